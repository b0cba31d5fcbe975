"""The views, one module per page."""
