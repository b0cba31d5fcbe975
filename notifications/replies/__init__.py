"""The mails that come in: whose they are, what they answer, what came of it."""
