"""The round: its phases, the initiative track with every seat's card, the ONI supply."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin
from games.kernel.drawing.shapes import (
    Box,
    Group,
    Line,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.tsukuyumi.board.cards import (
    PHASE_LOOKS,
    action_words,
    in_card_order,
    part_pair,
    phase_dot,
)
from games.rules.tsukuyumi.board.marks import card_light, disc, target_group
from games.rules.tsukuyumi.board.panels import PANEL, fitted, heading, view
from games.rules.tsukuyumi.board.plates import face
from games.rules.tsukuyumi.board.scene import ONI_COLOUR, Scene
from games.rules.tsukuyumi.board.words import BAN, INITIATIVE, PHASES, ROUND_OF, SET_UP, SUPPLY
from games.rules.tsukuyumi.kinds import PHASES as PHASE_ORDER
from games.rules.tsukuyumi.kinds import Phase

ROW = 84.0
TOP = 92.0
PLATE = 102.0


def track_shapes(scene: Scene) -> Iterator[Shape]:
    state = scene.state
    words = scene.word(SET_UP)
    if state.round:
        words = scene.word(ROUND_OF, round=state.round, rounds=state.options.rounds)
    yield heading(words, quiet=scene.word(INITIATIVE))
    for number, phase in enumerate(PHASE_ORDER):
        yield phase_plate(scene, phase, (number * (PLATE + 10.6), 38))
    for place, seat in enumerate(state.initiative or range(len(state.seats))):
        yield track_row(scene, place, seat)
    yield Group(tuple(supply(scene)), transform=at(0, TOP + ROW * len(state.seats) + 2))


def track_view(scene: Scene) -> Box:
    return view(TOP + ROW * len(scene.state.seats) + 40)


def phase_plate(scene: Scene, phase: Phase, where: Point) -> Group:
    is_now = scene.state.phase == phase
    box = Box(0, 0, PLATE, 38)
    words = scene.word(PHASES[phase])
    inner: list[Shape] = [
        Rectangle(box, 19, css="card" if is_now else "card-used"),
        phase_dot(scene, phase, (19, 19), 12),
        fitted(words, "strong" if is_now else "quiet", 37, 25, 17, PLATE - 44),
    ]
    if is_now:
        inner.append(Rectangle(box, 19, css="card-last"))
    return Group(tuple(inner), title=words, transform=at(*where))


def track_row(scene: Scene, place: int, seat: int) -> Group:
    """A seat's place on the track with its card of the round, phase by phase."""
    target = f"seat:{seat}"
    turn = scene.state.turn
    box = Box(0, 0, PANEL, ROW - 8)
    is_active = turn is not None and turn.seat == seat
    inner: list[Shape] = [
        Rectangle(box, 10, css="ground card" if is_active else "ground card-used"),
        *card_light(scene, target, box),
        label(20, 27, str(place + 1), "figure-quiet", 19),
        disc(scene, seat, (48, 20), 13),
        *row_words(scene, seat),
        *drafted(scene, seat),
    ]
    if is_active:
        inner.append(Rectangle(box, 10, css="card-last"))
    if target in scene.changed:
        inner.append(Line((70, 34), (200, 34), css="changed"))
    if target in scene.lit:
        inner.append(pin(scene.lit[target], (PANEL - 16, 14), radius=17))
    card = scene.state.seats[seat].card
    told = f"{place + 1}. {scene.name_of(seat)}"
    if card:
        told = f"{told}: {action_words(scene, card)}"
    return target_group(scene, target, tuple(inner), told, (0, TOP + place * ROW))


def row_words(scene: Scene, seat: int) -> Iterator[Shape]:
    name, card = scene.name_of(seat), scene.state.seats[seat].card
    yield fitted(name, "strong", 70, 27, 17, 190)
    if card:
        yield fitted(scene.named(card), "name", 270, 27, 17, 140)


def drafted(scene: Scene, seat: int) -> Iterator[Shape]:
    """The revealed card, one group of icons a phase; an envelope while it is secret."""
    card = scene.content.action_cards.get(scene.state.seats[seat].card)
    if card is None:
        sealed = f"seat{seat}" in scene.state.header.sealed
        look = "envelope" if sealed else "waiting"
        yield Use("icon-seal", css=look, transform=at(66, 38, scale=1.2))
        return
    x = 66.0
    for phase in PHASE_ORDER[1:]:
        parts = card.parts(phase)
        if not parts:
            continue
        yield phase_dot(scene, phase, (x + 9, 54), 10)
        x += 22
        for part in in_card_order(parts):
            yield part_pair(scene, part, parts[part], (x, 42))
            x += 26 if part == "effect" else 39
        x += 5
    if card.ban:
        told = scene.word(BAN, phase=scene.word(PHASES[card.ban]).lower())
        dot = Rectangle(Box(3, 3, 18, 18), 9, css=f"{PHASE_LOOKS[card.ban]} thin")
        sign = Use("icon-ban", css="icon-danger", transform="scale(1.02)")
        yield Group((dot, sign), title=told, transform=at(x, 42))


def supply(scene: Scene) -> Iterator[Shape]:
    """How many ONI of each size wait beside the board."""
    yield label(0, 22, scene.word(SUPPLY), "quiet", 16)
    legends = scene.state.options.legendary_oni
    cards = scene.content.oni
    kinds = [kind for kind in in_order(cards) if legends or not cards[kind].legendary]
    for number, kind in enumerate(kinds):
        count = scene.state.oni.get(kind, 0)
        told = f"{scene.named(kind)}: {count}"
        drawn = (*face(ONI_COLOUR, kind, 28), label(42, 21, str(count), "figure", 18))
        yield Group(drawn, title=told, transform=at(110 + number * 64, 0))
