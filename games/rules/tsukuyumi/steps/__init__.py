"""One file per thing that can be open."""
