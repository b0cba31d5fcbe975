"""A combat from the card to the last counterattack: one step that walks SPEC 9.2."""

from collections.abc import Callable

from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tsukuyumi.events.board import AreaConquered
from games.rules.tsukuyumi.events.combat import (
    AttackFixed,
    CombatBroken,
    CombatEnded,
    CombatStarted,
    ConquestTried,
    DieRolled,
    PointsCounted,
)
from games.rules.tsukuyumi.events.turn import CardSpent, FlagRaised
from games.rules.tsukuyumi.queries.board import is_base, reefs_at, units_of
from games.rules.tsukuyumi.queries.combat import (
    attackers,
    conquest_counts,
    conquest_succeeds,
    garrison,
    may_try_conquest,
    side_points,
    sides_at,
    targets,
    total_damage,
)
from games.rules.tsukuyumi.queries.formations import formation_with
from games.rules.tsukuyumi.queries.leaving import exchanged
from games.rules.tsukuyumi.queries.oni import may_conquer
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.queries.units import has_trait
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Blow, Combat, Side
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
    for side in sides_at(g, combat.attacker, [combat.target], card):
        defends = side.side >= 0 and not side.mute and side.side != combat.actor
        if defends and g.faction(side.side).defence_timing == "pre_attack":
            yield Pick(side.side, "combat.pre_defence", combat.cell)


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
        yield Together(lanes)


def with_damage(g: Realm) -> Rule:
    """S5a: reinforcement, dig in, retaliation and the like, in initiative order."""
    yield CardEffects("with_damage")


def land(g: Realm) -> Rule:
    """S5b: damage to all sides at the same time."""
    combat = g.combat
    yield from strike(g, [*attack_blows(g, combat), *counter_blows(g, combat)])


def attack_blows(g: Realm, combat: Combat) -> list[Blow]:
    card = g.content.combat_cards[combat.card]
    seat = combat.attacker
    if combat.line:
        hits = [
            (cell, group, card.fixed)
            for cell in combat.line
            for group in targets(g, seat, cell, card)
        ]
    else:
        hits = [(combat.target, group, damage) for group, damage in combat.split.items()]
    armours = {side.side: side.armour for side in combat.sides}
    return [
        Blow(
            cell,
            group,
            damage,
            seat,
            blow_decider(g, combat, group),
            armours.get(group, ""),
            card.names_targets,
            cybear=combat.cybear,
        )
        for cell, group, damage in hits
    ]


def blow_decider(g: Realm, combat: Combat, group: int) -> int:
    if g.content.combat_cards[combat.card].names_targets or group == REEFS:
        return combat.attacker if group != REEFS else NOBODY
    return steward(g, combat.actor) if group == ONI else NOBODY


def counter_blows(g: Realm, combat: Combat) -> list[Blow]:
    """Retaliation hits the attacking side (R44); a Reef that leads ONI loses reefs first (R81)."""
    found = []
    for side in combat.sides:
        if not side.strikes:
            continue
        bears = any(
            has_trait(g, g.unit(number), "barrier")
            for number in side.units
            if side.side >= 0 and number in g.state.units
        )
        found.append(back_blow(g, combat, side, bears=bears))
    return found


def back_blow(g: Realm, combat: Combat, side: Side, *, bears: bool) -> Blow:
    by = side.side if side.side >= 0 else NOBODY
    led = combat.attacker == ONI and seat_of(g, "reef_collective") == combat.actor
    if led and reefs_at(g, combat.cell):
        return Blow(combat.cell, REEFS, side.strikes, by, spill=ONI, cybear=bears)
    decider = steward(g, combat.actor) if combat.attacker == ONI else NOBODY
    return Blow(combat.cell, combat.attacker, side.strikes, by, decider, cybear=bears)


def aftermath(g: Realm) -> Rule:
    """Right after the damage: Dark Seed may leave an egg where units of it fell."""
    combat, seat = g.combat, seat_of(g, "dark_seed")
    if seat is None:
        return
    own = [side.units for side in combat.sides if side.side == seat]
    units = combat.units if combat.attacker == seat else (own[0] if own else [])
    if any(number not in g.state.units for number in units):
        yield Pick(seat, "seed.surprise_egg", combat.target)


def conquer(g: Realm) -> Rule:
    """S5c: with the values of S3; after damage the others count what survived."""
    combat = g.combat
    card = g.content.combat_cards[combat.card]
    if not card.conquest or not may_conquer_now(g, combat):
        return
    if card.kind == "both":
        yield PointsCounted(
            {
                side.side: side_points(g, side.side, combat.cell)
                + (garrison(g, side.side, combat.cell) if side.side >= 0 else 0)
                for side in combat.sides
            }
        )
    success = conquest_succeeds(g, g.combat)
    yield ConquestTried(combat.attacker, combat.cell, success)
    if success:
        yield from claim(g, combat.attacker, combat.cell)


def may_conquer_now(g: Realm, combat: Combat) -> bool:
    if is_base(g, combat.cell):
        return False
    if combat.attacker == ONI:
        return may_conquer(g, combat.cell) and g.state.tokens["oni_territory"] > 0
    card = g.content.combat_cards[combat.card]
    if card.kind == "both":
        return may_try_conquest(g, combat.attacker, combat.cell)
    return g.tile(combat.cell).marker != combat.attacker and g.seat(combat.attacker).markers > 0


def claim(g: Realm, owner: int, cell: str) -> Rule:
    """Put a territory marker: the act of conquering."""
    yield AreaConquered(owner, cell, conquest_counts(g, owner, cell) if owner >= 0 else [])


def effects(g: Realm) -> Rule:
    """S5d: the other printed effects, in their order."""
    yield CardEffects("then")


def after_attack(g: Realm) -> Rule:
    """S5e: counterattacks after the attack, in initiative order."""
    yield CardEffects("after_attack")


def last(g: Realm) -> Rule:
    """S5f: what comes after the counterattacks."""
    yield CardEffects("last")


def end(g: Realm) -> Rule:
    yield CombatEnded()


STAGES: dict[str, Callable[[Realm], Rule]] = {
    "gamble": gamble,
    "defences": defences,
    "fix": fix,
    "split": split,
    "counter": counter,
    "with_damage": with_damage,
    "land": land,
    "aftermath": aftermath,
    "conquer": conquer,
    "effects": effects,
    "after_attack": after_attack,
    "last": last,
    "end": end,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))
