"""One file per command; each parses, calls one service, presents."""
