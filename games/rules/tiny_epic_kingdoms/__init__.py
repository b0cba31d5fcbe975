"""Tiny Epic Kingdoms: patrol, quest, build, research, expand and trade in a small realm."""
