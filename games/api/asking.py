"""The open decision of whoever calls, in words; also the answer to a move that came too late."""

from collections.abc import Sequence
from typing import Any

from games.api.outputs.decision import presented
from games.kernel.masks import view
from games.kernel.play import questions, waiting_seats
from games.kernel.resolution import Question
from games.log.table import Table
from games.models import Match, Seat
from games.selectors.decisions import decision_of, table_now


def decision_for(match: Match, own: Sequence[int]) -> dict[str, Any] | None:
    """The first question that is put to one of these seats."""
    table = table_now(match) if own else None
    waiting = [] if table is None else waiting_seats(table.game, table.g)
    seat = next((seat for seat in waiting if seat in own), None)
    if table is None or seat is None:
        return None
    seen = table.game.position(view(table.game, table.g.state, seat), table.edition.value)
    decision = decision_of(table.game, seen, seat, table.drafts)
    assert decision is not None, f"seat {seat} is waited for but not asked"
    return presented(table.found.head, decision, names_at(match.pk))


def asked_of(table: Table, own: Sequence[int]) -> list[Question]:
    open_now = questions(table.game, table.g, table.drafts)
    return [question for question in open_now if question.seat in own]


def answering_seat(match: Match, own: Sequence[int], option: str) -> int:
    """Who plays several seats need not say which: the one that is offered the option."""
    table = table_now(match)
    asked = [] if table is None else asked_of(table, own)
    offered = [question.seat for question in asked if question.option(option) is not None]
    return next(iter([*offered, *(question.seat for question in asked), *own]))


def names_at(match_id: int) -> dict[int, str]:
    held = Seat.objects.filter(match_id=match_id, last__isnull=True, player__isnull=False)
    return dict(held.values_list("number", "player__username"))
