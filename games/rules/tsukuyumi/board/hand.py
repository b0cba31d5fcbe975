"""What the viewer may choose from and holds: cards as readable cards, tiles as hexes."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.controls import pin
from games.kernel.drawing.shapes import (
    Box,
    Group,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.tsukuyumi.board.cards import (
    HEIGHT,
    WIDTH,
    Face,
    action_card,
    text_card,
)
from games.rules.tsukuyumi.board.edges import teeth
from games.rules.tsukuyumi.board.faces import known_face
from games.rules.tsukuyumi.board.ground import terrain_ground
from games.rules.tsukuyumi.board.hexes import wedge
from games.rules.tsukuyumi.board.marks import disc, hex_light, target_group
from games.rules.tsukuyumi.board.panels import heading
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import CARDS_LEFT, FACTION_DECK, HAND

COLUMNS = 4
GAP = 12.0
ACROSS = COLUMNS * WIDTH + (COLUMNS - 1) * GAP
TOP = 100.0


class Card(Struct, frozen=True):
    """One place in the hand: what it shows, and the id of its shape."""

    target: str
    drawn: Group


def hand_shapes(scene: Scene) -> Iterator[Shape]:
    yield heading(scene.word(HAND))
    cards = list(shown(scene))
    for number, card in enumerate(cards):
        yield Group((card.drawn,), transform=at(*spot(number)))
    yield Group(tuple(counts(scene)), transform=at(0, 36))


def hand_view(scene: Scene) -> Box:
    return Box(-4, -4, ACROSS + 8, bottom(len(list(shown(scene)))) + 8)


def spot(number: int) -> Point:
    return (number % COLUMNS * (WIDTH + GAP), TOP + number // COLUMNS * (HEIGHT + 30))


def bottom(cards: int) -> float:
    rows = -(-cards // COLUMNS)
    return TOP + rows * (HEIGHT + 30) - 14


def shown(scene: Scene) -> Iterator[Card]:
    """What can be chosen now and lies nowhere else, then what the viewer holds or looks at."""
    held = [f"card:{slug}" for slug in held_cards(scene)]
    row = {f"card:{slug}" for slug in scene.state.row}
    waiting = [f"tile:{tile}" for tile in scene.state.drawn[:1] if tile in scene.content.tiles]
    loose_ones = [target for target in scene.lit if is_loose(target)]
    for target in dict.fromkeys([*loose_ones, *waiting, *held]):
        if not (target in row and target in scene.lit):
            yield Card(target, loose(scene, target))


def held_cards(scene: Scene) -> list[str]:
    seats, looked = scene.state.seats, scene.state.looked.values()
    cards = [slug for seat in seats for slug in (*seat.hand, *seat.events)]
    cards += [slug for seen in looked for slug in seen]
    return [slug for slug in cards if is_known(scene, slug)]


def is_known(scene: Scene, slug: str) -> bool:
    """False for the back of somebody else's card."""
    return slug in scene.content.action_cards or slug in scene.content.events


def is_loose(target: str) -> bool:
    """True for what is drawn in the hand and nowhere else."""
    return target.startswith(("card:", "tile:")) or target == "faction_deck"


def loose(scene: Scene, target: str) -> Group:
    slug = target.partition(":")[2]
    if target.startswith("tile:"):
        return reserve_tile(scene, slug)
    if slug in scene.content.action_cards:
        return action_card(scene, slug)
    face = known_face(scene, slug)
    return text_card(scene, face or other_face(scene, target, slug))


def other_face(scene: Scene, target: str, slug: str) -> Face:
    """A faction, a goal, a unit: whatever has a name; the deck of a faction has one of ours."""
    if target == "faction_deck":
        return Face(target, "effect", scene.word(FACTION_DECK), "")
    printed = scene.content.texts.get(slug)
    if printed is None:
        return Face(target, "effect", slug.replace("_", " "), "")
    return Face(target, "effect", scene.word(printed.name), scene.word(printed.text))


def reserve_tile(scene: Scene, slug: str) -> Group:
    """A tile that waits to be laid, in the place of a card."""
    target = f"tile:{slug}"
    tile = scene.content.tiles[slug]
    inner: list[Shape] = [*terrain_ground(tile.terrain)]
    for side in tile.blockades:
        inner.append(blockade(side))
    if tile.trait:
        inner.append(Use(f"icon-{tile.trait}", css="icon", transform=at(-24, -24, scale=2)))
    if tile.mountain:
        inner.append(label(0, 8, str(tile.mountain), "figure", 30))
    if target in scene.lit:
        inner += [*hex_light(), pin(scene.lit[target], (0, 62), radius=24)]
    told = scene.named(f"terrain_{tile.terrain}")
    if tile.trait:
        told = f"{told}, {scene.named(f'trait_{tile.trait}')}"
    words = label(0, 132, told, "figure-quiet", 16)
    return target_group(scene, target, (*inner, words), told, (WIDTH / 2, 110))


def blockade(side: int) -> Group:
    bar = Polygon(wedge(side, 0.985, 0.86, 0.1), css="body-nobody thin")
    return Group((bar, Path(teeth(side), css="border")))


def counts(scene: Scene) -> Iterator[Shape]:
    """How many action and event cards everybody holds."""
    step = min(WIDTH + GAP, (ACROSS + 8) / len(scene.state.seats))
    for number, seat in enumerate(scene.state.seats):
        held = f"{len(seat.hand)} + {len(seat.events)}"
        words = scene.word(CARDS_LEFT, count=held)
        inner = (
            Rectangle(Box(0, 0, step - 8, 36), 18, css="card-used"),
            disc(scene, number, (18, 18), 12),
            Use("icon-hand", css="icon-quiet", transform=at(36, 6)),
            label(66, 24, words if step > WIDTH else held, "strong", 16),
        )
        told = f"{scene.name_of(number)}: {words}"
        yield Group(inner, title=told, transform=at(number * step, 0))
