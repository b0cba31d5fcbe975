"""Factions and units in words: numbers, prices, traits, abilities."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry
from games.kernel.text import Words
from games.rules.tsukuyumi.content import Content, Faction, UnitCard
from games.rules.tsukuyumi.reference.phrases import entry, filled, joined, listed
from games.rules.tsukuyumi.reference.words import (
    COST,
    COST_FOR,
    COUNT,
    NO_COST,
    RANGE,
    REINFORCED,
    REINFORCEMENT,
    START,
    STATS,
    TRAITS,
    UPGRADE,
)

ABILITIES = {
    "sisters_of_seven": ("own_reserve", "cyber_barrier", "pushing"),
    "circle_of_the_sun": ("dreamtime",),
    "first_guardians": ("awakening_limit",),
    "moon_circus": ("golden_shot",),
    "reef_collective": ("reef_control", "in_combat", "venom", "no_phases", "eternal_reefs"),
    "nomads": ("weapons",),
    "cybersamurai": ("uplinks",),
}


def faction_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.factions):
        faction = content.factions[slug]
        told = content.texts[slug]
        parts = tuple(faction_parts(content, slug, faction))
        yield ReferenceEntry(slug, told.name, told.text, faction.source, f"faction-{slug}", parts)


def faction_parts(content: Content, slug: str, faction: Faction) -> Iterator[ReferenceEntry]:
    yield entry(content, f"effect_{slug}")
    if faction.defence:
        yield entry(content, faction.defence)
    if faction.reinforcement:
        bonus = (
            f"×{faction.reinforcement}"
            if faction.reinforcement_doubles
            else f"+{faction.reinforcement}"
        )
        yield ReferenceEntry(f"{slug}-bonus", REINFORCEMENT, filled(REINFORCED, bonus=bonus))
    for ability in ABILITIES.get(slug, ()):
        yield entry(content, f"ability_{ability}")
    if faction.start_units:
        yield ReferenceEntry(f"{slug}-start", START, army(content, faction.start_units))
    for goal in (faction.mission, faction.goal, faction.alternative_goal):
        if goal:
            yield entry(content, goal)


def army(content: Content, units: dict[str, int]) -> Words:
    def said(language: str) -> str:
        return ", ".join(
            f"{count} × {content.texts[unit].name.in_language(language)}"
            for unit, count in units.items()
        )

    return Words(f"{said('en')}.", f"{said('pl')}.")


def unit_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.units):
        card = content.units[slug]
        name, text = content.texts[slug].name, unit_told(content, slug, card)
        yield ReferenceEntry(f"unit_{slug}", name, text, card.source, f"unit-{slug}")


def unit_told(content: Content, slug: str, card: UnitCard) -> Words:
    parts = [stats_told(card.stats)]
    traits = [f"trait_{trait}" for trait in card.traits if f"trait_{trait}" in content.texts]
    parts += [filled(TRAITS, traits=lowered(listed(content, traits)))] if traits else []
    parts += [filled(RANGE, bonus=card.move_bonus)] if card.move_bonus else []
    parts.append(content.texts[slug].text)
    parts += price(content, card)
    parts.append(filled(COUNT, count=card.count))
    if card.faction in content.texts:
        parts.append(content.texts[card.faction].name)
    return joined(*parts)


def lowered(words: Words) -> Words:
    return Words(words.en.lower(), words.pl.lower())


def stats_told(stats: tuple[int, int, int]) -> Words:
    conquest, points, damage = stats
    return filled(STATS, conquest=conquest, hp=points, damage=damage)


def price(content: Content, card: UnitCard) -> list[Words]:
    if not card.cost:
        return [NO_COST]
    if card.per_point > 1:
        return [filled(COST_FOR, cost=card.cost, count=card.per_point)]
    told = [filled(COST, cost=card.cost)]
    if card.upgrade_from:
        old = content.texts[card.upgrade_from].name
        told.append(filled(UPGRADE, cost=card.upgrade_cost, unit=old))
    return told


def oni_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.oni):
        oni = content.oni[slug]
        told = content.texts[slug]
        text = joined(stats_told(oni.stats), told.text, filled(COUNT, count=oni.supply))
        yield ReferenceEntry(slug, told.name, text, oni.source, f"unit-{slug}")
