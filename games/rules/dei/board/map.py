"""The map of Districts: streets below, roofs above, and all that stands on them."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.scatter import jittered_grid
from games.kernel.drawing.shapes import Box, Clip, Group, Line, Path, Point, Shape, at, label
from games.rules.dei.board.map_words import region_title, site_title
from games.rules.dei.board.pieces import (
    bridge,
    drone,
    elevator,
    ghost,
    majority_badge,
    outpost,
    refuge,
    units,
)
from games.rules.dei.board.scene import Scene
from games.rules.dei.board.streets import CELL, Plan, plan_of
from games.rules.dei.queries.majority import majority, outposts_in
from games.rules.dei.state import NOBODY

GROUNDS = ("street", "roof", "high_roof")
"""By tier."""
SHADOWS = (0, 5, 9)
GLYPHS = (
    "M-7 0h14M-3 4h9",
    "M-6-6h12v12h-12zM-6 0h12M0-6v12",
    "M-7-7h14v14h-14zM-7-7l14 14M7-7l-14 14",
)
"""Ruts in the snow, a skylight, a vent: height is told by pattern, not by colour alone."""
EDGE = 4.0


def view_of(scene: Scene) -> Box:
    view = plan_of(scene.g).view
    return Box(-EDGE, -EDGE, view.width + 2 * EDGE, view.height + 2 * EDGE + 6)


def map_clips(scene: Scene) -> Iterator[Shape]:
    plan = plan_of(scene.g)
    for region in scene.g.district.regions:
        yield Clip((Path(plan.outlines[region]),), id=f"clip-{region}")


def draw_map(scene: Scene) -> Iterator[Shape]:
    plan, regions = plan_of(scene.g), scene.g.district.regions
    by_height = sorted(regions, key=lambda name: (regions[name].tier, name))
    for region in by_height:
        yield ground(scene, plan, region)
    yield seams(plan)
    yield Path("".join(plan.outlines[region] for region in by_height), css="border hollow")
    if scene.is_map_lit:
        dark = [region for region in by_height if f"region:{region}" not in scene.lit]
        yield Path("".join(plan.outlines[region] for region in dark), css="veil")
    for region in by_height:
        if f"region:{region}" in scene.lit:
            yield light(plan, region)
    yield from bridges(scene, plan)
    for region in by_height:
        yield Group(tuple(contents(scene, plan, region)))
    yield from elevators(scene, plan)
    yield from sites(scene, plan)


def ground(scene: Scene, plan: Plan, region: str) -> Group:
    """The area itself, which can be pressed, with its shadow and its pattern."""
    tier = scene.g.region(region).tier
    target, name = f"region:{region}", GROUNDS[tier]
    data = plan.outlines[region]
    shapes: list[Shape] = []
    if SHADOWS[tier]:
        shapes.append(Path(data, css="shade", transform=at(SHADOWS[tier], SHADOWS[tier])))
    shapes += [
        Path(data, css=f"ground ground-{name}"),
        Path(data, css=f"vignette-{name} dei-narrow", clip=f"clip-{region}"),
        Group(tuple(glyphs(plan, region, tier)), css=f"glyphs-{name} dei-faint"),
    ]
    return Group(
        tuple(shapes),
        id=target,
        link=scene.link(target),
        css="area" + scene.lit_class(target),
        title=scene.told(target, region_title(scene, region)),
        day=target in scene.lit,
    )


def glyphs(plan: Plan, region: str, tier: int) -> Iterator[Shape]:
    """One in the lower right of every other cell, a little off its place."""
    for row, column in plan.cells[region]:
        if (row + column) % 2 == 0:
            continue
        box = Box(column * CELL, row * CELL, CELL, CELL)
        x, y = next(jittered_grid(f"{region} {row} {column}", box, CELL, CELL))
        place = at((x + box.x + 44) / 2, (y + box.y + 44) / 2)
        yield Path(GLYPHS[tier], css="hollow" if tier == 0 else "", transform=place)


def seams(plan: Plan) -> Group:
    """Where two Districts meet; a seam is never a border."""
    width, height = plan.view.width, plan.view.height
    tile = 4 * CELL
    across = [Line((0, y * tile), (width, y * tile)) for y in range(1, int(height // tile))]
    down = [Line((x * tile, 0), (x * tile, height)) for x in range(1, int(width // tile))]
    return Group((*across, *down), css="dei-seam")


def light(plan: Plan, region: str) -> Group:
    data = plan.outlines[region]
    return Group(
        (
            Path(data, css="light-casing dei-slim-casing", clip=f"clip-{region}"),
            Path(data, css="light dei-slim", clip=f"clip-{region}"),
        ),
        day=True,
    )


def contents(scene: Scene, plan: Plan, region: str) -> Iterator[Shape]:
    """The name or the pin first, then what never moves, then Units and Drones."""
    places = iter(plan.places[region])
    yield name_or_pin(scene, region, next(places))
    last = plan.places[region][-1]
    for shape in pieces(scene, region):
        place = next(places, last)
        yield Group((shape,), transform=at(*place))


def name_or_pin(scene: Scene, region: str, place: Point) -> Shape:
    number = scene.lit.get(f"region:{region}")
    if number is not None:
        return pin(number, place, radius=15)
    return label(place[0], place[1] + 5, region, "figure-quiet", 14)


def pieces(scene: Scene, region: str) -> Iterator[Shape]:
    state, here = scene.state, (0.0, 0.0)
    for name in outposts_in(scene.g, region):
        found = state.outposts[name]
        holder = "" if found.controller == NOBODY else scene.colour_of(found.controller)
        yield Group((outpost(found.colour, holder, here),), id=f"outpost:{name}")
    if scene.g.region(region).refuge:
        yield refuge("nobody", here)
    if state.resources.get(region):
        yield resources(scene, region)
    for seat in scene.g.seats:
        for _refuge in range(state.seats[seat].refuges.count(region)):
            yield refuge(scene.colour_of(seat), here)
    yield from armies(scene, region)
    for name in scene.drones:
        if state.drones[name] == region:
            yield drone(scene, name, here)


def armies(scene: Scene, region: str) -> Iterator[Shape]:
    leader = majority(scene.g, region)
    for seat in scene.g.seats:
        if scene.g.units_in(seat, region):
            badge = (majority_badge((0, 0)),) if seat == leader else ()
            yield Group((units(scene, seat, region, (0, 0)), *badge))
        elif scene.has_left(f"region:{region}", seat):
            yield ghost((0, 0))


def resources(scene: Scene, region: str) -> Group:
    kind = scene.g.kind_in(region)
    count = scene.state.resources[region]
    changed = (Line((-12, 13), (12, 13), css="changed"),)
    return Group(
        (
            Path(ICON_CELLS[kind], css=f"dei-{kind}"),
            label(0, 5.5, str(count), f"dei-{kind}-figure", 15),
            *(changed if scene.is_changed(f"region:{region}") else ()),
        )
    )


ICON_CELLS = {
    "tech": (
        "M-3-13h6l1 4 4-2 4 4-2 4 4 1v4l-4 1 2 4-4 4-4-2-1 4h-6l-1-4-4 2-4-4 2-4-4-1v-4l4-1-2-4"
        " 4-4 4 2z"
    ),
    "energy": "M2-14l-13 16h7l-3 13 15-17h-8z",
}
"""A cog wheel and a lightning flash, around the number of tokens."""


def bridges(scene: Scene, plan: Plan) -> Iterator[Shape]:
    for site, printed in scene.g.district.bridges.items():
        if printed.neutral:
            yield bridge("nobody", plan.lines[site])
    for seat in scene.g.seats:
        for site in scene.state.seats[seat].bridges:
            yield bridge(scene.colour_of(seat), plan.lines[site])


def elevators(scene: Scene, plan: Plan) -> Iterator[Shape]:
    """Several at one door stand side by side."""
    met: dict[str, int] = {}
    for seat in scene.g.seats:
        for site in scene.state.seats[seat].elevators:
            x, y = plan.doors[site]
            shifted = met.get(site, 0) * 22
            met[site] = met.get(site, 0) + 1
            yield elevator(scene.colour_of(seat), (x + shifted, y))


def sites(scene: Scene, plan: Plan) -> Iterator[Shape]:
    """Where a Bridge may be built or taken away, if that is asked."""
    for target in scene.lit:
        kind, _, site = target.partition(":")
        if kind == "bridge":
            (x1, y1), (x2, y2) = ends = plan.lines[site]
            place = ((x1 + x2) / 2, (y1 + y2) / 2)
            yield site_group(scene, target, place, (Line(*ends, css="dei-site"),))


def site_group(scene: Scene, target: str, place: Point, below: tuple[Shape, ...]) -> Group:
    return Group(
        (*below, pin(scene.lit[target], place, radius=15)),
        id=target,
        link=scene.link(target),
        css="lit",
        title=scene.told(target, site_title(scene, target)),
        day=True,
    )
