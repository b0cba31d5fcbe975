"""A question with one answer out of a list; which list, and what follows, is told by its name."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY


class Take(Choice, frozen=True):
    """The answer: a cell, a card, a number, or a word such as `finish`."""

    value: str


class Pick(Step[Realm], frozen=True):
    """Asks a seat for what its name says; the other fields are the arguments of that question."""

    seat: int
    what: str
    """The decision's id in SPEC 22."""
    cell: str = ""
    name: str = ""
    n: int = 0
    m: int = 0
    done: tuple[str, ...] = ()
    units: tuple[int, ...] = ()
    other: int = NOBODY

    def asks(self, g: Realm) -> int | None:
        ask = question(g, self)
        return self.seat if ask.applies is None or ask.applies(g, self) else None

    def prompt(self, g: Realm) -> Text:
        return question(g, self).prompt(g, self)

    def options(self, g: Realm) -> Iterator[Option]:
        yield from question(g, self).options(g, self)

    def decide(self, g: Realm, choice: Take) -> Rule:
        yield from question(g, self).decide(g, self, choice.value)

    def run(self, g: Realm) -> Rule:
        ask = question(g, self)
        if ask.otherwise is not None:
            yield from ask.otherwise(g, self)

    def default(self, g: Realm) -> Choice:
        ask = question(g, self)
        if ask.default is not None:
            return Take(ask.default(g, self))
        return next(iter(ask.options(g, self))).choice

    @property
    def slug(self) -> str:
        return self.what


class SecretPick(Step[Realm], frozen=True):
    """The same for an answer that nobody else may know."""

    seat: int
    what: str
    hides_answer = True

    def asks(self, g: Realm) -> int | None:
        return self.seat

    def prompt(self, g: Realm) -> Text:
        return question(g, Pick(self.seat, self.what)).prompt(g, Pick(self.seat, self.what))

    def options(self, g: Realm) -> Iterator[Option]:
        pick = Pick(self.seat, self.what)
        yield from question(g, pick).options(g, pick)

    def decide(self, g: Realm, choice: Take) -> Rule:
        pick = Pick(self.seat, self.what)
        yield from question(g, pick).decide(g, pick, choice.value)


class Ask(Struct, frozen=True):
    """What a named question consists of; it is skipped where it does not apply."""

    prompt: Callable[[Realm, Pick], Text]
    options: Callable[[Realm, Pick], Iterable[Option]]
    decide: Callable[[Realm, Pick, str], Rule]
    default: Callable[[Realm, Pick], str] | None = None
    applies: Callable[[Realm, Pick], bool] | None = None
    otherwise: Callable[[Realm, Pick], Rule] | None = None
    """What happens where it does not apply."""


def question(g: Realm, pick: Pick) -> Ask:
    ask: Ask = g.rules.asks[pick.what]
    return ask


def take(value: Any, label: Text, *targets: str, hint: Text | None = None) -> Option:
    return Option(Take(str(value)), label, targets, hint)


def has_options(g: Realm, pick: Pick) -> bool:
    """For questions that are skipped where nothing can be chosen."""
    return next(iter(question(g, pick).options(g, pick)), None) is not None
