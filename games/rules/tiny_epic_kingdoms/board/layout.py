"""Where everything lies: fixed places by the number of seats."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.shapes import Box, Shape
from games.rules.tiny_epic_kingdoms.board.cards import BELOW, CELL, ROW, action_card, stores
from games.rules.tiny_epic_kingdoms.board.homes import home
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.territory import WIDTH, height_of
from games.rules.tiny_epic_kingdoms.board.tracks import Room, magic_track, tower_track
from games.rules.tiny_epic_kingdoms.state import NEUTRAL

GAP = 40.0
BETWEEN_ROWS = 26.0
STRIP = BELOW + ROW + CELL.height + 16 + CELL.height
"""How high the action card is when it lies below the territories."""
TOWER_SHARE = 0.56


class Table(Struct, frozen=True):
    columns: int
    text: float
    """How large words are: larger where three territories share the width."""
    is_card_below: bool


TABLES = {
    2: Table(2, 1, is_card_below=False),
    3: Table(2, 1, is_card_below=False),
    4: Table(2, 1, is_card_below=True),
    5: Table(3, 1.3, is_card_below=False),
}


def owners(scene: Scene) -> list[int]:
    """The territories in order; with two seats the Lost Kingdom lies between the homes."""
    seats = list(scene.g.seats)
    return [seats[0], NEUTRAL, *seats[1:]] if scene.state.lost_kingdom else seats


def table_of(scene: Scene) -> Table:
    return TABLES[scene.state.header.seats]


def laid_out(scene: Scene) -> Iterator[Shape]:
    table = table_of(scene)
    down = BELOW + height_of(scene) + BETWEEN_ROWS
    places = owners(scene)
    for place, owner in enumerate(places):
        x, y = place % table.columns * (WIDTH + GAP), place // table.columns * down
        yield home(scene, owner, x, y, table.text)
    if table.is_card_below:
        yield from strip(scene, len(places) // table.columns * down, table.text)
        return
    last = len(places)
    x, y = last % table.columns * (WIDTH + GAP), last // table.columns * down
    yield from panel(scene, x, y, table.text)


def panel(scene: Scene, x: float, y: float, text: float) -> Iterator[Shape]:
    """The action card in the place of a territory: actions, tracks, stores."""
    bottom = BELOW + height_of(scene)
    below = BELOW + ROW + CELL.height + 8
    yield action_card(scene, x, y, text)
    yield from tracks(scene, Box(x, y + below, WIDTH, bottom - CELL.height - 20 - below), text)
    yield stores(scene, x, y + bottom - CELL.height, text)


def strip(scene: Scene, y: float, text: float) -> Iterator[Shape]:
    """The action card below the territories: actions and stores left, tracks right."""
    yield action_card(scene, 0, y, text)
    yield stores(scene, 0, y + STRIP - CELL.height, text)
    yield from tracks(scene, Box(WIDTH + GAP, y, WIDTH, STRIP), text)


def tracks(scene: Scene, box: Box, text: float) -> Iterator[Shape]:
    wide = box.width * TOWER_SHARE
    yield tower_track(scene, Room(box.x, box.y, wide - 15, box.height, text))
    yield magic_track(
        scene, Room(box.x + wide + 15, box.y, box.width - wide - 15, box.height, text)
    )


def view_of(scene: Scene) -> Box:
    """The whole table, with a little room for lines at its edge."""
    table = table_of(scene)
    cells = len(owners(scene)) + (not table.is_card_below)
    rows = -(-cells // table.columns)
    row = BELOW + height_of(scene)
    width = table.columns * WIDTH + (table.columns - 1) * GAP
    height = rows * row + (rows - 1) * BETWEEN_ROWS
    if table.is_card_below:
        height += BETWEEN_ROWS + STRIP
    return Box(-6, -4, width + 12, height + 10)
