"""Pictures for the reference pages, drawn with the shapes of the board."""

from collections.abc import Callable, Mapping

from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.kernel.header import Header
from games.rules.tsukuyumi.board.cards import HEIGHT, WIDTH, action_card, text_card
from games.rules.tsukuyumi.board.combat import combat_shapes, combat_view
from games.rules.tsukuyumi.board.draw import definitions
from games.rules.tsukuyumi.board.edges import reef
from games.rules.tsukuyumi.board.faces import combat_face, event_face, plain_face
from games.rules.tsukuyumi.board.ground import terrain_ground
from games.rules.tsukuyumi.board.hexes import RADIUS
from games.rules.tsukuyumi.board.mapped import close_view, map_shapes
from games.rules.tsukuyumi.board.mats import mat_shapes, mat_view
from games.rules.tsukuyumi.board.panels import fitted
from games.rules.tsukuyumi.board.plates import ICONS, face
from games.rules.tsukuyumi.board.scene import ONI_COLOUR, Scene
from games.rules.tsukuyumi.board.tracks import track_shapes, track_view
from games.rules.tsukuyumi.content import Content
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.reference.examples import EXAMPLES, Example
from games.rules.tsukuyumi.state import Options, Seat, State, Tile

COLOURS = {
    "sisters_of_seven": "purple",
    "circle_of_the_sun": "yellow",
    "first_guardians": "teal",
    "moon_circus": "red",
    "reef_collective": "blue",
    "nomads": "white",
    "boarlords": "orange",
    "cybersamurai": "red",
    "dark_seed": "yellow",
}
"""Each faction in one colour throughout the reference; at a table it has its player's."""
CARD = Box(-70, -4, WIDTH + 140, HEIGHT + 8)
HEX = Box(-2.2 * RADIUS, -RADIUS - 4, 4.4 * RADIUS, 2 * RADIUS + 8)
COUNTER = Box(0, 0, 360, 120)
"""Small things lie on a wide strip, so that they do not fill the column of the page."""
Drawn = tuple[tuple[Shape, ...], Box]


def draw_reference(
    content: Content, picture: str, *, language: str = "en", palette: PaletteName = "light"
) -> str:
    """`kind-slug`, or an example of a rule by its name."""
    kind, _, slug = picture.partition("-")
    if kind in EXAMPLES:
        scene = staged(content, EXAMPLES[kind], language)
        shapes, view = drawn_example(scene, kind)
    elif kind == "formation":
        scene = staged(content, pattern(content, slug), language)
        shapes, view = tuple(map_shapes(scene)), close_view(scene)
    else:
        draw = KINDS[kind]
        scene = alone(content, faction_of(content, slug), language)
        shapes, view = draw(scene, slug)
    return svg((definitions(scene), *shapes), view, palette_named(palette), slug or kind)


def faction_of(content: Content, slug: str) -> str:
    for cards in (content.units, content.combat_cards, content.victory_cards):
        card = cards.get(slug)
        if card is not None and card.faction in content.factions:
            return str(card.faction)
    return slug if slug in content.factions else "reef_collective"


def alone(content: Content, faction: str, language: str) -> Scene:
    """A table with one faction whose box is still full."""
    reserve = {kind: content.units[kind].count for kind in content.units_of[faction]}
    seat = Seat(faction=faction, goal=content.factions[faction].goal, reserve=reserve, markers=20)
    tokens = {kind: reef.count for kind, reef in content.reefs.items()}
    colours = [COLOURS[faction]]
    state = State(Header(1, colours=colours), Options(), [seat], initiative=[0], tokens=tokens)
    return Scene(Realm(state, content), {}, language, ())


def staged(content: Content, example: Example, language: str) -> Scene:
    """A small position that shows a rule."""
    seats = [Seat(faction=faction, card=card) for faction, card in example.seats]
    state = State(
        Header(len(seats), colours=[COLOURS[faction] for faction, _ in example.seats]),
        Options(),
        seats,
        initiative=list(range(len(seats))),
        round=2,
        phase=example.phase,
        tiles={cell: Tile(**tile) for cell, tile in example.tiles.items()},
        units=dict(enumerate(example.units, 1)),
        oni={kind: oni.supply for kind, oni in content.oni.items() if not oni.legendary},
        combats=list(example.combats),
    )
    return Scene(Realm(state, content), example.lit, language, example.news)


def drawn_example(scene: Scene, name: str) -> Drawn:
    match EXAMPLES[name].shows:
        case "combat":
            return combat_shapes(scene), combat_view(scene)
        case "track":
            return tuple(track_shapes(scene)), track_view(scene)
        case _:
            return tuple(map_shapes(scene)), close_view(scene)


# -- one kind of thing each ------------------------------------------------------------------------


def unit(scene: Scene, slug: str) -> Drawn:
    """A counter as on the map, and its three numbers beside it."""
    colour = ONI_COLOUR if slug in scene.content.oni else scene.colour_of(0)
    inner: list[Shape] = [
        Rectangle(COUNTER, 12, css="card"),
        Group(tuple(face(colour, slug, 80)), transform=at(20, 20)),
    ]
    stats = scene.content.stats[slug]
    for number, (icon, value) in enumerate(zip(ICONS, stats, strict=True)):
        x = 128 + number * 76
        inner.append(Use(f"icon-{icon}", css="icon-quiet", transform=at(x, 26, scale=1.5)))
        inner.append(label(x + 18, 98, str(value), "figure", 30))
    return tuple(inner), COUNTER


def faction(scene: Scene, slug: str) -> Drawn:
    return mat_shapes(scene, 0), mat_view(scene, 0)


def action(scene: Scene, slug: str) -> Drawn:
    return (action_card(scene, slug),), CARD


def combat(scene: Scene, slug: str) -> Drawn:
    return (text_card(scene, combat_face(scene, slug)),), CARD


def event(scene: Scene, slug: str) -> Drawn:
    return (text_card(scene, event_face(scene, slug)),), CARD


def plain(scene: Scene, slug: str) -> Drawn:
    icon = "amaterasu" if slug in scene.content.gifts else "trophy"
    icon = "production" if slug in scene.content.reef_sets else icon
    return (text_card(scene, plain_face(scene, slug, icon)),), CARD


def terrain(scene: Scene, slug: str) -> Drawn:
    if slug == "base":
        state = scene.state
        state.tiles["0,0"] = Tile("base", base=0)
        return tuple(map_shapes(scene)), close_view(scene)
    return tuple(terrain_ground(slug)), HEX


def token(scene: Scene, slug: str) -> Drawn:
    names = {"pig_blockade": "stronghold"}
    prefix = "trait_" if slug in scene.content.traits else "token_"
    icon = Use(f"icon-{names.get(slug, slug)}", css="icon", transform=at(32, 24, scale=3))
    words = fitted(scene.named(f"{prefix}{slug}"), "name", 130, 72, 28, 210)
    return (Rectangle(COUNTER, 12, css="card"), icon, words), COUNTER


def reef_picture(scene: Scene, slug: str) -> Drawn:
    return (*terrain_ground("ocean"), *reef(scene, slug, 1)), HEX


def pattern(content: Content, slug: str) -> Example:
    """A formation with the units it needs, on bare ground."""
    card = content.formations[slug]
    cells = [f"{q},{r}" for q, r in card.offsets]
    return EXAMPLES["map"].with_followers(list(zip(cells, card.least, strict=True)))


KINDS: Mapping[str, Callable[[Scene, str], Drawn]] = {
    "unit": unit,
    "faction": faction,
    "action": action,
    "combat": combat,
    "event": event,
    "plain": plain,
    "terrain": terrain,
    "token": token,
    "reef": reef_picture,
}
