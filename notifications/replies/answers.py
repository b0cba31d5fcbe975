"""Which of the offered options a few written words name; nothing is guessed."""

import re
import unicodedata
from collections.abc import Sequence

from msgspec import Struct

NUMBER = re.compile(r"^\W*(\d{1,3})\W*$")
NUMBER_AND_WORDS = re.compile(r"^\W*(\d{1,3})[\s.):,–-]+(.+)$")
STANDING_NUMBER = re.compile(r"(?<![\w+])(\d{1,3})(?!\w)")


class Offer(Struct, frozen=True):
    number: int
    id: str
    labels: tuple[str, ...]
    """The same words in every language that we speak."""


def chosen(words: str, offers: Sequence[Offer]) -> Offer | None:
    """The option that the first line names by its number, its label, or both; else None.

    The rest of the first paragraph must not name another one: “2” and below it “no, 3” is no
    answer.
    """
    paragraphs = [part.strip() for part in re.split(r"\n\s*\n", words) if part.strip()]
    if not paragraphs:
        return None
    first, *more = paragraphs[0].split("\n")
    offer = named(first, offers)
    if offer is None:
        return None
    rest = "\n".join(more)
    doubts = {int(number) for number in STANDING_NUMBER.findall(rest)} - {offer.number}
    others = {named(line, offers) for line in more} - {None, offer}
    if others or doubts & {each.number for each in offers}:
        return None
    return offer


def named(line: str, offers: Sequence[Offer]) -> Offer | None:
    by_label = with_label(line, offers)
    if by_label is not None:
        return by_label
    if number := NUMBER.match(line):
        return with_number(int(number[1]), offers)
    if both := NUMBER_AND_WORDS.match(line):
        offer = with_number(int(both[1]), offers)
        return offer if offer is not None and offer == with_label(both[2], offers) else None
    return None


def with_number(number: int, offers: Sequence[Offer]) -> Offer | None:
    return next((offer for offer in offers if offer.number == number), None)


def with_label(line: str, offers: Sequence[Offer]) -> Offer | None:
    """None also if two options read alike."""
    wanted = plain(line)
    found = [offer for offer in offers if wanted and wanted in map(plain, offer.labels)]
    return found[0] if len(found) == 1 else None


def plain(words: str) -> str:
    """Without capitals, accents, punctuation and double spaces."""
    letters = unicodedata.normalize("NFKD", words.replace("ł", "l").replace("Ł", "L").casefold())
    kept = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^\w]+", " ", kept).split())
