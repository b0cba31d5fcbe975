"""Heroes as cards: what they cost, how strong the dice must be, what they do."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Line, Point, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.pieces import coin
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import AGGRESSIVE, COST, HEROES, HIDDEN, IN_DECK, NEXT, STRENGTH
from games.rules.daimyo.printed.cards import Hero

WIDTH, HEIGHT = 156.0, 172.0
GAP = 16.0
COLUMN = WIDTH + GAP
FULL = 3 * COLUMN - GAP
BOX = Box(0, 0, WIDTH, HEIGHT)
ROOMY = 1.14
STRONG = 1.27
"""How much wider than reckoned some system fonts are, and their heavy cuts."""


class Lying(Struct, frozen=True):
    """A card somewhere on the table: its target, its place, a word above it."""

    target: str
    place: Point
    note: str = ""
    hushed: bool = False


def hero_card(scene: Scene, hero: str, lying: Lying) -> Group:
    printed = scene.content.heroes[hero]
    number = scene.number(lying.target)
    paper = "card-used" if lying.hushed else "card"
    shapes: list[Shape] = [Rectangle(BOX, 10, css=f"ground {paper}")]
    if number is not None:
        shapes += ring(BOX, 10)
    shapes += face(scene, printed)
    if lying.note:
        shapes.append(label(10, HEIGHT - 9, lying.note, "quiet", 12.5))
    if scene.is_changed(lying.target):
        shapes.append(Line((10, HEIGHT - 5), (WIDTH - 10, HEIGHT - 5), css="changed"))
    if number is not None:
        shapes.append(pin(number, (WIDTH / 2, 2), radius=15))
    words = hero_words(scene, printed)
    if not lying.target:
        return Group(tuple(shapes), title=words, transform=at(*lying.place))
    return scene.target(lying.target, tuple(shapes), words, at(*lying.place))


def face(scene: Scene, hero: Hero) -> Iterator[Shape]:
    yield coin(hero.cost, (20, 20), 13)
    yield Use("icon-sword", css="icon-quiet", transform=at(WIDTH - 50, 8))
    strength = str(hero.strength)
    yield label(WIDTH - 22 - 4 * len(strength) + 8, 27, strength, "strong", 19)
    if hero.aggressive:
        yield label(WIDTH / 2, 28, "!", "figure", 20)
    name, text = scene.word(hero.name), scene.word(hero.text)
    size = fitting_size(name, 16.5, (WIDTH - 20) / ROOMY, 1, smallest=12)
    yield label(10, 56, name, "heading", size)
    small = fitting_size(text, 15, (WIDTH - 20) / ROOMY, 5, smallest=11.5)
    for row, line in enumerate(lines_of(text, small, (WIDTH - 20) / ROOMY)):
        yield label(10, 76 + row * small * 1.2, line, "quiet", small)


def hero_words(scene: Scene, hero: Hero) -> str:
    parts = [
        scene.word(hero.name),
        scene.word(COST, cost=hero.cost),
        scene.word(STRENGTH, strength=hero.strength),
        scene.word(hero.text),
    ]
    if hero.aggressive:
        parts.insert(1, scene.word(AGGRESSIVE))
    return "; ".join(parts)


def card_back(scene: Scene, colour: str, place: Point) -> Group:
    """A card that this viewer does not see, with its owner's pattern."""
    inner = Box(12, 12, WIDTH - 24, HEIGHT - 24)
    return Group(
        (
            Rectangle(BOX, 10, css="card-used"),
            Rectangle(inner, 6, fill_from=f"pattern-{colour}"),
        ),
        title=scene.word(HIDDEN),
        transform=at(*place),
    )


def draw_heroes(scene: Scene) -> tuple[list[Shape], float]:
    """The market from slot 1 to 5, then the top of the deck."""
    shapes: list[Shape] = []
    market = scene.state.hero_market
    for slot, hero in enumerate(market):
        place = (slot % 3 * COLUMN, slot // 3 * (HEIGHT + 14))
        if hero:
            shapes.append(hero_card(scene, hero, Lying(f"market:{slot + 1}", place)))
        else:
            shapes.append(Group((Rectangle(BOX, 10, css="dai-dashed"),), transform=at(*place)))
    place = (len(market) % 3 * COLUMN, len(market) // 3 * (HEIGHT + 14))
    if scene.state.hero_top:
        count = scene.word(IN_DECK, count=len(scene.state.hero_deck) + 1)
        lying = Lying("", place, note=f"{scene.word(NEXT)} · {count}", hushed=True)
        shapes.append(hero_card(scene, scene.state.hero_top, lying))
    return shapes, 2 * HEIGHT + 14


def title(scene: Scene) -> str:
    return scene.word(HEROES)
