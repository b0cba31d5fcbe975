"""What command points, energy and actions are good for."""

from typing import Literal

from games.rules.mysthea.content import Card, Piece
from games.rules.mysthea.queries.mysthea import Mysthea

Deed = Literal["construct", "deploy"]


def room(g: Mysthea, seat: int, res: Literal["energy", "xp"]) -> int:
    """How much more the seat can hold."""
    owner = g.seat(seat)
    if res == "energy":
        return g.content.limits.energy - owner.energy
    return g.content.limits.xp - owner.xp


def energy_cost(g: Mysthea, seat: int, card: Card) -> int:
    """What the effect or the placement of a card costs; some upgrades make it free."""
    free = any(op.type == card.type for op in g.upgrade_ops(seat, "free"))
    return 0 if free else card.points


def deed_cost(g: Mysthea, deed: Deed, kind: Piece) -> int:
    unit = g.content.units[kind]
    return unit.construct if deed == "construct" else unit.deploy


def can_construct(g: Mysthea, seat: int, kind: Piece) -> bool:
    return kind != "fort" and g.seat(seat).supply[kind] > 0


def can_deploy(g: Mysthea, seat: int, kind: Piece) -> bool:
    owner = g.seat(seat)
    return (owner.supply if kind == "fort" else owner.pool)[kind] > 0


def can_develop(g: Mysthea, energy: int) -> bool:
    return energy >= g.content.costs.develop[0] and bool(g.state.market or g.deck)


def battle_regions(g: Mysthea, seat: int, *, own_unit: bool) -> list[str]:
    """Where a battle can start: an effect needs no own unit there (R7)."""
    return [
        region
        for region in g.regions()
        if (g.units_in(seat, region) or not own_unit)
        and any(g.units_in(other, region) for other in g.seats if other != seat)
    ]


def monsters_on_track(g: Mysthea) -> list[str]:
    """The monsters whose cards lie on this era's track."""
    return [event for event in g.state.track if event in g.state.monsters]


def encounter_number(g: Mysthea, seat: int) -> int:
    """Which encounter the next one would be; one in progress counts (R10)."""
    open_now = sum(encounter.seat == seat for encounter in g.state.encounters)
    return len(g.seat(seat).encounters) + open_now + 1


def may_face_encounter(g: Mysthea, seat: int) -> bool:
    """Some card is left and the seat has not reached its limit (R59)."""
    limit = g.content.limits.encounters
    return bool(g.state.encounter_deck) and encounter_number(g, seat) <= limit


def can_seek_encounter(g: Mysthea, seat: int) -> bool:
    """As a special action: on the token's island, with the experience (SPEC 8.5)."""
    owner = g.seat(seat)
    return (
        may_face_encounter(g, seat)
        and g.island_of(owner.champion.region) == owner.token
        and owner.xp >= encounter_number(g, seat)
    )
