"""The rules kernel: pure Python, no Django, no game; decide, then evolve."""
