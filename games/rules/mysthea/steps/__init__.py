"""Everything that can be open in Mysthea."""
