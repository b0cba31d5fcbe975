"""Pieces of sentences: who, which units, where."""

from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.moves import HIDDEN
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.tsukuyumi.queries.names import counted, side_name, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY

_ = gettext_noop
Sentence = Callable[[Realm, Any], Text]


def who(seat: int) -> SeatName:
    return SeatName(seat)


def side(number: int) -> Text:
    return side_name(number)


def where(g: Realm, cell: str) -> Text:
    return spot(g, cell) if cell else say(_("several places"))


def card(g: Realm, slug: str) -> Text:
    return say(_("a hidden card")) if slug == HIDDEN else plain(g.name(slug))


def listed(g: Realm, kinds: Mapping[str, int]) -> Text:
    """Kinds of units with their numbers."""
    text = Text("")
    for index, (kind, count) in enumerate(kinds.items()):
        one = counted(g, kind, count)
        text = one if not index else say(_("{units}, {more}"), units=text, more=one)
    return text


def units_now(g: Realm, numbers: list[int]) -> Text:
    """Units that are on the board after the event."""
    kinds: dict[str, int] = {}
    for number in numbers:
        if number in g.state.units:
            kind = g.unit(number).kind
            kinds[kind] = kinds.get(kind, 0) + 1
    return listed(g, kinds)


def owner_of(g: Realm, numbers: list[int]) -> int:
    return next((g.unit(n).owner for n in numbers if n in g.state.units), NOBODY)
