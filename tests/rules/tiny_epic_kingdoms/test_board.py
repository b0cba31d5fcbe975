import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec
import pytest

from games.kernel.content import in_order, read_content
from games.kernel.drawing.geometry import closed_edges, distance_to_border, is_inside, smoothed
from games.kernel.drawing.looks import LOOKS, page_css
from games.kernel.drawing.scatter import fractions
from games.kernel.drawing.seats import SEAT_COLOURS
from games.kernel.drawing.shapes import Box, Circle, Group, Label, Span
from games.kernel.drawing.svg import palette_named, svg
from games.kernel.header import Header
from games.kernel.position import Position
from games.kernel.text import Words
from games.rules.tiny_epic_kingdoms import content as module
from games.rules.tiny_epic_kingdoms.board.draw import draw_board
from games.rules.tiny_epic_kingdoms.board.scene import Kingdoms, News, Scene
from games.rules.tiny_epic_kingdoms.board.terrain import spots
from games.rules.tiny_epic_kingdoms.board.territory import WIDTH, area_of, ground_of
from games.rules.tiny_epic_kingdoms.board.thumbnail import draw_thumbnail
from games.rules.tiny_epic_kingdoms.content import Content
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, Options, Seat, State, War

CONTENT = read_content(Path(module.__file__).parent / "content", Content).value
SIDES = sorted(CONTENT.sides)
HOMES = ["t5b", "t4b", "t3a", "t7b", "t1a"]
COLOURS = ["blue", "orange", "purple", "white", "black"]
SVG = "{http://www.w3.org/2000/svg}"


def table(seats: int, content: Content = CONTENT) -> Kingdoms:
    """A match under way, one meeple on each home, one lying in the ruins of Hollow Tor."""
    state = State(
        header=Header(seats=seats, colours=COLOURS[:seats]),
        options=Options(),
        seats=[Seat(card=home[:2], home=home, faction="elves") for home in HOMES[:seats]],
        placed=True,
        used=["build", "quest"],
    )
    for seat, home in enumerate(HOMES[:seats]):
        state.regions[f"{home}-2"] = [Meeple(f"s{seat}.1", seat)]
    state.regions["t3a-3"] = [Meeple("s0.2", 0, lying=True)]
    if seats == 2:
        state.lost_kingdom = "t3a"
        state.regions["t3a-2"] = [Meeple("n.1", NEUTRAL)]
    return Position(state, content)


def drawn(g: Kingdoms, **wishes: Any) -> Element:
    return ElementTree.fromstring(draw_board(g, **wishes))


def by_id(root: Element) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def title_of(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def pin_numbers(root: Element) -> list[str]:
    return [
        text.text or ""
        for text in root.iter(f"{SVG}text")
        if "d-pin-number" in text.get("class", "")
    ]


def sides_in_play(g: Kingdoms) -> Iterator[str]:
    yield from (seat.home for seat in g.state.seats if seat.home)
    if g.state.lost_kingdom:
        yield g.state.lost_kingdom


@pytest.mark.parametrize("palette", ["light", "dark", "page"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_region_in_play_is_an_element_with_its_target_and_a_title(
    seats: int, palette: str
) -> None:
    g = table(seats)
    elements = by_id(drawn(g, palette=palette))

    for side in sides_in_play(g):
        assert title_of(elements[f"territory:{side}"]) == CONTENT.sides[side].name.en
        for region in CONTENT.regions_on(side):
            assert title_of(elements[f"region:{region.id}"]) == region.name.en


@pytest.mark.parametrize("side", SIDES)
def test_every_side_can_be_drawn_alone(side: str) -> None:
    g = table(3)
    g.state.seats[1].home = side
    g.state.regions = {}
    elements = by_id(drawn(g, only=side, palette="page"))

    assert f"territory:{side}" in elements
    assert {key for key in elements if key.startswith("region:")} == {
        f"region:{region.id}" for region in CONTENT.regions_on(side)
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_actions_resources_seats_and_meeples_are_targets_too(seats: int) -> None:
    g = table(seats)
    elements = by_id(drawn(g))

    wanted = [f"action:{action}" for action in CONTENT.actions]
    wanted += [f"resource:{resource}" for resource in CONTENT.resources]
    wanted += [f"seat:{seat}" for seat in range(seats)]
    wanted += [f"meeple:{one.id}" for there in g.state.regions.values() for one in there]
    in_play = set(sides_in_play(g))
    off_board = {
        f"meeple:{one.id}"
        for region, there in g.state.regions.items()
        if region.split("-")[0] not in in_play
        for one in there
    }
    assert all(title_of(elements[target]) for target in wanted if target not in off_board)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_id_stands_twice(seats: int) -> None:
    root = drawn(table(seats))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_that_is_used_is_defined(seats: int) -> None:
    text = draw_board(table(seats), palette="page")
    defined = set(by_id(ElementTree.fromstring(text)))
    used = set(re.findall(r'<use href="#([^"]+)"', text)) | set(
        re.findall(r"url\(#([^)]+)\)", text)
    )
    assert used <= defined


@pytest.mark.parametrize("side", SIDES)
def test_the_soft_borders_of_neighbours_coincide(side: str) -> None:
    ground = ground_of(Scene(table(3), {}, "en", ()), side)
    edges: dict[frozenset[tuple[float, float]], int] = {}
    for outline in ground.network.outlines.values():
        for edge in closed_edges(outline):
            edges[frozenset(edge)] = edges.get(frozenset(edge), 0) + 1

    alone = [edge for edge, count in edges.items() if count == 1]
    assert all(lies_on_the_card_edge(edge, ground.height) for edge in alone)
    assert max(edges.values()) == 2


def lies_on_the_card_edge(edge: frozenset[tuple[float, float]], height: float) -> bool:
    across, down = {x for x, _ in edge}, {y for _, y in edge}
    return across in ({0}, {WIDTH}) or down in ({0}, {height})


@pytest.mark.parametrize("side", SIDES)
def test_glyphs_keep_away_from_the_border(side: str) -> None:
    ground = ground_of(Scene(table(3), {}, "en", ()), side)
    for region in CONTENT.regions_on(side):
        area = area_of(region, ground)
        found = [spot for spot in spots(area) if spot.glyph != "castle"]
        assert found or region.terrain == "capital"
        for left, top, right, bottom in (spot.extent for spot in found):
            heart = ((left + right) / 2, (top + bottom) / 2)
            assert is_inside(heart, area.outline)
            assert distance_to_border(heart, area.outline) >= 20


@pytest.mark.parametrize("palette", ["light", "dark", "page"])
def test_the_same_position_gives_the_same_bytes(palette: Any) -> None:
    wishes: dict[str, Any] = {"lit": {"region:t4b-1": 1}, "palette": palette}
    assert draw_board(table(4), **wishes) == draw_board(table(4), **wishes)


def test_names_are_escaped() -> None:
    name = Words('<b> & "moor"', '<b> & "moor"')
    sides = dict(CONTENT.sides)
    sides["t5b"] = msgspec.structs.replace(sides["t5b"], name=name)
    territories = msgspec.structs.replace(CONTENT.territories, sides=sides)
    content = msgspec.structs.replace(CONTENT, territories=territories)
    text = draw_board(table(3, content))

    assert "<b>" not in text
    assert title_of(by_id(ElementTree.fromstring(text))["territory:t5b"]) == name.en


def test_lit_targets_get_pins_with_their_numbers() -> None:
    lit = {
        "region:t4b-1": 1,
        "region:t4b-2": 2,
        "meeple:s0.1": 3,
        "action:trade": 4,
        "resource:ore": 5,
        "seat:2": 6,
        "territory:t3a": 7,
    }
    root = drawn(table(3), lit=lit, palette="page")

    assert sorted(pin_numbers(root)) == ["1", "2", "3", "4", "5", "6", "7"]
    elements = by_id(root)
    for target, number in lit.items():
        assert "d-lit" in elements[target].get("class", "").split()
        assert elements[target].get("href") == f"#option-{number}"
        assert title_of(elements[target]).startswith(f"{number}: ")


def test_a_piece_with_the_number_of_its_region_has_no_second_pin() -> None:
    root = drawn(table(3), lit={"region:t4b-2": 1, "meeple:s1.1": 1}, palette="page")
    assert pin_numbers(root) == ["1"]


def test_other_regions_are_veiled_and_only_while_the_map_is_lit() -> None:
    assert "d-veil" in draw_board(table(3), lit={"region:t4b-1": 1}, palette="page")
    assert "d-veil" not in draw_board(table(3), lit={"action:trade": 1}, palette="page")
    assert "d-veil" not in draw_board(table(3), palette="page")


def test_without_options_no_lamp_is_lit() -> None:
    assert "#f2b134" not in draw_board(table(4))


def test_lit_regions_keep_their_day_colours_at_night() -> None:
    dark = draw_board(table(3), lit={"region:t4b-1": 1}, palette="dark")
    assert "#efdca4" in dark
    assert "#efdca4" not in draw_board(table(3), palette="dark")


def test_lying_pieces_are_turned() -> None:
    elements = by_id(drawn(table(3)))
    assert "rotate(-82)" in turns(elements["meeple:s0.2"])
    assert turns(elements["meeple:s0.1"]) == []


def turns(element: Element) -> list[str]:
    return [
        transform
        for inner in element.iter()
        if "rotate" in (transform := inner.get("transform", ""))
    ]


def test_two_pieces_stand_on_the_slots_of_their_region() -> None:
    g = table(3)
    g.state.regions["t5b-2"].append(Meeple("s1.2", 1))
    elements = by_id(drawn(g))
    slots = ground_of(Scene(g, {}, "en", ()), "t5b").slots["t5b-2"]
    for meeple, (x, y) in zip(("s0.1", "s1.2"), slots, strict=True):
        assert elements[f"meeple:{meeple}"].get("transform") == f"translate({x:g} {y:g})"


def test_r66_neutral_pieces_take_the_first_free_colour_in_a_shape_of_their_own() -> None:
    g = table(2)
    elements = by_id(drawn(g))
    box = Scene(g, {}, "en", ()).colours
    free = next(name for name in in_order(g.content.colours) if name not in box[:2])
    neutral = elements["meeple:n.1"]
    assert [use.get("href") for use in neutral.iter(f"{SVG}use")] == [f"#piece-{free}"]
    assert {use.get("href") for use in elements[f"piece-{free}"].iter(f"{SVG}use")} == {"#stone"}


def test_names_are_in_the_language_asked_for() -> None:
    elements = by_id(drawn(table(3), language="pl"))
    assert title_of(elements["territory:t4b"]) == "Kamienna Korona"
    assert title_of(elements["action:quest"]).startswith("Misja")


def test_news_are_dashed() -> None:
    news = (
        News("arrived", "meeple:s0.1"),
        News("left", "meeple:s1.2", "t4b-5"),
        News("lost", "meeple:s2.2", "t3a-1"),
    )
    classes = [
        element.get("class", "") for element in drawn(table(3), news=news, palette="page").iter()
    ]
    assert classes.count("d-arrived") == 1
    assert classes.count("d-ghost") == 2
    assert classes.count("d-struck") == 1


def test_a_war_shows_a_sealed_and_a_waiting_envelope_then_the_dice() -> None:
    g = table(3)
    g.state.war = War(0, 1, "t4b-2", "quest")
    g.state.header.sealed = {"seat0": ["?"]}
    sealed = draw_board(g, palette="page")
    g.state.war.dice = {0: 5, 1: -1}
    g.state.war.raised = {0: 1}
    shown = draw_board(g, palette="page")

    assert "d-envelope" in sealed
    assert "d-waiting" in sealed
    assert "5 + 1" in shown
    assert "d-waiting" not in shown


def test_before_the_reveal_both_sides_of_the_dealt_card_lie_there() -> None:
    g = table(3)
    g.state.seats[1].home = ""
    g.state.seats[2] = Seat()
    elements = by_id(drawn(g))

    assert {"territory:t4a", "territory:t4b", "region:t4a-1", "region:t4b-1"} <= set(elements)
    assert {"pattern-orange", "pattern-purple"} <= set(elements)
    assert "region:t3a-1" not in elements


def test_the_action_card_can_be_drawn_alone() -> None:
    elements = by_id(drawn(table(4), only="actions"))
    assert "action:build" in elements
    assert not any(key.startswith("region:") for key in elements)


def test_what_is_not_on_the_table_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="t8a"):
        draw_board(table(3), only="t8a")


def test_the_full_board_of_five_is_lean() -> None:
    assert len(draw_board(table(5), lit={"territory:t4b": 1}).encode()) < 200_000


def test_pictures_have_literal_colours_and_pages_have_classes() -> None:
    picture = draw_board(table(4), palette="dark")
    page = draw_board(table(4), palette="page")

    assert "var(" not in picture
    assert "class=" not in picture
    assert not re.search(r'(fill|stroke)="(?!none|url)', page)


def test_every_class_with_a_look_is_in_the_style_sheet() -> None:
    css = page_css()
    assert all(f".d-{name}{{" in css for name in LOOKS)


def test_the_small_picture_has_no_ids() -> None:
    text = draw_thumbnail(table(3), "t4b", lit={"region:t4b-2": 1}, palette="page")
    assert by_id(ElementTree.fromstring(text)) == {}


def test_all_text_of_a_drawing_is_escaped() -> None:
    nasty = "<&\"'"
    shapes = (Group((Label(0, 0, (Span(nasty, "name", 12),)),), id=nasty, title=nasty),)
    root = ElementTree.fromstring(svg(shapes, Box(0, 0, 9, 9), palette_named("page"), nasty))
    assert title_of(root) == nasty
    assert title_of(by_id(root)[nasty]) == nasty


def test_chains_keep_their_ends_when_they_are_smoothed() -> None:
    soft = smoothed([(0, 0), (10, 0), (10, 10)])
    assert (soft[0], soft[-1]) == ((0, 0), (10, 10))
    assert (10, 0) not in soft


def test_inside_and_distance() -> None:
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert is_inside((5, 5), square)
    assert not is_inside((15, 5), square)
    assert distance_to_border((5, 8), square) == 2


def test_the_generator_depends_on_the_seed_alone() -> None:
    first, again, other = fractions("t1a-1"), fractions("t1a-1"), fractions("t1a-2")
    one = [next(first) for _ in range(5)]
    assert one == [next(again) for _ in range(5)]
    assert one != [next(other) for _ in range(5)]
    assert all(0 <= value < 1 for value in one)


def test_eight_colours_have_eight_marks_and_patterns() -> None:
    assert len({seat.mark for seat in SEAT_COLOURS.values()}) == 8
    assert len({seat.pattern_name for seat in SEAT_COLOURS.values()}) == 8


def test_a_circle_at_the_origin_needs_no_centre() -> None:
    text = svg((Circle(0, 0, 3),), Box(0, 0, 9, 9), palette_named("page"), "disc")
    assert '<circle r="3"/>' in text
