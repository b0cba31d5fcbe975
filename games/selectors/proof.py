"""The proof that nobody cheated: closed while a match runs, open when it is over."""

from typing import Any

import msgspec
from msgspec import Struct

from games.log.history import rows_of_match
from games.models import Match


class Drawn(Struct, frozen=True):
    seq: int
    draws: list[Any]
    """Counter, kind, size and result of each."""


class Proof(Struct, frozen=True):
    seed_hash: str
    entropy: list[str]
    head: int
    head_hash: str
    seed: str | None
    draws: list[Drawn] | None


def proof_of(match: Match) -> Proof:
    over = match.status == Match.Status.FINISHED
    return Proof(
        match.seed_hash,
        match.entropy,
        match.head,
        bytes(match.head_hash).hex(),
        bytes(match.seed).hex() if over else None,
        draws_of(match) if over else None,
    )


def draws_of(match: Match) -> list[Drawn]:
    return [
        Drawn(row.seq, msgspec.json.decode(row.draws)) for row in rows_of_match(match) if row.draws
    ]
