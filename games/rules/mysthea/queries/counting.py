"""What cards and attunements count (SPEC 10)."""

from collections.abc import Callable
from typing import get_args

from games.rules.mysthea.content import Per, Piece, RegionType
from games.rules.mysthea.queries.mysthea import Mysthea

PLAIN: dict[str, Callable[[Mysthea, int], int]] = {
    "controlled": lambda g, seat: g.controlled(seat),
    "presence": lambda g, seat: len(g.occupied(seat)),
    "encounters": lambda g, seat: len(g.seat(seat).encounters),
    "upgrades": lambda g, seat: len(g.seat(seat).upgrades),
    "accessories": lambda g, seat: len(g.seat(seat).accessories),
    "discarded": lambda g, seat: len(g.seat(seat).discard),
    "xp": lambda g, seat: g.seat(seat).xp,
    "defeated": lambda g, seat: len(g.state.defeated),
}


def count_of(g: Mysthea, seat: int, per: Per) -> int:
    """How many of these things the seat has now."""
    what, _colon, kind = per.partition(":")
    if not kind:
        return PLAIN[what](g, seat)
    for region in get_args(RegionType):
        if what == "controlled" and region == kind:
            return g.controlled(seat, region)
    for piece in get_args(Piece):
        if what == "deployed" and piece == kind:
            return g.deployed(seat, piece)
    raise AssertionError(f"nothing counts {per}")


def attunement_worth(g: Mysthea, seat: int, card: str) -> int:
    """The glory that an attunement card would score now."""
    attunement = g.content.attunements[card]
    return attunement.n * count_of(g, seat, attunement.per)


def attunements_left(g: Mysthea) -> list[str]:
    """The attunement cards that nobody has taken this era, in the order of the ring."""
    taken = {seat.attunement for seat in g.state.seats}
    faces = [g.state.faces[island] for island in g.state.ring]
    return [card for card in faces if card not in taken]
