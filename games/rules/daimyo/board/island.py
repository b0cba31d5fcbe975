"""An island: production places, No Man's Land, altars, the Dangerous Neighbourhood, Influence."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin, ring, round_ring
from games.kernel.drawing.geometry import outline_data, smoothed
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Line,
    Path,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.daimyo.board.island_words import (
    danger_words,
    island_words,
    place_words,
    tile_words,
)
from games.rules.daimyo.board.pieces import (
    building,
    coin,
    governor,
    owners,
    piece,
    relic_tile,
    small_disc,
)
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import ALTAR
from games.rules.daimyo.printed.islands import Island
from games.rules.daimyo.queries.board import influence
from games.rules.daimyo.scoring.islands import ranked

BOARD = 1200.0
WIDTH, HEIGHT = 376.0, 366.0
GROUNDS = {
    "blue": "mountain",
    "red": "ruins",
    "yellow": "plains",
    "violet": "capital",
    "green": "forest",
    "black": "crags",
}
SPACE = 19.0
TRACK_SPACES = 20


def draw_island(scene: Scene, name: str) -> Iterator[Shape]:
    island = scene.content.islands[name]
    local = Local(scene, island)
    yield Rectangle(Box(0, 0, WIDTH, HEIGHT), 14, css="ground-water")
    yield ground(scene, name, local)
    yield label(*local.at(island.drawing.label, -34, 6), scene.word(island.name), "name", 21)
    yield from banners(scene, name, local)
    for place in island.places:
        yield from production_place(scene, name, place, local)
    yield from relics(scene, name, local)
    yield from altars(scene, name, local)
    yield from dangers(scene, name, local)
    yield from scavengers(scene, name, local)
    yield from influence_track(scene, name, local)


class Local:
    """Leads from shares of the whole board to points of this island's own drawing."""

    def __init__(self, scene: Scene, island: Island) -> None:
        self.middle = island.drawing.centre
        self.height = BOARD / scene.content.map.aspect

    def at(self, point: Point, across: float = 0, down: float = 0) -> Point:
        x = (point[0] - self.middle[0]) * BOARD + WIDTH / 2 + across
        y = (point[1] - self.middle[1]) * self.height + HEIGHT / 2 + down
        return round(x, 1), round(y, 1)


def ground(scene: Scene, name: str, local: Local) -> Group:
    """The land itself, which can be pressed."""
    target, look = f"island:{name}", GROUNDS.get(name, "plains")
    points = [local.at(point) for point in scene.content.islands[name].drawing.polygon]
    data = outline_data(smoothed([*points, points[0]])[:-1])
    shapes: list[Shape] = [
        Path(data, css="shade", transform=at(4, 6)),
        Path(data, css=f"ground ground-{look}"),
        Path(data, css="border hollow"),
    ]
    number = scene.number(target)
    if number is not None:
        shapes += [Path(data, css="ring-casing"), Path(data, css="ring")]
        shapes.append(pin(number, (30, 30), radius=20))
    return scene.target(target, tuple(shapes), island_words(scene, name))


def banners(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    """The two banners; beside them the marks of those who would score them now."""
    island, groups = scene.content.islands[name], ranked(scene.g, name)
    places = (island.drawing.gold_banner, island.drawing.silver_banner)
    values = (island.gold_banner, island.silver_banner)
    holders = [groups[0] if groups else [], groups[1] if len(groups) > 1 else []]
    if groups and len(groups[0]) > 1:
        holders[1] = []
    for metal, place, value, who in zip(("gold", "silver"), places, values, holders, strict=True):
        x, y = local.at(place, -18)
        yield Path(f"M{x - 14} {y - 15}h28v26l-14-7-14 7z", css=f"dai-banner-{metal}")
        yield label(x, y + 4, str(value), "dai-coin-words", 17)
        for step, owner in enumerate(who):
            yield small_disc(scene, owner, (x + 22, y - 4 + step * 15), 0.6)


def production_place(scene: Scene, name: str, place: str, local: Local) -> Iterator[Shape]:
    printed = scene.content.islands[name].places[place]
    x, y = local.at(printed.icon)
    yield Rectangle(Box(x - 13, y - 13, 26, 26), 8, css="dai-plaque")
    yield Use(f"icon-{printed.produces}", css="icon", transform=at(x - 11, y - 11, scale=0.92))
    yield governor_space(scene, place, local.at(printed.governor))
    yield building_space(scene, place, local.at(printed.building))


def governor_space(scene: Scene, place: str, where: Point) -> Group:
    target = f"governor:{place}"
    owner, number = scene.state.governors.get(place), scene.number(target)
    shapes: list[Shape] = [Circle(0, 0, SPACE, css="ground dai-empty")]
    if owner is not None:
        shapes.append(governor(scene, owner, (0, 0)))
    shapes += news(scene, target)
    if number is not None:
        shapes += [*round_ring(SPACE + 1), pin(number, (12, -14), radius=13)]
    return scene.target(target, tuple(shapes), place_words(scene, place), at(*where))


def building_space(scene: Scene, place: str, where: Point) -> Group:
    target = f"building:{place}"
    found, number = scene.state.buildings.get(place), scene.number(target)
    box = Box(-17, -17, 34, 34)
    shapes: list[Shape] = [Rectangle(box, 5, css="ground dai-empty")]
    if found is not None:
        shapes.append(building(scene, found.owner, found.kind, (0, 1)))
    shapes += news(scene, target)
    if number is not None:
        shapes += [*ring(box, 5), pin(number, (14, -14), radius=13)]
    return scene.target(target, tuple(shapes), place_words(scene, place), at(*where))


def news(scene: Scene, target: str) -> Iterator[Shape]:
    if scene.is_changed(target):
        yield Circle(0, 0, 23, css="arrived thin")


def relics(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    for slot, printed in scene.content.islands[name].relics.items():
        target = f"nml:{slot}"
        tile, number = scene.state.nml.get(slot), scene.number(target)
        box = Box(-18, -18, 36, 36)
        shapes: list[Shape] = [Rectangle(box, 6, css="ground dai-empty")]
        if tile:
            shapes.append(relic_tile(tile, (0, 0)))
        shapes += news(scene, target)
        if number is not None:
            shapes += [*ring(box, 6), pin(number, (14, -14), radius=13)]
        words = tile_words(scene, tile or "")
        yield scene.target(target, tuple(shapes), words, at(*local.at(printed.centre)))


def altars(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    for altar, printed in scene.content.islands[name].altars.items():
        owner = scene.state.altars.get(altar)
        shapes: list[Shape] = [
            Path("M-15 12h30l-5-8v-9l5-7h-30l5 7v9z", css="dai-altar"),
            label(0, 5, str(printed.influence), "figure-quiet", 15),
        ]
        if owner is not None:
            shapes.append(small_disc(scene, owner, (0, 0), 0.9))
        words = scene.word(ALTAR, count=printed.influence)
        yield Group(tuple(shapes), title=words, transform=at(*local.at(printed.centre)))
    for step, owner in enumerate(scene.state.beside.get(name, [])):
        last = list(scene.content.islands[name].altars.values())[-1].centre
        yield small_disc(scene, owner, local.at(last, 26, step * 14 - 8), 0.55)


def dangers(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    for danger, printed in scene.content.islands[name].dangers.items():
        target = f"danger:{danger}"
        owner, number = scene.state.shadows.get(danger), scene.number(target)
        shapes: list[Shape] = [Circle(0, 0, 18, css="ground dai-danger")]
        if owner is None:
            shapes.append(coin(printed.gold, (0, 0)))
        else:
            shapes.append(piece(scene, "shadow", owner, (0, 0), 1.05))
        shapes += news(scene, target)
        if number is not None:
            shapes += [*round_ring(19), pin(number, (12, -14), radius=13)]
        words = danger_words(scene, danger)
        yield scene.target(target, tuple(shapes), words, at(*local.at(printed.centre)))


def scavengers(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    here = [seat for seat in scene.g.seats if scene.state.seats[seat].scavenger == name]
    for step, seat in enumerate(here):
        x, y = local.at(scene.content.islands[name].drawing.scavengers)
        across = (step - (len(here) - 1) / 2) * 30
        yield piece(scene, "scavenger", seat, (x + across, y), 0.95)


def influence_track(scene: Scene, name: str, local: Local) -> Iterator[Shape]:
    """Marks along a line; those with as much stand one above the other."""
    drawing = scene.content.islands[name].drawing
    start, end = local.at(drawing.track_from), local.at(drawing.track_to)
    yield Line(start, end, css="dai-track")
    step = (end[0] - start[0]) / TRACK_SPACES
    for value in range(0, TRACK_SPACES + 1, 5):
        x = start[0] + value * step
        yield Line((x, start[1] - 5), (x, start[1] + 5), css="dai-tick")
    standing: dict[int, int] = {}
    for owner in owners(scene):
        value = influence(scene.g, name, owner)
        height = standing.get(value, 0)
        standing[value] = height + 1
        x = start[0] + min(value, TRACK_SPACES) * step
        yield small_disc(scene, owner, (x, start[1] - height * 9), 0.58)
        if not height and value:
            yield label(x, start[1] + 19, str(value), "figure-quiet", 12.5)
