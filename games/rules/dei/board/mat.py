"""The mat of a seat: Feats with their cubes, the three phases, the hand, the Recycle Bin."""

from collections.abc import Iterator, Sequence

from games.kernel.content import in_order
from games.kernel.drawing.lettering import fitting_size
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.dei.board.cards import HEIGHT, ROOMY, WIDTH, Sheet, card_back, card_sheet
from games.rules.dei.board.chips import COLUMN, GAP, PLAYED, Chip, chip, rows_of
from games.rules.dei.board.scene import Scene
from games.rules.dei.board.words import (
    BIN,
    BOOSTS,
    CUBES,
    FACE_DOWN,
    HAND,
    HIDDEN_CARD,
    LOCKED,
    LOCKED_HIDDEN,
    NO_FEAT,
    PHASE,
    PLANNED,
    RESERVE,
    UNLOCKED,
)
from games.rules.dei.content import COLOURS, KINDS, ColourId
from games.rules.dei.state import PlayedCard, built

FEAT = 62.0
LINE = 44.0
SUPPLIES = ("pawn", "refuge", "bridge", "elevator", "candy")


def mat(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    """The shapes, and how high they are together."""
    shapes: list[Shape] = list(feats(scene, seat))
    y = FEAT + GAP
    shapes += stores(scene, seat, y)
    y += LINE
    shapes += phases(scene, seat, y)
    y += 30 + 2 * (PLAYED + 6) + GAP
    hand, high = cards(scene, scene.state.seats[seat].hand, y)
    shapes += [label(0, y + 14, scene.word(HAND), "heading", 19), *hand]
    y += high
    for draw in (planned, boosts, binned):
        found, high = draw(scene, seat, y)
        shapes += found
        y += high
    return shapes, y


# -- feats ---------------------------------------------------------------------------------


def feats(scene: Scene, seat: int) -> Iterator[Shape]:
    for place, colour in enumerate(COLOURS):
        yield feat(scene, seat, colour, place * COLUMN)


def feat(scene: Scene, seat: int, colour: ColourId, x: float) -> Group:
    target = f"feat:{seat}:{colour}"
    name, told = feat_words(scene, seat, colour)
    cubes = scene.g.cubes(seat, colour)
    is_open = is_unlocked(scene, seat, colour)
    size = fitting_size(name, 15, (WIDTH - 16) / ROOMY, 1, smallest=10)
    lock = () if is_open else (Use("icon-lock", css="icon-quiet", transform=at(WIDTH - 28, 34)),)
    return Group(
        (
            Rectangle(Box(0, 0, WIDTH, FEAT), 10, css="card" if is_open else "card-used"),
            Rectangle(Box(0, 0, WIDTH, 7), 3, css=f"dei-band-{colour}"),
            label(8, 28, name, "strong" if is_open else "quiet", size),
            *cube_row(colour, cubes),
            *lock,
        ),
        id=target,
        title=f"{told}; {scene.word(CUBES, count=cubes)}",
        transform=at(x, 0),
    )


def cube_row(colour: ColourId, cubes: int) -> Iterator[Shape]:
    for place in range(4):
        box = Box(8 + place * 22, 38, 16, 16)
        yield Rectangle(box, 3, css=f"dei-outpost-{colour}" if place < cubes else "waiting")


def feat_words(scene: Scene, seat: int, colour: ColourId) -> tuple[str, str]:
    token = scene.state.seats[seat].feats.get(colour)
    if token is None:
        return scene.word(NO_FEAT), scene.word(NO_FEAT)
    if token.feat not in scene.content.feats:
        return scene.word(LOCKED), scene.word(LOCKED_HIDDEN)
    feat = scene.content.feats[token.feat]
    state = scene.word(UNLOCKED if token.unlocked else LOCKED)
    name = scene.word(feat.name)
    return name, f"{name} ({state}): {scene.word(feat.text)}"


def is_unlocked(scene: Scene, seat: int, colour: ColourId) -> bool:
    token = scene.state.seats[seat].feats.get(colour)
    return token is not None and token.unlocked


# -- stores and phases ---------------------------------------------------------------------


def stores(scene: Scene, seat: int, y: float) -> Iterator[Shape]:
    """What is still in reserve, and the Candy Boosts."""
    owner, most = scene.state.seats[seat], scene.content.limits.constructions
    counts = [scene.g.in_reserve(seat) + (0 if owner.leader else 1)]
    counts += [most - len(built(owner, kind)) for kind in KINDS]
    counts.append(len(owner.boosts))
    yield label(0, y + 20, scene.word(RESERVE), "quiet", 15)
    for place, (icon, count) in enumerate(zip(SUPPLIES, counts, strict=True)):
        x = 118 + place * 80
        yield Group(
            (
                Use(f"icon-{icon}", css="icon", transform=at(0, 0)),
                label(30, 20, str(count), "strong", 18),
            ),
            title=store_words(scene, icon, count),
            transform=at(x, y),
        )


def store_words(scene: Scene, icon: str, count: int) -> str:
    if icon == "candy":
        return scene.word(BOOSTS, count=count)
    term = "scrapper" if icon == "pawn" else icon
    named = scene.content.terms.get(term)
    return f"{scene.word(named.name) if named else term}: {count}"


def phases(scene: Scene, seat: int, y: float) -> Iterator[Shape]:
    for phase in range(1, scene.content.limits.phases + 1):
        x = (phase - 1) * COLUMN
        is_now = phase == scene.state.phase and scene.state.active == seat
        yield label(x, y + 18, scene.word(PHASE, phase=phase), "strong" if is_now else "quiet", 15)
        played = [one for one in scene.state.seats[seat].board if one.phase == phase]
        for place in range(scene.content.limits.cards_per_phase):
            card = played[place] if place < len(played) else None
            yield slot(scene, card, x, y + 26 + place * (PLAYED + 6))


def slot(scene: Scene, played: PlayedCard | None, x: float, y: float) -> Group:
    if played is None:
        empty = Rectangle(Box(0, 0, WIDTH, PLAYED), 8, css="waiting")
        return Group((empty,), transform=at(x, y))
    name, down = card_name(scene, played.card), played.face == "down"
    told = f"{name} ({scene.word(FACE_DOWN)})" if down else name
    icon = "buy" if down else "candy" if played.boost else ""
    return chip(scene, Chip(f"card:{played.card}", name, told, icon, down), (x, y))


def card_name(scene: Scene, card: str) -> str:
    known = scene.content.cards.get(card)
    return scene.word(HIDDEN_CARD if known is None else known.name)


# -- hand and bin --------------------------------------------------------------------------


def cards(scene: Scene, hand: Sequence[str], y: float) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    for place, card in enumerate(hand):
        where = (place % 3 * COLUMN, y + 26 + place // 3 * (HEIGHT + 10))
        if card in scene.content.cards:
            shapes.append(card_sheet(scene, Sheet(card, f"card:{card}", where)))
        else:
            shapes.append(card_back(Sheet(card, "", where, note=scene.word(HIDDEN_CARD))))
    rows = -(-len(hand) // 3)
    return shapes, 26 + rows * (HEIGHT + 10) + 6


def planned(scene: Scene, seat: int, y: float) -> tuple[list[Shape], float]:
    """The two cards of this phase, chosen in secret before anybody acts."""
    chips = []
    for card in scene.state.seats[seat].planned:
        name = card_name(scene, card)
        chips.append(Chip(f"card:{card}", name, name, "lock"))
    return rows_of(scene, scene.word(PLANNED), chips, y)


def boosts(scene: Scene, seat: int, y: float) -> tuple[list[Shape], float]:
    """The Candy Boosts that this viewer sees, each kind once."""
    held = scene.state.seats[seat].boosts
    kinds = [kind for kind in in_order(scene.content.boosts) if kind in held]
    chips = []
    for kind in kinds:
        printed = scene.content.boosts[kind]
        name = scene.word(printed.name).partition(": ")[2] or scene.word(printed.name)
        many = f"{name} ×{held.count(kind)}" if held.count(kind) > 1 else name
        chips.append(Chip(f"boost:{kind}", many, scene.word(printed.text), "candy"))
    return rows_of(scene, scene.word(BOOSTS, count=len(held)), chips, y)


def binned(scene: Scene, seat: int, y: float) -> tuple[list[Shape], float]:
    """Out of use, but still owned and counted."""
    names = scene.state.seats[seat].bin
    chips = []
    for card in names:
        name = card_name(scene, card)
        chips.append(Chip(f"card:{card}", name, name, "bin", hushed=True))
    return rows_of(scene, scene.word(BIN), chips, y)
