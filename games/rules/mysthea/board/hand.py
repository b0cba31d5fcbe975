"""A hand as readable cards, in rows; only the viewer's own is open."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Group, Shape, at
from games.rules.mysthea.board.cards import GAP, HEIGHT, WIDTH, command_card
from games.rules.mysthea.board.paper import BELOW, heading
from games.rules.mysthea.board.ring import WIDTH as BOARD
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import HAND

COLUMNS = 5
ABOVE = 30.0
"""Room for the pins on the upper edge of the cards."""
CONTROLS = 40.0
"""Below a full row: the page lays its buttons for larger and smaller over the corner."""


def sorted_hand(scene: Scene, seat: int) -> list[str]:
    """By type, then by points, so that a card keeps its place among its like."""
    kinds = scene.content.card_types
    cards = scene.content.cards
    return sorted(
        scene.seat(seat).hand,
        key=lambda code: (kinds[cards[code].type].order, cards[code].points, code),
    )


def hand_height(scene: Scene, seat: int) -> float:
    rows = -(-len(scene.seat(seat).hand) // COLUMNS)
    full = len(scene.seat(seat).hand) % COLUMNS == 0
    return ABOVE + max(1, rows) * (HEIGHT + ABOVE) + (CONTROLS if full else 0)


def hand(scene: Scene, seat: int, top: float = 0, *, named: bool = False) -> Group:
    cards = tuple(placed_cards(scene, seat, BELOW - 8 if named else 0))
    words = (heading(scene.word(HAND), scene.name_of(seat)),) if named else ()
    return Group((*words, *cards), id=f"hand:{seat}", transform=at(0, top))


def placed_cards(scene: Scene, seat: int, top: float) -> Iterator[Shape]:
    for place, code in enumerate(sorted_hand(scene, seat)):
        x = place % COLUMNS * (WIDTH + GAP)
        y = top + ABOVE + place // COLUMNS * (HEIGHT + ABOVE)
        yield command_card(scene, code, at(x, y))


def hand_view(scene: Scene, seat: int) -> Box:
    return Box(-6, 0, BOARD + 12, hand_height(scene, seat))
