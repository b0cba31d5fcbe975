"""How a ratio is measured and told: both sides in turn, medians, one JSON line each."""

import gc
import json
import statistics
import sys
import time
from collections.abc import Callable

from bench.quiet import wait_until_quiet

Side = Callable[[], object]
QUIET: list[bool] = []
"""Of each round of this part: whether the machine was ours alone when it began."""


def seconds(work: Side) -> float:
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def begin_round() -> None:
    QUIET.append(wait_until_quiet())


def interleaved(sides: list[Side], rounds: int = 7, warm: int = 1) -> list[float]:
    """The median seconds of each side; the sides take turns, so that drift hits all alike."""
    for _ in range(warm):
        for side in sides:
            side()
    times: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        begin_round()
        for kept, side in zip(times, sides, strict=True):
            kept.append(seconds(side))
    return [statistics.median(kept) for kept in times]


def in_turn(sides: list[Side], times: int) -> list[list[float]]:
    """The seconds of each single call, sorted; for calls so short that a pause spoils a sum."""
    gc.collect()
    found: list[list[float]] = [[] for _ in sides]
    for _ in range(times):
        for kept, side in zip(found, sides, strict=True):
            start = time.perf_counter()
            side()
            kept.append(time.perf_counter() - start)
    return [sorted(kept) for kept in found]


def rounds_in_turn(sides: list[Side], rounds: int, times: int) -> list[list[list[float]]]:
    """Of each side the sorted seconds of every round; each round waits for a quiet moment."""
    in_turn(sides, times)
    found: list[list[list[float]]] = [[] for _ in sides]
    for _ in range(rounds):
        begin_round()
        for kept, calls in zip(found, in_turn(sides, times), strict=True):
            kept.append(calls)
    return found


def middle_of(rounds: list[list[float]]) -> float:
    """The median of the rounds' medians."""
    return statistics.median(statistics.median(calls) for calls in rounds)


def tell(name: str, value: float, target: str, *, ok: bool, **more: object) -> bool:
    """One measured figure with what it is held against."""
    line = {"name": name, "value": round(value, 3), "target": target, "ok": ok, **more}
    if QUIET:
        line["quiet_rounds"] = f"{sum(QUIET)} of {len(QUIET)}"
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()
    return ok


def at_least(name: str, value: float, target: float, **more: object) -> bool:
    return tell(name, value, f">= {target}", ok=value >= target, **more)


def at_most(name: str, value: float, target: float, **more: object) -> bool:
    return tell(name, value, f"<= {target}", ok=value <= target, **more)
