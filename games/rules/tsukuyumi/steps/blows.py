"""The blows of an attack and of retaliation (SPEC 9.3, 9.4)."""

from games.rules.tsukuyumi.queries.board import reefs_at
from games.rules.tsukuyumi.queries.combat import (
    targets,
)
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.queries.units import has_trait
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Blow, Combat, Side


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
