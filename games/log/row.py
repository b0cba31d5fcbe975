"""A row of the log as plain data, whatever it is kept in: table, chunk or file."""

from typing import get_args

from msgspec import Struct

from games.kernel.chance import Draw
from games.kernel.game import ENCODER
from games.kernel.masks import public_part
from games.kernel.moves import Via
from games.kernel.resolution import Emitted
from games.log.chain import START, Facts, commitment, link

VIAS: tuple[Via, ...] = get_args(Via)
NOBODY = -1


class Row(Struct, frozen=True, array_like=True):
    """In the order of the table's columns."""

    at: int
    seq: int
    move: int
    content: int
    version: int
    rules: int
    seat: int
    via: int
    payload: bytes
    public: bytes
    draws: bytes
    hash: bytes


class Mover(Struct, frozen=True):
    """What all rows of one move have in common."""

    at: int
    seat: int
    via: int
    rules: int
    content: int
    content_version: str


class Head(Struct, frozen=True):
    """The last row of a log, as far as the next one depends on it."""

    seq: int = 0
    hash: bytes = START


def rows_of(emitted: list[Emitted], head: Head, *, mover: Mover, seed: bytes) -> list[Row]:
    """The rows of one move, chained to the head."""
    rows: list[Row] = []
    before, first = head.hash, head.seq + 1
    for each in emitted:
        row = next_row(each, first + len(rows), before, first, mover, seed)
        before = row.hash
        rows.append(row)
    return rows


def next_row(each: Emitted, seq: int, before: bytes, move: int, mover: Mover, seed: bytes) -> Row:
    """Made once, with its hash: every move does this."""
    event, payload = each.event, each.payload
    at, rules, seat, via = mover.at, mover.rules, mover.seat, mover.via
    seen = public_part(event, payload)
    public = b"" if seen is payload else seen
    version, draws = type(event).version, written(each.draws)
    facts = Facts(seq, move, at, version, rules, seat, via, mover.content_version, seen)
    hidden = commitment(seed, seq, private=payload if public else b"", draws=draws)
    digest = link(before, facts, hidden)
    content = mover.content
    return Row(at, seq, move, content, version, rules, seat, via, payload, public, draws, digest)


def chained(row: Row, digest: bytes) -> Row:
    return Row(
        row.at,
        row.seq,
        row.move,
        row.content,
        row.version,
        row.rules,
        row.seat,
        row.via,
        row.payload,
        row.public,
        row.draws,
        digest,
    )


def written(draws: list[Draw]) -> bytes:
    return ENCODER.encode(draws) if draws else b""


def facts_of(row: Row, content_version: str) -> Facts:
    return Facts(
        row.seq,
        row.move,
        row.at,
        row.version,
        row.rules,
        row.seat,
        row.via,
        content_version,
        row.public or row.payload,
    )


def commitment_of(row: Row, seed: bytes) -> bytes:
    return commitment(seed, row.seq, private=row.payload if row.public else b"", draws=row.draws)


def hash_of(row: Row, before: bytes, *, content_version: str, seed: bytes) -> bytes:
    return link(before, facts_of(row, content_version), commitment_of(row, seed))
