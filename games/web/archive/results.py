"""How a match ended: ranks, points, and the reason for every point."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from games.models import Match
from games.selectors.archive import Results, Standing, TieBreak, is_imported, results_of
from games.web.archive.matches import finished_match
from games.web.archive.rows import Place, places_of
from games.web.lobby.cards import game_name, title_of
from games.web.lobby.words import listed_names
from games.web.rendering import Voice, voice_for


@require_safe
def results(request: HttpRequest, match_id: int) -> HttpResponse:
    match = finished_match(request, match_id)
    return render(request, "games/archive/results.html", results_context(match))


def results_context(match: Match) -> dict[str, Any]:
    found = results_of(match)
    places = {place.number: place for place in places_of(match, match.held)}
    voice = voice_for({number: place.name for number, place in places.items()})
    standings = [standing_row(found, one, places, voice) for one in found.standings]
    return {
        "match": match,
        "title": title_of(match),
        "game_name": game_name(match.game),
        "heading": heading(found, voice),
        "standings": standings,
        "ties": [tie_in_words(tie, voice) for tie in found.ties],
        "is_imported": is_imported(match),
    }


def heading(found: Results, voice: Voice) -> str:
    names = [voice.names[seat] for seat in found.winners]
    return ngettext("%(names)s won", "%(names)s won together", len(names)) % {
        "names": listed_names(names)
    }


def standing_row(
    found: Results, one: Standing, places: dict[int, Place], voice: Voice
) -> dict[str, Any]:
    place = places[one.seat]
    return {
        "place": place,
        "colour": found.colours[one.seat] if found.colours else place.colour,
        "rank": one.rank,
        "points": one.points,
        "role": voice.say(one.role),
        "is_winner": one.seat in found.winners,
        "is_resigned": one.is_resigned,
        "lines": [{"text": voice.say(line.text), "points": line.points} for line in one.lines],
    }


def tie_in_words(tie: TieBreak, voice: Voice) -> str:
    names = [voice.names[seat] for seat in tie.seats]
    told = {"names": listed_names(names), "points": tie.points, "first": names[0]}
    if tie.has_resigned:
        return _("%(names)s have %(points)d points each. Whoever resigned comes last.") % told
    if tie.line is None:
        return _("%(names)s have %(points)d points each and share their place.") % told
    told["reason"] = voice.say(tie.line)
    return _("%(names)s have %(points)d points each. %(first)s is ahead: %(reason)s.") % told
