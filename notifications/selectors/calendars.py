"""When the clocks of some players at some matches stand still."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime

from accounts.models import User
from games.models import Pause
from games.services.time_control import TimeControl
from notifications.clocks import Calendar, Span, Window, calendar
from notifications.models import Preferences, Vacation


class Calendars:
    """Reads stops of all players and matches at once; `of` puts those of one clock together."""

    def __init__(self, players: Iterable[User], matches: Iterable[int], since: datetime) -> None:
        self.away: dict[int, list[Span]] = defaultdict(list)
        self.rests: dict[int, list[Span]] = defaultdict(list)
        players = list(players)
        for stop in Vacation.objects.filter(player__in=players, ends__gt=since):
            self.away[stop.player_id].append((stop.begins, stop.ends))
        for pause in Pause.objects.filter(match_id__in=list(matches)):
            self.rests[pause.match_id].append((pause.began, pause.ended or pause.until))
        self.wishes = {
            wish.player_id: wish for wish in Preferences.objects.filter(player__in=players)
        }

    def of(self, player: User, match_id: int, control: TimeControl) -> Calendar:
        window = window_of(player, self.wishes.get(player.pk)) if control.windows else None
        return calendar([*self.away[player.pk], *self.rests[match_id]], window)


def window_of(player: User, wish: Preferences | None) -> Window | None:
    if wish is None or wish.window_from is None or wish.window_until is None:
        return None
    return Window(player.zone, wish.window_from, wish.window_until)
