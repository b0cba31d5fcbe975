"""Replies: played once if they are clear and come from whom they must; told why not otherwise."""

import time
from email import message_from_bytes, message_from_string
from typing import Any

import pytest
from django.core import mail as outbox

from games.models import Match, Seat
from games.services.moves import play_option, take_back
from notifications.models import ReceivedMail
from notifications.replies.outcomes import Outcome
from notifications.replies.receiving import MOST_ANSWERS
from notifications.services.choices import mail_channel
from tests.notifications.tables import head, play_once, received, reply_to, table, turn_mail, user
from tests.support.playing import open_questions

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def post(settings: Any) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"


@pytest.fixture
def match() -> Match:
    return table()


def answer() -> str:
    assert len(outbox.outbox) == 1
    return str(outbox.outbox[0].body)


def option_played(match: Match) -> str:
    from games.selectors.chronicle import stretch_of

    match.refresh_from_db()
    events = stretch_of(match, 1, match.head).events
    return next(each.option for each in reversed(events) if hasattr(each, "option"))


def test_a_number_plays_the_option(match: Match) -> None:
    wanted = open_questions(match)[0].options[1].id
    assert received(reply_to(turn_mail(match), "2")).outcome == Outcome.PLAYED
    assert option_played(match) == wanted


def test_so_do_the_words_in_either_language(match: Match) -> None:
    option = next(o for o in open_questions(match)[0].options if o.id == "action:trade")
    assert received(reply_to(turn_mail(match), "Handel")).outcome == Outcome.PLAYED
    assert option_played(match) == option.id


def test_the_same_mail_counts_once(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1")
    received(mail)
    after = head(match)
    outbox.outbox.clear()
    assert received(mail).outcome == Outcome.REPEATED
    assert head(match) == after
    assert outbox.outbox == []


def test_a_mail_whose_taking_was_cut_off_counts_once(match: Match) -> None:
    """The process died after the move, before it wrote down that it was made."""
    mail = reply_to(turn_mail(match), "1")
    received(mail)
    after = head(match)
    ReceivedMail.objects.update(outcome=Outcome.TAKEN)
    assert received(mail).outcome == Outcome.PLAYED
    assert head(match) == after


def test_a_second_reply_to_the_same_mail_comes_too_late(match: Match) -> None:
    message = turn_mail(match)
    received(reply_to(message, "1"))
    after = head(match)
    outbox.outbox.clear()
    result = received(reply_to(message, "2", message_id="<2@mail.example.org>"))
    assert result.outcome == Outcome.OVERTAKEN
    assert head(match) == after
    assert "The match has moved on since that mail." in answer()
    assert "Nothing of yours was lost." in answer()


def test_what_is_not_understood_is_answered_with_the_options(match: Match) -> None:
    before = head(match)
    result = received(reply_to(turn_mail(match), "What does Quest do?"))
    assert result.outcome == Outcome.UNCLEAR
    assert head(match) == before
    assert "Your answer was not understood." in answer()
    assert "1  " in answer()
    sent = outbox.outbox[0]
    assert sent.to == ["ada@example.org"]
    assert sent.extra_headers["Auto-Submitted"] == "auto-replied"
    assert sent.extra_headers["In-Reply-To"] == "<1@mail.example.org>"
    assert f"<match-{match.pk}@" in sent.extra_headers["References"]


def test_the_answer_can_be_answered(match: Match) -> None:
    received(reply_to(turn_mail(match), "hm"))
    sent = outbox.outbox[0]
    again = message_from_string(
        f"From: ada@example.org\nTo: {sent.reply_to[0]}\nMessage-ID: <2@x>\n\n1\n"
    )
    assert received(again).outcome == Outcome.PLAYED  # type: ignore[arg-type]


def test_a_turn_of_several_questions_goes_on_by_mail(match: Match) -> None:
    """Each reply that leaves the turn open is answered with the next question, and only it."""
    address, number = turn_mail(match).reply_to, 0
    while any(question.seat == 0 for question in open_questions(match)) and number < 12:
        number += 1
        outbox.outbox.clear()
        text = f"From: ada@example.org\nTo: {address}\nMessage-ID: <{number}@x>\n\n1\n"
        assert received(message_from_string(text)).outcome == Outcome.PLAYED  # type: ignore[arg-type]
        if outbox.outbox:
            assert "Your answer is played; your turn goes on." in answer()
            address = outbox.outbox[0].reply_to[0]
    assert number > 1
    assert all(question.seat != 0 for question in open_questions(match))


def test_old_numbers_in_the_quoted_mail_do_not_count(match: Match) -> None:
    before = head(match)
    message = turn_mail(match)
    quoted = "\n".join(f"> {line}" for line in message.text.splitlines())
    text = f"Nice picture!\n\nOn Thu, Longtable wrote:\n{quoted}"
    assert received(reply_to(message, text)).outcome == Outcome.UNCLEAR
    assert head(match) == before
    text = f"On Thu, Longtable wrote:\n{quoted}\n"
    second = reply_to(message, text, message_id="<2@x>")
    assert received(second).outcome == Outcome.UNCLEAR
    assert head(match) == before


def test_a_page_without_text_is_read(match: Match) -> None:
    message = turn_mail(match)
    mail = reply_to(message, "x")
    mail.set_content(
        '<div dir="ltr">1</div><div class="gmail_quote"><blockquote>2 Quest</blockquote></div>',
        subtype="html",
    )
    assert received(mail).outcome == Outcome.PLAYED


@pytest.mark.parametrize("sender", ["eve@example.org", "bogdan@example.org", "", "a@b, ada@c"])
def test_another_address_is_refused(match: Match, sender: str) -> None:
    before = head(match)
    mail = reply_to(turn_mail(match), "1", sender=sender)
    result = received(mail, envelope="ada@example.org")
    assert result.outcome == Outcome.STRANGER
    assert result.reply.startswith("550")
    assert head(match) == before
    assert outbox.outbox == []


def test_the_own_address_counts_in_any_case(match: Match) -> None:
    mail = reply_to(turn_mail(match), "1", sender="Ada <ADA@Example.org>")
    assert received(mail).outcome == Outcome.PLAYED


def test_a_mail_that_its_domain_disowns_is_refused(match: Match) -> None:
    before = head(match)
    mail = reply_to(turn_mail(match), "1", Authentication_Results="mx; dmarc=fail")
    result = received(mail)
    assert result.outcome == Outcome.DISOWNED
    assert result.reply.startswith("550")
    assert head(match) == before


def test_a_forged_address_is_refused(match: Match) -> None:
    before = head(match)
    message = turn_mail(match)
    token = message.reply_to.partition("+")[2].partition("@")[0]
    for number, forged in enumerate(
        ("x" * 44, token[:-1] + ("a" if token[-1] != "a" else "b"), "")
    ):
        mail = reply_to(message, "1", message_id=f"<{number}@x>")
        mail.replace_header("To", f"reply+{forged}@play.example.org")
        assert received(mail).outcome == Outcome.FORGED
    assert head(match) == before


def test_an_expired_address_is_answered_and_plays_nothing(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, before = turn_mail(match), head(match)
    later = time.time() + 31 * 86400
    monkeypatch.setattr(time, "time", lambda: later)
    assert received(reply_to(message, "1")).outcome == Outcome.EXPIRED
    assert head(match) == before
    assert "That mail is too old to be answered." in answer()


@pytest.mark.parametrize(
    "headers",
    [
        {"Auto_Submitted": "auto-replied"},
        {"Precedence": "bulk"},
        {"X_Autoreply": "yes"},
        {"X_Longtable": "turn"},
        {"List_Id": "<x.y>"},
    ],
)
def test_machines_are_ignored(match: Match, headers: dict[str, str]) -> None:
    before = head(match)
    assert received(reply_to(turn_mail(match), "1", **headers)).outcome == Outcome.AUTOMATIC
    assert head(match) == before
    assert outbox.outbox == []


def test_a_mail_without_a_sender_on_its_envelope_is_ignored(match: Match) -> None:
    before = head(match)
    assert received(reply_to(turn_mail(match), "1"), envelope="").outcome == Outcome.AUTOMATIC
    assert head(match) == before


def test_our_own_mail_coming_back_ends_there(match: Match) -> None:
    received(reply_to(turn_mail(match), "hm"))
    sent = outbox.outbox.pop()
    looped = message_from_bytes(sent.message().as_bytes())
    looped.replace_header("To", sent.reply_to[0])
    looped.replace_header("From", "ada@example.org")
    assert received(looped).outcome == Outcome.AUTOMATIC  # type: ignore[arg-type]
    assert outbox.outbox == []


def test_a_loop_that_says_nothing_of_itself_runs_dry(match: Match) -> None:
    message = turn_mail(match)
    for number in range(MOST_ANSWERS + 5):
        received(reply_to(message, "hm", message_id=f"<{number}@x>"))
    assert len(outbox.outbox) == MOST_ANSWERS


def test_who_left_the_table_is_told_so(match: Match) -> None:
    message, before = turn_mail(match), head(match)
    Seat.objects.filter(match=match, number=0).update(player=user("darek"))
    assert received(reply_to(message, "1")).outcome == Outcome.NOT_SEATED
    assert head(match) == before
    assert "You do not sit at this table any more." in answer()
    assert "/mail/play/" not in answer()


def test_after_taking_back_an_old_mail_counts_no_more(match: Match) -> None:
    message = turn_mail(match)
    play_option(match.pk, 0, open_questions(match)[0].options[0].id)
    take_back(match.pk, 0)
    before = head(match)
    assert received(reply_to(message, "1")).outcome == Outcome.OVERTAKEN
    assert head(match) == before


def test_what_happened_since_is_told(match: Match) -> None:
    message = turn_mail(match)
    play_once(match, 0)
    received(reply_to(message, "1"))
    assert "What happened since that mail" in answer()


def bounce(to: str, status: str = "5.1.1") -> str:
    return (
        f"From: MAILER-DAEMON@mx.example.org\nTo: {to}\nSubject: Undelivered\nMessage-ID: <b@mx>\n"
        'MIME-Version: 1.0\nContent-Type: multipart/report; boundary="b"\n\n--b\n'
        "Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\n"
        f"Action: failed\nStatus: {status}\n\n--b--\n"
    )


def test_a_bounce_marks_the_address(match: Match) -> None:
    from notifications.mail.addresses import bounce_address

    ada = user("ada")
    mail_channel(ada)
    notice = message_from_string(bounce(bounce_address(ada)))
    assert received(notice, envelope="").outcome == Outcome.BOUNCED  # type: ignore[arg-type]
    assert mail_channel(ada).trouble


def test_a_bounce_of_an_old_address_marks_nothing(match: Match) -> None:
    from notifications.mail.addresses import bounce_address

    ada = user("ada")
    notice = message_from_string(bounce(bounce_address(ada)))
    ada.email = "new@example.org"
    ada.save()
    received(notice, envelope="")  # type: ignore[arg-type]
    assert not mail_channel(ada).trouble


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00\xff\xfe",
        b"From: ada@example.org\nContent-Type: text/plain; charset=nonsense\n\n\xff\xff",
        b"From: =?utf-8?b?//?= <ada@example.org>\nTo: ,,;;<<>>\n\n?",
        b"From: ada@example.org\nContent-Type: multipart/mixed; boundary=\n\n--\n",
        b"From: ada@example.org\n" + b"To: x\n" * 500 + b"\n?",
    ],
)
def test_broken_mails_do_no_harm(match: Match, body: bytes) -> None:
    from notifications.replies.reading import read_mail
    from notifications.replies.receiving import receive

    before = head(match)
    address = turn_mail(match).reply_to
    assert receive(read_mail(body, [address], "ada@example.org")).outcome != Outcome.PLAYED
    assert head(match) == before
