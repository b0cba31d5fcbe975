"""A war on the map: crossed swords between the two sides' dice, sealed, waiting or shown."""

from collections.abc import Mapping

from games.kernel.drawing.geometry import Points, middle
from games.kernel.drawing.shapes import Box, Group, Path, Rectangle, Shape, Use, at, label
from games.rules.tiny_epic_kingdoms.board.pieces import disc
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.words import SEALED, WAITING
from games.rules.tiny_epic_kingdoms.state import PEACE, War

HALF_WIDTH = 112.0
HALF_HEIGHT = 38.0
ABOVE = 82.0
MARGIN = 10.0


def war_plaque(
    scene: Scene, side: str, slots: Mapping[str, Points], card: Box
) -> tuple[Shape, ...]:
    """A plaque above the two pieces (below them at the upper edge of the card)."""
    war = scene.state.war
    if war is None or war.region not in slots:
        return ()
    x, y = middle(slots[war.region])
    up = y - ABOVE if y - ABOVE - HALF_HEIGHT > MARGIN else y + ABOVE
    across = min(max(x, HALF_WIDTH + MARGIN), card.width - HALF_WIDTH - MARGIN)
    box = Box(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
    inner = (
        Rectangle(box, 12, css="plaque"),
        die(scene, war, war.attacker, -62),
        Use("icon-war", css="icon-danger", transform=at(-17, -17, scale=1.4)),
        die(scene, war, war.defender, 62),
    )
    told = scene.word(scene.content.terms["war"].name)
    return (Group(inner, css="war", title=told, transform=at(across, up)),)


def die(scene: Scene, war: War, seat: int, x: float) -> Group:
    face = war.dice.get(seat)
    if face is not None:
        mark = disc(scene.colour_of(seat), (-33, -21), 11)
        return Group((*shown(face, war.raised.get(seat, 0)), mark), transform=at(x, 2))
    seal = disc(scene.colour_of(seat), (0, 5), 13)
    sealed = f"seat{seat}" in scene.state.header.sealed
    return Group(
        (envelope("envelope" if sealed else "waiting"), seal),
        title=f"{scene.name_of(seat)}: {scene.word(SEALED if sealed else WAITING)}",
        transform=at(x, 0),
    )


def envelope(css: str) -> Path:
    return Path("M-34-22h68v44h-68zM-34-22L0 5L34-22", css=css)


def shown(face: int, raised: int) -> tuple[Shape, ...]:
    box = Rectangle(Box(-35, -24, 70, 48), 9, css="envelope")
    if face == PEACE:
        return box, Use("icon-quest", css="icon", transform=at(-17, -18, scale=1.45))
    words = f"{face} + {raised}" if raised else str(face)
    size = 22 if raised else 32
    return box, label(0, size * 0.36, words, "figure", size)
