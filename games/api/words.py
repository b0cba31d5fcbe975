"""Sentences of the rules in the language that the caller asked for."""

from collections.abc import Mapping

from django.utils.translation import get_language, gettext

from games.kernel.text import Text, Words, render


def language() -> str:
    return (get_language() or "en").split("-")[0]


def in_words(text: Text, names: Mapping[int, str] | None = None) -> str:
    return render(text, translate=gettext, language=language(), names=names)


def word(words: Words) -> str:
    return words.in_language(language())
