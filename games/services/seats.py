"""A seat of a match under way passes from hand to hand; every tenure stays on record."""

from django.db import IntegrityError, transaction

from accounts.models import User
from games.kernel.bots import BOTS
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Outbox, Seat
from games.services.telling import tell
from games.services.turns import hand_on

_ = gettext_noop
UNDER_WAY = (Match.Status.RUNNING, Match.Status.PAUSED)
BOT = "heuristic"
assert BOT in BOTS


def match_under_way(match_id: int) -> Match:
    """Locked until the end of the transaction, or a refusal."""
    match = (
        Match.objects.select_for_update(of=("self",))
        .select_related("terms")
        .filter(pk=match_id, status__in=UNDER_WAY)
        .first()
    )
    if match is None:
        raise Refused("not_running", say(_("The match is not being played.")))
    return match


def open_seat(match: Match, place: Seat) -> None:
    """End a tenure at the present event; the seat goes on as a bot's."""
    place.last = match.head
    place.save(update_fields=["last"])
    Seat.objects.create(
        match=match, number=place.number, first=match.head + 1, bot=BOT, colour=place.colour
    )
    hand_on(match, place.number)
    tell(match, Outbox.Kind.LEFT, seat=place.number, name=place.player.username)


def fill_seat(match: Match, place: Seat, player: User) -> None:
    """A person takes over from a bot."""
    place.last = match.head
    place.save(update_fields=["last"])
    try:
        with transaction.atomic():
            Seat.objects.create(
                match=match,
                number=place.number,
                player=player,
                first=match.head + 1,
                colour=place.colour,
            )
    except IntegrityError:
        raise Refused("seated", say(_("You sit at this table already."))) from None
    hand_on(match, place.number)
    tell(match, Outbox.Kind.REPLACED, seat=place.number, name=player.username)
