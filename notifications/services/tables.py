"""The tables of a batch of turns: who sits there, how fast they play, when their clocks stop."""

from collections.abc import Sequence

from accounts.models import User
from games.kernel.refusal import Refused
from games.log.clock import time_of
from games.models import Match, Seat, Turn
from games.services.time_control import NO_LIMIT, TimeControl, read_time_control
from notifications.selectors.calendars import Calendars
from notifications.selectors.holders import holders_of


class Tables:
    """Read at once, however many there are."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        ids = {turn.match_id for turn in turns}
        found = Match.objects.filter(pk__in=ids).select_related("terms")
        self.matches = {match.pk: match for match in found}
        self.holders = holders_of(ids)
        bots = Seat.objects.filter(match_id__in=ids, last__isnull=True, player__isnull=True)
        self.bots = set(bots.exclude(bot="").values_list("match_id", "number"))
        players = {user.pk: user for held in self.holders.values() for user in held.values()}
        since = time_of(min(turn.opened for turn in turns))
        self.calendars = Calendars(players.values(), ids, since)

    def holder(self, turn: Turn) -> User | None:
        return self.holders[turn.match_id].get(turn.seat)

    def waits_for_bot(self, turn: Turn) -> bool:
        return (turn.match_id, turn.seat) in self.bots

    def status(self, match_id: int) -> str:
        return self.matches[match_id].status

    def control(self, match_id: int) -> TimeControl:
        """A stored control that makes no sense any more must not stop the clocks of others."""
        terms = getattr(self.matches[match_id], "terms", None)
        try:
            return read_time_control(terms.time_control) if terms else NO_LIMIT
        except Refused:
            return NO_LIMIT
