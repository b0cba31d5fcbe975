"""What templates of other pages show of the post."""
