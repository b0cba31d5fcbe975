"""Daimyo: Rebirth of the Empire."""
