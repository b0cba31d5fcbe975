"""A move on its way into the database: its rows and all that is written with them."""

from msgspec import Struct

from games.log.row import Head, Row
from games.log.snapshots import Taken


class Key(Struct, frozen=True):
    """An idempotency key and the command that came with it, as digests."""

    key: int
    command: int


class Turns(Struct, frozen=True):
    """Seats, one bit each, that begin to be waited for and that are waited for no longer."""

    opened: int
    closed: int
    again: bool = False
    """True if a move was taken back: who is waited for now was so before."""


class Writing(Struct, frozen=True, kw_only=True):
    match_id: int
    head: Head
    """Where the match must still be."""
    rows: list[Row]
    waiting: int
    turns: Turns | None = None
    """Empty if the same seats are waited for as before."""
    key: Key | None = None
    snapshots: list[Taken] = []
    result: str | None = None
    """The outcome as JSON, if the match ended."""
    drops_drafts: bool = False
    """The drafts of an older question than this move leaves open, or of a sealed lane, go."""
    asked: int = 0
    lane: str = ""
