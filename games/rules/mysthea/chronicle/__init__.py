"""The log in words: one sentence for every event that a player would tell."""
