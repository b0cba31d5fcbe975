"""A combat from the card to the last counterattack: one step that walks SPEC 9.2."""

from collections.abc import Callable

from games.kernel.steps import COMMIT, Rule, Step
from games.kernel.together import Together, lane
from games.rules.tsukuyumi.events.combat import (
    AttackFixed,
    CombatBroken,
    CombatEnded,
    CombatStarted,
    DieRolled,
)
from games.rules.tsukuyumi.events.turn import CardSpent, FlagRaised
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.combat import (
    attackers,
    side_points,
    sides_at,
    targets,
    total_damage,
)
from games.rules.tsukuyumi.queries.formations import formation_with
from games.rules.tsukuyumi.queries.leaving import exchanged
from games.rules.tsukuyumi.queries.realm import Realm, steward
from games.rules.tsukuyumi.queries.units import has_trait
from games.rules.tsukuyumi.state import ONI, Combat, Side
from games.rules.tsukuyumi.steps.aftermath import aftermath
from games.rules.tsukuyumi.steps.blows import attack_blows, counter_blows
from games.rules.tsukuyumi.steps.conquering import conquer
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.effects import CardEffects
from games.rules.tsukuyumi.steps.pick import Pick

ONI_CARD = "oni_conquest"
GAMBLER = "oni_gambler"


def attack(g: Realm, seat: int, cell: str, card: str, *, limited: bool = True) -> Rule:
    """A seat shows a card on a tile; without a limit for cards that an event gives."""
    printed = g.content.combat_cards[card]
    if limited and printed.limit:
        yield CardSpent(seat, card, printed.limit == "game")
    if printed.kind == "awakening":
        yield FlagRaised(seat, "awakened")
    yield CombatStarted(seat, seat, cell, card, cell)
    if printed.beside:
        yield Pick(seat, "nom.strike_tile", cell)
    if printed.line:
        yield Pick(seat, "horizon.direction", cell)
    yield CombatStage("gamble")


def oni_attack(g: Realm, actor: int, cell: str) -> Rule:
    """All ONI on the area fight for it; the actor carries it out (SPEC 7.7)."""
    yield CombatStarted(ONI, actor, cell, ONI_CARD, cell)
    yield CombatStage("gamble")


class CombatStage(Step[Realm], frozen=True):
    at: str

    def run(self, g: Realm) -> Rule:
        yield from STAGES[self.at](g)
        if self.at in NEXT and not broken(g, self.at):
            yield CombatStage(NEXT[self.at])


def broken(g: Realm, stage: str) -> bool:
    """The attack is lost once no attacking unit is left before it was fixed (R22)."""
    return stage == "fix" and not g.state.combats


def strikers(g: Realm, combat: Combat) -> list[int]:
    if combat.attacker == ONI:
        return units_of(g, ONI, combat.cell)
    return attackers(g, combat.attacker, combat.cell)


def gamble(g: Realm) -> Rule:
    """S2a: with Gambler on the tile the active player rolls a die (SPEC 16.1)."""
    combat = g.combat
    if any(g.unit(number).kind == GAMBLER for number in units_of(g, ONI, combat.cell)):
        seat = g.state.turn.seat if g.state.turn is not None else combat.actor
        face = g.chance.roll(6)
        yield DieRolled(seat, face)
        yield from g.rules.effects[f"gambler:{face}"](g, seat, combat.cell)


def defences(g: Realm) -> Rule:
    """S2b: defenders who may act before the attack is fixed, one by one."""
    combat = g.combat
    card = g.content.combat_cards[combat.card]
    if "ca_defence" not in card.counterattacks:
        return
    asked = [
        side.side
        for side in sides_at(g, combat.attacker, [combat.target], card)
        if side.side >= 0
        and not side.mute
        and side.side != combat.actor
        and g.faction(side.side).defence_timing == "pre_attack"
    ]
    if asked:
        yield COMMIT
    for seat in asked:
        yield Pick(seat, "combat.pre_defence", combat.cell)


def fix(g: Realm) -> Rule:
    """S3: damage, conquest points and defenders are frozen."""
    combat = g.combat
    units = strikers(g, combat)
    card = g.content.combat_cards[combat.card]
    if not units:
        yield CombatBroken(combat.attacker, combat.cell)
        return
    if card.awakens:
        waker = next(n for n in units if has_trait(g, g.unit(n), "awakener"))
        yield exchanged(g, combat.attacker, waker, card.awakens)
    seat = combat.attacker
    formation = formation_with(g, seat, combat.cell) if card.formation_bonus else ()
    yield AttackFixed(
        units,
        side_points(g, seat, combat.cell),
        0 if seat == ONI else total_damage(g, seat, combat.cell, card),
        frozen_sides(g, combat),
        list(formation),
        any(has_trait(g, g.unit(number), "barrier") for number in units if seat >= 0),
    )
    if card.weapons:
        yield Pick(seat, "nom.weapons", combat.cell)


def frozen_sides(g: Realm, combat: Combat) -> list[Side]:
    """Everybody else there; who used a defence before is marked."""
    card = g.content.combat_cards[combat.card]
    cells = combat.line or [combat.target]
    used = {side.side for side in combat.sides if side.used_defence}
    sides = sides_at(g, combat.attacker, cells, card)
    for side in sides:
        side.used_defence = side.side in used
        side.mute = side.mute or side.side == combat.actor
    return sides


def split(g: Realm) -> Rule:
    """Damage cards with several target groups: the attacker divides it."""
    combat = g.combat
    if combat.damage and not combat.line:
        groups = targets(g, combat.attacker, combat.target, g.content.combat_cards[combat.card])
        if groups:
            yield Pick(combat.attacker, "combat.split", n=combat.damage)


def counter(g: Realm) -> Rule:
    """S4: all defenders at once, in secret; the steward for the ONI (R48, R49)."""
    combat = g.combat
    lanes = []
    for side in combat.sides:
        if side.mute or not side.units:
            continue
        seat = steward(g, combat.actor) if side.side == ONI else side.side
        name = "oni" if side.side == ONI else f"seat{seat}"
        lanes.append(lane(seat, Pick(seat, "combat.counter", n=side.side), name))
    if lanes:
        yield COMMIT  # a standing order that answers at once can be told from a question
        yield Together(lanes)


def land(g: Realm) -> Rule:
    """S5b: damage to all sides at the same time."""
    combat = g.combat
    yield from strike(g, [*attack_blows(g, combat), *counter_blows(g, combat)])


def end(g: Realm) -> Rule:
    yield CombatEnded()


STAGES: dict[str, Callable[[Realm], Rule]] = {
    "gamble": gamble,
    "defences": defences,
    "fix": fix,
    "split": split,
    "counter": counter,
    "with_damage": lambda g: iter([CardEffects("with_damage")]),
    "land": land,
    "aftermath": aftermath,
    "conquer": conquer,
    "effects": lambda g: iter([CardEffects("then")]),
    "after_attack": lambda g: iter([CardEffects("after_attack")]),
    "last": lambda g: iter([CardEffects("last")]),
    "end": end,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))
