"""The settings, addresses and entry points of the service."""
