"""Makes notices of what the services of the games put into the outbox, then empties it."""

import logging
import re
from collections.abc import Callable, Iterator

from django.db import DatabaseError, transaction
from django.utils import timezone
from msgspec import Struct

from accounts.models import User
from games.models import Ballot, Outbox, TalkPost, Vote
from games.services.votes import electorate
from notifications.kinds import Kind
from notifications.models import Notice
from notifications.selectors.holders import holders_of
from notifications.services.notices import Telling, put_down

LOG = logging.getLogger(__name__)
MOST = 200
MENTION = re.compile(r"(?<![\w.+-])@([\w.+-]*\w)")
Told = Iterator[tuple[int, str]]
"""Seats and the kind of notice that each gets."""


class Table(Struct, frozen=True):
    row: Outbox
    people: dict[int, User]

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.people if seat != self.row.seat]


def tell_outbox(most: int = MOST) -> int:
    """The oldest rows become notices; how many there were."""
    try:
        return tell_oldest(most)
    except DatabaseError:
        raise
    except Exception:  # one that can not be told must not keep the others from being told
        LOG.exception("some of the outbox can not be told together")
        return tell_one_by_one(most)


def tell_one_by_one(most: int) -> int:
    ids = list(Outbox.objects.order_by("pk").values_list("pk", flat=True)[:most])
    for pk in ids:
        try:
            tell_oldest(1, only=pk)
        except DatabaseError:
            raise
        except Exception:
            LOG.exception("row %s of the outbox can not be told and is given up", pk)
            Outbox.objects.filter(pk=pk).delete()
    return len(ids)


@transaction.atomic
def tell_oldest(most: int, *, only: int | None = None) -> int:
    waiting = Outbox.objects.select_for_update(skip_locked=True).order_by("pk")
    rows = list(waiting.filter(pk=only) if only else waiting[:most])
    if not rows:
        return 0
    people = holders_of({row.match_id for row in rows})
    now = timezone.now()
    tellings = [each for row in rows for each in tellings_of(Table(row, people[row.match_id]))]
    put_down(tellings, now)
    invite([row for row in rows if row.kind == Outbox.Kind.INVITED])
    Outbox.objects.filter(pk__in=[row.pk for row in rows]).delete()
    return len(rows)


def tellings_of(table: Table) -> Iterator[Telling]:
    row = table.row
    about = {"seat": row.seat, **row.about} if row.seat != Outbox.EVERYBODY else row.about
    for seat, kind in RECIPIENTS[Outbox.Kind(row.kind)](table):
        yield Telling(
            player=table.people[seat],
            kind=kind,
            reason=f"o{row.pk}",
            match_id=row.match_id,
            seat=seat,
            seq=row.seq,
            about=about,
        )


def invite(rows: list[Outbox]) -> None:
    """To an address, whoever reads it."""
    now = timezone.now()
    Notice.objects.bulk_create(
        (
            Notice(
                key=f"{Kind.INVITED}:o{row.pk}",
                address=row.about["address"],
                match_id=row.match_id,
                kind=Kind.INVITED,
                about=row.about,
                due=now,
            )
            for row in rows
        ),
        ignore_conflicts=True,
    )


def everybody(kind: Kind) -> Callable[[Table], Told]:
    return lambda table: ((seat, kind) for seat in table.people)


def the_others(kind: Kind) -> Callable[[Table], Told]:
    return lambda table: ((seat, kind) for seat in table.others)


def voters(table: Table) -> Told:
    """Those whose ballot is missing; a vote that was decided meanwhile needs none."""
    vote = Vote.objects.filter(pk=table.row.about["vote"], outcome=Vote.Outcome.OPEN).first()
    if vote is None:
        return
    kind = Kind.CORRECTION if vote.kind == Vote.Kind.CORRECT else Kind.VOTE
    cast = set(Ballot.objects.filter(vote=vote).values_list("seat", flat=True))
    for seat in set(electorate(vote)) - cast:
        if seat in table.people:
            yield seat, kind


def listeners(table: Table) -> Told:
    """Everybody but who wrote it; those who are named in it are told so."""
    post = TalkPost.objects.filter(pk=table.row.about["post"]).first()
    if post is None:
        return
    named = {name.casefold() for name in MENTION.findall(post.text)}
    for seat, player in table.people.items():
        if player.pk != post.author_id:
            yield seat, Kind.MENTION if player.username.casefold() in named else Kind.TALK


def nobody(table: Table) -> Told:
    return iter(())


RECIPIENTS: dict[Outbox.Kind, Callable[[Table], Told]] = {
    Outbox.Kind.OVER: everybody(Kind.OVER),
    Outbox.Kind.STARTED: everybody(Kind.STARTED),
    Outbox.Kind.JOINED: the_others(Kind.JOINED),
    Outbox.Kind.LEFT: the_others(Kind.LEFT),
    Outbox.Kind.REPLACED: the_others(Kind.REPLACED),
    Outbox.Kind.VOTE: voters,
    Outbox.Kind.DECIDED: everybody(Kind.DECIDED),
    Outbox.Kind.TALK: listeners,
    Outbox.Kind.INVITED: nobody,
    Outbox.Kind.PASSED: everybody(Kind.PASSED),
    Outbox.Kind.RESUMED: everybody(Kind.RESUMED),
    Outbox.Kind.VACATION: the_others(Kind.VACATION),
    Outbox.Kind.CANCELLED: everybody(Kind.CANCELLED),
}
