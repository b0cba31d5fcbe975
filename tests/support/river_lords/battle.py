"""A battle: one step that walks named stages and may break off; secret bids, open tribute."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.kernel.together import Together, lane
from tests.support.river_lords.events import (
    AmbushSprung,
    BattleDecided,
    BattleEnded,
    BidMade,
    FoodPaid,
    GarrisonMoved,
)
from tests.support.river_lords.queries import River
from tests.support.river_lords.steps import RetreatChoice

_ = gettext_noop
MOST_BID = 3


class Bid(Choice, frozen=True):
    amount: int


class SpringAmbush(Choice, frozen=True):
    pass


class LetPass(Choice, frozen=True):
    pass


class BattleOrder(Step[River], frozen=True):
    at: str = "watch"

    def run(self, g: River) -> Rule:
        if self.at == "bids" and g.battle.ambushed:
            yield BattleEnded()
            return
        yield from STAGES[self.at](g)
        if self.at in NEXT:
            yield BattleOrder(NEXT[self.at])


def watch(g: River) -> Rule:
    yield WatchChoice(g.battle.defender)


def bids(g: River) -> Rule:
    """The defender holds two lanes; what is bid in the first may be missing in the second."""
    attacker, defender = g.battle.attacker, g.battle.defender
    yield Together(
        [
            lane(defender, BidChoice(defender, "defence"), "defence"),
            lane(defender, BidChoice(defender, "steward"), "steward"),
            lane(attacker, BidChoice(attacker, "attack"), "attack"),
        ]
    )


def decision(g: River) -> Rule:
    bids = g.battle.bids
    wins = bids["attack"] > bids["defence"] + bids["steward"]
    yield BattleDecided(g.battle.attacker if wins else g.battle.defender)


def tribute(g: River) -> Rule:
    if g.state.options.tribute:
        sides = (g.battle.attacker, g.battle.defender)
        yield Together([lane(seat, TributeChoice(seat)) for seat in sides], secret=False)


def retreat(g: River) -> Rule:
    if g.battle.winner == g.battle.attacker:
        yield RetreatChoice(g.battle.defender, g.battle.region)


def advance(g: River) -> Rule:
    battle = g.battle
    if battle.winner == battle.attacker:
        yield GarrisonMoved(battle.attacker, battle.origin, battle.region)


def end(g: River) -> Rule:
    yield BattleEnded()


STAGES: dict[str, Callable[[River], Rule]] = {
    "watch": watch,
    "bids": bids,
    "decision": decision,
    "tribute": tribute,
    "retreat": retreat,
    "advance": advance,
    "end": end,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))


class WatchChoice(Step[River], frozen=True):
    """A window for the defender; always asked, since a hidden hand shapes its options."""

    always = True

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Do you spring an ambush?"))

    def options(self, g: River) -> Iterator[Option]:
        yield Option(LetPass(), say(_("Let them come")))
        if "ambush" in g.lord(self.seat).hand:
            yield Option(SpringAmbush(), say(_("Ambush")))

    def decide(self, g: River, choice: Choice) -> Rule:
        if isinstance(choice, SpringAmbush):
            yield AmbushSprung(self.seat)


class BidChoice(Step[River], frozen=True):
    final = True

    seat: int
    side: str

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("How much food do you put into the battle?"))

    def options(self, g: River) -> Iterator[Option]:
        for amount in range(min(MOST_BID, g.lord(self.seat).food) + 1):
            yield Option(Bid(amount), say(_("{food} food"), food=amount))

    def decide(self, g: River, choice: Bid) -> Rule:
        yield BidMade(self.seat, self.side, choice.amount)


class TributeChoice(Step[River], frozen=True):
    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def prompt(self, g: River) -> Text:
        return say(_("Do you pay tribute?"))

    def options(self, g: River) -> Iterator[Option]:
        for amount in range(min(1, g.lord(self.seat).food) + 1):
            yield Option(Bid(amount), say(_("{food} food"), food=amount))

    def decide(self, g: River, choice: Bid) -> Rule:
        if choice.amount:
            yield FoodPaid(self.seat, choice.amount)
