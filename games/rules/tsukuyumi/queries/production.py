"""What can be bought, for how much, and where it may stand (SPEC 7.2)."""

from games.rules.tsukuyumi.queries.board import (
    areas_around,
    controlled,
    edge_tiles,
    occupants,
    terrain,
)
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import has_trait, is_helpless, on_board, with_trait


def deploy_cells(g: Realm, seat: int, kind: str) -> list[str]:
    """The tiles where the faction may deploy a unit of this kind."""
    if g.faction(seat).deploys_on_edge:
        return list(edge_tiles(g))
    base = g.seat(seat).base
    found = [base, *areas_around(g, base)] if base else []
    for number in on_board(g, seat):
        unit = g.unit(number)
        nests = g.content.units[unit.kind].nests
        if ("*" in nests or kind in nests) and unit.cell not in found:
            found.append(unit.cell)
    return found


GUARDIAN_PRICE = 2


def price(g: Realm, seat: int, kind: str) -> int:
    """What a unit costs; Jade Guardians are for sale to the Council of Three alone (R29)."""
    card = g.content.units[kind]
    if "jade" in card.traits and g.seat(seat).gift == "gift_council":
        return GUARDIAN_PRICE
    return card.cost


def buyable(g: Realm, seat: int, kind: str) -> bool:
    """Whether a kind can be produced at all just now, whatever its price."""
    card = g.content.units[kind]
    if not price(g, seat, kind) or g.seat(seat).reserve.get(kind, 0) < 1:
        return False
    if card.uplink and card.uplink not in g.seat(seat).uplinks:
        return False
    return not ("awakener" in card.traits and jade_limit_reached(g, seat))


def jade_limit_reached(g: Realm, seat: int) -> bool:
    """At most three Reclaimers and Jade Guardians together (R68)."""
    if g.seat(seat).faction != "first_guardians":
        return False
    count = len(with_trait(g, seat, "awakener")) + len(with_trait(g, seat, "jade"))
    return count >= g.content.limits.jade_and_reclaimers


def affordable(g: Realm, seat: int, points: int) -> list[str]:
    return [
        kind
        for kind in g.seat(seat).reserve
        if buyable(g, seat, kind) and price(g, seat, kind) <= points and deploy_cells(g, seat, kind)
    ]


def upgrades(g: Realm, seat: int, points: int) -> list[tuple[str, str]]:
    """Kinds that can be had by swapping a unit on the board, each with what it comes from."""
    found = []
    for kind, left in g.seat(seat).reserve.items():
        card = g.content.units[kind]
        possible = card.upgrade_from and left and card.upgrade_cost <= points
        if possible and on_board(g, seat, card.upgrade_from):
            found.append((kind, card.upgrade_from))
    return found


def green_bonus(g: Realm, seat: int) -> int:
    """Points of the green phase besides the card: productive units, rivers, Heir of light."""
    points = sum(
        g.content.units[unit.kind].productive
        for unit in g.state.units.values()
        if unit.owner == seat and has_trait(g, unit, "productive") and not is_helpless(g, unit)
    )
    points += sum(terrain(g, cell) == "river" for cell in controlled(g, seat))
    return points + (1 if g.seat(seat).gift == "gift_heir" else 0)


def can_produce(g: Realm, seat: int, points: int) -> bool:
    return points > 0 and bool(
        affordable(g, seat, points)
        or upgrades(g, seat, points)
        or buyable_uplinks(g, seat, points)
        or buyable_weapons(g, seat, points)
    )


def buyable_uplinks(g: Realm, seat: int, points: int) -> list[str]:
    if g.seat(seat).faction != "cybersamurai":
        return []
    return [
        slug
        for slug, uplink in g.content.uplinks.items()
        if slug not in g.seat(seat).uplinks and uplink.cost <= points
    ]


def buyable_weapons(g: Realm, seat: int, points: int) -> list[str]:
    if g.seat(seat).faction != "nomads":
        return []
    return [
        slug
        for slug, weapon in g.content.weapons.items()
        if g.state.tokens.get(slug, 0) > 0 and weapon.cost <= points
    ]


def is_empty(g: Realm, cell: str) -> bool:
    return not occupants(g, cell)
