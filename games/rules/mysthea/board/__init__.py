"""The board of Mysthea: five islands on a ring, tracks, cards, mats and the hand."""
