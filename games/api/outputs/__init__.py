"""What clients get: the form of each answer."""
