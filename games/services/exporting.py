"""A match as a file: one line of JSON for the match, then one for each event.

A finished match is exported whole, with its seed. Of a running one the public part goes out; its
chain can be checked all the same, since each line carries the commitment of what it hides.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from games.kernel.masks import shown
from games.log.chain import Facts, link
from games.log.history import rows_of_match
from games.log.row import Row, commitment_of
from games.log.upcast import read_event
from games.models import Match
from games.services.checking import inherited_by, versions_of
from games.services.matches import known_game

FORMAT = 1
Int16 = Annotated[int, Meta(ge=-(2**15), lt=2**15)]
Int32 = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Int64 = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Cover(Struct, omit_defaults=True):
    """The first line."""

    longtable: int
    game: str
    seats: int
    head: int
    seed_hash: str
    editions: dict[str, Raw]
    """The content by its version, as it was kept."""
    entropy: list[str] = []
    options: dict[str, Any] = {}
    seed: str = ""
    """Only of a finished match."""
    inherited: Int32 = 0
    """Of a sandbox: up to here it repeats its origin, whose seed gave those draws."""


class Line(Struct, omit_defaults=True):
    """An event: whole with `event`, `public` and `draws`, or masked with `public` and `hidden`."""

    seq: Int32
    move: Int32
    at: Int64
    content: str
    version: Int16
    rules: Int16
    seat: Int16
    via: Int16
    hash: str
    event: Raw | UnsetType = UNSET
    public: Raw | UnsetType = UNSET
    draws: Raw | UnsetType = UNSET
    hidden: str = ""
    """What stands in the chain for all that is not shown."""
    seen: Raw | UnsetType = UNSET
    """The event as the seat that asked may know it, where that is more than is public."""


def export_match(match: Match, viewer: int | None = None) -> Iterator[bytes]:
    """The lines of the file; a seat of a running match gets what it may know besides."""
    over = match.status == Match.Status.FINISHED
    versions = versions_of(match.game)
    yield written(cover_of(match, whole=over))
    for row in rows_of_match(match):
        content = versions[row.content]
        yield written(whole(row, content) if over else masked(match, row, content, viewer))


def written(line: Cover | Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def cover_of(match: Match, *, whole: bool) -> Cover:
    kept = match.content
    return Cover(
        FORMAT,
        match.game,
        match.seats,
        match.head,
        match.seed_hash,
        {kept.version: Raw(bytes(kept.body))},
        match.entropy,
        match.options,
        bytes(match.seed).hex() if whole else "",
        inherited_by(match),
    )


def facts_line(row: Row, content: str) -> Line:
    return Line(
        row.seq,
        row.move,
        row.at,
        content,
        row.version,
        row.rules,
        row.seat,
        row.via,
        row.hash.hex(),
    )


def raw(text: bytes) -> Raw | UnsetType:
    return Raw(text) if text else UNSET


def text_of(part: Raw | UnsetType) -> bytes:
    return b"" if part is UNSET else bytes(part)


def whole(row: Row, content: str) -> Line:
    line = facts_line(row, content)
    line.event, line.public, line.draws = raw(row.payload), raw(row.public), raw(row.draws)
    return line


def masked(match: Match, row: Row, content: str, viewer: int | None) -> Line:
    line = facts_line(row, content)
    line.public = Raw(row.public or row.payload)
    line.hidden = commitment_of(row, bytes(match.seed)).hex()
    if row.public and viewer is not None:
        event = read_event(known_game(match.game), row.payload, row.version)
        line.seen = Raw(msgspec.json.encode(shown(event, viewer, over=False)))
    return line


def chain_holds(lines: list[Line], start: bytes) -> int | None:
    """The number of the first masked line whose hash is wrong; None if the chain is whole."""
    before = start
    for seq, line in enumerate(lines, 1):
        facts = Facts(
            line.seq,
            line.move,
            line.at,
            line.version,
            line.rules,
            line.seat,
            line.via,
            line.content,
            text_of(line.public),
        )
        before = link(before, facts, bytes.fromhex(line.hidden))
        if line.seq != seq or before.hex() != line.hash:
            return seq
    return None
