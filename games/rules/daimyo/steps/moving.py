"""Moving Governors, one's own to collect (SPEC 8.7)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import TokensGained
from games.rules.daimyo.events.pieces import GovernorMoved
from games.rules.daimyo.queries.board import free_governor_spaces, governors_of, yields
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import place_name
from games.rules.daimyo.steps.choices import Decline, decline
from games.rules.daimyo.steps.spots import GoTo, PutAt, place_options

_ = gettext_noop


class MoveGovernor(Step[Daimyo], frozen=True, tag="move.governor"):
    """Each Governor at most once by the same effect."""

    seat: int
    left: int
    collect: int
    moved: tuple[str, ...] = ()

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which of your Governors moves?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for place in governors_of(g, self.seat):
            if place not in self.moved:
                yield Option(PutAt(place), place_name(g, place), (f"governor:{place}",))
        yield decline()

    def decide(self, g: Daimyo, choice: PutAt | Decline) -> Rule:
        if isinstance(choice, PutAt):
            yield MovePlace(self.seat, choice.place, self.left, self.collect, self.moved)

    def default(self, g: Daimyo) -> Choice:
        return Decline()


class MovePlace(Step[Daimyo], frozen=True, tag="move.place"):
    """A different space, on the same island or another (R63)."""

    seat: int
    origin: str
    left: int
    collect: int
    moved: tuple[str, ...] = ()
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does the Governor of {place} go?"), place=place_name(g, self.origin))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from place_options(g, free_governor_spaces(g), self.island, "governor")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        yield GovernorMoved(self.seat, self.origin, choice.place, self.seat)
        if self.collect:
            gained = yields(g, [choice.place], self.collect)
            yield TokensGained(self.seat, gained, "collected")
        if self.left > 1:
            moved = (*self.moved, choice.place)
            yield MoveGovernor(self.seat, self.left - 1, self.collect, moved)
