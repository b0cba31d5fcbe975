"""Which counterattacks a side may choose (SPEC 9.7, 10)."""

from collections.abc import Callable

from games.rules.tsukuyumi.queries.board import is_base, units_of
from games.rules.tsukuyumi.queries.combat import may_try_conquest, side_damage
from games.rules.tsukuyumi.queries.oni import fight_areas, may_conquer
from games.rules.tsukuyumi.queries.production import buyable, deploy_cells
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.tiles import addable_cells, tiles_for
from games.rules.tsukuyumi.queries.units import has_trait, is_helpless, on_board
from games.rules.tsukuyumi.state import ONI, Combat, Side

Allowed = Callable[[Realm, Combat, Side], bool]
FURY = "ca_defence/fury"
SUN = "ca_reinforce/sun"


def side_in(combat: Combat, side: int) -> Side:
    return next(other for other in combat.sides if other.side == side)


def most_picks(g: Realm, side: Side) -> int:
    """Two different ones with the Empress on the tile, else one; a used defence counts."""
    empress = any(
        has_trait(g, g.unit(number), "commands")
        for number in side.units
        if number in g.state.units and side.side != ONI
    )
    return (2 if empress else 1) - int(side.used_defence)


def legal_counters(g: Realm, combat: Combat, side: Side) -> list[str]:
    if len(side.picks) >= most_picks(g, side) or "" in side.picks:
        return []
    card = g.content.combat_cards[combat.card]
    entries: list[str] = []
    for entry in card.counterattacks:
        entries += [entry, *extra_entries(g, side, entry)]
    return [
        entry
        for entry in entries
        if entry not in side.picks and ALLOWED.get(entry, anybody)(g, combat, side)
    ]


def extra_entries(g: Realm, side: Side, entry: str) -> list[str]:
    """Sun Warriors lend their defence and their reinforcement (R86)."""
    if side.side == ONI or not any_fury(g, side):
        return []
    return {"ca_defence": [FURY], "ca_reinforce": [SUN]}.get(entry, [])


def any_fury(g: Realm, side: Side) -> bool:
    return any(
        has_trait(g, g.unit(number), "fury") for number in side.units if number in g.state.units
    )


def anybody(g: Realm, combat: Combat, side: Side) -> bool:
    return True


def reinforce(g: Realm, combat: Combat, side: Side) -> bool:
    if side.side == ONI or not hits(combat):
        return False
    faction = g.faction(side.side)
    return faction.reinforcement > 0


def sun(g: Realm, combat: Combat, side: Side) -> bool:
    return hits(combat)


def hits(combat: Combat) -> bool:
    return bool(combat.damage or combat.line)


def defence(g: Realm, combat: Combat, side: Side) -> bool:
    """A defence effect that is not used before the attack, and can do something."""
    if side.side == ONI:
        return False
    faction = g.faction(side.side)
    if not faction.defence or faction.defence_timing == "pre_attack":
        return False
    if all(is_helpless(g, g.unit(number)) for number in side.units if number in g.state.units):
        return False
    return bool(g.rules.playable[faction.defence](g, side.side, combat))


def strikes_back(g: Realm, combat: Combat, side: Side) -> bool:
    return side_damage(g, side.units) > 0


def moves(g: Realm, combat: Combat, side: Side) -> bool:
    return bool(side.units)


def against_player(g: Realm, combat: Combat, side: Side) -> bool:
    return combat.attacker >= 0


def for_factions(g: Realm, combat: Combat, side: Side) -> bool:
    return side.side != ONI


def fights_elsewhere(g: Realm, combat: Combat, side: Side) -> bool:
    return bool(fight_areas(g))


def were_here(g: Realm, combat: Combat, side: Side) -> bool:
    if is_base(g, combat.cell):
        return False
    if side.side == ONI:
        return may_conquer(g, combat.cell) and g.state.tokens["oni_territory"] > 0
    return g.seat(side.side).markers > 0 and g.tile(combat.cell).marker != side.side


def sparks(g: Realm, combat: Combat, side: Side) -> bool:
    return side.side != ONI and bool(spark_kinds(g, side.side))


def spark_kinds(g: Realm, seat: int) -> list[str]:
    """Any kind that can be bought, whatever its price; no upgrade, no Jade Guardian (R92)."""
    return [
        kind
        for kind in g.seat(seat).reserve
        if buyable(g, seat, kind) and deploy_cells(g, seat, kind)
    ]


def touches(g: Realm, combat: Combat, side: Side) -> bool:
    if side.side == ONI or g.state.tokens.get("amaterasu", 0) < 1:
        return False
    return bool(tiles_for(g, side.side, "ocean") and addable_cells(g))


def divine(g: Realm, combat: Combat, side: Side) -> bool:
    return any(units_of(g, combat.attacker, cell) for cell in combat.formation)


def can_fight(g: Realm, combat: Combat, side: Side) -> bool:
    return side.side != ONI and bool(on_board(g, side.side))


def digs_in(g: Realm, combat: Combat, side: Side) -> bool:
    return g.content.combat_cards[combat.card].conquest


ALLOWED: dict[str, Allowed] = {
    "ca_reinforce": reinforce,
    SUN: sun,
    FURY: strikes_back,
    "ca_defence": defence,
    "ca_retaliate": strikes_back,
    "ca_retaliate_half": strikes_back,
    "ca_retreat": moves,
    "ca_tomorrow": moves,
    "ca_priorities": against_player,
    "ca_reckoning": can_fight,
    "ca_push_out": against_player,
    "ca_thank_you": against_player,
    "ca_urgent_call": against_player,
    "ca_we_were_here": were_here,
    "ca_divine_plan": divine,
    "ca_earth_wrath": strikes_back,
    "ca_dead_march": against_player,
    "ca_eclipse": for_factions,
    "ca_scavenge": for_factions,
    "ca_bad_omen": fights_elsewhere,
    "ca_touch_light": touches,
    "ca_spark_life": sparks,
    "ca_dig_in": digs_in,
}


def may_conquer_here(g: Realm, seat: int, cell: str) -> bool:
    return may_try_conquest(g, seat, cell)
