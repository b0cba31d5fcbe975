"""Matches from the table that is agreed on to the first question."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from games.kernel import play
from games.kernel.chance import new_seed
from games.kernel.content import Edition
from games.kernel.game import AnyGame
from games.kernel.play import Table as Agreed
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log.chain import START
from games.log.commit import By, commit
from games.log.editions import keep_edition
from games.log.found import find
from games.log.history import Tail
from games.log.table import Table
from games.models import Match, Seat
from games.rules.registry import game_of

_ = gettext_noop


@transaction.atomic
def create_match(game: str, seats: int, *, options: Mapping[str, Any] | None = None) -> Match:
    """A table that waits for its players."""
    rules = known_game(game)
    rules.read_options(seats, options or {})
    match = Match.objects.create(
        game=game, seats=seats, options=dict(options or {}), seed=new_seed()
    )
    Seat.objects.bulk_create(Seat(match=match, number=number) for number in range(seats))
    return match


@transaction.atomic
def start_match(
    match_id: int, *, entropy: Sequence[str] = (), colours: Sequence[str] = ()
) -> Match:
    """Open the log: from now on the match is what its events say."""
    match = Match.objects.select_for_update().get(pk=match_id)
    if match.status != Match.Status.OPEN:
        raise Refused("not_open", say(_("This match has started already.")))
    game = known_game(match.game)
    edition = edition_for(game)
    agreed = Agreed(match.seats, match.options, list(entropy), list(colours))
    g, emitted = play.open_match(game, edition, agreed, bytes(match.seed))
    match.status = Match.Status.RUNNING
    match.started = timezone.now()
    match.content = keep_edition(game, edition)
    match.rules = game.version
    match.entropy = list(entropy)
    match.head_hash = START
    match.save()
    found = find(match.pk)
    assert found is not None
    commit(Table(match.pk, game, edition, found, Tail(0, None, [], []), g, {}), emitted, By())
    match.refresh_from_db()
    return match


@transaction.atomic
def open_match(
    game: str,
    seats: int,
    *,
    options: Mapping[str, Any] | None = None,
    entropy: Sequence[str] = (),
    colours: Sequence[str] = (),
) -> Match:
    """Create a match and start it at once."""
    match = create_match(game, seats, options=options)
    return start_match(match.pk, entropy=entropy, colours=colours)


def known_game(slug: str) -> AnyGame:
    try:
        return game_of(slug)
    except LookupError:
        raise Refused(
            "unknown_game", say(_("There is no game “{slug}” here."), slug=slug)
        ) from None


def edition_for(game: AnyGame) -> Edition[Any]:
    """This release's content, with the club's own values if it has a file of them."""
    folder = settings.LONGTABLE_CONTENT_DIR
    overrides = folder / f"{game.slug}.toml" if folder else None
    return game.content(overrides if overrides and overrides.exists() else None)
