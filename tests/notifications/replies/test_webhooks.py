"""Mails that a provider hands over by webhook go the same way as any other."""

import json
from base64 import b64encode
from typing import Any

import pytest
from django.test import Client

from games.models import Match
from notifications.models import ReceivedMail
from notifications.services.choices import mail_channel
from tests.notifications.tables import head, reply_to, table, turn_mail, user

pytestmark = pytest.mark.django_db
INBOUND = "/mail/in/postmark/inbound/"


@pytest.fixture(autouse=True)
def post(settings: Any) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"
    settings.ANYMAIL = {"WEBHOOK_SECRET": ["hook:secret"]}


@pytest.fixture
def match() -> Match:
    return table()


def handed_over(address: str, body: dict[str, Any], secret: str = "hook:secret") -> int:
    word = b64encode(secret.encode()).decode()
    client = Client(headers={"Authorization": f"Basic {word}"})
    return client.post(address, json.dumps(body), content_type="application/json").status_code


def postmark(mail: Any) -> dict[str, Any]:
    sender = {"Email": str(mail["From"]), "Name": "", "MailboxHash": ""}
    return {
        "FromFull": sender,
        "From": str(mail["From"]),
        "ToFull": [{"Email": str(mail["To"]), "Name": "", "MailboxHash": ""}],
        "OriginalRecipient": str(mail["To"]),
        "Subject": str(mail["Subject"]),
        "MessageID": "1",
        "Date": "Thu, 19 Nov 2026 21:40:00 +0000",
        "TextBody": mail.get_content(),
        "Headers": [
            {"Name": "Message-ID", "Value": str(mail["Message-ID"])},
            {"Name": "Return-Path", "Value": f"<{mail['From']}>"},
        ],
        "Attachments": [],
    }


def test_a_reply_by_webhook_plays_once(match: Match) -> None:
    body = postmark(reply_to(turn_mail(match), "1"))
    assert handed_over(INBOUND, body) == 200
    after = head(match)
    assert after > match.head
    assert handed_over(INBOUND, body) == 200
    assert head(match) == after
    assert ReceivedMail.objects.count() == 1


def test_without_the_hosts_secret_nothing_comes_in(match: Match) -> None:
    body = postmark(reply_to(turn_mail(match), "1"))
    assert handed_over(INBOUND, body, "hook:guess") == 400
    assert head(match) == match.head


def test_another_sender_plays_nothing(match: Match) -> None:
    body = postmark(reply_to(turn_mail(match), "1", sender="eve@example.org"))
    assert handed_over(INBOUND, body) == 200
    assert head(match) == match.head


def test_a_bounce_by_webhook_marks_the_address(match: Match) -> None:
    ada = user("ada")
    mail_channel(ada)
    body = {
        "RecordType": "Bounce",
        "Type": "HardBounce",
        "TypeCode": 1,
        "Email": "ada@example.org",
        "Description": "no such user",
        "BouncedAt": "2026-11-19T21:40:00Z",
        "MessageID": "1",
    }
    assert handed_over("/mail/in/postmark/tracking/", body) == 200
    assert mail_channel(ada).trouble


def test_a_huge_mail_is_passed_over(match: Match, settings: Any) -> None:
    settings.LONGTABLE_REPLY_BYTES = 10_000
    body = postmark(reply_to(turn_mail(match), "1\n\n" + "x\n" * 10_000))
    assert handed_over(INBOUND, body) == 200
    assert head(match) == match.head
    assert not ReceivedMail.objects.exists()
