"""What can be open in River Lords: acts with their loops, marches, retreats, set-up picks."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import COMMIT, Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from tests.support.river_lords.events import (
    ActEnded,
    BattleStarted,
    CardBuried,
    CardDrawn,
    CardPlayed,
    DeckShuffled,
    FoodGained,
    FoodPaid,
    GarrisonLost,
    GarrisonMoved,
    GarrisonPlaced,
    GarrisonRetreated,
    OathSworn,
    PointsChanged,
)
from tests.support.river_lords.queries import River

_ = gettext_noop


class Pick(Choice, frozen=True):
    region: str


class Take(Choice, frozen=True):
    food: int


class Gather(Choice, frozen=True):
    pass


class DrawCard(Choice, frozen=True):
    pass


class PlayCard(Choice, frozen=True):
    card: str


class March(Choice, frozen=True):
    pass


class Recruit(Choice, frozen=True):
    region: str


class Swear(Choice, frozen=True):
    pass


class Stop(Choice, frozen=True):
    pass


class Idle(Choice, frozen=True):
    """What an absent lord does; never offered."""


class Bury(Choice, frozen=True):
    card: str


def to_region(g: River, region: str) -> Option:
    return Option(Pick(region), plain(g.name_of(region)), (f"region:{region}",))


class HomeChoice(Step[River], frozen=True):
    """The first of two or three questions of a lane."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Where is your home?"))

    def options(self, g: River) -> Iterator[Option]:
        return (to_region(g, region) for region in g.free_regions())

    def decide(self, g: River, choice: Pick) -> Rule:
        yield GarrisonPlaced(self.seat, choice.region)
        yield StockChoice(self.seat)


class StockChoice(Step[River], frozen=True):
    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("How much food do you start with?"))

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Take(food), say(_("{food} food"), food=food)) for food in (1, 2, 3))

    def decide(self, g: River, choice: Take) -> Rule:
        yield FoodGained(self.seat, choice.food)


class ShrineChoice(Step[River], frozen=True):
    """A trigger opens it for whoever comes to a shrine."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("The shrine gives food. Do you take it?"))

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Take(food), say(_("{food} food"), food=food)) for food in (0, 1))

    def decide(self, g: River, choice: Take) -> Rule:
        if choice.food:
            yield FoodGained(self.seat, choice.food)


class ActLoop(Step[River], frozen=True):
    """Asks as long as the innermost act has points; then it ends the act by itself."""

    def asks(self, g: River) -> int | None:
        return g.act.seat if g.act.points > 0 else None

    def prompt(self, g: River) -> Text:
        return say(_("Points left: {points}"), points=g.act.points)

    def options(self, g: River) -> Iterator[Option]:
        seat = g.act.seat
        yield Option(Gather(), say(_("Gather food")))
        for card in sorted(set(g.lord(seat).hand)):
            name = g.content.cards[card].name
            yield Option(PlayCard(card), say(_("Play {card}"), card=name))
        if g.state.deck or g.state.discards:
            yield Option(DrawCard(), say(_("Draw a card")))
        if g.origins(seat):
            yield Option(March(), say(_("March")))
        if g.lord(seat).food > 1:
            for region in g.places_to_recruit(seat):
                label = say(_("Recruit in {region}"), region=g.name_of(region))
                yield Option(Recruit(region), label, (f"region:{region}",))
        yield Option(Swear(), say(_("Swear an oath")))
        yield Option(Stop(), say(_("Stop")))

    def decide(self, g: River, choice: Choice) -> Rule:
        yield PointsChanged(-1)
        yield from deed(g, g.act.seat, choice)
        yield self

    def run(self, g: River) -> Rule:
        yield ActEnded()

    def default(self, g: River) -> Choice:
        return Idle()


def deed(g: River, seat: int, choice: Choice) -> Rule:
    match choice:
        case Gather():
            yield FoodGained(seat, 1)
        case PlayCard(card):
            yield CardPlayed(seat, card)
        case DrawCard():
            yield from draw_card(g, seat)
        case March():
            yield MarchOrigin(seat)
        case Recruit(region):
            yield FoodPaid(seat, 2)
            yield GarrisonPlaced(seat, region)
        case Swear():
            yield OathSworn(seat)
            yield COMMIT
        case Stop() | Idle():
            yield PointsChanged(-g.act.points)


def draw_card(g: River, seat: int) -> Rule:
    if not g.state.deck:
        yield DeckShuffled(g.chance.shuffle(g.state.discards))
    yield CardDrawn(seat, g.state.deck[-1])


class BuryChoice(Step[River], frozen=True):
    hides_answer = True

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Which card goes under the deck?"))

    def options(self, g: River) -> Iterator[Option]:
        for card in sorted(set(g.lord(self.seat).hand)):
            yield Option(Bury(card), plain(g.content.cards[card].name))

    def decide(self, g: River, choice: Bury) -> Rule:
        yield CardBuried(self.seat, choice.card)


class MarchOrigin(Step[River], frozen=True):
    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Which garrison marches?"))

    def options(self, g: River) -> Iterator[Option]:
        return (to_region(g, region) for region in g.origins(self.seat))

    def decide(self, g: River, choice: Pick) -> Rule:
        yield MarchTarget(self.seat, choice.region)


class MarchTarget(Step[River], frozen=True):
    seat: int
    origin: str

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Where does it march?"))

    def options(self, g: River) -> Iterator[Option]:
        return (to_region(g, region) for region in g.targets_from(self.seat, self.origin))

    def decide(self, g: River, choice: Pick) -> Rule:
        if not g.is_held(choice.region):
            yield GarrisonMoved(self.seat, self.origin, choice.region)
            return
        defender = g.state.garrisons[choice.region]
        yield BattleStarted(self.seat, defender, self.origin, choice.region)


class RetreatChoice(Step[River], frozen=True):
    """A garrison falls back to a free neighbour; without one it is lost, and nobody is asked."""

    seat: int
    region: str

    def asks(self, g: River) -> int | None:
        return self.seat if g.free_neighbours(self.region) else None

    def prompt(self, g: River) -> Text:
        return say(_("Where does the garrison of {region} go?"), region=g.name_of(self.region))

    def options(self, g: River) -> Iterator[Option]:
        return (to_region(g, region) for region in g.free_neighbours(self.region))

    def decide(self, g: River, choice: Pick) -> Rule:
        yield GarrisonRetreated(self.seat, self.region, choice.region)

    def run(self, g: River) -> Rule:
        yield GarrisonLost(self.seat, self.region)
