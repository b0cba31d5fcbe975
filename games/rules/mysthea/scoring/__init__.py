"""Glory and the ranking."""
