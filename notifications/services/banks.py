"""The banks of a batch of turns, held until the batch is written down."""

from collections.abc import Sequence

from games.models import Bank, Turn
from notifications.services.tables import Tables


class Banks:
    """Only of tables that play with banks; whoever has none yet begins with a full one."""

    def __init__(self, turns: Sequence[Turn], tables: Tables) -> None:
        wanted = {
            (turn.match_id, turn.seat): tables.control(turn.match_id)
            for turn in turns
            if tables.control(turn.match_id).kind == "bank"
        }
        self.changed: set[Bank] = set()
        self.by_seat: dict[tuple[int, int], Bank] = {}
        if not wanted:
            return
        Bank.objects.bulk_create(
            (
                Bank(match_id=match_id, seat=seat, seconds=control.hours * 3600)
                for (match_id, seat), control in sorted(wanted.items())
            ),
            ignore_conflicts=True,
        )
        matches = {match_id for match_id, _ in wanted}
        held = Bank.objects.select_for_update().filter(match_id__in=matches).order_by("pk")
        self.by_seat = {(bank.match_id, bank.seat): bank for bank in held}

    def of(self, turn: Turn) -> Bank | None:
        return self.by_seat.get((turn.match_id, turn.seat))

    def save(self) -> None:
        Bank.objects.bulk_update(self.changed, ["seconds", "credited"])
