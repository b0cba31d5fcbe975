"""The post: turns and their clocks, what players are told, and how it reaches them."""
