"""Matches of long board games: rules, log, services and pages."""
