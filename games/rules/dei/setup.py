"""The opening: factions, the map and everything on it (SPEC 6)."""

from games.kernel.header import Header
from games.kernel.steps import Rule, Step
from games.rules.dei.content import COLOURS, ColourId, MarketId
from games.rules.dei.events.setup import (
    BoostsPooled,
    DronesPlaced,
    FactionsDealt,
    LayoutDrawn,
    MapBuilt,
    MarketsDealt,
    MissionsDealt,
    OutpostsPlaced,
    PriorityDrawn,
    SeatsEquipped,
)
from games.rules.dei.flow import Feats
from games.rules.dei.queries.assembly import area_id, assemble
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.layouts import SEEDS, columns_for, drawn_layout, recommended
from games.rules.dei.state import LaidTile, Options, Seat, State
from games.rules.dei.steps.setup_picks import FactionChoice, TileChoice

OUTPOST_MARKETS: tuple[MarketId, ...] = ("tactics", "logistics", "machinery")


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Seat() for _ in range(seats)])


def setup(g: Dei) -> Rule:
    if g.options.faction_choice == "random":
        yield FactionsDealt(g.chance.shuffle(g.content.factions))
    else:
        for seat in g.seats:
            yield FactionChoice(seat)
    if g.options.map == "custom":
        for place in range(len(g.content.tiles_for(len(g.seats)))):
            yield TileChoice(place % len(g.seats))
    yield TableSetup()


class TableSetup(Step[Dei], frozen=True, tag="setup.table"):
    """All that is laid out before the Feats, in the order of the rulebook."""

    def run(self, g: Dei) -> Rule:
        yield from build_map(g)
        yield from place_drones(g)
        yield from place_outposts(g)
        yield BoostsPooled(g.content.all_boosts)
        yield from deal_markets(g)
        yield from deal_missions(g)
        limits = g.content.limits
        hands = [g.content.faction_cards(seat.faction) for seat in g.state.seats]
        yield SeatsEquipped(hands, limits.start_tech, limits.start_energy)
        yield PriorityDrawn(g.chance.shuffle(g.seats))
        yield Feats()


def build_map(g: Dei) -> Rule:
    """The Regions are kept on the log: a better generator changes no running match."""
    seats = len(g.seats)
    tiles = g.state.laid or recommended(g.content, seats)
    if g.options.map == "random":
        seed = g.chance.roll(SEEDS)
        yield LayoutDrawn(seed, SEEDS)
        tiles = drawn_layout(g.content, seats, seed)
    district = assemble(g.content, columns_for(g.content, seats), tiles)
    resources = {
        name: sum(symbols(g, area) for area in region.areas)
        for name, region in district.regions.items()
    }
    resources = {name: count for name, count in resources.items() if count}
    tech = sum(count for name, count in resources.items() if name[0] == "G")
    energy = sum(count for name, count in resources.items() if name[0] == "R")
    limits = g.content.limits
    yield MapBuilt(
        district,
        resources,
        {"tech": limits.tech_tokens - tech, "energy": limits.energy_tokens - energy},
    )


def symbols(g: Dei, area: str) -> int:
    return g.content.tiles[area[:-1]].resources.get(area[-1], 0)


def regions_of_areas(g: Dei) -> dict[str, str]:
    return {area: name for name, region in g.district.regions.items() for area in region.areas}


def tiles_in_play(g: Dei) -> list[str]:
    laid: list[LaidTile] = list(g.district.tiles)
    return sorted(tile.tile for tile in laid)


def place_drones(g: Dei) -> Rule:
    """Only those of the factions in play."""
    where = regions_of_areas(g)
    drones = [g.content.factions[seat.faction].drone for seat in g.state.seats]
    regions = [
        where[area_id(tile, g.content.tiles[tile].summon)]
        for tile in tiles_in_play(g)
        if g.content.tiles[tile].summon
    ]
    yield DronesPlaced(g.chance.shuffle(drones), regions)


def place_outposts(g: Dei) -> Rule:
    """Each colour on its letter; advanced: one site of each letter is mixed."""
    where = regions_of_areas(g)
    sites = {
        tile: site
        for tile in tiles_in_play(g)
        if (site := g.content.tiles[tile].outpost) is not None
    }
    letters = {kind.letter: colour for colour, kind in g.content.outposts.items()}
    colours = {tile: letters[site.letter] for tile, site in sites.items()}
    by_letter: list[list[str]] = []
    mixed: list[str] = []
    shuffled: list[str] = []
    if g.options.outpost_setup == "advanced":
        by_letter = [
            [tile for tile, site in sites.items() if site.letter == letter] for letter in letters
        ]
        mixed = [g.chance.pick(tiles) for tiles in by_letter]
        shuffled = g.chance.shuffle(COLOURS)
    for tile, colour in zip(mixed, shuffled, strict=True):
        colours[tile] = next(one for one in COLOURS if one == colour)
    regions = {tile: where[area_id(tile, site.area)] for tile, site in sites.items()}
    yield OutpostsPlaced(numbered(colours, regions), by_letter, mixed, shuffled)


def numbered(
    colours: dict[str, ColourId], regions: dict[str, str]
) -> dict[str, tuple[ColourId, str]]:
    """red1, red2, … in the order of tiles; all red before all blue before all green."""
    found: dict[str, tuple[ColourId, str]] = {}
    for colour in COLOURS:
        tiles = [tile for tile in sorted(colours) if colours[tile] == colour]
        for number, tile in enumerate(tiles, 1):
            found[f"{colour}{number}"] = (colour, regions[tile])
    return found


def deal_markets(g: Dei) -> Rule:
    """The Drone cards in play go in equal packets into the three Outpost Markets."""
    drones = sorted(g.state.drones)
    drone_cards = g.chance.shuffle(g.content.drone_cards(drones))
    size = len(drone_cards) // len(OUTPOST_MARKETS)
    decks: dict[MarketId, list[str]] = {}
    for market in g.content.market_order:
        cards = g.content.market_cards(market)
        if market in OUTPOST_MARKETS:
            first = OUTPOST_MARKETS.index(market) * size
            cards = cards + drone_cards[first : first + size]
        decks[market] = g.chance.shuffle(cards)
    yield MarketsDealt(drone_cards, decks)


def deal_missions(g: Dei) -> Rule:
    limits = g.content.limits
    count = limits.missions_without_choice if g.options.no_choice else limits.missions
    order = g.chance.shuffle(g.content.missions)
    yield MissionsDealt(order, limits.turns, count // limits.turns)
