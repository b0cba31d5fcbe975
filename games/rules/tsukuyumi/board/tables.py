"""Events that lie face up, with the deck; below them missions and who has fulfilled them."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.shapes import Box, Group, Line, Point, Rectangle, Shape, Use, at, label
from games.rules.tsukuyumi.board.marks import card_light, disc, target_group
from games.rules.tsukuyumi.board.panels import PANEL, heading, sentence, sentence_height, view
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import CARDS_LEFT, DECK, DONE, EVENTS, MISSIONS

DECK_BOX = Box(0, 0, PANEL, 44)
BELOW_DECK = 36 + DECK_BOX.height + 14


def table_shapes(scene: Scene) -> Iterator[Shape]:
    yield heading(scene.word(EVENTS))
    yield deck(scene)
    top = BELOW_DECK
    for number, slug in enumerate(scene.state.row):
        yield row_card(scene, row_target(scene, number), slug, (0, top))
        top += told_height(scene, slug) + 8
    if scene.state.missions:
        yield Group((heading(scene.word(MISSIONS)),), transform=at(0, top + 12))
        top += 50
    for slug in scene.state.missions:
        yield mission(scene, slug, (0, top))
        top += told_height(scene, slug) + 8


def table_view(scene: Scene) -> Box:
    told = [*scene.state.row, *scene.state.missions]
    between = 50 if scene.state.missions else 0
    return view(BELOW_DECK + between + sum(told_height(scene, slug) + 8 for slug in told))


def row_target(scene: Scene, number: int) -> str:
    """A face-up card answers to its place; to its name too where an option asks for it so."""
    row = scene.state.row
    named = f"card:{row[number]}"
    return named if named in scene.lit and row.index(row[number]) == number else f"row:{number}"


def row_card(scene: Scene, target: str, slug: str, where: Point) -> Group:
    told = f"{scene.named(slug)}: {scene.text_of(slug)}"
    return target_group(scene, target, tuple(told_card(scene, target, slug)), told, where)


def told_height(scene: Scene, slug: str) -> float:
    return 38 + sentence_height(scene.text_of(slug), PANEL - 28) + 8


def told_card(scene: Scene, target: str, slug: str) -> Iterator[Shape]:
    """A card as a strip: its name and its sentence."""
    box = Box(0, 0, PANEL, told_height(scene, slug))
    yield Rectangle(box, 10, css="ground card")
    yield from card_light(scene, target, box)
    yield label(14, 27, scene.named(slug), "heading", 19)
    yield sentence(scene.text_of(slug), 14, 49, PANEL - 28)
    if target in scene.changed:
        yield Line((14, box.height - 5), (160, box.height - 5), css="changed")
    if target in scene.lit:
        yield pin(scene.lit[target], (PANEL - 20, 20), radius=18)


def deck(scene: Scene) -> Group:
    target = "deck"
    words = f"{scene.word(DECK)}: {scene.word(CARDS_LEFT, count=len(scene.state.deck))}"
    inner: list[Shape] = [
        Rectangle(Box(4, 4, PANEL - 4, 44), 10, css="card-used"),
        Rectangle(DECK_BOX, 10, css="ground card-used"),
        Use("icon-draw", css="icon-quiet", transform=at(12, 9, scale=1.1)),
        label(50, 29, words, "strong", 17),
        *card_light(scene, target, DECK_BOX),
    ]
    if target in scene.lit:
        inner.append(pin(scene.lit[target], (PANEL - 24, 22), radius=18))
    return target_group(scene, target, tuple(inner), words, (0, 36))


def mission(scene: Scene, slug: str, where: Point) -> Group:
    target = f"mission:{slug}"
    done = [n for n, seat in enumerate(scene.state.seats) if slug in seat.missions]
    shift = 40 if target in scene.lit else 0
    inner = (
        *told_card(scene, target, slug),
        *(disc(scene, seat, (PANEL - 24 - shift - n * 28, 22), 11) for n, seat in enumerate(done)),
    )
    names = ", ".join(scene.name_of(seat) for seat in done)
    told = f"{scene.named(slug)}: {scene.text_of(slug)}"
    return target_group(
        scene, target, inner, f"{told} {scene.word(DONE)}: {names}" if names else told, where
    )
