"""All that is in the box, in words: factions, units, cards, land, terms."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry, ReferenceSection
from games.kernel.text import Words
from games.rules.tsukuyumi.content import Content, Goal, Printed
from games.rules.tsukuyumi.reference.cards import (
    action_entries,
    answer_entries,
    combat_entries,
    event_entries,
    victory_entries,
)
from games.rules.tsukuyumi.reference.phrases import entry, filled, joined
from games.rules.tsukuyumi.reference.units import faction_entries, oni_entries, unit_entries
from games.rules.tsukuyumi.reference.words import BONUS, POINTS, REEF, TEXTS, TITLES

LAND = ("ocean", "fertile", "mountain", "river", "moon", "base", "devastated")
TOKENS = ("mine", "egg", "pig_blockade", "tunnel", "stronghold")


def reference(content: Content) -> list[ReferenceSection]:
    entries = {
        "factions": faction_entries(content),
        "units": unit_entries(content),
        "oni": oni_entries(content),
        "actions": action_entries(content),
        "combat": combat_entries(content),
        "answers": answer_entries(content),
        "events": event_entries(content, ("base", "sk")),
        "faction_events": event_entries(content, tuple(content.factions)),
        "missions": goal_entries(content, content.missions),
        "goals": goal_entries(content, content.goals),
        "victory": victory_entries(content),
        "gifts": gift_entries(content),
        "reefs": reef_entries(content),
        "tools": tool_entries(content),
        "formations": formation_entries(content),
        "land": land_entries(content),
        "terms": term_entries(),
    }
    nothing = Words("", "")
    return [
        ReferenceSection(slug, TITLES[slug], tuple(found), TEXTS.get(slug, nothing))
        for slug, found in entries.items()
    ]


def goal_entries(content: Content, goals: dict[str, Goal]) -> Iterator[ReferenceEntry]:
    for slug in in_order(goals):
        goal = goals[slug]
        text = joined(
            content.texts[slug].text,
            filled(POINTS, points=goal.points),
            content.texts[goal.faction].name,
        )
        yield ReferenceEntry(slug, content.texts[slug].name, text, goal.source, f"plain-{slug}")


def gift_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.gifts):
        gift = content.gifts[slug]
        units = [content.texts[unit].text for unit in gift.units]
        text = joined(content.texts[slug].text, *units)
        yield ReferenceEntry(slug, content.texts[slug].name, text, gift.source, f"plain-{slug}")


def reef_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.reefs):
        reef = content.reefs[slug]
        told = content.texts[f"reef_{slug}"]
        text = joined(told.text, filled(REEF, hp=reef.hp, count=reef.count))
        yield ReferenceEntry(f"reef_{slug}", told.name, text, reef.source, f"reef-{slug}")
    for slug in in_order(content.reef_sets):
        yield entry(content, slug, content.reef_sets[slug].source, f"plain-{slug}")


def tool_entries(content: Content) -> Iterator[ReferenceEntry]:
    yield entry(content, "ability_weapons")
    for slug in in_order(content.weapons):
        weapon = content.weapons[slug]
        told = content.texts[f"weapon_{slug}"]
        text = joined(told.text, filled(BONUS, bonus=weapon.bonus, cost=weapon.cost))
        yield ReferenceEntry(f"weapon_{slug}", told.name, text, weapon.source)
    yield entry(content, "ability_uplinks")
    for slug in in_order(content.uplinks):
        yield entry(content, f"uplink_{slug}", content.uplinks[slug].source)
    for slug in TOKENS:
        yield entry(content, f"token_{slug}", picture=f"token-{slug}")


def formation_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.formations):
        source = content.formations[slug].source
        yield entry(content, f"formation_{slug}", source, f"formation-{slug}")


def land_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in LAND:
        yield entry(content, f"terrain_{slug}", picture=f"terrain-{slug}")
    for trait in in_order(content.traits):
        yield entry(content, f"trait_{trait}", content.traits[trait].source, f"token-{trait}")
    for slug in ("neutral_blockade", "negation", "vp2", "oni_territory", "gate"):
        yield entry(content, f"token_{slug}")


def term_entries() -> Iterator[ReferenceEntry]:
    for slug, told in sorted(glossary().items(), key=lambda one: one[1].name.en):
        yield ReferenceEntry(f"term-{slug}", told.name, told.text)


@cache
def glossary() -> dict[str, Printed]:
    path = Path(__file__).parent / "glossary.toml"
    terms = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        slug: Printed(Words(**term["name"]), Words(**term["text"])) for slug, term in terms.items()
    }
