"""The forms of the printed things, as frozen structs."""
