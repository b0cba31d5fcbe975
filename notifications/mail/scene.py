"""A match as the reader of a mail may know it: read once, and all of it masked."""

from datetime import datetime
from typing import Any
from zlib import crc32

from django.utils.translation import gettext
from msgspec import Struct

from accounts.models import User
from games.kernel.game import AnyGame
from games.kernel.resolution import Question
from games.kernel.together import Together
from games.models import LogEntry, Match, Seat, Turn
from games.rules.registry import game_of
from games.selectors.chronicle import Line, Story, story_of
from games.selectors.decisions import Decision, decision_of, drafts_of_match
from games.selectors.lobby import held_places
from games.selectors.news import PLAYER, events_since
from games.selectors.timeline import ticks_of, turn_at
from games.selectors.viewpoints import Viewpoint, viewpoint_of
from games.web.match.players import names_of
from games.web.rendering import Voice, voice_for

MOST_EVENTS = 200
"""How far back a mail tells, however long ago the reader's own last move is."""


class Scene(Struct, frozen=True):
    match: Match
    player: User
    point: Viewpoint
    places: list[Seat]
    voice: Voice
    story: Story | None = None
    """None before the start."""
    decision: Decision | None = None
    since: int = 0
    """The last event that the reader has seen: that of their own last move."""

    @property
    def game(self) -> AnyGame:
        return game_of(self.match.game)

    @property
    def title(self) -> str:
        terms = getattr(self.match, "terms", None)
        name = terms.title if terms is not None else ""
        return name or gettext("Table %(number)d") % {"number": self.match.pk}

    @property
    def game_name(self) -> str:
        return self.game.name.in_language(self.voice.language)

    @property
    def turn(self) -> int:
        if self.story is None:
            return 0
        return turn_at(ticks_of(self.match, self.story.stretch), self.story.seq)

    @property
    def lines(self) -> list[Line]:
        """The sentences since the reader's last move."""
        lines = self.story.lines if self.story else []
        return [line for line in lines if line.seq > self.since]

    @property
    def news(self) -> list[Any]:
        """What the board marks as moved since then."""
        if self.story is None or not self.since:
            return []
        return self.game.news(events_since(self.story, self.since))

    @property
    def seat(self) -> int | None:
        return self.decision.question.seat if self.decision else self.point.seat

    def name_of(self, seat: int | None) -> str:
        return self.voice.names.get(seat, "") if seat is not None else ""


def match_for_mail(match_id: int) -> Match:
    return Match.objects.select_related("content", "terms").defer("content__body").get(pk=match_id)


def match_as_now(match: Match) -> Match:
    """The match as it was read with its notice, or afresh if it has moved on since."""
    now = Match.objects.filter(pk=match.pk).values_list("head", "status").first()
    return match if now == (match.head, match.status) else match_for_mail(match.pk)


def scene_of(match: Match, player: User, *, told_from: int | None = None) -> Scene:
    """Now, with the reader's eyes; the language is that which is spoken.

    The story goes back to the reader's own last move, or to `told_from` if that is earlier.
    """
    places = held_places(match)
    point = viewpoint_of(match, player, places=places)
    voice = voice_for(names_of(places))
    if not match.head:
        return Scene(match, player, point, places, voice)
    since = last_own_move(point) or since_sat_down(point, places)
    first = since if told_from is None else min(since, told_from)
    story = story_of(point, most=min(max(match.head - first, 1), MOST_EVENTS))
    decision = open_decision(point, story)
    return Scene(match, player, point, places, voice, story, decision, since)


def last_own_move(point: Viewpoint) -> int:
    """The last event of the reader's own last move; what a steward played for them is news."""
    own = LogEntry.objects.filter(match=point.match, seat__in=point.own, via=PLAYER)
    found = own.order_by("-seq").values_list("seq", flat=True).first()
    return found or 0


def since_sat_down(point: Viewpoint, places: list[Seat]) -> int:
    """Who took a seat over is told what happened from then on."""
    own = [place.first for place in places if place.number in point.own]
    return max(min(own, default=0) - 1, 0)


def open_decision(point: Viewpoint, story: Story) -> Decision | None:
    header = story.g.state.header
    if point.match.status != Match.Status.RUNNING or header.over or not header.agenda:
        return None
    game = game_of(point.match.game)
    together = isinstance(game.read_step(header.agenda[-1]), Together)
    drafts = drafts_of_match(point.match, header.asked) if together else {}
    found = (decision_of(game, story.seen, seat, drafts) for seat in point.own)
    return next(filter(None, found), None)


def mark_of(question: Question) -> int:
    """Stands for a question with its options in their order: another list has another mark."""
    return crc32("\n".join([question.key, *(option.id for option in question.options)]).encode())


def due_of(match: Match, seat: int) -> datetime | None:
    """When the seat's time runs out, if it does."""
    turns = Turn.objects.filter(match=match, seat=seat, closed__isnull=True)
    return turns.values_list("due", flat=True).first()
