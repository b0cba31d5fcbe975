"""The action card with its shields, and the stores of ore, mana and food."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin
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
)
from games.kernel.drawing.shapes import label as plain_label
from games.rules.tiny_epic_kingdoms.board.pieces import disc
from games.rules.tiny_epic_kingdoms.board.scene import Scene
from games.rules.tiny_epic_kingdoms.board.words import ACTIONS, LAST, SHIELDS, STORES, USED
from games.rules.tiny_epic_kingdoms.content import ActionId, ResourceId

CELL = Box(0, 0, 225, 94)
STEP = 237.5
ROW = 106.0
CORNER = 12
PIN_PLACE = (CELL.width - 32, 32)
HEADING = 34
"""The baseline of a heading; what it heads begins at `BELOW`."""
BELOW = 52
NAMED = 4
"""How many seats leave room for a resource's name."""


def heading(words: str, quiet: str, text: float) -> Label:
    spans = (Span(words, "heading", 30 * text), Span(quiet, "quiet", 23 * text, 12))
    return Label(0, HEADING, spans if quiet else spans[:1])


def action_card(scene: Scene, x: float, y: float, text: float) -> Group:
    laid, shields = len(scene.state.used), scene.content.limits.shields
    quiet = scene.word(SHIELDS).format(laid=laid, shields=shields)
    cells = tuple(
        action_cell(scene, action, (place % 3 * STEP, BELOW + place // 3 * ROW), text)
        for place, action in enumerate(in_order(scene.content.actions))
    )
    return Group(
        (heading(scene.word(ACTIONS), quiet, text), *cells), id="actions", transform=at(x, y)
    )


def action_cell(scene: Scene, action: ActionId, place: Point, text: float) -> Group:
    target = f"action:{action}"
    used = action in scene.state.used
    name = scene.word(scene.content.actions[action].name)
    told = [name]
    if used:
        told.append(scene.word(LAST if action == scene.state.used[-1] else USED))
    inner = (
        *cell_paper(scene, target, used=used),
        Use(f"icon-{action}", css="icon-quiet" if used else "icon", transform=at(14, 8, scale=1.7)),
        plain_label(18, 78, name, "quiet" if used else "strong", 23 * text),
        *shield(scene, action),
        *cell_pin(scene, target, PIN_PLACE),
    )
    return cell_group(scene, target, inner, ", ".join(told), place)


def cell_group(
    scene: Scene,
    target: str,
    inner: tuple[Shape, ...],
    told: str,
    place: Point,
) -> Group:
    return Group(
        inner,
        link=scene.link(target),
        id=target,
        css="cell" + scene.lit_class(target),
        title=scene.told(target, told),
        transform=at(*place),
    )


def cell_paper(scene: Scene, target: str, *, used: bool) -> Iterator[Shape]:
    yield Rectangle(CELL, CORNER, css="ground " + ("card-used" if used else "card"))
    if target in scene.lit:
        yield Rectangle(CELL, CORNER, css="ring-casing")
        yield Rectangle(CELL, CORNER, css="ring")
    if scene.is_changed(target):
        yield Line((18, 86), (120, 86), css="changed")


def cell_pin(scene: Scene, target: str, place: Point) -> Iterator[Shape]:
    number = scene.lit.get(target)
    if number is not None:
        yield pin(number, place, radius=22)


def shield(scene: Scene, action: ActionId) -> Iterator[Shape]:
    """A shield on a used action; the one laid last has a strong edge around its cell."""
    if action not in scene.state.used:
        return
    if action == scene.state.used[-1] and f"action:{action}" not in scene.lit:
        yield Rectangle(CELL, CORNER, css="card-last")
    yield Use("icon-shield", css="shield", transform=at(CELL.width - 56, 9, scale=1.8))


def stores(scene: Scene, x: float, y: float, text: float) -> Group:
    """One cell for each resource, with what every seat has of it."""
    cells = tuple(
        store_cell(scene, resource, (place * STEP, 0), text)
        for place, resource in enumerate(in_order(scene.content.resources))
    )
    return Group(cells, id="stores", title=scene.word(STORES), transform=at(x, y))


def store_cell(scene: Scene, resource: ResourceId, place: Point, text: float) -> Group:
    target = f"resource:{resource}"
    name = scene.word(scene.content.resources[resource].name)
    is_full = len(scene.state.seats) > NAMED
    words = () if is_full else (plain_label(56, 35, name, "strong", 23 * text),)
    lowered = (50 if target in scene.lit else 26) if is_full else 6
    inner = (
        *cell_paper(scene, target, used=False),
        Use(f"icon-{resource}", css="icon", transform=at(12, lowered, scale=1.5)),
        *words,
        *held(scene, resource, text),
        *cell_pin(scene, target, (32, 26) if is_full else PIN_PLACE),
    )
    return cell_group(scene, target, inner, name, place)


def held(scene: Scene, resource: ResourceId, text: float) -> Iterator[Shape]:
    """What every seat has: in one row under the name, or in two rows in its place."""
    seats = scene.state.seats
    for number, seat in enumerate(seats):
        if len(seats) > NAMED:
            x, y = 58 + number % 3 * 55, 27 + number // 3 * 42
        else:
            x, y = 8 + number * 52, 69
        amount = str(seat.stock[resource])
        yield Group(
            (
                disc(scene.colour_of(number), (x + 12, y), 11),
                plain_label(x + 36, y + 8 * text, amount, "figure", 23 * text),
            ),
            title=f"{scene.name_of(number)}: {amount}",
        )
