"""Questions about turns, notices and preferences that change nothing."""
