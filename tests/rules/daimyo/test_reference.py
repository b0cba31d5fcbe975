"""The reference pages show everything that is printed, in both languages."""

import pytest

from games.kernel.reference import ReferenceEntry
from games.rules.daimyo.game import GAME
from games.rules.daimyo.reference.pictures import EXAMPLES, draw_reference
from games.rules.daimyo.reference.sections import reference

CONTENT = GAME.content().value
ENTRIES = [
    part
    for section in reference(CONTENT)
    for entry in section.entries
    for part in (entry, *entry.parts)
]
PICTURES = [entry.picture for entry in ENTRIES if entry.picture]


def test_every_printed_thing_is_there() -> None:
    slugs = {entry.slug for entry in ENTRIES}
    assert set(CONTENT.heroes) <= slugs
    assert {f"clan-{name}" for name in CONTENT.clans} <= slugs
    assert {f"island-{name}" for name in CONTENT.islands} <= slugs
    assert {f"board-{name}" for name in CONTENT.boards} <= slugs
    assert {f"objective-{name}" for name in CONTENT.objectives} <= slugs
    assert {f"empire-{name}" for name in CONTENT.solo.cards} <= slugs


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_every_entry_speaks_both_languages(entry: ReferenceEntry) -> None:
    for words in (entry.name, entry.text):
        assert bool(words.en) == bool(words.pl)
        assert "{" not in words.en + words.pl
    assert entry.name.en


def test_slugs_are_unique() -> None:
    slugs = [entry.slug for entry in ENTRIES]
    assert len(set(slugs)) == len(slugs)


@pytest.mark.parametrize("picture", [*PICTURES, *(f"example-{name}" for name in EXAMPLES)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_picture_can_be_drawn(picture: str, language: str) -> None:
    assert draw_reference(CONTENT, picture, language=language).startswith("<svg")


@pytest.mark.parametrize("picture", ["hero-none", "island-pink", "example-none", "nothing", ""])
def test_a_picture_that_there_is_not_is_said_so(picture: str) -> None:
    with pytest.raises(LookupError):
        draw_reference(CONTENT, picture)
