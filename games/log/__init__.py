"""The event log: append, load, chain, snapshots, upcasts, chunks."""
