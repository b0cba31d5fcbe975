"""A Market: three open cards beside its deck, with what each place asks for."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.dei.board.cards import HEIGHT, WIDTH, Sheet, card_sheet
from games.rules.dei.board.chips import COLUMN, FULL
from games.rules.dei.board.scene import Scene
from games.rules.dei.board.words import DECK, EMPTY, EXTRA, FREE, NEEDS, REFUND
from games.rules.dei.content import MarketId, Slot

BAND = 34.0
BELOW = 26.0
TALL = BAND + 8 + HEIGHT + BELOW


def market(scene: Scene, name: MarketId) -> Iterator[Shape]:
    printed = scene.content.markets[name]
    colour = printed.colour or "black"
    yield Rectangle(Box(0, 0, FULL, BAND), 8, css=f"dei-band-{colour}")
    yield Use(f"icon-{name}", css="dei-band-icon", transform=at(8, 5))
    yield label(40, 23, scene.word(printed.name), "dei-band-words", 18)
    state = scene.state.markets.get(name)
    if state is None:
        return
    count = scene.word(DECK, count=len(state.deck))
    yield label(FULL - 12, 23, count, "dei-band-words dei-end", 15)
    for place, card in enumerate(state.slots):
        yield from market_slot(scene, name, place, card)


def market_slot(scene: Scene, name: MarketId, place: int, card: str) -> Iterator[Shape]:
    x, y = place * COLUMN, BAND + 8
    asked = requirement(scene, scene.content.markets[name].slots[place])
    yield label(x + 8, y + HEIGHT + 20, asked, "quiet", 14.5)
    if card:
        yield card_sheet(scene, Sheet(card, f"slot:{name}:{place + 1}", (x, y), note=asked))
    else:
        empty = Rectangle(Box(0, 0, WIDTH, HEIGHT), 10, css="waiting")
        yield Group((empty,), title=scene.word(EMPTY), transform=at(x, y))


def requirement(scene: Scene, slot: Slot) -> str:
    if slot.outposts:
        return scene.word(NEEDS, count=slot.outposts)
    if slot.extra_tech:
        return scene.word(EXTRA, count=slot.extra_tech)
    if slot.refund_tech:
        return scene.word(REFUND, count=slot.refund_tech)
    return scene.word(FREE)
