"""What makes each faction its own: effects, formations, awakenings, reefs (SPEC 13, 14)."""

from games.rules.tsukuyumi.events.turn import GoalDone, MissionDone, PointsGained
from games.rules.tsukuyumi.events.units import UnitExchanged, UnitsDeployed, UnitsLeft
from games.rules.tsukuyumi.queries.counters import spark_kinds
from games.rules.tsukuyumi.queries.formations import formation_with, is_complete, placements
from games.rules.tsukuyumi.queries.missions import ANYTIME
from games.rules.tsukuyumi.queries.production import affordable, buyable, deploy_cells
from games.rules.tsukuyumi.queries.reefs import inner_slots, outer_slots
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.drawing import move_marker, playable_cards
from games.rules.tsukuyumi.steps.faction_effect import faction_effect
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.round_end import RoundEnd, circle, radiation, venom, venom_at
from tests.rules.tsukuyumi.positions import (
    BASES,
    BESIDE,
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
    UNSTABLE,
    WEST,
    A,
    B,
    C,
    fighting,
    given,
    menu,
    scene,
    take,
    turn_of,
)

MOON_RING = ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")
SNAKE = {"2,0": {"follower": 2}, "1,0": {"follower": 2}, "0,0": {"follower": 2}}


def test_g41_with_an_empty_reserve_the_marker_is_offered_too() -> None:
    match = scene(
        Pick(A, "sis.effect_tile"),
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 1}}},
    )
    match.when(A, take(EAST))
    assert "take:vp2" not in match.offers(A)
    empty = scene(factions=(SISTERS, CIRCUS, CIRCLE), units={A: {EAST: {"reaver": 1}}})
    empty.state.sisters = []
    from games.rules.tsukuyumi.steps.tiles import pick_options

    ids = [option.id for option in pick_options(empty.g, Pick(A, "tile.pick", EAST))]
    assert ids[-1] == "take:vp2"
    assert len(ids) > 1


def test_r25_r55_followers_go_to_dreamtime_and_come_back_one_way() -> None:
    match = menu(C, "blue", {}, seats={C: {"dreamtime": 0}})
    match.refuses(C, take("release/1"))
    g = given(units={C: {EAST: {"follower": 2}}})
    from games.rules.tsukuyumi.queries.units import fate

    assert fate(g, g.unit(1)) == "dreamtime"


def test_r90_one_point_buys_two_followers() -> None:
    match = scene(produce(C, 1))
    base = BASES[C]
    match.when(C, take("unit/follower"), take(base), take(FERTILE))
    assert [fact.cell for fact in match.happened(UnitsDeployed)] == [base, FERTILE]


def test_g34_r26_the_circle_around_the_centre_gives_two_points() -> None:
    g = given(units={C: {cell: {"follower": 1} for cell in MOON_RING}})
    assert is_complete(g, C, "circle")
    assert list(circle(g)) == [PointsGained(C, 2, "formation_circle")]


def test_a_formation_may_lie_in_any_rotation() -> None:
    rhombus = {"0,0": 2, "1,0": 1, "1,-1": 1, "2,-1": 2}
    g = given(units={C: {cell: {"follower": count} for cell, count in rhombus.items()}})
    assert is_complete(g, C, "transformation")
    assert not is_complete(g, C, "circle")


def test_g13_r27_the_snake_gives_an_action_of_its_own_in_each_phase() -> None:
    match = menu(C, "green", {"move": 1}, units={C: SNAKE})
    assert {"take:move", "take:snake"} <= set(match.offers(C))
    match.when(C, take("snake"), take("finish"))
    assert "take:snake" not in match.offers(C)
    assert "take:move" in match.offers(C)


def test_strength_in_numbers_spares_one_tile() -> None:
    cells = {cell: {"follower": 1} for cell in MOON_RING[:5]}
    assert not is_complete(given(units={C: cells}), C, "circle")
    g = given(units={C: cells}, seats={C: {"exempt": "circle"}})
    assert placements(g, C, "circle")


def test_r98_the_transformation_turns_an_oni_into_followers_once_a_turn() -> None:
    rhombus = {"0,0": 2, "1,0": 1, "1,-1": 1, "2,-1": 2}
    match = menu(
        C,
        "red",
        {},
        units={
            C: {cell: {"follower": count} for cell, count in rhombus.items()},
            ONI: {CENTRE: {"oni_medium": 2}},
        },
    )
    match.when(C, take("transform"))
    assert len(match.happened(UnitsDeployed)) == 2
    assert match.state.seats[C].counters == {"followers_by_transformation": 2}
    match.refuses(C, take("transform"))


def test_chorus_counts_the_tiles_of_its_formation() -> None:
    g = given(units={C: SNAKE})
    assert len(formation_with(g, C, CENTRE)) == 3


def test_r24_the_bearer_returns_when_the_turn_is_over() -> None:
    match = menu(
        A,
        "red",
        {"combat": 1},
        units={A: {SOUTH: {"guard": 1}}, C: {EAST: {"follower": 1}}},
    )
    bearer = next(n for n, unit in match.state.units.items() if unit.kind == "gospel_bearer")
    UnitsLeft([bearer], "reserve").apply(match.state)
    match.when(A, take("end"))
    assert match.questions()[0].step.slug == "cos.bearer_return"
    match.when(C, take(EAST))
    assert match.happened(UnitsDeployed)[0].kind == "gospel_bearer"


def test_r68_no_fourth_reclaimer_or_jade_guardian() -> None:
    g = given(units={A: {EAST: {"reclaimer": 2}, SOUTH: {"okya": 1}}})
    assert not buyable(g, A, "reclaimer")
    assert buyable(given(units={A: {EAST: {"reclaimer": 2}}}), A, "reclaimer")


def test_r29_g16_r92_jade_guardians_are_never_produced() -> None:
    g = given()
    assert "okya" not in affordable(g, A, 99)
    assert "okya" not in spark_kinds(g, A)
    assert "guard" in spark_kinds(g, A)


def test_an_awakening_swaps_a_reclaimer_once_a_round() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"reclaimer": 2}}, ONI: {EAST: {"oni_small": 1}}})
    match.when(A, take("fg_awaken_okya"))
    assert match.happened(UnitExchanged)[0].kind == "okya"
    match.when(B, take("none"))
    assert match.state.seats[A].gone == ["fg_awaken_okya"]
    assert "double_damage" in match.state.seats[A].flags
    from games.rules.tsukuyumi.queries.combat import legal_cards

    assert "fg_awaken_morgwa" not in legal_cards(match.g, A, EAST)


def test_okya_gives_a_combat_inside_the_combat() -> None:
    match = fighting(
        A,
        EAST,
        units={
            A: {EAST: {"reclaimer": 1}, SOUTH: {"guard": 1}},
            B: {EAST: {"clown": 1}},
            ONI: {SOUTH: {"oni_small": 1}},
        },
    )
    match.when(A, take("fg_awaken_okya")).when(B, take("ca_calendar2"))
    assert match.questions()[0].step.slug == "combat.tile"
    match.when(A, take(SOUTH), take("fg_crush"))
    assert len(match.state.combats) == 2


def test_g22_tortaya_gives_a_free_step_to_everybody() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"reclaimer": 1}, SOUTH: {"spikemouth": 1}}})
    match.state.units[2].steps = 1
    match.when(A, take("fg_awaken_tortaya"), take("none"))
    assert match.questions()[0].step.slug == "move.select"
    assert any("spikemouth/1" in option for option in match.offers(A))


def test_morgwa_drives_everybody_out() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"reclaimer": 1}}, B: {EAST: {"clown": 1}}})
    match.when(A, take("fg_awaken_morgwa")).when(B, take("none"))
    match.when(A, take("finish")).when(B, take(SOUTH))
    assert match.state.units[2].cell == SOUTH
    match.when(A, take("vp2"))
    assert match.state.tiles[EAST].vp2


def test_okya_shelters_from_radiation() -> None:
    cell = "-2,2"
    hot = given().content.tiles
    tile = next(slug for slug, card in hot.items() if card.trait == "radioactive")
    g = given(
        tiles={cell: tile},
        units={A: {WEST: {"okya": 1}, cell: {"guard": 1}}, B: {cell: {"clown": 1}}},
    )
    lost = [fact.owner for fact in radiation(g)]  # type: ignore[union-attr]
    assert lost == [B]


def test_r35_the_circus_deploys_on_any_edge_tile() -> None:
    g = given()
    cells = deploy_cells(g, B, "clown")
    assert BASES[A] in cells
    assert EAST in cells
    assert CENTRE not in cells


def test_golden_shot_takes_every_uberclown_home() -> None:
    match = scene(RoundEnd("golden_shot"), units={B: {EAST: {"uberclown": 2, "clown": 1}}})
    assert match.state.seats[B].reserve["uberclown"] == 6
    assert sum(unit.owner == B for unit in match.state.units.values()) == 1


def test_haha_claims_a_mission() -> None:
    match = fighting(
        B, EAST, units={B: {EAST: {"clown": 1}}, A: {EAST: {"guard": 1}}}, markers={EAST: A}
    )
    match.when(B, take("mc_haha")).when(A, take("none"))
    match.when(B, take("marker"), take("mission_noble_goal"))
    assert match.happened(MissionDone) == [MissionDone(B, "mission_noble_goal", 1)]
    assert match.state.tiles[EAST].marker == -2


def test_r36_g37_who_is_laughing_needs_a_moved_marker() -> None:
    g = given(factions=(GUARDIANS, CIRCLE, CIRCUS))
    assert not any(isinstance(fact, MissionDone) for fact in move_marker(g, A, 1, A))
    h = given(factions=(GUARDIANS, CIRCLE, CIRCUS))
    facts = move_marker(h, C, -1, C)
    next(facts)
    h.state.initiative = [A, C, B]
    assert list(facts) == [MissionDone(B, "mission_who_laughs", 1)]


def test_alternative_goal_of_the_circus_gives_points_to_two() -> None:
    match = scene(
        Pick(B, "mc.altgoal"),
        markers=dict.fromkeys((EAST, SOUTH, WEST), B),
        seats={B: {"goal": "altgoal_dont_want"}},
    )
    match.when(B, take(A), take(EAST), take(SOUTH))
    assert [fact.seat for fact in match.happened(GoalDone)] == [B]
    assert [fact.seat for fact in match.happened(PointsGained)] == [A]


def test_inner_and_outer_slots() -> None:
    g = given(factions=(REEF, CIRCUS, CIRCLE), slots={(EAST, 3): "armoured"})
    assert (EAST, 2) in inner_slots(g, A)
    assert (EAST, 4) in inner_slots(g, A)
    assert (MOON_EAST, 0) in outer_slots(g, A)
    assert (BESIDE, 0) in inner_slots(g, A)


def test_r37_g14_venom_is_summed_and_hits_each_side_by_itself() -> None:
    g = given(
        factions=(GUARDIANS, REEF, CIRCUS),
        units={A: {EAST: {"guard": 1, "spikemouth": 1}}, ONI: {EAST: {"oni_medium": 2}}},
        slots={(EAST, 0): "venomous", (EAST, 2): "venomous"},
    )
    assert venom_at(g, B, EAST) == 30
    match = scene(
        RoundEnd("venom"),
        factions=(GUARDIANS, REEF, CIRCUS),
        units={A: {EAST: {"guard": 1, "spikemouth": 1}}, ONI: {EAST: {"oni_medium": 2}}},
        slots={(EAST, 0): "venomous", (EAST, 2): "venomous"},
    )
    left = sorted(unit.kind for unit in match.state.units.values())
    assert left == ["guard", "oni_medium"]
    assert match.state.seats[B].counters == {"oni_killed": 1, "killed": 1, "sting": 1}
    assert next(iter(venom(g)))


def test_hidden_spikes_and_double_shell() -> None:
    from games.rules.tsukuyumi.queries.units import reef_hit_points

    g = given(
        factions=(GUARDIANS, REEF, CIRCUS),
        slots={(EAST, 0): "venomous"},
        open={B: ["reef_event_hidden_spikes", "reef_event_double_shell"]},
    )
    assert venom_at(g, B, EAST) == 20
    assert reef_hit_points(g, "armoured") == 30
    assert reef_hit_points(given(factions=(REEF, CIRCUS, CIRCLE)), "armoured") == 20


def test_r14_destiny_gives_reef_its_effect_again() -> None:
    match = scene(
        Pick(A, "reef.choose_set"),
        factions=(REEF, CIRCUS, CIRCLE),
        open={A: ["event_destiny"]},
        turn=turn_of(A, "white"),
    )
    match.when(A, take("destiny"))
    assert match.questions()[0].step.slug == "reef.slot"


def test_poisoned_pollen_stops_everybody_else() -> None:
    g = given(
        factions=(REEF, CIRCUS, CIRCLE),
        open={A: ["reef_event_poisoned_pollen"]},
        events={B: ["event_scouts"], A: ["event_change_of_command"]},
    )
    assert playable_cards(g, B) == []
    assert playable_cards(g, A) == ["event_change_of_command"]


def test_r38_nature_reserve_holds_next_to_an_enemy_base() -> None:
    g = given(factions=(REEF, CIRCLE, CIRCUS), slots={(WEST, 0): "invasive"})
    mission = g.content.missions["mission_reserve"]
    assert ANYTIME[mission.check](g, A, mission)


def test_r28_r71_snare_counts_oni_in_controlled_areas() -> None:
    units = {ONI: {EAST: {"oni_small": 2}, SOUTH: {"oni_large": 1}}}
    g = given(units=units, markers={EAST: C, SOUTH: C})
    mission = g.content.missions["mission_snare"]
    assert ANYTIME[mission.check](g, C, mission)
    h = given(units=units, markers={EAST: C})
    assert not ANYTIME[mission.check](h, C, mission)


def test_reconnaissance_needs_two_enemy_bases() -> None:
    g = given(
        factions=(GUARDIANS, SISTERS, CIRCLE),
        units={A: {BASES[B]: {"okya": 1}, BASES[C]: {"morgwa": 1}}},
    )
    goal = g.content.goals["goal_recon"]
    assert ANYTIME[goal.check](g, A, goal)


def test_nomads_take_all_pistols() -> None:
    g = given(factions=(NOMADS, CIRCUS, CIRCLE))
    fact = next(iter(faction_effect(g, A)))
    assert (fact.weapon, fact.count) == ("pistol", 4)  # type: ignore[union-attr]


def test_eggs_hatch_into_workers() -> None:
    match = scene(Pick(A, "seed.hatch"), factions=(SEED, CIRCUS, CIRCLE))
    match.state.tiles[EAST].eggs = 2
    match.state.tokens["egg"] -= 2
    hatching = scene(factions=(SEED, CIRCUS, CIRCLE))
    assert hatching.questions()
    from games.rules.tsukuyumi.effects.dark_seed import hatch_everywhere

    facts = list(hatch_everywhere(match.g, A))
    assert [type(fact).__name__ for fact in facts] == ["TokensPlaced", "UnitsDeployed"]


def test_a_conqueror_is_sacrificed_for_a_conquest_in_blue() -> None:
    match = menu(
        A, "blue", {}, factions=(SEED, CIRCUS, CIRCLE), units={A: {EAST: {"conqueror": 1}}}
    )
    match.when(A, take("sacrifice/1"), take("seed_overrun"))
    assert match.state.tiles[EAST].marker == A
    assert 1 not in match.state.units


def test_cyber_barrier_stops_limited_cards() -> None:
    from games.rules.tsukuyumi.queries.combat import legal_cards

    units = {A: {EAST: {"cybear": 1}}, B: {EAST: {"uberclown": 1}}}
    g = given(factions=(SISTERS, CIRCUS, CIRCLE), units=units)
    assert "mc_haha" not in legal_cards(g, B, EAST)
    assert "mc_slapstick" in legal_cards(g, B, EAST)
    assert fight(B, cell=UNSTABLE).cell == UNSTABLE
