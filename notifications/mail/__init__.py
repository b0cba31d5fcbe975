"""What a message says: mail in text and HTML, and the short form for chats."""
