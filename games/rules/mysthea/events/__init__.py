"""What can happen in Mysthea."""
