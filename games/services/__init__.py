"""Verbs that change something."""
