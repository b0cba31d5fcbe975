"""Translatable text: a template with named values, put into words only when it is shown."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a text of the content, in every language that we speak."""

    en: str
    pl: str

    def in_language(self, language: str) -> str:
        return self.pl if language == "pl" else self.en


class SeatName(Struct, frozen=True):
    """Stands for the name of whoever sits there."""

    seat: int


class Text(Struct, frozen=True):
    """A sentence that is not in any language yet."""

    template: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        return render(self)


def gettext_noop(template: str) -> str:
    """Mark a template for the translators; imported as `_` by the rules."""
    return template


def say(template: str, **values: Any) -> Text:
    """A sentence with named values: plain ones, `Words`, `SeatName` or other texts."""
    return Text(template, values)


def plain(value: Words | str | int) -> Text:
    """A name or a number that stands for itself and needs no translator."""
    return Text("{value}", {"value": value})


def render(
    text: Text,
    *,
    translate: Callable[[str], str] = gettext_noop,
    language: str = "en",
    names: Mapping[int, str] | None = None,
) -> str:
    """The sentence in one language, with the players' names in it."""

    def shown(value: Any) -> Any:
        match value:
            case Words():
                return value.in_language(language)
            case SeatName():
                return (names or {}).get(value.seat, f"#{value.seat + 1}")
            case Text():
                return render(value, translate=translate, language=language, names=names)
            case _:
                return value

    values = {name: shown(value) for name, value in text.values.items()}
    return translate(text.template).format(**values)
