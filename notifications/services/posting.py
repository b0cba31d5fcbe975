"""Sends what is due: claim, ask whether it is still true, compose, deliver, write down."""

import logging
import time
from collections import defaultdict
from collections.abc import Iterator
from datetime import timedelta

from django.conf import settings
from django.db import DatabaseError

from notifications.errors import TryLater
from notifications.mail.compose import compose
from notifications.message import Bundle, Message
from notifications.models import Channel, Notice
from notifications.services import settling
from notifications.services.claiming import claim_due, group_of
from notifications.services.courier import Courier
from notifications.services.truth import is_true
from notifications.services.wishes import still_wanted

LOG = logging.getLogger(__name__)
MOST_CLAIMED = 10
"""Few, so that workers share what there is, and a dead one holds little back."""
SECONDS = 8.0
"""How long one call goes on; another one follows."""
SECONDS_FRESH = 1.0


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
    courier = Courier()
    for bundle in bundles_of(notices):
        if time.monotonic() > until:
            settling.release(bundle.notices, timedelta())
        else:
            post(bundle, courier)
    courier.wait()
    return courier.sent


def bundles_of(notices: list[Notice]) -> Iterator[Bundle]:
    """One message for a match, or one for all that is told together."""
    together: dict[tuple[object, ...], list[Notice]] = defaultdict(list)
    for notice in notices:
        together[group_of(notice)].append(notice)
    for group in together.values():
        yield bundle_of(group)


def bundle_of(notices: list[Notice]) -> Bundle:
    lead = notices[0]
    if lead.channel is not None and lead.player is not None:
        lead.channel.player = lead.player
    matches = {notice.match_id for notice in notices}
    return Bundle(
        notices=notices,
        channel=lead.channel or Channel(medium=Channel.Medium.EMAIL),
        player=lead.player,
        address=lead.player.email if lead.player else lead.address,
        match=lead.match if len(matches) == 1 else None,
    )


def post(bundle: Bundle, courier: Courier) -> None:
    """Composed while another message is under way; if that took long, looked at once more."""
    begun = time.monotonic()
    letter = letter_of(bundle)
    courier.wait()
    if letter is not None and time.monotonic() - begun > SECONDS_FRESH:
        letter = letter_of(letter[0])
    if letter is not None:
        courier.hand_over(*letter)


def letter_of(bundle: Bundle) -> tuple[Bundle, Message] | None:
    """What is still true of a bundle, as a message; None if nothing is, or it can not be told."""
    fit = still_to_tell(bundle)
    if fit is None:
        return None
    try:
        message = compose(fit)
    except DatabaseError:
        raise
    except Exception as error:  # whatever a game throws, the others are still told
        LOG.exception("notice %s", fit.notices[0])
        settling.settle_later(fit, TryLater(f"{type(error).__name__}: {error}"))
        return None
    if message is None:
        settling.settle_dropped(fit.notices, "nothing to say")
        return None
    return fit, message


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
