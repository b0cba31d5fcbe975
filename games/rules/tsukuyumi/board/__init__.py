"""The board as SVG: map, tracks, cards, mats; `draw.py` has the whole."""
