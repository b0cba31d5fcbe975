"""The tag of a region at the coast: its kind, who controls it and with what strength."""

from math import cos, radians, sin

from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, at, label
from games.rules.mysthea.board.paper import icon
from games.rules.mysthea.board.pieces import disc
from games.rules.mysthea.board.ring import RADIUS
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import CONTROLLED, NOBODY, STRENGTH

HEIGHT = 32.0
ALONE, HELD = 34.0, 98.0
FOUGHT = 30.0
REACH = 0.74
"""How far out the tag lies, in parts of the radius."""


def tag_box(scene: Scene, region: str) -> Box:
    direction = scene.content.regions[region].direction
    x, y = (REACH * RADIUS * turn(radians(direction)) for turn in (cos, sin))
    width = ALONE if scene.g.controller(region) is None else HELD
    width += FOUGHT if is_fought_over(scene, region) else 0
    return Box(x - width / 2, y - HEIGHT / 2, width, HEIGHT)


def is_fought_over(scene: Scene, region: str) -> bool:
    battle = scene.state.battle
    return battle is not None and battle.region == region


def tag(scene: Scene, region: str) -> Group:
    box = tag_box(scene, region)
    kind = scene.content.regions[region].type
    holder = scene.g.controller(region)
    shapes: list[Shape] = [
        Rectangle(Box(0, 0, box.width, HEIGHT), HEIGHT / 2, css="card"),
        icon(kind, 5, 4, 1.0),
    ]
    words = scene.word(NOBODY)
    if holder is not None:
        power = scene.g.strength(holder, region)
        shapes += [
            disc(scene.colour_of(holder), (44, HEIGHT / 2), 11),
            label(76, 23, str(power), "figure", 21),
        ]
        held = scene.word(CONTROLLED, name=scene.name_of(holder))
        words = f"{held}, {scene.word(STRENGTH, strength=power)}"
    if is_fought_over(scene, region):
        shapes.append(icon("strength", box.width - 31, 4, 1.0, "icon-danger"))
    told = f"{scene.region_name(region)}: {words}"
    return Group(tuple(shapes), css="tag", title=told, transform=at(box.x, box.y))
