"""Control, domination, conquest as an act, territory of ONI (SPEC 4.4, 7.7, 12)."""

from games.rules.tsukuyumi.events.board import AreaConquered, MarkerLifted
from games.rules.tsukuyumi.events.turn import GoalDone
from games.rules.tsukuyumi.queries.board import control, controlled, dominators, traits
from games.rules.tsukuyumi.queries.combat import conquest_counts, is_legal
from games.rules.tsukuyumi.queries.missions import ANYTIME, control_count
from games.rules.tsukuyumi.queries.oni import may_conquer
from games.rules.tsukuyumi.queries.starting import may_start_in
from games.rules.tsukuyumi.scoring.points import area_points, slips
from games.rules.tsukuyumi.state import NOBODY, ONI
from tests.rules.tsukuyumi.positions import (
    BESIDE,
    BOARS,
    CENTRE,
    CIRCLE,
    CIRCUS,
    EAST,
    FERTILE,
    GUARDIANS,
    MOON_EAST,
    NOMADS,
    REEF,
    SEED,
    SISTERS,
    SOUTH,
    WEST,
    A,
    B,
    fighting,
    given,
    take,
)


def test_r1_domination_gives_control_but_is_no_conquest() -> None:
    g = given(units={A: {EAST: {"okya": 1}}})
    assert control(g, EAST) == A
    assert g.seat(A).counters == {}


def test_r2_conquering_a_dominated_area_counts_but_control_stays() -> None:
    g = given(units={A: {EAST: {"okya": 1}}, B: {EAST: {"uberclown": 3}}})
    assert conquest_counts(g, B, EAST) == [
        "conquered",
        "conquered_from_players",
        "conquered_controlled",
    ]


def test_r3_dominators_of_two_factions_cancel_each_other() -> None:
    g = given(
        factions=(GUARDIANS, REEF, CIRCUS),
        units={A: {EAST: {"okya": 1}}},
        slots={(EAST, 0): "invasive"},
        markers={EAST: 2},
    )
    assert dominators(g, EAST) == (A, B)
    assert control(g, EAST) == 2


def test_r4_a_dominated_area_is_no_start_area_but_a_lone_reef_does_not_matter() -> None:
    g = given(
        factions=(CIRCLE, REEF, CIRCUS),
        slots={(EAST, 0): "spore", (EAST, 1): "spore", (BESIDE, 0): "spore"},
    )
    assert not may_start_in(g, A, EAST)
    assert may_start_in(g, A, BESIDE)


def test_r5_g4_oni_conquer_a_tsukuyumi_area_only_with_a_marker_on_it() -> None:
    assert not may_conquer(given(), MOON_EAST)
    assert may_conquer(given(markers={MOON_EAST: A}), MOON_EAST)
    assert not may_conquer(given(markers={EAST: ONI}), EAST)
    assert may_conquer(given(units={A: {EAST: {"okya": 1}}}), EAST)


def test_r6_a_2vp_marker_is_no_trait_and_worth_nothing_on_devastated_land() -> None:
    g = given(markers={EAST: A})
    g.tile(EAST).vp2 = True
    assert traits(g, EAST) == ()
    assert area_points(g, A, EAST) == 2
    g.tile(EAST).devastated = True
    g.known.clear()
    assert area_points(g, A, EAST) == 0


def test_r7_the_sun_burns_an_oni_marker() -> None:
    from games.rules.tsukuyumi.events.board import TraitMarked
    from games.rules.tsukuyumi.flow.triggers import sun_burns_marker

    g = given(markers={EAST: ONI})
    facts = list(sun_burns_marker(g, TraitMarked(A, EAST, "amaterasu")))
    assert facts == [MarkerLifted(EAST, A)]


def test_g29_g31_two_reefs_in_neighbouring_slots_dominate_also_around_the_corner() -> None:
    g = given(factions=(CIRCLE, REEF, CIRCUS), slots={(EAST, 5): "spore", (EAST, 0): "armoured"})
    assert control(g, EAST) == B
    h = given(factions=(CIRCLE, REEF, CIRCUS), slots={(EAST, 2): "spore"}, markers={EAST: A})
    assert control(h, EAST) == A


def test_r57_any_two_kinds_make_a_full_marker() -> None:
    g = given(factions=(CIRCLE, REEF, CIRCUS), slots={(EAST, 2): "spore", (EAST, 3): "venomous"})
    assert control(g, EAST) == B


def test_g1_domination_does_not_count_for_the_swarm() -> None:
    g = given(
        factions=(SEED, CIRCUS, CIRCLE),
        seats={A: {"round_counters": {"conquered": 6}}},
    )
    goal = g.content.goals["goal_space"]
    assert not ANYTIME[goal.check](g, A, goal)
    g.seat(A).round_counters["conquered"] = 7
    assert ANYTIME[goal.check](g, A, goal)


def test_g2_boarlords_count_dominated_areas() -> None:
    cells = ["2,0", "2,-1", "1,-2", "-1,-1", "-2,1", "-2,2", "-1,2", "0,2", "1,1", FERTILE]
    g = given(factions=(BOARS, CIRCUS, CIRCLE), markers=dict.fromkeys(cells, A))
    assert control_count(g, A, g.content.goals["goal_expansion"])


def test_g3_nomads_count_a_conquered_area_that_another_dominates() -> None:
    g = given(factions=(NOMADS, GUARDIANS, CIRCLE), units={B: {EAST: {"okya": 1}}})
    assert "conquered_controlled" in conquest_counts(g, A, EAST)
    assert g.tile(EAST).marker == NOBODY


def test_r52_a_base_cannot_be_conquered() -> None:
    g = given(units={B: {"3,-1": {"uberclown": 2}}})
    assert not is_legal(g, B, "3,-1", "mc_encore")


def test_r41_a_conquest_needs_five_points() -> None:
    g = given(options={"mascots": "basic"}, units={B: {EAST: {"crash": 1}}})
    assert not is_legal(g, B, EAST, "mc_encore")
    assert is_legal(given(units={B: {EAST: {"clown": 1}}}), B, EAST, "mc_encore")


def test_r87_markers_stay_when_all_units_are_gone() -> None:
    assert controlled(given(markers={EAST: A, WEST: A}), A) == (WEST, EAST)


def test_g46_score_of_areas_and_initiative() -> None:
    """4 ocean, 2 fertile, 1 devastated fertile, 1 Moon, 1 ocean with a 2VP marker, second."""
    fertile = [tile for tile, card in given().content.tiles.items() if card.terrain == "fertile"]
    spare = [tile for tile in fertile if tile.startswith("ba")]
    g = given(
        tiles={"1,-2": spare[1], "-1,-1": spare[2]},
        markers=dict.fromkeys(
            [EAST, BESIDE, SOUTH, WEST, FERTILE, "1,-2", "-1,-1", CENTRE, "0,2"], B
        ),
    )
    g.tile("-1,-1").devastated = True
    g.tile("0,2").vp2 = True
    g.known.clear()
    assert sum(slip.points for slip in slips(g, B)) == 4 + 4 + 0 + 1 + 2 + 1


def test_r88_ours_were_here_counts_as_a_conquest() -> None:
    from games.rules.tsukuyumi.steps.conquering import claim

    g = given(units={A: {EAST: {"okya": 1}}})
    facts = list(claim(g, B, EAST))
    assert [type(fact) for fact in facts] == [AreaConquered]
    assert facts[0].counts[0] == "conquered"  # type: ignore[union-attr]


def test_goal_is_done_once() -> None:
    match = fighting(
        B,
        EAST,
        factions=(GUARDIANS, CIRCUS, SISTERS),
        units={B: {EAST: {"clown": 2}}},
        markers={EAST: A},
        seats={B: {"counters": {"conquered_from_players": 5}}},
    )
    match.when(B, take("mc_encore"))
    assert [fact.seat for fact in match.happened(GoalDone)] == [B]
