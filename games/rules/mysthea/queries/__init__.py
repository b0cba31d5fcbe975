"""What the rules of Mysthea ask of a position."""
