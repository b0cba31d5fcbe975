"""The reference: everything printed is there, in both languages, and fits its picture."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from games.kernel.reference import ReferenceEntry
from games.rules.mysthea.board.cards import HEIGHT
from games.rules.mysthea.reference.pictures import EXAMPLES, draw_reference
from games.rules.mysthea.reference.sections import glossary, reference
from tests.rules.mysthea.tables import CONTENT

SECTIONS = {section.slug: section for section in reference(CONTENT)}
SVG = "{http://www.w3.org/2000/svg}"
CARDS = [
    *CONTENT.cards,
    *CONTENT.encounters,
    *CONTENT.champions,
    *CONTENT.attunements,
    *CONTENT.monsters,
    *CONTENT.region_types,
    "storm",
]


def entries() -> Iterator[ReferenceEntry]:
    for section in SECTIONS.values():
        for entry in section.entries:
            yield entry
            yield from entry.parts


def feet(element: Element, y: float = 0) -> Iterator[float]:
    """The base lines of all words in a picture."""
    moved = re.match(r"translate\(\S+ ([-.\d]+)\)", element.get("transform", ""))
    y += float(moved.group(1)) if moved else 0
    if element.tag == f"{SVG}text":
        yield y + float(element.get("y", 0))
    for inner in element:
        yield from feet(inner, y)


def test_every_printed_thing_is_in_the_reference_with_its_picture() -> None:
    pictures = {entry.picture for entry in entries()}
    assert {*CARDS, *CONTENT.islands} <= pictures
    kinds = ("tactic", "objective", "accessory", "upgrade")
    assert [len(SECTIONS[f"{kind}-cards"].entries) for kind in kinds] == [20] * 4
    assert len(SECTIONS["encounters"].entries) == 30
    assert len(SECTIONS["attunements"].entries) == 10


def test_everything_has_words_in_both_languages() -> None:
    for entry in entries():
        assert entry.name.en
        assert entry.name.pl
        assert bool(entry.text.en) == bool(entry.text.pl)
        assert "{" not in entry.text.en + entry.text.pl, entry.slug


def test_a_card_tells_its_points_its_order_and_its_slot() -> None:
    [card] = [one for one in SECTIONS["upgrade-cards"].entries if one.slug == "C016"]
    assert card.text.en.endswith(
        "(C016: start card, 2 command points; in a battle: Defend 2.) Slot: Fortification upgrade."
    )


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("code", CARDS)
def test_the_words_of_a_card_fit_on_it(code: str, language: str) -> None:
    root = ElementTree.fromstring(draw_reference(CONTENT, code, language=language))
    assert max(feet(root)) <= HEIGHT - 5


@pytest.mark.parametrize("picture", [*EXAMPLES, *CONTENT.islands])
def test_every_example_can_be_drawn_by_day_and_by_night(picture: str) -> None:
    day = draw_reference(CONTENT, picture)
    night = draw_reference(CONTENT, picture, palette="dark")
    assert ElementTree.fromstring(day).tag == f"{SVG}svg"
    assert day != night


def test_what_is_not_printed_has_no_picture() -> None:
    with pytest.raises(LookupError, match="C999"):
        draw_reference(CONTENT, "C999")


def test_the_glossary_explains_terms_of_the_game_only() -> None:
    assert set(glossary()) <= set(CONTENT.terms)
