"""Benchmarks: our side and the other side of each ratio, interleaved in one run."""
