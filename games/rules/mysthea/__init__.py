"""Mysthea: five floating islands, three eras, monsters, secret battle orders."""
