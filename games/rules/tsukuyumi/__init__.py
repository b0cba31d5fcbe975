"""Tsukuyumi: Full Moon Down with Sunrise Kingdom."""
