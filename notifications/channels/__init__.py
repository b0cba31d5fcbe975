"""How a message leaves: e-mail, and everything that Apprise speaks."""
