"""Puts down what must be told, in the transaction of what is the reason for it."""

from typing import Any

from games.log import clock
from games.models import Match, Outbox


def tell(match: Match, kind: Outbox.Kind, *, seat: int = Outbox.EVERYBODY, **about: Any) -> None:
    Outbox.objects.create(
        match=match, at=clock.now(), seq=match.head, seat=seat, kind=kind, about=about
    )
