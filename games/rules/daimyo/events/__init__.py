"""What can happen, each fact with its reducer."""
