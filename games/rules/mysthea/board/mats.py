"""A player board: artefact, tracks, pieces, champion, upgrades, accessories, cards."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Circle, Group, Line, Path, Rectangle, Shape, Use, at
from games.kernel.drawing.shapes import label as plain_label
from games.rules.mysthea.board.cards import GROUNDS, card_back
from games.rules.mysthea.board.paper import (
    icon,
    one_line,
    slip,
    slip_light,
    slip_pin,
    targeted,
    written,
)
from games.rules.mysthea.board.pieces import disc
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import (
    ACCESSORIES,
    ARTEFACT,
    ATTUNEMENT,
    CHARGED,
    COUNTED,
    DISCARD_OF,
    DISCHARGED,
    EMPTY,
    ENERGY,
    EXPERIENCE,
    FACED,
    GLORY,
    HAND_OF,
    POOL,
    SUPPLY,
    UPGRADES,
    WOUNDED,
)
from games.rules.mysthea.content import Piece, ResourceId, Slot

WIDTH, HEIGHT = 556.0, 808.0
VIEW = Box(-4, -4, WIDTH + 8, HEIGHT + 8)
EDGE = 16.0
INNER = WIDTH - 2 * EDGE
SLOTS: tuple[Slot, ...] = ("troop", "golem", "champion", "fort", "card")
PAWNS: tuple[Piece, ...] = ("troop", "golem", "fort")
SLOT_BOX = Box(0, 0, 168, 97)
SLOT_ROW = 104.0
TOOL_BOX = Box(0, 0, 168, 112)
TOOL_STEP = 178.0
TRACKS, PIECES, CHAMPION, UPGRADE_ROW, TOOL_ROW, CARDS = 66, 160, 250, 374, 616, 772


def mat(scene: Scene, seat: int, transform: str = "") -> Group:
    target = f"seat:{seat}"
    paper = (
        Rectangle(Box(0, 0, WIDTH, HEIGHT), 14, css="ground card"),
        *turn_frame(scene, seat),
        *slip_light(scene, target, Box(0, 0, WIDTH, HEIGHT)),
        *slip_pin(scene, target, WIDTH - 26, 26),
    )
    return Group(
        (
            targeted(scene, target, paper, scene.name_of(seat)),
            *head(scene, seat),
            *number_tracks(scene, seat),
            *piece_row(scene, seat),
            champion(scene, seat),
            *upgrade_row(scene, seat),
            *tool_row(scene, seat),
            *card_row(scene, seat),
        ),
        transform=transform,
    )


def turn_frame(scene: Scene, seat: int) -> Iterator[Shape]:
    """A strong edge around the board of whoever has the turn."""
    if scene.state.phase == "rounds" and scene.state.active == seat:
        yield Rectangle(Box(0, 0, WIDTH, HEIGHT), 14, css="card-last")


def head(scene: Scene, seat: int) -> Iterator[Shape]:
    """The seat's mark, its artefact and its glory."""
    yield disc(scene.colour_of(seat), (EDGE + 18, 34), 17)
    yield artefact(scene, seat)
    target = f"resource:{seat}:glory"
    glory = str(scene.seat(seat).glory)
    box = Box(0, 0, 128, 46)
    inner = (
        *slip(scene, target, box),
        icon("glory", 10, 9, 1.15),
        plain_label(84, 33, glory, "figure", 28),
        *slip_pin(scene, target, 118, 6, 18),
    )
    yield targeted(scene, target, inner, f"{scene.word(GLORY)}: {glory}", at(WIDTH - 144, 11))


def artefact(scene: Scene, seat: int) -> Group:
    target = f"artefact:{seat}"
    owner = scene.seat(seat)
    if not owner.artefact:
        return targeted(scene, target, (), scene.word(EMPTY), at(EDGE + 46, 11))
    roman = scene.content.artefacts[owner.artefact].roman
    name = scene.word(ARTEFACT, roman=roman)
    condition = scene.word(CHARGED if owner.charged else DISCHARGED)
    box = Box(0, 0, 300, 46)
    inner = (
        *slip(scene, target, box, "card" if owner.charged else "card-used"),
        icon("artefact", 10, 9, 1.15, "icon" if owner.charged else "icon-quiet"),
        one_line(name, 46, 31, "strong" if owner.charged else "quiet", 20, 120),
        one_line(condition, 172, 31, "quiet", 19, 118),
        *slip_pin(scene, target, 290, 6, 18),
    )
    return targeted(scene, target, inner, f"{name}: {condition}", at(EDGE + 46, 11))


def number_tracks(scene: Scene, seat: int) -> Iterator[Shape]:
    owner, limits = scene.seat(seat), scene.content.limits
    energy, xp = scene.word(ENERGY), scene.word(EXPERIENCE)
    yield number_track(scene, (seat, "energy"), energy, (owner.energy, limits.energy), TRACKS)
    yield number_track(scene, (seat, "xp"), xp, (owner.xp, limits.xp), TRACKS + 46)


def number_track(
    scene: Scene, whose: tuple[int, ResourceId], name: str, numbers: tuple[int, int], top: float
) -> Group:
    """Cells from nothing to the limit, with the seat's disc on what it has."""
    seat, kind = whose
    held, most = numbers
    target = f"resource:{seat}:{kind}"
    step = (INNER - 36) / (most + 1)
    shapes: list[Shape] = [icon(kind, 0, 6, 1.1)]
    for number in range(most + 1):
        x = 36 + number * step
        shapes.append(Rectangle(Box(x + 1.5, 2, step - 3, 34), 6, css="ground wall thin"))
        shapes.append(plain_label(x + step / 2, 26, str(number), "figure-quiet", 17))
    x = 36 + held * step + step / 2
    shapes += slip_light(scene, target, Box(36, 0, INNER - 36, 38))
    shapes += [
        disc(scene.colour_of(seat), (x, 19), 18),
        Circle(x, 19, 12.5, css="card thin"),
        plain_label(x, 25, str(held), "figure", 17),
        *slip_pin(scene, target, INNER - 6, 2, 18),
    ]
    return targeted(scene, target, tuple(shapes), f"{name}: {held} / {most}", at(EDGE, top))


def piece_row(scene: Scene, seat: int) -> Iterator[Shape]:
    """Built pieces that wait on the mat, and those not built yet."""
    owner = scene.seat(seat)
    yield plain_label(EDGE, PIECES + 20, scene.word(POOL), "quiet", 18)
    for place, kind in enumerate(PAWNS[:2]):
        yield heap(scene, f"pool:{seat}:{kind}", owner.pool[kind], EDGE + place * 98)
    yield Line((EDGE + 204, PIECES + 8), (EDGE + 204, PIECES + 82), css="floor thin")
    yield plain_label(EDGE + 222, PIECES + 20, scene.word(SUPPLY), "quiet", 18)
    for place, kind in enumerate(PAWNS):
        yield heap(scene, f"supply:{seat}:{kind}", owner.supply[kind], EDGE + 222 + place * 100)


def heap(scene: Scene, target: str, count: int, x: float) -> Group:
    where, seat, kind = target.split(":")
    piece = next(one for one in PAWNS if one == kind)
    name = scene.word(scene.content.units[piece].name)
    box = Box(0, 0, 88, 52)
    colour = scene.colour_of(int(seat))
    drawn: Shape = Use(f"piece-{kind}-{colour}", transform=at(26, 27, scale=0.9))
    if not count:
        drawn = Use(f"outline-{kind}", css="waiting", transform=at(26, 27, scale=0.9))
    inner = (
        *slip(scene, target, box, "card" if where == "pool" else "card-used"),
        drawn,
        plain_label(63, 35, str(count), "figure" if count else "figure-quiet", 23),
        *slip_pin(scene, target, 82, 6, 18),
    )
    told = f"{scene.word(COUNTED, count=count, name=name)}"
    return targeted(scene, target, inner, told, at(x, PIECES + 30))


def champion(scene: Scene, seat: int) -> Group:
    """The champion's card, turned down while it is wounded, and the encounters under it."""
    figure = scene.seat(seat).champion
    box = Box(0, 0, INNER, 112)
    place = at(EDGE, CHAMPION)
    if not figure.id:
        return Group((Rectangle(box, 12, css="waiting"),), transform=place)
    target = f"champion:{figure.id}"
    card = scene.content.champions[figure.id]
    name, text = scene.word(card.name), scene.word(card.text)
    turn = -78 if figure.wounded else 0
    piece = f"piece-champion-{scene.colour_of(seat)}"
    inner = (
        *slip(scene, target, box, "card-used" if figure.wounded else "card"),
        Use(piece, transform=at(38, 54, turn=turn, scale=1.25)),
        one_line(champion_title(scene, seat), 78, 28, "heading", 23, INNER - 90),
        written(text, Box(78, 36, INNER - 92, 46), "quiet", 16.5),
        *faced(scene, seat),
        *slip_pin(scene, target, INNER - 18, 18, 20),
    )
    return targeted(scene, target, inner, f"{name}. {text}", place)


def champion_title(scene: Scene, seat: int) -> str:
    name = scene.champion_of(seat)
    return f"{name}, {scene.word(WOUNDED)}" if scene.seat(seat).champion.wounded else name


def faced(scene: Scene, seat: int) -> Iterator[Shape]:
    """Six places for encounters, the faced ones filled."""
    count, most = len(scene.seat(seat).encounters), scene.content.limits.encounters
    for place in range(most):
        x = INNER - 16 - (most - 1 - place) * 24
        yield Path(
            "M0-9L8 0 0 9-8 0z", css="shield" if place < count else "waiting", transform=at(x, 96)
        )
    words = scene.word(FACED, count=count, most=most)
    yield one_line(words, 78, 102, "quiet", 16.5, INNER - 240)


def upgrade_row(scene: Scene, seat: int) -> Iterator[Shape]:
    """Five slots in two rows; the sixth place is for the attunement of this era."""
    yield plain_label(EDGE, UPGRADE_ROW + 16, scene.word(UPGRADES), "quiet", 18)
    for place, slot in enumerate(SLOTS):
        code = scene.seat(seat).upgrades.get(slot)
        if code is None:
            term = scene.word(scene.content.terms[f"slot_{slot}"].name)
            yield empty(f"{term}: {scene.word(EMPTY)}", slot, SLOT_BOX, slot_at(place))
        else:
            yield laid_card(scene, code, SLOT_BOX, slot_at(place), slot)
    yield attuned(scene, seat, slot_at(len(SLOTS)))


def slot_at(place: int) -> str:
    x, y = EDGE + place % 3 * TOOL_STEP, UPGRADE_ROW + 24 + place // 3 * SLOT_ROW
    return at(x, y)


def attuned(scene: Scene, seat: int, transform: str) -> Group:
    """Which attunement card the seat took in this era."""
    code = scene.seat(seat).attunement
    title = scene.word(ATTUNEMENT)
    if not code:
        return empty(f"{title}: {scene.word(EMPTY)}", "day", SLOT_BOX, transform)
    card = scene.content.attunements[code]
    name, text = scene.word(card.name), scene.word(card.text)
    width = SLOT_BOX.width
    inner = (
        Rectangle(SLOT_BOX, 10, css="card-used"),
        icon(card.island, 7, 6, 0.95),
        one_line(name, 36, 24, "strong", 17, width - 66),
        icon(card.side, width - 28, 6, 0.9, "icon-quiet"),
        written(text, Box(8, 36, width - 14, SLOT_BOX.height - 40), "quiet", 15.5),
    )
    return Group(inner, title=f"{title}: {name}. {text}", transform=transform)


def tool_row(scene: Scene, seat: int) -> Iterator[Shape]:
    yield plain_label(EDGE, TOOL_ROW + 16, scene.word(ACCESSORIES), "quiet", 18)
    held = scene.seat(seat).accessories
    for place in range(max(len(held), scene.content.limits.accessories)):
        where = at(EDGE + place * TOOL_STEP, TOOL_ROW + 24)
        if place < len(held):
            yield laid_card(scene, held[place], TOOL_BOX, where, "accessory")
        else:
            told = f"{scene.word(ACCESSORIES)}: {scene.word(EMPTY)}"
            yield empty(told, "accessory", TOOL_BOX, where)


def empty(told: str, mark: str, box: Box, transform: str) -> Group:
    middle = (box.width / 2 - 16, box.height / 2 - 16)
    inner = (Rectangle(box, 10, css="waiting"), icon(mark, *middle, 1.35, "icon-quiet"))
    return Group(inner, title=told, transform=transform)


def laid_card(scene: Scene, code: str, box: Box, transform: str, mark: str) -> Group:
    """A card on the player board: its sign, its name, what it does; quiet once it was used."""
    card = scene.content.cards[code]
    target = f"card:{code}"
    name, text = scene.word(card.name), scene.word(card.text)
    used = code in scene.state.spent
    inner = (
        *slip(scene, target, box, "card-used" if used else "card"),
        Rectangle(Box(2, 2, box.width - 4, 32), 9, css=f"ground-{GROUNDS[card.type]}"),
        icon(mark, 5, 7, 0.85),
        one_line(name, 29, 24, "strong", 17, box.width - 54),
        plain_label(box.width - 15, 25, str(card.points), "figure", 18),
        written(text, Box(8, 36, box.width - 14, box.height - 40), "quiet", 15.5),
        *slip_pin(scene, target, box.width - 12, 8, 18),
    )
    return targeted(scene, target, inner, f"{name}. {text}", transform)


def card_row(scene: Scene, seat: int) -> Iterator[Shape]:
    """How many cards are in hand and in the open discard pile."""
    owner = scene.seat(seat)
    colour = scene.colour_of(seat)
    yield Group(card_back(colour, Box(0, 0, 22, 30)), transform=at(EDGE, CARDS - 6))
    hand = scene.word(HAND_OF, count=len(owner.hand))
    yield one_line(hand, EDGE + 32, CARDS + 16, "quiet", 18, 210)
    pile = scene.word(DISCARD_OF, count=len(owner.discard))
    names = ", ".join(scene.word(scene.content.cards[code].name) for code in owner.discard)
    yield Group(
        (icon("discard", 0, -18, 1.0, "icon-quiet"), one_line(pile, 32, 0, "quiet", 18, 220)),
        title=f"{pile}: {names}" if names else pile,
        transform=at(EDGE + 268, CARDS + 16),
    )
