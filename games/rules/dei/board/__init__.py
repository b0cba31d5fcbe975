"""The board as SVG: the map of Districts, Markets, Missions, the mats of the seats."""
