"""Taking one's last move back."""

from typing import Any

from django.http import HttpResponse
from django.utils.translation import gettext as _

from games.api.base import Endpoint
from games.api.describing import KEY, writes
from games.api.errors import Problem
from games.api.inputs.moving import UndoIn, idempotency_key
from games.api.outputs.events import MovedOut, moved
from games.models import Match
from games.selectors.decisions import table_now
from games.selectors.viewpoints import seats_of
from games.services.answering import take_answer_back


class Undo(Endpoint):
    @writes({200: MovedOut}, operation_id="undo", request=UndoIn, parameters=[KEY])
    def post(self, request: Any, match_id: int) -> HttpResponse:
        """As long as nobody else acted since, nothing was drawn and nothing was revealed."""
        sent = UndoIn(data=request.data)
        sent.is_valid(raise_exception=True)
        match = self.match(match_id)
        seat = own_seat(match, seats_of(match, request.user), sent.validated_data["seat"])
        outcome = take_answer_back(
            match_id, seat, seen=sent.validated_data["seq"], key=idempotency_key(request)
        )
        return HttpResponse(moved(outcome, seat), content_type="application/json")


def own_seat(match: Match, own: tuple[int, ...], wished: int | None) -> int:
    """The seat that acts; who plays several takes back what was played last."""
    if not own or wished not in (None, *own):
        raise not_your_seat()
    if wished is not None or len(own) == 1:
        return own[0] if wished is None else wished
    table = table_now(match)
    mover = None if table is None else table.g.state.header.mover
    return mover if mover in own else own[0]


def not_your_seat() -> Problem:
    return Problem(403, "not_your_seat", _("You do not sit there."))
