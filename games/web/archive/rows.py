"""A finished match as lists show it: plain values in the reader's language."""

from collections.abc import Sequence

from django.urls import reverse
from django.utils.translation import gettext as _
from msgspec import Struct

from games.models import Match, Seat
from games.rules.registry import game_of
from games.selectors.archive import is_imported
from games.web.lobby.cards import game_name, shown_colours, title_of
from games.web.lobby.words import listed_names, points_in_words


class Place(Struct, frozen=True):
    """Who sat at a seat."""

    number: int
    colour: str
    name: str
    address: str
    """Of the player's page; empty for bots and for seats that came with a file."""
    is_bot: bool = False


class Row(Struct, frozen=True):
    match: Match
    title: str
    game: str
    places: list[Place]
    line: str
    is_imported: bool


def row_of(match: Match) -> Row:
    places = places_of(match, match.held)
    return Row(
        match, title_of(match), game_name(match.game), places, line_of(match, places),
        is_imported(match),
    )  # fmt: skip


def places_of(match: Match, held: Sequence[Seat]) -> list[Place]:
    colours = shown_colours(game_of(match.game), match, list(held))
    return [
        Place(seat.number, colour, name_of(seat), address_of(seat), bool(seat.bot))
        for seat, colour in zip(held, colours, strict=True)
    ]


def name_of(seat: Seat) -> str:
    if seat.player is not None:
        return seat.player.username
    if seat.bot:
        return _("Bot %(number)s") % {"number": seat.number + 1}
    return _("Seat %(number)s") % {"number": seat.number + 1}


def address_of(seat: Seat) -> str:
    return reverse("player", args=[seat.player.username]) if seat.player is not None else ""


def line_of(match: Match, places: list[Place]) -> str:
    """Who won, and by how much."""
    ranks, points = match.result.get("ranks", []), match.result.get("points", [])
    if not places or len(ranks) != len(places) or len(points) != len(places):
        return _("Finished")
    winners = [place.name for place in places if ranks[place.number] == 1]
    score = points_in_words(sorted(points, reverse=True))
    if not winners:
        return _("Nobody won, %(score)s") % {"score": score}
    return _("Won by %(names)s, %(score)s") % {"names": listed_names(winners), "score": score}
