"""Numbers and traits of units, with all that cards add to them."""

from games.kernel.position import derived
from games.rules.tsukuyumi.kinds import UnitTrait
from games.rules.tsukuyumi.queries.board import occupants, tiles_around, traits, units_of
from games.rules.tsukuyumi.queries.realm import Realm, has_flag, ongoing, seat_of
from games.rules.tsukuyumi.state import ONI, Fate, Unit

CONQUEST, HIT_POINTS, DAMAGE = 0, 1, 2


@derived
def kind_traits(g: Realm, owner: int, kind: str) -> frozenset[UnitTrait]:
    """The traits of a kind in the hands of its owner."""
    if owner == ONI:
        return frozenset()
    card = g.content.units[kind]
    found = set(card.traits)
    if "mascot" in found:
        return frozenset(found)
    faction = g.seat(owner).faction
    if "guardian" in found or card.faction != faction:
        found |= {"massive"} if faction == "first_guardians" else set()
        found |= {"flying"} if faction == "sisters_of_seven" else set()
    if ongoing(g, owner, "flying") or has_flag(g, owner, "flying"):
        found.add("flying")
    if ongoing(g, owner, "no_massive"):
        found.discard("massive")
    return frozenset(found)


def has_trait(g: Realm, unit: Unit, trait: UnitTrait) -> bool:
    return trait in kind_traits(g, unit.owner, unit.kind)


def is_helpless(g: Realm, unit: Unit) -> bool:
    """A mascot under the alternative rules: no abilities, never attacks (SPEC 16.4)."""
    return unit.owner != ONI and g.options.mascots == "alternative" and has_trait(g, unit, "mascot")


def conquest_points(g: Realm, unit: Unit) -> int:
    return g.content.stats[unit.kind][CONQUEST]


def hit_points(g: Realm, unit: Unit, armour: str = "") -> int:
    """Printed, Shine of armour, events; then reinforcement on the sum (R39)."""
    points = g.content.stats[unit.kind][HIT_POINTS]
    if unit.owner == ONI:
        return points
    points += ongoing(g, unit.owner, "hp_bonus")
    if g.seat(unit.owner).gift == "gift_armour":
        points += 5
    if armour == "double":
        return points * 2
    if armour == "add":
        return points + g.faction(unit.owner).reinforcement
    return points


def damage(g: Realm, unit: Unit) -> int:
    points = g.content.stats[unit.kind][DAMAGE]
    if unit.owner == ONI or has_trait(g, unit, "mascot"):
        return points
    points += ongoing(g, unit.owner, "damage_bonus")
    if has_trait(g, unit, "guard"):
        points *= ongoing(g, unit.owner, "guard_damage") or 1
    return points * 2 if has_flag(g, unit.owner, "double_damage") else points


def reef_hit_points(g: Realm, kind: str) -> int:
    owner = seat_of(g, "reef_collective")
    points = g.content.reefs[kind].hp
    if owner is None:
        return points
    if kind == "armoured":
        points = ongoing(g, owner, "armoured_hp") or points
    return points + (5 if g.seat(owner).gift == "gift_armour" else 0)


def move_bonus(g: Realm, unit: Unit, *, action: bool) -> int:
    """What a unit's own abilities and its owner's cards add to every range."""
    if unit.owner == ONI:
        return 0
    bonus = ongoing(g, unit.owner, "move_bonus")
    if action:
        bonus += ongoing(g, unit.owner, "move_action_bonus")
    if is_helpless(g, unit):
        return bonus
    bonus += g.content.units[unit.kind].move_bonus
    leaders = units_of(g, unit.owner, unit.cell)
    if any(has_trait(g, g.unit(number), "leads") for number in leaders):
        bonus += 1
    return bonus


def is_immune(g: Realm, unit: Unit) -> bool:
    """Whether radioactivity spares the unit (SPEC 11)."""
    if unit.owner == ONI:
        return False
    owner = unit.owner
    if g.seat(owner).gift == "gift_land" or ongoing(g, owner, "radiation_immune"):
        return True
    if has_flag(g, owner, "radiation_immune"):
        return True
    if has_trait(g, unit, "radiation_immune"):
        return True
    if has_trait(g, unit, "mascot") and g.seat(owner).faction == "reef_collective":
        return g.options.mascots == "basic"
    near = (unit.cell, *tiles_around(g, unit.cell))
    return any(
        has_trait(g, g.unit(number), "shelters")
        for cell in near
        for number in units_of(g, owner, cell)
    )


def is_legendary(g: Realm, unit: Unit) -> bool:
    return unit.owner == ONI and g.content.oni[unit.kind].legendary


def is_irradiated(g: Realm, cell: str) -> bool:
    return "radioactive" in traits(g, cell)


def kinds_at(g: Realm, owner: int, cell: str) -> list[str]:
    """The kinds of units that an owner has on a tile, each once, in order of arrival."""
    units = g.state.units
    found = [units[number].kind for number in occupants(g, cell) if units[number].owner == owner]
    return list(dict.fromkeys(found))


def of_kind(g: Realm, owner: int, cell: str, kind: str) -> list[int]:
    return [number for number in units_of(g, owner, cell) if g.unit(number).kind == kind]


def on_board(g: Realm, owner: int, kind: str = "") -> list[int]:
    return [
        number
        for number, unit in g.state.units.items()
        if unit.owner == owner and kind in ("", unit.kind)
    ]


def with_trait(g: Realm, owner: int, trait: UnitTrait) -> list[int]:
    return [number for number in on_board(g, owner) if has_trait(g, g.unit(number), trait)]


def fate(g: Realm, unit: Unit) -> Fate:
    """Where a unit goes when it leaves the board (SPEC 9.4)."""
    if unit.owner == ONI:
        return "out" if is_legendary(g, unit) else "supply"
    found = g.content.units[unit.kind].traits
    if "mascot" in found:
        return "out"
    if "dreams" in found:
        return "dreamtime"
    if "jade" in found and g.seat(unit.owner).faction == "first_guardians":
        return "out"
    return "reserve"
