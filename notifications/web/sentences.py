"""One plain sentence for an entry of the inbox; what it is about stands behind its link."""

from collections.abc import Callable, Mapping
from datetime import datetime

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext

from notifications.kinds import Kind
from notifications.models import InboxEntry

Names = Mapping[int, str]


def sentence_of(entry: InboxEntry, names: Names) -> str:
    return SENTENCES[Kind(entry.kind)](entry, names)


def name_in(entry: InboxEntry, names: Names) -> str:
    return entry.about.get("name") or names.get(entry.about.get("seat", -1), "")


def joined(entry: InboxEntry, names: Names) -> str:
    return gettext("%(name)s sat down.") % {"name": name_in(entry, names)}


def left(entry: InboxEntry, names: Names) -> str:
    return gettext("%(name)s left the table.") % {"name": name_in(entry, names)}


def replaced(entry: InboxEntry, names: Names) -> str:
    number = entry.about.get("seat", 0) + 1
    return gettext("%(name)s plays seat %(number)d from now on.") % {
        "name": name_in(entry, names),
        "number": number,
    }


def passed(entry: InboxEntry, names: Names) -> str:
    seat = entry.about.get("seat")
    if seat == entry.seat:
        return gettext("Your time to move has run out.")
    return gettext("The time of %(name)s has run out.") % {"name": names.get(seat, "")}


def vacation(entry: InboxEntry, names: Names) -> str:
    days = {
        each: date_format(timezone.localtime(datetime.fromisoformat(entry.about[each])), "j E, H:i")
        for each in ("begins", "ends")
    }
    told = {"name": name_in(entry, names), **days}
    return gettext("%(name)s is away from %(begins)s until %(ends)s.") % told


def invited(entry: InboxEntry, names: Names) -> str:
    return gettext("%(name)s invites you to a table") % {"name": entry.about.get("sender", "")}


def plain(text: Callable[[], str]) -> Callable[[InboxEntry, Names], str]:
    return lambda entry, names: text()


SENTENCES: dict[Kind, Callable[[InboxEntry, Names], str]] = {
    Kind.TURN: plain(lambda: gettext("It is your turn.")),
    Kind.REMINDER: plain(lambda: gettext("Your time is running out.")),
    Kind.PASSED: passed,
    Kind.OVER: plain(lambda: gettext("The match is over.")),
    Kind.STARTED: plain(lambda: gettext("The match has begun.")),
    Kind.JOINED: joined,
    Kind.LEFT: left,
    Kind.REPLACED: replaced,
    Kind.VOTE: plain(lambda: gettext("Your vote is needed.")),
    Kind.CORRECTION: plain(lambda: gettext("A correction is proposed; your vote is needed.")),
    Kind.DECIDED: plain(lambda: gettext("A vote is decided.")),
    Kind.TALK: plain(lambda: gettext("Somebody wrote to the table.")),
    Kind.MENTION: plain(lambda: gettext("Somebody mentions you at the table.")),
    Kind.INVITED: invited,
    Kind.RESUMED: plain(lambda: gettext("The pause is over; the match goes on.")),
    Kind.VACATION: vacation,
    Kind.CANCELLED: plain(lambda: gettext("The match was cancelled.")),
}
