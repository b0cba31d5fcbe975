"""A place on the table: the heading with its owner, and under it the territory or the card."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.seats import SEAT_COLOURS, seat_pattern
from games.kernel.drawing.shapes import Box, Circle, Group, Label, Line, Rectangle, Shape, Span, at
from games.kernel.drawing.shapes import label as plain_label
from games.rules.tiny_epic_kingdoms.board.cards import BELOW
from games.rules.tiny_epic_kingdoms.board.pieces import disc
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.territory import CORNER, WIDTH, height_of, territory
from games.rules.tiny_epic_kingdoms.board.words import NOT_REVEALED
from games.rules.tiny_epic_kingdoms.state import NEUTRAL

SMALL = 0.45
"""How large the two sides of a card are drawn as long as none of them is chosen."""


def home(scene: Scene, owner: int, x: float, y: float, text: float) -> Group:
    """A seat's home, or the Lost Kingdom for the owner `NEUTRAL`, with its heading."""
    inner = (owner_heading(scene, owner, text), land(scene, owner, BELOW))
    return Group(inner, transform=at(x, y))


def land(scene: Scene, owner: int, down: float) -> Group:
    side = side_of(scene, owner)
    if not side:
        return dealt_card(scene, owner, down)
    place = at(0, down) if down else ""
    number = scene.lit.get(f"territory:{side}")
    if number is None:
        return territory(scene, side, place)
    return Group((territory(scene, side, place), pin(number, (WIDTH - 40, down + 40))))


def side_of(scene: Scene, owner: int) -> str:
    return scene.state.lost_kingdom if owner == NEUTRAL else scene.state.seats[owner].home


def owner_heading(scene: Scene, owner: int, text: float) -> Group:
    side = side_of(scene, owner)
    name = scene.word(scene.content.sides[side].name) if side else ""
    whose = whose_home(scene, owner)
    spans = (
        *([Span(name, "name", 30 * text)] if name else []),
        Span(whose, "quiet", 23 * text, 12 if name else 0),
    )
    target = "seat:none" if owner == NEUTRAL else f"seat:{owner}"
    return Group(
        (
            *seat_light(scene, target, text),
            disc(scene.colour_of(owner), (17 * text, 25), 16 * text),
            Label(17 + 33 * text, 35, tuple(spans)),
            *seat_news(scene, target),
        ),
        link=scene.link(target),
        id="" if owner == NEUTRAL else target,
        css="owner" + scene.lit_class(target),
        title=scene.told(target, scene.name_of(owner)),
    )


def whose_home(scene: Scene, owner: int) -> str:
    if owner == NEUTRAL:
        return scene.word(scene.content.terms["lost_kingdom"].name)
    return scene.faction_of(owner) or scene.name_of(owner)


def seat_light(scene: Scene, target: str, text: float) -> Iterator[Shape]:
    number = scene.lit.get(target)
    if number is not None:
        yield Circle(17 * text, 25, 19 * text, css="ring-casing")
        yield Circle(17 * text, 25, 19 * text, css="ring")
        yield pin(number, (WIDTH - 26, 22), radius=22)


def seat_news(scene: Scene, target: str) -> Iterator[Shape]:
    if scene.is_changed(target):
        yield Line((48, 44), (200, 44), css="changed")


def pattern_definitions(scene: Scene) -> Iterator[Shape]:
    """The patterns of the seats whose card still lies with its back up."""
    for number, seat in enumerate(scene.state.seats):
        if not seat.home:
            colour = scene.colour_of(number)
            yield seat_pattern(colour, SEAT_COLOURS[colour])


def dealt_card(scene: Scene, owner: int, down: float) -> Group:
    """The back of the card in the seat's pattern; on it both sides, as soon as it is dealt."""
    height = height_of(scene)
    box = Box(0, 0, WIDTH, height)
    back = Rectangle(box, CORNER, fill_from=f"pattern-{scene.colour_of(owner)}", css="back")
    card = scene.content.cards.get(scene.state.seats[owner].card)
    sides = list(card.sides.values()) if card else []
    faces = [
        face(scene, side, 24 + place * (WIDTH / 2 - 8), height) for place, side in enumerate(sides)
    ]
    return Group(
        (back, Rectangle(box, CORNER, css="hush"), *faces, Rectangle(box, CORNER, css="frame")),
        css="dealt",
        title=f"{scene.name_of(owner)}: {scene.word(NOT_REVEALED)}" if sides else "",
        transform=at(0, down) if down else "",
    )


def face(scene: Scene, side: str, x: float, height: float) -> Group:
    """One side of a dealt card, small, with its name on a slip of paper."""
    name = scene.word(scene.content.sides[side].name)
    wide = WIDTH * SMALL
    top = (height - height * SMALL - 52) / 2
    foot = top + height * SMALL + 38
    number = scene.lit.get(f"territory:{side}")
    slip = Box(x - 6, top - 6, wide + 12, height * SMALL + 64)
    return Group(
        (
            Rectangle(slip, 14, css="card"),
            territory(scene, side, at(x, top, scale=SMALL)),
            plain_label(x + 8, foot, name, "name", 28),
            *(() if number is None else (pin(number, (x + wide - 24, foot - 9), radius=24),)),
        )
    )
