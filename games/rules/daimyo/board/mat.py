"""The mat of a seat: actions with their dice and tiles, tokens, tracks, boards, relics, hand."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Line, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.boards import boards
from games.rules.daimyo.board.heroes import (
    COLUMN,
    FULL,
    HEIGHT,
    ROOMY,
    STRONG,
    Lying,
    card_back,
    hero_card,
)
from games.rules.daimyo.board.pieces import die, small_disc
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.stores import stores
from games.rules.daimyo.board.words import (
    ABILITY_AT,
    COUNTS,
    EMPTY_SLOT,
    HAND,
    INCOME,
    NOT_CHOSEN,
    POINTS,
    TOTAL,
)
from games.rules.daimyo.printed.words import ActionId
from games.rules.daimyo.state import IDLE as IDLE_SPACE

ACTION = Box(0, 0, 160, 104)
STEP = 170.0
DIE = 34.0


def draw_mat(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    """The shapes, and how high they are together."""
    if not scene.state.seats[seat].clan:
        return [label(0, 30, scene.word(NOT_CHOSEN), "quiet", 17)], 50
    shapes: list[Shape] = []
    y = 0.0
    for draw in (strip, actions, ability, stores, boards, hand):
        found, high = draw(scene, seat)
        shapes.append(Group(tuple(found), transform=at(0, y)))
        y += high
    return shapes, y


def strip(scene: Scene, owner: int) -> tuple[list[Shape], float]:
    """Who it is, and the Popularity so far."""
    target, box = f"seat:{owner}", Box(0, 0, FULL, 34)
    number = scene.number(target)
    shapes: list[Shape] = [Rectangle(box, 10, css="ground card-used")]
    if number is not None:
        shapes += ring(box, 10)
    shapes.append(small_disc(scene, owner, (20, 17), 0.8))
    shapes.append(label(40, 23, scene.name_of(owner), "strong", 16))
    points = scene.word(POINTS, count=scene.g.points(owner))
    shapes.append(label(FULL - 12, 23, points, "dai-end strong", 16))
    if number is not None:
        shapes.append(pin(number, (FULL - 100, 17), radius=14))
    return [scene.target(target, tuple(shapes), f"{scene.name_of(owner)}: {points}")], 44


# -- actions -------------------------------------------------------------------------------


def actions(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    for place, name in enumerate(in_order(scene.content.actions)):
        where = at(place % 3 * STEP, place // 3 * (ACTION.height + 10))
        shapes.append(Group(tuple(action(scene, seat, name)), transform=where))
    return shapes, 2 * (ACTION.height + 10)


def action(scene: Scene, seat: int, name: ActionId) -> Iterator[Shape]:
    printed = scene.content.actions[name]
    yield action_space(scene, seat, name)
    if printed.tile_slot:
        yield slot(scene, seat, name, Box(6, 46, ACTION.width - 12, 52))


def action_space(scene: Scene, seat: int, name: ActionId) -> Group:
    """Where a die of this colour goes; the die itself can be chosen apart."""
    target, printed = f"space:{seat}:{name}", scene.content.actions[name]
    number = scene.number(target)
    shapes: list[Shape] = [
        Rectangle(ACTION, 10, css="ground card"),
        Rectangle(Box(8, 6, DIE, DIE), 8, css=f"dai-space-{printed.die}"),
    ]
    if number is not None:
        shapes += ring(ACTION, 10)
    shapes.append(Use(f"icon-{name}", css="icon-quiet", transform=at(13, 11)))
    words = scene.word(printed.name)
    room = (ACTION.width - 58) / STRONG
    size = fitting_size(words, 14.5, room, 2, smallest=10.5)
    for row, line in enumerate(lines_of(words, size, room)[:2]):
        shapes.append(label(50, 21 + row * size * 1.15, line, "strong", size))
    shapes += own_die(scene, seat, name, 25, 23)
    if number is not None:
        shapes.append(pin(number, (ACTION.width - 12, 10), radius=14))
    return scene.target(target, tuple(shapes), f"{words}: {scene.word(printed.text)}")


def own_die(scene: Scene, seat: int, space: str, x: float, y: float) -> Iterator[Shape]:
    for place, one in enumerate(scene.state.seats[seat].dice):
        if one.space != space:
            continue
        target = f"own_die:{seat}:{place}"
        number, half = scene.number(target), DIE / 2
        shapes: list[Shape] = [die(one.colour, one.value, (0, 0), DIE)]
        if number is not None:
            shapes += ring(Box(-half, -half, DIE, DIE), 8)
            shapes.append(pin(number, (-half, -half), radius=12))
        named = scene.word(scene.content.terms[f"die_{one.colour}"].name)
        yield scene.target(target, tuple(shapes), f"{named} {one.value}", at(x, y))


def slot(scene: Scene, seat: int, name: str, box: Box) -> Group:
    """The bonus tile of a slot, the covering one if there are several."""
    target, tile = f"slot:{seat}:{name}", scene.g.top_tile(seat, name)
    number = scene.number(target)
    text = scene.word(scene.content.effects[scene.g.tile_effect(tile)].text) if tile else ""
    inner = Box(0, 0, box.width, box.height)
    look = "card-used" if tile else "dai-dashed"
    shapes: list[Shape] = [Rectangle(inner, 6, css=f"ground {look}")]
    if number is not None:
        shapes += ring(inner, 6)
    room = (box.width - (34 if number is not None else 12)) / ROOMY
    size = fitting_size(text, 14, room, 3, smallest=10.5)
    lines = lines_of(text, size, room)[:3]
    top = box.height / 2 + size * 0.35 - (len(lines) - 1) * size * 0.56
    for row, line in enumerate(lines):
        shapes.append(label(6, top + row * size * 1.12, line, "quiet", size))
    if number is not None:
        shapes.append(pin(number, (box.width - 15, box.height / 2), radius=13))
    if scene.is_changed(target):
        shapes.append(Line((6, box.height - 3), (box.width - 6, box.height - 3), css="changed"))
    words = text or scene.word(EMPTY_SLOT)
    named = scene.word(scene.content.slots[name].name)
    return scene.target(target, tuple(shapes), f"{named}: {words}", at(box.x, box.y))


# -- ability and income --------------------------------------------------------------------


def ability(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    """The clan ability with its tile; beside it the two slots of the income."""
    clan = scene.content.clans[scene.state.seats[seat].clan]
    target, wide, high = f"ability:{seat}", 330.0, 112.0
    number, box = scene.number(target), Box(0, 0, wide, high)
    is_open = scene.g.reaches_ability(seat)
    inner: list[Shape] = [Rectangle(box, 10, css="ground " + ("card" if is_open else "card-used"))]
    if number is not None:
        inner += ring(box, 10)
    inner.append(Use("icon-clan", css="icon" if is_open else "icon-quiet", transform=at(8, 10)))
    text = scene.word(clan.text)
    room = (wide - 60) / STRONG
    size = fitting_size(text, 14.5, room, 2, smallest=10.5)
    for row, line in enumerate(lines_of(text, size, room)[:3]):
        inner.append(label(42, 20 + row * size * 1.18, line, "strong", size))
    if number is not None:
        inner.append(pin(number, (wide - 14, 12), radius=14))
    told = f"{scene.word(scene.content.terms['clan_ability'].name)}: {text}"
    shapes: list[Shape] = [
        scene.target(target, tuple(inner), told),
        total(scene, seat),
        slot(scene, seat, "clan", Box(112, 54, wide - 120, 52)),
        label(2 * STEP + 2, 14, scene.word(INCOME), "quiet", 13.5),
        slot(scene, seat, "income_1", Box(2 * STEP, 20, ACTION.width, 43)),
        slot(scene, seat, "income_2", Box(2 * STEP, 68, ACTION.width, 43)),
        *own_die(scene, seat, IDLE_SPACE, 92, 80),
    ]
    return shapes, high + 12


def total(scene: Scene, seat: int) -> Group:
    """What the dice of this round add up to, against what the ability asks for."""
    least = scene.content.limits.ability_threshold
    words = scene.word(TOTAL, total=scene.g.dice_total(seat))
    return Group(
        (
            label(10, 78, words, "strong", 15),
            label(10, 96, scene.word(ABILITY_AT, count=least), "quiet", 12.5),
        ),
        title=words,
    )


# -- hand ----------------------------------------------------------------------------------


def hand(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    owner = scene.state.seats[seat]
    counts = scene.word(COUNTS, deck=owner.deck_size, discard=len(owner.discard))
    shapes: list[Shape] = [
        label(0, 22, scene.word(HAND), "heading", 19),
        label(80, 22, counts, "quiet", 14),
    ]
    cards = [*owner.hand, *owner.in_play]
    for place, hero in enumerate(cards):
        where = (place % 3 * COLUMN, 34 + place // 3 * (HEIGHT + 12))
        if hero in scene.content.heroes:
            shapes.append(hero_card(scene, hero, Lying(f"hand:{hero}", where)))
        else:
            shapes.append(card_back(scene, scene.colour_of(seat), where))
    rows = -(-len(cards) // 3)
    return shapes, 34 + rows * (HEIGHT + 12)
