"""Tables that are laid out by hand, for the tests of what is drawn."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from games.kernel.content import read_content
from games.kernel.header import Header
from games.rules.tsukuyumi import content as module
from games.rules.tsukuyumi.board.draw import draw_board
from games.rules.tsukuyumi.content import Content
from games.rules.tsukuyumi.queries.geometry import cell_at
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY, ONI, Combat, Options, Seat, Side, State, Tile, Unit

CONTENT = read_content(Path(module.__file__).parent / "content", Content).value
COLOURS = ["purple", "yellow", "teal", "red", "blue", "white"]
FACTIONS = [
    "sisters_of_seven",
    "circle_of_the_sun",
    "reef_collective",
    "boarlords",
    "nomads",
    "dark_seed",
]
SVG = "{http://www.w3.org/2000/svg}"


def table(seats: int = 4) -> Realm:
    """A match in full swing on the symmetric board, with something of every kind on it."""
    state = State(
        Header(seats, colours=COLOURS[:seats]),
        Options(),
        [seat_of(number) for number in range(seats)],
        initiative=list(reversed(range(seats))),
        round=2,
        phase="green",
        oni={"oni_small": 6, "oni_medium": 4, "oni_large": 2},
        row=["event_raid", "event_ambush"],
        deck=["?"] * 9,
        missions=[CONTENT.factions[faction].mission for faction in FACTIONS[:seats]],
    )
    lay_tiles(state, seats)
    furnish(state)
    return Realm(state, CONTENT)


def seat_of(number: int) -> Seat:
    faction = FACTIONS[number]
    return Seat(
        faction=faction,
        goal=CONTENT.factions[faction].goal,
        card=sorted(CONTENT.action_cards)[number],
        markers=12,
        reserve=dict.fromkeys(CONTENT.units_of[faction], 1),
        hand=["action_blitz", "action_council"] if number == 0 else ["?", "?"],
        events=["event_sinkhole"] if number == 0 else ["?"],
    )


def lay_tiles(state: State, seats: int) -> None:
    layout = CONTENT.layouts.symmetric[seats]
    for slug, (q, r) in CONTENT.layouts.moon.cells.items():
        state.tiles[cell_at(q, r)] = Tile(slug)
    pool = [slug for slug, tile in CONTENT.tiles.items() if tile.set in ("base", "new_lands")]
    for number, (q, r) in enumerate(layout.cells):
        state.tiles[cell_at(q, r)] = Tile(pool[number], turned=number % 6)
    for number in range(seats):
        q, r = layout.bases[number * len(layout.bases) // seats]
        state.tiles[cell_at(q, r)] = Tile("base", base=number)
        state.seats[number].base = cell_at(q, r)


def furnish(state: State) -> None:
    """Markers, tokens and units, spread over the board in a fixed way."""
    areas = [cell for cell, tile in state.tiles.items() if tile.base == NOBODY]
    seats = len(state.seats)
    for number, cell in enumerate(areas):
        tile = state.tiles[cell]
        tile.marker = (ONI, NOBODY, *range(seats))[number % (seats + 2)]
        tile.vp2 = number % 7 == 0
        tile.devastated = number % 11 == 5
        tile.slots = {number % 6: ("red", "pig_blockade", "venomous", "spore")[number % 4]}
        tile.traits = ["radioactive"] if number % 9 == 4 else []
        tile.mines, tile.eggs = (2 if number % 13 == 3 else 0), (1 if number % 8 == 6 else 0)
    places = list(state.tiles)
    for number in range(100):
        owner = (ONI, *range(seats))[number % (seats + 1)]
        kinds = ("oni_small", "oni_large") if owner == ONI else units_of(state, owner)
        kind = kinds[number // 3 % len(kinds)]
        state.units[number + 1] = Unit(kind, owner, places[number * 7 % len(places)])


def units_of(state: State, seat: int) -> tuple[str, ...]:
    return CONTENT.units_of[state.seats[seat].faction]


def fight(g: Realm) -> Realm:
    """The same table with a combat in which one side has answered."""
    cell = next(iter(g.state.tiles))
    g.state.units = {
        1: Unit("reaver", 0, cell),
        2: Unit("follower", 1, cell),
        3: Unit("oni_small", ONI, cell),
    }
    sides = [Side(1, [2], 5, ["ca_reinforce"]), Side(ONI, [3], 10, strikes=10)]
    combat = Combat(0, 0, cell, "sis_hussars", cell, [1], 15, 10, sides, split={1: 5, ONI: 5})
    g.state.combats = [combat]
    return g


def drawn(g: Realm, **wishes: Any) -> Element:
    return ElementTree.fromstring(draw_board(g, **wishes))


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def words_in(root: Element) -> str:
    return " ".join(text.strip() for text in root.itertext() if text.strip())
