"""Champions, encounters, monsters, attunements and events as cards to read."""

from collections.abc import Iterator

from games.kernel.drawing.lettering import fitting_size, lines_of, paragraph
from games.kernel.drawing.shapes import Box, Circle, Group, Path, Rectangle, Shape, Use, at
from games.kernel.drawing.shapes import label as plain_label
from games.rules.mysthea.board.cards import ART, HEIGHT, PAPER, WIDTH, art_band
from games.rules.mysthea.board.glyphs import ground_of
from games.rules.mysthea.board.paper import icon, one_line, slip_light, slip_pin, targeted, written
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import STEPS, STRENGTH_OF
from games.rules.mysthea.content import Side


def titled(name: str, small: str, top: float) -> Iterator[Shape]:
    """A quiet word, then the name in up to two lines."""
    yield one_line(small, 14, top + 20, "quiet", 16.5, WIDTH - 24)
    size = fitting_size(name, 22, WIDTH - 26, 2, smallest=16)
    yield Group((paragraph(name, "heading", size, WIDTH - 26),), transform=at(14, top + 28 + size))


def below_title(name: str, top: float) -> float:
    size = fitting_size(name, 22, WIDTH - 26, 2, smallest=16)
    return top + 36 + len(lines_of(name, size, WIDTH - 26)) * size * 1.28


def told_below(words: str, name: str, top: float) -> Group:
    start = below_title(name, top)
    room = HEIGHT - start - 8
    return written(words, Box(14, start, WIDTH - 26, room), "quiet", 17.5)


def champion_card(scene: Scene, code: str, transform: str = "") -> Group:
    champion = scene.content.champions[code]
    target = f"champion:{code}"
    name, text = scene.word(champion.name), scene.word(champion.text)
    inner = (
        Rectangle(PAPER, 12, css="ground card"),
        Path(art_band(WIDTH, ART), css="ground-mist"),
        icon("champion", WIDTH / 2 - 30, 14, 2.5),
        *titled(name, scene.word(scene.content.units["champion"].name), ART),
        told_below(text, name, ART),
        *slip_light(scene, target, PAPER),
        *slip_pin(scene, target, WIDTH / 2, 0, 24),
    )
    return targeted(scene, target, inner, f"{name}. {text}", transform)


def encounter_card(scene: Scene, code: str) -> Group:
    """The whole card: its glory, both ways and what each of them brings."""
    card = scene.content.encounters[code]
    name = scene.word(card.name)
    shapes: list[Shape] = [
        Rectangle(PAPER, 12, css="card"),
        Path(art_band(WIDTH, 46), css="ground-plains"),
        icon("glory", 12, 10, 1.1),
        plain_label(66, 31, f"+{card.glory}", "figure", 24),
        plain_label(WIDTH - 34, 30, code, "figure-quiet", 17),
        one_line(name, 12, 72, "heading", 20, WIDTH - 24),
        *(way(scene, side, 84 + place * 106) for place, side in enumerate(card.sides)),
    ]
    return Group(tuple(shapes))


def way(scene: Scene, side: Side, top: float) -> Group:
    """One way through an encounter: its icon, the steps of the token, what it brings."""
    steps = scene.word(STEPS, steps=side.steps)
    turning = Group(
        (icon("clockwise", 9, 62, 0.95), plain_label(44, 81, str(side.steps), "figure", 19)),
        title=steps,
    )
    return Group(
        (
            Rectangle(Box(8, 0, WIDTH - 16, 100), 8, css="card-used"),
            icon(side.icon, 14, 12, 1.5),
            turning,
            written(scene.word(side.text), Box(62, 6, WIDTH - 76, 90), "quiet", 16),
        ),
        transform=at(0, top),
    )


def monster_card(scene: Scene, code: str) -> Group:
    monster = scene.content.monsters[code]
    name = scene.word(monster.name)
    strength = scene.word(STRENGTH_OF, strength=monster.strength)
    words = f"{scene.word(monster.text)} {scene.word(monster.behaviour_text)}"
    return Group(
        (
            Rectangle(PAPER, 12, css="card"),
            Path(art_band(WIDTH, ART), css="ground-ruins"),
            Use(f"piece-{code}", transform=at(WIDTH / 2, 48, scale=1.25)),
            Circle(28, 28, 20, css="wall"),
            plain_label(28, 36, str(monster.strength), "figure", 24),
            *titled(name, strength, ART),
            told_below(words, name, ART),
        )
    )


def attunement_card(scene: Scene, code: str) -> Group:
    card = scene.content.attunements[code]
    island = scene.content.islands[card.island]
    name = scene.word(card.name)
    side = scene.word(scene.content.terms[card.side].name)
    return Group(
        (
            Rectangle(PAPER, 12, css="card"),
            Path(art_band(WIDTH, ART), css="ground-water" if card.side == "day" else "ground-mist"),
            icon(card.island, WIDTH / 2 - 29, 16, 2.4),
            icon(card.side, WIDTH - 38, 10, 1.1),
            *titled(name, f"{scene.word(island.name)}, {side}", ART),
            told_below(scene.word(card.text), name, ART),
        )
    )


def event_card(scene: Scene, code: str) -> Group:
    """A kind of region or the storm."""
    terrain = next((t for k, t in scene.content.region_types.items() if k == code), None)
    printed = terrain or scene.content.storm
    name = scene.word(printed.name)
    ground = ground_of(code) if terrain else "crags"
    return Group(
        (
            Rectangle(PAPER, 12, css="card"),
            Path(art_band(WIDTH, ART), css=f"ground-{ground}"),
            icon(code, WIDTH / 2 - 29, 16, 2.4),
            *titled(name, printed.code, ART),
            told_below(scene.word(printed.text), name, ART),
        )
    )
