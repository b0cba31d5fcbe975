"""The drawing of the board."""
