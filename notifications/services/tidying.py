"""What is done once a day: turns that went astray, old notices, logs to pack."""

import logging
from datetime import datetime, timedelta
from itertools import islice

from django.utils import timezone

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.models import Match, Turn
from games.selectors.matches import matches_to_pack
from games.services.archive import pack_match
from games.services.turns import align_turns
from notifications.models import InboxEntry, Notice, ReceivedMail, SentMail, Vacation

LOG = logging.getLogger(__name__)
UNDER_WAY = (Match.Status.RUNNING, Match.Status.PAUSED)
CHUNK = 500
PACK_AFTER = timedelta(hours=24)
KEPT = {
    Notice: ("closed", timedelta(days=30)),
    InboxEntry: ("read", timedelta(days=60)),
    SentMail: ("sent", timedelta(days=120)),
    ReceivedMail: ("received", timedelta(days=120)),
    Vacation: ("ends", timedelta(days=800)),
}
"""How long each is of use after a moment; a dead letter or a reply is looked for much sooner."""


def mend_turns() -> int:
    """Open turns must be those of the seats that are waited for, whatever went wrong; how many
    were not. A process of another release, or an imported database, may leave some behind."""
    mended = 0
    under_way = Match.objects.filter(status__in=UNDER_WAY).order_by("pk").iterator(CHUNK)
    while matches := list(islice(under_way, CHUNK)):
        known: dict[int, int] = {}
        turns = Turn.objects.filter(match__in=matches, closed__isnull=True)
        for match_id, seat in turns.values_list("match_id", "seat"):
            known[match_id] = known.get(match_id, 0) | 1 << seat
        for match in matches:
            if known.get(match.pk, 0) != match.waiting:
                match.refresh_from_db()
                mended += align_turns(match)
    return mended


def throw_away(now: datetime | None = None) -> int:
    """Rows that nobody will ask for any more; how many went."""
    now = now or timezone.now()
    gone = 0
    for model, (field, age) in KEPT.items():
        count, _ = model.objects.filter(**{f"{field}__lt": now - age}).delete()
        gone += count
    count, _ = Turn.objects.filter(match__packed=True, fresh=0).delete()
    return gone + count


def pack_matches() -> int:
    """Logs of matches that were over long ago; one that is not sound is left for `verify`."""
    packed = 0
    for match_id in matches_to_pack(PACK_AFTER):
        try:
            pack_match(match_id)
            packed += 1
        except (CorruptLog, Refused):
            LOG.exception("match %s was not packed", match_id)
    return packed
