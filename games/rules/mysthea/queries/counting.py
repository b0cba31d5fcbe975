"""What cards and attunements count (SPEC 10)."""

from collections.abc import Callable

from games.rules.mysthea.content import Per
from games.rules.mysthea.queries.mysthea import Mysthea

Count = Callable[[Mysthea, int, str], int]
COUNTS: dict[str, Count] = {
    "controlled": lambda g, seat, kind: g.controlled(seat, kind),
    "deployed": lambda g, seat, kind: g.deployed(seat, kind),
    "presence": lambda g, seat, _kind: len(g.occupied(seat)),
    "encounters": lambda g, seat, _kind: len(g.seat(seat).encounters),
    "upgrades": lambda g, seat, _kind: len(g.seat(seat).upgrades),
    "accessories": lambda g, seat, _kind: len(g.seat(seat).accessories),
    "discarded": lambda g, seat, _kind: len(g.seat(seat).discard),
    "xp": lambda g, seat, _kind: g.seat(seat).xp,
    "defeated": lambda g, seat, _kind: len(g.state.defeated),
}


def count_of(g: Mysthea, seat: int, per: Per) -> int:
    """How many of these things the seat has now."""
    what, _colon, kind = per.partition(":")
    return COUNTS[what](g, seat, kind)


def attunement_worth(g: Mysthea, seat: int, card: str) -> int:
    """The glory that an attunement card would score now."""
    attunement = g.content.attunements[card]
    return attunement.n * count_of(g, seat, attunement.per)


def attunements_left(g: Mysthea) -> list[str]:
    """The attunement cards that nobody has taken this era, in the order of the ring."""
    taken = {seat.attunement for seat in g.state.seats}
    faces = [g.state.faces[island] for island in g.state.ring]
    return [card for card in faces if card not in taken]
