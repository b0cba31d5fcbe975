"""The vocabulary of heroes, tiles and abilities, and the rows of the Empire."""
