"""Verbs: reckon clocks, tell players, claim and send what is due."""
