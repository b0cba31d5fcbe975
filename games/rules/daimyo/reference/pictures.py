"""Pictures for the reference pages, drawn with the shapes of the board."""

from collections.abc import Callable

from games.kernel.drawing.shapes import Box, Definitions, Shape
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.daimyo.board.heroes import FULL, HEIGHT, WIDTH, Lying, hero_card
from games.rules.daimyo.board.icons import icon_definitions
from games.rules.daimyo.board.island import HEIGHT as ISLAND_HEIGHT
from games.rules.daimyo.board.island import WIDTH as ISLAND_WIDTH
from games.rules.daimyo.board.island import draw_island
from games.rules.daimyo.board.looks import palette_of
from games.rules.daimyo.board.mat import actions
from games.rules.daimyo.board.objectives import TALL, objective
from games.rules.daimyo.board.pieces import definitions
from games.rules.daimyo.board.pool import draw_pool
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.content import Content
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.setup import blank
from games.rules.daimyo.state import Building, Die, Options, PlacedDie

EDGE = 6.0
SEATS = 4
Drawn = tuple[tuple[Shape, ...], Box, str]


def draw_reference(
    content: Content, picture: str, *, language: str = "en", palette: PaletteName = "light"
) -> str:
    """A hero (`hero-h01`), an island, an objective, or an example of a rule."""
    kind, _, name = picture.partition("-")
    scene = Scene(Daimyo(blank(SEATS, Options()), content), {}, language)
    drawn = drawn_of(scene, kind, name)
    common = Definitions((*definitions(scene), *icon_definitions()))
    shapes, view, title = drawn
    return svg((common, *shapes), view, palette_of(palette), title)


def drawn_of(scene: Scene, kind: str, name: str) -> Drawn:
    content = scene.content
    if kind == "hero" and name in content.heroes:
        card = hero_card(scene, name, Lying("", (0, 0)))
        return (card,), framed(WIDTH, HEIGHT), scene.word(content.heroes[name].name)
    if kind == "island" and name in content.islands:
        return island_picture(scene, name)
    if kind == "objective" and name in content.objectives:
        drawn = objective(scene, name, 0)
        return (drawn,), framed(FULL, TALL), scene.word(content.objectives[name].name)
    if kind == "example" and name in EXAMPLES:
        return EXAMPLES[name](scene)
    raise LookupError(f"there is no picture {kind}-{name}")


def framed(wide: float, high: float) -> Box:
    return Box(-EDGE, -EDGE, wide + 2 * EDGE, high + 2 * EDGE)


def island_picture(scene: Scene, name: str) -> Drawn:
    title = scene.word(scene.content.islands[name].name)
    return tuple(draw_island(scene, name)), framed(ISLAND_WIDTH, ISLAND_HEIGHT), title


def contest(scene: Scene) -> Drawn:
    """Two clans on the red island: one leads by a Tower."""
    state = scene.state
    state.governors.update({"red_p1": 0, "red_p2": 1, "red_p4": 1})
    state.buildings["red_p3"] = Building(0, "tower")
    state.buildings["red_p1"] = Building(0, "farm")
    state.shadows["red_d1"] = 0
    state.nml.update({"red_n1": "blue_1", "red_n2": "red_3", "red_n3": "violet_2"})
    state.seats[1].scavenger = "red"
    return island_picture(scene, "red")


def dice(scene: Scene) -> Drawn:
    """The pool of a round."""
    scene.state.pool = [
        Die("blue", 2),
        Die("green", 1),
        Die("green", 5),
        Die("red", 3),
        Die("red", 3),
        Die("red", 6),
    ]
    scene.state.round = 1
    scene.state.black_market = ["blue_2", "yellow_4"]
    title = scene.word(scene.content.terms["dice_pool"].name)
    return tuple(draw_pool(scene)), framed(ISLAND_WIDTH, ISLAND_HEIGHT), title


def spaces(scene: Scene) -> Drawn:
    """Three dice on their action spaces."""
    seat = scene.state.seats[0]
    seat.dice = [
        PlacedDie("villagers", "blue", 2),
        PlacedDie("production", "green", 5),
        PlacedDie("recruit", "red", 6),
    ]
    shapes, high = actions(scene, 0)
    return tuple(shapes), framed(FULL, high), scene.word(scene.content.terms["clan_board"].name)


EXAMPLES: dict[str, Callable[[Scene], Drawn]] = {
    "contest": contest,
    "dice": dice,
    "spaces": spaces,
}
