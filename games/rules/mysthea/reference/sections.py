"""All that is in the box, in words: cards, encounters, champions, monsters, islands, terms."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry, ReferenceSection
from games.kernel.text import Words
from games.rules.mysthea.board.words import ROMAN
from games.rules.mysthea.content import Card, CardType, Content
from games.rules.mysthea.reference.words import (
    ACCESSORIES,
    ACCESSORIES_TEXT,
    ARTEFACT,
    ARTEFACT_TEXT,
    ARTEFACTS,
    ATTUNED_ON,
    ATTUNEMENTS,
    ATTUNEMENTS_TEXT,
    BEHAVIOUR,
    CARD_FACTS,
    CHAMPIONS,
    CHAMPIONS_TEXT,
    ENCOUNTER_GLORY,
    ENCOUNTERS,
    ENCOUNTERS_TEXT,
    ERA,
    EVENTS,
    EVENTS_TEXT,
    GOES_TO,
    ISLANDS,
    ISLANDS_TEXT,
    MONSTER,
    MONSTERS,
    MONSTERS_TEXT,
    OBJECTIVES,
    OBJECTIVES_TEXT,
    REWARDS,
    SIDE_TEXT,
    START,
    TACTICS,
    TACTICS_TEXT,
    TERMS,
    UNIT_BUILT,
    UNIT_PLAIN,
    UNITS,
    UPGRADES,
    UPGRADES_TEXT,
)


def reference(content: Content) -> list[ReferenceSection]:
    return [
        card_section(content, "tactic", TACTICS, TACTICS_TEXT),
        card_section(content, "objective", OBJECTIVES, OBJECTIVES_TEXT),
        card_section(content, "accessory", ACCESSORIES, ACCESSORIES_TEXT),
        card_section(content, "upgrade", UPGRADES, UPGRADES_TEXT),
        ReferenceSection("encounters", ENCOUNTERS, tuple(encounters(content)), ENCOUNTERS_TEXT),
        ReferenceSection("champions", CHAMPIONS, tuple(champions(content)), CHAMPIONS_TEXT),
        ReferenceSection("monsters", MONSTERS, tuple(monsters(content)), MONSTERS_TEXT),
        ReferenceSection("attunements", ATTUNEMENTS, tuple(attunements(content)), ATTUNEMENTS_TEXT),
        ReferenceSection("events", EVENTS, tuple(events(content)), EVENTS_TEXT, "tracks"),
        ReferenceSection("islands", ISLANDS, tuple(islands(content)), ISLANDS_TEXT, "table"),
        ReferenceSection("units", UNITS, tuple(units(content))),
        ReferenceSection("artefacts", ARTEFACTS, tuple(artefacts(content))),
        ReferenceSection("terms", TERMS, tuple(terms(content))),
    ]


def filled(words: Words, **values: Words | str | int) -> Words:
    def said(language: str) -> dict[str, str | int]:
        return {
            name: value.in_language(language) if isinstance(value, Words) else value
            for name, value in values.items()
        }

    return Words(words.en.format(**said("en")), words.pl.format(**said("pl")))


def joined(*parts: Words) -> Words:
    return Words(" ".join(part.en for part in parts), " ".join(part.pl for part in parts))


def card_section(content: Content, kind: CardType, title: Words, text: Words) -> ReferenceSection:
    cards = [card for card in content.cards.values() if card.type == kind]
    ordered = sorted(cards, key=lambda card: (card.era, card.points, card.id))
    entries = tuple(card_entry(content, card) for card in ordered)
    return ReferenceSection(f"{kind}-cards", title, entries, text)


def card_entry(content: Content, card: Card) -> ReferenceEntry:
    facts = filled(
        CARD_FACTS,
        code=card.id,
        era=filled(ERA, era=ROMAN[card.era]) if card.era else START,
        points=card.points,
        order=content.card_types[card.type].battle_name,
    )
    text = joined(card.text, facts)
    if card.slot is not None:
        text = joined(text, filled(GOES_TO, slot=content.terms[f"slot_{card.slot}"].name))
    return ReferenceEntry(card.id, card.name, text, card.source, picture=card.id)


def encounters(content: Content) -> Iterator[ReferenceEntry]:
    for code in in_order(content.encounters):
        card = content.encounters[code]
        sides = tuple(
            ReferenceEntry(
                f"{code}-{place}",
                content.terms[side.icon].name,
                filled(SIDE_TEXT, text=side.text, steps=side.steps),
            )
            for place, side in enumerate(card.sides)
        )
        text = filled(ENCOUNTER_GLORY, code=code, glory=card.glory)
        yield ReferenceEntry(code, card.name, text, card.source, picture=code, parts=sides)


def champions(content: Content) -> Iterator[ReferenceEntry]:
    for code in in_order(content.champions):
        champion = content.champions[code]
        yield ReferenceEntry(code, champion.name, champion.text, champion.source, picture=code)


def monsters(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.monsters):
        monster = content.monsters[slug]
        text = filled(
            MONSTER, strength=monster.strength, island=content.islands[monster.island].name
        )
        parts = (
            ReferenceEntry(f"{slug}-rewards", REWARDS, monster.text),
            ReferenceEntry(f"{slug}-behaviour", BEHAVIOUR, monster.behaviour_text),
        )
        yield ReferenceEntry(slug, monster.name, text, monster.source, picture=slug, parts=parts)


def attunements(content: Content) -> Iterator[ReferenceEntry]:
    for code in in_order(content.attunements):
        card = content.attunements[code]
        where = filled(
            ATTUNED_ON,
            island=content.islands[card.island].name,
            side=content.terms[card.side].name,
        )
        text = joined(card.text, where)
        yield ReferenceEntry(code, card.name, text, card.source, picture=code)


def events(content: Content) -> Iterator[ReferenceEntry]:
    for kind in in_order(content.region_types):
        terrain = content.region_types[kind]
        yield ReferenceEntry(kind, terrain.name, terrain.text, terrain.source, picture=kind)
    storm = content.storm
    yield ReferenceEntry("storm", storm.name, storm.text, storm.source, picture="storm")


def islands(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.islands):
        island = content.islands[slug]
        regions = tuple(
            ReferenceEntry(
                f"{slug}-{kind}", content.region_types[kind].name, content.region_types[kind].text
            )
            for kind in island.regions
        )
        yield ReferenceEntry(
            slug, island.name, island.symbol, island.source, picture=slug, parts=regions
        )


def units(content: Content) -> Iterator[ReferenceEntry]:
    for kind in in_order(content.units):
        unit = content.units[kind]
        words = UNIT_BUILT if unit.construct else UNIT_PLAIN
        numbers = filled(
            words,
            strength=unit.strength,
            total=unit.total,
            construct=unit.construct,
            deploy=unit.deploy,
        )
        yield ReferenceEntry(kind, unit.name, joined(numbers, unit.text), unit.source)


def artefacts(content: Content) -> Iterator[ReferenceEntry]:
    for number in sorted(content.artefacts):
        artefact = content.artefacts[number]
        name = filled(ARTEFACT, roman=artefact.roman)
        text = filled(ARTEFACT_TEXT, energy=artefact.energy, place=number)
        yield ReferenceEntry(f"artefact-{number}", name, text, artefact.source)


def terms(content: Content) -> Iterator[ReferenceEntry]:
    """The words that need an explanation, in the order of the alphabet."""
    meanings = glossary()
    for slug in sorted(meanings, key=lambda slug: content.terms[slug].name.en.lower()):
        term = content.terms[slug]
        yield ReferenceEntry(f"term-{slug}", term.name, meanings[slug], term.source)


@cache
def glossary() -> dict[str, Words]:
    path = Path(__file__).parent / "glossary.toml"
    meanings = tomllib.loads(path.read_text(encoding="utf-8"))
    return {slug: Words(**meaning) for slug, meaning in meanings.items()}
