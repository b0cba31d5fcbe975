"""Looking back and looking up: archive, results, proof, files, sandboxes, players, rules."""
