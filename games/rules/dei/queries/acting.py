"""Where a faction may Enlist, Collect, mine, Kill and Build (SPEC 9.1, 9.3, 9.5, 9.6)."""

from games.kernel.position import derived
from games.rules.dei.content import KindId
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import has_majority, strength_table
from games.rules.dei.queries.ways import elevator_ends
from games.rules.dei.state import built

# -- Enlist --------------------------------------------------------------------------------


def enlist_regions(g: Dei, seat: int, kind: str, source: str = "") -> tuple[str, ...]:
    """Own and Neutral Refuges, for some kinds all own Units; never where it was lifted from."""
    found = {*g.seat(seat).refuges, *g.district.refuges}
    if g.content.actions[kind].beside_units:
        found.update(region for region in g.places(seat) if units_without(g, seat, region, source))
    found.discard(source)
    return tuple(sorted(found))


def units_without(g: Dei, seat: int, region: str, source: str) -> int:
    """The Units in a Region once one Scrapper was lifted from the source."""
    return g.units_in(seat, region) - (region == source)


def enlist_sources(g: Dei, seat: int, kind: str) -> list[str]:
    """With an empty reserve: Regions whose Scrapper has somewhere else to go."""
    return [
        region for region in sorted(g.seat(seat).scrappers) if enlist_regions(g, seat, kind, region)
    ]


def can_enlist(g: Dei, seat: int, kind: str) -> bool:
    if g.in_reserve(seat):
        return bool(enlist_regions(g, seat, kind))
    return bool(enlist_sources(g, seat, kind))


def may_change_enlist(g: Dei, seat: int) -> bool:
    """Superior Numbers: all Scrappers are on the map; the Leader does not matter (R13)."""
    return g.powers(seat).enlist_may_change and g.in_reserve(seat) == 0


# -- Collect -------------------------------------------------------------------------------


@derived
def collect_regions(g: Dei, seat: int) -> tuple[str, ...]:
    """Majority and at least one Resource; a Unit is not needed (R7)."""
    resources = g.state.resources
    return tuple(
        region
        for region in sorted(strength_table(g)[seat])
        if resources.get(region, 0) and has_majority(g, seat, region)
    )


def mine_regions(g: Dei, seat: int) -> list[str]:
    if not g.powers(seat).collect_may_mine:
        return []
    return [region for region in g.places(seat) if g.state.reserve[g.kind_in(region)]]


def kill_regions(g: Dei, seat: int) -> list[str]:
    """R14: a printed Kill needs an own Unit in the Region."""
    return [region for region in g.places(seat) if kill_targets(g, seat, region)]


def remedy_regions(g: Dei, seat: int) -> list[str]:
    """R15: a Unit there and no Majority, a Tie included."""
    if not g.powers(seat).collect_may_kill:
        return []
    return [region for region in kill_regions(g, seat) if not has_majority(g, seat, region)]


def kill_targets(g: Dei, seat: int, region: str) -> list[int]:
    """Opponents with a Scrapper there; Leaders are immune."""
    return [other for other in g.opponents(seat) if g.scrappers_in(other, region)]


def collect_modes(g: Dei, seat: int) -> list[str]:
    """What a Collect may be used for now."""
    modes = {
        "collect": bool(collect_regions(g, seat)),
        "mine": bool(mine_regions(g, seat)),
        "remedy": bool(remedy_regions(g, seat)),
    }
    return [mode for mode, is_legal in modes.items() if is_legal]


def may_swap(g: Dei, seat: int, kind: str, region: str) -> bool:
    """R46: the collected Tech for an Energy Cell, by the Action itself or beside an Elevator."""
    if g.kind_in(region) != "tech" or not g.state.reserve["energy"] or not g.seat(seat).tech:
        return False
    elevators = [elevator_ends(site)[0] for site in g.seat(seat).elevators]
    by_camp = g.powers(seat).elevators_swap and region in elevators
    return g.content.actions[kind].swaps or by_camp


# -- Build ---------------------------------------------------------------------------------


def build_sites(g: Dei, seat: int, kind: KindId) -> list[str]:
    """Where a token of that kind may go; Units, not Majority, are needed."""
    if kind == "refuge":
        anywhere = g.powers(seat).refuges_anywhere
        return sorted(g.district.regions) if anywhere else list(g.places(seat))
    places = g.places(seat)
    if kind == "bridge":
        sites = g.district.bridges
        return [name for name in sorted(sites) if any(roof in places for roof in sites[name].roofs)]
    return elevator_sites(g, places)


def elevator_sites(g: Dei, places: tuple[str, ...]) -> list[str]:
    """R31: any Adjacent pair of Ground and Roof, also across a seam."""
    found: set[str] = set()
    for region in places:
        for other in g.region(region).climbs:
            ground, roof = sorted((region, other))
            found.add(f"{ground}-{roof}")
    return sorted(found)


def build_kinds(g: Dei, seat: int, action: str) -> list[KindId]:
    return [kind for kind in g.content.actions[action].kinds if can_build(g, seat, kind)]


def can_build(g: Dei, seat: int, kind: KindId) -> bool:
    """R33: with a token in reserve, or one of the same kind to lift."""
    return bool(build_sites(g, seat, kind))


def liftable(g: Dei, seat: int, kind: KindId) -> list[str]:
    """Placed tokens of the kind, if none is in reserve; each place once."""
    return sorted(set(built(g.seat(seat), kind))) if not g.tokens_left(seat, kind) else []
