"""English is the source, Polish is complete: no message is missing, empty or only guessed."""

import re
from string import Formatter

import pytest
from babel.messages.catalog import Message

from config.translations import catalogue_of, catalogue_troubles, catalogues, read_catalogue

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


@pytest.mark.parametrize("folder", catalogues())
def test_translations_use_the_same_placeholders(folder: str) -> None:
    found = [message for message in read_catalogue(folder, "pl") if message.id]
    assert found
    assert [message.id for message in found if wrong_placeholders(message)] == []


def test_a_message_that_several_catalogues_hold_reads_the_same_in_all() -> None:
    said: dict[tuple[object, str | None], set[object]] = {}
    for folder in catalogues():
        for message in read_catalogue(folder, "pl"):
            if message.id:
                said.setdefault((message.id, message.context), set()).add(message.string)
    assert [key for key, strings in said.items() if len(strings) > 1] == []


def test_a_game_keeps_its_own_words() -> None:
    assert catalogue_of("games/rules/river_lords/steps/harvest.py") == "games/rules/river_lords"
    assert catalogue_of("games/rules/registry.py") == ""
    assert catalogue_of("games/web/urls.py") == ""


@pytest.mark.parametrize("count", [1, 2, 5, 12, 22])
def test_polish_counts_in_three_forms(count: int) -> None:
    assert read_catalogue("", "pl").num_plurals == 3
