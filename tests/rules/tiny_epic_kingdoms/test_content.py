from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from games.kernel.content import in_order, read_content
from games.kernel.text import Words
from games.rules.tiny_epic_kingdoms import content as module
from games.rules.tiny_epic_kingdoms.content import Content, OpName, Region

FOLDER = Path(module.__file__).parent / "content"
EDITION = read_content(FOLDER, Content)
CONTENT = EDITION.value
SIDES = sorted(CONTENT.sides)

LETTERS = {
    "P": "plains",
    "F": "forest",
    "M": "mountain",
    "R": "ruins",
    "C": "capital",
    "W": "water",
    "K": "crags",
}

# SPEC section 2: regions (° inner), patrol pairs, rivers between, special touches.
LAYOUTS = {
    "t1a": ("1F 2P 3M 4R° 5F w1W", "1-2 1-5 2-3 2-4 3-4 4-5", "1-4", "3-w1 4-w1 5-w1"),
    "t1b": ("1P 2M 3F 4C° 5P k1K", "1-2 1-4 2-3 2-4 3-4 3-5", "4-5", "1-k1 4-k1 5-k1"),
    "t2a": ("1M 2F 3P 4P 5R k1K w1W", "1-2 1-4 2-3 2-5 3-5 4-5", "2-4", "1-k1 3-w1 4-k1 5-w1"),
    "t2b": ("1F 2F 3M 4P 5M w1W°", "1-2 2-3 3-5 4-5", "1-4", "1-w1 2-w1 3-w1 4-w1 5-w1"),
    "t3a": ("1P 2M 3R 4M 5F k1K", "1-2 1-4 1-5 2-3 3-4 4-5", "2-4", "3-k1 4-k1"),
    "t3b": ("1M 2P 3F 4C° 5F w1W", "1-2 1-4 2-3 3-4 3-5 4-5", "2-4", "1-w1 4-w1 5-w1"),
    "t4a": ("1F 2R 3F 4P 5M w1W", "1-2 1-4 2-3 2-5", "3-5", "1-w1 2-w1 4-w1 5-w1"),
    "t4b": (
        "1P 2F 3P 4C° 5M k1K k2K",
        "1-2 1-4 2-3 2-4 3-4 4-5",
        "",
        "1-k1 3-k2 4-k1 4-k2 5-k1 5-k2",
    ),
    "t5a": ("1P 2M 3P 4F 5R w1W", "1-2 1-4 2-3 2-4 3-5 4-5", "3-4", "1-w1 4-w1"),
    "t5b": (
        "1M 2P 3F 4P° 5F k1K w1W",
        "1-2 1-4 2-3 2-4 3-4 3-5",
        "4-5",
        "1-w1 4-k1 4-w1 5-k1 k1-w1",
    ),
    "t6a": (
        "1M 2R 3F 4P° 5M k1K w1W",
        "1-2 1-4 2-3 2-4 3-4 4-5",
        "3-5",
        "1-k1 4-k1 4-w1 5-w1 k1-w1",
    ),
    "t6b": ("1M 2F 3C 4F° 5P w1W", "1-2 1-4 1-5 2-4 3-4 4-5", "2-3", "3-w1 4-w1 5-w1"),
    "t7a": (
        "1F 2P 3M 4R° 5F k1K w1W",
        "1-2 1-4 2-3 2-4 3-4 4-5",
        "3-5",
        "1-w1 4-k1 4-w1 5-k1 k1-w1",
    ),
    "t7b": (
        "1P 2M 3M 4F 5C° w1W w2W",
        "1-2 2-3 2-4 2-5 3-5 4-5",
        "1-4",
        "3-w2 4-w1 5-w1 5-w2 w1-w2",
    ),
    "t8a": ("1P 2F 3P 4M° 5R k1K", "1-2 1-5 2-3 2-4 3-4 4-5", "1-4", "3-k1 4-k1 5-k1"),
    "t8b": ("1M 2P 3F 4M 5P w1W", "1-2 1-4 2-3 3-5", "", "1-w1 2-w1 3-w1 4-w1 5-w1"),
}


def pairs_of(side: str, text: str) -> set[frozenset[str]]:
    return {frozenset(f"{side}-{key}" for key in pair.split("-")) for pair in text.split()}


def walkable(region: Region) -> list[Region]:
    """What a seat without abilities may patrol to."""
    others = [CONTENT.region(other) for other in region.touches if other not in region.rivers]
    return [other for other in others if region.standable and other.standable]


def words_in(value: Any, path: str = "content") -> Iterator[tuple[str, Words]]:
    match value:
        case Words():
            yield path, value
        case msgspec.Struct():
            yield from words_in(msgspec.structs.asdict(value), path)
        case dict():
            for key, inner in value.items():
                yield from words_in(inner, f"{path}.{key}")
        case tuple():
            for number, inner in enumerate(value):
                yield from words_in(inner, f"{path}.{number}")


def tables_without_source(tables: dict[str, Any]) -> list[str]:
    return [key for key, table in tables.items() if not table.source.strip()]


def with_change(tmp_path: Path, text: str) -> Content:
    overrides = tmp_path / "club.toml"
    overrides.write_text(text, encoding="utf-8")
    return read_content(FOLDER, Content, overrides).value


def test_there_are_thirteen_factions_with_five_abilities() -> None:
    assert len(CONTENT.factions) == 13
    assert all(list(faction.abilities) == [1, 2, 3, 4, 5] for faction in CONTENT.factions.values())


def test_ability_keys_are_unique() -> None:
    keys = [
        each.key for faction in CONTENT.factions.values() for each in faction.abilities.values()
    ]
    assert len(set(keys)) == len(keys) == 65


def test_there_are_eight_cards_with_two_sides() -> None:
    named = [side for card in CONTENT.cards.values() for side in card.sides.values()]

    assert len(CONTENT.cards) == 8
    assert named == SIDES == sorted(LAYOUTS)
    for card, printed in CONTENT.cards.items():
        assert list(printed.sides) == ["a", "b"]
        assert {CONTENT.sides[side].card for side in printed.sides.values()} == {card}


def test_there_are_six_actions_in_the_order_of_the_card() -> None:
    assert in_order(CONTENT.actions) == ["patrol", "quest", "build", "research", "expand", "trade"]


def test_the_other_tables_keep_the_order_of_the_box() -> None:
    assert in_order(CONTENT.resources) == ["ore", "mana", "food"]
    assert in_order(CONTENT.colours) == ["white", "blue", "purple", "orange", "black"]
    assert in_order(CONTENT.factions)[:3] == ["humans", "orcs", "elves"]
    assert in_order(CONTENT.terrains) == list(LETTERS.values())


def test_the_tower_has_six_levels() -> None:
    tower = CONTENT.tracks.tower

    assert tower.top == CONTENT.limits.tower_levels == 6
    assert [tower.cost_of(level) for level in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert [tower.points_at(level) for level in range(7)] == [0, 1, 2, 3, 4, 6, 8]


def test_magic_has_five_levels() -> None:
    research = CONTENT.tracks.research

    assert research.top == CONTENT.limits.magic_levels == 5
    assert [research.cost_of(level) for level in range(1, 6)] == [1, 2, 3, 4, 5]
    assert research.points_at(5) == 5


def test_the_nth_meeple_costs_n_food() -> None:
    expand = CONTENT.tracks.expand

    assert (expand.resource, expand.top) == ("food", CONTENT.limits.meeples_per_player)
    assert [expand.cost_of(number) for number in range(2, 8)] == [2, 3, 4, 5, 6, 7]


def test_the_war_die_shows_the_flag_and_one_to_eleven() -> None:
    assert CONTENT.war_die.faces == ("peace", *range(1, 12))
    assert CONTENT.war_die.highest == 11


def test_the_suggested_start_adds_up() -> None:
    start = CONTENT.limits.suggested_start
    assert start.ore + start.mana + start.food == CONTENT.limits.start_resources_total


@pytest.mark.parametrize("side", SIDES)
def test_regions_are_those_of_the_specification(side: str) -> None:
    printed = {}
    for entry in LAYOUTS[side][0].split():
        key, letter = entry.rstrip("°")[:-1], entry.rstrip("°")[-1]
        printed[f"{side}-{key}"] = (LETTERS[letter], not entry.endswith("°"))

    regions = CONTENT.regions_on(side)

    assert {region.id: (region.terrain, region.border) for region in regions} == printed
    assert {region.side for region in regions} == {side}


@pytest.mark.parametrize("side", SIDES)
def test_neighbours_are_those_of_the_specification(side: str) -> None:
    _, patrols, rivers, special = (pairs_of(side, text) for text in LAYOUTS[side])
    regions = CONTENT.regions_on(side)
    touching = {frozenset((region.id, other)) for region in regions for other in region.touches}

    assert {frozenset((a.id, b.id)) for a in regions for b in walkable(a)} == patrols
    assert {
        frozenset((region.id, other)) for region in regions for other in region.rivers
    } == rivers
    assert touching - patrols - rivers == special


@pytest.mark.parametrize("side", SIDES)
def test_every_side_has_five_standable_regions_connected_by_land(side: str) -> None:
    standable = [region for region in CONTENT.regions_on(side) if region.standable]
    reached, frontier = {standable[0].id}, [standable[0]]
    while frontier:
        new = [other for other in walkable(frontier.pop()) if other.id not in reached]
        reached |= {other.id for other in new}
        frontier += new

    assert len(standable) == 5
    assert reached == {region.id for region in standable}


def test_touching_and_rivers_are_mutual_and_sorted() -> None:
    for region in CONTENT.regions.values():
        assert list(region.touches) == sorted(set(region.touches))
        assert set(region.rivers) <= set(region.touches)
        assert all(region.id in CONTENT.region(other).touches for other in region.touches)
        assert all(region.id in CONTENT.region(other).rivers for other in region.rivers)


def test_waterside_regions_touch_water_or_a_river() -> None:
    for region in CONTENT.regions.values():
        wet = any(CONTENT.region(other).terrain == "water" for other in region.touches)
        assert region.waterside == (region.standable and (wet or bool(region.rivers))), region.id


def test_ruins_are_on_the_a_sides_only() -> None:
    ruined = {region.side for region in CONTENT.regions.values() if region.terrain == "ruins"}
    assert ruined == {side for side in SIDES if side.endswith("a")}


def test_the_terrains_are_spread_evenly() -> None:
    terrains = [region.terrain for region in CONTENT.regions.values()]
    counted = [
        terrains.count(kind) for kind in ("plains", "forest", "mountain", "ruins", "capital")
    ]
    assert counted == [23, 23, 21, 8, 5]


@pytest.mark.parametrize("card", sorted(CONTENT.cards))
def test_every_card_has_water_and_crags(card: str) -> None:
    sides = CONTENT.cards[card].sides.values()
    terrains = {region.terrain for side in sides for region in CONTENT.regions_on(side)}
    assert {"water", "crags"} <= terrains


@pytest.mark.parametrize("side", SIDES)
def test_region_names_are_unique_on_a_side(side: str) -> None:
    names = [region.compass for region in CONTENT.regions_on(side)]
    assert len({name.en for name in names}) == len({name.pl for name in names}) == len(names)


def test_a_region_is_named_for_its_place_on_the_card() -> None:
    assert CONTENT.region("t1a-1").compass == Words("north-west forest", "północno-zachodni las")
    assert CONTENT.side_of("t1a-1").name.en == "Ashmoor"


def test_drawings_stay_on_the_card() -> None:
    for region in CONTENT.regions.values():
        points = [region.centre, *region.slots, *region.polygon]
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in points), region.id


def test_every_name_is_given_in_both_languages() -> None:
    found = list(words_in(CONTENT))

    assert len(found) > 250
    assert not [path for path, words in found if not (words.en.strip() and words.pl.strip())]


def test_every_table_says_where_it_comes_from() -> None:
    abilities = {each.key: each for f in CONTENT.factions.values() for each in f.abilities.values()}
    for tables in (CONTENT.colours, CONTENT.terms, CONTENT.options, CONTENT.factions, abilities):
        assert tables_without_source(tables) == []
    assert tables_without_source(CONTENT.sides) == tables_without_source(CONTENT.cards) == []


def test_the_abilities_use_every_op_there_is() -> None:
    factions = CONTENT.factions.values()
    used = {op.op for faction in factions for each in faction.abilities.values() for op in each.ops}
    assert used == set(get_args(OpName))


def test_only_the_fifth_ability_scores_at_the_end() -> None:
    for faction in CONTENT.factions.values():
        names = {level: [op.op for op in each.ops] for level, each in faction.abilities.items()}
        assert [level for level, ops in names.items() if "vp_bonus" in ops] == [5]


def test_every_end_bonus_has_a_formula_and_a_cap() -> None:
    for faction in CONTENT.factions:
        (bonus,) = CONTENT.ability(faction, 5).ops
        assert bonus.formula
        assert 2 <= bonus.max <= 3


def test_an_ability_is_found_by_faction_and_level() -> None:
    ability = CONTENT.ability("orcs", 3)

    assert ability.key == "blood_rage"
    assert [(op.op, op.role, op.value, op.group) for op in ability.ops] == [
        ("war_bonus", "attack", 2, "orc_attack")
    ]


def test_a_club_may_replace_a_house_value(tmp_path: Path) -> None:
    content = with_change(tmp_path, "[tracks.tower]\npoints = [1, 2, 3, 5, 7, 9]\n")
    assert content.tracks.tower.points_at(6) == 9


@pytest.mark.parametrize(
    "change",
    [
        "[game]\nmotto = 'war'",
        "[factions.orcs.abilities.1]\nbonus = 1",
        "[factions.orcs.abilities.1]\nops = [{ op = 'war_bonus', colour = 'red' }]",
        "[factions.orcs.abilities.1]\nops = [{ op = 'fly' }]",
        "[territories.sides.t1a.regions.t1a-1]\nheight = 3",
        "[terrains.swamp]\nstandable = true",
        "[tracks.tower]\npoints = [1, 2]",
        "[territories.sides.t1a]\ntouches = [['t1a-1', 't1b-1']]",
        "[heroes.arthur]\nname = 'Arthur'",
    ],
)
def test_what_the_reader_does_not_know_is_refused(tmp_path: Path, change: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        with_change(tmp_path, change)
