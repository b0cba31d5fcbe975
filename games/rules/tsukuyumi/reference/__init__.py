"""The reference pages: everything that is printed, in words and pictures."""
