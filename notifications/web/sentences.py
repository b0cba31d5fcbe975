"""One plain sentence for an entry of the inbox; what it is about stands behind its link."""

from collections.abc import Callable, Sequence
from datetime import datetime

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.text import Truncator
from django.utils.translation import gettext
from msgspec import Struct

from games.models import TalkPost, Vote
from games.selectors.lobby import give_places
from games.web.lobby.cards import names_of
from games.web.lobby.votes import proposal_in_words
from notifications.kinds import Kind
from notifications.models import InboxEntry

LONGEST_QUOTE = 160


class Facts(Struct, frozen=True):
    """What the entries of a page are about, read at once."""

    names: dict[int, dict[int, str]]
    """Who sits where, by match."""
    posts: dict[int, TalkPost]
    votes: dict[int, Vote]

    def seats(self, entry: InboxEntry) -> dict[int, str]:
        return self.names.get(entry.match_id or 0, {})

    def author(self, entry: InboxEntry) -> str:
        post = self.posts.get(entry.about.get("post", 0))
        return post.author.username if post and post.author else gettext("Somebody")

    def quote(self, entry: InboxEntry) -> str:
        """The beginning of what was written or proposed."""
        post = self.posts.get(entry.about.get("post", 0))
        vote = self.votes.get(entry.about.get("vote", 0))
        if vote is not None:
            return proposal_in_words(vote, self.seats(entry))
        return Truncator(post.text).chars(LONGEST_QUOTE) if post else ""


def facts_of(entries: Sequence[InboxEntry]) -> Facts:
    matches = {entry.match_id: entry.match for entry in entries if entry.match is not None}
    give_places(list(matches.values()))
    about = [entry.about for entry in entries]
    posts = TalkPost.objects.select_related("author").in_bulk({a.get("post", 0) for a in about})
    votes = Vote.objects.in_bulk({a.get("vote", 0) for a in about})
    return Facts({pk: names_of(match) for pk, match in matches.items()}, posts, votes)


def sentence_of(entry: InboxEntry, facts: Facts) -> str:
    return SENTENCES[Kind(entry.kind)](entry, facts)


def name_in(entry: InboxEntry, facts: Facts) -> str:
    return entry.about.get("name") or facts.seats(entry).get(entry.about.get("seat", -1), "")


def joined(entry: InboxEntry, facts: Facts) -> str:
    return gettext("%(name)s sat down.") % {"name": name_in(entry, facts)}


def left(entry: InboxEntry, facts: Facts) -> str:
    return gettext("%(name)s left the table.") % {"name": name_in(entry, facts)}


def replaced(entry: InboxEntry, facts: Facts) -> str:
    number = entry.about.get("seat", 0) + 1
    return gettext("%(name)s plays seat %(number)d from now on.") % {
        "name": name_in(entry, facts),
        "number": number,
    }


def passed(entry: InboxEntry, facts: Facts) -> str:
    seat = entry.about.get("seat")
    if seat == entry.seat:
        return gettext("Your time to move has run out.")
    return gettext("The time of %(name)s has run out.") % {"name": facts.seats(entry).get(seat, "")}


def vacation(entry: InboxEntry, facts: Facts) -> str:
    days = {
        each: date_format(timezone.localtime(datetime.fromisoformat(entry.about[each])), "j E, H:i")
        for each in ("begins", "ends")
    }
    told = {"name": name_in(entry, facts), **days}
    return gettext("%(name)s is away from %(begins)s until %(ends)s.") % told


def talk(entry: InboxEntry, facts: Facts) -> str:
    return gettext("%(name)s writes to the table.") % {"name": facts.author(entry)}


def mention(entry: InboxEntry, facts: Facts) -> str:
    return gettext("%(name)s mentions you at the table.") % {"name": facts.author(entry)}


def invited(entry: InboxEntry, facts: Facts) -> str:
    return gettext("%(name)s invites you to a table") % {"name": entry.about.get("sender", "")}


def plain(text: Callable[[], str]) -> Callable[[InboxEntry, Facts], str]:
    return lambda entry, facts: text()


SENTENCES: dict[Kind, Callable[[InboxEntry, Facts], str]] = {
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
    Kind.TALK: talk,
    Kind.MENTION: mention,
    Kind.INVITED: invited,
    Kind.RESUMED: plain(lambda: gettext("The pause is over; the match goes on.")),
    Kind.VACATION: vacation,
    Kind.CANCELLED: plain(lambda: gettext("The match was cancelled.")),
}
