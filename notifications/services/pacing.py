"""When a notice is to be sent: at once, with others, once a day; and never in quiet hours."""

from datetime import datetime, time, timedelta

from django.conf import settings

from accounts.models import User
from notifications.clocks import Window
from notifications.kinds import PRESSING, Kind
from notifications.models import Channel, Preferences
from notifications.models.preferences import DIGEST_HOUR

BATCH = timedelta(hours=1)


def sent_when(
    kind: str, pace: str, *, now: datetime, player: User, wishes: Preferences | None
) -> datetime:
    """The moment, in the hours in which this player may be disturbed."""
    if pace == Channel.Pace.DIGEST:
        return next_hour(now, player, wishes.digest_hour if wishes else DIGEST_HOUR)
    if pace == Channel.Pace.BATCHED:
        moment = now - (now - datetime.min.replace(tzinfo=now.tzinfo)) % BATCH + BATCH
    else:
        is_pressing = Kind(kind) in PRESSING
        delay = settings.LONGTABLE_NOTICE_DELAY if is_pressing else settings.LONGTABLE_TALK_DELAY
        moment = now + timedelta(seconds=delay)
    return after_quiet(moment, player, wishes)


def next_hour(now: datetime, player: User, hour: int) -> datetime:
    """The next time that it is this hour where the player lives."""
    day = Window(player.zone, time(hour), time(hour))
    return next(begin for begin, _ in day.around(now) if begin > now)


def after_quiet(moment: datetime, player: User, wishes: Preferences | None) -> datetime:
    if wishes is None or wishes.quiet_from is None or wishes.quiet_until is None:
        return moment
    if wishes.quiet_from == wishes.quiet_until:
        return moment
    nights = Window(player.zone, wishes.quiet_from, wishes.quiet_until)
    return next((end for begin, end in nights.around(moment) if begin <= moment < end), moment)
