"""Effects of cards, encounters and rewards, in the vocabulary of the content."""
