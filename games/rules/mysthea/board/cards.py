"""Command cards as readable pictures: points, type, what they do; and backs of hidden ones."""

from collections.abc import Iterator, Mapping

from games.kernel.drawing.lettering import fitting_size, lines_of, paragraph
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Label,
    Line,
    Path,
    Rectangle,
    Shape,
    Span,
    at,
)
from games.kernel.drawing.shapes import label as plain_label
from games.rules.mysthea.board.paper import CORNER, icon, slip_light, slip_pin, targeted, written
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import ROMAN, START_CARD
from games.rules.mysthea.content import Card, Op

WIDTH, HEIGHT = 214.0, 300.0
GAP = 15.0
ART = 88.0
FOOT = 34.0
PAPER = Box(0, 0, WIDTH, HEIGHT)
GROUNDS: Mapping[str, str] = {
    "tactic": "capital",
    "objective": "plains",
    "accessory": "forest",
    "upgrade": "water",
}
"""The tint of each type: red, yellow, green and blue as the printed backs."""
OP_ICONS: Mapping[str, str] = {
    "construct": "troop",
    "deploy": "troop",
    "deploy_free": "troop",
    "travel": "boots",
    "portal": "myst",
    "portal_group": "myst",
    "recharge": "artefact",
    "act": "cp",
    "develop": "deck",
    "meditate": "xp",
    "battle": "strength",
    "draw": "hand",
    "remove_enemy": "axe",
    "wound_champions": "axe",
    "monster_attack": "monster",
    "free_encounter": "encounters",
    "strength": "strength",
    "carry": "boots",
    "free": "energy",
    "discard": "discard",
    "remove": "discard",
    "pay": "energy",
}


def art_icon(op: Op) -> str:
    """What a card is about, as one line drawing."""
    if op.op == "choose_one":
        return art_icon(op.options[0][0])
    if op.op in ("construct", "deploy", "deploy_free", "strength") and op.unit:
        return op.unit
    if op.op == "gain_per" and op.per and op.per.startswith("controlled:"):
        return op.per.partition(":")[2]
    return OP_ICONS.get(op.op) or op.res or "card"


def command_card(scene: Scene, code: str, transform: str = "") -> Group:
    """A card that the viewer may read, 214 by 300."""
    card = scene.content.cards[code]
    target = f"card:{code}"
    inner = (
        Rectangle(PAPER, CORNER, css="ground card"),
        *face(scene, card),
        *slip_light(scene, target, PAPER),
        *slip_pin(scene, target, WIDTH / 2, 0, 24),
    )
    name, text = scene.word(card.name), scene.word(card.text)
    return targeted(scene, target, inner, f"{name}. {text}", transform)


def hushed(scene: Scene, target: str) -> Iterator[Shape]:
    """The art of a card that can not be chosen while others can; its words stay clear."""
    if target not in scene.lit and any(one.startswith("card:") for one in scene.lit):
        yield Path(art_band(WIDTH, ART), css="hush")


def face(scene: Scene, card: Card) -> Iterator[Shape]:
    ground = GROUNDS[card.type]
    yield Path(art_band(WIDTH, ART), css=f"ground-{ground}")
    yield from hushed(scene, f"card:{card.id}")
    yield icon(art_icon(card.ops[0]), WIDTH / 2 - 27, 26, 2.25)
    yield Circle(25, 25, 19, css="wall")
    yield plain_label(25, 33, str(card.points), "figure", 24)
    kind = scene.content.card_types[card.type]
    yield icon(card.type, WIDTH - 34, 9, 1.05)
    era = scene.word(START_CARD) if not card.era else ROMAN[card.era]
    yield Label(
        14,
        ART + 22,
        (Span(scene.word(kind.name), "quiet", 16.5), Span(era, "quiet", 16.5, 8)),
    )
    yield from words_of(scene, card)
    yield from order_of(scene, card)


def order_of(scene: Scene, card: Card) -> Iterator[Shape]:
    """What the card is when it is laid in a battle."""
    kind = scene.content.card_types[card.type]
    top = HEIGHT - FOOT
    yield Line((12, top), (WIDTH - 12, top), css="floor thin")
    yield icon(kind.battle_order, 12, top + 6, 0.95, "icon-quiet")
    words = f"{scene.word(kind.battle_name)} {card.points}"
    yield plain_label(42, top + 24, words, "quiet", 17)


def words_of(scene: Scene, card: Card) -> Iterator[Shape]:
    """The name in up to two lines, below it what the card does."""
    name = scene.word(card.name)
    size = fitting_size(name, 22, WIDTH - 24, 2, smallest=17)
    lines = len(lines_of(name, size, WIDTH - 24))
    top = ART + 30
    yield Group((paragraph(name, "heading", size, WIDTH - 24),), transform=at(14, top + size))
    below = top + lines * size * 1.28 + 8
    room = HEIGHT - FOOT - below - 6
    text = scene.word(card.text)
    yield written(text, Box(14, below, WIDTH - 26, room), "quiet", 17.5)


def art_band(width: float, height: float) -> str:
    """A band with round upper corners, a little inside of the edge."""
    inner = width - 2 - 2 * (CORNER - 1)
    corner = CORNER - 1
    return (
        f"M1 {height}V{corner + 1}a{corner} {corner} 0 0 1 {corner}-{corner}"
        f"h{inner}a{corner} {corner} 0 0 1 {corner} {corner}V{height}z"
    )


def card_back(colour: str, box: Box) -> tuple[Shape, ...]:
    """A hidden card: plain, with the seat's pattern."""
    return (
        Rectangle(box, 8, css="card-used"),
        Rectangle(
            Box(box.x + 5, box.y + 5, box.width - 10, box.height - 10),
            5,
            fill_from=f"pattern-{colour}",
            css="back",
        ),
    )
