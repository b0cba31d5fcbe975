"""Damage and who falls to it: weakest first, ties by the owner, all leave together (SPEC 9.4)."""

from games.kernel.steps import Rule, Step
from games.kernel.text import gettext_noop
from games.rules.tsukuyumi.events.board import SlotCleared
from games.rules.tsukuyumi.events.combat import (
    BlowsLanded,
    BlowsOver,
    BlowSpent,
    CasualtyNamed,
    ReefHit,
)
from games.rules.tsukuyumi.events.turn import Counted
from games.rules.tsukuyumi.queries.board import reefs_at, units_of
from games.rules.tsukuyumi.queries.leaving import by_fate, gone
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.queries.units import has_trait, hit_points, reef_hit_points
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Blow
from games.rules.tsukuyumi.steps.pick import Pick

_ = gettext_noop


def strike(g: Realm, blows: list[Blow]) -> Rule:
    """All blows at the same time; the step beneath asks about ties and takes the dead away."""
    real = [blow for blow in blows if blow.damage > 0]
    if real:
        yield BlowsLanded(real)
        yield Casualties()


class Casualties(Step[Realm], frozen=True):
    def run(self, g: Realm) -> Rule:
        while (blow := next((b for b in g.state.blows if not b.done), None)) is not None:
            names = candidates(g, blow)
            if not names:
                yield BlowSpent()
            elif len(names) == 1:
                yield from fall(g, blow, names[0])
            else:
                yield Pick(decider(g, blow), "combat.casualty")
                yield self
                return
        yield from take_away(g)


def decider(g: Realm, blow: Blow) -> int:
    """The attacker for reefs and named targets, somebody for ONI, else the owner."""
    if blow.decider != NOBODY:
        return blow.decider
    if blow.side == REEFS:
        reef = seat_of(g, "reef_collective")
        if reefs_left(g, blow) or reef is None:
            return blow.by
        return reef if blow.spill == NOBODY else steward(g, reef)
    return blow.side


def alive(g: Realm, blow: Blow) -> list[int]:
    """Whom a blow can still strike; nobody falls twice where several strike back at once."""
    owner = blow.side
    if owner == REEFS:
        reef = seat_of(g, "reef_collective")
        owner = NOBODY if reef is None else reef
        owner = owner if blow.spill == NOBODY else blow.spill
    fallen = {number for each in (blow, *g.state.blows) for number in each.dead}
    return [number for number in units_of(g, owner, blow.cell) if number not in fallen]


def reefs_left(g: Realm, blow: Blow) -> list[int]:
    if blow.side != REEFS:
        return []
    broken = {
        edge for other in (blow, *g.state.blows) if other.cell == blow.cell for edge in other.reefs
    }
    return [edge for edge in sorted(reefs_at(g, blow.cell)) if edge not in broken]


def candidates(g: Realm, blow: Blow) -> list[str]:
    """Who may fall next: a kind of unit or `reef:` with its slot; several only on a real choice."""
    slots = reefs_left(g, blow)
    if slots and not blow.named:
        reefs = reefs_at(g, blow.cell)
        return [f"reef:{edge}" for edge in slots if reef_hit_points(g, reefs[edge]) <= blow.damage]
    units = alive(g, blow)
    health = {number: hit_points(g, g.unit(number), blow.armour) for number in units}
    if blow.named:
        mortal = [number for number in units if health[number] <= blow.damage]
        return kinds(g, mortal)
    shields = [number for number in units if has_trait(g, g.unit(number), "shields")]
    lowest = min(health.values(), default=0)
    if not units or (lowest > blow.damage and not shields):
        return []
    weakest = [number for number in units if health[number] == lowest <= blow.damage]
    if not weakest:
        return []
    return kinds(g, [*weakest, *shields])


def kinds(g: Realm, numbers: list[int]) -> list[str]:
    return list(dict.fromkeys(g.unit(number).kind for number in numbers))


def fall(g: Realm, blow: Blow, name: str) -> Rule:
    """One unit or reef of that name takes the damage that it can bear."""
    if name.startswith("reef:"):
        edge = int(name.removeprefix("reef:"))
        yield ReefHit(edge, reef_hit_points(g, reefs_at(g, blow.cell)[edge]))
        return
    number = next(number for number in alive(g, blow) if g.unit(number).kind == name)
    health = hit_points(g, g.unit(number), blow.armour)
    if health > blow.damage:
        # A Shield Drone that is put first and holds: the rest of the damage is lost (G25).
        yield BlowSpent()
    else:
        yield CasualtyNamed(number, health)


def take_away(g: Realm) -> Rule:
    """Everybody who fell leaves at once; the credit goes to who dealt the damage."""
    blows = list(g.state.blows)
    combat = g.state.combats[-1] if g.state.combats else None
    kills = 0
    for blow in blows:
        for edge in blow.reefs:
            yield SlotCleared(blow.by, blow.cell, edge)
        for to, those in by_fate(g, blow.dead):
            oni = sum(g.unit(number).owner == ONI for number in those)
            feats = feats_of(g, blow, those)
            yield gone(g, those, to, blow.by, eliminated=not blow.removes)
            if blow.by >= 0 and not blow.removes:
                yield from credit(g, blow, len(those), oni)
                for feat in feats:
                    yield Counted(blow.by, feat)
            if combat is not None and blow.by == combat.attacker:
                kills += len(those)
    yield BlowsOver(kills)


STING = 20


def feats_of(g: Realm, blow: Blow, dead: list[int]) -> list[str]:
    """What tasks of victory cards count: a strong prey, the opponent's strongest (R97)."""
    if blow.side in (blow.by, REEFS):
        return []
    health = [hit_points(g, g.unit(number)) for number in dead]
    found = ["sting"] if max(health) >= STING else []
    owner = g.unit(dead[0]).owner
    best = max(hit_points(g, unit) for unit in g.state.units.values() if unit.owner == owner)
    return [*found, "trophy"] if owner != ONI and max(health) == best else found


def credit(g: Realm, blow: Blow, count: int, oni: int) -> Rule:
    if oni:
        yield Counted(blow.by, "oni_killed", oni)
        if blow.cybear:
            yield Counted(blow.by, "oni_killed_with_cybear", oni)
    elif blow.side != blow.by:
        yield Counted(blow.by, "killed", count)
