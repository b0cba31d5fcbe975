"""Matches of Tiny Epic Kingdoms with people at the table, played on through the services."""

from collections.abc import Callable, Sequence
from random import Random

from accounts.models import User
from games.kernel.resolution import Question
from games.models import Match, Seat, Terms
from games.services.matches import open_match
from games.services.moves import play_option
from tests.support.playing import open_questions

GAME = "tiny_epic_kingdoms"


def player(name: str) -> User:
    found = User.objects.filter(username=name).first()
    return found or User.objects.create_user(name, f"{name}@example.org", "demo")


def kingdoms_match(*names: str, title: str = "The long winter", **options: object) -> Match:
    """A running match with these players in order."""
    match = open_match(GAME, len(names), options=options)
    Terms.objects.create(match=match, title=title)
    for number, name in enumerate(names):
        Seat.objects.filter(match=match, number=number).update(player=player(name))
    return match


def play_until(
    match: Match, done: Callable[[list[Question]], bool], *, seed: int = 1, most: int = 2000
) -> Match:
    """Random moves until the open questions are what the test wants."""
    rng = Random(seed)
    for _ in range(most):
        asked = open_questions(match)
        if not asked or done(asked):
            break
        question = rng.choice(asked)
        play_option(match.pk, question.seat, rng.choice(question.options).id)
    else:
        raise AssertionError("the match never got there")
    match.refresh_from_db()
    return match


def asks(slug: str, seat: int | None = None) -> Callable[[list[Question]], bool]:
    def is_asked(questions: Sequence[Question]) -> bool:
        return any(
            question.step.slug == slug and seat in (None, question.seat) for question in questions
        )

    return is_asked


def play_events(match: Match, events: int, *, seed: int = 1) -> Match:
    """Random moves until the log has this many events, or the match ends."""
    rng = Random(seed)
    while match.head < events and (asked := open_questions(match)):
        question = rng.choice(asked)
        play_option(match.pk, question.seat, rng.choice(question.options).id)
        match.refresh_from_db()
    return match
