"""What the rules ask of a position, and the numbers that abilities bend."""
