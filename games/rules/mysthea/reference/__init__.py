"""The rules at hand: every printed thing in words and pictures."""
