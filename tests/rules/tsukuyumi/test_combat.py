"""The combat sequence: freezing, split, casualties, counterattacks, conquest (SPEC 9)."""

from games.rules.tsukuyumi.events.board import AreaConquered
from games.rules.tsukuyumi.events.combat import (
    AttackFixed,
    CombatBroken,
    CombatEnded,
    ConquestTried,
    CounterPicked,
    SideDugIn,
    SideStrikesBack,
)
from games.rules.tsukuyumi.events.turn import ActionQueued, Counted
from games.rules.tsukuyumi.events.units import UnitsLeft, UnitsMoved
from games.rules.tsukuyumi.queries.combat import conquest_succeeds, legal_cards, sides_at
from games.rules.tsukuyumi.queries.counters import legal_counters, side_in
from games.rules.tsukuyumi.queries.realm import steward
from games.rules.tsukuyumi.queries.units import damage, hit_points
from games.rules.tsukuyumi.state import ONI, REEFS, Blow, Combat, Side
from games.rules.tsukuyumi.steps.damage import Casualties, candidates, strike
from tests.rules.tsukuyumi.positions import (
    BESIDE,
    CENTRE,
    CIRCLE,
    CIRCUS,
    CYBER,
    EAST,
    GUARDIANS,
    MOUNTAIN,
    NOMADS,
    REEF,
    SISTERS,
    SOUTH,
    A,
    B,
    C,
    fighting,
    given,
    menu,
    scene,
    take,
)


def test_r43_conquest_points_are_frozen_when_the_attack_is_fixed() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"guard": 1}}, B: {EAST: {"clown": 1}}})
    match.when(A, take("fg_seizure"))
    fixed = match.happened(AttackFixed)[0]
    assert (fixed.points, fixed.damage) == (30, 0)
    assert [(side.side, side.points) for side in fixed.sides] == [(B, 5)]


def test_g23_ties_win_and_dig_in_makes_it_fail() -> None:
    g = given(
        factions=(NOMADS, CIRCUS, GUARDIANS),
        units={C: {EAST: {"guard": 1, "spikemouth": 1}}, B: {EAST: {"clown": 8}}},
    )
    sides = sides_at(g, C, [EAST], g.content.combat_cards["fg_seizure"])
    combat = Combat(C, C, EAST, "fg_seizure", EAST, points=45, sides=sides)
    assert [side.points for side in sides] == [40]
    assert conquest_succeeds(g, combat)
    sides[0].points += g.content.limits.dig_in
    assert not conquest_succeeds(g, combat)


def test_r47_the_mountain_is_one_more_side() -> None:
    g = given()
    assert not conquest_succeeds(g, Combat(A, A, MOUNTAIN, "fg_seizure", MOUNTAIN, points=10))
    assert conquest_succeeds(g, Combat(A, A, MOUNTAIN, "fg_seizure", MOUNTAIN, points=20))


def test_a_conquest_with_enough_points_places_the_marker() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"guard": 1}}}, markers={EAST: B})
    match.when(A, take("fg_seizure"))
    assert match.happened(ConquestTried)[0].success
    assert match.state.tiles[EAST].marker == A


def test_r63_the_own_marker_makes_conquest_illegal_but_not_annihilation() -> None:
    g = given(units={A: {EAST: {"guard": 1}}, B: {EAST: {"clown": 1}}}, markers={EAST: A})
    assert "fg_seizure" not in legal_cards(g, A, EAST)
    assert "fg_crush" in legal_cards(g, A, EAST)


def test_annihilation_needs_an_enemy_or_a_foreign_reef() -> None:
    assert "fg_crush" not in legal_cards(given(units={A: {EAST: {"guard": 1}}}), A, EAST)
    g = given(
        factions=(GUARDIANS, REEF, CIRCUS),
        units={A: {EAST: {"guard": 1}}},
        slots={(EAST, 0): "spore"},
    )
    assert "fg_crush" in legal_cards(g, A, EAST)


def test_g52_split_between_a_faction_and_the_oni() -> None:
    match = fighting(
        A,
        EAST,
        units={
            A: {EAST: {"spikemouth": 4}},
            B: {EAST: {"uberclown": 2}},
            ONI: {EAST: {"oni_medium": 2}},
        },
    )
    match.when(A, take("fg_crush"), take(20))
    assert match.state.combats[-1].split == {B: 20, ONI: 20}
    match.when(B, take("none"))
    assert {q.seat for q in match.questions()} == {B}


def test_g52_all_on_the_oni_kills_both() -> None:
    g = given(units={ONI: {EAST: {"oni_medium": 2}}})
    match = scene(Casualties(), units={ONI: {EAST: {"oni_medium": 2}}})
    assert not match.state.blows
    blow = Blow(EAST, ONI, 40, A, B)
    assert candidates(g, blow) == ["oni_medium"]


def test_r48_counterattacks_are_picked_at_once_and_in_secret() -> None:
    match = fighting(
        A,
        EAST,
        units={
            A: {EAST: {"guard": 2}},
            B: {EAST: {"clown": 2}},
            C: {EAST: {"follower": 2}},
        },
    )
    match.when(A, take("fg_seizure"))
    assert [question.seat for question in match.questions()] == [B, C]
    before = match.seen_by(C)
    match.when(B, take("ca_retaliate_half"))
    assert match.happened(CounterPicked) == []
    assert b"ca_retaliate_half" not in match.seen_by(C)
    assert before != match.seen_by(C)


def test_r44_units_that_fall_still_strike_back() -> None:
    match = fighting(
        A,
        EAST,
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={A: {EAST: {"launcher": 2, "private": 1}}, B: {EAST: {"uberclown": 1}}},
    )
    match.when(A, take("nom_firefight")).when(B, take("ca_retaliate_half"))
    assert match.happened(SideStrikesBack) == [SideStrikesBack(B, 7)]
    fallen = {fact.owner for fact in match.happened(UnitsLeft)}
    assert B in fallen


def test_g26_r46_half_of_25_is_12_and_leftovers_are_lost() -> None:
    match = fighting(
        A,
        EAST,
        factions=(NOMADS, CIRCUS, SISTERS),
        units={A: {EAST: {"private": 3}}, C: {EAST: {"empress": 1}}},
        markers={EAST: C},
    )
    match.when(A, take("nom_occupy")).when(C, take("no"))
    match.when(C, take("ca_retaliate_half"), take("none"))
    assert match.happened(SideStrikesBack) == [SideStrikesBack(C, 12)]
    assert [len(fact.units) for fact in match.happened(UnitsLeft)] == [1]


def test_r45_r89_weakest_first_and_ties_by_the_owner() -> None:
    g = given(units={B: {EAST: {"car": 1, "uberclown": 1, "clown": 1}}})
    assert candidates(g, Blow(EAST, B, 10, A)) == ["clown"]
    blow = Blow(EAST, B, 15, A, dead=[3])
    assert sorted(candidates(g, blow)) == ["car", "uberclown"]


def test_nobody_falls_twice_where_two_sides_strike_back_at_once() -> None:
    g = given(units={A: {EAST: {"guard": 1}}})
    guard = next(number for number, unit in g.state.units.items() if unit.owner == A)
    g.state.blows = [Blow(EAST, A, 90, B, dead=[guard]), Blow(EAST, A, 90, ONI)]
    assert candidates(g, g.state.blows[1]) == []


def test_g25_a_shield_drone_may_go_first() -> None:
    g = given(
        factions=(CYBER, CIRCUS, CIRCLE),
        units={A: {EAST: {"shield_drone": 1, "attack_drone": 2}}},
    )
    assert sorted(candidates(g, Blow(EAST, A, 15, B))) == ["attack_drone", "shield_drone"]


def test_g25_a_doubled_shield_drone_swallows_the_damage() -> None:
    match = scene(
        factions=(CYBER, CIRCUS, CIRCLE),
        units={A: {EAST: {"shield_drone": 1, "attack_drone": 2}}},
    )
    g = match.g
    from games.rules.tsukuyumi.steps.damage import fall

    blow = Blow(EAST, A, 15, B, armour="double")
    facts = [type(fact).__name__ for fact in fall(g, blow, "shield_drone")]
    assert facts == ["BlowSpent"]


def test_g11_r39_armour_is_added_before_reinforcement() -> None:
    g = given(
        factions=("dark_seed", CIRCUS, CIRCLE),
        units={A: {EAST: {"worker": 1}}},
        seats={A: {"gift": "gift_armour"}},
    )
    worker = g.unit(1)
    assert hit_points(g, worker) == 10
    assert hit_points(g, worker, "double") == 20


def test_g17_r30_guards_with_okya_and_brood_of_strength() -> None:
    g = given(
        units={A: {EAST: {"guard": 1}}},
        open={A: ["fg_event_brood_of_strength"]},
        seats={A: {"flags": ["double_damage"]}},
    )
    assert damage(g, g.unit(1)) == 20


def test_r49_the_steward_is_the_highest_who_does_not_act() -> None:
    g = given()
    assert steward(g, A) == B
    assert steward(g, B) == A


def test_r34_attack_of_the_dead_has_one_defender() -> None:
    g = given(
        units={
            C: {EAST: {"follower": 3}},
            B: {EAST: {"clown": 1}},
            ONI: {EAST: {"oni_small": 1}},
        }
    )
    sides = sides_at(g, C, [EAST], g.content.combat_cards["cos_dead"])
    assert [(side.side, side.mute) for side in sides] == [(B, True), (ONI, False)]


def test_entries_for_oni_leave_out_what_needs_a_faction() -> None:
    """SPEC 10: no reinforcement, no Eclipse; Ours were here only where ONI may conquer."""
    g = given(units={ONI: {EAST: {"oni_small": 2}}, C: {EAST: {"follower": 2}}})
    combat = Combat(C, C, EAST, "cos_wrath", EAST, damage=10, sides=[Side(ONI, [1, 2])])
    assert legal_counters(g, combat, side_in(combat, ONI)) == ["ca_dead_march"]


def test_r22_g28_defence_order_may_end_the_attack() -> None:
    match = fighting(
        B,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 1}}, B: {EAST: {"uberclown": 1}}},
    )
    match.when(B, take("mc_slapstick")).when(A, take("yes"), take(2), take(SOUTH))
    assert match.happened(CombatBroken) == [CombatBroken(B, EAST)]
    assert match.state.units[2].cell == SOUTH


def test_g28_the_empress_may_answer_twice() -> None:
    match = fighting(
        B,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"empress": 1, "reaver": 1}}, B: {EAST: {"uberclown": 3}}},
    )
    match.when(B, take("mc_slapstick")).when(A, take("yes"), take("finish"))
    assert "take:ca_reinforce" in match.offers(A)


def test_g28_without_the_empress_nothing_is_left_to_choose() -> None:
    match = fighting(
        B,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 2}}, B: {EAST: {"uberclown": 3}}},
    )
    match.when(B, take("mc_slapstick")).when(A, take("yes"), take("finish"))
    assert match.happened(CombatEnded)


def test_r33_g38_settling_scores_waits_for_the_end_of_the_turn() -> None:
    match = fighting(A, EAST, units={A: {EAST: {"guard": 2}}, B: {EAST: {"clown": 4}}})
    match.when(A, take("fg_crush")).when(B, take("ca_reckoning"))
    assert match.happened(ActionQueued)
    assert match.questions()[0].seat == A
    match.when(A, take("end"))
    assert match.questions()[0].step.slug == "combat.tile"
    assert match.questions()[0].seat == B


def test_r33_wrath_of_the_earth_comes_before_the_next_action() -> None:
    match = fighting(
        C,
        EAST,
        units={C: {EAST: {"follower": 6}}, ONI: {EAST: {"oni_large": 1, "oni_small": 1}}},
    )
    match.when(C, take("cos_dead")).when(A, take("ca_earth_wrath"))
    assert match.state.pending
    match.when(C, take("end"))
    assert not match.state.pending
    assert sum(len(fact.units) for fact in match.happened(UnitsLeft)) == 4


def test_r23_of_several_only_the_last_conquers() -> None:
    match = fighting(
        A,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={
            A: {EAST: {"reaver": 1}},
            B: {EAST: {"clown": 3}},
            C: {EAST: {"follower": 3}},
        },
    )
    match.when(A, take("sis_hussars"), take(5))
    match.when(B, take("ca_we_were_here")).when(C, take("ca_we_were_here"))
    assert [fact.seat for fact in match.happened(AreaConquered)] == [C]


def test_dig_in_counts_fifteen() -> None:
    match = fighting(
        A,
        EAST,
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={A: {EAST: {"private": 2}}, B: {EAST: {"clown": 2}}},
    )
    match.when(A, take("nom_occupy")).when(B, take("ca_dig_in"))
    assert match.happened(SideDugIn) == [SideDugIn(B, 15)]
    assert not match.happened(ConquestTried)[0].success


def test_g29_the_attacker_picks_the_reef() -> None:
    match = fighting(
        A,
        EAST,
        factions=(CIRCLE, REEF, CIRCUS),
        units={A: {EAST: {"follower": 4}}},
        slots={(EAST, 1): "armoured", (EAST, 2): "spore"},
        markers={EAST: A},
    )
    match.when(A, take("cos_wrath"))
    assert match.offers(A) == ["take:reef:1", "take:reef:2", "take:stop"]
    match.when(A, take("reef:1"))
    assert match.state.tiles[EAST].slots == {2: "spore"}


def test_reef_is_no_defender_for_its_reefs() -> None:
    g = given(
        factions=(CIRCLE, REEF, CIRCUS),
        units={A: {EAST: {"follower": 4}}},
        slots={(EAST, 1): "armoured"},
    )
    assert sides_at(g, A, [EAST], g.content.combat_cards["cos_wrath"]) == []
    assert candidates(g, Blow(EAST, REEFS, 20, A)) == ["reef:1"]


def test_r21_the_horizon_ends_at_the_first_gap() -> None:
    from games.rules.tsukuyumi.steps.aiming import line_from

    g = given(factions=(SISTERS, CIRCUS, CIRCLE), units={A: {EAST: {"empress": 1}}})
    assert line_from(g, EAST, 3) == ["2,0", "1,0", "0,0", "-1,0", "-2,0"]
    assert line_from(g, EAST, 0) == ["2,0"]


def test_to_the_horizon_hits_every_side_on_the_line() -> None:
    match = fighting(
        A,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={
            A: {EAST: {"empress": 1}},
            B: {EAST: {"clown": 1}, CENTRE: {"clown": 2}},
            ONI: {CENTRE: {"oni_medium": 1}},
        },
    )
    match.when(A, take("sis_horizon"), take(3))
    match.when(B, take("none"), take("none"))
    assert {unit.kind for unit in match.state.units.values()} == {"empress", "gospel_bearer"}


def test_r20_grinder_clears_everything_without_elimination() -> None:
    match = fighting(
        A,
        EAST,
        factions=(SISTERS, REEF, CIRCLE),
        units={A: {EAST: {"mistress": 1}}, ONI: {EAST: {"oni_small": 2}}},
        slots={(EAST, 0): "armoured"},
        markers={EAST: C},
    )
    match.when(A, take("sis_grinder"))
    for question in match.questions():
        if question.step.slug == "combat.counter":
            match.when(question.seat, take("none"))
    tile = match.state.tiles[EAST]
    assert (tile.slots, tile.marker) == ({}, -2)
    assert not match.happened(Counted)
    assert match.questions()[0].step.slug == "tile.pick"


def test_grizzly_needs_cybear_alone_and_adds_fifteen_on_oni() -> None:
    units = {A: {EAST: {"cybear": 1}}, ONI: {EAST: {"oni_large": 1}}}
    match = fighting(A, EAST, factions=(SISTERS, CIRCUS, CIRCLE), units=units)
    match.when(A, take("sis_grizzly"))
    assert match.happened(Counted) == [
        Counted(A, "oni_killed"),
        Counted(A, "oni_killed_with_cybear"),
        Counted(A, "sting"),
    ]
    crowd = {A: {EAST: {"cybear": 1, "reaver": 1}}, ONI: {EAST: {"oni_large": 1}}}
    assert "sis_grizzly" not in legal_cards(
        given(factions=(SISTERS, CIRCUS, CIRCLE), units=crowd), A, EAST
    )


def test_r74_winged_hussars_move_on() -> None:
    match = fighting(
        A,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 2}}, B: {EAST: {"clown": 1}}},
    )
    match.when(A, take("sis_hussars")).when(B, take("none"))
    assert match.questions()[0].step.slug == "move.select"
    match.when(A, take(f"{EAST}/reaver/3"), take("-1,0"), take(2))
    assert match.happened(UnitsMoved)[0].path[-1] == "-1,0"


def test_strike_without_damage_does_nothing() -> None:
    assert list(strike(given(), [Blow(BESIDE, A, 0, B)])) == []


def test_g49_no_move_after_the_first_combat() -> None:
    match = menu(
        B,
        "red",
        {"combat": 2, "move": 2},
        units={B: {EAST: {"uberclown": 1}, SOUTH: {"clown": 1}}},
    )
    match.when(B, take("combat"), take(EAST))
    assert match.state.tiles[EAST].marker == B
    assert match.state.turn.left["combat"] == 1
    match.refuses(B, take("move"))


def test_two_who_strike_back_never_kill_the_same_unit() -> None:
    match = fighting(
        A,
        EAST,
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={
            A: {EAST: {"private": 2}},
            B: {EAST: {"uberclown": 2}},
            C: {EAST: {"follower": 4}},
        },
    )
    match.when(A, take("nom_occupy"))
    match.when(B, take("ca_retaliate_half")).when(C, take("ca_retaliate_half"))
    fallen = [number for fact in match.happened(UnitsLeft) for number in fact.units]
    assert sorted(fallen) == [1, 2]
