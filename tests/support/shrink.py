"""Shrinks a failing list by cutting pieces out, large ones first, as long as it still fails."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import structs

from games.kernel.game import AnyGame
from tests.support.script import Deed, Promise, Script, perform

T = TypeVar("T")


def shrink(items: Sequence[T], fails: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """A list that still fails and from which no single item can go."""
    kept = tuple(items)
    size = max(len(kept) // 2, 1)
    while True:
        before = kept
        kept = cut_pieces(kept, size, fails)
        if size == 1 and kept == before:
            return kept
        size = max(size // 2, 1)


def cut_pieces(
    kept: tuple[T, ...], size: int, fails: Callable[[tuple[T, ...]], bool]
) -> tuple[T, ...]:
    start = 0
    while start < len(kept):
        shorter = kept[:start] + kept[start + size :]
        if fails(shorter):
            kept = shorter
        else:
            start += size
    return kept


def failure(game: AnyGame, script: Script, promise: Promise) -> Exception | None:
    """What goes wrong when the script is played, if anything does."""
    try:
        perform(game, script, promise)
    except Exception as error:
        return error
    return None


def shrunk(game: AnyGame, script: Script, promise: Promise) -> Script:
    def fails(deeds: tuple[Deed, ...]) -> bool:
        return failure(game, structs.replace(script, deeds=deeds), promise) is not None

    return structs.replace(script, deeds=shrink(shortest_start(script.deeds, fails), fails))


def shortest_start(
    deeds: tuple[Deed, ...], fails: Callable[[tuple[Deed, ...]], bool]
) -> tuple[Deed, ...]:
    """The deeds up to the failure; the rest was never played."""
    low, high = 0, len(deeds)
    while low < high:
        middle = (low + high) // 2
        if fails(deeds[:middle]):
            high = middle
        else:
            low = middle + 1
    return deeds[:high]


def check(game: AnyGame, script: Script, promise: Promise) -> None:
    """Play a script under a promise; if it is broken, tell the shortest script that breaks it."""
    if failure(game, script, promise) is None:
        return
    short = shrunk(game, script, promise)
    error = failure(game, short, promise)
    deeds = [f"{deed.kind}:{deed.number}" for deed in short.deeds]
    raise AssertionError(
        f"{game.slug}, {short.seats} seats, {short.options}, seed {short.seed.hex()}, "
        f"{len(deeds)} deeds: {' '.join(deeds)}: {error!r}"
    ) from error
