"""Pictures for the reference pages, drawn with the shapes of the board."""

from collections.abc import Callable, Mapping

from games.kernel.drawing.shapes import Box, Definitions, Shape
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.mysthea.board import market, mats, tracks
from games.rules.mysthea.board.cards import GAP, HEIGHT, WIDTH, command_card
from games.rules.mysthea.board.draw import definitions, ring
from games.rules.mysthea.board.hand import hand, hand_view
from games.rules.mysthea.board.island import island
from games.rules.mysthea.board.prints import (
    attunement_card,
    champion_card,
    encounter_card,
    event_card,
    monster_card,
)
from games.rules.mysthea.board.ring import RADIUS, VIEW
from games.rules.mysthea.board.scene import News, Scene
from games.rules.mysthea.content import Content
from games.rules.mysthea.reference.examples import WALK, example_table, fighting, playing

Drawn = tuple[tuple[Shape, ...], Box]
EDGE = 6.0
CARD = Box(-EDGE, -EDGE, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)
ISLAND = Box(-RADIUS - 14, -RADIUS - 8, 2 * RADIUS + 28, 2 * RADIUS + 56)
NEWS: Mapping[str, tuple[News, ...]] = {"table": WALK}


def draw_reference(
    content: Content, picture: str, *, language: str = "en", palette: PaletteName = "light"
) -> str:
    """A card by its code, an island, a kind of region by its name, or a picture of a rule."""
    g = example_table(content)
    if picture == "act":
        g = playing(g)
    if picture == "battle":
        g = fighting(g)
    scene = Scene(g, {}, language, NEWS.get(picture, ()))
    shapes, view = drawn(scene, picture)
    common = Definitions(tuple(definitions(scene)))
    return svg((common, *shapes), view, palette_named(palette), scene.word(content.game.name))


def drawn(scene: Scene, picture: str) -> Drawn:
    if picture in EXAMPLES:
        return EXAMPLES[picture](scene)
    if picture in scene.content.islands:
        return (island(empty(scene), picture, (0, 0)),), ISLAND
    return (printed(scene, picture),), CARD


def printed(scene: Scene, code: str) -> Shape:
    content = scene.content
    if code in content.cards:
        return command_card(scene, code)
    if code in content.encounters:
        return encounter_card(scene, code)
    if code in content.champions:
        return champion_card(scene, code)
    if code in content.attunements:
        return attunement_card(scene, code)
    if code in content.monsters:
        return monster_card(scene, code)
    if code in content.region_types or code == "storm":
        return event_card(scene, code)
    raise LookupError(f"there is no picture {code}")


def empty(scene: Scene) -> Scene:
    """The same table without anything on its islands."""
    scene.state.monsters = {}
    for seat in scene.state.seats:
        seat.board, seat.champion.region, seat.token, seat.attunement = {}, "", "", ""
    return scene


def part_of_ring(view: Box) -> Callable[[Scene], Drawn]:
    """The ring, or the corner of it where something happens."""
    return lambda scene: (tuple(ring(scene)), view)


def some_cards(scene: Scene) -> Drawn:
    """A small hand, so that it can be read in the picture."""
    scene.state.seats[0].hand = ["C004", "C006", "C016"]
    view = hand_view(scene, 0)
    return (hand(scene, 0),), Box(view.x, view.y, 3 * WIDTH + 2 * GAP + 2 * EDGE, view.height)


EXAMPLES: Mapping[str, Callable[[Scene], Drawn]] = {
    "table": part_of_ring(VIEW),
    "act": part_of_ring(Box(-4, -4, 764, 560)),
    "battle": part_of_ring(Box(366, 132, 768, 480)),
    "hand": some_cards,
    "market": lambda scene: ((market.market(scene),), market.market_view(scene)),
    "tracks": lambda scene: ((tracks.tracks(scene),), tracks.VIEW),
    "mat": lambda scene: ((mats.mat(scene, 0),), mats.VIEW),
}
"""Pictures of rules, for the page that explains the game."""
