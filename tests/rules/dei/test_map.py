"""Tiles become Regions (SPEC 4); the recommended layouts are the golden examples."""

import json
from pathlib import Path
from random import Random

import pytest

from games.kernel.match import Match
from games.rules.dei.content import COLOURS
from games.rules.dei.events.setup import TileLaid
from games.rules.dei.queries.assembly import assemble, turned
from games.rules.dei.queries.layouts import (
    candidates,
    columns_for,
    drawn_layout,
    is_valid,
    largest_ground,
    recommended,
    refuges_meet,
)
from games.rules.dei.state import District, LaidTile, Region
from games.rules.dei.steps.setup_picks import LayTile, TileChoice, Turn, TurnChoice
from tests.rules.dei.positions import CONTENT, FOUR, PAIR, dealt, ordinary

GOLDEN = json.loads((Path(__file__).parent / "layouts.json").read_text(encoding="utf-8"))
SEATS = (2, 3, 4)


def district(seats: int) -> District:
    return assemble(CONTENT, columns_for(CONTENT, seats), recommended(CONTENT, seats))


@pytest.mark.parametrize("seats", SEATS)
def test_the_recommended_layouts_have_the_expected_regions(seats: int) -> None:
    expected = {
        region["id"]: Region(
            region["tier"],
            tuple(sorted(region["areas"])),
            tuple(region["linked"]),
            tuple(region["adjacent_not_linked"]),
            region["neutral_refuge"],
        )
        for region in GOLDEN[str(seats)]["regions"]
    }
    assert district(seats).regions == expected


@pytest.mark.parametrize("seats", SEATS)
def test_the_recommended_layouts_have_the_expected_bridge_sites(seats: int) -> None:
    legal = {site["id"]: site for site in GOLDEN[str(seats)]["bridges"] if site["legal"]}
    found = district(seats).bridges

    assert set(found) == set(legal)
    for name, site in found.items():
        assert list(site.roofs) == legal[name]["roofs"]
        assert [site.over] == legal[name]["over"]
        assert site.neutral == legal[name]["neutral_bridge"]


@pytest.mark.parametrize(
    ("seats", "regions", "tech", "energy"), [(2, 28, 26, 13), (3, 34, 35, 17), (4, 48, 46, 24)]
)
def test_the_resources_of_the_recommended_layouts(
    seats: int, regions: int, tech: int, energy: int
) -> None:
    state = dealt(FOUR[:seats]).state

    assert len(state.district.regions) == regions
    assert state.reserve["tech"] == 60 - tech - seats
    assert state.reserve["energy"] == 40 - energy - seats


def test_e3_one_region_over_several_tiles() -> None:
    regions = district(2).regions

    assert regions["G05"].areas == ("2.1a", "2.9c")
    assert (regions["R01"].tier, regions["R04"].tier) == (1, 2)
    assert "R04" in regions["R01"].linked
    assert "R05" in regions["G02"].climbs
    assert "R05" not in regions["G02"].linked


def test_e3_the_street_holds_three_tech_and_a_red_outpost() -> None:
    state = ordinary()

    assert state.resources["G05"] == 3
    assert [o.colour for o in state.outposts.values() if o.region == "G05"] == ["red"]


def test_e4_r30_bridges_join_two_roofs_over_one_street() -> None:
    sites = district(4).bridges

    assert (sites["4.3:AB/a"].roofs, sites["4.3:AB/a"].over) == (("R11", "R15"), "G07")
    assert "4.3:AB/ab" not in sites
    assert (sites["3.2:AB/a"].roofs, sites["3.2:AB/a"].over) == (("R20", "R18"), "G17")
    assert not any({"R25", "R27"} == set(site.roofs) for site in sites.values())


def test_a_tile_turns_clockwise() -> None:
    """Cell (r, c) goes to (c, 3 - r)."""
    grid = ("abcd", "efgh", "ijkl", "mnop")
    assert turned(grid, 1) == ("miea", "njfb", "okgc", "plhd")
    assert turned(grid, 4) == grid


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(1, 6))
def test_random_layouts_are_valid(seats: int, seed: int) -> None:
    tiles = drawn_layout(CONTENT, seats, seed)
    columns = columns_for(CONTENT, seats)

    assert sorted(laid.tile for laid in tiles) == CONTENT.tiles_for(seats)
    assert not refuges_meet(CONTENT, tiles, columns)
    assert is_valid(CONTENT, assemble(CONTENT, columns, tiles))


def test_the_random_layout_is_the_best_of_the_first_valid_ones() -> None:
    """4.5: the smallest of the largest Ground Regions among twelve."""
    sizes = []
    for tiles in candidates(CONTENT, 2, 7):
        found = assemble(CONTENT, 3, tiles)
        if not refuges_meet(CONTENT, tiles, 3) and is_valid(CONTENT, found):
            sizes.append(largest_ground(CONTENT, found))
        if len(sizes) == 12:
            break
    best = assemble(CONTENT, 3, drawn_layout(CONTENT, 2, 7))
    assert largest_ground(CONTENT, best) == min(sizes)


def test_r58_a_random_map_is_an_option() -> None:
    maps = {tuple(dealt(seed=bytes([n]), map="random").state.district.tiles) for n in range(4)}

    assert len(maps) > 1


def test_refuge_tiles_that_share_an_edge_are_no_layout() -> None:
    tiles = recommended(CONTENT, 2)
    beside = [laid for laid in tiles if laid.tile != "2.4"]
    place = next(n for n, laid in enumerate(beside) if laid.tile == "2.1")
    row = place // 3 * 3
    beside.insert(place + 1 if place + 1 < row + 3 else place, LaidTile("2.4", 0))
    assert refuges_meet(CONTENT, beside, 3)


def laid_at_random(seed: int) -> Match:
    match = dealt(map="custom")
    rng = Random(seed)
    while isinstance(match.questions()[0].step, TileChoice | TurnChoice):
        question = match.questions()[0]
        match.play(question.seat, rng.choice(question.options).id)
    return match


def test_the_map_is_laid_by_the_players_in_turn() -> None:
    match = laid_at_random(4)
    laid = [row.event for row in match.log if isinstance(row.event, TileLaid)]

    assert [event.seat for event in laid] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert not refuges_meet(CONTENT, match.state.district.tiles, 3)


def test_the_players_may_not_lay_the_refuges_side_by_side() -> None:
    match = dealt(map="custom")
    match.play(0, LayTile("2.1").id)
    match.play(0, Turn(0).id)

    assert LayTile("2.4").id not in [option.id for option in match.questions()[0].options]


def test_the_last_tiles_keep_the_refuges_apart() -> None:
    """Six tiles without a Refuge lie; at the corners of the last row is the only room."""
    match = dealt(map="custom")
    for place, tile in enumerate(["2.2", "2.3", "2.5", "2.6", "2.7", "2.8"]):
        match.play(place % 2, LayTile(tile).id)
        match.play(place % 2, Turn(0).id)

    offered = [option.id for option in match.questions()[0].options]
    assert offered == [LayTile("2.1").id, LayTile("2.4").id]


def test_r45_two_refuges_in_one_region_take_all_units() -> None:
    """A map of the players' own may do that."""
    matches = (laid_at_random(seed) for seed in range(40))
    state = next(match.state for match in matches if len(set(match.state.district.refuges)) == 1)

    first = state.seats[state.priority[0]]
    assert first.leader in state.district.refuges
    assert first.scrappers == {first.leader: 2}


@pytest.mark.parametrize(("factions", "count"), [(PAIR, 3), (FOUR[:3], 4), (FOUR, 5)])
def test_outposts_stand_on_their_letters(factions: tuple[str, ...], count: int) -> None:
    outposts = dealt(factions).state.outposts

    for colour in COLOURS:
        assert [name for name, o in outposts.items() if o.colour == colour] == [
            f"{colour}{number}" for number in range(1, count + 1)
        ]


def test_advanced_outposts_mix_three_sites() -> None:
    """One site of each letter; the numbers of tokens per colour stay."""
    plain = dealt().state.outposts
    moved = set()
    for number in range(6):
        outposts = dealt(seed=bytes([number]), outpost_setup="advanced").state.outposts
        assert sorted(outposts) == sorted(plain)
        assert sorted(o.region for o in outposts.values()) == sorted(
            o.region for o in plain.values()
        )
        changed = {name for name, o in outposts.items() if o.region != plain[name].region}
        moved.add(len(changed) > 0)
    assert True in moved
