"""Runs the benchmarks, all or those that are named; prints one JSON line a figure."""

import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PURE = {
    "folding": "bench.folding:against_dicts",
    "boardgame_io": "bench.folding:against_boardgame_io",
    "simulation": "bench.simulation:measure",
}
STORED = {
    "library": "bench.library:measure",
    "moves": "bench.moves:measure",
    "opening": "bench.opening:measure",
    "storage": "bench.storage:measure",
    "growth": "bench.growth:measure",
    "web": "bench.web:measure",
    "notifying": "bench.notifying:measure",
    "sweeps": "bench.sweeps:measure",
    "mailing": "bench.mailing:measure",
}


def main(names: list[str]) -> int:
    sys.path[0] = str(ROOT)
    # Told to stop, it still drops its database.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    unknown = set(names) - {*PURE, *STORED}
    if unknown:
        sys.stderr.write(f"No such part: {', '.join(sorted(unknown))}\n")
        return 2
    wanted = names or [*PURE, *STORED]
    whole = [run(name, PURE[name]) for name in PURE if name in wanted]
    whole += run_stored([name for name in STORED if name in wanted])
    return 0 if all(whole) else 1


def run_stored(names: list[str]) -> list[bool]:
    """The parts that need PostgreSQL, in one scratch database."""
    from bench import database
    from bench.report import tell

    missing = database.reason_it_is_missing() if names else None
    for name in names if missing else ():
        tell(name, 0, "", ok=False, missing=missing)
    if missing:
        return []
    with database.scratch_database() if names else nullcontext():
        return [run(name, STORED[name]) for name in names]


def run(name: str, place: str) -> bool:
    """One part; if it breaks, that is told and the next one follows."""
    from bench.report import QUIET, tell

    QUIET.clear()
    try:
        part_at(place)()
    except Exception as error:
        traceback.print_exc()
        tell(name, 0, "", ok=False, crashed=f"{type(error).__name__}: {error}")
        return False
    return True


def part_at(place: str) -> Callable[[], None]:
    module, function = place.split(":")
    part: Callable[[], None] = getattr(import_module(module), function)
    return part


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
