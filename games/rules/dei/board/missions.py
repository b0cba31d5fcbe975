"""The Missions by their Turns, with the tokens of whoever handed one in, and the Priority."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import (
    Box,
    Group,
    Label,
    Line,
    Point,
    Rectangle,
    Shape,
    Span,
    Use,
    at,
    label,
)
from games.rules.dei.board.cards import ROOMY
from games.rules.dei.board.chips import FULL
from games.rules.dei.board.scene import Scene
from games.rules.dei.board.words import LATE, ON_TIME, OWN_BY, PRIORITY, RATE, TURN
from games.rules.dei.content import Rate
from games.rules.dei.state import MissionCard

TALL = 88.0
NARROW = 340.0
"""In one column, beside the small map of two players."""
TRACK = 56.0
HEADING = 26.0


def is_narrow(scene: Scene) -> bool:
    return len(scene.state.seats) == 2


def width_of(scene: Scene) -> float:
    return NARROW if is_narrow(scene) else FULL


def missions(scene: Scene) -> tuple[list[Shape], float]:
    """The shapes, and how high they are together."""
    shapes: list[Shape] = [priority(scene)]
    y = TRACK + 8
    for turn in range(1, scene.content.limits.turns + 1):
        here = [one for one in scene.state.missions if one.column == turn]
        is_now = turn == scene.state.turn
        words = scene.word(TURN, turn=turn)
        shapes.append(label(0, y + 18, words, "strong" if is_now else "quiet", 16))
        y += HEADING
        columns = 1 if is_narrow(scene) else max(len(here), 1)
        wide = (width_of(scene) - (columns - 1) * 12) / columns
        for place, card in enumerate(here):
            where = (place % columns * (wide + 12), y + place // columns * (TALL + 8))
            shapes.append(mission(scene, card, where, wide))
        y += -(-len(here) // columns) * (TALL + 8) + 4
    return shapes, y


def mission(scene: Scene, card: MissionCard, place: Point, wide: float) -> Group:
    target = f"mission:{card.mission}"
    printed = scene.content.missions[card.mission]
    name, counts = scene.word(printed.name), scene.word(printed.counts)
    box = Box(0, 0, wide, TALL)
    inner: list[Shape] = [Rectangle(box, 10, css="ground card")]
    if target in scene.lit:
        inner += [
            Rectangle(box, 10, css="ring-casing dei-ring-casing"),
            Rectangle(box, 10, css="ring dei-ring"),
        ]
    inner.append(
        label(
            10, 22, name, "heading", fitting_size(name, 16.5, (wide - 50) / ROOMY, 1, smallest=11)
        )
    )
    for row, line in enumerate(lines_of(counts, 13.5, (wide - 20) / ROOMY)[:2]):
        inner.append(label(10, 41 + row * 16, line, "quiet", 13.5))
    inner.append(rates(scene, printed.on_time, printed.late))
    inner += tokens(scene, card, wide)
    if scene.is_changed(target):
        inner.append(Line((10, TALL - 5), (wide - 10, TALL - 5), css="changed"))
    number = scene.lit.get(target)
    if number is not None:
        inner.append(pin(number, (wide - 15, 15), radius=15))
    return Group(
        tuple(inner),
        id=target,
        link=scene.link(target),
        css="cell" + scene.lit_class(target),
        title=scene.told(target, mission_words(scene, card)),
        transform=at(*place),
    )


def rates(scene: Scene, on_time: Rate, late: Rate) -> Label:
    spans = (
        Span(f"{scene.word(ON_TIME)} ", "quiet", 13.5),
        Span(rate_words(scene, on_time), "strong", 14.5),
        Span(f"{scene.word(LATE)} ", "quiet", 13.5, 12),
        Span(rate_words(scene, late), "strong", 14.5),
    )
    return Label(10, TALL - 10, spans)


def rate_words(scene: Scene, rate: Rate) -> str:
    return scene.word(RATE, gain=rate.gain, per=rate.per)


def tokens(scene: Scene, card: MissionCard, wide: float) -> Iterator[Shape]:
    """The discs of the seats that handed this Mission in."""
    done = [seat for seat in scene.g.seats if card in scene.state.seats[seat].missions]
    for place, seat in enumerate(done):
        disc = Use(f"disc-{scene.colour_of(seat)}", transform=at(0, 0, scale=0.72))
        told = scene.word(OWN_BY, name=scene.name_of(seat))
        yield Group((disc,), title=told, transform=at(wide - 18 - place * 24, 18))


def mission_words(scene: Scene, card: MissionCard) -> str:
    printed = scene.content.missions[card.mission]
    parts = [
        scene.word(printed.name),
        scene.word(printed.counts),
        f"{scene.word(ON_TIME)} {rate_words(scene, printed.on_time)}",
        f"{scene.word(LATE)} {rate_words(scene, printed.late)}",
    ]
    return "; ".join(parts)


def priority(scene: Scene) -> Group:
    """The order of the seats; whoever acts now stands on a stronger base."""
    shapes: list[Shape] = [label(0, 32, scene.word(PRIORITY), "heading", 18)]
    order = scene.state.priority or list(scene.g.seats)
    shapes += [seat_cell(scene, seat, 118 + place * 54) for place, seat in enumerate(order)]
    return Group(tuple(shapes), id="priority")


def seat_cell(scene: Scene, seat: int, x: float) -> Group:
    target = f"seat:{seat}"
    box = Box(-22, 4, 44, 44)
    number = scene.lit.get(target)
    inner: list[Shape] = [Rectangle(box, 10, css="ground card")]
    if number is not None:
        inner += [
            Rectangle(box, 10, css="ring-casing dei-ring-casing"),
            Rectangle(box, 10, css="ring dei-ring"),
        ]
    elif seat == scene.state.active:
        inner.append(Rectangle(box, 10, css="card-last"))
    inner.append(Use(f"disc-{scene.colour_of(seat)}", transform=at(0, 26, scale=1.1)))
    if number is not None:
        inner.append(pin(number, (20, 8), radius=12))
    return Group(
        tuple(inner),
        id=target,
        link=scene.link(target),
        css="cell" + scene.lit_class(target),
        title=scene.told(target, scene.name_of(seat)),
        transform=at(x, 0),
    )
