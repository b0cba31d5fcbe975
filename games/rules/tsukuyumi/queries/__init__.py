"""What the rules ask of a position."""
