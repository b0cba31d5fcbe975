"""Quest: one meeple goes from border region to border region of another territory (SPEC 7.2)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.events.turn import MeepleMoved
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import (
    Moved,
    mover_in,
    quest_destinations,
    quest_origins,
    quest_territories,
)
from games.rules.tiny_epic_kingdoms.queries.names import place
from games.rules.tiny_epic_kingdoms.steps.giving_up import Abandon, abandon
from games.rules.tiny_epic_kingdoms.steps.going import (
    Done,
    GoTo,
    Move,
    Stay,
    StepTo,
    destination_options,
    step_away,
    step_options,
)

_ = gettext_noop


def quest(g: Kingdoms, seat: int) -> Rule:
    yield QuestUnit(seat)


def quest_again(g: Kingdoms, seat: int, moved: Moved) -> Rule:
    """A second quest with another meeple, for those who may (SPEC 9.3)."""
    if len(moved) < g.times(seat, "quest_count"):
        yield QuestUnit(seat, moved)


class QuestUnit(Step[Kingdoms], frozen=True, tag="quest.unit"):
    seat: int
    moved: Moved = ()

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Which meeple goes on the quest?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for region in quest_origins(g, self.seat, self.moved):
            label = say(_("Move from {place}"), place=place(g, region))
            yield Option(Move(region), label, (f"region:{region}",))
        if self.moved:
            yield Option(Done(), say(_("Done")))

    def decide(self, g: Kingdoms, choice: Move | Done | Abandon) -> Rule:
        match choice:
            case Move(region):
                yield QuestCard(self.seat, region, self.moved)
            case Abandon():
                yield from abandon(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return Done() if self.moved else Abandon()


class GoOnto(Choice, frozen=True, tag="territory"):
    side: str


class QuestCard(Step[Kingdoms], frozen=True, tag="quest.card"):
    seat: int
    origin: str
    moved: Moved = ()

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("To which territory does the quest lead?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for territory in quest_territories(g, self.seat, self.origin):
            label = plain(g.content.sides[territory].name)
            yield Option(GoOnto(territory), label, (f"territory:{territory}",))

    def decide(self, g: Kingdoms, choice: GoOnto | Done | Abandon) -> Rule:
        match choice:
            case GoOnto(side):
                yield QuestDestination(self.seat, self.origin, side, self.moved)
            case Abandon():
                yield from abandon(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return Done() if self.moved else Abandon()


class QuestDestination(Step[Kingdoms], frozen=True, tag="quest.dest"):
    seat: int
    origin: str
    side: str
    moved: Moved = ()

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(
            _("Into which region of {territory}?"), territory=g.content.sides[self.side].name
        )

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from destination_options(g, self.seat, quest_destinations(g, self.seat, self.side))

    def decide(self, g: Kingdoms, choice: GoTo | Done | Abandon) -> Rule:
        match choice:
            case GoTo(region):
                yield from self.go(g, region)
            case Abandon():
                yield from abandon(g, self.seat)

    def go(self, g: Kingdoms, region: str) -> Rule:
        meeple = mover_in(g, self.seat, self.origin, self.moved)
        assert meeple is not None, "nobody can leave there"
        name, lying = meeple.id, g.lies_in(region)
        peaceful = not g.foreign_in(self.seat, region)
        yield MeepleMoved(self.seat, name, self.origin, region, "quest", lying)
        if peaceful and not lying and g.has(self.seat, "quest_ride_on"):
            yield RideOn(self.seat, name, region)
        yield from quest_again(g, self.seat, (*self.moved, name))

    def default(self, g: Kingdoms) -> Choice:
        return Done() if self.moved else Abandon()


class RideOn(Step[Kingdoms], frozen=True, tag="quest.ride_on"):
    """A step after a peaceful quest: free regions only, never a war (R60)."""

    seat: int
    meeple: str
    region: str

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Take one more step?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from step_options(g, self.seat, self.region)

    def decide(self, g: Kingdoms, choice: Stay | StepTo) -> Rule:
        yield from step_away(g, self.seat, self.meeple, self.region, choice)

    def default(self, g: Kingdoms) -> Choice:
        return Stay()
