"""What can be put to the vote, checked before anybody is asked."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kernel import play
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Vote
from games.selectors.decisions import table_now

_ = gettext_noop
MOST_HOURS = 24 * 30
PAUSE_DAYS = 14
MOST_PAUSE_DAYS = 60
MOST_CHANGES = 20
LONGEST_REASON = 500
NUL = rb"\u0000"
"""No database keeps it in a text."""
About = dict[str, Any]


def checked_proposal(match: Match, kind: str, about: Mapping[str, Any]) -> About:
    """What the vote is about, reduced to what its kind needs; a refusal if it makes no sense."""
    check = CHECKS.get(kind)
    if check is None:
        raise unfit()
    return check(match, about)


def unfit() -> Refused:
    return Refused("bad_vote", say(_("This cannot be voted on now.")))


def pause(match: Match, about: Mapping[str, Any]) -> About:
    """For some days; then play goes on by itself."""
    days = about.get("days", PAUSE_DAYS)
    if match.status == Match.Status.PAUSED:
        raise unfit()
    if type(days) is not int or not 1 <= days <= MOST_PAUSE_DAYS:
        raise Refused("bad_vote", say(_("Pause for 1 to {most} days."), most=MOST_PAUSE_DAYS))
    return {"days": days}


def resume(match: Match, about: Mapping[str, Any]) -> About:
    if match.status != Match.Status.PAUSED:
        raise unfit()
    return {}


def cancel(match: Match, about: Mapping[str, Any]) -> About:
    return {}


def replace(match: Match, about: Mapping[str, Any]) -> About:
    """Only a seat that a person holds."""
    seat = about.get("seat")
    held = match.places.filter(last__isnull=True, player__isnull=False, alone=False)
    if type(seat) is not int or seat not in set(held.values_list("number", flat=True)):
        raise unfit()
    return {"seat": seat}


def extend(match: Match, about: Mapping[str, Any]) -> About:
    hours = about.get("hours")
    if type(hours) is not int or not 1 <= hours <= MOST_HOURS:
        raise Refused("bad_vote", say(_("Give from 1 to {most} hours."), most=MOST_HOURS))
    return {"hours": hours}


def correct(match: Match, about: Mapping[str, Any]) -> About:
    """Tried on a copy of the position, so that nobody votes on what cannot be done."""
    values, reason = about.get("values"), about.get("reason")
    if not isinstance(values, dict) or not 1 <= len(values) <= MOST_CHANGES:
        raise unfit()
    if not isinstance(reason, str) or not reason.strip():
        raise Refused("bad_vote", say(_("Say what went wrong.")))
    table = table_now(match)
    if table is None or NUL in msgspec.json.encode([values, reason]):
        raise unfit()
    play.correct(table.game, table.g, values, reason)
    return {"values": values, "reason": reason.strip()[:LONGEST_REASON]}


CHECKS: dict[str, Callable[[Match, Mapping[str, Any]], About]] = {
    Vote.Kind.PAUSE: pause,
    Vote.Kind.RESUME: resume,
    Vote.Kind.CANCEL: cancel,
    Vote.Kind.REPLACE: replace,
    Vote.Kind.EXTEND: extend,
    Vote.Kind.CORRECT: correct,
}
