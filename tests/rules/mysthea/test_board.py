import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from games.kernel.drawing.geometry import closed_edges, is_inside
from games.kernel.drawing.svg import PaletteName
from games.rules.mysthea.board.draw import draw_board
from games.rules.mysthea.board.glyphs import spots
from games.rules.mysthea.board.places import laid_out
from games.rules.mysthea.board.ring import SLOTS, ground_of
from games.rules.mysthea.board.scene import News
from games.rules.mysthea.board.thumbnail import draw_thumbnail
from games.rules.mysthea.panel import board_parts, seat_facts, seat_role
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import Battle, Command, Garrison, OpenEncounter
from tests.rules.mysthea.tables import CONTENT, HOMES, RING, table

SVG = "{http://www.w3.org/2000/svg}"
COUNTS = [2, 3, 4, 5]


def drawn(g: Mysthea, **wishes: Any) -> Element:
    return ElementTree.fromstring(draw_board(g, **wishes))


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def title_of(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def uses(element: Element) -> list[str]:
    return [use.get("href", "") for use in element.iter(f"{SVG}use")]


def pin_numbers(root: Element) -> list[str]:
    return [
        text.text or ""
        for text in root.iter(f"{SVG}text")
        if "d-pin-number" in text.get("class", "")
    ]


def wanted_targets(g: Mysthea) -> list[str]:
    """Every id of the README that this table has a thing for."""
    state = g.state
    found = [f"region:{region}" for region in CONTENT.regions]
    found += [f"{what}:{island}" for island in RING for what in ("island", "gap")]
    found += [f"unit:{seat}:{HOMES[seat]}:{kind}" for seat in g.seats for kind in CONTENT.units]
    found += [f"pool:{seat}:{kind}" for seat in g.seats for kind in ("troop", "golem")]
    found += [f"supply:{seat}:{kind}" for seat in g.seats for kind in ("troop", "golem", "fort")]
    found += [f"card:{code}" for code in (*state.market, *state.seats[0].hand)]
    found += [f"card:{code}" for seat in state.seats for code in seat.accessories]
    found += [f"card:{code}" for seat in state.seats for code in seat.upgrades.values()]
    found += [f"attunement:{code}" for code in state.faces.values()]
    found += [f"event:{event}" for event in (*state.track, "myst")]
    found += ["monster:utcoro", "monster:caerulas", "encounter:EN16", "side:0", "side:1"]
    for seat in g.seats:
        found += [f"{what}:{seat}" for what in ("artefact", "token", "seat")]
        found += [f"resource:{seat}:{kind}" for kind in ("energy", "xp", "glory")]
        found.append(f"champion:{state.seats[seat].champion.id}")
    return [*found, "deck:era"]


@pytest.mark.parametrize("palette", ["light", "dark", "page"])
@pytest.mark.parametrize("seats", COUNTS)
def test_everything_on_the_table_is_an_element_with_its_target_and_a_title(
    seats: int, palette: PaletteName
) -> None:
    g = table(seats)
    elements = by_id(drawn(g, palette=palette))
    for target in wanted_targets(g):
        assert title_of(elements[target]), target


@pytest.mark.parametrize("seats", COUNTS)
def test_the_parts_together_show_what_the_whole_shows(seats: int) -> None:
    g = table(seats)
    parts: set[str] = set()
    for part in board_parts(g):
        parts |= set(by_id(drawn(g, only=part.slug)))
    assert set(wanted_targets(g)) <= parts
    assert parts == set(by_id(drawn(g)))


@pytest.mark.parametrize("seats", COUNTS)
def test_no_id_stands_twice(seats: int) -> None:
    root = drawn(table(seats))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("part", [None, "ring", "hand:0", "market", "events", "seat:1"])
def test_everything_that_is_used_is_defined(part: str | None) -> None:
    text = draw_board(table(5), palette="page", only=part)
    defined = set(by_id(ElementTree.fromstring(text)))
    used = set(re.findall(r'<use href="#([^"]+)"', text))
    assert used | set(re.findall(r"url\(#([^)]+)\)", text)) <= defined


def test_every_lit_target_has_its_pin_and_leads_to_its_option() -> None:
    g = table(3)
    lit = {target: number for number, target in enumerate(wanted_targets(g), 1)}
    root = drawn(g, lit=lit, palette="page")
    elements = by_id(root)

    assert sorted(pin_numbers(root), key=int) == [str(number) for number in lit.values()]
    for target, number in lit.items():
        assert "d-lit" in elements[target].get("class", "").split()
        assert elements[target].get("href") == f"#option-{number}"
        assert title_of(elements[target]).startswith(f"{number}: ")


def test_units_with_the_number_of_their_region_have_no_second_pin() -> None:
    lit = {"region:monolith.myst": 1, "unit:0:monolith.myst:troop": 1}
    assert pin_numbers(drawn(table(), lit=lit, palette="page")) == ["1"]


def test_the_rest_of_the_map_is_veiled_only_while_something_on_it_is_lit() -> None:
    assert "d-veil" in draw_board(table(), lit={"region:tree.forest": 1}, palette="page")
    assert "d-veil" not in draw_board(table(), lit={"card:C001": 1}, palette="page")
    assert "#f2b134" not in draw_board(table())


def test_lit_regions_keep_their_day_colours_at_night() -> None:
    forest = "#b5ca9a"
    assert forest in draw_board(table(), lit={"region:tree.forest": 1}, palette="dark", only="ring")
    assert forest not in draw_board(table(), palette="dark", only="ring")


def test_up_to_three_units_of_a_kind_are_pieces_and_more_are_a_number() -> None:
    g = table()
    g.state.seats[0].board["arch.myst"] = Garrison(troop=3)
    g.state.seats[0].board["arch.forest"] = Garrison(troop=7)
    elements = by_id(drawn(g))

    assert uses(elements["unit:0:arch.myst:troop"]).count("#piece-troop-red") == 3
    many = elements["unit:0:arch.forest:troop"]
    assert uses(many).count("#piece-troop-red") == 1
    assert "×7" in [text.text for text in many.iter(f"{SVG}text")]


def test_the_units_of_a_full_region_all_stand_inside_it() -> None:
    outline = ground_of("tree", {"crystal": 300, "forest": 60, "mountain": 180}).network.outlines[
        "tree.forest"
    ]
    for count in (1, 4, 8, 16):
        layout = laid_out(outline, (40.0,) * count, ())
        assert len(set(layout.places)) == count
        assert all(is_inside(place, outline) for place in layout.places)


def test_the_soft_borders_of_an_island_coincide() -> None:
    for name, island in CONTENT.islands.items():
        ground = ground_of(name, {str(kind): turn for kind, turn in island.regions.items()})
        edges: dict[frozenset[tuple[float, float]], int] = {}
        for outline in ground.network.outlines.values():
            for edge in closed_edges(outline):
                edges[frozenset(edge)] = edges.get(frozenset(edge), 0) + 1
        coast = {frozenset(edge) for edge in closed_edges(ground.coast)}
        assert {edge for edge, count in edges.items() if count == 1} == coast


def test_glyphs_stand_inside_their_region() -> None:
    for name, island in CONTENT.islands.items():
        ground = ground_of(name, {str(kind): turn for kind, turn in island.regions.items()})
        for region, outline in ground.network.outlines.items():
            found = spots(region, region.partition(".")[2], outline)
            assert found
            assert all(is_inside((x, y - 8), outline) for x, y in (spot.foot for spot in found))


def test_the_ring_really_turns() -> None:
    g = table()
    here = draw_board(g, only="ring")
    g.state.ring = ["monolith", "sphere", "volcano", "tree", "arch"]
    elements = by_id(ElementTree.fromstring(there := draw_board(g, only="ring")))

    assert here != there
    x, y = SLOTS[3]
    around = next(
        group
        for group in ElementTree.fromstring(there).iter(f"{SVG}g")
        if group.get("transform") == f"translate({x:g} {y:g})"
    )
    assert "region:tree.forest" in {inner.get("id") for inner in around.iter()}
    assert title_of(elements["gap:tree"]) == "Great Tree – Arch: Forest, Mountain"


def test_a_mirage_is_hatched_and_says_so() -> None:
    g = table(2)
    g.state.mirages = ["arch.forest"]
    region = by_id(drawn(g, only="ring"))["region:arch.forest"]
    assert title_of(region) == "Arch: Forest, mirage: closed to units"


def test_the_tag_of_a_region_names_who_controls_it() -> None:
    titles = [title_of(group) for group in drawn(table(), only="ring").iter(f"{SVG}g")]
    assert "Monolith: Land of Myst: controlled by Anuth (Red), strength 9" in titles
    assert "Arch: Forest: no units" in titles


def test_own_cards_lie_open_and_those_of_others_are_only_counted() -> None:
    elements = by_id(drawn(table()))
    assert title_of(elements["card:C001"]).startswith("Champion's Gate.")
    assert "hand:0" in elements
    assert "hand:1" not in elements
    with pytest.raises(ValueError, match="hand:1"):
        draw_board(table(), only="hand:1")


def test_a_battle_shows_sealed_and_awaited_cards_then_orders_and_totals() -> None:
    g = table()
    there = {0: Garrison(troop=2), 1: Garrison(troop=1)}
    g.state.battle = Battle(2, "tree.forest", 5, [0, 1, 2], there, [1])
    g.state.header.sealed = {"seat0": ["?"]}
    before = draw_board(g, only="ring", palette="page")
    g.state.battle.laid = {0: "C001", 1: "", 2: ""}
    g.state.battle.totals = {0: 4, 1: 2, 2: 5}
    after = draw_board(g, only="ring", palette="page")

    for words in ("Battle: Great Tree: Forest", "d-envelope", "d-waiting", "no unit there"):
        assert words in before
    assert "Attack 2" not in before
    for words in ("Attack 2", "no card", "total 5"):
        assert words in after


def test_the_card_in_play_and_the_faced_encounter_lie_beside_the_ring() -> None:
    g = table()
    g.state.commands = [Command(1, "act", 3, "C043")]
    g.state.market = []
    g.state.encounters = [OpenEncounter(1, "EN04", 0)]
    elements = by_id(drawn(g, only="ring"))

    assert "command points left: 3" in title_of(elements["card:C043"])
    assert title_of(elements["encounter:EN04"]).startswith("Encounter: The White Beast")
    assert "Gain" in title_of(elements["side:0"])
    assert title_of(elements["side:1"]) == "Dialogue"


def test_premonition_tells_both_rewards() -> None:
    g = table()
    assert title_of(by_id(drawn(g))["side:0"]) == "Dialogue"
    g.state.options = type(g.state.options)(premonition=True)
    assert "token 2 clockwise" in title_of(by_id(drawn(g))["side:0"])


def test_the_draft_lies_where_the_market_will_be() -> None:
    g = table()
    g.state.phase, g.state.market = "setup", []
    g.state.stacks = {"champion": ["H07", "?"], "tactic": ["C005", "?"], "upgrade": []}
    elements = by_id(drawn(g, only="market"))
    assert {"champion:H07", "card:C005"} <= set(elements)


def test_news_are_dashed() -> None:
    news = (
        News("arrived", "unit:0:monolith.myst:troop"),
        News("left", "unit:1:arch.forest:golem"),
        News("lost", "unit:2:arch.myst:troop"),
        News("changed", "island:tree"),
        News("arrived", "monster:utcoro"),
        News("changed", "resource:0:glory"),
    )
    classes = [
        element.get("class", "") for element in drawn(table(), news=news, palette="page").iter()
    ]
    assert classes.count("d-arrived") == 3
    assert classes.count("d-ghost") == 2
    assert classes.count("d-struck") == 1
    assert classes.count("d-changed") == 2


def test_words_are_in_the_language_asked_for() -> None:
    elements = by_id(drawn(table(), language="pl"))
    assert title_of(elements["region:tree.crystal"]) == "Wielkie Drzewo: Kryształowe pole"
    assert title_of(elements["card:C001"]).startswith("Brama Wybrańca.")


def test_the_same_position_gives_the_same_bytes() -> None:
    assert draw_board(table(4)) == draw_board(table(4))


def test_an_empty_table_can_be_drawn() -> None:
    g = table()
    g.state.ring, g.state.faces, g.state.monsters = [], {}, {}
    g.state.track, g.state.event_deck, g.state.encounter_deck = [], [], []
    for seat in g.state.seats:
        seat.champion.id = seat.champion.region = seat.token = ""
        seat.artefact, seat.board = 0, {}
    for part in (None, *(part.slug for part in board_parts(g))):
        assert draw_board(g, only=part)
        assert part is None or draw_thumbnail(g, part)


def test_what_is_not_on_the_table_cannot_be_drawn() -> None:
    for part in ("seat:7", "hand:x", "nowhere"):
        with pytest.raises(ValueError, match=part):
            draw_board(table(), only=part)


def test_the_full_board_of_five_is_lean() -> None:
    assert len(draw_board(table(5)).encode()) < 330_000


def test_pictures_have_literal_colours_and_pages_have_classes() -> None:
    picture, page = draw_board(table(4), palette="dark"), draw_board(table(4), palette="page")
    assert "var(" not in picture
    assert "class=" not in picture
    assert not re.search(r'(fill|stroke)="(?!none|url)', page)


def test_small_pictures_have_no_ids() -> None:
    g = table()
    lit = {"region:tree.forest": 1, "island:arch": 2, "gap:tree": 3, "card:C001": 4, "card:C043": 5}
    for part in board_parts(g):
        text = draw_thumbnail(g, part.slug, lit=lit, palette="page")
        assert by_id(ElementTree.fromstring(text)) == {}


def test_a_seat_is_known_by_its_champion_and_its_numbers() -> None:
    g = table()
    assert str(seat_role(g, 0)) == "Anuth"
    assert {str(fact.label): fact.value for fact in seat_facts(g, 1)} == {
        "Artefact: its place in the order of turns": 2,
        "Energy": 3,
        "Experience": 11,
        "Cards in hand": 3,
        "Encounters faced": 1,
        "Regions controlled": 1,
    }


def test_battle_cards_turn_up_one_by_one() -> None:
    g = table()
    there = {0: Garrison(troop=2), 1: Garrison(troop=1)}
    g.state.battle = Battle(0, "tree.forest", 0, [0, 1], there, [])
    g.state.battle.laid = {0: "C001"}
    first = draw_board(g, only="ring", palette="page")
    g.state.battle.laid[1] = ""
    both = draw_board(g, only="ring", palette="page")

    assert "Attack 2" in first
    assert "d-envelope" in first
    assert "total" not in first
    assert "no card" in both
    assert "total" in both


def test_while_some_cards_can_be_chosen_the_art_of_the_others_is_quiet() -> None:
    def quiet(**lit: int) -> bool:
        drawing = drawn(table(), only="hand:0", lit=lit, palette="page")
        card = by_id(drawing)["card:C006"]
        return any("d-hush" in (one.get("class") or "") for one in card.iter())

    assert not quiet()
    assert quiet(**{"card:C001": 1})
    assert not quiet(**{"card:C001": 1, "card:C006": 2})


def test_the_event_that_is_being_resolved_has_a_strong_edge() -> None:
    g = table()
    g.state.phase, g.state.resolved = "events", 2
    elements = by_id(drawn(g, only="events", palette="page"))
    edges = {
        event: any("d-card-last" in (one.get("class") or "") for one in elements[event].iter())
        for event in ("event:forest", "event:utcoro", "event:storm")
    }
    assert edges == {"event:forest": False, "event:utcoro": True, "event:storm": False}


def test_nothing_waits_beside_the_ring_when_the_match_is_over() -> None:
    g = table()
    g.state.phase = "over"
    over = draw_board(g, only="ring")
    assert "The match is over" in over
    assert "Next event" not in over
    assert "Next encounter" not in over
