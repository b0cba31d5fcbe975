"""Which step follows which: set-up, rounds, phases, turns, the end."""
