"""One file for each thing that can be open."""
