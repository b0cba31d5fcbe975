"""Cards: action cards with their four phases, and cards with a name and a sentence."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.controls import pin
from games.kernel.drawing.lettering import fitting_size, lines_of, paragraph
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Line,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.tsukuyumi.board.marks import card_light, target_group
from games.rules.tsukuyumi.board.panels import SPARE
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import BAN, NOTHING, PARTS, PHASES, SPENT
from games.rules.tsukuyumi.kinds import PHASES as PHASE_ORDER
from games.rules.tsukuyumi.kinds import Phase

WIDTH, HEIGHT = 200.0, 280.0
"""A card, 5 : 7."""
EDGE = 12.0
PHASE_LOOKS: dict[Phase, str] = {
    "white": "body-white",
    "blue": "body-blue",
    "green": "ground-forest",
    "red": "body-red",
}
BACK = Box(0, 0, WIDTH, HEIGHT)


class Face(Struct, frozen=True):
    """A card with words: what stands on top, its name, its sentence, what stands at its foot."""

    target: str
    icon: str
    name: str
    text: str
    head: str = ""
    foot: str = ""
    spent: bool = False


def phase_dot(scene: Scene, phase: Phase, where: Point, radius: float) -> Group:
    """Colour and first letter of a phase."""
    words = scene.word(PHASES[phase])
    ink = "figure" if phase == "green" else f"figure mark-{phase}"
    size = radius * 1.3
    inner = (
        Circle(0, 0, radius, css=f"{PHASE_LOOKS[phase]} thin"),
        label(0, size * 0.36, words[0], ink, size),
    )
    return Group(inner, title=words, transform=at(*where))


def action_card(scene: Scene, slug: str, where: Point = (0, 0)) -> Group:
    """An action card: one row a phase, an icon and a number for each part."""
    card = scene.content.action_cards[slug]
    target = f"card:{slug}"
    inner: list[Shape] = [*paper(scene, target), *title(scene.named(slug))]
    for row, phase in enumerate(PHASE_ORDER[1:]):
        inner += phase_row(scene, phase, card.parts(phase), 80 + row * 58)
    if card.ban:
        words = scene.word(BAN, phase=scene.word(PHASES[card.ban]).lower())
        size = fitting_size(words, 14, WIDTH - 2 * EDGE, 1)
        inner.append(label(EDGE, HEIGHT - 12, words, "strong", size))
    inner += card_pin(scene, target)
    return target_group(scene, target, tuple(inner), action_words(scene, slug), where)


def phase_row(scene: Scene, phase: Phase, parts: dict[str, int], y: float) -> Iterator[Shape]:
    yield Line((EDGE, y - 14), (WIDTH - EDGE, y - 14), css="floor thin")
    yield phase_dot(scene, phase, (EDGE + 11, y + 15), 12)
    if not parts:
        yield label(EDGE + 32, y + 22, scene.word(NOTHING), "quiet", 16)
        return
    shown = in_card_order(parts)
    step = min(54.0, (WIDTH - 2 * EDGE - 28) / len(shown))
    for number, part in enumerate(shown):
        yield part_pair(scene, part, parts[part], (EDGE + 32 + number * step, y + 2))


def in_card_order(parts: dict[str, int]) -> list[str]:
    return [part for part in PARTS if parts.get(part)]


def part_pair(scene: Scene, part: str, value: int, where: Point) -> Group:
    """An icon and its number side by side; a faction effect has none."""
    inner: list[Shape] = [Use(f"icon-{part}", css="icon", transform=at(0, 0, scale=1.02))]
    if part != "effect":
        inner.append(label(26, 18, str(value), "strong", 17))
    return Group(tuple(inner), title=part_words(scene, part, value), transform=at(*where))


def action_words(scene: Scene, slug: str) -> str:
    """The whole card as a sentence, for titles and the reference."""
    card = scene.content.action_cards[slug]
    phases = []
    for phase in PHASE_ORDER[1:]:
        parts = card.parts(phase)
        told = ", ".join(part_words(scene, part, parts[part]) for part in in_card_order(parts))
        phases.append(f"{scene.word(PHASES[phase])}: {told or scene.word(NOTHING)}")
    if card.ban:
        phases.append(scene.word(BAN, phase=scene.word(PHASES[card.ban]).lower()))
    return f"{scene.named(slug)}. {'; '.join(phases)}"


def part_words(scene: Scene, part: str, value: int) -> str:
    word = scene.word(PARTS[part])
    return word if part == "effect" else f"{word} {value}"


def paper(scene: Scene, target: str, *, spent: bool = False) -> Iterator[Shape]:
    yield Rectangle(BACK, 12, css="ground " + ("card-used" if spent else "card"))
    yield from card_light(scene, target, BACK, 12)
    if target in scene.changed:
        yield Line((EDGE, HEIGHT - 6), (WIDTH - EDGE, HEIGHT - 6), css="changed")


def title(words: str, top: float = 36, left: float = EDGE) -> Iterator[Shape]:
    width = (WIDTH - left - EDGE) * SPARE
    size = fitting_size(words, 21, width, 1 if " " not in words else 2)
    for row, line in enumerate(lines_of(words, size, width)[:2]):
        yield label(left, top - 4 + row * size * 1.12, line, "heading", size)


def card_pin(scene: Scene, target: str) -> Iterator[Shape]:
    if target in scene.lit:
        yield pin(scene.lit[target], (WIDTH - 14, 8), radius=22)


def text_card(scene: Scene, face: Face, where: Point = (0, 0)) -> Group:
    """A card of words: its sentence is as large as fits."""
    inner: list[Shape] = [*paper(scene, face.target, spent=face.spent)]
    inner.append(Circle(30, 32, 18, css="card-used"))
    inner.append(Use(f"icon-{face.icon}", css="icon", transform=at(17, 19, scale=1.08)))
    inner += title(face.name, 34, 56)
    if face.head:
        inner.append(label(EDGE, 74, face.head, "quiet", 14))
    top = 98 if face.head else 86
    inner += sentence(face.text, top, HEIGHT - top - (26 if face.foot else 8))
    if face.foot:
        foot = fitting_size(face.foot, 14, WIDTH - 2 * EDGE, 1)
        inner.append(label(EDGE, HEIGHT - 12, face.foot, "quiet", foot))
    inner += card_pin(scene, face.target)
    told = f"{face.name}. {face.text}"
    if face.spent:
        told += f" ({scene.word(SPENT)})"
    return target_group(scene, face.target, tuple(inner), told, where)


def sentence(words: str, top: float, height: float) -> Iterator[Shape]:
    width = (WIDTH - 2 * EDGE) * SPARE
    size = 15.5
    while size > 9.5 and len(lines_of(words, size, width)) * size * 1.28 > height:
        size -= 0.5
    drawn = paragraph(words, "quiet", size, width)
    yield Group(drawn.children, transform=at(EDGE, top + size * 0.4))
