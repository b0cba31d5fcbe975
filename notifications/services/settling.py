"""Writes down what became of notices; only who still holds the claim may."""

from collections.abc import Sequence
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from notifications.errors import TryLater
from notifications.message import Bundle, Message
from notifications.models import Channel, Notice, SentMail
from notifications.services.troubles import mark_bounced

WAITS = [timedelta(minutes=minutes) for minutes in (0.5, 2, 10, 30, 60, 120, 240, 480, 960)]
"""After each attempt that failed for now; then it is given up, a day and a half after the first."""
LONGEST_ERROR = 300


@transaction.atomic
def settle_sent(bundle: Bundle, message: Message) -> None:
    now = timezone.now()
    close(bundle.notices, Notice.State.SENT, "")
    if bundle.channel.medium == Channel.Medium.EMAIL and message.message_id:
        mail = SentMail(
            message_id=message.message_id,
            player=bundle.player,
            match=bundle.match,
            address=message.to,
            subject=message.subject[:250],
            sent=now,
            **message.record,
        )
        SentMail.objects.bulk_create([mail], ignore_conflicts=True)


def settle_dropped(notices: Sequence[Notice], reason: str) -> None:
    close(notices, Notice.State.DROPPED, reason)


@transaction.atomic
def settle_dead(bundle: Bundle, reason: str) -> None:
    """The player is told on the site; nothing more goes this way until they have looked at it."""
    close(bundle.notices, Notice.State.DEAD, reason)
    mark_bounced(bundle.channel, reason)


def settle_later(bundle: Bundle, error: TryLater) -> None:
    """Again after a while that grows; after the last it is given up."""
    attempts = max(notice.attempts for notice in bundle.notices)
    if attempts > len(WAITS):
        settle_dead(bundle, str(error))
        return
    wait = WAITS[attempts - 1]
    if error.after is not None:
        wait = max(wait, timedelta(seconds=error.after))
    release(bundle.notices, wait, str(error))


def release(notices: Sequence[Notice], wait: timedelta, reason: str = "") -> None:
    mine(notices).update(claim="", due=timezone.now() + wait, error=reason[:LONGEST_ERROR])


def close(notices: Sequence[Notice], state: Notice.State, reason: str) -> None:
    mine(notices).update(state=state, closed=timezone.now(), claim="", error=reason[:LONGEST_ERROR])


def mine(notices: Sequence[Notice]) -> QuerySet[Notice]:
    """Those that nobody took over because the lease had run out."""
    claims = {notice.claim for notice in notices}
    ids = [notice.pk for notice in notices]
    return Notice.objects.filter(pk__in=ids, claim__in=claims)
