"""Pictures for the reference pages, drawn with the shapes of the board."""

from games.kernel.drawing.shapes import Box, Definitions, Shape
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.dei.board.cards import HEIGHT, WIDTH, Sheet, card_sheet
from games.rules.dei.board.draw import definitions
from games.rules.dei.board.looks import palette_of
from games.rules.dei.board.map import draw_map, view_of
from games.rules.dei.board.missions import TALL, mission
from games.rules.dei.board.scene import News, Scene
from games.rules.dei.content import Content
from games.rules.dei.queries.assembly import assemble
from games.rules.dei.queries.dei import Dei
from games.rules.dei.setup import blank
from games.rules.dei.state import LaidTile, MissionCard, Options, Outpost

EDGE = 6.0
MISSION_WIDTH = 300.0
Drawn = tuple[tuple[Shape, ...], Box, str]


def draw_reference(
    content: Content, picture: str, *, language: str = "en", palette: PaletteName = "light"
) -> str:
    """A card (`card-AU1`), a District (`tile-2-1`), a Mission, or an example of a rule."""
    kind, _, name = picture.partition("-")
    if kind == "example" and name in EXAMPLES:
        scene = EXAMPLES[name](content, language)
        return written(scene, on_the_map(scene), palette)
    tile = name.replace("-", ".")
    if kind == "tile" and tile in content.tiles:
        scene = laid(content, 1, ((tile, 0),), language)
        return written(scene, on_the_map(scene), palette)
    scene = Scene(Dei(blank(2, Options()), content), {}, language, ())
    if kind == "card" and name in content.cards:
        return written(scene, card_picture(scene, name), palette)
    if kind == "mission" and name in content.missions:
        return written(scene, mission_picture(scene, name), palette)
    raise LookupError(f"there is no picture {picture}")


def written(scene: Scene, drawn: Drawn, palette: PaletteName) -> str:
    shapes, view, title = drawn
    common = Definitions(tuple(definitions(scene)))
    return svg((common, *shapes), view, palette_of(palette), title)


def card_picture(scene: Scene, card: str) -> Drawn:
    view = Box(-EDGE, -EDGE, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)
    sheet = Sheet(card, f"card:{card}", (0, 0))
    return (card_sheet(scene, sheet),), view, scene.word(scene.content.cards[card].name)


def mission_picture(scene: Scene, name: str) -> Drawn:
    view = Box(-EDGE, -EDGE, MISSION_WIDTH + 2 * EDGE, TALL + 2 * EDGE)
    drawn = mission(scene, MissionCard(name, 1, 1), (0, 0), MISSION_WIDTH)
    return (drawn,), view, scene.word(scene.content.missions[name].name)


def on_the_map(scene: Scene) -> Drawn:
    tiles = [scene.content.tiles[one.tile].name for one in scene.g.district.tiles]
    return tuple(draw_map(scene)), view_of(scene), scene.word(tiles[0])


def laid(
    content: Content, columns: int, tiles: tuple[tuple[str, int], ...], language: str
) -> Scene:
    """Districts with all that is printed on them."""
    state = blank(2, Options())
    state.district = assemble(content, columns, [LaidTile(*tile) for tile in tiles])
    regions = {a: name for name, found in state.district.regions.items() for a in found.areas}
    for tile, _turns in tiles:
        printed = content.tiles[tile]
        for area, amount in printed.resources.items():
            region = regions[tile + area]
            state.resources[region] = state.resources.get(region, 0) + amount
        if printed.outpost is not None:
            letters = {kind.letter: colour for colour, kind in content.outposts.items()}
            state.outposts[tile] = Outpost(
                letters[printed.outpost.letter], regions[tile + printed.outpost.area]
            )
    return Scene(Dei(state, content), {}, language, ())


# -- examples ------------------------------------------------------------------------------


def merging(content: Content, language: str) -> Scene:
    """Two Districts: streets and roofs of one height run on across the seam."""
    return laid(content, 2, (("2.3", 0), ("2.1", 2)), language)


def majority(content: Content, language: str) -> Scene:
    """A Majority, a Tie, and a Leader."""
    scene = laid(content, 2, (("2.3", 0), ("2.1", 2)), language)
    one, other = scene.state.seats
    one.faction, other.faction = "auxilia", "ravagers"
    first, second, third = sorted(scene.g.district.regions)[:3]
    one.scrappers = {first: 2, second: 1}
    other.scrappers = {first: 1, second: 1}
    other.leader = third
    return Scene(scene.g, {}, language, ())


def moving(content: Content, language: str) -> Scene:
    """Three Units went from one Region to the next."""
    scene = laid(content, 2, (("2.2", 0), ("2.3", 0)), language)
    owner = scene.state.seats[0]
    owner.faction = "auxilia"
    origin = "G01"
    to = scene.g.region(origin).linked[0]
    owner.scrappers = {to: 3}
    news = (News("left", f"region:{origin}", 0), News("arrived", f"region:{to}", 0))
    return Scene(scene.g, {}, language, news)


EXAMPLES = {"merging": merging, "majority": majority, "moving": moving}
