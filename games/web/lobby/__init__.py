"""Home, open tables, a table before its start."""
