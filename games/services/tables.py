"""A table before the start: opening it, sitting down, standing up, starting."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any

from django.db import IntegrityError, transaction
from msgspec import Struct

from accounts.models import User
from games.kernel.play import Table as Agreed
from games.kernel.play import seat_colours
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Outbox, Seat, Terms
from games.rules.registry import game_of
from games.services.admission import check_admitted
from games.services.bots import play_bots
from games.services.matches import create_match, start_match
from games.services.seats import BOT
from games.services.telling import tell
from games.services.time_control import read_time_control, stored

_ = gettext_noop
LONGEST_TITLE = 80
LONGEST_ENTROPY = 64


class Wishes(Struct, frozen=True):
    """How the host wants the table to be."""

    title: str = ""
    private: bool = False
    order: str = Terms.Order.RANDOM.value
    starts_when_full: bool = True
    bots: int = 0
    time_control: Mapping[str, Any] = {}


@transaction.atomic
def open_table(
    host: User,
    game: str,
    *,
    seats: int,
    options: Mapping[str, Any],
    wishes: Wishes | None = None,
    entropy: str = "",
) -> Match:
    """A table that waits for players; its host sits in the first seat."""
    wishes = wishes or Wishes()
    match = create_match(game, seats, options=options)
    if not 0 <= wishes.bots < seats:
        raise Refused("bad_seats", say(_("At least one seat is for a person.")))
    if wishes.order not in Terms.Order.values:
        raise Refused("bad_order", say(_("There is no such order of seats.")))
    Terms.objects.create(
        match=match,
        host=host,
        title=clean_title(wishes.title),
        private=wishes.private,
        order=wishes.order,
        starts_when_full=wishes.starts_when_full,
        bots=wishes.bots,
        time_control=stored(read_time_control(wishes.time_control)),
    )
    sit_down(match.pk, host, seat=0, entropy=entropy)
    match.refresh_from_db()
    return match


def clean_title(title: str) -> str:
    """One line of printable signs."""
    words = "".join(sign if sign.isprintable() else " " for sign in title).split()
    return " ".join(words)[:LONGEST_TITLE].strip()


@transaction.atomic
def sit_down(
    match_id: int,
    player: User,
    *,
    seat: int | None = None,
    entropy: str = "",
    colour: str = "",
    invitation: str = "",
) -> Match:
    """Take a free seat; a full table starts if its host wished so."""
    match = open_match_locked(match_id)
    check_admitted(match, player, invitation)
    if match.places.filter(player=player, last__isnull=True).exists():
        raise Refused("seated", say(_("You sit at this table already.")))
    place = free_seat(match, seat)
    place.player = player
    place.entropy = "".join(sign for sign in entropy if sign.isalnum())[:LONGEST_ENTROPY]
    place.colour = colour_for(match, player, colour)
    try:
        with transaction.atomic():
            place.save()
    except IntegrityError:
        raise Refused("seated", say(_("You sit at this table already."))) from None
    if match.terms.host_id != player.pk:
        tell(match, Outbox.Kind.JOINED, seat=place.number, name=player.username)
    if match.terms.starts_when_full and people_missing(match) <= 0:
        return seat_bots_and_start(match)
    return match


def colour_for(match: Match, player: User, wish: str) -> str:
    """The first colour that the player wants, the box has and nobody before wished for."""
    taken = set(match.places.values_list("colour", flat=True))
    box = game_of(match.game).colours
    wanted = [wish, *player.favourite_colours]
    return next((colour for colour in wanted if colour in box and colour not in taken), "")


def open_match_locked(match_id: int) -> Match:
    match = (
        Match.objects.select_for_update(of=("self",))
        .select_related("terms")
        .filter(pk=match_id, terms__isnull=False)
        .first()
    )
    if match is None:
        raise Refused("unknown_match", say(_("There is no such match.")))
    if match.status != Match.Status.OPEN:
        raise Refused("not_open", say(_("This match has started already.")))
    return match


def free_seat(match: Match, number: int | None) -> Seat:
    """The wished seat, or the first one that is free and not kept for a bot."""
    if people_missing(match) <= 0:
        raise Refused("table_full", say(_("Every seat is taken.")))
    free = match.places.filter(last__isnull=True, player__isnull=True).order_by("number")
    if number is not None:
        free = free.filter(number=number)
    place = free.first()
    if place is None:
        raise Refused("seat_taken", say(_("This seat is taken.")))
    return place


def people_missing(match: Match) -> int:
    """How many seats still wait for a person."""
    free = match.places.filter(last__isnull=True, player__isnull=True).count()
    return free - match.terms.bots


@transaction.atomic
def stand_up(match_id: int, player: User) -> None:
    """Leave a table that has not started; the last one to leave closes it."""
    match = open_match_locked(match_id)
    place = match.places.filter(player=player, last__isnull=True).first()
    if place is None:
        raise Refused("not_seated", say(_("You do not sit at this table.")))
    place.player = None
    place.entropy = place.colour = ""
    place.save()
    tell(match, Outbox.Kind.LEFT, seat=place.number, name=player.username)
    left = match.places.filter(player__isnull=False).order_by("number").first()
    if left is None:
        match.status = Match.Status.CANCELLED
        match.save(update_fields=["status"])
    elif match.terms.host_id == player.pk:
        match.terms.host = left.player
        match.terms.save(update_fields=["host"])


@transaction.atomic
def start_table(match_id: int, player: User) -> Match:
    """The host starts once every seat has a person or is meant for a bot."""
    match = match_of_host(match_id, player)
    if people_missing(match) > 0:
        raise Refused("seats_free", say(_("Some seats are still free.")))
    return seat_bots_and_start(match)


@transaction.atomic
def start_with_bots(match_id: int, player: User) -> Match:
    """The host waits no longer: bots take every seat that is free."""
    return seat_bots_and_start(match_of_host(match_id, player))


def match_of_host(match_id: int, player: User) -> Match:
    match = open_match_locked(match_id)
    if match.terms.host_id != player.pk:
        raise Refused("not_host", say(_("Only who opened the table starts it.")))
    return match


def seat_bots_and_start(match: Match) -> Match:
    """Bots take what is left, places are drawn if the table wants it, the log begins."""
    match.places.filter(player__isnull=True).update(bot=BOT)
    places = list(match.places.order_by("number"))
    if match.terms.order == Terms.Order.RANDOM:
        places = redrawn(places)
    wishes = [place.colour for place in places]
    keep_colours(match, places, wishes)
    started = start_match(
        match.pk,
        entropy=[place.entropy for place in places if place.entropy],
        colours=wishes,
    )
    tell(started, Outbox.Kind.STARTED)
    transaction.on_commit(partial(play_bots, match.pk), robust=True)
    return started


def keep_colours(match: Match, places: list[Seat], wishes: list[str]) -> None:
    """What everybody gets, so that lists need not open the log to show it."""
    agreed = Agreed(match.seats, match.options, [], wishes)
    for place, colour in zip(places, seat_colours(game_of(match.game), agreed), strict=True):
        place.colour = colour
    Seat.objects.bulk_update(places, ["colour"])


def redrawn(places: list[Seat]) -> list[Seat]:
    """The same people on other chairs; numbers pass through negative ones, as they are unique."""
    numbers = list(range(len(places)))
    secrets.SystemRandom().shuffle(numbers)
    for place in places:
        place.number = -1 - place.number
    Seat.objects.bulk_update(places, ["number"])
    for place, number in zip(places, numbers, strict=True):
        place.number = number
    Seat.objects.bulk_update(places, ["number"])
    return sorted(places, key=lambda place: place.number)
