"""The log for whoever keeps the service: whole when a match is over, before that what is public."""

from datetime import UTC, datetime

from msgspec import Struct

from games.log.history import rows_of_match
from games.log.row import NOBODY, VIAS, Row
from games.models import Match

ROWS_A_PAGE = 100


class AuditRow(Struct, frozen=True):
    seq: int
    move: int
    at: datetime
    seat: int | None
    via: str
    event: str
    """JSON: the payload, or its public part while anything may be hidden."""
    hides: bool
    """True if there is more than is shown."""
    hash: str


class AuditPage(Struct, frozen=True):
    rows: list[AuditRow]
    before: int | None
    """Where the page before this one begins, if there is one; likewise `after`."""
    after: int | None


def audit_page(match: Match, first: int) -> AuditPage:
    """A stretch of the log; nobody, the host included, looks into a match that is played."""
    first = min(max(first, 1), max(match.head, 1))
    last = min(first + ROWS_A_PAGE - 1, match.head)
    whole = match.status == Match.Status.FINISHED
    return AuditPage(
        rows=[audit_row(row, whole=whole) for row in rows_of_match(match, first, last)],
        before=max(first - ROWS_A_PAGE, 1) if first > 1 else None,
        after=last + 1 if last < match.head else None,
    )


def audit_row(row: Row, *, whole: bool) -> AuditRow:
    return AuditRow(
        seq=row.seq,
        move=row.move,
        at=datetime.fromtimestamp(row.at / 1_000_000, UTC),
        seat=None if row.seat == NOBODY else row.seat,
        via=VIAS[row.via],
        event=(row.payload if whole else row.public or row.payload).decode(),
        hides=bool(row.public) and not whole,
        hash=row.hash.hex(),
    )
