"""What is on a tile, in words: for titles, for screen readers, for the list of areas."""

from collections.abc import Iterator

from games.rules.tsukuyumi.board.edges import printed_edges
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import (
    BASE_OF,
    BLOCKED,
    CONTROLLED,
    DOMINATED,
    EDGES,
    NEGATED,
    TOKENS,
    UNCONTROLLED,
    WORTH,
)
from games.rules.tsukuyumi.state import NOBODY, Tile


def area_words(scene: Scene, cell: str) -> str:
    """Everything that a sighted player sees on the tile."""
    tile = scene.state.tiles[cell]
    parts = [scene.area_name(cell), *held(scene, cell, tile), *carried(scene, tile)]
    blocked = blocked_edges(scene, tile)
    if blocked:
        parts.append(scene.word(BLOCKED, edges=", ".join(scene.word(EDGES[k]) for k in blocked)))
    units = units_words(scene, cell)
    return "; ".join([*parts, units] if units else parts)


def held(scene: Scene, cell: str, tile: Tile) -> Iterator[str]:
    if tile.base != NOBODY:
        yield scene.word(BASE_OF, who=scene.name_of(tile.base))
        return
    controller = scene.controller(cell)
    if controller == NOBODY:
        yield scene.word(UNCONTROLLED)
    else:
        words = CONTROLLED if controller == tile.marker else DOMINATED
        yield scene.word(words, who=scene.name_of(controller))


def carried(scene: Scene, tile: Tile) -> Iterator[str]:
    card = scene.content.tiles.get(tile.id)
    if tile.devastated:
        yield scene.word(TOKENS["devastated"])
    elif card and card.mountain:
        yield scene.word(WORTH, value=card.mountain)
    for trait in [*([card.trait] if card and card.trait else []), *tile.traits]:
        name = scene.named(f"trait_{trait}")
        yield scene.word(NEGATED, trait=name) if trait in tile.negated else name
    yield from tokens(scene, tile)


def tokens(scene: Scene, tile: Tile) -> Iterator[str]:
    counts = {
        "gate": int(tile.gate),
        "vp2": int(tile.vp2),
        "mines": tile.mines,
        "eggs": tile.eggs,
        "strongholds": tile.strongholds,
    }
    for name, count in counts.items():
        if count:
            yield scene.word(TOKENS[name], count=count)


def blocked_edges(scene: Scene, tile: Tile) -> list[int]:
    printed = [side for side in printed_edges(scene, tile) if tile.slots.get(side) != "grey"]
    laid = [side for side, token in tile.slots.items() if token not in ("grey", "spore")]
    return sorted({*printed, *laid})


def units_words(scene: Scene, cell: str) -> str:
    sides = []
    for stack in scene.stacks.get(cell, []):
        kinds = [
            f"{count} × {scene.named(kind)}" if count > 1 else scene.named(kind)
            for kind, count in stack.kinds
        ]
        sides.append(f"{scene.name_of(stack.owner)}: {', '.join(kinds)}")
    return "; ".join(sides)
