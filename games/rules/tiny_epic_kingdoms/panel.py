"""What stands beside a player's name, and the parts of the table that a phone shows one by one."""

from collections.abc import Iterator, Mapping

from games.kernel.content import in_order
from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, at
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.kernel.game import BoardPart, SeatFact
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.board.draw import ACTION_CARD
from games.rules.tiny_epic_kingdoms.board.thumbnail import draw_thumbnail
from games.rules.tiny_epic_kingdoms.board.words import ACTIONS
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import faction, resource
from games.rules.tiny_epic_kingdoms.state import NEUTRAL

_ = gettext_noop
PICTURE = Box(0, 0, 700, 500)


def seat_role(g: Kingdoms, seat: int) -> Text | None:
    chosen = g.seat(seat).faction
    return plain(faction(g, chosen)) if chosen else None


def seat_facts(g: Kingdoms, seat: int) -> list[SeatFact]:
    owner = g.seat(seat)
    return [
        *(SeatFact(kind, plain(resource(g, kind)), owner.stock[kind]) for kind in RESOURCES),
        SeatFact("pawn", say(_("Meeples in play")), g.in_play(seat)),
        SeatFact("tower", say(_("Tower level")), owner.tower),
        SeatFact("magic", say(_("Magic level")), owner.magic),
    ]


def board_parts(g: Kingdoms) -> tuple[BoardPart, ...]:
    """The homes in order of seats, the Lost Kingdom between two of them, the action card."""
    homes = [home_part(g, seat) for seat in g.seats]
    if g.state.lost_kingdom:
        lost = plain(g.content.sides[g.state.lost_kingdom].name)
        homes.insert(1, BoardPart(f"seat:{NEUTRAL}", lost))
    return (*homes, BoardPart(ACTION_CARD, plain(ACTIONS), has_heading=True))


def home_part(g: Kingdoms, seat: int) -> BoardPart:
    home = g.seat(seat).home
    title = plain(g.content.sides[home].name) if home else say(_("Territory card"))
    return BoardPart(f"seat:{seat}", title, seat)


def draw_part_thumbnail(
    g: Kingdoms,
    part: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """A territory as its colours and marks; the action card and a hidden card as plain shapes."""
    side = g.state.lost_kingdom if part == f"seat:{NEUTRAL}" else home_of(g, part)
    if side:
        return draw_thumbnail(g, side, lit=lit, language=language, palette=palette)
    shapes = cells(g) if part == ACTION_CARD else back(g, int(part.removeprefix("seat:")))
    return svg(shapes, PICTURE, palette_named(palette), ACTIONS.in_language(language))


def home_of(g: Kingdoms, part: str) -> str:
    return "" if part == ACTION_CARD else g.seat(int(part.removeprefix("seat:"))).home


def back(g: Kingdoms, seat: int) -> Iterator[Shape]:
    """A card that nobody has turned up yet, with its owner's mark."""
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    colour = g.state.header.colours[seat]
    disc = seat_disc(colour, SEAT_COLOURS[colour]).children
    yield Group(disc, transform=at(350, 250, scale=6))


def cells(g: Kingdoms) -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place, action in enumerate(in_order(g.content.actions)):
        box = Box(70 + place % 3 * 200, 100 + place // 3 * 170, 160, 130)
        yield Rectangle(box, 20, css="card-used" if action in g.state.used else "card")
