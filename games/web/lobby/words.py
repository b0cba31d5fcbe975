"""Numbers and times in words of the reader's language."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.utils import timezone
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.services.time_control import TimeControl

NUMBERS = (
    _("One"), _("Two"), _("Three"), _("Four"), _("Five"),
    _("Six"), _("Seven"), _("Eight"), _("Nine"), _("Ten"),
)  # fmt: skip
HOURS_A_DAY = 24


def tables_wait(count: int) -> str:
    """The heading of the first page."""
    number = str(NUMBERS[count - 1]) if 0 < count <= len(NUMBERS) else str(count)
    sentence = ngettext(
        "%(number)s table waits for you", "%(number)s tables wait for you", count
    ) % {"number": number}
    return sentence[:1].upper() + sentence[1:]


def hours_in_words(hours: int) -> str:
    if hours % HOURS_A_DAY:
        return ngettext("%(count)d hour", "%(count)d hours", hours) % {"count": hours}
    days = hours // HOURS_A_DAY
    return ngettext("%(count)d day", "%(count)d days", days) % {"count": days}


def pace_in_words(control: TimeControl) -> str:
    span = hours_in_words(control.hours)
    if control.kind == "per_move":
        return gettext("%(span)s a move") % {"span": span}
    if control.kind == "bank" and control.increment:
        more = hours_in_words(control.increment)
        return gettext("A bank of %(span)s, and %(more)s back a move") % {
            "span": span,
            "more": more,
        }
    if control.kind == "bank":
        return gettext("A bank of %(span)s") % {"span": span}
    if control.kind == "clock":
        return gettext("Until %(hour)s o'clock (%(zone)s)") % {
            "hour": control.clock,
            "zone": control.zone.replace("_", " "),
        }
    return gettext("No time limit")


def time_left(deadline: datetime) -> str:
    """Two units at most: 2 d 4 h, 3 h 20 min, 12 min."""
    left = deadline - timezone.now()
    if left <= timedelta():
        return gettext("time is up")
    minutes = max(1, int(left.total_seconds() // 60))
    days, minutes = divmod(minutes, 60 * HOURS_A_DAY)
    hours, minutes = divmod(minutes, 60)
    if days:
        return gettext("%(days)d d %(hours)d h") % {"days": days, "hours": hours}
    if hours:
        return gettext("%(hours)d h %(minutes)d min") % {"hours": hours, "minutes": minutes}
    return gettext("%(minutes)d min") % {"minutes": minutes}


def listed_names(names: Sequence[str]) -> str:
    """Ada, Bogdan and Celia."""
    if len(names) < 2:
        return "".join(names)
    return gettext("%(names)s and %(last)s") % {"names": ", ".join(names[:-1]), "last": names[-1]}


def deciding(names: Sequence[str]) -> str:
    """Who is waited for."""
    return ngettext("%(names)s decides", "%(names)s decide", len(names)) % {
        "names": listed_names(names)
    }


def points_in_words(points: Sequence[int]) -> str:
    """The best first: 21 to 19 and 17."""
    first, *others = (str(value) for value in points)
    if not others:
        return first
    return gettext("%(first)s to %(others)s") % {"first": first, "others": listed_names(others)}
