"""The reference: everything printed is there, in both languages, and can be drawn."""

from itertools import chain

import pytest
from django.urls import reverse

from games.kernel.reference import ReferenceEntry
from games.kernel.text import Words
from games.rules.tsukuyumi.reference.examples import EXAMPLES
from games.rules.tsukuyumi.reference.pictures import draw_reference
from games.rules.tsukuyumi.reference.sections import reference
from tests.rules.tsukuyumi.tables import CONTENT

SECTIONS = {section.slug: section for section in reference(CONTENT)}
PREFIXED = {
    "terrain_": CONTENT.terrains,
    "trait_": CONTENT.traits,
    "token_": CONTENT.tokens,
    "reef_": CONTENT.reefs,
    "formation_": CONTENT.formations,
    "uplink_": CONTENT.uplinks,
    "weapon_": CONTENT.weapons,
}


def entries() -> list[ReferenceEntry]:
    return list(chain.from_iterable(section.entries for section in SECTIONS.values()))


def printed() -> list[str]:
    """The slug of everything that has a name in the box."""
    own = (
        CONTENT.factions,
        CONTENT.units,
        CONTENT.oni,
        CONTENT.combat_cards,
        CONTENT.action_cards,
        CONTENT.counterattacks,
        CONTENT.events,
        CONTENT.missions,
        CONTENT.goals,
        CONTENT.gifts,
        CONTENT.victory_cards,
        CONTENT.reef_sets,
    )
    slugs = [slug for cards in own for slug in cards]
    slugs += [prefix + slug for prefix, cards in PREFIXED.items() for slug in cards]
    slugs += [task.slug for card in CONTENT.victory_cards.values() for task in card.tasks]
    slugs += [faction.base for faction in CONTENT.factions.values() if faction.base]
    slugs += [faction.defence for faction in CONTENT.factions.values() if faction.defence]
    return slugs


def test_everything_printed_has_a_name_in_both_languages() -> None:
    names = {slug: CONTENT.texts[slug].name for slug in printed()}
    assert [slug for slug, name in names.items() if not (name.en and name.pl)] == []


NAMES_ALONE = {
    *CONTENT.action_cards,
    *CONTENT.victory_cards,
    *(faction.base for faction in CONTENT.factions.values()),
}
"""What needs no sentence: an action card is its icons, a victory card its tasks."""


def test_everything_that_does_something_says_so_in_both_languages() -> None:
    texts = {slug: CONTENT.texts[slug].text for slug in printed() if slug not in NAMES_ALONE}
    assert [slug for slug, text in texts.items() if not (text.en and text.pl)] == []
    assert [slug for slug, text in texts.items() if text.en == text.pl] == []
    assert [slug for slug, text in texts.items() if not text.pl.endswith(text.en[-1])] == []


def test_numbers_are_the_same_in_both_languages() -> None:
    def numbers(words: str) -> list[str]:
        return sorted("".join(c if c.isdigit() else " " for c in words).split())

    wrong = [
        slug
        for slug, told in CONTENT.texts.items()
        if numbers(told.text.en) != numbers(told.text.pl)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("section", "cards"),
    [
        ("factions", CONTENT.factions),
        ("units", CONTENT.units),
        ("oni", CONTENT.oni),
        ("actions", CONTENT.action_cards),
        ("combat", CONTENT.combat_cards),
        ("answers", CONTENT.counterattacks),
        ("missions", CONTENT.missions),
        ("goals", CONTENT.goals),
        ("victory", CONTENT.victory_cards),
        ("gifts", CONTENT.gifts),
        ("formations", CONTENT.formations),
    ],
)
def test_no_card_is_missing(section: str, cards: dict[str, object]) -> None:
    assert len(SECTIONS[section].entries) == len(cards)


def test_all_events_are_there() -> None:
    told = {entry.slug for slug in ("events", "faction_events") for entry in SECTIONS[slug].entries}
    assert told == CONTENT.events.keys()


def test_addresses_are_unique() -> None:
    for section in SECTIONS.values():
        slugs = [entry.slug for entry in section.entries]
        assert len(set(slugs)) == len(slugs)


def test_every_picture_has_an_address() -> None:
    for picture in [entry.picture for entry in entries() if entry.picture]:
        assert reverse("reference_picture", args=["tsukuyumi", picture])


def test_every_picture_can_be_drawn() -> None:
    for picture in [entry.picture for entry in entries() if entry.picture]:
        drawn = draw_reference(CONTENT, picture, language="pl", palette="dark")
        assert drawn.startswith("<svg"), picture
        assert "var(" not in drawn, picture


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_guide_can_be_drawn(example: str) -> None:
    assert draw_reference(CONTENT, example).startswith("<svg")


def test_there_is_no_picture_of_what_is_not_in_the_box() -> None:
    with pytest.raises(LookupError):
        draw_reference(CONTENT, "unit-nobody")
    with pytest.raises(LookupError):
        draw_reference(CONTENT, "nothing")


def test_entries_speak_both_languages() -> None:
    for entry in entries():
        for words in (entry.name, entry.text, *(part.text for part in entry.parts)):
            assert isinstance(words, Words)
            assert bool(words.en) == bool(words.pl), entry.slug


def test_a_units_entry_tells_its_numbers_its_price_and_its_ability() -> None:
    entry = next(one for one in SECTIONS["units"].entries if one.slug == "unit_mistress")
    card = CONTENT.units["mistress"]
    for number in card.stats:
        assert str(number) in entry.text.en
    assert f"Costs {card.cost}." in entry.text.en
    assert "push up to 2 enemy units" in entry.text.en
