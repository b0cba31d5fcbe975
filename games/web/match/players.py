"""The players of a match as rows: who, what, how many points, whose turn."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from games.kernel.game import AnyGame
from games.models import Match, Seat
from games.selectors.viewpoints import Viewpoint
from games.web.match.board import colour_of
from games.web.rendering import Voice


def names_of(places: Sequence[Seat]) -> dict[int, str]:
    return {place.number: name_of(place) for place in places}


def name_of(place: Seat) -> str:
    if place.player is not None:
        return place.player.username
    if place.bot:
        return _("Bot %(number)s") % {"number": place.number + 1}
    return _("free seat")


def player_rows(
    point: Viewpoint, places: Sequence[Seat], *, game: AnyGame, now: Any, before: Any, voice: Voice
) -> list[dict[str, Any]]:
    """`before` is the position when the viewer left: facts that differ from it are news."""
    return [
        {
            **place_context(point, place, now),
            "role": voice.say(game.seat_role(now, place.number)),
            **score_context(game, now, place.number, voice),
            "facts": fact_rows(game, place.number, now=now, before=before, voice=voice),
        }
        for place in places
        if place.number < now.state.header.seats
    ]


def place_context(point: Viewpoint, place: Seat, now: Any) -> dict[str, Any]:
    header, match = now.state.header, point.match
    asked = match.status == Match.Status.RUNNING and place.number in match.waiting_seats
    current = asked and header.seq == match.head
    return {
        "seat": place.number,
        "name": name_of(place),
        "player": place.player,
        "colour": colour_of(now, place.number),
        "is_own": place.number in point.own,
        "is_bot": place.player is None and bool(place.bot),
        "is_resigned": place.number in header.resigned,
        "is_asked": current,
        "is_sealed": f"seat{place.number}" in header.sealed,
        "rank": header.ranks[place.number] if header.ranks else None,
    }


def score_context(game: AnyGame, g: Any, seat: int, voice: Voice) -> dict[str, Any]:
    lines = game.score(g, seat)
    header = g.state.header
    total = header.points[seat] if header.points else sum(line.points for line in lines)
    return {
        "points": total,
        "score": [{"text": voice.say(line.text), "points": line.points} for line in lines],
    }


def fact_rows(
    game: AnyGame, seat: int, *, now: Any, before: Any, voice: Voice
) -> list[dict[str, Any]]:
    old = [fact.value for fact in game.seat_facts(before, seat)] if before is not None else None
    return [
        {
            "icon": fact.icon,
            "label": voice.say(fact.label),
            "value": fact.value,
            "changed": old is not None and old[number] != fact.value,
        }
        for number, fact in enumerate(game.seat_facts(now, seat))
    ]
