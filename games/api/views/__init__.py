"""One small view for each endpoint."""
