"""Patrol: one meeple walks to an adjacent region, or stands up in ruins (SPEC 7.1)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.events.turn import MeepleMoved, MeepleStood
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import (
    Moved,
    mover_in,
    patrol_destinations,
    patrol_origins,
    sleeper_in,
    sleeping_places,
)
from games.rules.tiny_epic_kingdoms.queries.names import place
from games.rules.tiny_epic_kingdoms.steps.giving_up import Abandon, abandon
from games.rules.tiny_epic_kingdoms.steps.going import Done, GoTo, Move, destination_options

_ = gettext_noop


def patrol(g: Kingdoms, seat: int) -> Rule:
    yield PatrolUnit(seat)


def patrol_again(g: Kingdoms, seat: int, moved: Moved) -> Rule:
    """A second patrol with another meeple, for those who may (SPEC 9.3)."""
    if len(moved) < g.times(seat, "patrol_count"):
        yield PatrolUnit(seat, moved)


class Stand(Choice, frozen=True):
    region: str


class PatrolUnit(Step[Kingdoms], frozen=True, tag="patrol.unit"):
    seat: int
    moved: Moved = ()
    """The meeples that patrolled already; none of them goes again."""

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        if self.moved:
            return say(_("Which other meeple patrols?"))
        return say(_("Which meeple patrols or stands up?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for region in sleeping_places(g, self.seat, self.moved):
            label = say(_("Stand up in {place}"), place=place(g, region))
            yield Option(Stand(region), label, (f"region:{region}",))
        for region in patrol_origins(g, self.seat, self.moved):
            label = say(_("Move from {place}"), place=place(g, region))
            yield Option(Move(region), label, (f"region:{region}",))
        if self.moved:
            yield Option(Done(), say(_("Done")))

    def decide(self, g: Kingdoms, choice: Stand | Move | Done | Abandon) -> Rule:
        match choice:
            case Stand(region):
                meeple = sleeper_in(g, self.seat, region, self.moved)
                assert meeple is not None, "nobody lies there"
                name = meeple.id
                yield MeepleStood(self.seat, name, region)
                yield from patrol_again(g, self.seat, (*self.moved, name))
            case Move(region):
                yield PatrolDestination(self.seat, region, self.moved)
            case Abandon():
                yield from abandon(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return Done() if self.moved else Abandon()


class PatrolDestination(Step[Kingdoms], frozen=True, tag="patrol.dest"):
    seat: int
    origin: str
    moved: Moved = ()

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Where does the meeple from {place} go?"), place=place(g, self.origin))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from destination_options(g, self.seat, patrol_destinations(g, self.seat, self.origin))

    def decide(self, g: Kingdoms, choice: GoTo | Done | Abandon) -> Rule:
        match choice:
            case GoTo(region):
                yield from self.go(g, region)
            case Abandon():
                yield from abandon(g, self.seat)

    def go(self, g: Kingdoms, region: str) -> Rule:
        meeple = mover_in(g, self.seat, self.origin, self.moved)
        assert meeple is not None, "nobody can leave there"
        name = meeple.id
        yield MeepleMoved(self.seat, name, self.origin, region, "patrol", g.lies_in(region))
        yield from patrol_again(g, self.seat, (*self.moved, name))

    def default(self, g: Kingdoms) -> Choice:
        return Done() if self.moved else Abandon()
