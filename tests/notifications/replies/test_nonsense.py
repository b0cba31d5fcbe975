"""Whatever comes in by mail: nothing breaks, and nothing is played that nobody wrote."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notifications.mail.tokens import Ask, BadToken, read_token
from notifications.replies.answers import Offer, chosen
from notifications.replies.machines import has_failed, is_automatic, is_bounce
from notifications.replies.quoting import own_words, words_of_html
from notifications.replies.reading import digest_of, message_id_of, read_mail, sender_of, words_of
from notifications.replies.verdicts import is_disowned

pytestmark = pytest.mark.fuzz
OFFERS = [Offer(number, f"o{number}", (f"Option {number}",)) for number in range(1, 9)]
HEADERS = st.sampled_from(
    ["From", "To", "Cc", "Message-ID", "Content-Type", "Authentication-Results", "Auto-Submitted"]
)
LINE = st.text(st.characters(blacklist_categories=["Cs"]), max_size=60)


@st.composite
def mails(draw: st.DrawFn) -> bytes:
    """Headers and bodies as a spammer's program would write them."""
    headers = draw(st.lists(st.tuples(HEADERS, LINE), max_size=8))
    kind = draw(st.sampled_from(["text/plain", "text/html", "multipart/mixed; boundary=b", "x"]))
    body = draw(st.binary(max_size=300) | LINE.map(str.encode))
    lines = [f"{name}: {value}".encode() for name, value in headers]
    return b"\n".join([*lines, f"Content-Type: {kind}".encode(), b"", body])


@settings(max_examples=300, deadline=None)
@given(mails(), st.lists(LINE, max_size=2))
def test_any_mail_can_be_read(body: bytes, recipients: list[str]) -> None:
    mail = read_mail(body, recipients, None)
    assert len(digest_of(mail)) == 64
    assert isinstance(sender_of(mail) + message_id_of(mail) + words_of(mail), str)
    for test in (is_disowned, has_failed):
        assert test(mail.message) in (True, False)
    for judge in (is_automatic, is_bounce):
        assert judge(mail.message, None) in (True, False)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400))
def test_an_answer_is_never_more_than_was_written(text: str) -> None:
    words = own_words(text)
    assert len(words) <= len(text)
    offer = chosen(words, OFFERS)
    assert offer is None or str(offer.number) in words.split("\n")[0]


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="<>/abdivp =\"'&;!-blockquote12\n", max_size=300))
def test_any_page_can_be_read(page: str) -> None:
    assert "<script" not in words_of_html(page)


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=90) | st.text(alphabet="abcdefghijklmnopqrstuvwxyz234567", max_size=80))
def test_no_nonsense_is_a_token(token: str) -> None:
    with pytest.raises(BadToken):
        read_token(token, Ask, "link")
