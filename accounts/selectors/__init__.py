"""Questions about players that change nothing."""
