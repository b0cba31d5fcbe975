"""What each kind of notice says, in one sentence and what belongs to it."""

from collections.abc import Callable
from datetime import datetime

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext
from msgspec import Struct

from games.models import Match, TalkPost, Vote
from games.selectors.archive import results_of
from games.services.time_control import read_time_control
from games.web.archive.results import heading as winners_in_words
from games.web.lobby.votes import proposal_in_words
from games.web.lobby.words import pace_in_words
from notifications.kinds import Kind
from notifications.mail.addresses import address_of
from notifications.mail.letter import Way
from notifications.mail.scene import Scene
from notifications.models import Notice


class Item(Struct, frozen=True):
    text: str
    paragraphs: list[str] = []
    quotes: list[str] = []
    lines: list[str] = []
    """What is counted up, one line each."""
    ways: list[Way] = []
    waits: bool = False

    @property
    def in_one_line(self) -> str:
        """With what somebody wrote behind it."""
        return " ".join(" ".join([self.text, *self.quotes]).split())


def item_of(notice: Notice, scene: Scene) -> Item | None:
    """None if by now there is nothing to say about it."""
    write = ITEMS.get(Kind(notice.kind))
    return write(notice, scene) if write else None


def turn(notice: Notice, scene: Scene) -> Item | None:
    if scene.decision is None:
        return None
    return Item(scene.voice.say(scene.decision.prompt), waits=True)


def passed(notice: Notice, scene: Scene) -> Item:
    seat = notice.about.get("seat")
    if seat in scene.point.own:
        text = gettext("Your time to move has run out.")
    else:
        text = gettext("The time of %(name)s has run out.") % {"name": scene.name_of(seat)}
    done = POLICIES.get(notice.about.get("policy", ""))
    return Item(text, [done()] if done else [])


def reminded_only() -> str:
    return gettext("The table waits on.")


def others_may_skip() -> str:
    return gettext("The others may now let the game's default be played for this move.")


def default_played() -> str:
    return gettext("The steward has played the game's default for this move.")


def seat_opened() -> str:
    return gettext("The seat is open for another player; a bot plays on until one comes.")


POLICIES: dict[str, Callable[[], str]] = {
    "remind": reminded_only,
    "skip": others_may_skip,
    "default": default_played,
    "replace": seat_opened,
}


def over(notice: Notice, scene: Scene) -> Item | None:
    if scene.match.status != Match.Status.FINISHED:
        return None
    found = results_of(scene.match)
    own = [one for one in found.standings if one.seat in scene.point.own]
    if own and own[0].seat in found.winners:
        text = gettext("You won.") if len(found.winners) == 1 else gettext("You won together.")
    else:
        text = f"{winners_in_words(found, scene.voice)}."
    ranks = [
        gettext("%(name)s: %(points)d points, place %(rank)d")
        % {"rank": one.rank, "name": scene.name_of(one.seat), "points": one.points}
        for one in found.standings
    ]
    ways = [
        Way(gettext("How the points came about"), address_of("match_results", scene.match.pk)),
        Way(gettext("Look back with all hands open"), address_of("match", scene.match.pk)),
    ]
    return Item(text, lines=ranks, ways=ways)


def started(notice: Notice, scene: Scene) -> Item:
    names = [scene.name_of(place.number) for place in scene.places]
    who = gettext("At the table: %(names)s.") % {"names": ", ".join(names)}
    terms = getattr(scene.match, "terms", None)
    pace = pace_in_words(read_time_control(terms.time_control if terms else {}))
    return Item(gettext("The match has begun."), [who, f"{pace}."])


def joined(notice: Notice, scene: Scene) -> Item:
    return Item(gettext("%(name)s sat down.") % {"name": name_in(notice, scene)})


def left(notice: Notice, scene: Scene) -> Item:
    text = gettext("%(name)s left the table.") % {"name": name_in(notice, scene)}
    if scene.match.status == Match.Status.OPEN:
        return Item(text)
    return Item(text, [seat_opened()])


def replaced(notice: Notice, scene: Scene) -> Item:
    number = (notice.about.get("seat") or 0) + 1
    return Item(
        gettext("%(name)s plays seat %(number)d from now on.")
        % {"name": name_in(notice, scene), "number": number}
    )


def name_in(notice: Notice, scene: Scene) -> str:
    return notice.about.get("name") or scene.name_of(notice.about.get("seat"))


def vote(notice: Notice, scene: Scene) -> Item | None:
    found = vote_of(notice)
    if found is None or found.outcome != Vote.Outcome.OPEN:
        return None
    changes = [f"{path} → {value}" for path, value in found.about.get("values", {}).items()]
    reason = found.about.get("reason", "")
    return Item(
        proposal_in_words(found, dict(scene.voice.names)),
        [gettext("Your vote is needed.")],
        quotes=[each for each in (reason, *changes) if each],
        ways=[Way(gettext("Vote at the table"), votes_url(scene))],
        waits=True,
    )


def decided(notice: Notice, scene: Scene) -> Item | None:
    found = vote_of(notice)
    if found is None or found.outcome == Vote.Outcome.OPEN:
        return None
    proposal = proposal_in_words(found, dict(scene.voice.names))
    carried = found.outcome == Vote.Outcome.CARRIED
    outcome = gettext("The table agreed.") if carried else gettext("The table did not agree.")
    return Item(outcome, [proposal])


def vote_of(notice: Notice) -> Vote | None:
    return Vote.objects.filter(pk=notice.about.get("vote"), match_id=notice.match_id).first()


def votes_url(scene: Scene) -> str:
    return address_of("match", scene.match.pk) + "#votes"


def talk(notice: Notice, scene: Scene) -> Item | None:
    post = (
        TalkPost.objects.select_related("author")
        .filter(pk=notice.about.get("post"), match_id=notice.match_id)
        .first()
    )
    if post is None:
        return None
    name = post.author.username if post.author else gettext("somebody who left")
    if notice.kind == Kind.MENTION:
        text = gettext("%(name)s mentions you at the table.") % {"name": name}
    else:
        text = gettext("%(name)s writes to the table.") % {"name": name}
    answer = Way(gettext("Answer at the table"), address_of("match", scene.match.pk) + "#talk")
    return Item(text, quotes=[post.text], ways=[answer])


def resumed(notice: Notice, scene: Scene) -> Item:
    return Item(gettext("The pause is over; the match goes on."))


def cancelled(notice: Notice, scene: Scene) -> Item:
    return Item(gettext("The match was cancelled."))


def vacation(notice: Notice, scene: Scene) -> Item:
    name = scene.name_of(notice.about.get("seat"))
    told = {"name": name, "begins": day(notice, "begins"), "ends": day(notice, "ends")}
    return Item(
        gettext("%(name)s is away from %(begins)s until %(ends)s.") % told,
        [gettext("The clock of %(name)s stands still for that time.") % {"name": name}],
    )


def day(notice: Notice, name: str) -> str:
    moment = datetime.fromisoformat(notice.about[name])
    return date_format(timezone.localtime(moment), "j E, H:i")


ITEMS: dict[Kind, Callable[[Notice, Scene], Item | None]] = {
    Kind.TURN: turn,
    Kind.REMINDER: turn,
    Kind.PASSED: passed,
    Kind.OVER: over,
    Kind.STARTED: started,
    Kind.JOINED: joined,
    Kind.LEFT: left,
    Kind.REPLACED: replaced,
    Kind.VOTE: vote,
    Kind.CORRECTION: vote,
    Kind.DECIDED: decided,
    Kind.TALK: talk,
    Kind.MENTION: talk,
    Kind.RESUMED: resumed,
    Kind.CANCELLED: cancelled,
    Kind.VACATION: vacation,
}
