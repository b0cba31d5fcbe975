"""The built-in receiver speaks real SMTP and LMTP: what it takes, what it refuses, and how."""

import smtplib
from typing import Any

import pytest

from games.models import Match
from notifications.models import ReceivedMail
from notifications.replies import server
from notifications.replies.outcomes import Outcome
from tests.notifications.post_office import receiver
from tests.notifications.tables import head, reply_to, table, turn_mail

pytestmark = pytest.mark.django_db(transaction=True)
TEN_MEGABYTES = 10_000_000


@pytest.fixture(autouse=True)
def post(settings: Any) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"


@pytest.fixture
def match() -> Match:
    return table()


@pytest.mark.parametrize("lmtp", [False, True])
def test_a_reply_is_played_and_repeated_without_harm(match: Match, lmtp: bool) -> None:  # noqa: FBT001
    mail = reply_to(turn_mail(match), "1")
    speak = smtplib.LMTP if lmtp else smtplib.SMTP
    with receiver(lmtp=lmtp) as port, speak("127.0.0.1", port) as line:
        assert line.send_message(mail) == {}
        after = head(match)
        assert after > match.head
        assert line.send_message(mail) == {}
    assert head(match) == after
    assert ReceivedMail.objects.get().outcome == Outcome.PLAYED


def test_unknown_addresses_are_refused_before_the_mail(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1")
    with receiver() as port, smtplib.SMTP("127.0.0.1", port) as line:
        for address in ("reply@play.example.org", "reply+abc@play.example.org", "eve@example.org"):
            with pytest.raises(smtplib.SMTPRecipientsRefused) as caught:
                line.send_message(mail, to_addrs=[address])
            assert caught.value.recipients[address][0] == 550
    assert not ReceivedMail.objects.exists()


def test_another_sender_is_refused_after_it(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1", sender="eve@example.org")
    with receiver() as port, smtplib.SMTP("127.0.0.1", port) as line:
        with pytest.raises(smtplib.SMTPDataError) as caught:
            line.send_message(mail)
        assert caught.value.smtp_code == 550
    assert head(match) == match.head


def test_ten_megabytes_are_too_much(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1\n" + "x" * 70 + ("\n" + "x" * 70) * (TEN_MEGABYTES // 71))
    with receiver() as port, smtplib.SMTP("127.0.0.1", port) as line:
        with pytest.raises((smtplib.SMTPSenderRefused, smtplib.SMTPDataError)) as caught:
            line.send_message(mail)
        assert caught.value.smtp_code == 552
    assert head(match) == match.head
    assert not ReceivedMail.objects.exists()


def test_a_large_attachment_beside_the_answer_is_passed_over(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1")
    mail.add_attachment(b"x" * 1_000_000, maintype="image", subtype="png", filename="board.png")
    with receiver() as port, smtplib.SMTP("127.0.0.1", port) as line:
        line.send_message(mail)
    assert head(match) > match.head


def test_what_goes_wrong_inside_loses_no_mail(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = reply_to(turn_mail(match), "1")

    def broken(*args: Any) -> None:
        raise RuntimeError("the database is away")

    with receiver() as port, smtplib.SMTP("127.0.0.1", port) as line:
        with monkeypatch.context() as patch:
            patch.setattr(server, "receive", broken)
            with pytest.raises(smtplib.SMTPDataError) as caught:
                line.send_message(mail)
            assert caught.value.smtp_code == 451
        line.send_message(mail)
    assert head(match) > match.head
