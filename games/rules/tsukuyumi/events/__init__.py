"""What can happen, by theme."""
