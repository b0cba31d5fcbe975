"""Mails leave over one connection; what the server says about them decides what becomes of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from notifications.channels.deliver import deliver
from notifications.channels.email import LINE
from notifications.errors import TryLater, Undeliverable
from notifications.message import Message, Picture
from notifications.models import Channel
from tests.notifications.post_office import Sink, sink
from tests.notifications.tables import user

pytestmark = pytest.mark.django_db(transaction=True)
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9


@pytest.fixture
def server(settings: Any) -> Iterator[Sink]:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"
    settings.EMAIL_TIMEOUT = 2
    with sink(settings) as found:
        yield found


@pytest.fixture
def channel() -> Channel:
    return Channel.objects.create(player=user("ada"), medium=Channel.Medium.EMAIL)


def message(number: int = 1) -> Message:
    return Message(
        subject="Zażółć: your turn",
        text="Answer with 1 or 2.",
        html='<p>Answer</p><img src="cid:b@x">',
        to="ada@example.org",
        reply_to="reply+x@play.example.org",
        message_id=f"<{number}@play.example.org>",
        headers={"X-Longtable": "turn", "From": "Longtable <post@play.example.org>"},
        pictures=[Picture("b@x", PNG, "The board")],
    )


def test_text_page_and_picture_arrive(server: Sink, channel: Channel) -> None:
    deliver(channel, message())
    (mail,) = server.take()
    assert mail.to == "ada@example.org"
    assert mail.text.strip() == "Answer with 1 or 2."
    assert "cid:b@x" in mail.html
    assert mail.message.get_content_type() == "multipart/related"
    image = next(p for p in mail.message.walk() if p.get_content_type() == "image/png")
    assert image["Content-ID"] == "<b@x>"
    assert image.get_payload(decode=True) == PNG
    assert mail.message["From"] == "Longtable <post@play.example.org>"
    assert mail.message["Message-ID"] == "<1@play.example.org>"
    assert mail.envelope_sender.startswith("reply+")


def test_many_mails_share_a_connection(server: Sink, channel: Channel) -> None:
    for number in range(20):
        deliver(channel, message(number))
    assert len(server.take()) == 20
    assert len(server.connections) == 1


@pytest.mark.parametrize("answer", ["451 greylisted", "452 full", "550 spam", "421 busy"])
def test_what_is_said_after_the_mail_is_tried_again(
    server: Sink, channel: Channel, answer: str
) -> None:
    """A server that dislikes this mail may like the next; only unknown people are for good."""
    server.answer = answer
    with pytest.raises(TryLater):
        deliver(channel, message())
    server.answer = "250 OK"
    deliver(channel, message())
    assert len(server.take()) == 1


def test_an_unknown_recipient_is_for_good(server: Sink, channel: Channel) -> None:
    server.recipient_answer = "550 no such user"
    with pytest.raises(Undeliverable, match="550 no such user"):
        deliver(channel, message())
    server.recipient_answer = "450 come back later"
    with pytest.raises(TryLater):
        deliver(channel, message())


def test_a_server_that_is_away_is_tried_again(settings: Any, channel: Channel) -> None:
    with sink(settings) as server:
        deliver(channel, message())
        assert len(server.take()) == 1
    LINE.used = 0.0
    with pytest.raises(TryLater):
        deliver(channel, message())
