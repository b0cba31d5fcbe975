"""A battle from the first card to the glory, one step that walks the sequence (SPEC 8.3)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.kernel.together import Together, lane
from games.rules.mysthea.events.battle import (
    BattleCardsDiscarded,
    BattleEnded,
    BattleStarted,
    BattleTotalled,
    copied,
)
from games.rules.mysthea.events.gains import ArtefactDischarged
from games.rules.mysthea.queries.battle import (
    order_of,
    retreated,
    strongest,
    the_battle,
    total,
)
from games.rules.mysthea.queries.commands import battle_regions
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place
from games.rules.mysthea.state import Garrison
from games.rules.mysthea.steps.answers import PickRegion
from games.rules.mysthea.steps.battle_choices import CardChoice, HitChoice, RetreatChoice
from games.rules.mysthea.steps.gains import Why, gain
from games.rules.mysthea.steps.seer import BattleSeer

_ = gettext_noop


class BattleRegion(Step[Mysthea], frozen=True, tag="battle.choose_region"):
    """The special action needs an own unit and the charge; effects need neither (R7)."""

    seat: int
    bonus: int = 0
    by_effect: bool = False

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the region of the battle."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in battle_regions(g, self.seat, own_unit=not self.by_effect):
            strengths = say(
                _("You {own}, strongest opponent {other}"),
                own=g.strength(self.seat, region) + self.bonus,
                other=best_enemy(g, self.seat, region),
            )
            yield Option(PickRegion(region), place(g, region), (f"region:{region}",), strengths)

    def decide(self, g: Mysthea, choice: PickRegion) -> Rule:
        if not self.by_effect:
            yield ArtefactDischarged(self.seat)
        yield from begin_battle(g, self.seat, choice.region, self.bonus)

    def default(self, g: Mysthea) -> Choice:
        regions = battle_regions(g, self.seat, own_unit=not self.by_effect)

        def lead(region: str) -> int:
            return g.strength(self.seat, region) - best_enemy(g, self.seat, region)

        return PickRegion(max(regions, key=lead))


def best_enemy(g: Mysthea, seat: int, region: str) -> int:
    return max(g.strength(other, region) for other in g.others(seat))


def begin_battle(g: Mysthea, seat: int, region: str, bonus: int) -> Rule:
    """Everybody with a unit there takes part, and the initiator wherever his units are."""
    present = g.seats_in(region)
    participants = [other for other in g.order() if other in present or other == seat]
    yield BattleStarted(
        seat,
        region,
        bonus,
        participants,
        {other: copied(g.seat(other).board.get(region, Garrison())) for other in present},
        [other for other in present if g.champion_in(other, region)],
        g.has_ability(seat, "veteran"),
    )
    yield BattleSeer(seat)
    yield BattleStage()


class BattleStage(Step[Mysthea], frozen=True):
    at: str = "cards"

    def run(self, g: Mysthea) -> Rule:
        yield from STAGES[self.at](g)
        if g.state.battle is not None:
            yield BattleStage(NEXT[self.at])


def lay_cards(g: Mysthea) -> Rule:
    """All at once and in secret; without a unit there nobody lays a card."""
    seats = list(the_battle(g).start)
    yield Together([lane(seat, CardChoice(seat)) for seat in seats])


def carry_out_orders(g: Mysthea) -> Rule:
    for seat in the_battle(g).participants:
        yield BattleOrder(seat)


class BattleOrder(Step[Mysthea], frozen=True):
    """The order of one seat, in its place of the artefact order (SPEC 8.3.5)."""

    seat: int

    def run(self, g: Mysthea) -> Rule:
        units = g.units_in(self.seat, the_battle(g).region)
        why = Why("orders", the_battle(g).laid.get(self.seat, ""))
        match order_of(g, self.seat):
            case ("defend", points):
                yield from gain(g, self.seat, "glory", points + units, why)
            case ("sacrifice", points):
                yield from gain(g, self.seat, "energy", points + units, why)
            case ("retreat", points):
                yield RetreatChoice(self.seat, points)


def compare(g: Mysthea) -> Rule:
    """The cards are discarded, whatever they did; who is weaker takes hits (R24, R26)."""
    battle = the_battle(g)
    totals = {seat: total(g, seat) for seat in battle.participants}
    yield BattleCardsDiscarded()
    yield BattleTotalled(totals, retreated(g))
    top = max(totals.values())
    for seat, sum_of in totals.items():
        if sum_of < top:
            yield HitChoice(seat, top - sum_of)


def award_glory(g: Mysthea) -> Rule:
    """Every strongest scores in full; the veteran's owner besides (R19, R25)."""
    battle = the_battle(g)
    winners, losses = strongest(battle), battle.losses
    for seat in winners:
        glory = g.content.costs.battle_glory_per_unit * losses
        yield from gain(g, seat, "glory", glory, Why("battles", battle.region))
    if battle.veteran:
        bonus = g.ability_number(battle.initiator) * losses
        why = Why("champion", g.seat(battle.initiator).champion.id)
        yield from gain(g, battle.initiator, "glory", bonus, why)
    yield BattleEnded(winners, losses)


STAGES: dict[str, Callable[[Mysthea], Rule]] = {
    "cards": lay_cards,
    "orders": carry_out_orders,
    "totals": compare,
    "glory": award_glory,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))
