"""Set-up, years, turns, triggers and the end of River Lords."""

from typing import Any

from games.kernel.events import Event
from games.kernel.header import Header
from games.kernel.moves import MatchEnded, Resigned
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from tests.support.river_lords.battle import BattleOrder
from tests.support.river_lords.effects import card_effects
from tests.support.river_lords.events import (
    ActStarted,
    BattleStarted,
    CardDrawn,
    CardPlayed,
    CrownPassed,
    DeckShuffled,
    FirstLordDrawn,
    FoodGained,
    FoodSpoiled,
    GarrisonMoved,
    GarrisonPlaced,
    GarrisonRetreated,
    TurnEnded,
    YearStarted,
)
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import Lord, Options, State
from tests.support.river_lords.steps import ActLoop, HomeChoice, ShrineChoice


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Lord() for _seat in range(seats)])


def setup(g: River) -> Rule:
    cards = g.content.cards
    deck = [card for card in sorted(cards) for _copy in range(cards[card].copies)]
    yield DeckShuffled(g.chance.shuffle(deck))
    yield FirstLordDrawn(g.chance.pick(g.seats), list(g.seats))
    for seat in g.seats:
        for _card in range(g.content.game.hand):
            yield CardDrawn(seat, g.state.deck[-1])
    yield Together([lane(seat, HomeChoice(seat)) for seat in g.clockwise(g.state.first)])
    yield YearStart()


class YearStart(Step[River], frozen=True):
    def run(self, g: River) -> Rule:
        if g.state.year == g.state.options.years:
            yield ended(g)
            return
        yield YearStarted(g.state.year + 1)
        for seat in g.clockwise(g.state.first):
            yield Turn(seat)
        yield self


class Turn(Step[River], frozen=True):
    seat: int

    def run(self, g: River) -> Rule:
        if g.held_by(self.seat):
            yield ActStarted(self.seat, g.content.game.points)
            yield ActLoop()
            yield TurnEnd(self.seat)


class TurnEnd(Step[River], frozen=True):
    seat: int

    def run(self, g: River) -> Rule:
        yield TurnEnded(self.seat)


class Victory(Step[River], frozen=True):
    """A trigger opens it, so that the running rule comes to its end first."""

    def run(self, g: River) -> Rule:
        yield ended(g)


def points(g: River, seat: int) -> int:
    return g.lord(seat).food + 3 * len(g.held_by(seat))


def ended(g: River) -> MatchEnded:
    totals = [-1 if g.is_absent(seat) else points(g, seat) for seat in g.seats]
    return MatchEnded([1 + sum(other > mine for other in totals) for mine in totals], totals)


# -- triggers --------------------------------------------------------------------------------


def mice(g: River, gained: FoodGained) -> Rule:
    """What does not fit into the granary is lost at once."""
    over = g.lord(gained.seat).food - g.content.game.most_food
    if over > 0:
        yield FoodSpoiled(gained.seat, over)


def shrine(g: River, came: GarrisonPlaced | GarrisonMoved) -> Rule:
    if g.content.regions[came.region].shrine:
        yield ShrineChoice(came.seat)


def battle(g: River, started: BattleStarted) -> Rule:
    yield BattleOrder()


def conquest(g: River, came: GarrisonPlaced | GarrisonMoved) -> Rule:
    if len(g.held_by(came.seat)) >= g.content.game.garrisons_to_win:
        yield Victory()


def last_one_wins(g: River, resigned: Resigned) -> Rule:
    if len([seat for seat in g.seats if not g.is_absent(seat)]) == 1:
        yield ended(g)


def crown(g: River, event: Event[Any]) -> Rule:
    """Looked at after every event: who has more garrisons than the holder takes the crown."""
    counts = [len(g.held_by(seat)) for seat in g.seats]
    holder = g.state.crown
    bar = 0 if holder is None else counts[holder]
    best = counts.index(max(counts))
    if counts[best] > bar and not g.state.header.over:
        yield CrownPassed(best)


TRIGGERS: dict[type[Event[Any]], Any] = {
    FoodGained: (mice,),
    GarrisonPlaced: (shrine, conquest),
    GarrisonMoved: (shrine, conquest),
    GarrisonRetreated: (shrine,),
    BattleStarted: (battle,),
    CardPlayed: (card_effects,),
    Resigned: (last_one_wins,),
    Event: (crown,),
}
