"""Who holds a tile and what it carries: the band of its controller, traits, tokens, the gate."""

from collections.abc import Iterator, Sequence

from games.kernel.drawing.geometry import outline_data
from games.kernel.drawing.lettering import width_of
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Label,
    Line,
    Path,
    Rectangle,
    Shape,
    Span,
    Use,
    at,
    label,
)
from games.rules.tsukuyumi.board.ground import ring
from games.rules.tsukuyumi.board.hexes import DIRECTIONS, edge
from games.rules.tsukuyumi.board.marks import disc
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import NEGATED, TOKENS, WORTH
from games.rules.tsukuyumi.queries.geometry import cell_at, grid, place
from games.rules.tsukuyumi.state import NOBODY, Tile

CHIP = 14.0
ABOVE, BELOW = -77.0, 77.0
"""Where the two rows of chips lie: above and below the units."""


def band(scene: Scene, cell: str, tile: Tile) -> Iterator[Shape]:
    """A marker fills the band in its owner's colour; a dominator draws two lines inside."""
    if tile.marker != NOBODY:
        colour = scene.colour_of(tile.marker)
        yield Path(ring(0.965, 0.885), css=f"body-{colour} thin")
    controller = scene.controller(cell)
    if controller not in (NOBODY, tile.marker):
        colour = scene.colour_of(controller)
        yield Path(ring(0.865, 0.825), css=f"body-{colour} thin")
        yield Path(ring(0.805, 0.775), css=f"body-{colour} thin")


def gateway(tile: Tile) -> Iterator[Shape]:
    """A gate stands large on its area, behind the units."""
    if tile.gate:
        yield Use("icon-gate", css="border thin", transform=at(-54, -62, scale=4.5))


def chips_above(scene: Scene, cell: str, tile: Tile) -> Iterator[Shape]:
    """The marks of whoever holds the area, and the tokens of factions."""
    owners = [tile.marker] if tile.marker != NOBODY else []
    controller = scene.controller(cell)
    if controller not in (NOBODY, tile.marker):
        owners.append(controller)
    drawn: list[Shape] = [disc(scene, owner, (0, 0), 12) for owner in owners]
    drawn += [chip(scene.word(TOKENS["gate"]), Use("icon-gate"))] if tile.gate else []
    drawn += [vp2(scene)] if tile.vp2 else []
    yield from in_row(drawn, ABOVE)


def chips_below(scene: Scene, cell: str, tile: Tile) -> Iterator[Shape]:
    card = scene.content.tiles.get(tile.id)
    drawn: list[Shape] = []
    if card and card.mountain and not tile.devastated:
        drawn.append(mountain(scene, card.mountain))
    printed = [card.trait] if card and card.trait else moon_traits(scene, tile)
    for trait in [*printed, *tile.traits]:
        drawn.append(trait_chip(scene, trait, cancelled=trait in tile.negated and trait in printed))
    for name, count in (
        ("mines", tile.mines),
        ("eggs", tile.eggs),
        ("strongholds", tile.strongholds),
    ):
        if count:
            drawn.append(counted(scene, name, count))
    if scene.state.akira == cell:
        drawn.append(chip(scene.word(TOKENS["akira"]), Use("icon-akira")))
    yield from in_row(drawn, BELOW)


def moon_traits(scene: Scene, tile: Tile) -> list[str]:
    """The Moon has the trait for ever; a gate has both."""
    if tile.gate:
        return ["tsukuyumi", "amaterasu"]
    return ["tsukuyumi"] if scene.terrain(tile) == "moon" else []


def in_row(drawn: Sequence[Shape], y: float) -> Iterator[Shape]:
    """Chips side by side; closer together the more there are, for the corner is narrow."""
    if not drawn:
        return
    scale = min(1.0, 3 / len(drawn))
    step = 2.15 * CHIP * scale
    for number, shape in enumerate(drawn):
        x = (number - (len(drawn) - 1) / 2) * step
        yield Group((shape,), transform=at(x, y, scale=scale))


def chip(told: str, *inner: Shape) -> Group:
    icons = Group(inner, css="icon", transform=at(-10.5, -10.5, scale=0.87))
    return Group((Circle(0, 0, CHIP, css="card thin"), icons), title=told)


def trait_chip(scene: Scene, trait: str, *, cancelled: bool) -> Group:
    told = scene.named(f"trait_{trait}")
    drawn = chip(scene.word(NEGATED, trait=told) if cancelled else told, Use(f"icon-{trait}"))
    if not cancelled:
        return drawn
    return Group(
        (*drawn.children, Line((-11, 11), (11, -11), css="icon-danger")), title=drawn.title
    )


def vp2(scene: Scene) -> Group:
    number = label(0, 7, "2", "figure", 20)
    return Group((Circle(0, 0, CHIP, css="card thin"), number), title=scene.word(TOKENS["vp2"]))


def mountain(scene: Scene, value: int) -> Group:
    number = label(0, 8, str(value), "figure", 17)
    peak = Path("M-15 12L0-15L15 12z", css="card thin")
    return Group((peak, number), title=scene.word(WORTH, value=value))


def counted(scene: Scene, name: str, count: int) -> Group:
    icon = chip(scene.word(TOKENS[name], count=count), Use(f"icon-{name.removesuffix('s')}"))
    if count == 1:
        return icon
    number = label(11, 15, str(count), "figure", 16)
    return Group((*icon.children, Circle(11, 10, 8, css="card thin"), number), title=icon.title)


def grid_name(cell: str) -> Iterator[Shape]:
    """Where the tile lies, small in its north-western corner; sentences name it so."""
    yield label(-72, -42, grid(cell), "quiet", 14)


def base_name(scene: Scene, tile: Tile) -> Iterator[Shape]:
    """A base has its name on a strip, and the mark of its owner."""
    faction = scene.state.seats[tile.base].faction
    base = scene.content.factions[faction].base if faction else ""
    yield disc(scene, tile.base, (0, -66), 14)
    if not base:
        return
    words = scene.named(base)
    size = min(16.0, 16 * 92 / max(92, width_of(words, 16)))
    width = width_of(words, size) + 12
    yield Rectangle(Box(-width / 2, 50, width, 22), 6, css="card thin")
    yield Label(6 - width / 2, 66, (Span(words, "name", size),))


def outline_of(scene: Scene, cells: Sequence[str]) -> str:
    """The band around some tiles together, as path data."""
    inside = set(cells)
    lines = []
    for cell in cells:
        island, q, r = place(cell)
        x, y = scene.places[cell]
        for side, (dq, dr) in enumerate(DIRECTIONS):
            if cell_at(q + dq, r + dr, island) not in inside:
                band = (*edge(side, 1.035), *reversed(edge(side, 0.965)))
                lines.append(outline_data(tuple((x + dx, y + dy) for dx, dy in band)))
    return "".join(lines)
