"""What clients send, checked."""
