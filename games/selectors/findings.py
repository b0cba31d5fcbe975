"""What a check of a whole match found, and what of its proof is published."""

import time
from datetime import datetime

from django.core.cache import cache
from django.utils import timezone
from msgspec import Struct

from games.log.errors import CorruptLog
from games.log.history import rows_of_match
from games.models import Match
from games.services.checking import inherited_by, verify_match

KEPT_SECONDS = 60
"""A match that many want checked at once is checked once a minute."""


class Published(Struct, frozen=True):
    """What anybody may know."""

    seed_hash: str
    entropy: list[str]
    head: int
    head_hash: str
    seed: str
    """Empty until the end."""
    inherited: int
    """How many events a sandbox took over; they were drawn from another seed."""


class Finding(Struct, frozen=True):
    """What a check led to."""

    at: datetime
    seconds: float
    events: int
    draws: int
    snapshots: int
    failed_at: int | None = None
    """The event at which the log is off."""
    reason: str = ""
    """Only of a finished match: it may quote what is hidden."""

    @property
    def is_sound(self) -> bool:
        return self.failed_at is None


def published_of(match: Match) -> Published:
    over = match.status == Match.Status.FINISHED
    return Published(
        match.seed_hash,
        match.entropy,
        match.head,
        bytes(match.head_hash).hex(),
        bytes(match.seed).hex() if over else "",
        inherited_by(match),
    )


def finding_kept(match: Match) -> Finding | None:
    """That of the last minute, unless the match moved on since."""
    return cache.get(key_of(match))


def checked_now(match: Match) -> Finding:
    """Checks the whole log, or tells what a check within the last minute found."""
    finding = finding_kept(match)
    if finding is None:
        finding = finding_of(match)
        cache.set(key_of(match), finding, KEPT_SECONDS)
    return finding


def key_of(match: Match) -> str:
    return f"proof-{match.pk}-{match.head}-{bytes(match.head_hash).hex()[:16]}-{match.packed:d}"


def finding_of(match: Match) -> Finding:
    began = time.monotonic()
    failed_at, reason = None, ""
    try:
        verify_match(match)
    except CorruptLog as error:
        failed_at = error.seq
        reason = error.reason if match.status == Match.Status.FINISHED else ""
    draws = sum(bool(row.draws) for row in rows_of_match(match)) if failed_at is None else 0
    return Finding(
        at=timezone.now(),
        seconds=time.monotonic() - began,
        events=match.head,
        draws=draws,
        snapshots=match.snapshots.count(),
        failed_at=failed_at,
        reason=reason,
    )
