"""The objectives, with the marks of those who reached them."""

from collections.abc import Iterator

from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.heroes import FULL, ROOMY
from games.rules.daimyo.board.pieces import small_disc
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import FIRST, POINTS, SECOND
from games.rules.daimyo.printed.cards import Reward

TALL = 84.0


def draw_objectives(scene: Scene) -> tuple[list[Shape], float]:
    shapes: list[Shape] = [
        objective(scene, name, row * (TALL + 8)) for row, name in enumerate(scene.state.objectives)
    ]
    return shapes, max(len(shapes), 1) * (TALL + 8)


def objective(scene: Scene, name: str, y: float) -> Group:
    printed = scene.content.objectives[name]
    text, title = scene.word(printed.text), scene.word(printed.name)
    shapes: list[Shape] = [
        Rectangle(Box(0, 0, FULL, TALL), 10, css="card"),
        label(12, 25, title, "heading", 17),
    ]
    size = fitting_size(text, 14, (FULL - 210) / ROOMY, 2, smallest=11)
    for row, line in enumerate(lines_of(text, size, (FULL - 210) / ROOMY)[:3]):
        shapes.append(label(12, 46 + row * size * 1.2, line, "quiet", size))
    claims = scene.state.claims.get(name, [])
    slots: list[tuple[str, Reward]] = [(scene.word(FIRST), printed.gold)]
    if printed.silver is not None and scene.g.table.silver_slot:
        slots.append((scene.word(SECOND), printed.silver))
    for place, (word, reward) in enumerate(slots):
        owner = claims[place] if place < len(claims) else None
        shapes += prize(scene, word, reward, owner, place)
    return Group(tuple(shapes), title=f"{title}: {text}", transform=at(0, y))


def prize(
    scene: Scene, word: str, reward: Reward, owner: int | None, place: int
) -> Iterator[Shape]:
    """What the first or the second gets, and who got it."""
    x, y = FULL - 186, 8 + place * 36
    yield Rectangle(Box(x, y, 176, 32), 8, css="card-used")
    yield label(x + 8, y + 21, word, "quiet", 13)
    yield label(x + 74, y + 21, scene.word(POINTS, count=reward.points), "strong", 14)
    step = x + 118
    for kind, amount in reward.tokens.items():
        for _ in range(amount):
            yield Use(f"icon-{kind}", css="icon-quiet", transform=at(step, y + 7, scale=0.75))
            step += 18
    if owner is not None:
        yield small_disc(scene, owner, (x + 160, y + 16), 0.75)
