"""English is the source, Polish is complete: no message is missing, empty or only guessed."""

import re
from string import Formatter

import pytest
from babel.messages.catalog import Message

from config.translations import catalogue_troubles, read_catalogue

PERCENT = re.compile(r"%\((\w+)\)[sd]")


def test_every_message_is_translated() -> None:
    assert catalogue_troubles() == []


def names_in(text: str) -> set[str]:
    braces = {name for _, name, _, _ in Formatter().parse(text) if name} if "{" in text else set()
    return braces | set(PERCENT.findall(text))


def wrong_placeholders(message: Message) -> bool:
    ids = [message.id] if isinstance(message.id, str) else list(message.id)
    strings = [message.string] if isinstance(message.string, str) else list(message.string)
    known = set.union(*map(names_in, ids))
    needed = known if isinstance(message.id, str) else set()
    return any(not needed <= names_in(text) <= known for text in strings)


def test_translations_use_the_same_placeholders() -> None:
    found = [message.id for message in read_catalogue("pl") if message.id]
    assert found
    wrong = [m.id for m in read_catalogue("pl") if m.id and wrong_placeholders(m)]
    assert wrong == []


@pytest.mark.parametrize("count", [1, 2, 5, 12, 22])
def test_polish_counts_in_three_forms(count: int) -> None:
    assert read_catalogue("pl").num_plurals == 3
