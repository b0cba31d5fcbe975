"""The games: a registry and one package per game, all of the same shape."""
