"""The tower and the magic track: drawn steps with the marks of the seats on them."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.kernel.drawing.geometry import line_data
from games.kernel.drawing.shapes import Circle, Group, Line, Path, Shape, at, label, number
from games.rules.tiny_epic_kingdoms.board.cards import BELOW, heading
from games.rules.tiny_epic_kingdoms.board.icons import STAR
from games.rules.tiny_epic_kingdoms.board.pieces import disc
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.words import LEVEL, MAGIC, POINTS, TOWER

RADIUS = 19.0
SMALL = 12.5
"""The radius of a seat's disc, alone and among many."""
APART = 34.0
BENEATH = 38
"""Room for the number below a star."""
LARGE = 1.2
"""From this size of words on there is no room for a second, quiet one."""


class Room(Struct, frozen=True):
    """The place of a track: its corner, its size, the size of its words."""

    x: float
    y: float
    width: float
    height: float
    text: float

    def column(self, level: int, levels: int) -> float:
        """The middle of a level; level 0 is the ground before the first step."""
        return (level + 0.5) * self.width / (levels + 1)

    def rise(self, level: int, levels: int) -> float:
        """How high a level is; above the topmost there is room for the disc of a seat."""
        if level == 0:
            return 0
        lowest = 34 * self.text
        highest = self.height - BELOW - 2 * RADIUS - 8
        return lowest + min(33, max(7, (highest - lowest) / (levels - 1))) * (level - 1)

    def slope(self, levels: int) -> float:
        """How much a path rises from level to level, with room for two discs on the topmost."""
        spare = self.height - BELOW - BENEATH * self.text - 2 * RADIUS - APART
        return min(22, max(2, spare / levels))


def tower_track(scene: Scene, room: Room) -> Group:
    levels = scene.content.tracks.tower
    floor = room.height
    half = room.width / (levels.top + 1) / 2 - 3
    quiet = scene.word(POINTS) if room.text < LARGE else ""
    shapes: list[Shape] = [heading(scene.word(TOWER), quiet, room.text)]
    for level in range(levels.first, levels.top + 1):
        x, high = room.column(level, levels.top), room.rise(level, levels.top)
        shapes.append(Path(keep(half, high), css="wall", transform=at(x, floor)))
        points = str(levels.points_at(level))
        shapes.append(label(x, floor - 9, points, "figure-quiet", 22 * room.text))
    shapes.append(Line((0, floor), (room.width, floor), css="floor"))
    for level in range(levels.top + 1):
        seats = [place for place, seat in enumerate(scene.state.seats) if seat.tower == level]
        foot = floor - room.rise(level, levels.top) - 3
        shapes += stack(scene, seats, level, (room.column(level, levels.top), foot))
    return Group(tuple(shapes), id="tower", transform=at(room.x, room.y))


def keep(half: float, high: float) -> str:
    """A tower with five merlons, its foot at the origin."""
    tooth = number(half * 2 / 9)
    battlement = f"h{tooth}v6h{tooth}v-6" * 4
    return f"M{number(-half)} 0v{number(-high)}{battlement}H{number(half)}V0z"


def magic_track(scene: Scene, room: Room) -> Group:
    """Stars along a rising path, each larger than the one before."""
    levels = scene.content.tracks.research
    below = BENEATH * room.text
    shapes: list[Shape] = [heading(scene.word(MAGIC), "", room.text)]
    steps = [
        (room.column(level, levels.top), room.height - below - level * room.slope(levels.top))
        for level in range(levels.top + 1)
    ]
    shapes.append(Path(line_data(steps), css="floor"))
    shapes.append(Circle(*steps[0], 6, css="wall"))
    for level in range(levels.first, levels.top + 1):
        x, y = steps[level]
        size = star_size(level)
        place = at(x - 12 * size, y - 12 * size, scale=size)
        shapes.append(Path(STAR, css="wall thin", transform=place))
        points = str(levels.points_at(level))
        shapes.append(label(x, y + below - 5, points, "figure-quiet", 22 * room.text))
    for level, (x, y) in enumerate(steps):
        seats = [place for place, seat in enumerate(scene.state.seats) if seat.magic == level]
        shapes += stack(scene, seats, level, (x, y - (4 * star_size(level) if level else 6)))
    return Group(tuple(shapes), id="magic", transform=at(room.x, room.y))


def star_size(level: int) -> float:
    return 1.35 + level * 0.13


def stack(
    scene: Scene, seats: Sequence[int], level: int, foot: tuple[float, float]
) -> Iterator[Shape]:
    """The discs of the seats on one level, one above the other; small, in pairs, if many."""
    x, y = foot
    is_crowded = 2 * RADIUS + (len(seats) - 1) * APART > y - BELOW + 8
    for place, seat in enumerate(seats):
        told = f"{scene.name_of(seat)}: {scene.word(LEVEL).format(level=level)}"
        if is_crowded:
            centre = (x + (SMALL if place % 2 else -SMALL), y - SMALL - 2 - place // 2 * 2 * SMALL)
        else:
            centre = (x, y - RADIUS - 2 - place * APART)
        mark = disc(scene.colour_of(seat), (0, 0), SMALL if is_crowded else RADIUS)
        yield Group((mark,), title=told, transform=at(*centre))
