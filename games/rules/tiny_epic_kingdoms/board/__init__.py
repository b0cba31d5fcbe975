"""The board as SVG: territories, action card, tracks; `draw.py` has the whole."""
