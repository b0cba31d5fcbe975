"""What somebody wrote themselves in a mail: without the mail that they answered."""

import re
from html.parser import HTMLParser

MOST_LETTERS = 20_000
"""An answer stands in the first few lines; nobody reads further."""
QUOTED = re.compile(r"^\s*[>|]")
SIGNATURE = re.compile(r"^--\s?$")
FORWARDED = re.compile(
    r"^\s*("
    r"-{2,}\s*(original|forwarded|wiadomość oryginalna|oryginalna wiadomość|treść przekazan)"
    r"|begin forwarded message|_{10,}\s*$"
    r"|(sent from my|get outlook for|wysłane z|wysłano z|pobierz outlook)\b"
    r")",
    re.IGNORECASE,
)
WROTE = re.compile(
    r"^\s*(on|w dniu|dnia|am|le|il|el|op|den)?\b.{0,200}"
    r"\b(wrote|writes|pisze|napisał|napisała|napisał\(a\)|schrieb|a écrit|ha scritto|escribió)\b"
    r".{0,80}:\s*$",
    re.IGNORECASE,
)
HEADER = re.compile(r"^\s*\*?(from|od|sent|wysłano|von|de)\s*:\*?\s", re.IGNORECASE)
HEADERS_IN_A_ROW = 2
BLOCKS = {"p", "div", "br", "li", "tr", "table", "ul", "ol", "h1", "h2", "h3", "hr", "body"}
HIDDEN = {"blockquote", "style", "script", "head", "title"}
QUOTES = ("gmail_quote", "gmail_attr", "yahoo_quoted", "moz-cite-prefix", "protonmail_quote")
ENDS = ("divrplyfwdmsg", "appendonsend", "mail-editor-reference-message-container")
"""From here on everything is the answered mail (Outlook)."""
VOID = {"br", "hr", "img", "input", "meta", "link", "wbr", "area", "base", "col"}


def own_words(text: str) -> str:
    """Lines that the sender wrote, without quotes, attribution, forwarded mail and signature."""
    kept: list[str] = []
    lines = text[:MOST_LETTERS].replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for place, line in enumerate(lines):
        if SIGNATURE.match(line) or FORWARDED.match(line) or starts_headers(lines, place):
            break
        if QUOTED.match(line) or is_attribution(lines, place):
            continue
        kept.append(line.rstrip())
    return "\n".join(kept).strip()


def is_attribution(lines: list[str], place: int) -> bool:
    """“On Monday Ada wrote:”, also where the mail program broke it over two lines."""
    line = lines[place]
    if WROTE.match(line):
        return True
    after = lines[place + 1] if place + 1 < len(lines) else ""
    before = lines[place - 1] if place else ""
    joined_after, joined_before = f"{line} {after}", f"{before} {line}"
    starts = re.match(r"^\s*(on|w dniu|dnia|am|le)\s", line, re.IGNORECASE)
    ends = re.match(r"^\s*(on|w dniu|dnia|am|le)\s", before, re.IGNORECASE)
    return bool(
        (starts and after and WROTE.match(joined_after))
        or (ends and line and WROTE.match(joined_before))
    )


def starts_headers(lines: list[str], place: int) -> bool:
    """The head of an answered mail, as Outlook copies it: From, Sent, To, Subject."""
    if not HEADER.match(lines[place]):
        return False
    following = lines[place + 1 : place + 5]
    named = sum(bool(re.match(r"^\s*\*?[\w ]{2,12}:\*?\s", line)) for line in following)
    return named >= HEADERS_IN_A_ROW


class Reader(HTMLParser):
    """The words of a page, one line a block, without quotes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.hidden: list[str] = []
        self.ended = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.hidden:
            if tag not in VOID:
                self.hidden.append(tag)
            return
        marks = " ".join(value or "" for name, value in attrs if name in ("class", "id")).lower()
        if any(end in marks for end in ENDS):
            self.ended = True
        if tag in HIDDEN or any(quote in marks for quote in QUOTES):
            self.hidden.append(tag)
        elif tag in BLOCKS:
            self.parts.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if self.hidden:
            if tag in self.hidden:
                while self.hidden.pop() != tag:
                    pass
            return
        if tag in BLOCKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self.hidden and not self.ended:
            self.parts.append(re.sub(r"\s+", " ", data))


def words_of_html(page: str) -> str:
    """What a mail without a text part says."""
    reader = Reader()
    reader.feed(page[: 20 * MOST_LETTERS])
    reader.close()
    lines = [line.strip() for line in "".join(reader.parts).split("\n")]
    return "\n".join(line for line in lines if line)
