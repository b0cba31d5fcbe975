"""The hash chain: each row over the one before, its public part, and a closed commitment.

`hash = H(before, facts and public part, H(salt, private part and draws))`, the salt being an HMAC
of the seed over the row's number. So the chain of a masked log can be checked by anybody while
the match runs, it gives no secret away, and the seed opens the commitments at the end.
"""

import hashlib
import hmac
from struct import Struct as Layout

from msgspec import Struct

START = hashlib.sha256(b"longtable chain 1").digest()
NOTHING_HIDDEN = bytes(32)
LAYOUT = Layout(">iiqhhhhHI")


class Facts(Struct, frozen=True):
    """What anybody may know of a row."""

    seq: int
    move: int
    at: int
    version: int
    rules: int
    seat: int
    via: int
    content: str
    public: bytes


def commitment(seed: bytes, seq: int, *, private: bytes, draws: bytes) -> bytes:
    """Stands for what is hidden in a row without telling it, not even by trying all values."""
    if not private and not draws:
        return NOTHING_HIDDEN
    salt = hmac.digest(seed, b"longtable salt\0%d" % seq, "sha256")
    return hashlib.sha256(salt + len(private).to_bytes(4, "big") + private + draws).digest()


def link(before: bytes, facts: Facts, hidden: bytes) -> bytes:
    content = facts.content.encode()
    head = LAYOUT.pack(
        facts.seq,
        facts.move,
        facts.at,
        facts.version,
        facts.rules,
        facts.seat,
        facts.via,
        len(content),
        len(facts.public),
    )
    return hashlib.sha256(before + head + content + facts.public + hidden).digest()
