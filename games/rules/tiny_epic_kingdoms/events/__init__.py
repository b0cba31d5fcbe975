"""What can happen in Tiny Epic Kingdoms."""
