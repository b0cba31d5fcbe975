"""All that is in the box, in words: factions, territories, actions, tracks, terms."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry, ReferenceSection
from games.kernel.text import Words
from games.rules.tiny_epic_kingdoms.content import Content, Region, ResourceId, TerrainId, Track
from games.rules.tiny_epic_kingdoms.reference.pictures import ACTIONS, MAGIC, TOWER

ACTION_TITLE = Words("Actions", "Akcje")
FACTION_TITLE = Words("Factions", "Frakcje")
TERRITORY_TITLE = Words("Territories", "Terytoria")
TERRAIN_TITLE = Words("Terrains", "Tereny")
TRACK_TITLE = Words("Tracks", "Tory")
RESOURCE_TITLE = Words("Resources and war", "Surowce i wojna")
TERM_TITLE = Words("Terms", "Pojęcia")
FACTION_TEXT = Words(
    "Thirteen peoples. An ability holds from the level on at which it stands.",
    "Trzynaście ludów. Zdolność działa od poziomu, przy którym stoi.",
)
TERRITORY_TEXT = Words(
    "Eight cards with two sides each. A small triangle marks a border region; a river divides.",
    "Osiem kart, każda z dwiema stronami. Mały trójkąt oznacza region brzegowy; rzeka dzieli.",
)
ACTION_TEXT = Words(
    "The active player chooses one without a shield; everybody else performs it too or collects.",
    "Aktywny gracz wybiera akcję bez tarczy; pozostali też ją wykonują albo zbierają surowce.",
)
LEVEL = Words("Level {level}: {name}", "Poziom {level}: {name}")
COSTS = Words(
    "Costs {cost} {resource} and is worth {points} points in total.",
    "Kosztuje {cost} × {resource}, łącznie wart {points} PZ.",
)
COSTS_ONE = Words(
    "Costs {cost} {resource} and is worth 1 point.", "Kosztuje {cost} × {resource}, wart 1 PZ."
)
BORDER = Words("border region", "region brzegowy")
INNER = Words("inner region", "region wewnętrzny")
WATERSIDE = Words("waterside", "nadwodny")
CLOSED = Words("only with an ability", "tylko dzięki zdolności")
BEYOND = Words("river to: {names}", "rzeka, za nią: {names}")
BESIDE = Words("beside: {names}", "obok: {names}")
YIELDS = Words("Collect gives 1 {resource} here.", "Zbieranie daje tu 1 × {resource}.")
YIELDS_CHOICE = Words(
    "Collect gives 1 resource of your choice for a lying meeple. At the end the ruins swallow "
    "every meeple in them.",
    "Zbieranie daje 1 dowolny surowiec za leżący pionek. Na koniec ruiny pochłaniają pionki, "
    "które w nich są.",
)
YIELDS_NOTHING = Words("Collect gives nothing here.", "Zbieranie nic tu nie daje.")
CAPITAL = Words(
    "Collect gives nothing here. At the end 2 points to whoever holds it alone, 1 to each of two "
    "allies.",
    "Zbieranie nic tu nie daje. Na koniec 2 PZ, jeśli zajmujesz ją sam, po 1 PZ dla dwóch "
    "sojuszników.",
)
NOBODY_ENTERS = Words(
    "Nobody enters it without an ability that says so.",
    "Nikt tu nie wejdzie bez zdolności, która na to pozwala.",
)
RESOURCE = Words(
    "Comes from: {terrain}. In war one is worth {worth}. You can hold {most} at most.",
    "Skąd: {terrain}. Na wojnie sztuka jest warta {worth}. Możesz mieć najwyżej {most}.",
)
DIE = Words("War die", "Kość wojenna")
DIE_TEXT = Words(
    "A selector with twelve faces, never rolled: the flag and the numbers from 1 to {highest}. "
    "You pay for the number with mana (2 each) and ore (1 each), whether you win or lose.",
    "Wskaźnik o dwunastu ściankach, nigdy nierzucany: flaga i liczby od 1 do {highest}. Za liczbę "
    "płaci się maną (po 2) i rudą (po 1), niezależnie od wyniku.",
)


def reference(content: Content) -> list[ReferenceSection]:
    return [
        ReferenceSection("actions", ACTION_TITLE, tuple(actions(content)), ACTION_TEXT, ACTIONS),
        ReferenceSection("factions", FACTION_TITLE, tuple(factions(content)), FACTION_TEXT),
        ReferenceSection("territories", TERRITORY_TITLE, tuple(sides(content)), TERRITORY_TEXT),
        ReferenceSection("terrains", TERRAIN_TITLE, tuple(terrains(content))),
        ReferenceSection("tracks", TRACK_TITLE, tuple(tracks(content))),
        ReferenceSection("resources", RESOURCE_TITLE, tuple(resources(content))),
        ReferenceSection("terms", TERM_TITLE, tuple(terms(content))),
    ]


def filled(words: Words, **values: Words | str | int) -> Words:
    def said(language: str) -> dict[str, str | int]:
        return {
            name: value.in_language(language) if isinstance(value, Words) else value
            for name, value in values.items()
        }

    return Words(words.en.format(**said("en")), words.pl.format(**said("pl")))


def joined(parts: list[Words]) -> Words:
    """A list of short remarks."""
    return Words("; ".join(part.en for part in parts), "; ".join(part.pl for part in parts))


def actions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.actions):
        action = content.actions[slug]
        yield ReferenceEntry(slug, action.name, action.text, action.source)


def factions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.factions):
        faction = content.factions[slug]
        abilities = tuple(
            ReferenceEntry(
                f"{slug}-{level}",
                filled(LEVEL, level=level, name=ability.name),
                ability.text,
                ability.source,
            )
            for level, ability in sorted(faction.abilities.items())
        )
        yield ReferenceEntry(slug, faction.name, faction.theme, faction.source, parts=abilities)


def sides(content: Content) -> Iterator[ReferenceEntry]:
    for slug in sorted(content.sides):
        side = content.sides[slug]
        regions = tuple(region_entry(content, region) for region in content.regions_on(slug))
        yield ReferenceEntry(slug, side.name, source=side.source, picture=slug, parts=regions)


def region_entry(content: Content, region: Region) -> ReferenceEntry:
    walked = [name for name in region.touches if name not in region.rivers]
    near = [other for other in walked if content.region(other).standable]
    remarks = [BORDER if region.border else INNER]
    remarks += [WATERSIDE] if region.waterside else []
    remarks += [] if region.standable else [CLOSED]
    if region.standable and near:
        remarks.append(filled(BESIDE, names=names_of(content, near)))
    if region.rivers:
        remarks.append(filled(BEYOND, names=names_of(content, list(region.rivers))))
    return ReferenceEntry(region.id, region.name, joined(remarks))


def names_of(content: Content, regions: list[str]) -> Words:
    names = [content.region(region).name for region in regions]
    return Words(", ".join(name.en for name in names), ", ".join(name.pl for name in names))


def terrains(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.terrains):
        terrain = content.terrains[slug]
        yield ReferenceEntry(slug, terrain.name, terrain_text(content, slug), terrain.source)


def terrain_text(content: Content, slug: TerrainId) -> Words:
    terrain = content.terrains[slug]
    if not terrain.standable:
        return NOBODY_ENTERS
    if terrain.yields == "choice_if_lying":
        return YIELDS_CHOICE
    if terrain.yields is None:
        return CAPITAL if slug == "capital" else YIELDS_NOTHING
    return filled(YIELDS, resource=lower(content.resources[terrain.yields].name))


def lower(words: Words) -> Words:
    return Words(words.en.lower(), words.pl.lower())


def tracks(content: Content) -> Iterator[ReferenceEntry]:
    for slug, track in ((TOWER, content.tracks.tower), (MAGIC, content.tracks.research)):
        term = content.terms["tower" if slug == TOWER else "magic_level"]
        steps = tuple(step_entry(content, slug, track, step) for step in range(1, track.top + 1))
        yield ReferenceEntry(slug, term.name, source=track.source, picture=slug, parts=steps)


def resources(content: Content) -> Iterator[ReferenceEntry]:
    for resource in in_order(content.resources):
        yield resource_entry(content, resource)
    text = filled(DIE_TEXT, highest=content.war_die.highest)
    yield ReferenceEntry("war-die", DIE, text, content.war_die.source)


def step_entry(content: Content, slug: str, track: Track, step: int) -> ReferenceEntry:
    points = track.points_at(step)
    resource = lower(content.resources[track.resource].name)
    words = COSTS_ONE if points == 1 else COSTS
    text = filled(words, cost=track.cost_of(step), resource=resource, points=points)
    return ReferenceEntry(f"{slug}-{step}", Words(f"Level {step}", f"Poziom {step}"), text)


def resource_entry(content: Content, slug: ResourceId) -> ReferenceEntry:
    resource = content.resources[slug]
    text = filled(
        RESOURCE,
        terrain=lower(content.terrains[resource.from_terrain].name),
        worth=resource.war_value,
        most=content.limits.resource_max,
    )
    return ReferenceEntry(slug, resource.name, text, resource.source)


def terms(content: Content) -> Iterator[ReferenceEntry]:
    meanings = glossary()
    for slug in sorted(content.terms, key=lambda slug: content.terms[slug].name.en.lower()):
        term = content.terms[slug]
        yield ReferenceEntry(f"term-{slug}", term.name, meanings[slug], term.source)


@cache
def glossary() -> dict[str, Words]:
    path = Path(__file__).parent / "glossary.toml"
    meanings = tomllib.loads(path.read_text(encoding="utf-8"))
    return {slug: Words(**meaning) for slug, meaning in meanings.items()}
