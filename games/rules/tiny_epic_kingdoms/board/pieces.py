"""Pieces and what is drawn around them: cloaked pawns, rings, ghosts, pins, discs of seats."""

from collections.abc import Iterator

from games.kernel.drawing.seats import SEAT_COLOURS, SeatColour, seat_disc
from games.kernel.drawing.shapes import (
    Ellipse,
    Group,
    Line,
    Path,
    Point,
    Shape,
    Use,
    at,
)
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.words import LEFT, LOST
from games.rules.tiny_epic_kingdoms.content import Region
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple

PAWN = (
    "M0-31a11 11 0 0 1 6.5 20C14-6 16 2 18.5 14L21 23q1 6-5 6H-16q-6 0-5-6L-18.5 14"
    "C-16 2-14-6-6.5-11A11 11 0 0 1 0-31z"
)
STONE = (
    "M-9-33l4.5 3.5L0-36l4.5 6.5L9-33v9a11 11 0 0 1-3 12C12-9 14 2 14 14h6q2 0 2 2v11"
    "q0 2-2 2H-20q-2 0-2-2V16q0-2 2-2h6C-14 2-12-9-6-12a11 11 0 0 1-3-12z"
)
"""A neutral meeple: crowned, on a plinth, so that its outline differs too."""
LYING = -82


def colours_on(scene: Scene) -> dict[str, SeatColour]:
    """The colours that this match needs, the neutral one with a Lost Kingdom."""
    found = {colour: SEAT_COLOURS[colour] for colour in map(scene.colour_of, scene.g.seats)}
    if scene.state.lost_kingdom:
        found[scene.neutral_colour] = SEAT_COLOURS[scene.neutral_colour]
    return found


def piece_definitions(scene: Scene) -> Iterator[Shape]:
    yield Path(PAWN, id="pawn")
    yield Path(STONE, id="stone")
    for name, colour in colours_on(scene).items():
        yield seat_disc(name, colour)
        neutral = bool(scene.state.lost_kingdom) and name == scene.neutral_colour
        outline = "stone" if neutral else "pawn"
        mark = at(0, 3, scale=0.95) if neutral else at(0, 11, scale=1.12)
        yield Group(
            (
                Use(outline, css="halo"),
                Use(outline, css=f"body-{name}"),
                Path(colour.mark, css=f"mark-{name}", transform=mark),
            ),
            id=f"piece-{name}",
        )


def piece(scene: Scene, meeple: Meeple, region: Region, place: Point) -> Group:
    target = f"meeple:{meeple.id}"
    told = [scene.name_of(meeple.owner), scene.word(region.name)]
    if meeple.lying:
        told.append(scene.word(scene.content.terms["lying"].name))
    body = Use(f"piece-{scene.colour_of(meeple.owner)}")
    drawn: Shape = Group((body,), transform=f"rotate({LYING})") if meeple.lying else body
    return Group(
        (*ring(scene, target), drawn),
        link=scene.link(target),
        id=target,
        css="piece" + scene.lit_class(target),
        title=scene.told(target, ", ".join(told)),
        transform=at(*place),
    )


def ring(scene: Scene, target: str) -> tuple[Shape, ...]:
    """The lamp around a piece that may be chosen."""
    if target not in scene.lit:
        return ()
    return (
        Ellipse(0, -1, 35, 41, css="ring-casing"),
        Ellipse(0, -1, 35, 41, css="ring"),
    )


def arrival(place: Point) -> Ellipse:
    return Ellipse(*place, 34, 40, css="arrived")


def ghost(scene: Scene, meeple: str, place: Point, *, lost: bool) -> Group:
    """A dashed piece where one stood; with a stroke through it if it is gone for good."""
    outline = "stone" if owner_in(meeple) == NEUTRAL else "pawn"
    stroke = (Line((-24, 26), (24, -28), css="struck"),) if lost else ()
    told = f"{scene.name_of(owner_in(meeple))}, {scene.word(LOST if lost else LEFT)}"
    return Group((Use(outline, css="ghost"), *stroke), title=told, transform=at(*place))


def owner_in(meeple: str) -> int:
    """The owner that the id of a meeple names: `s2.1` is seat 2's, `n.1` nobody's."""
    owner = meeple.partition(".")[0]
    return int(owner[1:]) if owner.startswith("s") else NEUTRAL


def disc(colour: str, place: Point, radius: float) -> Use:
    return Use(f"disc-{colour}", transform=at(*place, scale=radius / 14.5))
