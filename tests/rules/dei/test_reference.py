"""The reference pages show everything that is printed, in both languages."""

import pytest

from games.kernel.reference import ReferenceEntry
from games.rules.dei.game import GAME
from games.rules.dei.reference.pictures import EXAMPLES, draw_reference
from games.rules.dei.reference.sections import reference

CONTENT = GAME.content().value
SECTIONS = reference(CONTENT)
ENTRIES = [
    part for section in SECTIONS for entry in section.entries for part in (entry, *entry.parts)
]
PICTURES = [entry.picture for entry in ENTRIES if entry.picture]


def test_every_card_mission_feat_drone_and_district_is_there() -> None:
    slugs = {entry.slug for entry in ENTRIES}
    assert {f"card-{card}" for card in CONTENT.cards} <= slugs
    assert {f"mission-{name}" for name in CONTENT.missions} <= slugs
    assert {f"feat-{name}" for name in CONTENT.feats} <= slugs
    assert {f"drone-{name}" for name in CONTENT.drones} <= slugs
    assert {f"tile-{name.replace('.', '-')}" for name in CONTENT.tiles} <= slugs
    assert set(CONTENT.boosts) | set(CONTENT.factions) <= slugs


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


@pytest.mark.parametrize("picture", ["card-none", "tile-9-9", "example-none", "nothing", ""])
def test_a_picture_that_there_is_not_is_said_so(picture: str) -> None:
    with pytest.raises(LookupError):
        draw_reference(CONTENT, picture)
