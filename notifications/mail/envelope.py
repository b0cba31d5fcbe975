"""A letter as a message: text and HTML of equal content, the board inside, the headers."""

from django.template.loader import render_to_string
from django.utils import translation

from notifications.mail.addresses import mail_domain, sender
from notifications.mail.letter import Letter
from notifications.mail.marks import mark_of
from notifications.message import Message, Picture
from notifications.replies.machines import OURS

LONGEST_SUBJECT = 180
FOLDER = "notifications/mail/"


def message_of(letter: Letter) -> Message:
    text, html = bodies_of(letter)
    return Message(
        subject=subject_of(letter),
        text=text,
        html=html,
        short=short_of(letter),
        link=letter.table_url or next((way.url for way in letter.ways), ""),
        to=letter.address,
        reply_to=letter.reply_to,
        message_id=letter.message_id,
        headers=headers_of(letter),
        pictures=pictures_of(letter),
        record=letter.record,
    )


def bodies_of(letter: Letter) -> tuple[str, str]:
    told = [(line, mark_of(line.colour)) for line in letter.since]
    context = {"letter": letter, "told": told}
    with translation.override(letter.language):
        text = render_to_string(f"{FOLDER}letter.txt", context)
        html = render_to_string(f"{FOLDER}letter.html", context)
    return tidied(text), html


def tidied(text: str) -> str:
    """Never more than one empty line, none at the ends."""
    lines: list[str] = []
    for line in text.strip().split("\n"):
        kept = line if line == "-- " else line.rstrip()
        if kept or (lines and lines[-1]):
            lines.append(kept)
    return "\n".join(lines) + "\n"


def short_of(letter: Letter) -> str:
    """The same in a few lines, for a chat."""
    options = [f"{option.number} {option.label}" for option in letter.options]
    heaps = [f"{heap.title}: {line}" for heap in letter.heaps for line in heap.lines]
    lines = [letter.preheader, *letter.paragraphs, *letter.quotes, *options, *letter.also, *heaps]
    return "\n".join(lines)


def subject_of(letter: Letter) -> str:
    subject = " ".join(letter.subject.split())
    if len(subject) <= LONGEST_SUBJECT:
        return subject
    return f"{subject[:LONGEST_SUBJECT].rstrip()}…"


def headers_of(letter: Letter) -> dict[str, str]:
    headers = {
        "From": sender(),
        "Auto-Submitted": "auto-replied" if letter.answers else "auto-generated",
        "X-Auto-Response-Suppress": "All",
        OURS: letter.kind,
    }
    before = [each for each in (letter.thread, letter.answers) if each]
    if before:
        headers["In-Reply-To"] = before[-1]
        headers["References"] = " ".join(before)
    if letter.thread:
        headers["List-Id"] = f"<{letter.thread.strip('<>').partition('@')[0]}.{mail_domain()}>"
    if letter.stop:
        headers["List-Unsubscribe"] = f"<{letter.stop}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return headers


def pictures_of(letter: Letter) -> list[Picture]:
    shown = letter.picture
    return [] if shown is None else [Picture(shown.name, shown.body, shown.alt)]
