"""The parts that mails are put together from: options, what happened, other tables, the foot."""

from datetime import datetime, timedelta

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext, ngettext

from accounts.models import User
from games.models import Match, Turn
from games.selectors.chronicle import Line
from games.selectors.clocks import waiting_since
from games.selectors.lobby import (
    Waiting,
    by_deadline,
    give_places,
    my_matches,
    waits_for,
    with_questions,
)
from games.web.lobby.cards import names_of, title_of
from games.web.lobby.words import time_left
from games.web.match.board import colour_of
from games.web.rendering import language_now, voice_for
from notifications.mail.addresses import LINK, address_of, stop_address, takes_replies
from notifications.mail.letter import Choice, Elsewhere, Happened, Way
from notifications.mail.scene import Scene, mark_of
from notifications.mail.tokens import Ask, in_days, token_for

MOST_LINES = 40
MOST_OPTIONS = 40
MOST_NUMBERS_NAMED = 5
MOST_OTHERS = 5
WEEK = timedelta(days=6)
SMALL_WEEKDAYS = {"pl"}
"""Languages that write the days of the week with a small letter."""


def ask_of(scene: Scene) -> Ask:
    """What a link or a reply to this mail is bound to."""
    assert scene.decision is not None
    question = scene.decision.question
    return Ask(
        scene.match.pk,
        question.seat,
        scene.player.pk,
        scene.match.head,
        mark_of(question),
    )


def options_of(scene: Scene, until: int | None = None) -> list[Choice]:
    """All options in their order, each with a link of its own that counts until then."""
    if scene.decision is None:
        return []
    token = token_for(ask_of(scene), LINK, until=in_days() if until is None else until)
    say = scene.voice.say
    found: list[Choice] = []
    heading = ""
    for number, option in enumerate(scene.decision.question.options, 1):
        group = say(option.group)
        url = address_of("mail_play", token, number)
        first = group if group != heading else ""
        found.append(Choice(number, option.id, say(option.label), say(option.hint), url, first))
        heading = group
    return found


def how_to_answer(options: list[Choice]) -> str:
    """One sentence below the options."""
    if not takes_replies():
        return gettext("A press opens a page where you confirm.")
    if len(options) > MOST_NUMBERS_NAMED:
        return gettext(
            "A press opens a page where you confirm. Or answer this mail with the number or the "
            "words of an option."
        )
    numbers = [str(option.number) for option in options]
    if len(numbers) == 1:
        named = numbers[0]
    else:
        named = gettext("%(numbers)s or %(last)s") % {
            "numbers": ", ".join(numbers[:-1]),
            "last": numbers[-1],
        }
    return gettext(
        "A press opens a page where you confirm. Or answer this mail with %(numbers)s."
    ) % {"numbers": named}


def happened(scene: Scene) -> list[Happened]:
    """The latest sentences since the reader's last move."""
    return [told(scene, line) for line in scene.lines[-MOST_LINES:]]


def happened_after(scene: Scene, seq: int) -> list[Happened]:
    """The same since a moment that the reader has seen."""
    lines = scene.story.lines if scene.story else []
    return [told(scene, line) for line in lines if line.seq > seq][-MOST_LINES:]


def told(scene: Scene, line: Line) -> Happened:
    assert scene.story is not None
    seats = scene.story.seen.state.header.seats
    seat = line.seat if 0 <= line.seat < seats else None
    return Happened(scene.voice.say(line.text), colour_of(scene.story.seen, seat))


def earlier(scene: Scene) -> str:
    more = len(scene.lines) - MOST_LINES
    if more <= 0:
        return ""
    return ngettext(
        "%(count)d more sentence stands in the chronicle.",
        "%(count)d more sentences stand in the chronicle.",
        more,
    ) % {"count": more}


def until_in_words(due: datetime) -> str:
    """In the reader's own time: a weekday if it is near, else the date."""
    local = timezone.localtime(due)
    if due - timezone.now() >= WEEK:
        return date_format(local, "j E, H:i")
    words = date_format(local, "l H:i")
    return words.lower() if language_now() in SMALL_WEEKDAYS else words


def left_in_words(due: datetime | None) -> str:
    return time_left(due) if due is not None else ""


def elsewhere(player: User, *, but: int | None = None) -> list[Elsewhere]:
    """The other tables that wait for the reader, the soonest first."""
    if not waits_for(player).exclude(match=but).exists():
        return []
    found = waiting_tables(player, but=but)[:MOST_OTHERS]
    return [elsewhere_row(table) for table in with_questions(found)] if found else []


def waiting_tables(player: User, *, but: int | None = None) -> list[Waiting]:
    mine = [match for match in my_matches(player) if waits_at(match) and match.pk != but]
    if not mine:
        return []
    give_places(mine)
    dues = dues_of(mine)
    return by_deadline(
        Waiting(match, match.my_seat, waiting_since(match), dues.get((match.pk, match.my_seat)))
        for match in mine
    )


def dues_of(matches: list[Match]) -> dict[tuple[int, int], datetime | None]:
    """When each seat's time runs out; at one table that need not be the same for all."""
    turns = Turn.objects.filter(match__in=matches, closed__isnull=True)
    return {(match, seat): due for match, seat, due in turns.values_list("match", "seat", "due")}


def waits_at(match: Match) -> bool:
    return match.status == Match.Status.RUNNING and bool(match.waiting >> match.my_seat & 1)


def elsewhere_row(table: Waiting) -> Elsewhere:
    voice = voice_for(names_of(table.match))
    return Elsewhere(
        title_of(table.match),
        address_of("match", table.match.pk),
        voice.say(table.prompt),
        left_in_words(table.deadline),
    )


def foot_of(player: User, match: Match | None = None) -> list[Way]:
    ways = [Way(gettext("Take a vacation"), address_of("notification_preferences") + "#vacation")]
    if match is not None:
        muted = stop_address(player, "", match.pk)
        ways.append(Way(gettext("Mute this match"), muted))
    settings_page = address_of("notification_preferences")
    ways.append(Way(gettext("Why this mail, and how to change it"), settings_page))
    return ways


def seal_of(scene: Scene) -> str:
    if not scene.match.head:
        return ""
    chain = bytes(scene.match.head_hash).hex()[:16]
    grouped = " ".join(chain[place : place + 4] for place in range(0, 16, 4))
    return gettext("Event %(seq)d, chain %(chain)s") % {"seq": scene.match.head, "chain": grouped}


def where_of(scene: Scene) -> str:
    if not scene.turn:
        return scene.game_name
    return gettext("%(game)s, turn %(turn)d") % {"game": scene.game_name, "turn": scene.turn}
