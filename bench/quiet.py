"""Waits a little for a machine that others use too, so that a round is not spoiled."""

import time
from pathlib import Path

BUSY = 0.15
WINDOW = 0.2
TRIES = 8


def wait_until_quiet() -> bool:
    """True as soon as the machine was nearly idle for a moment; False if it never was."""
    return any(busy_share() < BUSY for _ in range(TRIES))


def busy_share() -> float:
    """The share of all cores that worked during a short window."""
    before = ticks()
    time.sleep(WINDOW)
    after = ticks()
    passed = max(1, after[0] - before[0])
    return 1 - (after[1] - before[1]) / passed


def ticks() -> tuple[int, int]:
    """All ticks of the processor so far, and the idle ones; nothing where Linux does not tell."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0, 0
    numbers = [int(word) for word in stat.read_text().split("\n", 1)[0].split()[1:9]]
    return sum(numbers), numbers[3] + numbers[4]
