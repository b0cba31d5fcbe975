"""A match as lists and cards show it: plain values in the reader's language."""

from typing import Any

from django.utils.translation import gettext
from msgspec import Struct

from games.kernel.game import AnyGame
from games.kernel.play import Table as Agreed
from games.kernel.play import seat_colours
from games.models import Match, Seat, Terms
from games.rules.registry import GAMES, game_of
from games.selectors.clocks import deadline_of
from games.selectors.lobby import UNDER_WAY, held_places
from games.selectors.viewpoints import Person
from games.services.time_control import read_time_control
from games.web.lobby.words import deciding, listed_names, pace_in_words, points_in_words, time_left
from games.web.rendering import language_now


class Place(Struct, frozen=True):
    """A seat as people see it."""

    number: int
    colour: str
    name: str
    """Empty if it is free."""
    is_you: bool = False
    is_bot: bool = False
    is_host: bool = False
    player_id: int | None = None


class Card(Struct, frozen=True):
    match: Match
    title: str
    game: str
    places: list[Place]
    free: int
    pace: str
    rules: list[str]
    """The options in which it differs from the usual game."""
    sits: bool
    line: str
    """What goes on: who decides, who won."""
    deadline: Any
    left: str


def card_of(match: Match, user: Person) -> Card:
    places = places_of(match, user)
    deadline = deadline_of(match) if match.status in UNDER_WAY else None
    return Card(
        match=match,
        title=title_of(match),
        game=game_name(match.game),
        places=places,
        free=max(0, sum(not place.name for place in places) - terms_of(match).bots),
        pace=pace_in_words(read_time_control(terms_of(match).time_control)),
        rules=unusual_options(match),
        sits=any(place.is_you for place in places),
        line=line_of(match, places),
        deadline=deadline,
        left=time_left(deadline) if deadline else "",
    )


def terms_of(match: Match) -> Terms:
    """Those that were agreed on, or the usual ones."""
    return getattr(match, "terms", None) or Terms(match=match)


def title_of(match: Match) -> str:
    return terms_of(match).title or gettext("Table %(number)d") % {"number": match.pk}


def game_name(slug: str) -> str:
    game = GAMES.get(slug)
    return game.name.in_language(language_now()) if game else slug


def places_of(match: Match, user: Person) -> list[Place]:
    held = held_places(match)
    colours = shown_colours(game_of(match.game), match, held)
    host = terms_of(match).host_id
    return [
        Place(
            number=seat.number,
            colour=colour,
            name=name_of(seat),
            is_you=seat.player_id is not None and seat.player_id == user.pk,
            is_bot=bool(seat.bot),
            is_host=seat.player_id is not None and seat.player_id == host,
            player_id=seat.player_id,
        )
        for seat, colour in zip(held, colours, strict=True)
    ]


def shown_colours(game: AnyGame, match: Match, held: list[Seat]) -> list[str]:
    wishes = [seat.colour for seat in held]
    return seat_colours(game, Agreed(len(held), {}, [], wishes))


def name_of(seat: Seat) -> str:
    if seat.player is not None:
        return seat.player.username
    return gettext("Bot") if seat.bot else ""


def names_of(match: Match) -> dict[int, str]:
    """By seat, for sentences."""
    return {seat.number: name_of(seat) for seat in held_places(match)}


def unusual_options(match: Match) -> list[str]:
    language = language_now()
    found = []
    for slug, option in game_of(match.game).options.items():
        chosen = match.options.get(slug, option.default)
        if chosen == option.default:
            continue
        value = next((v.name for v in option.values if v.value == chosen), None)
        shown = value.in_language(language) if value else str(chosen)
        found.append(f"{option.name.in_language(language)}: {shown}")
    return found


def line_of(match: Match, places: list[Place]) -> str:
    match match.status:
        case Match.Status.PAUSED:
            return gettext("Paused")
        case Match.Status.CANCELLED:
            return gettext("Cancelled")
        case Match.Status.FINISHED:
            return result_line(match, places)
        case Match.Status.RUNNING:
            waiting = [place for place in places if place.number in match.waiting_seats]
            if any(place.is_you for place in waiting):
                return gettext("Waits for you")
            return deciding([place.name for place in waiting]) if waiting else ""
    return ""


def result_line(match: Match, places: list[Place]) -> str:
    ranks, points = match.result.get("ranks", []), match.result.get("points", [])
    if len(ranks) != len(places):
        return gettext("Finished")
    score = points_in_words(sorted(points, reverse=True))
    winners = [place for place in places if ranks[place.number] == 1]
    if not winners:
        return gettext("Nobody won, %(score)s") % {"score": score}
    if any(place.is_you for place in winners) and len(winners) == 1:
        return gettext("You won, %(score)s") % {"score": score}
    names = listed_names([place.name for place in winners])
    return gettext("Won by %(names)s, %(score)s") % {"names": names, "score": score}
