"""Which combat cards are legal, who is hit, how much, and whether a conquest succeeds (SPEC 9)."""

from collections.abc import Callable

from games.rules.tsukuyumi.content import CombatCard
from games.rules.tsukuyumi.queries.board import (
    barred,
    control,
    dominators,
    enemies_of,
    is_base,
    is_moon,
    mountain_value,
    owners_at,
    reefs_at,
    terrain,
    tiles_around,
    units_of,
)
from games.rules.tsukuyumi.queries.formations import formation_with
from games.rules.tsukuyumi.queries.realm import Realm, has_flag, ongoing, seat_of
from games.rules.tsukuyumi.queries.units import (
    conquest_points,
    damage,
    has_trait,
    is_helpless,
    kinds_at,
)
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Combat, Side

LIGHT = "gift_light_of_destruction"


def attackers(g: Realm, seat: int, cell: str) -> list[int]:
    """The units that take part; mascots under the alternative rules never attack."""
    return [number for number in units_of(g, seat, cell) if not is_helpless(g, g.unit(number))]


def cards_of(g: Realm, seat: int) -> tuple[str, ...]:
    own = g.content.cards_of[g.seat(seat).faction]
    return (*own, LIGHT) if g.seat(seat).gift == LIGHT else own


def legal_cards(g: Realm, seat: int, cell: str, kinds: tuple[str, ...] = ()) -> list[str]:
    if not attackers(g, seat, cell):
        return []
    return [
        card
        for card in cards_of(g, seat)
        if (not kinds or g.content.combat_cards[card].kind in kinds)
        and not is_spent(g, seat, card)
        and is_legal(g, seat, cell, card)
    ]


def is_spent(g: Realm, seat: int, slug: str) -> bool:
    card = g.content.combat_cards[slug]
    owner = g.seat(seat)
    if card.limit == "game":
        return slug in owner.gone or (card.kind == "awakening" and has_flag(g, seat, "awakened"))
    if card.limit == "round":
        return owner.spent.count(slug) >= 1 + ongoing(g, seat, slug)
    return False


def is_legal(g: Realm, seat: int, cell: str, slug: str) -> bool:
    """The requirement of a card on a tile, its limit left aside."""
    card = g.content.combat_cards[slug]
    if card.limit and barred(g, seat, cell):
        return False
    if any(FORBIDDEN[place](g, cell) for place in card.not_on):
        return False
    if not units_suffice(g, seat, cell, card):
        return False
    if not all(NEEDS[need](g, seat, cell) for need in card.needs):
        return False
    if card.kind == "conquest":
        return may_try_conquest(g, seat, cell)
    if card.kind in ("annihilation", "both"):
        return bool(targets(g, seat, cell, card)) and total_damage(g, seat, cell, card) > 0
    return True


def units_suffice(g: Realm, seat: int, cell: str, card: CombatCard) -> bool:
    kinds = kinds_at(g, seat, cell)
    if card.units_any and not any(kind in kinds for kind in card.units_any):
        return False
    if card.alone and kinds != [card.alone]:
        return False
    if card.awakens and not g.seat(seat).reserve.get(card.awakens):
        return False
    own = attackers(g, seat, cell)
    drones = [number for number in own if has_trait(g, g.unit(number), "drone")]
    return len(own) >= card.own_least and len(drones) >= card.drones_least


def may_try_conquest(g: Realm, seat: int, cell: str) -> bool:
    """An area without the own marker, with a marker left and enough points (R41)."""
    return (
        not is_base(g, cell)
        and g.tile(cell).marker != seat
        and g.seat(seat).markers > 0
        and side_points(g, seat, cell) >= g.content.limits.least_conquest
    )


def has_prey(g: Realm, seat: int, cell: str) -> bool:
    """Enemy units, or reefs of another player."""
    return bool(enemies_of(g, seat, cell)) or has_foreign_reefs(g, seat, cell)


def has_foreign_reefs(g: Realm, seat: int, cell: str) -> bool:
    return seat_of(g, "reef_collective") != seat and bool(reefs_at(g, cell))


def prey_beside(g: Realm, seat: int, cell: str) -> list[str]:
    return [other for other in tiles_around(g, cell) if has_prey(g, seat, other)]


NEEDS: dict[str, Callable[[Realm, int, str], bool]] = {
    "oni": lambda g, seat, cell: bool(units_of(g, ONI, cell)) and not is_base(g, cell),
    "formation": lambda g, seat, cell: bool(formation_with(g, seat, cell)),
    "enemy_player": lambda g, seat, cell: any(
        owner not in (seat, ONI) for owner in owners_at(g, cell)
    ),
    "prey_beside": lambda g, seat, cell: bool(prey_beside(g, seat, cell)),
}
FORBIDDEN: dict[str, Callable[[Realm, str], bool]] = {
    "moon": lambda g, cell: is_moon(g, cell),
    "fertile": lambda g, cell: terrain(g, cell) == "fertile",
    "base": is_base,
    "gate": lambda g, cell: g.tile(cell).gate,
}


# -- damage --


def targets(g: Realm, attacker: int, cell: str, card: CombatCard) -> list[int]:
    """Target groups: seats in initiative order, then ONI, then reefs (SPEC 9.3)."""
    if card.only_oni:
        return [ONI] if units_of(g, ONI, cell) else []
    found = [owner for owner in owners_at(g, cell) if owner != attacker]
    if has_foreign_reefs(g, attacker, cell):
        reef = seat_of(g, "reef_collective")
        found = [*(owner for owner in found if owner != reef), REEFS]
    return found


def total_damage(g: Realm, seat: int, cell: str, card: CombatCard) -> int:
    """What the attack deals, before weapons (SPEC 9.2, S3)."""
    if card.damage == "fixed":
        return card.fixed
    if not card.damage:
        return 0
    total = sum(damage(g, g.unit(number)) for number in attackers(g, seat, cell))
    if card.damage == "half":
        total //= 2
    tiles = len(formation_with(g, seat, cell)) if card.formation_bonus else 0
    return total + card.bonus + card.formation_bonus * tiles if total else 0


def side_damage(g: Realm, numbers: list[int]) -> int:
    """What units deal that are still on the board."""
    return sum(damage(g, g.unit(number)) for number in numbers if number in g.state.units)


# -- conquest --


def side_points(g: Realm, owner: int, cell: str) -> int:
    return sum(conquest_points(g, g.unit(number)) for number in units_of(g, owner, cell))


def garrison(g: Realm, seat: int, cell: str) -> int:
    """Strongholds: more points for Boarlords, or a garrison of their own (SPEC 14)."""
    strongholds = g.tile(cell).strongholds
    if not strongholds or seat_of(g, "boarlords") != seat or g.state.akira == cell:
        return 0
    if units_of(g, seat, cell) or control(g, cell) == seat:
        return strongholds * g.content.limits.stronghold_points
    return 0


def sides_at(g: Realm, attacker: int, cells: list[str], card: CombatCard) -> list[Side]:
    """Everybody else on these tiles: what they count, and whether they may answer."""
    owners: list[int] = []
    for cell in cells:
        owners += [owner for owner in owners_at(g, cell) if owner not in (attacker, *owners)]
    order = [*(seat for seat in g.by_initiative() if seat in owners), *([ONI] * (ONI in owners))]
    found = []
    for owner in order:
        units = [number for cell in cells for number in units_of(g, owner, cell)]
        points = side_points(g, owner, cells[0]) + garrison(g, owner, cells[0])
        mute = card.silent or (card.only_oni and owner != ONI) or (card.oni_silent and owner == ONI)
        found.append(Side(owner, units, points, mute=mute))
    lone = seat_of(g, "boarlords")
    if lone is not None and lone not in (*order, attacker) and garrison(g, lone, cells[0]):
        found.append(Side(lone, [], garrison(g, lone, cells[0]), mute=True))
    return found


def conquest_succeeds(g: Realm, combat: Combat) -> bool:
    """Own points against each other side and the mountain (SPEC 9.5)."""
    points = combat.points
    if combat.attacker >= 0 and points < g.content.limits.least_conquest:
        return False
    if any(side.points > points for side in combat.sides):
        return False
    return ignores_mountain(g, combat) or points >= mountain_value(g, combat.cell)


def ignores_mountain(g: Realm, combat: Combat) -> bool:
    seat = combat.attacker
    if seat < 0:
        return False
    if g.seat(seat).gift == "gift_land":
        return True
    return any(
        has_trait(g, g.unit(number), "ignores_mountains")
        for number in combat.units
        if number in g.state.units
    )


def conquest_counts(g: Realm, seat: int, cell: str) -> list[str]:
    """Which counters a conquest adds to, judged just before the marker (SPEC 12)."""
    counts = ["conquered"]
    holder = control(g, cell)
    if holder >= 0 and holder != seat:
        counts.append("conquered_from_players")
    marker = g.tile(cell).marker
    rivals = [owner for owner in dominators(g, cell) if owner != seat]
    if marker not in (NOBODY, seat) or len(rivals) == 1:
        counts.append("conquered_controlled")
    return counts


def combat_tiles(g: Realm, seat: int, kinds: tuple[str, ...] = ()) -> list[str]:
    """The tiles with own units where a card is legal."""
    found = sorted({unit.cell for unit in g.state.units.values() if unit.owner == seat})
    return [cell for cell in found if legal_cards(g, seat, cell, kinds)]
