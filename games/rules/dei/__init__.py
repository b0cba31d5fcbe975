"""DEI: Divide et Impera."""
