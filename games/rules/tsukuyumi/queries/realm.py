"""The position as Tsukuyumi's rules read it, and who sits where."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.moves import HIDDEN
from games.kernel.position import Position, derived
from games.kernel.text import Words
from games.rules.tsukuyumi.content import Content, Faction
from games.rules.tsukuyumi.state import Combat, Options, Seat, State, Tile, Turn, Unit


class Rulebook(Struct, frozen=True):
    """What cards do and what steps ask, by name; put together in `game.py`."""

    effects: Mapping[str, Callable[..., Any]]
    playable: Mapping[str, Callable[..., bool]]
    asks: Mapping[str, Any]
    extras: tuple[Any, ...] = ()
    """Actions that factions add to the turn menu."""


UNKNOWN = Words(HIDDEN, HIDDEN)
EMPTY = Rulebook({}, {}, {})


class Realm(Position[State, Content]):
    """Effects reach the steps through it, just as content does."""

    __slots__ = ("rules",)

    def __init__(
        self, state: State, content: Content, chance: Chance | None = None, rules: Rulebook = EMPTY
    ) -> None:
        super().__init__(state, content, chance)
        self.rules = rules

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None, "no turn runs"
        return self.state.turn

    @property
    def combat(self) -> Combat:
        return self.state.combats[-1]

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def faction(self, seat: int) -> Faction:
        return self.content.factions[self.state.seats[seat].faction]

    def tile(self, cell: str) -> Tile:
        return self.state.tiles[cell]

    def unit(self, number: int) -> Unit:
        return self.state.units[number]

    def name(self, slug: str) -> Words:
        """The printed name; a card that the viewer may not know has none."""
        return UNKNOWN if slug == HIDDEN else self.content.texts[slug].name

    def by_initiative(self) -> list[int]:
        return list(self.state.initiative)

    def others(self, seat: int) -> list[int]:
        """The other seats in initiative order."""
        return [other for other in self.state.initiative if other != seat]


@derived
def seat_of(g: Realm, faction: str) -> int | None:
    """Who plays a faction, if it is in play."""
    for number, seat in enumerate(g.state.seats):
        if seat.faction == faction:
            return number
    return None


@derived
def ongoing(g: Realm, seat: int, what: str) -> int:
    """The sum of what the open cards of a seat say about something."""
    return sum(g.content.events[card].ongoing.get(what, 0) for card in g.seat(seat).open)


def has_flag(g: Realm, seat: int, flag: str) -> bool:
    return flag in g.seat(seat).flags


def steward(g: Realm, actor: int) -> int:
    """Who decides for the ONI: the highest on the track who does not act (R49)."""
    return g.others(actor)[0]


def is_duel(g: Realm) -> bool:
    """The two-player game has its own board, deck and scoring (SPEC 17)."""
    return len(g.state.seats) == DUEL


DUEL = 2
