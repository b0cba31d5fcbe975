"""Action cards as small sheets: name, Actions, and for the Markets price and Supply."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Line,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.dei.board.card_words import action_words
from games.rules.dei.board.scene import Scene
from games.rules.dei.content import Card

WIDTH, HEIGHT = 156.0, 132.0
CORNER = 10.0
PAD = 10.0
SMALL = 14.5
ROOMY = 1.18
"""How much wider than reckoned some system fonts are."""


class Sheet(Struct, frozen=True):
    """A card as it lies somewhere: its target, its place, what is said about it besides."""

    card: str
    target: str
    place: Point
    note: str = ""
    hushed: bool = False
    """Not to be played now: in the bin, or face down."""


def card_sheet(scene: Scene, sheet: Sheet) -> Group:
    card = scene.content.cards[sheet.card]
    number = scene.lit.get(sheet.target)
    name = scene.word(card.name)
    told = [name, *action_lines(scene, card)]
    if sheet.note:
        told.append(sheet.note)
    inner = (
        *paper(scene, sheet),
        *headline(scene, card, name),
        *written_actions(scene, card),
        *(price(scene, card) if card.market else ()),
        *((pin(number, (WIDTH - 15, 15), radius=15),) if number is not None else ()),
    )
    return Group(
        inner,
        id=sheet.target,
        link=scene.link(sheet.target),
        css="cell" + scene.lit_class(sheet.target),
        title=scene.told(sheet.target, "; ".join(told)),
        transform=at(*sheet.place),
    )


def paper(scene: Scene, sheet: Sheet) -> Iterator[Shape]:
    box = Box(0, 0, WIDTH, HEIGHT)
    yield Rectangle(box, CORNER, css="ground " + ("card-used" if sheet.hushed else "card"))
    if sheet.target in scene.lit:
        yield from ring(box, CORNER)
    if scene.is_changed(sheet.target):
        yield Line((PAD, HEIGHT - 6), (WIDTH - PAD, HEIGHT - 6), css="changed")


def card_back(sheet: Sheet) -> Group:
    """A card that this viewer does not see."""
    lock = Use("icon-lock", css="icon-quiet", transform=at(54, 38, scale=2))
    return Group(
        (Rectangle(Box(0, 0, WIDTH, HEIGHT), CORNER, css="card-used"), lock),
        title=sheet.note,
        transform=at(*sheet.place),
    )


def headline(scene: Scene, card: Card, name: str) -> Iterator[Shape]:
    """The name; beside it what the card is worth at the end."""
    room = WIDTH - 2 * PAD - (28 if card.supply else 0)
    size = fitting_size(name, 16.5, room / ROOMY, 1, smallest=11.5)
    yield label(PAD, 25, name, "heading", size)
    if card.supply:
        yield Circle(WIDTH - 19, 20, 13, css="wall thin")
        yield label(WIDTH - 19, 25.5, str(card.supply), "figure", 15)


def written_actions(scene: Scene, card: Card) -> Iterator[Shape]:
    """An icon before each Action; smaller letters where there are many."""
    room = (WIDTH - PAD - 32) / ROOMY
    lines = action_lines(scene, card)
    size = SMALL
    while size > 11 and tall(lines, size, room) > (54 if card.market else 82):
        size -= 0.5
    y = 40.0
    for action, words in zip(card.actions, lines, strict=True):
        family = scene.content.actions[action.action or action.do].family
        icon = at(PAD - 2, y - 1, scale=0.75)
        yield Use(f"icon-{family}", css="icon-quiet", transform=icon)
        for line in lines_of(words, size, room):
            y += size * 1.22
            yield label(PAD + 20, y - 4, line, "strong", size)


def tall(lines: list[str], size: float, room: float) -> float:
    return sum(len(lines_of(line, size, room)) for line in lines) * size * 1.22


def action_lines(scene: Scene, card: Card) -> list[str]:
    return [scene.word(action_words(scene.content, action)) for action in card.actions]


def price(scene: Scene, card: Card) -> Iterator[Shape]:
    """At the foot of a Market card."""
    x = PAD
    for kind, amount in (("tech", card.cost.tech), ("energy", card.cost.energy)):
        if amount:
            yield Use(f"icon-{kind}", css="icon", transform=at(x - 2, HEIGHT - 30, scale=0.9))
            yield label(x + 22, HEIGHT - 13, str(amount), "strong", 17)
            x += 48
