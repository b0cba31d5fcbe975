"""A mail before it is a mail: what it says to its reader, in parts that may be empty."""

from typing import Any

from msgspec import Struct

from accounts.models import User


class Choice(Struct, frozen=True):
    """An option, under the number that it has everywhere."""

    number: int
    id: str
    label: str
    hint: str
    url: str
    group: str = ""
    """The heading that it is the first under."""


class Happened(Struct, frozen=True):
    text: str
    colour: str = ""
    """The seat's, if a seat did it."""


class Way(Struct, frozen=True):
    """A link with its words."""

    label: str
    url: str


class Elsewhere(Struct, frozen=True):
    """Another table, in one row."""

    title: str
    url: str
    text: str
    left: str = ""


class Heap(Struct, frozen=True):
    """What is to be told of one match in a mail about several."""

    title: str
    game: str
    url: str
    lines: list[str]
    left: str = ""
    waits: bool = False


class Picture(Struct, frozen=True):
    name: str
    alt: str
    body: bytes
    width: int
    height: int


class Letter(Struct, kw_only=True):
    """Everything but heading and subject may be missing."""

    to: User | None
    address: str
    kind: str
    language: str
    message_id: str
    thread: str = ""
    """The id that all mails of a match refer to."""
    answers: str = ""
    """The id of the reader's own mail that this one answers."""
    reply_to: str = ""
    subject: str
    has_one_subject: bool = False
    """True if all mails of the match have it."""
    preheader: str
    table: str = ""
    where: str = ""
    """The game and the turn."""
    table_url: str = ""
    waits: bool = False
    """True if something waits for the reader; only then a lamp is lit."""
    heading: str
    chain: list[str] = []
    """The reader's answers so far, in a turn of several."""
    left: str = ""
    until: str = ""
    paragraphs: list[str] = []
    quotes: list[str] = []
    """What somebody wrote, one paragraph each."""
    options: list[Choice] = []
    more_options: int = 0
    how_to_answer: str = ""
    ways: list[Way] = []
    also: list[str] = []
    """What else is to be told of the same match."""
    since_heading: str = ""
    since: list[Happened] = []
    earlier: str = ""
    """That more has happened than is told here."""
    picture: Picture | None = None
    dashes: bool = False
    """True if the picture marks what moved."""
    heaps: list[Heap] = []
    others: list[Elsewhere] = []
    foot: list[Way] = []
    why: str = ""
    seal: str = ""
    """The head of the log that the mail tells of."""
    stop: str = ""
    """Where one request ends mails of this kind (RFC 8058)."""
    record: dict[str, Any] = {}
    """What is kept of it beside its words: seat, head, question, options."""

    @property
    def shows_table(self) -> bool:
        """Beside a button that leads there anyway, another one is too many."""
        return self.picture is not None or not self.ways
