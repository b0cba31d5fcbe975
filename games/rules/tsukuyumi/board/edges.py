"""What lies at the edges of a tile: blockades printed and laid, tunnels, reefs."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.shapes import Path, Polygon, Shape, Use, at, label
from games.rules.tsukuyumi.board.hexes import edge, edge_middle, wedge
from games.rules.tsukuyumi.board.marks import target_group
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import EDGES, TOKENS
from games.rules.tsukuyumi.state import Tile

BAR = (0.985, 0.86, 0.1)
"""Outer and inner line of a blockade, and how much is cut off at its ends."""
LETTERS = {"spore": "S", "venomous": "V", "armoured": "A", "invasive": "I"}


def printed_edges(scene: Scene, tile: Tile) -> list[int]:
    """The edges with a printed blockade, as the tile is turned."""
    card = scene.content.tiles.get(tile.id)
    return [(side + tile.turned) % 6 for side in card.blockades] if card else []


def edges(scene: Scene, cell: str, tile: Tile) -> Iterator[Shape]:
    """What lies at the edges and does not wait to be chosen."""
    used = {*printed_edges(scene, tile), *tile.slots, *tile.tunnels}
    for side in sorted(used):
        if f"edge:{cell}/{side}" not in scene.lit:
            yield slot(scene, cell, tile, side)


def lit_edges(scene: Scene, cell: str, tile: Tile) -> Iterator[Shape]:
    """The slots that may be chosen: above the units, so that a finger finds them."""
    for side in range(6):
        if f"edge:{cell}/{side}" in scene.lit:
            yield slot(scene, cell, tile, side)


def slot(scene: Scene, cell: str, tile: Tile, side: int) -> Shape:
    target = f"edge:{cell}/{side}"
    token = tile.slots.get(side, "")
    inner: list[Shape] = []
    if side in printed_edges(scene, tile) and not token:
        inner.append(Polygon(wedge(side, *BAR), css="body-nobody thin"))
        inner.append(Path(teeth(side), css="border"))
    inner += laid(scene, token, side)
    if side in tile.tunnels:
        x, y = edge_middle(side, 0.66)
        inner.append(Use("icon-tunnel", css="icon", transform=at(x - 13, y - 13, scale=1.1)))
    if target in scene.lit:
        outline = wedge(side)
        inner += [Polygon(outline, css="ring-casing"), Polygon(outline, css="ring")]
        inner.append(pin(scene.lit[target], edge_middle(side, 0.74), radius=15))
    return target_group(scene, target, tuple(inner), slot_words(scene, tile, side))


def laid(scene: Scene, token: str, side: int) -> Iterator[Shape]:
    """The token in a slot: neutral, covering, of a faction, or a reef."""
    bar = wedge(side, *BAR)
    if token in LETTERS:
        yield from reef(scene, token, side)
    elif token == "grey":
        yield Polygon(bar, css="waiting")
    elif token == "red":
        yield Polygon(bar, css="plaque")
        yield Path(teeth(side), css="icon-danger")
    elif token:
        yield Polygon(bar, css=f"body-{scene.colour_of(owner_of(scene, token))}")
        yield Path(teeth(side), css="border")


def reef(scene: Scene, token: str, side: int) -> Iterator[Shape]:
    colour = scene.colour_of(owner_of(scene, token))
    x, y = edge_middle(side, 0.76)
    yield Polygon(wedge(side, 0.95, 0.6, 0.03), css=f"body-{colour}")
    yield label(x - 6.5, y + 7, LETTERS[token], f"strong mark-{colour}", 20)


def owner_of(scene: Scene, token: str) -> int:
    """The seat of the only faction that lays such tokens."""
    faction = {"pig_blockade": "boarlords", "kaneda": "cybersamurai"}.get(token, "reef_collective")
    for number, seat in enumerate(scene.state.seats):
        if seat.faction == faction:
            return number
    return -2


def teeth(side: int) -> str:
    """Strokes across a bar, so that it reads as a barrier without its colour."""
    outer, inner = edge(side, BAR[0], 0.18), edge(side, BAR[1], 0.18)
    strokes = []
    for step in range(5):
        share = step / 4
        (x1, y1), (x2, y2) = (point(line, share) for line in (outer, inner))
        strokes.append(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}")
    return "".join(strokes)


def point(
    line: tuple[tuple[float, float], tuple[float, float]], share: float
) -> tuple[float, float]:
    (x1, y1), (x2, y2) = line
    return (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)


def slot_words(scene: Scene, tile: Tile, side: int) -> str:
    token = tile.slots.get(side, "")
    words = [scene.word(EDGES[side])]
    if token in LETTERS:
        words.append(scene.named(f"reef_{token}"))
    elif token in TOKENS:
        words.append(scene.word(TOKENS[token]))
    elif token:
        words.append(scene.named(f"token_{token}"))
    elif side in printed_edges(scene, tile):
        words.append(scene.word(TOKENS["printed"]))
    if side in tile.tunnels:
        words.append(scene.word(TOKENS["tunnel"]))
    return ", ".join(words)
