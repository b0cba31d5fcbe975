"""The pages of the post: playing from a mail, preferences, the inbox, the outbox."""
