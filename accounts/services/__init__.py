"""What changes an account."""
