"""What the winner of a war gains by its abilities, in the order of SPEC 8.1 (W9)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.war import MeepleRaised, Plundered
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import resource
from games.rules.tiny_epic_kingdoms.queries.war import the_war
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes, yes_or_no

_ = gettext_noop
DEFAULT_ORDER: tuple[ResourceId, ...] = ("mana", "ore", "food")


def rewards(g: Kingdoms, seat: int) -> Rule:
    war = the_war(g)
    role = "attack" if seat == war.attacker else "defend"
    for op in g.ops(seat, "war_win_gain"):
        if op.role in ("any", role):
            for _unit in range(op.amount):
                yield GainChoice(seat, "war_win")
    if g.has(seat, "war_win_plunder") and not war.neutral:
        yield PlunderChoice(seat, war.loser)
    if g.has(seat, "war_win_reanimate"):
        yield ReanimateChoice(seat)


class Plunder(Choice, frozen=True):
    kind: ResourceId


class PlunderChoice(Step[Kingdoms], frozen=True, tag="war.plunder"):
    """A resource that the beaten player still has and the winner has room for (R59)."""

    seat: int
    victim: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if self.spoils(g, RESOURCES) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Which resource do you take from {victim}?"), victim=SeatName(self.victim))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for kind in self.spoils(g, RESOURCES):
            label = say(_("Take {resource}"), resource=resource(g, kind))
            yield Option(Plunder(kind), label, (f"resource:{kind}",))

    def decide(self, g: Kingdoms, choice: Plunder) -> Rule:
        kind = choice.kind
        most = sum(op.amount for op in g.ops(self.seat, "war_win_plunder"))
        amount = min(most, g.seat(self.victim).stock[kind], g.room(self.seat, kind))
        yield Plundered(self.seat, self.victim, kind, amount)

    def default(self, g: Kingdoms) -> Choice:
        return Plunder(self.spoils(g, DEFAULT_ORDER)[0])

    def spoils(self, g: Kingdoms, order: tuple[ResourceId, ...]) -> list[ResourceId]:
        stock = g.seat(self.victim).stock
        return [kind for kind in order if stock[kind] and g.room(self.seat, kind)]


class ReanimateChoice(Step[Kingdoms], frozen=True, tag="war.reanimate"):
    """Mana raises a meeple from the reserve into the region of the war, if it holds just one."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        one_there = len(g.meeples_in(the_war(g).region)) == 1
        can_pay = g.seat(self.seat).stock["mana"] >= self.mana(g)
        return self.seat if one_there and can_pay and g.reserve(self.seat) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Raise a meeple from your reserve for {mana} mana?"), mana=self.mana(g))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Kingdoms, choice: Yes | No) -> Rule:
        if isinstance(choice, Yes):
            region = the_war(g).region
            meeple = g.next_from_reserve(self.seat)
            yield MeepleRaised(self.seat, meeple, region, self.mana(g), g.lies_in(region))

    def default(self, g: Kingdoms) -> Choice:
        return No()

    def mana(self, g: Kingdoms) -> int:
        return min(op.cost.mana for op in g.ops(self.seat, "war_win_reanimate"))
