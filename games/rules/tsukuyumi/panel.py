"""What stands beside a player's name, and the parts of the table that a phone shows one by one."""

from collections.abc import Mapping

from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.kernel.game import BoardPart, SeatFact
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tsukuyumi.board.draw import PARTS
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.thumbnail import small_map, small_sign
from games.rules.tsukuyumi.queries.board import controlled
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import on_board

_ = gettext_noop


def seat_role(g: Realm, seat: int) -> Text | None:
    chosen = g.seat(seat).faction
    return plain(g.name(chosen)) if chosen else None


def seat_facts(g: Realm, seat: int) -> list[SeatFact]:
    owner = g.seat(seat)
    place = g.state.initiative.index(seat) + 1 if seat in g.state.initiative else 0
    return [
        SeatFact("quest", say(_("Areas controlled")), len(controlled(g, seat))),
        SeatFact("pawn", say(_("Units on the board")), len(on_board(g, seat))),
        SeatFact("note", say(_("Event cards in hand")), len(owner.events)),
        SeatFact("check", say(_("Missions fulfilled")), len(owner.missions)),
        SeatFact("clock", say(_("Place on the initiative track")), place),
    ]


def board_parts(g: Realm) -> tuple[BoardPart, ...]:
    """The map, an open combat, then the panels in their fixed order, the mats last."""
    mats = [
        BoardPart(
            f"mat:{seat}",
            seat_role(g, seat) or say(_("Faction mat")),
            width="half",
            has_heading=True,
        )
        for seat in g.seats
    ]
    return (
        BoardPart("map", plain(PARTS["map"][0]), width="full", has_heading=True, zooms=True),
        *(panel("combat") for combat in g.state.combats[:1]),
        panel("track"),
        panel("events"),
        BoardPart("hand", plain(PARTS["hand"][0]), width="full", has_heading=True, zooms=True),
        *mats,
        panel("areas"),
    )


def panel(slug: str) -> BoardPart:
    return BoardPart(slug, plain(PARTS[slug][0]), width="half", has_heading=True)


def draw_part_thumbnail(
    g: Realm,
    part: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """The picture for a tab. It has no ids: the large board has them."""
    scene = Scene(g, lit, language, ())
    shapes, view = small_map(scene) if part == "map" else small_sign(scene, part)
    return svg(shapes, view, palette_named(palette), part_title(scene, part))


def part_title(scene: Scene, part: str) -> str:
    kind, _, seat = part.partition(":")
    return scene.name_of(int(seat)) if kind == "mat" else scene.word(PARTS[kind][0])
