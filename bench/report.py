"""How a ratio is measured and told: both sides in turn, medians, one JSON line each."""

import gc
import json
import statistics
import sys
import time
from collections.abc import Callable

Side = Callable[[], object]


def seconds(work: Side) -> float:
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def interleaved(sides: list[Side], rounds: int = 7, warm: int = 1) -> list[float]:
    """The median seconds of each side; the sides take turns, so that drift hits all alike."""
    for _ in range(warm):
        for side in sides:
            side()
    times: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        for kept, side in zip(times, sides, strict=True):
            kept.append(seconds(side))
    return [statistics.median(kept) for kept in times]


def tell(name: str, value: float, target: str, *, ok: bool, **more: object) -> bool:
    """One measured figure with what it is held against."""
    line = {"name": name, "value": round(value, 3), "target": target, "ok": ok, **more}
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
    return ok


def at_least(name: str, value: float, target: float, **more: object) -> bool:
    return tell(name, value, f">= {target}", ok=value >= target, **more)


def at_most(name: str, value: float, target: float, **more: object) -> bool:
    return tell(name, value, f"<= {target}", ok=value <= target, **more)
