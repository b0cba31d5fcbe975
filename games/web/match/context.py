"""What the page of a match and all its fragments are made from."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db.models import OuterRef, QuerySet, Subquery
from django.http import HttpRequest
from django.utils import timezone
from msgspec import Struct

from games.kernel.game import AnyGame
from games.kernel.text import Text
from games.kernel.together import Together
from games.log.clock import time_of
from games.models import Match, Note, Seat
from games.rules.registry import game_of
from games.selectors.chronicle import Story, seen_by, story_of
from games.selectors.clocks import deadline_of, with_clocks
from games.selectors.decisions import (
    Decision,
    can_step_back,
    chain_of,
    decision_of,
    drafts_of_match,
    lit_targets,
)
from games.selectors.heads import head_at_hand, with_heads
from games.selectors.lobby import held_places
from games.selectors.news import events_of_last_line, events_since, since_own_move
from games.selectors.talk import posts_of
from games.selectors.timeline import Ticks, ticks_of, turn_at
from games.selectors.viewpoints import Viewpoint, matches_open_to, viewpoint_of
from games.selectors.waiting import matches_waiting_for
from games.web.lobby.votes import votes_context
from games.web.match.board import View, board_context
from games.web.match.markdown import safe_html
from games.web.match.players import names_of, player_rows
from games.web.match.story import Addresses, tick_rows, turns_told
from games.web.rendering import Voice, voice_for


class Scene(Struct, frozen=True):
    """One viewer before one moment of a match."""

    point: Viewpoint
    places: list[Seat]
    story: Story
    ticks: Ticks
    voice: Voice
    is_past: bool
    decision: Decision | None = None
    back: int | None = None
    """The seat that may take something back."""

    @property
    def match(self) -> Match:
        return self.point.match

    @property
    def game(self) -> AnyGame:
        return game_of(self.match.game)

    @property
    def addresses(self) -> Addresses:
        chosen = self.point.seat if self.match.status == Match.Status.FINISHED else None
        return Addresses(self.match.pk, chosen)

    @property
    def g(self) -> Any:
        """What is drawn: with the viewer's half-finished answer on it."""
        return self.decision.g if self.decision else self.story.seen


def matches_for_page(request: HttpRequest) -> QuerySet[Match]:
    """A match with its clock, its head and the viewer's notes, all in one query."""
    user = request.user
    found = matches_open_to(user).select_related("content", "terms").defer("content__body")
    note = Note.objects.filter(match=OuterRef("pk"), player_id=user.pk).values("text")[:1]
    return with_heads(with_clocks(found)).annotate(note=Subquery(note))


def scene_of(
    request: HttpRequest, match: Match, *, at: int | None = None, seat: int | None = None
) -> Scene:
    """Now, or the moment after event `at`; `LookupError` if there is no such event."""
    places = held_places(match)
    point = viewpoint_of(match, request.user, seat=seat, places=places)
    story = story_of(point, at)
    ticks = ticks_of(match, story.stretch)
    scene = Scene(point, places, story, ticks, voice_for(names_of(places)), at is not None)
    if at is not None or match.status != Match.Status.RUNNING or not point.own:
        return scene
    return with_decision(scene)


def with_decision(scene: Scene) -> Scene:
    """The open question of one of the viewer's seats; that of the first if there are several."""
    story, game, own = scene.story, scene.game, scene.point.own
    header = story.g.state.header
    together = isinstance(game.read_step(header.agenda[-1]), Together)
    drafts = drafts_of_match(scene.match, header.asked) if together else {}
    found = (decision_of(game, story.seen, seat, drafts) for seat in own)
    decision = next(filter(None, found), None)
    movers = own if decision is None else (decision.question.seat,)
    back = next((seat for seat in movers if can_step_back(game, story.g, seat, drafts)), None)
    return Scene(
        scene.point,
        scene.places,
        story,
        scene.ticks,
        scene.voice,
        is_past=False,
        decision=decision,
        back=back,
    )


def match_context(request: HttpRequest, scene: Scene, **more: Any) -> dict[str, Any]:
    """Everything on the page; the fragments take from it what they need."""
    return {
        **play_context(scene),
        **beside_context(request, scene),
        "etag": head_at_hand(scene.match).etag,
        "key": secrets.token_urlsafe(12),
        **more,
    }


def play_context(scene: Scene) -> dict[str, Any]:
    match, story = scene.match, scene.story
    since = None if scene.is_past else since_own_move(scene.point, story)
    events = events_of_last_line(story) if scene.is_past else events_since(story, since)
    before = None if since is None else position_seen_at(scene, since)
    decision = scene.decision
    question = decision.question if decision else None
    lit = lit_targets(question)
    seat = scene.point.seat if question is None else question.seat
    news = scene.game.news(events)
    return {
        "match": match,
        "title": title_of(scene),
        "game_name": scene.game.name.in_language(scene.voice.language),
        "turn": turn_at(scene.ticks, story.seq),
        "is_past": scene.is_past,
        "is_over": story.seen.state.header.over,
        "board": board_context(View(scene.game, scene.g, scene.voice, seat, lit, news)),
        "players": player_rows(
            scene.point,
            scene.places,
            game=scene.game,
            now=scene.g,
            before=before,
            voice=scene.voice,
        ),
        **prompt_context(scene),
        **chronicle_context(scene, since),
        **timeline_context(scene, since),
    }


def position_seen_at(scene: Scene, seq: int) -> Any:
    """An earlier position of the stretch, masked as the present one is."""
    stretch = scene.story.stretch
    return seen_by(scene.point, stretch, stretch.position_at(seq))


def title_of(scene: Scene) -> str:
    terms = getattr(scene.match, "terms", None)
    name = scene.game.name.in_language(scene.voice.language)
    return terms.title if terms is not None and terms.title else f"{name} {scene.match.pk}"


# -- the decision ------------------------------------------------------------------------------


def prompt_context(scene: Scene) -> dict[str, Any]:
    decision, match = scene.decision, scene.match
    waited = [name for seat, name in scene.voice.names.items() if seat in match.waiting_seats]
    return {
        "prompt": scene.voice.say(decision.prompt) if decision else "",
        "question": decision.question.key if decision else "",
        "asked_seat": decision.question.seat if decision else None,
        "options": option_rows(decision, scene.voice),
        "option_count": len(decision.question.options) if decision else 0,
        "chain": [scene.voice.say(text) for text in chain_texts(scene)],
        "waited": [] if scene.is_past or match.status != Match.Status.RUNNING else waited,
        "others_prompt": others_prompt(scene),
        "asked_at": None if scene.is_past else asked_at(scene),
        "asked_now": timezone.now() - asked_at(scene) < timedelta(minutes=1),
        "deadline": None if scene.is_past else time_left(match),
        "back": scene.back,
        "head": match.head,
        "moment_text": scene.voice.say(scene.story.lines[-1].text) if scene.story.lines else "",
    }


def option_rows(decision: Decision | None, voice: Voice) -> list[dict[str, Any]]:
    """The options under their headings, numbered through."""
    groups: list[dict[str, Any]] = []
    for number, option in enumerate(decision.question.options if decision else (), 1):
        heading = voice.say(option.group)
        if not groups or groups[-1]["heading"] != heading:
            groups.append({"heading": heading, "options": []})
        groups[-1]["options"].append(
            {
                "number": number,
                "id": option.id,
                "label": voice.say(option.label),
                "hint": voice.say(option.hint),
                "targets": " ".join(option.targets),
            }
        )
    return groups


def chain_texts(scene: Scene) -> list[Text]:
    decision = scene.decision
    if decision is None:
        return []
    made = chain_of(scene.story.stretch, scene.story.g, decision.question.seat)
    return [*made, *decision.answered]


def others_prompt(scene: Scene) -> str:
    """What somebody else is asked, as far as the agenda tells everybody."""
    header = scene.story.seen.state.header
    if scene.is_past or scene.decision or header.over or not header.agenda:
        return ""
    step = scene.game.read_step(header.agenda[-1])
    return "" if isinstance(step, Together) else scene.voice.say(step.prompt(scene.story.seen))


def asked_at(scene: Scene) -> datetime:
    asked = scene.story.g.state.header.asked
    row = scene.story.stretch.row(asked) or scene.story.stretch.rows[-1]
    return time_of(row.at)


def time_left(match: Match) -> dict[str, Any] | None:
    until = deadline_of(match)
    if until is None:
        return None
    return {"until": until, "left": max(until - timezone.now(), timedelta())}


# -- chronicle, time line ----------------------------------------------------------------------


def chronicle_context(scene: Scene, since: int | None) -> dict[str, Any]:
    story = scene.story
    known = [line for line in story.lines if since is None or line.seq <= since]
    fresh = [line for line in story.lines if since is not None and line.seq > since]
    told = {"g": story.seen, "addresses": scene.addresses, "voice": scene.voice}
    return {
        "turns": turns_told(known, scene.ticks, **told),
        "fresh_turns": turns_told(fresh, scene.ticks, **told),
        "fresh_count": len(fresh),
        "step_through": scene.addresses.moment(fresh[0].seq) if fresh else "",
        "earlier": story.first if story.first > 1 else None,
        "seen_as": scene.point.seat if scene.match.status == Match.Status.FINISHED else None,
    }


def timeline_context(scene: Scene, since: int | None) -> dict[str, Any]:
    story, addresses = scene.story, scene.addresses
    head = scene.match.head
    before = [line.seq for line in story.lines if line.seq < story.seq]
    forward = addresses.moment(story.next) if story.next and story.next < head else ""
    turns = [tick.seq for tick in scene.ticks.turns]
    return {
        "seq": story.seq,
        "ticks": tick_rows(
            scene.ticks, g=story.seen, seq=story.seq, since=since, addresses=addresses
        ),
        "now_url": addresses.now(),
        "first_url": addresses.moment(1),
        "back_url": addresses.moment(before[-1]) if before else "",
        "forward_url": forward or (addresses.now() if scene.is_past else ""),
        "turn_back_url": jump(addresses, [seq for seq in turns if seq < story.seq][-1:]),
        "turn_forward_url": jump(addresses, [seq for seq in turns if seq > story.seq][:1]),
    }


def jump(addresses: Addresses, found: Sequence[int]) -> str:
    return addresses.moment(found[0]) if found else ""


# -- talk, notes, other matches ----------------------------------------------------------------


def beside_context(request: HttpRequest, scene: Scene) -> dict[str, Any]:
    user, match = request.user, scene.match
    waiting = matches_waiting_for(user) if user.is_authenticated else []
    others = [(pk, title) for pk, title in waiting if pk != match.pk]
    return {
        **talk_context(match, scene.ticks, scene.addresses),
        "may_talk": bool(scene.point.own),
        "note": (match.note or "") if scene.point.own else None,
        "vote": votes_context(match, scene.point),
        "waiting_count": len(waiting),
        "next_match": others[0] if others else None,
        "viewpoints": viewpoint_rows(scene),
    }


def talk_context(
    match: Match, ticks: Ticks, addresses: Addresses, *, before: int | None = None
) -> dict[str, Any]:
    posts, has_earlier = posts_of(match, before=before)
    return {
        "posts": [
            {
                "author": post.author.username if post.author else "",
                "author_id": post.author_id,
                "html": safe_html(post.text),
                "turn": turn_at(ticks, post.seq),
                "url": addresses.moment(post.seq) if post.seq else "",
                "written": post.written.astimezone(UTC),
            }
            for post in posts
        ],
        "earlier_posts": posts[0].pk if has_earlier else None,
    }


def viewpoint_rows(scene: Scene) -> list[dict[str, Any]]:
    """Whose eyes a finished match can be seen with."""
    if scene.match.status != Match.Status.FINISHED:
        return []
    at = scene.story.seq if scene.is_past else None

    def address(seat: int | None) -> str:
        addresses = Addresses(scene.match.pk, seat)
        return addresses.now() if at is None else addresses.moment(at)

    seats = [
        {"name": name, "url": address(seat), "is_chosen": seat == scene.point.seat}
        for seat, name in scene.voice.names.items()
    ]
    return [{"name": "", "url": address(None), "is_chosen": scene.point.seat is None}, *seats]
