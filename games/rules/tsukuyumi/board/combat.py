"""An open combat, step by step: who attacks where with which card, who answers, who falls."""

from collections.abc import Iterator

import msgspec

from games.kernel.drawing.shapes import Box, Group, Line, Rectangle, Shape, Use, at, label
from games.rules.tsukuyumi.board.marks import disc
from games.rules.tsukuyumi.board.panels import (
    PANEL,
    fitted,
    heading,
    one_line,
    sentence,
    sentence_height,
    stacked,
    view,
)
from games.rules.tsukuyumi.board.plates import badge, face, sums_of
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import (
    ANSWER_OPEN,
    ANSWER_SEALED,
    ANSWERS,
    ATTACKS,
    COMBAT,
    CONQUERED,
    DEALS,
    DEFENDS,
    FALLEN,
    IN_AREA,
    POINTS_HERE,
    STAGES,
    STRIKES_BACK,
    TAKES,
)
from games.rules.tsukuyumi.state import Combat, Side
from games.rules.tsukuyumi.steps.attack import NEXT, CombatStage

Block = tuple[Shape, float]
SIZE = 34.0
SHOWN = {
    "attack": ("gamble", "defences", "fix", "split"),
    "answers": ("counter",),
    "damage": ("with_damage", "land", "aftermath"),
    "conquest": ("conquer", "effects"),
    "after": ("after_attack", "last", "end"),
}
"""The stages of a combat as a player counts them, each with those of the rules (SPEC 9.2)."""


def combat_shapes(scene: Scene) -> tuple[Shape, ...]:
    drawn, _ = stacked(blocks(scene), 34)
    return (heading(scene.word(COMBAT)), *drawn)


def combat_view(scene: Scene) -> Box:
    _, height = stacked(blocks(scene), 34)
    return view(height)


def blocks(scene: Scene) -> Iterator[Block]:
    """The innermost combat: one inside another has the floor."""
    combat = scene.state.combats[-1]
    yield stages(scene), 42
    yield attacker(scene, combat)
    yield card_played(scene, combat)
    for side in combat.sides:
        yield defender(scene, combat, side)
    yield from outcome(scene, combat)


def stages(scene: Scene) -> Group:
    """Where the combat stands, from the attack to what comes after it."""
    now = stage_now(scene)
    width = PANEL / len(SHOWN)
    inner: list[Shape] = [Line((0, 17), (PANEL, 17), css="floor thin")]
    for number, stage in enumerate(SHOWN):
        box = Box(number * width + 3, 2, width - 6, 30)
        words = scene.word(STAGES[stage])
        css, ink = ("card", "strong") if stage == now else ("card-used", "quiet")
        inner.append(Rectangle(box, 15, css=css))
        if stage == now:
            inner.append(Rectangle(box, 15, css="card-last"))
        size = one_line(words, 15, box.width - 14)
        inner.append(label(box.x + 9, 22, words, ink, size))
    return Group(tuple(inner), title=scene.word(STAGES[now]))


def stage_now(scene: Scene) -> str:
    """The stage before the one that waits on the agenda; the first while none waits."""
    for text in reversed(scene.state.header.agenda):
        step = msgspec.json.decode(text)
        if step["t"] == CombatStage.__struct_config__.tag:
            done = {stage for stage, after in NEXT.items() if after == step["at"]}
            return next((name for name, own in SHOWN.items() if done & set(own)), "attack")
    return "attack"


def attacker(scene: Scene, combat: Combat) -> Block:
    area = scene.area_name(combat.cell)
    facts = [scene.word(IN_AREA, area=area)]
    if combat.damage:
        facts.append(scene.word(DEALS, damage=combat.damage))
    if combat.points:
        facts.append(scene.word(POINTS_HERE, points=combat.points))
    name = scene.word(ATTACKS, who=scene.name_of(combat.attacker))
    return party(scene, combat.attacker, name, kinds_of(scene, combat.units), facts, "plaque")


def defender(scene: Scene, combat: Combat, side: Side) -> Block:
    facts = []
    if side.side in combat.split:
        facts.append(scene.word(TAKES, damage=combat.split[side.side]))
    if side.points:
        facts.append(scene.word(POINTS_HERE, points=side.points))
    if side.strikes:
        facts.append(scene.word(STRIKES_BACK, damage=side.strikes))
    facts.append(answer(scene, side))
    name = scene.word(DEFENDS, who=scene.name_of(side.side))
    return party(scene, side.side, name, kinds_of(scene, side.units), facts, "card")


def answer(scene: Scene, side: Side) -> str:
    if side.picks:
        return ", ".join(scene.named(pick) for pick in side.picks if pick in scene.content.texts)
    sealed = f"seat{side.side}" in scene.state.header.sealed
    return scene.word(ANSWER_SEALED if sealed else ANSWER_OPEN)


def party(
    scene: Scene, owner: int, name: str, kinds: list[tuple[str, int]], facts: list[str], css: str
) -> Block:
    """A side: its mark, its units, their sums, and what it does."""
    words = "; ".join(fact for fact in facts if fact)
    units = SIZE + 12 if kinds else 0.0
    height = 36 + units + sentence_height(words, PANEL - 28) + 10
    inner: list[Shape] = [
        Rectangle(Box(0, 0, PANEL, height), 10, css=css),
        disc(scene, owner, (24, 22), 13),
        fitted(name, "strong", 46, 28, 17, PANEL - 60),
    ]
    for number, (kind, count) in enumerate(kinds):
        step = min(SIZE + 12, (PANEL - 160) / max(1, len(kinds)))
        drawn = (*face(scene.colour_of(owner), kind, SIZE), *badge(count, SIZE))
        inner.append(Group(drawn, title=scene.named(kind), transform=at(14 + number * step, 40)))
    if kinds:
        inner += sums(scene, kinds)
    inner.append(sentence(words, 14, 52 + units, PANEL - 28))
    return Group(tuple(inner)), height + 8


def sums(scene: Scene, kinds: list[tuple[str, int]]) -> Iterator[Shape]:
    x = PANEL - 150.0
    for icon, value in zip(
        ("conquest", "hit_points", "damage"), sums_of(scene, kinds), strict=True
    ):
        yield Use(f"icon-{icon}", css="icon-quiet", transform=at(x, 50, scale=0.75))
        yield label(x + 20, 65, str(value), "strong", 17)
        x += 50


def kinds_of(scene: Scene, numbers: list[int]) -> list[tuple[str, int]]:
    """Those of the units that still stand, by kind."""
    found: dict[str, int] = {}
    for number in numbers:
        unit = scene.state.units.get(number)
        if unit is not None:
            found[unit.kind] = found.get(unit.kind, 0) + 1
    return list(found.items())


def card_played(scene: Scene, combat: Combat) -> Block:
    card = scene.content.combat_cards[combat.card]
    name, text = scene.named(combat.card), scene.text_of(combat.card)
    if card.counterattacks:
        answers = ", ".join(scene.named(one) for one in card.counterattacks)
        text = f"{text} {scene.word(ANSWERS)}: {answers}."
    height = 32 + sentence_height(text, PANEL - 28) + 8
    inner = (label(14, 22, name, "heading", 19), sentence(text, 14, 44, PANEL - 28))
    return Group(inner), height + 4


def outcome(scene: Scene, combat: Combat) -> Iterator[Block]:
    lines = []
    for blow in scene.state.blows:
        fallen = ", ".join(f"{count} × {scene.named(k)}" for k, count in kinds_of(scene, blow.dead))
        if fallen:
            lines.append(f"{scene.name_of(blow.side)}: {scene.word(FALLEN, units=fallen)}")
    if combat.conquered:
        lines.append(scene.word(CONQUERED))
    for line in lines:
        yield sentence(line, 14, 20, PANEL - 28), sentence_height(line, PANEL - 28) + 10
