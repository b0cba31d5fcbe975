"""The islands: free spaces, pieces, Influence (SPEC 2.3, 8.1)."""

from collections.abc import Iterable

from games.kernel.content import in_order
from games.kernel.position import derived
from games.rules.daimyo.printed.words import BuildingKind, Tokens, UnitKind
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Owner


@derived
def islands(g: Daimyo) -> tuple[str, ...]:
    """The islands in play, in the order of scoring (SPEC 11.2)."""
    return tuple(name for name in in_order(g.content.islands) if name in g.table.islands)


def island_of(g: Daimyo, spot: str) -> str:
    return g.content.island_of[spot]


@derived
def places(g: Daimyo) -> tuple[str, ...]:
    return tuple(place for name in islands(g) for place in sorted(g.content.islands[name].places))


@derived
def relic_slots(g: Daimyo) -> tuple[str, ...]:
    return tuple(slot for name in islands(g) for slot in sorted(g.content.islands[name].relics))


@derived
def free_governor_spaces(g: Daimyo) -> tuple[str, ...]:
    return tuple(place for place in places(g) if place not in g.state.governors)


@derived
def free_building_spaces(g: Daimyo) -> tuple[str, ...]:
    return tuple(place for place in places(g) if place not in g.state.buildings)


@derived
def free_dangers(g: Daimyo) -> tuple[str, ...]:
    return tuple(
        danger
        for name in islands(g)
        for danger in sorted(g.content.islands[name].dangers)
        if danger not in g.state.shadows
    )


def on(g: Daimyo, island: str, spots: Iterable[str]) -> list[str]:
    return [spot for spot in spots if g.content.island_of[spot] == island]


def islands_of(g: Daimyo, spots: Iterable[str]) -> list[str]:
    """The islands that these spots lie on, in the order of scoring."""
    found = {g.content.island_of[spot] for spot in spots}
    return [island for island in islands(g) if island in found]


@derived
def governors_of(g: Daimyo, owner: Owner) -> tuple[str, ...]:
    governors = g.state.governors
    return tuple(place for place in places(g) if governors.get(place, None) == owner)


@derived
def opposing_governors(g: Daimyo, seat: int) -> tuple[str, ...]:
    """Governors of other seats and of the automaton (R31, R32)."""
    governors = g.state.governors
    return tuple(place for place in places(g) if governors.get(place, seat) != seat)


@derived
def shadows_of(g: Daimyo, owner: Owner) -> tuple[str, ...]:
    return tuple(sorted(danger for danger, who in g.state.shadows.items() if who == owner))


@derived
def buildings_of(g: Daimyo, owner: Owner, kind: BuildingKind) -> tuple[str, ...]:
    return tuple(
        place
        for place, building in sorted(g.state.buildings.items())
        if building.owner == owner and building.kind == kind
    )


@derived
def units_left(g: Daimyo, owner: Owner, unit: UnitKind) -> int:
    """In supply; the Empire never runs out."""
    if owner == AUTOMATON and g.is_solo:
        return 1
    on_board = governors_of(g, owner) if unit == "governor" else shadows_of(g, owner)
    turn = g.state.turn
    in_hand = turn is not None and turn.seat == owner and turn.unit == unit
    return g.content.limits.units(unit) - len(on_board) - in_hand


def towers_left(g: Daimyo, owner: Owner) -> int:
    return g.content.limits.towers - len(buildings_of(g, owner, "tower"))


@derived
def markers_used(g: Daimyo, owner: Owner) -> int:
    beside = sum(there.count(owner) for there in g.state.beside.values())
    return sum(who == owner for who in g.state.altars.values()) + beside


@derived
def influence(g: Daimyo, island: str, owner: Owner) -> int:
    """Exactly the sum of the pieces that are there (SPEC 8.1)."""
    values, printed = g.content.economy.influence, g.content.islands[island]
    state = g.state
    total = values.governor * sum(state.governors.get(place) == owner for place in printed.places)
    total += values.shadow * sum(state.shadows.get(spot) == owner for spot in printed.dangers)
    for place in printed.places:
        building = state.buildings.get(place)
        if building is not None and building.owner == owner:
            total += values.tower if building.kind == "tower" else values.farm
    total += sum(
        altar.influence for name, altar in printed.altars.items() if state.altars.get(name) == owner
    )
    return total


def shadows_on(g: Daimyo, island: str, owner: Owner) -> int:
    return sum(g.state.shadows.get(danger) == owner for danger in g.content.islands[island].dangers)


def standing(g: Daimyo, island: str, owner: Owner) -> tuple[int, int]:
    """What ranks a participant on an island: Influence, then Shadows (SPEC 11.2)."""
    return influence(g, island, owner), shadows_on(g, island, owner)


def best_altar(g: Daimyo, island: str) -> str:
    """The free altar of the highest value, or nothing (SPEC 8.4)."""
    altars = g.content.islands[island].altars
    free = [altar for altar in sorted(altars) if altar not in g.state.altars]
    return max(free, key=lambda altar: altars[altar].influence, default="")


def yields(g: Daimyo, places: Iterable[str], times: int = 1) -> Tokens:
    """What these production places give together."""
    gained: Tokens = {}
    for place in places:
        kind = g.content.place(place).produces
        gained[kind] = gained.get(kind, 0) + times
    return gained


def has_presence(g: Daimyo, seat: int, island: str) -> bool:
    """A Governor or a Shadow of the seat stands there."""
    return bool(on(g, island, governors_of(g, seat)) or on(g, island, shadows_of(g, seat)))
