"""The upper corners beside the ring: what is being played, and the encounter that waits."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Circle, Group, Rectangle, Shape, at, label
from games.rules.mysthea.board.cards import GROUNDS
from games.rules.mysthea.board.paper import icon, one_line, slip, slip_pin, targeted
from games.rules.mysthea.board.pieces import disc
from games.rules.mysthea.board.ring import WIDTH
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import (
    BONUS_POINTS,
    CRYSTAL_POINTS,
    FACED_NOW,
    IN_PLAY,
    NEXT_ENCOUNTER,
    NEXT_EVENT,
    POINTS_LEFT,
    STEPS,
)
from games.rules.mysthea.content import Card, Side
from games.rules.mysthea.state import Command, OpenEncounter

BOX = Box(0, 0, 330, 132)
SIDE = Box(0, 0, 152, 56)


def corners(scene: Scene) -> Iterator[Shape]:
    commands = scene.state.commands
    if commands:
        yield in_play(scene, commands[-1])
    elif scene.state.event_deck and scene.state.phase in ("setup", "rounds"):
        yield next_event(scene, scene.state.event_deck[0])
    faced = scene.state.encounters[-1] if scene.state.encounters else None
    waiting = scene.state.encounter_deck[:1] if scene.state.phase != "over" else []
    for code in [faced.card] if faced else waiting:
        yield encounter(scene, faced, code)


def in_play(scene: Scene, command: Command) -> Group:
    """The command points that are being spent, and the card that gave them."""
    points = scene.word(POINTS_LEFT, points=command.points)
    counter: tuple[Shape, ...] = (
        disc(scene.colour_of(command.seat), (24, 26), 14),
        Circle(44, 84, 30, css="wall"),
        label(44, 96, str(command.points), "figure", 34),
    )
    if command.card:
        return card_in_play(scene, scene.content.cards[command.card], counter, points)
    title = scene.word(CRYSTAL_POINTS if command.kind == "crystal" else BONUS_POINTS)
    inner = (
        Rectangle(BOX, 12, css="card"),
        *counter,
        one_line(title, 48, 33, "strong", 21, 270),
        one_line(points, 86, 92, "quiet", 19, 232),
    )
    return Group(inner, title=f"{title}, {points}")


def card_in_play(scene: Scene, card: Card, counter: tuple[Shape, ...], points: str) -> Group:
    target = f"card:{card.id}"
    name = scene.word(card.name)
    kind = scene.word(scene.content.card_types[card.type].name)
    inner = (
        *slip(scene, target, BOX),
        Rectangle(Box(2, 2, 326, 46), 11, css=f"ground-{GROUNDS[card.type]}"),
        *counter,
        one_line(f"{scene.word(IN_PLAY)}: {kind}", 48, 33, "strong", 21, 230),
        icon(card.type, 294, 12, 1.05),
        one_line(name, 86, 84, "heading", 23, 232),
        one_line(points, 86, 110, "quiet", 18, 232),
        *slip_pin(scene, target, BOX.width - 22, BOX.height - 20),
    )
    return targeted(scene, target, inner, f"{name}. {scene.word(card.text)} {points}")


def next_event(scene: Scene, event: str) -> Group:
    name = scene.event_name(event)
    mark = "monster" if event in scene.content.monsters else event
    inner = (
        label(0, 24, scene.word(NEXT_EVENT), "quiet", 19),
        icon(mark, 0, 36, 1.7),
        one_line(name, 52, 64, "heading", 25, 270),
    )
    return Group(inner, title=f"{scene.word(NEXT_EVENT)}: {name}", transform=at(4, 4))


def encounter(scene: Scene, faced: OpenEncounter | None, code: str) -> Group:
    """The front of an encounter: its scene, its glory, the two ways through it."""
    card = scene.content.encounters[code]
    target = f"encounter:{code}"
    title = scene.word(FACED_NOW if faced else NEXT_ENCOUNTER)
    name = scene.word(card.name)
    seat = [disc(scene.colour_of(faced.seat), (20, 20), 12)] if faced else []
    inner = (
        *slip(scene, target, BOX),
        *seat,
        label(40 if faced else 12, 26, title, "quiet", 19),
        one_line(name, 12, 54, "heading", 22, 306),
        icon("glory", 264, 6, 1.0),
        label(306, 26, f"+{card.glory}", "figure", 22),
        *slip_pin(scene, target, BOX.width - 14, BOX.height - 14),
    )
    where = at(WIDTH - BOX.width, 0)
    front = targeted(scene, target, inner, f"{title}: {name}, +{card.glory}")
    sides = (side(scene, faced, card.sides[place], place) for place in (0, 1))
    return Group((front, *sides), transform=where)


def side(scene: Scene, faced: OpenEncounter | None, printed: Side, place: int) -> Group:
    """One way: its icon; what it leads to once it is known to this table."""
    target = f"side:{place}"
    chosen = faced is not None and faced.side == place
    name = scene.word(scene.content.terms[printed.icon].name)
    known = chosen or scene.state.options.premonition
    steps = scene.word(STEPS, steps=printed.steps)
    told = f"{name}: {scene.word(printed.text)} {steps}" if known else name
    box = Box(0, 0, SIDE.width, SIDE.height)
    inner = (
        *slip(scene, target, box, "card-used" if chosen else "card"),
        icon(printed.icon, 10, 10, 1.5),
        one_line(name, 54, 35, "strong", 20, 74),
        *slip_pin(scene, target, SIDE.width - 16, 14, 20),
    )
    return targeted(scene, target, inner, told, at(9 + place * 160, 68))
