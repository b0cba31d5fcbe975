"""The drawing: every target has one shape, light and news show, words are in both languages."""

import re
from collections import Counter
from math import hypot
from xml.etree.ElementTree import Element

import pytest
from msgspec import Raw

from games.kernel.drawing.looks import LOOKS
from games.rules.tsukuyumi.board.combat import SHOWN, stage_now
from games.rules.tsukuyumi.board.draw import PARTS, draw_board, parts_of
from games.rules.tsukuyumi.board.hexes import RADIUS
from games.rules.tsukuyumi.board.icons import ICONS
from games.rules.tsukuyumi.board.plates import arrangement
from games.rules.tsukuyumi.board.scene import WIDEST, News, Scene
from games.rules.tsukuyumi.board.silhouettes import SILHOUETTES
from games.rules.tsukuyumi.board.words import PARTS as CARD_PARTS
from games.rules.tsukuyumi.panel import board_parts, draw_part_thumbnail, seat_facts, seat_role
from games.rules.tsukuyumi.queries.geometry import distance, neighbours
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import ONI, Tile, Unit
from games.rules.tsukuyumi.steps.attack import STAGES
from tests.rules.tsukuyumi.tables import CONTENT, SVG, by_id, drawn, fight, table, words_in

SEATS = [2, 3, 4, 5, 6]
FAR = 1000
"""What the rules call the distance between two islands."""
BEHAVIOUR = {"cell", "ground", "lit", "day", "pins"}
"""Classes without a look of their own: for the page's script and style."""


def slugs(g: Realm) -> list[str]:
    return [part.slug for part in board_parts(g)]


def all_parts(g: Realm, **wishes: object) -> list[Element]:
    return [drawn(g, only=slug, **wishes) for slug in slugs(g)]


def targets_on(g: Realm) -> list[str]:
    """Everything on this table that an option may name."""
    state = g.state
    found = [f"area:{cell}" for cell in state.tiles]
    found += [f"edge:{cell}/{side}" for cell, tile in state.tiles.items() for side in tile.slots]
    found += [
        f"unit:{unit.cell}/{unit.kind}/{'oni' if unit.owner == ONI else unit.owner}"
        for unit in state.units.values()
    ]
    found += [f"seat:{seat}" for seat in g.seats]
    found += [f"mission:{mission}" for mission in state.missions]
    found += ["row:0", "row:1", "deck", "card:action_blitz", "card:event_sinkhole"]
    return list(dict.fromkeys(found))


# -- shapes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_an_option_may_name_is_drawn_once_with_its_id(seats: int) -> None:
    g = table(seats)
    found = Counter(key for part in all_parts(g, palette="page") for key in by_id(part))
    for target in targets_on(g):
        assert found[target] == 1, target


@pytest.mark.parametrize("palette", ["light", "dark", "page"])
def test_the_whole_table_is_one_drawing_with_all_targets(palette: str) -> None:
    g = table()
    assert set(targets_on(g)) <= by_id(drawn(g, palette=palette)).keys()


def test_parts_of_the_page_and_of_the_drawing_are_the_same() -> None:
    for g in (table(), fight(table())):
        assert slugs(g) == parts_of(Scene(g, {}, "en", ()))


def test_a_lit_target_is_a_link_to_its_option_with_a_pin() -> None:
    g = table()
    lit = {target: number for number, target in enumerate(targets_on(g), 1)}
    linked: Counter[str] = Counter()
    for part in all_parts(g, lit=lit, palette="page"):
        for target, element in by_id(part).items():
            if target in lit:
                assert element.tag == f"{SVG}a", target
                assert element.get("href") == f"#option-{lit[target]}"
                linked[target] += 1
    assert linked == Counter(lit.keys())


def test_no_link_stands_inside_another() -> None:
    g = table()
    lit = {target: number for number, target in enumerate(targets_on(g), 1)}
    for part in all_parts(g, lit=lit, palette="page"):
        for link in part.iter(f"{SVG}a"):
            assert [inner for inner in link.iter(f"{SVG}a") if inner is not link] == []


def test_nothing_is_lit_where_nothing_waits() -> None:
    for part in all_parts(table(), palette="page"):
        assert list(part.iter(f"{SVG}a")) == []
        assert "d-pin" not in {name for element in part.iter() for name in classes(element)}


def classes(element: Element) -> list[str]:
    return element.get("class", "").split()


def test_every_class_has_a_look() -> None:
    g = fight(table())
    lit = {target: number for number, target in enumerate(targets_on(table()), 1)}
    used = {
        name.removeprefix("d-")
        for part in all_parts(g, lit=lit, palette="page")
        for element in part.iter()
        for name in classes(element)
    }
    assert used - LOOKS.keys() - BEHAVIOUR - {"rawing"} <= {"drawing"}


def test_every_reference_leads_to_a_definition() -> None:
    for part in all_parts(fight(table(6))):
        known = by_id(part)
        for use in part.iter(f"{SVG}use"):
            assert use.attrib["href"].removeprefix("#") in known


def test_cards_that_can_be_chosen_lie_in_the_hand() -> None:
    lit = {"card:sis_claim": 1, "card:kaneda": 2, "card:reaver": 3, "tile:ba_ocean_07": 4}
    lit |= {"faction_deck": 5, "card:ca_retreat": 6, "card:gift_heir": 7, "card:nomads": 8}
    known = by_id(drawn(table(), only="hand", lit=lit, palette="page"))
    assert lit.keys() <= known.keys()


def test_a_card_of_the_row_is_lit_in_the_row() -> None:
    lit = {"card:event_raid": 1}
    assert "card:event_raid" in by_id(drawn(table(), only="events", lit=lit, palette="page"))
    assert "card:event_raid" not in by_id(drawn(table(), only="hand", lit=lit, palette="page"))


def test_hidden_cards_are_counted_and_not_shown() -> None:
    told = words_in(drawn(table(), only="hand"))
    assert "Blitz" in told
    assert "?" not in told
    assert told.count("2 + 1 cards") >= 4


# -- the map ---------------------------------------------------------------------------------------


def test_an_empty_place_where_a_tile_may_be_laid_is_drawn() -> None:
    g = table()
    free = next(
        cell for tile in g.state.tiles for cell in neighbours(tile) if cell not in g.state.tiles
    )
    assert f"area:{free}" not in by_id(drawn(g, only="map"))
    assert f"area:{free}" in by_id(drawn(g, only="map", lit={f"area:{free}": 1}))


def test_tiles_never_lie_on_each_other_and_islands_lie_apart() -> None:
    g = table(2)
    for island in "bcdef":
        g.state.tiles |= {f"{island}{q},0": Tile("ba_ocean_01") for q in range(3)}
    places = Scene(g, {}, "en", ()).places
    assert len(set(places.values())) == len(g.state.tiles)
    for cell, (x, y) in places.items():
        for other, (x2, y2) in places.items():
            if distance(cell, other) >= FAR:
                assert hypot(x - x2, y - y2) > 2.5 * RADIUS
    assert max(x for x, _ in places.values()) <= WIDEST


def test_the_title_of_a_tile_tells_all_that_is_on_it() -> None:
    g = table()
    cell = "2,0"
    g.state.tiles[cell] = Tile("ba_fertile_01", marker=1, vp2=True, mines=2, slots={0: "red"})
    g.state.units = {1: Unit("reaver", 0, cell), 2: Unit("reaver", 0, cell)}
    title = by_id(drawn(g, only="map"))[f"area:{cell}"].findtext(f"{SVG}title") or ""
    for told in (
        "Fertile land M12",
        "controlled by Circle of the Sun",
        "2VP marker",
        "2 × mine",
        "blocked: east",
        "Sisters of Seven: 2 × Reaver",
    ):
        assert told in title


def test_a_plate_sums_up_conquest_hit_points_and_damage() -> None:
    g = table()
    g.state.units = {
        n: Unit(kind, 0, "0,0") for n, kind in enumerate(["reaver", "reaver", "mistress"])
    }
    stats = [CONTENT.stats[kind] for kind in ("reaver", "reaver", "mistress")]
    told = [text.text for text in drawn(g, only="map").iter(f"{SVG}text")]
    for sums in zip(*stats, strict=True):
        assert str(sum(sums)) in told


@pytest.mark.parametrize("owners", range(1, 8))
def test_however_many_owners_meet_each_has_a_place(owners: int) -> None:
    scale, places = arrangement(owners, tight=owners > 1)
    assert len(set(places)) == len(places) >= owners
    assert 0 < scale <= 1.15
    assert all(abs(x) <= 60 and abs(y) <= 66 for x, y in places)


def test_domination_shows_beside_the_marker_of_another() -> None:
    g = table()
    tile = g.state.tiles["2,0"] = Tile("ba_ocean_01", marker=0)
    before = draw_board(g, only="map")
    tile.slots = {0: "invasive"}
    g.known.clear()
    assert "dominated by Reef Collective" in words_in(drawn(g, only="map"))
    assert before != draw_board(g, only="map")


def test_a_complete_formation_is_outlined() -> None:
    g = table()
    g.state.units = {}
    bare = draw_board(g, only="map").count("<path")
    line = ["0,0", "1,0", "2,0"]
    g = table()
    g.state.units = {n: Unit("follower", 1, cell) for n, cell in enumerate([*line, *line])}
    scene = Scene(g, {}, "en", ())
    assert scene.formations == [(1, tuple(line))]
    assert draw_board(g, only="map").count("<path") > bare


# -- since you left --------------------------------------------------------------------------------


def test_units_that_came_left_and_fell_are_marked() -> None:
    g = table()
    g.state.units = {1: Unit("reaver", 0, "1,0")}
    news = [
        News("arrived", "", unit=1),
        News("left", "area:0,0", unit=1),
        News("lost", "unit:0,1/follower/1", count=2),
        News("changed", "area:-1,0"),
    ]
    told = words_in(drawn(g, only="map", news=news))
    assert "Sisters of Seven, Reaver: was here" in told
    assert "Circle of the Sun, Follower: lost here" in told
    marks = Counter(
        name
        for element in drawn(g, only="map", news=news, palette="page").iter()
        for name in classes(element)
    )
    assert marks["d-arrived"] == 2
    assert marks["d-struck"] == 1


def test_units_that_are_about_to_move_have_a_double_ring() -> None:
    g = table()
    g.state.units = {1: Unit("reaver", 0, "1,0")}
    g.state.header.agenda = [Raw(b'{"t":"move.to","units":[1]}')]
    stack = by_id(drawn(g, only="map", lit={"area:2,0": 1}, palette="page"))["unit:1,0/reaver/0"]
    assert sum("d-ring" in classes(shape) for shape in stack.iter()) == 2
    bare = by_id(drawn(g, only="map", palette="page"))["unit:1,0/reaver/0"]
    assert not any("d-ring" in classes(shape) for shape in bare.iter())


# -- panels ----------------------------------------------------------------------------------------


def test_an_open_combat_is_told_step_by_step() -> None:
    told = words_in(drawn(fight(table()), only="combat"))
    for words in (
        "Sisters of Seven attacks",
        "deals 10",
        "Winged Hussars",
        "Circle of the Sun defends",
        "takes 5",
        "Reinforcement",
        "ONI defends",
        "strikes back 10",
        "no answer yet",
    ):
        assert words in told


@pytest.mark.parametrize(
    ("waits", "now"),
    [
        ("gamble", "attack"),
        ("fix", "attack"),
        ("with_damage", "answers"),
        ("aftermath", "damage"),
        ("end", "after"),
    ],
)
def test_a_combat_shows_the_stage_that_runs(waits: str, now: str) -> None:
    g = fight(table())
    g.state.header.agenda = [Raw(b'{"t":"combat_stage","at":"%b"}' % waits.encode())]
    assert stage_now(Scene(g, {}, "en", ())) == now


def test_every_stage_of_the_rules_has_its_place() -> None:
    assert [stage for own in SHOWN.values() for stage in own] == list(STAGES)


def test_a_sealed_answer_is_told_without_what_it_is() -> None:
    g = fight(table())
    g.state.combats[0].sides[0].picks = []
    g.state.header.sealed = {"seat1": []}
    assert "answer sealed" in words_in(drawn(g, only="combat"))


def test_the_track_shows_places_and_what_the_cards_give() -> None:
    g = table()
    rows = [key for key in by_id(drawn(g, only="track", palette="page")) if key.startswith("seat:")]
    assert rows == [f"seat:{seat}" for seat in g.state.initiative]
    assert "Round 2 of 4" in words_in(drawn(g, only="track"))


def test_the_list_of_areas_has_every_tile_and_the_lit_ones_first() -> None:
    g = table()
    scene = Scene(g, {}, "en", ())
    told = words_in(drawn(g, only="areas", lit={"area:2,0": 1}, palette="page"))
    for cell in g.state.tiles:
        assert scene.area_name(cell) in told
    assert told.index(scene.area_name("2,0")) < told.index(scene.area_name("0,0"))


@pytest.mark.parametrize("seats", SEATS)
def test_every_part_has_a_small_picture_without_ids(seats: int) -> None:
    g = table(seats)
    for part in board_parts(g):
        assert ' id="' not in draw_part_thumbnail(g, part.slug, palette="page")


def test_facts_of_a_seat_are_what_the_board_shows() -> None:
    g = table()
    facts = {fact.label.template: fact.value for fact in seat_facts(g, 0)}
    assert facts["Units on the board"] == sum(unit.owner == 0 for unit in g.state.units.values())
    assert facts["Place on the initiative track"] == len(g.state.seats)
    assert str(seat_role(g, 0)) == "Sisters of Seven"


def test_a_table_before_its_first_tile_can_be_drawn() -> None:
    g = table(3)
    g.state.tiles, g.state.units, g.state.initiative, g.state.row = {}, {}, [], []
    for seat in g.state.seats:
        seat.faction, seat.goal, seat.card = "", "", ""
    assert [drawn(g, only=part.slug).tag for part in board_parts(g)]


# -- words and pictures ----------------------------------------------------------------------------


def test_the_board_speaks_polish() -> None:
    told = words_in(drawn(fight(table()), language="pl"))
    assert "Runda 2 z 4" in told
    assert "Żyzny" in told or "Teren żyzny" in told
    english = [words.en for words, *_ in PARTS.values() if words.en != words.pl]
    headings = {text.text for text in drawn(table(), language="pl").iter(f"{SVG}text")}
    assert headings.isdisjoint(english)


def test_every_unit_has_an_outline_and_every_part_of_a_card_an_icon() -> None:
    assert set(CONTENT.stats) <= SILHOUETTES.keys()
    assert CARD_PARTS.keys() - {"standard"} <= ICONS.keys()
    assert CONTENT.traits.keys() <= ICONS.keys()


def test_pictures_carry_literal_colours_only() -> None:
    for palette in ("light", "dark"):
        assert not re.search(r"var\(|class=", draw_board(table(), palette=palette))


def test_a_mat_tells_the_tasks_of_its_victory_card_and_its_gift() -> None:
    g = table(2)
    g.state.seats[0].victory, g.state.seats[0].gift = "vc_sis1", "gift_armour"
    told = words_in(drawn(g, only="mat:0"))
    for slug in ("vc_sis1_t1", "vc_sis1_t2", "vc_sis1_t3", "gift_armour"):
        assert CONTENT.texts[slug].name.en in told


def test_a_ban_is_told_on_the_track() -> None:
    g = table(2)
    g.state.seats[0].card = "action_jamming"
    assert "The opponent has no blue phase" in words_in(drawn(g, only="track"))
