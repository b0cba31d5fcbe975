"""The things that can be open in a match, one file each."""
