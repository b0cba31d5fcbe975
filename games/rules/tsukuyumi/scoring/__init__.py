"""Points, each with a line of explanation."""
