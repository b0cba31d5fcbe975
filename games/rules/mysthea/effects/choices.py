"""The questions of single instructions: a region, an opponent's unit."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.mysthea.content import Op, Piece
from games.rules.mysthea.effects.call import Call, op_of
from games.rules.mysthea.effects.portals import PortalDestination
from games.rules.mysthea.events.units import ChampionWounded, UnitDeployed, UnitsRemoved
from games.rules.mysthea.queries.feasibility import (
    piece_of,
    regions_to_wound,
    regions_with_enemy,
)
from games.rules.mysthea.queries.movement import group_origins
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place, unit_name
from games.rules.mysthea.steps.answers import Decline, PickRegion, decline

_ = gettext_noop
PROMPTS = {
    "deploy": _("Choose the region of the new fortification."),
    "remove_enemy": _("Choose the region in which every opponent loses a unit."),
    "wound_champions": _("Choose the region in which opposing champions are wounded."),
    "portal_group": _("Choose the region that your units leave together."),
}


class RegionChoice(Step[Mysthea], frozen=True, tag="effect.choose_region"):
    """One region, for whatever the instruction does there."""

    call: Call

    def asks(self, g: Mysthea) -> int | None:
        return self.call.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(PROMPTS[op_of(g, self.call).op])

    def options(self, g: Mysthea) -> Iterator[Option]:
        op = op_of(g, self.call)
        for region in REGIONS[op.op](g, self.call.seat, op):
            yield Option(PickRegion(region), place(g, region), (f"region:{region}",))
        if op.optional:
            yield decline()

    def decide(self, g: Mysthea, choice: PickRegion | Decline) -> Rule:
        if isinstance(choice, PickRegion):
            op = op_of(g, self.call)
            yield from THERE[op.op](g, self.call.seat, op, choice.region)

    def default(self, g: Mysthea) -> Choice:
        return Decline() if op_of(g, self.call).optional else super().default(g)


REGIONS: dict[str, Callable[[Mysthea, int, Op], list[str]]] = {
    "deploy": lambda g, seat, op: list(g.occupied(seat)),
    "remove_enemy": lambda g, seat, op: regions_with_enemy(g, seat, piece_of(op)),
    "wound_champions": lambda g, seat, op: regions_to_wound(g, seat),
    "portal_group": lambda g, seat, op: group_origins(g, seat, op.units),
}


def deploy_fort(g: Mysthea, seat: int, op: Op, region: str) -> Rule:
    yield UnitDeployed(seat, "fort", region)


def remove_there(g: Mysthea, seat: int, op: Op, region: str) -> Rule:
    """Every opponent loses one; nobody scores for it (R45)."""
    kind = piece_of(op)
    for other in g.others(seat):
        if g.count(other, region, kind):
            yield UnitsRemoved(other, region, [kind], "card")


def wound_there(g: Mysthea, seat: int, op: Op, region: str) -> Rule:
    for other in g.others(seat):
        if g.champion_in(other, region) and not g.seat(other).champion.wounded:
            yield ChampionWounded(other, "card")


def leave_together(g: Mysthea, seat: int, op: Op, region: str) -> Rule:
    yield PortalDestination(seat, region, list(op.units), group=True)


THERE: dict[str, Callable[[Mysthea, int, Op, str], Rule]] = {
    "deploy": deploy_fort,
    "remove_enemy": remove_there,
    "wound_champions": wound_there,
    "portal_group": leave_together,
}


class EnemyChoice(Step[Mysthea], frozen=True, tag="effect.remove_enemy"):
    """Which unit of one opponent goes; who faces the encounter chooses (R46)."""

    seat: int
    opponent: int
    kind: Piece

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if self.regions(g) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Remove 1 unit of {player} ({unit}): where?"),
            player=SeatName(self.opponent),
            unit=unit_name(g, self.kind),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in self.regions(g):
            target = f"unit:{self.opponent}:{region}:{self.kind}"
            yield Option(PickRegion(region), place(g, region), (target,))
        yield decline()

    def decide(self, g: Mysthea, choice: PickRegion | Decline) -> Rule:
        if isinstance(choice, PickRegion):
            yield UnitsRemoved(self.opponent, choice.region, [self.kind], "card")

    def default(self, g: Mysthea) -> Choice:
        return Decline()

    def regions(self, g: Mysthea) -> list[str]:
        return [r for r in g.occupied(self.opponent) if g.count(self.opponent, r, self.kind)]
