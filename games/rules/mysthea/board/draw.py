"""The board of a match as one SVG: the same drawing for the page, the mail and the share card."""

from collections.abc import Iterator, Mapping, Sequence

from games.kernel.drawing.seats import SEAT_COLOURS, seat_pattern
from games.kernel.drawing.shapes import Box, Definitions, Group, Shape, at
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.mysthea.board import market as market_area
from games.rules.mysthea.board import mats, tracks
from games.rules.mysthea.board.bridges import bridges, ropes
from games.rules.mysthea.board.corners import corners
from games.rules.mysthea.board.glyphs import glyph_definitions
from games.rules.mysthea.board.hand import hand, hand_view
from games.rules.mysthea.board.icons import icon_definitions
from games.rules.mysthea.board.island import island
from games.rules.mysthea.board.pieces import piece_definitions
from games.rules.mysthea.board.ring import ASIDE, SLOTS, VIEW, WIDTH
from games.rules.mysthea.board.scene import News, Scene
from games.rules.mysthea.board.stage import stage
from games.rules.mysthea.board.words import EVENTS, HAND, MARKET
from games.rules.mysthea.board.words import RING as RING_WORDS
from games.rules.mysthea.queries.mysthea import Mysthea

RING, MARKET_PART, EVENTS_PART = "ring", "market", "events"
BETWEEN = 24.0
Drawn = tuple[tuple[Shape, ...], Box, str]


def draw_board(
    g: Mysthea,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[News] = (),
    only: str | None = None,
) -> str:
    """The whole table, or only one part of it.

    `lit` leads from the targets of the options to their numbers. `only` is the ring (`ring`),
    the development area (`market`), the tracks (`events`), a hand (`hand:0`) or a player board
    (`seat:0`).
    """
    scene = Scene(g, lit, language, tuple(news))
    shapes, view, title = whole(scene) if only is None else part(scene, only)
    common = Definitions(tuple(definitions(scene)))
    return svg((common, *shapes), view, palette_named(palette), title)


def definitions(scene: Scene) -> Iterator[Shape]:
    yield from glyph_definitions()
    yield from piece_definitions(scene.colours)
    yield from icon_definitions()
    for colour in scene.colours:
        yield seat_pattern(colour, SEAT_COLOURS[colour])


def part(scene: Scene, only: str) -> Drawn:
    if only == RING:
        return tuple(ring(scene)), VIEW, scene.word(RING_WORDS)
    if only == MARKET_PART:
        return (market_area.market(scene),), market_area.market_view(scene), scene.word(MARKET)
    if only == EVENTS_PART:
        return (tracks.tracks(scene),), tracks.VIEW, scene.word(EVENTS)
    what, _colon, number = only.partition(":")
    if not number.isdigit() or int(number) not in scene.seats:
        raise ValueError(f"there is no {only} on this table")
    seat = int(number)
    if what == "hand" and seat in scene.open_hands:
        return (hand(scene, seat),), hand_view(scene, seat), scene.word(HAND)
    if what == "seat":
        return (mats.mat(scene, seat),), mats.VIEW, scene.name_of(seat)
    raise ValueError(f"there is no {only} on this table")


def ring(scene: Scene) -> Iterator[Shape]:
    """The ropes first, so that the islands lie over their ends."""
    if len(scene.state.ring) == len(SLOTS):
        yield from ropes(scene)
        for name, place, aside in zip(scene.state.ring, SLOTS, ASIDE, strict=True):
            yield island(scene, name, place, aside)
        yield from bridges(scene)
    yield stage(scene)
    yield from corners(scene)


def whole(scene: Scene) -> Drawn:
    """One under the other, the player boards two by two."""
    shapes: list[Shape] = list(ring(scene))
    top = VIEW.height + BETWEEN
    for seat in scene.open_hands:
        shapes.append(hand(scene, seat, top, named=True))
        top += hand_view(scene, seat).height + BETWEEN + 36
    shapes.append(market_area.market(scene, top))
    top += market_area.market_view(scene).height + BETWEEN
    shapes.append(tracks.tracks(scene, top))
    top += tracks.VIEW.height + BETWEEN
    for seat in scene.seats:
        x, y = seat % 2 * (mats.WIDTH + 18), top + seat // 2 * (mats.HEIGHT + 18)
        shapes.append(Group((mats.mat(scene, seat),), transform=at(x, y)))
    rows = -(-len(scene.seats) // 2)
    height = top + rows * (mats.HEIGHT + 18)
    return tuple(shapes), Box(-6, -6, WIDTH + 12, height), scene.word(scene.content.game.name)
