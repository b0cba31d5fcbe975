"""Sentences put together from the content, in both languages at once."""

from games.kernel.reference import ReferenceEntry
from games.kernel.text import Words
from games.rules.tsukuyumi.content import Content


def filled(words: Words, **values: Words | str | int) -> Words:
    def said(language: str) -> dict[str, str | int]:
        return {
            name: value.in_language(language) if isinstance(value, Words) else value
            for name, value in values.items()
        }

    return Words(words.en.format(**said("en")), words.pl.format(**said("pl")))


def joined(*parts: Words) -> Words:
    """Sentences one after the other; a bare name gets its full stop."""
    return Words(
        " ".join(stopped(part.en) for part in parts if part.en),
        " ".join(stopped(part.pl) for part in parts if part.pl),
    )


def stopped(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def listed(content: Content, slugs: tuple[str, ...] | list[str]) -> Words:
    names = [content.texts[slug].name for slug in slugs]
    return Words(", ".join(name.en for name in names), ", ".join(name.pl for name in names))


def entry(content: Content, slug: str, source: str = "", picture: str = "") -> ReferenceEntry:
    told = content.texts[slug]
    return ReferenceEntry(slug, told.name, told.text, source, picture)
