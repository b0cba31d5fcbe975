"""The player: account, public name, preferences."""
