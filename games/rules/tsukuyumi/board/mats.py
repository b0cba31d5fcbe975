"""A faction's mat: points, goal, units with their numbers and reserve, what it has beside them."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.tsukuyumi.board.marks import disc
from games.rules.tsukuyumi.board.panels import (
    PANEL,
    fitted,
    sentence,
    sentence_height,
    stacked,
    view,
)
from games.rules.tsukuyumi.board.plates import ICONS, face
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import (
    CHOSEN,
    COMBAT_CARDS,
    DONE,
    GOAL,
    LIMITS,
    MARKERS_LEFT,
    OPEN_CARDS,
    RESERVE,
    SPENT,
)
from games.rules.tsukuyumi.content import UnitCard

UNIT_ROW = 38.0
Block = tuple[Shape, float]


def mat_shapes(scene: Scene, seat: int) -> tuple[Shape, ...]:
    drawn, _ = stacked(blocks(scene, seat))
    return tuple(drawn)


def mat_view(scene: Scene, seat: int) -> Box:
    _, height = stacked(blocks(scene, seat))
    return view(height)


def blocks(scene: Scene, seat: int) -> Iterator[Block]:
    owner = scene.state.seats[seat]
    if not owner.faction:
        yield disc(scene, seat, (20, 20), 16), 44
        return
    yield head(scene, seat), 52
    if owner.goal in scene.content.texts:
        yield goal(scene, seat)
    yield from tasks(scene, owner.victory)
    if owner.gift:
        yield told(scene.named(owner.gift), scene.text_of(owner.gift))
    yield from unit_rows(scene, seat)
    yield from reef_rows(scene, seat)
    yield from lists(scene, seat)
    for slug in (f"effect_{owner.faction}", scene.content.factions[owner.faction].defence):
        if slug in scene.content.texts:
            yield told(scene.named(slug), scene.text_of(slug))


def head(scene: Scene, seat: int) -> Group:
    owner = scene.state.seats[seat]
    colour = scene.colour_of(seat)
    points = f"{owner.vp}"
    return Group(
        (
            Rectangle(Box(0, 0, PANEL, 44), 10, fill_from=f"pattern-{colour}"),
            Rectangle(Box(0, 0, PANEL, 44), 10, css="card-last"),
            Rectangle(Box(40, 6, PANEL - 110, 32), 8, css="card"),
            disc(scene, seat, (22, 22), 15),
            fitted(scene.named(owner.faction), "heading", 50, 29, 21, PANEL - 130),
            Rectangle(Box(PANEL - 62, 6, 54, 32), 8, css="card"),
            Use("icon-trophy", css="icon-quiet", transform=at(PANEL - 58, 12, scale=0.85)),
            label(PANEL - 22, 29, points, "figure", 20),
        )
    )


def told(name: str, text: str, mark: str = "") -> Block:
    """A name and its sentence."""
    height = 28 + sentence_height(text, PANEL) + 10
    title = f"{name} ({mark})" if mark else name
    return Group((label(0, 20, title, "heading", 17), sentence(text, 0, 41, PANEL))), height


def goal(scene: Scene, seat: int) -> Block:
    owner = scene.state.seats[seat]
    name = f"{scene.word(GOAL)}: {scene.named(owner.goal)}"
    return told(name, scene.text_of(owner.goal), scene.word(DONE) if owner.goal_done else "")


def tasks(scene: Scene, victory: str) -> Iterator[Block]:
    """What the victory card of the two-player game asks for."""
    card = scene.content.victory_cards.get(victory)
    for task in card.tasks if card else ():
        yield told(scene.named(task.slug), scene.text_of(task.slug))


# -- units -----------------------------------------------------------------------------------------


def unit_rows(scene: Scene, seat: int) -> Iterator[Block]:
    owner = scene.state.seats[seat]
    kinds = {*owner.reserve, *owner.out, *on_board(scene, seat)}
    ordered = [kind for kind in in_order(scene.content.units) if kind in kinds]
    if not ordered:
        return
    yield label(PANEL - 86, 16, scene.word(RESERVE), "quiet", 14), 22
    for kind in ordered:
        yield unit_row(scene, seat, kind, scene.content.units[kind]), UNIT_ROW


def on_board(scene: Scene, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for unit in scene.state.units.values():
        if unit.owner == seat:
            found[unit.kind] = found.get(unit.kind, 0) + 1
    return found


def unit_row(scene: Scene, seat: int, kind: str, card: UnitCard) -> Group:
    """Counter, name, its three numbers, its price, how many are left and on the board."""
    left = scene.state.seats[seat].reserve.get(kind, 0)
    out = on_board(scene, seat).get(kind, 0)
    inner: list[Shape] = [
        *face(scene.colour_of(seat), kind, 32),
        fitted(scene.named(kind), "strong", 42, 22, 16.5, 128),
    ]
    for number, (icon, value) in enumerate(zip(ICONS, card.stats, strict=True)):
        x = 176 + number * 48
        inner.append(Use(f"icon-{icon}", css="icon-quiet", transform=at(x, 8, scale=0.72)))
        inner.append(label(x + 19, 22, str(value), "strong", 16.5))
    if card.cost:
        inner.append(Use("icon-production", css="icon-quiet", transform=at(322, 8, scale=0.7)))
        inner.append(label(343, 22, str(card.cost), "strong", 16.5))
    inner.append(label(PANEL - 50, 22, f"{left} / {left + out}", "figure", 16.5))
    return Group(tuple(inner))


def reef_rows(scene: Scene, seat: int) -> Iterator[Block]:
    """The reefs beside the board, for whoever grows them."""
    faction = scene.content.factions[scene.state.seats[seat].faction]
    if not faction.start_reefs:
        return
    for kind in scene.content.reefs:
        count = scene.state.tokens.get(kind, 0)
        name = scene.named(f"reef_{kind}")
        points = scene.content.reefs[kind].hp
        row = (
            Rectangle(Box(0, 2, 32, 28), 6, css=f"body-{scene.colour_of(seat)}"),
            label(9, 22, kind[0].upper(), f"strong mark-{scene.colour_of(seat)}", 18),
            fitted(name, "strong", 42, 22, 16.5, 150),
            Use("icon-hit_points", css="icon-quiet", transform=at(224, 8, scale=0.72)),
            label(243, 22, str(points), "strong", 16.5),
            label(PANEL - 50, 22, str(count), "figure", 16.5),
        )
        yield Group(row), 34


# -- what lies beside ------------------------------------------------------------------------------


def lists(scene: Scene, seat: int) -> Iterator[Block]:
    owner = scene.state.seats[seat]
    content = scene.content
    if content.cards_of[owner.faction]:
        yield named_list(scene.word(COMBAT_CARDS), cards_told(scene, seat))
    if owner.card:
        yield named_list(scene.word(CHOSEN), scene.named(owner.card))
    if owner.open:
        yield named_list(scene.word(OPEN_CARDS), ", ".join(map(scene.named, owner.open)))
    if owner.uplinks:
        names = ", ".join(scene.named(f"uplink_{one}") for one in owner.uplinks)
        yield named_list(scene.named("ability_uplinks"), names)
    if owner.weapons:
        names = ", ".join(
            f"{count} × {scene.named(f'weapon_{one}')}" for one, count in owner.weapons.items()
        )
        yield named_list(scene.named("ability_weapons"), names)
    if owner.dreamtime:
        follower = scene.named("follower")
        yield named_list(scene.named("ability_dreamtime"), f"{owner.dreamtime} × {follower}")
    yield named_list(scene.word(MARKERS_LEFT), str(owner.markers))


def cards_told(scene: Scene, seat: int) -> str:
    """The combat cards; used ones and limits are said."""
    owner = scene.state.seats[seat]
    names = []
    for slug in scene.content.cards_of[owner.faction]:
        if slug in owner.gone:
            continue
        limit = scene.content.combat_cards[slug].limit
        mark = SPENT if slug in owner.spent else LIMITS.get(limit)
        name = scene.named(slug)
        names.append(f"{name} ({scene.word(mark)})" if mark else name)
    return ", ".join(names)


def named_list(name: str, words: str) -> Block:
    text = f"{name}: {words}"
    return sentence(text, 0, 18, PANEL), sentence_height(text, PANEL) + 8
