"""Plays what a mail asked for, by link or by reply: once, and only what it was about."""

from games.models import CommandKey
from games.services.bots import play_bots
from games.services.command import digest
from games.services.moves import play_option
from notifications.mail.scene import Scene, mark_of
from notifications.mail.tokens import Ask


def is_still_asked(scene: Scene, ask: Ask) -> bool:
    """True if the very question, with the very options, is open; nobody moved it in between."""
    if scene.story is None or scene.decision is None or ask.seat not in scene.point.own:
        return False
    asked = scene.story.g.state.header.asked
    return asked <= ask.seen and mark_of(scene.decision.question) == ask.mark


def play_asked(scene: Scene, ask: Ask, option: str, *, key: str) -> None:
    """Refused if the match has moved on after all."""
    assert scene.decision is not None
    question = scene.decision.question.key
    play_option(ask.match, ask.seat, option, seen=ask.seen, question=question, key=key)
    play_bots(ask.match)


def was_played(ask: Ask, *, key: str) -> bool:
    """True if a move came under this key before, also if the process died right after it."""
    return CommandKey.objects.filter(match_id=ask.match, key=digest(ask.seat, key)).exists()
