"""The board as the page shows it: its parts side by side, or one at a time on a phone."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from msgspec import Struct

from games.kernel.game import AnyGame, BoardPart
from games.web.rendering import Voice


class View(Struct, frozen=True):
    """What the board is drawn from: all of it masked already."""

    game: AnyGame
    g: Any
    voice: Voice
    seat: int | None = None
    lit: Mapping[str, int] = {}
    news: Sequence[Any] = ()


def board_context(view: View) -> dict[str, Any]:
    parts = own_first(view.game.board_parts(view.g), view.seat) or [None]
    drawn = [part_context(view, part, number) for number, part in enumerate(parts)]
    for one in drawn[1:]:
        one["svg"] = without_shared_definitions(one["svg"], drawn[0]["svg"])
    opened_part(drawn, view)["opened"] = True
    return {
        "parts": drawn,
        "has_tabs": len(drawn) > 1,
        "is_lit": bool(view.lit),
        "is_mixed": any(part is not None and part.width != "auto" for part in parts),
    }


def own_first(parts: Sequence[BoardPart], seat: int | None) -> list[BoardPart | None]:
    """Among mats of several sizes the viewer's own comes first; the other parts stay in place."""
    mats = [part for part in parts if part.seat is not None]
    own = next((place for place, part in enumerate(mats) if part.seat == seat), 0)
    if not own or all(part.width == "auto" for part in parts):
        return list(parts)
    turned = iter([*mats[own:], *mats[:own]])
    return [part if part.seat is None else next(turned) for part in parts]


def part_context(view: View, part: BoardPart | None, number: int) -> dict[str, Any]:
    only = {} if part is None else {"only": part.slug}
    svg = view.game.draw_board(
        view.g,
        lit=view.lit,
        language=view.voice.language,
        palette="page",
        news=view.news,
        **only,
    )
    context: dict[str, Any] = {"number": number, "svg": svg, "lit": "#option-" in svg}
    if part is None:
        return context
    return {
        **context,
        "slug": part.slug,
        "seat": part.seat,
        "title": view.voice.say(part.title),
        "note": owner_note(view, part),
        "colour": colour_of(view.g, part.seat),
        "thumbnail": thumbnail(view, part),
        "width": part.width,
        "has_heading": part.has_heading,
        "zooms": part.zooms,
    }


def owner_note(view: View, part: BoardPart) -> str:
    if part.seat is None:
        return ""
    if part.seat == view.seat:
        return _("yours")
    return view.voice.names.get(part.seat, "")


def colour_of(g: Any, seat: int | None) -> str:
    colours = g.state.header.colours
    return colours[seat] if seat is not None and seat < len(colours) else ""


def thumbnail(view: View, part: BoardPart) -> SafeString:
    draw = view.game.draw_thumbnail
    if draw is None:
        return mark_safe("")
    small = draw(view.g, part.slug, lit=view.lit, language=view.voice.language, palette="page")
    return mark_safe(small)


def opened_part(parts: list[dict[str, Any]], view: View) -> dict[str, Any]:
    """Where the decision is, else one's own place."""
    lit = next((part for part in parts if part["lit"]), None)
    own = next((part for part in parts if part.get("seat") == view.seat is not None), None)
    return lit or own or parts[0]


def without_shared_definitions(svg: str, first: str) -> SafeString:
    """Pieces and glyphs are defined once on the page, in the part that comes first."""
    start, end = svg.find("<defs>"), svg.find("</defs>")
    shared = svg[start : end + len("</defs>")]
    return mark_safe(svg.replace(shared, "", 1) if start >= 0 and shared in first else svg)
