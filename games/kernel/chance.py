"""Keyed randomness: every draw follows from the match's secret seed and a counter."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar

from msgspec import Struct

T = TypeVar("T", int, str)
"""Populations are ids: they sort the same way everywhere and for ever."""
Kind = Literal["roll", "pick", "shuffle"]


class Draw(Struct, frozen=True, array_like=True):
    """A line of the ledger; a shuffle is checked from its own outcome and has no result here."""

    counter: int
    kind: Kind
    size: int
    result: int | None


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_hash(seed: bytes) -> str:
    """What is published at the start. The seed has 256 random bits, so this tells nothing."""
    return hashlib.sha256(seed).hexdigest()


def key_of(seed: bytes, entropy: Sequence[str]) -> bytes:
    """The key of all draws: the seed with what each player's own browser threw in."""
    message = b"longtable draws\0" + b"\0".join(part.encode() for part in entropy)
    return hmac.digest(seed, message, "sha256")


class Chance:
    """The generator that `decide` is handed; what it gives is noted until a fact tells it."""

    def __init__(self, key: bytes, counter: int) -> None:
        self.key = key
        self.counter = counter
        self.untold: list[Draw] = []

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        value = 1 + self._stream(sides).below(sides)
        self._note("roll", sides, value)
        return value

    def pick(self, population: Iterable[T]) -> T:
        """One of a population, which is sorted first so that its order cannot matter."""
        ordered = sorted(population)
        index = self._stream(len(ordered)).below(len(ordered))
        self._note("pick", len(ordered), index)
        return ordered[index]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """All of them in a new order that depends on nothing but the items and the draw."""
        order = sorted(items)
        stream = self._stream(len(order))
        for last in range(len(order) - 1, 0, -1):
            other = stream.below(last + 1)
            order[last], order[other] = order[other], order[last]
        self._note("shuffle", len(order), None)
        return order

    def take_untold(self) -> list[Draw]:
        told, self.untold = self.untold, []
        return told

    def _note(self, kind: Kind, size: int, result: int | None) -> None:
        self.untold.append(Draw(self.counter, kind, size, result))
        self.counter += 1

    def _stream(self, size: int) -> "Stream":
        assert size > 0, "a draw from nothing"
        return Stream(self.key, self.counter)


class Stream:
    """The random bytes of one draw: HMAC-SHA256 of the key over counter and block."""

    def __init__(self, key: bytes, counter: int) -> None:
        self.key = key
        self.counter = counter
        self.block = 0
        self.left = b""

    def below(self, bound: int) -> int:
        """A number in range(bound), all equally likely: the last, broken run is dropped."""
        width = max(1, (bound - 1).bit_length() + 7 >> 3) + 1
        limit = (1 << 8 * width) // bound * bound
        while True:
            value = int.from_bytes(self._take(width), "big")
            if value < limit:
                return value % bound

    def _take(self, count: int) -> bytes:
        while len(self.left) < count:
            message = b"%d/%d" % (self.counter, self.block)
            self.left += hmac.digest(self.key, message, "sha256")
            self.block += 1
        taken, self.left = self.left[:count], self.left[count:]
        return taken


class NoChance(Chance):
    """Stands where the rules may not draw: in `asks`, `options` and a rehearsal."""

    def _stream(self, size: int) -> Stream:
        raise AssertionError("a draw outside of decide")


def no_chance() -> Chance:
    return NoChance(b"", 0)
