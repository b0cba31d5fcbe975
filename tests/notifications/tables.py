"""A table in the middle of play, and mails about it, for tests of links and replies."""

import re
from email.message import EmailMessage
from typing import Any

from accounts.models import User
from games.models import LogEntry, Match
from games.services.moves import play_option
from notifications.mail.compose import compose
from notifications.message import Message
from notifications.replies.outcomes import Result
from notifications.replies.reading import read_mail
from notifications.replies.receiving import receive
from tests.notifications.letters import bundle, notice
from tests.support.kingdoms import asks, kingdoms_match, play_until, player
from tests.support.playing import open_questions


def table() -> Match:
    """Ada chooses the action of a turn; bogdan and celia wait."""
    return play_until(kingdoms_match("ada", "bogdan", "celia"), asks("turn.action", 0), seed=5)


def turn_mail(match: Match, name: str = "ada") -> Message:
    message = compose(bundle(notice(player(name), match, "turn")))
    assert message is not None
    return message


def links(message: Message) -> list[str]:
    """The addresses behind the buttons, in the order of their numbers."""
    return re.findall(r"(/mail/play/\w+/\d+/)", message.text)


def head(match: Match) -> int:
    return Match.objects.values_list("head", flat=True).get(pk=match.pk)


def moves_by(match: Match, seat: int) -> int:
    rows = LogEntry.objects.filter(match=match, seat=seat)
    return len(set(rows.values_list("move", flat=True)))


def play_once(match: Match, seat: int) -> None:
    """Somebody answers at the table in between."""
    question = next(each for each in open_questions(match) if each.seat == seat)
    play_option(match.pk, seat, question.options[0].id)


def reply_to(message: Message, text: str, **fields: Any) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = fields.pop("sender", message.to)
    mail["To"] = message.reply_to
    mail["Subject"] = f"Re: {message.subject}"
    mail["Message-ID"] = fields.pop("message_id", "<1@mail.example.org>")
    mail["In-Reply-To"] = message.message_id
    for name, value in fields.items():
        mail[name.replace("_", "-")] = value
    mail.set_content(text)
    return mail


def received(mail: EmailMessage, *, envelope: str | None = None) -> Result:
    sender = envelope if envelope is not None else str(mail["From"])
    return receive(read_mail(mail.as_bytes(), [], sender))


def user(name: str) -> User:
    return player(name)
