"""Takes in a match that a player brings as a file: theirs alone to look at, whatever it says.

Who wrote a file could write any match, as long as its parts agree. So it is private to whoever
brought it, nobody sits there, and no player's record counts it.
"""

from collections.abc import Iterable
from itertools import islice

import msgspec
from django.db import DatabaseError, transaction

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log.errors import CorruptLog
from games.log.history import position_at
from games.models import ContentEdition, Match, Terms
from games.rules.registry import game_of
from games.selectors.chronicle import chronicle_of
from games.selectors.viewpoints import Viewpoint, matches_open_to
from games.services.importing import COVER, import_match
from games.services.matches import edition_for

MOST_EVENTS = 5000
UNFIT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    DatabaseError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What values that no honest match has may lead to."""
_ = gettext_noop


def receive_match(file: Iterable[bytes], player: User, *, title: str = "") -> Match:
    """Keep the match for this player; a file that does not hold together changes nothing."""
    lines = list(islice((line for line in file if line.strip()), MOST_EVENTS + 2))
    if len(lines) > MOST_EVENTS + 1:
        raise Refused(
            "too_long",
            say(_("This file holds more than {most} events; ask the host."), most=MOST_EVENTS),
        )
    try:
        with transaction.atomic():
            check_content(lines, player)
            match = import_match(lines)
            check_new(match, player)
            check_shown(match)
            terms = {"host": player, "private": True, "title": title}
            Terms.objects.update_or_create(match=match, defaults=terms)
    except UNFIT as error:
        raise Refused(
            "bad_file", say(_("This file can not be imported: it holds impossible values."))
        ) from error
    except CorruptLog as error:
        raise Refused(
            "bad_file", say(_("This file can not be imported: {reason}"), reason=error.reason)
        ) from error
    return match


def check_content(lines: list[bytes], player: User) -> None:
    """Cards and boards that this server never had are for the host to let in."""
    try:
        cover = COVER.decode(lines[0]) if lines else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        cover = None
    if cover is None or player.is_staff:
        return
    known = set(ContentEdition.objects.filter(game=cover.game).values_list("version", flat=True))
    try:
        known.add(edition_for(game_of(cover.game)).version)
    except LookupError:
        return
    if not set(cover.editions) <= known:
        raise Refused(
            "unknown_content",
            say(_("This match was played with cards that this server does not know.")),
        )


def check_new(match: Match, player: User) -> None:
    alike = Match.objects.filter(
        game=match.game, status=match.status, head=match.head, head_hash=match.head_hash
    )
    others = matches_open_to(player).filter(pk__in=alike.values("pk")).exclude(pk=match.pk)
    known = others.order_by("pk").first()
    if known is not None:
        raise Refused(
            "known", say(_("You can look at this match here already: number {id}."), id=known.pk)
        )


def check_shown(match: Match) -> None:
    """Its pages can be told and drawn, so that nobody ends before a broken one."""
    game = game_of(match.game)
    chronicle_of(Viewpoint(match, open=True), 1, match.head)
    g = position_at(match, match.head)
    for check in game.invariants:
        check(g)
    game.draw_board(g)
    for seat in g.seats:
        for tell in (game.score, game.seat_facts, game.seat_role, game.tie_breaks):
            tell(g, seat)
    header = g.state.header
    if not len(header.ranks) == len(header.points) == header.seats == match.seats:
        raise ValueError("the result is not for the seats that there are")
