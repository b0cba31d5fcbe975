"""The development area: the era deck and the open cards beside it; before the match the draft."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, at, label
from games.rules.mysthea.board.cards import GAP, HEIGHT, WIDTH, command_card
from games.rules.mysthea.board.paper import (
    BELOW,
    heading,
    icon,
    slip_light,
    slip_pin,
    targeted,
)
from games.rules.mysthea.board.prints import champion_card
from games.rules.mysthea.board.ring import WIDTH as BOARD
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import (
    DECK,
    DECK_CARDS,
    DRAFT,
    ERA_OF,
    MARKET,
    NO_CARDS,
    ROMAN,
)
from games.rules.mysthea.state import HIDDEN

TOP = BELOW + 20
CONTROLS = 66.0
STEP = WIDTH + GAP


def market_view(scene: Scene) -> Box:
    """Below a full row there is room for the page's buttons for larger and smaller."""
    full = len(scene.state.market) > scene.content.limits.market or bool(scene.state.stacks)
    return Box(-6, 0, BOARD + 12, TOP + HEIGHT + 10 + (CONTROLS if full else 0))


def market(scene: Scene, top: float = 0) -> Group:
    drafting = bool(scene.state.stacks) and scene.state.phase == "setup"
    inner = draft(scene) if drafting else open_cards(scene)
    return Group(tuple(inner), id="market", transform=at(0, top) if top else "")


def open_cards(scene: Scene) -> Iterator[Shape]:
    yield heading(scene.word(MARKET), era_words(scene))
    yield era_deck(scene)
    for place, code in enumerate(scene.state.market):
        yield command_card(scene, code, at((place + 1) * STEP, TOP))
    for place in range(len(scene.state.market), 3):
        yield Rectangle(Box((place + 1) * STEP, TOP, WIDTH, HEIGHT), 12, css="waiting")


def era_words(scene: Scene) -> str:
    return scene.word(ERA_OF, era=ROMAN[scene.state.era]) if scene.state.era else ""


def era_deck(scene: Scene) -> Group:
    """The backs of the deck, a little apart, and how many there are."""
    target = "deck:era"
    count = len(scene.g.deck)
    words = scene.word(DECK_CARDS, count=count) if count else scene.word(NO_CARDS)
    box = Box(0, 0, WIDTH - 16, HEIGHT - 8)
    backs = [
        Rectangle(Box(16 - 8 * n, 8 - 4 * n, box.width, box.height), 12, css="card-used")
        for n in range(3)
    ]
    inner = (
        *(backs if count else []),
        Rectangle(box, 12, css="ground card-used" if count else "waiting"),
        *slip_light(scene, target, box),
        icon("deck", box.width / 2 - 36, 70, 3),
        label(box.width / 2, 190, scene.word(DECK), "figure", 22),
        label(box.width / 2, 218, words, "figure-quiet", 19),
        *slip_pin(scene, target, box.width / 2, 0, 24),
    )
    return targeted(scene, target, inner, f"{scene.word(DECK)}: {words}", at(0, TOP))


def draft(scene: Scene) -> Iterator[Shape]:
    """One card of each kind on display."""
    yield heading(scene.word(DRAFT))
    shown = [stack[0] for stack in scene.state.stacks.values() if stack]
    for place, code in enumerate(one for one in shown if one != HIDDEN):
        where = at(place * STEP, TOP)
        if code in scene.content.champions:
            yield champion_card(scene, code, where)
        else:
            yield command_card(scene, code, where)
