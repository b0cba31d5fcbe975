"""Sends what is due: claim, ask whether it is still true, compose, deliver, write down."""

import logging
import time
from collections import defaultdict
from collections.abc import Iterator
from datetime import timedelta

from django.conf import settings
from django.db import DatabaseError, connection

from notifications.channels.deliver import deliver
from notifications.errors import TryLater, Undeliverable
from notifications.mail.compose import compose
from notifications.message import Bundle, Message
from notifications.models import Channel, Notice
from notifications.services import settling
from notifications.services.claiming import claim_due, group_of
from notifications.services.truth import is_true
from notifications.services.wishes import still_wanted

LOG = logging.getLogger(__name__)
MOST_CLAIMED = 50
SECONDS = 8.0
"""How long one call goes on; another one follows."""
WAITS_FOR_DATABASE = (0.2, 1.0, 3.0, 10.0)


def post_due(seconds: float = SECONDS) -> int:
    """Send until nothing is due or the time is over; how many messages left."""
    until = time.monotonic() + seconds
    sent = 0
    while time.monotonic() < until:
        notices = claim_due(MOST_CLAIMED)
        if not notices:
            break
        sent += post_claimed(notices)
    return sent


def post_claimed(notices: list[Notice]) -> int:
    """What would outlast the lease is given back: somebody else will take it."""
    until = time.monotonic() + settings.LONGTABLE_LEASE / 3
    sent = 0
    for bundle in bundles_of(notices):
        if time.monotonic() > until:
            settling.release(bundle.notices, timedelta())
        else:
            sent += post(bundle)
    return sent


def bundles_of(notices: list[Notice]) -> Iterator[Bundle]:
    """One message for a match, or one for all that is told together."""
    together: dict[tuple[object, ...], list[Notice]] = defaultdict(list)
    for notice in notices:
        together[group_of(notice)].append(notice)
    for group in together.values():
        yield bundle_of(group)


def bundle_of(notices: list[Notice]) -> Bundle:
    lead = notices[0]
    matches = {notice.match_id for notice in notices}
    return Bundle(
        notices=notices,
        channel=lead.channel or Channel(medium=Channel.Medium.EMAIL),
        player=lead.player,
        address=lead.player.email if lead.player else lead.address,
        match=lead.match if len(matches) == 1 else None,
    )


def post(bundle: Bundle) -> int:
    """1 if a message left."""
    fit = still_to_tell(bundle)
    return 0 if fit is None else send(fit)


def send(bundle: Bundle) -> int:
    try:
        message = compose(bundle)
        if message is None:
            settling.settle_dropped(bundle.notices, "nothing to say")
            return 0
        deliver(bundle.channel, message)
    except Undeliverable as error:
        settling.settle_dead(bundle, str(error))
    except TryLater as error:
        settling.settle_later(bundle, error)
    except DatabaseError:
        raise
    except Exception as error:  # whatever a channel or a game throws, the others are still told
        LOG.exception("notice %s", bundle.notices[0])
        settling.settle_later(bundle, TryLater(f"{type(error).__name__}: {error}"))
    else:
        write_down_sent(bundle, message)
        return 1
    return 0


def write_down_sent(bundle: Bundle, message: Message) -> None:
    """A database that is away for a moment must not make the same message leave again."""
    for wait in WAITS_FOR_DATABASE:
        try:
            settling.settle_sent(bundle, message)
            return
        except DatabaseError:
            LOG.warning("the database is away; %s has left", bundle.notices[0])
            connection.close()
            time.sleep(wait)
    settling.settle_sent(bundle, message)


def still_to_tell(bundle: Bundle) -> Bundle | None:
    """The bundle without what is not so any more, not wanted, or has nowhere to go."""
    fit = [notice for notice in bundle.notices if is_due_still(bundle, notice)]
    gone = [notice for notice in bundle.notices if notice not in fit]
    if not gone:
        return bundle
    settling.settle_dropped(gone, "not true or not wanted any more")
    return bundle_of(fit) if fit else None


def is_due_still(bundle: Bundle, notice: Notice) -> bool:
    has_place = bundle.channel.medium != Channel.Medium.EMAIL or bool(bundle.address)
    return has_place and still_wanted(notice) and is_true(notice)
