"""Kernel texts in the language of the request, with the players' names in them."""

from collections.abc import Mapping

from django.utils.translation import get_language, gettext
from msgspec import Struct

from games.kernel.text import Text, render


def language_now() -> str:
    return (get_language() or "en").partition("-")[0]


class Voice(Struct, frozen=True):
    """Says kernel texts to one reader."""

    language: str
    names: Mapping[int, str] = {}

    def say(self, text: Text | None) -> str:
        if text is None:
            return ""
        return render(text, translate=gettext, language=self.language, names=self.names)


def voice_for(names: Mapping[int, str] | None = None) -> Voice:
    return Voice(language_now(), names or {})
