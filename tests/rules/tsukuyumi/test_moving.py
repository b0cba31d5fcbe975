"""Movement, pushing, ONI, gates (SPEC 7.1, 7.6, 7.7, 16.2)."""

from games.rules.tsukuyumi.events.units import UnitsDeployed, UnitsMoved
from games.rules.tsukuyumi.queries.gates import gates_for
from games.rules.tsukuyumi.queries.movement import March, push_areas, reach, unit_range
from games.rules.tsukuyumi.queries.oni import fight_areas, placement_areas, useful_stacks
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.gates import move_action
from games.rules.tsukuyumi.steps.marching import Terms, groups
from games.rules.tsukuyumi.steps.moving import Movement
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.turn import TurnMenu
from tests.rules.tsukuyumi.positions import (
    BESIDE,
    CENTRE,
    CIRCLE,
    CIRCUS,
    EAST,
    GUARDIANS,
    MOON_EAST,
    NOMADS,
    REEF,
    SISTERS,
    SOUTH,
    UNSTABLE,
    A,
    B,
    given,
    menu,
    scene,
    take,
    turn_of,
)


def test_range_and_bonuses() -> None:
    g = given(units={B: {EAST: {"clown": 1, "car": 1}}}, turn=turn_of(B, "red"))
    assert [unit_range(g, number, move_action(B, 1)) for number in (1, 2)] == [1, 3]


def test_enemy_stop_holds_a_walker_but_not_a_flyer() -> None:
    g = given(
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={
            A: {EAST: {"reaver": 1, "cybear": 1}},
            ONI: {MOON_EAST: {"oni_small": 1}, SOUTH: {"oni_small": 1}, BESIDE: {"oni_small": 1}},
        },
        turn=turn_of(A, "red"),
    )
    assert CENTRE in reach(g, 1, move_action(A, 1))
    assert CENTRE not in reach(g, 2, move_action(A, 2))


def test_r12_g22_massive_units_take_one_step_in_their_own_turn() -> None:
    units = {A: {EAST: {"spikemouth": 1}}}
    own = given(units=units, turn=turn_of(A, "red"))
    assert unit_range(own, 1, move_action(A, 3)) == 1
    foreign = given(units=units, turn=turn_of(B, "red"))
    assert unit_range(foreign, 1, March(A, A, 2)) == 2
    moved = given(units=units, turn=turn_of(A, "red"))
    moved.unit(1).steps = 1
    assert unit_range(moved, 1, move_action(A, 3)) == 0
    assert unit_range(moved, 1, March(A, A, 1, ghosts=True)) == 1


def test_race_lifts_the_limit() -> None:
    g = given(
        units={A: {EAST: {"spikemouth": 1}}},
        open={A: ["fg_event_race"]},
        turn=turn_of(A, "red"),
    )
    assert unit_range(g, 1, move_action(A, 3)) == 3


def test_g47_guardians_take_the_faction_trait() -> None:
    g = given(units={A: {EAST: {"okya": 1}}}, turn=turn_of(A, "red"))
    assert unit_range(g, 1, move_action(A, 3)) == 1


def test_r13_a_foreign_mover_lends_no_abilities_but_flying() -> None:
    g = given(
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 1}}, B: {EAST: {"car": 1}}},
        slots={(EAST, edge): "red" for edge in range(1, 6)},
    )
    assert unit_range(g, 2, March(A, B, 1, denied=True)) == 1
    assert reach(g, 2, March(A, B, 1, denied=True)) == {}
    assert BESIDE in reach(g, 1, March(B, A, 1, denied=True))


def test_r31_no_entry_forbids_entering_but_not_deployment() -> None:
    g = given(
        units={A: {BESIDE: {"okya": 1}}, B: {EAST: {"clown": 1}}},
        open={A: ["fg_event_no_entry"]},
    )
    assert BESIDE not in reach(g, 2, March(B, B, 1))
    from games.rules.tsukuyumi.queries.production import deploy_cells

    assert BESIDE in deploy_cells(g, B, "clown")


def test_a_bunny_wagon_carries_others_over_blockades() -> None:
    wall = {(EAST, edge): "red" for edge in range(1, 6)}
    g = given(units={B: {EAST: {"clown": 1, "bunny_wagon": 1}}}, slots=wall)
    assert BESIDE in reach(g, 1, March(B, B, 1))
    assert reach(given(units={B: {EAST: {"clown": 1}}}, slots=wall), 1, March(B, B, 1)) == {}


def test_secret_path_ignores_blockades_and_enemies() -> None:
    g = given(
        units={B: {EAST: {"clown": 1}}, ONI: {MOON_EAST: {"oni_small": 1}}},
        slots={(EAST, 3): "red"},
        open={B: ["event_secret_path"]},
    )
    assert CENTRE in reach(g, 1, March(B, B, 2))


def test_r59_pushes_need_an_open_border_and_never_end_in_a_base() -> None:
    g = given(units={B: {EAST: {"clown": 1}}}, slots={(EAST, 3): "red"})
    assert MOON_EAST not in push_areas(g, g.unit(1))
    assert "3,-1" not in push_areas(g, g.unit(1))
    assert SOUTH in push_areas(g, g.unit(1))


def test_g40_a_mistress_pushes_two_when_she_is_deployed() -> None:
    match = scene(
        produce(A, 2),
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={ONI: {EAST: {"oni_small": 3}}},
        slots={(EAST, 3): "red"},
    )
    match.when(A, take("unit/mistress"), take(EAST))
    assert match.questions()[0].step == Pick(A, "push.unit", EAST, n=2)
    match.when(A, take(1)).refuses(A, take(MOON_EAST))
    match.when(A, take(SOUTH), take(2), take(BESIDE))
    assert len(match.happened(UnitsMoved)) == 2
    assert sum(unit.cell == EAST for unit in match.state.units.values()) == 2


def test_a_unit_moves_once_in_a_move_action() -> None:
    match = scene(
        Movement(Terms(move_action(B, 1))),
        units={B: {EAST: {"clown": 2}}},
        turn=turn_of(B, "red"),
    )
    match.when(B, take(f"{EAST}/clown/1"), take(SOUTH), take(1))
    terms = match.questions()[0].step.terms
    assert list(groups(match.g, terms)) == [(EAST, "clown", 1)]


def test_r61_each_aggressive_unit_fights_on_its_own_tile() -> None:
    match = menu(
        B,
        "red",
        {},
        units={
            B: {EAST: {"uberclown": 2}, SOUTH: {"uberclown": 1}},
            ONI: {EAST: {"oni_small": 1}},
        },
    )
    strikes = [option for option in match.offers(B) if "strike" in option]
    assert len(strikes) == 2
    match.when(B, strikes[0], take("mc_encore")).when(A, take("none"))
    assert match.state.units[1].struck
    assert len([option for option in match.offers(B) if "strike" in option]) == 2


def test_r78_white_allows_a_combat_before_the_move() -> None:
    match = menu(B, "white", {"standard": 2}, units={B: {EAST: {"clown": 2}, SOUTH: {"clown": 1}}})
    match.when(B, take("std.combat"), take(EAST))
    assert "take:std.move" in match.offers(B)
    match.refuses(B, take("std.combat"))


def test_white_gives_two_different_standard_actions() -> None:
    match = menu(B, "white", {"standard": 2}, units={B: {EAST: {"clown": 2}}})
    match.when(B, take("std.production"), take("unit/clown"), take(EAST))
    match.refuses(B, take("std.production"))
    match.when(B, take("std.move"), take("finish"))
    assert match.questions()[0].step.slug != TurnMenu(B).slug


def test_oni_are_placed_on_tsukuyumi_areas_and_next_to_them() -> None:
    g = given()
    assert CENTRE in placement_areas(g)
    assert EAST in placement_areas(g)
    assert "3,-1" not in placement_areas(g)


def test_r40_gift_of_the_sun_keeps_oni_out() -> None:
    g = given(markers={EAST: A}, seats={A: {"gift": "gift_sun"}})
    assert EAST not in placement_areas(g)
    h = given(
        markers={EAST: A},
        units={ONI: {MOON_EAST: {"oni_small": 1}, EAST: {"oni_small": 1}}},
        seats={A: {"gift": "gift_sun"}},
    )
    assert EAST not in reach(h, 1, March(B, ONI, 1))
    assert EAST not in fight_areas(h)


def test_r66_cyber_barrier_stops_oni_conquest_and_covers_bases() -> None:
    from games.rules.tsukuyumi.queries.board import barred

    g = given(
        factions=(SISTERS, GUARDIANS, CIRCUS),
        units={A: {UNSTABLE: {"cybear": 1}}, ONI: {UNSTABLE: {"oni_small": 1}}},
    )
    assert fight_areas(g) == []
    assert barred(g, B, "-3,1")
    assert not barred(g, A, UNSTABLE)


def test_g53_great_evolution_without_oni_still_places_one() -> None:
    match = scene(
        Pick(A, "reef.choose_set"),
        factions=(REEF, CIRCUS, CIRCLE),
        slots={(EAST, 1): "armoured"},
        turn=turn_of(A, "white"),
    )
    match.when(A, take("reef_great_evolution"))
    match.refuses(A, take("end"))
    match.when(A, take("evolve"), take("oni_small"), take(CENTRE))
    assert match.happened(UnitsDeployed) == [UnitsDeployed(ONI, "oni_small", CENTRE, 1, "supply")]
    assert "take:end" in match.offers(A)


def test_great_evolution_offers_only_useful_stacks() -> None:
    g = given(units={ONI: {CENTRE: {"oni_small": 1}, MOON_EAST: {"oni_small": 1}}})
    assert useful_stacks(g, A) == [MOON_EAST]


def test_r76_private_gates_need_a_second_gate() -> None:
    alone = given(seats={A: {"flags": ["private_gates"]}})
    assert gates_for(alone, A) == []
    both = given(units={A: {SOUTH: {"morgwa": 1}}}, seats={A: {"flags": ["private_gates"]}})
    assert gates_for(both, A) == ["3,-1", SOUTH]
    assert gates_for(both, B) == []


def test_r17_g7_g9_before_binds_the_whole_phase_turn() -> None:
    match = menu(
        A,
        "red",
        {"move": 1},
        units={A: {SOUTH: {"morgwa": 1, "guard": 2}}},
        seats={A: {"flags": ["private_gates"]}},
    )
    match.when(A, take("move"), take("before"), take(2), take("finish"))
    assert match.state.units[2].cell == "3,-1"
    assert match.state.turn.used == ["move", "gate.before"]
    assert match.questions()[0].step.slug == "move.select"


def test_g8_after_takes_only_those_who_ended_on_a_gate() -> None:
    match = menu(
        A,
        "red",
        {"move": 1},
        units={A: {SOUTH: {"morgwa": 1}, EAST: {"guard": 1}}},
        seats={A: {"flags": ["private_gates"]}},
    )
    match.when(A, take("move"), take("after"), take(f"{EAST}/guard/1"), take(SOUTH))
    match.when(A, take("finish"))
    assert match.questions()[0].step.slug == "gate.teleport"
    assert match.offers(A) == ["take:2", "take:finish"]


def test_mines_go_off_under_whoever_enters() -> None:
    match = scene(
        Movement(Terms(March(B, B, 1))),
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={B: {EAST: {"clown": 3}}},
        seats={A: {"orders": {"mines": "ask"}}},
    )
    match.state.tiles[SOUTH].mines = 2
    match.state.tokens["mine"] -= 2
    match.when(B, take(f"{EAST}/clown/1"), take(SOUTH), take(3))
    match.when(A, take(1))
    assert sum(unit.owner == B for unit in match.state.units.values()) == 1
    assert match.state.tiles[SOUTH].mines == 1


def test_without_another_order_all_mines_go_off() -> None:
    match = scene(
        Movement(Terms(March(B, B, 1))),
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={B: {EAST: {"clown": 3}}},
    )
    match.state.tiles[SOUTH].mines = 1
    match.state.tokens["mine"] -= 1
    match.when(B, take(f"{EAST}/clown/1"), take(SOUTH), take(3))
    assert match.state.tiles[SOUTH].mines == 0
    assert sum(unit.owner == B for unit in match.state.units.values()) == 1
