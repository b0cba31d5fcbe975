"""One sentence for every event that a player would tell."""
