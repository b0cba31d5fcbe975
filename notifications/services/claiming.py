"""Takes notices that are due, so that no two workers send the same."""

import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone

from games.selectors.lobby import give_places
from notifications.models import Channel, Mute, Notice


def claim_due(most: int) -> list[Notice]:
    """The oldest that are due, and what goes into the same messages; for the time of a lease.

    Rows that another worker holds are passed over on PostgreSQL; on SQLite the transaction is the
    only one that writes. Either way a row is taken only if it is still due.
    """
    now, claim = timezone.now(), secrets.token_hex(16)
    with transaction.atomic():
        leads = list(free().filter(due__lte=now).order_by("due")[:most])
        ids = [notice.pk for notice in (*leads, *companions(leads, now))]
        if not ids:
            return []
        take(ids, now, claim)
    return read_whole(Notice.objects.filter(pk__in=ids, claim=claim))


def read_whole(notices: QuerySet[Notice]) -> list[Notice]:
    """With all that a message is made of, in two queries."""
    muted = Mute.objects.filter(player=OuterRef("player"), match=OuterRef("match"))
    found = list(
        notices.annotate(muted=Exists(muted))
        .select_related("player", "channel", "match__terms", "match__content")
        .defer("match__content__body")
        .order_by("pk")
    )
    matches = {notice.match.pk: notice.match for notice in found if notice.match}
    give_places(list(matches.values()))
    for notice in found:
        if notice.match is not None:
            notice.match = matches[notice.match.pk]
    return found


def free() -> QuerySet[Notice]:
    """Open ones that nobody is just taking or sending."""
    return Notice.objects.select_for_update(skip_locked=True).filter(closed__isnull=True)


def companions(leads: list[Notice], now: datetime) -> list[Notice]:
    """What is told at once goes with all that waits of the same match, what is told together
    with all of the channel that is due."""
    channels = {notice.channel_id for notice in leads} - {None}
    if not channels:
        return []
    groups = {group_of(notice) for notice in leads}
    waiting = free().filter(channel__in=channels).exclude(pk__in=[lead.pk for lead in leads])
    return [
        notice
        for notice in waiting.filter(Q(claim="") | Q(due__lte=now))
        if group_of(notice) in groups and (is_at_once(notice) or notice.due <= now)
    ]


def group_of(notice: Notice) -> tuple[object, ...]:
    """What becomes one message."""
    if notice.channel_id is None:
        return ("stranger", notice.pk)
    if is_at_once(notice):
        return (notice.channel_id, notice.match_id)
    return (notice.channel_id, notice.pace)


def is_at_once(notice: Notice) -> bool:
    return notice.pace == Channel.Pace.AT_ONCE


def take(ids: list[int], now: datetime, claim: str) -> None:
    """Compare and set: whatever is not due any more was taken by somebody else."""
    free_still = Notice.objects.filter(Q(claim="") | Q(due__lte=now), closed__isnull=True)
    free_still.filter(pk__in=ids).update(
        claim=claim,
        due=now + timedelta(seconds=settings.LONGTABLE_LEASE),
        attempts=F("attempts") + 1,
    )
