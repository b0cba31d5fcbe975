"""The middle of the ring: the great crystal with the time of the match, or the open battle."""

from collections.abc import Iterator

from games.kernel.drawing.lettering import width_of
from games.kernel.drawing.shapes import Box, Group, Path, Rectangle, Shape, at, label
from games.rules.mysthea.board.paper import icon, one_line
from games.rules.mysthea.board.pieces import disc
from games.rules.mysthea.board.ring import CENTRE
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import (
    BATTLE,
    ERA_AND_ROUND,
    ERA_ENDS,
    LAST_ROUND,
    NO_CARD,
    NO_UNIT,
    OVER,
    ROMAN,
    SEALED,
    SETTING_UP,
    STRENGTH,
    TOTAL,
    WAITING,
)
from games.rules.mysthea.queries.battle import strongest, total
from games.rules.mysthea.state import Battle

PLAQUE = Box(-186, -90, 372, 0)
ROW = 33.0
HEAD = 40.0
CRYSTAL = "M-30 60L-52 4L-22-84L26-46L50 14L30 60z"
FACETS = "M-22-84L-10 0L26-46M-10 0L50 14M-10 0L-52 4M-10 0L-4 60"
SHADE = "M-22-84L26-46L50 14L30 60H-4L-10 0z"


def stage(scene: Scene) -> Group:
    battle = scene.state.battle
    inner = crystal(scene) if battle is None else tuple(plaque(scene, battle))
    return Group(inner, id="stage", transform=at(*CENTRE))


def crystal(scene: Scene) -> tuple[Shape, ...]:
    words = time_words(scene)
    notes = (
        [label(0, 68, scene.word(LAST_ROUND), "figure-quiet", 20)]
        if scene.state.last_round and scene.state.phase == "rounds"
        else []
    )
    return (
        Group(
            (
                Path(CRYSTAL, css="ground-capital"),
                Path(SHADE, css="shade"),
                Path(FACETS, css="border"),
                Path(CRYSTAL, css="frame"),
            ),
            transform=at(0, -32, scale=0.68),
        ),
        label(-width_of(words, 27) / 2 + 6, 42, words, "heading", 27),
        *notes,
    )


def time_words(scene: Scene) -> str:
    state = scene.state
    era = ROMAN[state.era]
    match state.phase:
        case "setup":
            return scene.word(SETTING_UP)
        case "over":
            return scene.word(OVER)
        case "events":
            return scene.word(ERA_ENDS, era=era)
        case _:
            return scene.word(ERA_AND_ROUND, era=era, round=state.round)


def plaque(scene: Scene, battle: Battle) -> Iterator[Shape]:
    """Who fights where, what each of them laid, and the strengths, in words."""
    height = HEAD + ROW * len(battle.participants) + 8
    top = PLAQUE.y
    yield Rectangle(Box(PLAQUE.x, top, PLAQUE.width, height), 12, css="plaque")
    yield icon("strength", PLAQUE.x + 12, top + 10, 1.1, "icon-danger")
    words = scene.word(BATTLE, region=scene.region_name(battle.region))
    yield one_line(words, PLAQUE.x + 48, top + 30, "strong", 21, PLAQUE.width - 62)
    for place, seat in enumerate(battle.participants):
        yield fighter(scene, battle, seat, top + HEAD + place * ROW)


def fighter(scene: Scene, battle: Battle, seat: int, top: float) -> Group:
    middle = top + ROW / 2
    parts: list[Shape] = [disc(scene.colour_of(seat), (PLAQUE.x + 28, middle), 13)]
    if seat == battle.initiator:
        parts.append(icon("attack", PLAQUE.x + 46, middle - 10, 0.8, "icon-danger"))
    strength = scene.g.strength(seat, battle.region)
    power = scene.word(STRENGTH, strength=strength)
    parts.append(one_line(power, PLAQUE.x + 72, middle + 7, "quiet", 19, 84))
    parts.append(laid(scene, battle, seat, middle))
    if battle.totals or all_are_revealed(battle):
        parts.append(sum_of(scene, battle, seat, middle))
    told = f"{scene.name_of(seat)}: {power}, {laid_words(scene, battle, seat)}"
    return Group(tuple(parts), title=told)


def sum_of(scene: Scene, battle: Battle, seat: int, middle: float) -> Shape:
    words = scene.word(TOTAL, total=battle.totals.get(seat, total(scene.g, seat)))
    css = "strong" if seat in strongest(battle) else "quiet"
    return one_line(words, PLAQUE.x + 286, middle + 7, css, 19, 78)


def laid(scene: Scene, battle: Battle, seat: int, middle: float) -> Group:
    """An envelope, a dashed one, or the order of the revealed card."""
    x = PLAQUE.x + 166
    card = battle.laid.get(seat)
    if is_revealed(battle, seat) or not fights(battle, seat):
        order = laid_icon(scene, card)
        words = laid_words(scene, battle, seat)
        text = one_line(words, x + (26 if order else 0), middle + 7, "quiet", 19, 100)
        return Group((*([icon(order, x, middle - 11, 0.92)] if order else []), text))
    sealed = is_sealed(scene, battle, seat)
    css = "envelope" if sealed else "waiting"
    envelope = Path("M-22-13h44v26h-44zM-22-13L0 4L22-13", css=css, transform=at(x + 24, middle))
    words = scene.word(SEALED if sealed else WAITING)
    return Group((envelope, one_line(words, x + 56, middle + 7, "quiet", 19, 150)))


def is_revealed(battle: Battle, seat: int) -> bool:
    return seat in battle.laid or bool(battle.totals)


def all_are_revealed(battle: Battle) -> bool:
    return all(is_revealed(battle, one) for one in battle.participants if fights(battle, one))


def fights(battle: Battle, seat: int) -> bool:
    """False for an initiator who had no unit there and so lays no card (R7)."""
    return seat in battle.start or seat in battle.champions


def is_sealed(scene: Scene, battle: Battle, seat: int) -> bool:
    """Answered, but not shown yet; once the first card is shown, all have answered."""
    return f"seat{seat}" in scene.state.header.sealed or bool(battle.laid)


def laid_icon(scene: Scene, card: str | None) -> str:
    return scene.content.card_types[scene.content.cards[card].type].battle_order if card else ""


def laid_words(scene: Scene, battle: Battle, seat: int) -> str:
    card = battle.laid.get(seat)
    if card:
        printed = scene.content.cards[card]
        order = scene.word(scene.content.card_types[printed.type].battle_name)
        return f"{order} {printed.points}"
    if not fights(battle, seat):
        return scene.word(NO_UNIT)
    if is_revealed(battle, seat):
        return scene.word(NO_CARD)
    return scene.word(SEALED if is_sealed(scene, battle, seat) else WAITING)
