"""No machine's mail is played or answered."""

from email import message_from_string

import pytest

from notifications.replies.machines import has_failed, is_automatic, is_bounce

PERSON = "From: Ada <ada@example.org>\nSubject: Re: The long winter\n\n2\n"


@pytest.mark.parametrize(
    "header",
    [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated; owner-email=x",
        "Precedence: bulk",
        "Precedence: auto_reply",
        "X-Autoreply: yes",
        "X-Autorespond: on holiday",
        "List-Id: <players.example.org>",
        "Return-Path: <>",
        "X-Longtable: turn",
        "X-Loop: ada@example.org",
    ],
)
def test_their_headers_give_them_away(header: str) -> None:
    assert is_automatic(message_from_string(f"{header}\n{PERSON}"), "ada@example.org")


def test_a_mail_without_a_sender_on_its_envelope_is_none_of_a_person() -> None:
    assert is_automatic(message_from_string(PERSON), "")


def test_a_person_is_a_person() -> None:
    assert not is_automatic(message_from_string(PERSON), "ada@example.org")
    assert not is_automatic(message_from_string(f"Auto-Submitted: no\n{PERSON}"), None)
    assert not is_bounce(message_from_string(PERSON), "ada@example.org")


def report(action: str, status: str) -> str:
    return (
        "From: MAILER-DAEMON@mx.example.org\nSubject: Undelivered\nMIME-Version: 1.0\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\n\n'
        "--b\nContent-Type: text/plain\n\nSorry.\n--b\nContent-Type: message/delivery-status\n\n"
        f"Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; ada@example.org\nAction: {action}\n"
        f"Status: {status}\n\n--b--\n"
    )


@pytest.mark.parametrize(
    ("action", "status", "failed"),
    [("failed", "5.1.1", True), ("delayed", "4.4.7", False), ("failed", "4.2.2", False)],
)
def test_only_what_failed_for_good_has_bounced(action: str, status: str, failed: bool) -> None:  # noqa: FBT001
    message = message_from_string(report(action, status))
    assert is_bounce(message, "")
    assert has_failed(message) == failed
