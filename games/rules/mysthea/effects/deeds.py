"""What each instruction does (SPEC 5, 10): the vocabulary of the content."""

from collections.abc import Callable

from games.kernel.steps import Rule
from games.rules.mysthea.content import Op
from games.rules.mysthea.effects.call import Call, is_being_played, why_of
from games.rules.mysthea.effects.choices import EnemyChoice, RegionChoice
from games.rules.mysthea.effects.portals import PortalUnit
from games.rules.mysthea.events.cards import PointsAdded, PointsGiven
from games.rules.mysthea.events.gains import ArtefactRecharged
from games.rules.mysthea.events.units import UnitConstructed
from games.rules.mysthea.queries.counting import count_of
from games.rules.mysthea.queries.feasibility import enemies_with, piece_of, unit_of
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.steps.act import ActCard
from games.rules.mysthea.steps.battle import BattleRegion
from games.rules.mysthea.steps.building import deploy as deploy_unit
from games.rules.mysthea.steps.develop import develop as develop_cards
from games.rules.mysthea.steps.encounter import FreeEncounter
from games.rules.mysthea.steps.gains import draw_cards, gain
from games.rules.mysthea.steps.meditate import meditate as meditate_now
from games.rules.mysthea.steps.monster_call import MonsterChoice
from games.rules.mysthea.steps.moving import UnitChoice
from games.rules.mysthea.steps.spending import RewardSpending

Deed = Callable[[Mysthea, Call, Op], Rule]


def gain_resource(g: Mysthea, call: Call, op: Op) -> Rule:
    """Command points of the card being played join its own; others are spent at once."""
    amount = (op.n + op.x * call.x) * call.times
    if op.res != "cp":
        assert op.res is not None, "a gain of nothing"
        yield from gain(g, call.seat, op.res, amount, why_of(g, call))
    elif is_being_played(g, call):
        yield PointsAdded(call.seat, amount)
    else:
        yield PointsGiven(call.seat, amount, "spend")
        yield RewardSpending(call.seat)


def gain_per(g: Mysthea, call: Call, op: Op) -> Rule:
    assert op.per is not None, "a count of nothing"
    assert op.res is not None, "a gain of nothing"
    assert op.res != "cp", "command points are not counted out"
    amount = op.n * count_of(g, call.seat, op.per)
    yield from gain(g, call.seat, op.res, amount, why_of(g, call))


def construct(g: Mysthea, call: Call, op: Op) -> Rule:
    yield UnitConstructed(call.seat, piece_of(op))


def deploy(g: Mysthea, call: Call, op: Op) -> Rule:
    """A fortification goes to any region with an own unit (R16)."""
    if op.unit == "fort":
        yield RegionChoice(call)
    else:
        yield from deploy_unit(g, call.seat, piece_of(op))


def travel(g: Mysthea, call: Call, op: Op) -> Rule:
    yield UnitChoice(call.seat, op.unit, op.optional, op.count)


def portal(g: Mysthea, call: Call, op: Op) -> Rule:
    yield PortalUnit(call.seat, unit_of(op), op.optional, op.count)


def choose_region(g: Mysthea, call: Call, op: Op) -> Rule:
    yield RegionChoice(call)


def recharge(g: Mysthea, call: Call, op: Op) -> Rule:
    yield ArtefactRecharged(call.seat)


def act(g: Mysthea, call: Call, op: Op) -> Rule:
    yield ActCard(call.seat)


def develop(g: Mysthea, call: Call, op: Op) -> Rule:
    yield from develop_cards(g, call.seat)


def meditate(g: Mysthea, call: Call, op: Op) -> Rule:
    yield from meditate_now(g, call.seat)


def battle(g: Mysthea, call: Call, op: Op) -> Rule:
    """No charge is needed and none is spent (R43)."""
    yield BattleRegion(call.seat, op.bonus, by_effect=True)


def draw(g: Mysthea, call: Call, op: Op) -> Rule:
    yield from draw_cards(g, call.seat, op.n)


def remove_enemy(g: Mysthea, call: Call, op: Op) -> Rule:
    """In one region, or opponent by opponent as the seat chooses (R46)."""
    if op.scope == "region":
        yield RegionChoice(call)
        return
    for other in enemies_with(g, call.seat, piece_of(op)):
        yield EnemyChoice(call.seat, other, piece_of(op))


def monster_attack(g: Mysthea, call: Call, op: Op) -> Rule:
    yield MonsterChoice(call.seat)


def free_encounter(g: Mysthea, call: Call, op: Op) -> Rule:
    for _time in range(call.times):
        yield FreeEncounter(call.seat)


DEEDS: dict[str, Deed] = {
    "gain": gain_resource,
    "gain_per": gain_per,
    "construct": construct,
    "deploy": deploy,
    "travel": travel,
    "portal": portal,
    "portal_group": choose_region,
    "recharge": recharge,
    "act": act,
    "develop": develop,
    "meditate": meditate,
    "battle": battle,
    "draw": draw,
    "remove_enemy": remove_enemy,
    "wound_champions": choose_region,
    "monster_attack": monster_attack,
    "free_encounter": free_encounter,
}
