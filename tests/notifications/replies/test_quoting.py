"""Of a reply only what its sender wrote counts, whatever the mail program put around it."""

import pytest

from notifications.replies.quoting import own_words, words_of_html

QUOTED = "> Choose the action of this turn.\n> 1  Patrol\n> 2  Quest\n> 3  Expand"


@pytest.mark.parametrize(
    "text",
    [
        f"2\n\nOn Thu, 19 Nov 2026 at 21:40, Longtable <longtable@host> wrote:\n{QUOTED}",
        f"2\r\n\r\nOn Thu, 19 Nov 2026 at 21:40, Longtable\r\n<longtable@host> wrote:\r\n{QUOTED}",
        f"2\n\nW dniu 19.11.2026 o 21:40, Longtable pisze:\n{QUOTED}",
        f"2\n\nczw., 19 lis 2026 o 21:40 Longtable <l@host> napisał(a):\n\n{QUOTED}",
        f"On Thu, Longtable wrote:\n{QUOTED}\n\n2\n",
        "2\n-- \nAda\n1 High Street",
        "2\n\n-----Original Message-----\nFrom: Longtable\n1  Patrol\n3 Expand",
        "2\n\n________________________________\nFrom: Longtable <l@host>\nSent: Thursday\n1 Patrol",
        "2\n\nFrom: Longtable <l@host>\nSent: Thursday\nTo: Ada\nSubject: Winter\n3 Expand",
        "2\n\nOd: Longtable <l@host>\nWysłano: czwartek\nDo: Ada\nTemat: The long winter\n3 Rozwój",
        "2\n\nSent from my telephone 3",
        "2\n\nWysłane z iPhone’a",
        f"2\n\nBegin forwarded message:\n{QUOTED}",
    ],
)
def test_only_the_answer_is_left(text: str) -> None:
    assert own_words(text) == "2"


def test_numbers_in_the_quoted_mail_never_count() -> None:
    assert own_words(QUOTED) == ""


@pytest.mark.parametrize(
    "page",
    [
        "<html><head><title>3</title><style>p{}</style></head><body><p>2</p></body></html>",
        '<div dir="ltr">2</div><br><div class="gmail_quote"><div class="gmail_attr">On Thu wrote:'
        "</div><blockquote><p>1 Patrol</p><p>3 Expand</p></blockquote></div>",
        "<div>2</div><blockquote type=cite><div>1 Patrol<br>3 Expand</div></blockquote>",
        '<p>2</p><div id="divRplyFwdMsg">From: Longtable</div><div>1 Patrol</div><p>3</p>',
        '<body>2<div class="yahoo_quoted"><p>3</p></div></body>',
        "2<script>3</script>",
        "<p>2",
    ],
)
def test_pages_are_read_without_their_quotes(page: str) -> None:
    assert own_words(words_of_html(page)) == "2"


def test_blocks_become_lines() -> None:
    assert words_of_html("<div>Quest</div><div>thanks &amp; bye</div>") == "Quest\nthanks & bye"
