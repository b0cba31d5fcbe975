"""Draft, phases, events, round end, two players, set-up (SPEC 5, 6, 7.3, 11, 15, 17)."""

from collections import Counter
from random import Random

import pytest

from games.kernel.bots import random_bot
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.refusal import Refused
from games.rules.tsukuyumi.effects.targets import cancellable, devastable, may_take_trait, shaken
from games.rules.tsukuyumi.events.cards import EventDrawn, EventsShuffled
from games.rules.tsukuyumi.events.combat import CounterPicked
from games.rules.tsukuyumi.events.turn import MissionDone, PhaseStarted, PointsGained, TurnStarted
from games.rules.tsukuyumi.events.units import UnitsDeployed, UnitsLeft
from games.rules.tsukuyumi.flow.rounds import is_banned, parts_of
from games.rules.tsukuyumi.game import GAME
from games.rules.tsukuyumi.queries.board import is_unstable, terrain, traits
from games.rules.tsukuyumi.queries.production import deploy_cells
from games.rules.tsukuyumi.queries.starting import base_cells
from games.rules.tsukuyumi.scoring.duel import COUNTS
from games.rules.tsukuyumi.state import ONI, Blow
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.damage import feats_of
from games.rules.tsukuyumi.steps.drawing import draw_events, playable_cards
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.round_end import STAGES, RoundEnd
from tests.rules.tsukuyumi.positions import (
    BASES,
    CENTRE,
    CIRCLE,
    CIRCUS,
    CONTENT,
    EAST,
    FERTILE,
    GUARDIANS,
    NOMADS,
    REEF,
    SISTERS,
    SOUTH,
    UNSTABLE,
    A,
    B,
    C,
    given,
    menu,
    scene,
    take,
    turn_of,
)


def played(seats: int, *, rounds: int, seed: int = 1, **options: object) -> Match:
    """A whole match of players who choose at random."""
    rng = Random(seed)
    table = Table(seats, {"rounds": rounds, "faction_choice": "random", **options})
    match = Match(GAME, GAME.content(), table, bytes([seed] * 32), checks=True)
    while not match.over:
        question = rng.choice(match.questions())
        match.play(question.seat, random_bot(GAME, match.g, question, rng))
    return match


def test_g50_hands_shrink_and_go_to_the_left() -> None:
    rng = Random(3)
    options = {"faction_choice": "random", "alternative_goals": False}
    match = Match(GAME, GAME.content(), Table(3, options), b"g" * 32, checks=True)
    sizes = []
    while not match.over:
        question = match.questions()[0]
        if question.step.slug == "draft.pick_card" and len(match.questions()) == 3:
            sizes.append([len(seat.hand) for seat in match.state.seats])
        match.play(question.seat, random_bot(GAME, match.g, question, rng))
    assert sizes == [[6] * 3, [5] * 3, [4] * 3, [3] * 3]
    assert [len(seat.hand) for seat in match.state.seats] == [2, 2, 2]


def test_r8_the_round_end_has_its_order() -> None:
    order = list(STAGES)
    assert order.index("circle") < order.index("venom") < order.index("radiation")
    assert order.index("radiation") < order.index("points") < order.index("clean_up")


def test_r50_the_order_of_a_phase_is_frozen() -> None:
    match = menu(A, "blue", {"initiative": 1}, units={A: {EAST: {"guard": 1}}})
    PhaseStarted("blue").apply(match.state)
    match.when(A, take("initiative"), take("down"))
    assert match.state.initiative == [B, A, C]
    assert match.state.order == [A, B, C]


def test_r54_unspent_points_vanish() -> None:
    match = scene(produce(A, 5))
    match.when(A, take("unit/guard"), take(BASES[A]), take("finish"))
    assert match.state.seats[A].reserve["guard"] == 3


def test_r53_units_may_be_deployed_among_enemies() -> None:
    g = given(units={B: {EAST: {"clown": 1}}})
    assert EAST in deploy_cells(g, A, "guard")


def test_r62_a_unit_that_appears_may_not_move_in_that_action() -> None:
    match = menu(A, "green", {"production": 2, "move": 1})
    match.when(A, take("production"), take("unit/guard"), take(EAST))
    assert "take:move" in match.offers(A)


def test_r51_prints_survive_devastation() -> None:
    g = given()
    g.tile(UNSTABLE).devastated = True
    assert terrain(g, UNSTABLE) == "devastated"
    assert traits(g, UNSTABLE) == ("unstable",)


def test_r16_let_the_show_begin_and_ancient_army() -> None:
    show = {B: ["mc_event_let_the_show_begin"]}
    g = given(open=show)
    assert is_unstable(g, EAST, B)
    assert not is_unstable(g, EAST, A)
    army = given(open={**show, A: ["fg_event_ancient_army"]}, units={A: {EAST: {"okya": 1}}})
    assert not is_unstable(army, EAST, B)


def test_events_that_need_unstable_ground() -> None:
    g = given(units={ONI: {UNSTABLE: {"oni_small": 1}}})
    assert devastable(g, A) == [UNSTABLE]
    assert shaken(g, A) == [UNSTABLE]
    assert cancellable(g, UNSTABLE) == ["unstable"]
    assert cancellable(g, CENTRE) == []


def test_fallout_stays_away_from_bases_and_breath_from_others() -> None:
    g = given(units={B: {SOUTH: {"clown": 1}}})
    assert EAST not in may_take_trait(g, A, "radioactive")
    assert SOUTH in may_take_trait(g, A, "radioactive")
    assert SOUTH not in may_take_trait(g, A, "tsukuyumi")


def test_r60_without_markers_a_card_is_not_playable() -> None:
    g = given(events={A: ["event_fallout"]})
    assert playable_cards(g, A) == ["event_fallout"]
    g.state.tokens["radioactive"] = 0
    assert playable_cards(g, A) == []


def test_r32_a_drawn_card_is_not_played_at_once() -> None:
    match = scene(draw_events(A, 1))
    match.when(A, take("deck"))
    assert len(match.state.seats[A].events) == 1
    assert match.questions()[0].step.slug != "event.play"


def test_r73_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = scene(draw_events(A, 1))
    match.state.discard, match.state.deck = match.state.deck, []
    match.when(A, take("deck"))
    assert match.happened(EventsShuffled)
    assert match.happened(EventDrawn)[0].source == "deck"


def test_r83_a_faction_event_takes_the_place_of_a_draw() -> None:
    match = scene(draw_events(A, 1), seats={A: {"deck": ["fg_event_race"]}})
    match.when(A, take("faction"))
    assert match.state.seats[A].events == ["fg_event_race"]
    assert b"fg_event_race" not in match.seen_by(B)


def test_r84_there_is_no_limit_of_events_in_hand() -> None:
    match = scene(draw_events(A, 12))
    for _ in range(12):
        match.when(A, take("deck"))
    assert len(match.state.seats[A].events) == 12


def test_eternal_refuge_keeps_events_out() -> None:
    g = given(
        units={A: {UNSTABLE: {"okya": 1}}},
        open={A: ["fg_event_eternal_refuge"]},
        events={B: ["event_earthquake"], A: ["event_sinkhole"]},
    )
    assert playable_cards(g, B) == []
    assert playable_cards(g, A) == ["event_sinkhole"]


def test_r85_a_queued_action_without_use_lapses() -> None:
    match = scene(Pick(B, "produce.pick", n=2), seats={B: {"reserve": {"clown": 0}}})
    assert match.questions()[0].step.slug == "waiting"


def test_r64_r72_missions_are_given_in_initiative_order_whoever_acts() -> None:
    match = scene(
        Pick(A, "sis.effect_tile"),
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 1}}},
        markers={FERTILE: B, EAST: B},
    )
    match.when(A, take(EAST))
    fertile = next(option for option in match.offers(A) if "sk_fertile" in option)
    match.when(A, fertile)
    assert match.happened(MissionDone) == [MissionDone(B, "mission_stork", 1)]


def test_moon_centre_gives_a_point_at_every_round_end() -> None:
    match = scene(RoundEnd("points"), markers={CENTRE: B})
    assert match.state.seats[B].vp == 1
    land = scene(RoundEnd("points"), markers={CENTRE: B}, seats={B: {"gift": "gift_land"}})
    assert land.state.seats[B].vp == 2


def test_radioactivity_removes_without_elimination() -> None:
    hot = next(slug for slug, card in CONTENT.tiles.items() if card.trait == "radioactive")
    match = scene(RoundEnd("radiation"), tiles={EAST: hot}, units={B: {EAST: {"clown": 2}}})
    assert not match.state.units or all(u.owner != B for u in match.state.units.values())
    assert all(not seat.counters for seat in match.state.seats)
    assert UnitsLeft


def test_r18_g19_bans_do_not_touch_reef() -> None:
    duel = {"seats": {A: {"card": "action_sabotage"}, B: {"card": "action_duel"}}}
    assert is_banned(given(factions=(CIRCUS, CIRCLE), **duel), B, "green")
    assert not is_banned(given(factions=(CIRCUS, REEF), **duel), B, "green")


def test_reef_gets_nothing_from_its_card() -> None:
    g = given(factions=(REEF, CIRCUS, CIRCLE))
    assert parts_of(g, A, "red") == {}
    assert parts_of(g, B, "red") == {"move": 2, "combat": 2}


def test_g43_heir_of_light_has_three_standard_actions() -> None:
    g = given(seats={A: {"gift": "gift_heir"}})
    assert parts_of(g, A, "white") == {"standard": 3}
    assert parts_of(g, A, "blue") == {"draw": 2, "play": 2}


def test_g20_council_of_three_is_not_offered_beside_first_guardians() -> None:
    from games.rules.tsukuyumi.effects.gifts import offered

    assert "gift_council" not in offered(given(), B)
    assert "gift_council" in offered(given(factions=(SISTERS, CIRCUS, CIRCLE)), B)
    reef = offered(given(factions=(REEF, CIRCUS, CIRCLE)), A)
    assert "gift_kaiju" not in reef
    assert len(reef) == 6


def test_g44_r77_light_of_destruction_leaves_the_action_once_a_round() -> None:
    match = menu(
        B,
        "red",
        {"combat": 2, "move": 1},
        units={B: {EAST: {"clown": 2}}, ONI: {EAST: {"oni_large": 2}}},
        seats={B: {"gift": "gift_light_of_destruction"}},
    )
    match.when(B, take("combat"), take("gift_light_of_destruction"))
    assert match.state.turn.left["combat"] == 2
    match.refuses(B, take("move"))
    match.when(B, take("combat"), take("gift_light_of_destruction"))
    assert match.state.turn.left["combat"] == 1


def test_g35_kaiju_eats_the_oni_on_his_way() -> None:
    match = menu(
        B,
        "red",
        {"move": 2},
        units={
            B: {"-2,2": {"clown": 1}},
            ONI: {SOUTH: {"oni_small": 2}, "0,2": {"oni_large": 1}},
        },
        seats={B: {"gift": "gift_kaiju"}},
    )
    match.state.seats[B].reserve["kaiju"] = 1
    UnitsDeployed(B, "kaiju", EAST).apply(match.state)
    match.g.known.clear()
    match.when(B, take("move"), take(f"{EAST}/kaiju/2"), take("0,2"))
    assert match.state.seats[B].counters == {"oni_killed": 3}


def test_r95_a_single_oni_gets_nothing_from_ronin() -> None:
    from games.rules.tsukuyumi.queries.oni import oni_march

    g = given(units={ONI: {EAST: {"oni_ronin": 1}}})
    assert oni_march(g, A, EAST).range == 2
    assert oni_march(g, A, EAST, single=True).range == 1


def test_r69_gambler_takes_nothing_from_who_has_nothing_there() -> None:
    match = scene(Pick(A, "gambler.lose", EAST, n=1))
    assert match.questions()[0].step.slug == "waiting"


def test_r70_ronin_without_fertile_land_makes_some() -> None:
    from games.rules.tsukuyumi.queries.oni import legend_cells

    plain = next(slug for slug, card in CONTENT.tiles.items() if slug == "ba_ocean_10")
    g = given(tiles={FERTILE: plain}, options={"legendary_oni": True})
    assert EAST in legend_cells(g, "oni_ronin")
    assert CENTRE not in legend_cells(g, "oni_ronin")
    assert legend_cells(given(options={"legendary_oni": True}), "oni_ronin") == [FERTILE]


def test_r97_a_trophy_is_the_strongest_unit() -> None:
    g = given(factions=(CIRCUS, GUARDIANS), units={B: {EAST: {"guard": 1, "spikemouth": 1}}})
    assert feats_of(g, Blow(EAST, B, 20, A), [1]) == ["sting", "trophy"]
    assert feats_of(g, Blow(EAST, B, 15, A), [2]) == []


def test_r96_the_circle_scores_with_two_players_too() -> None:
    ring = ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")
    match = scene(
        RoundEnd("circle"),
        factions=(CIRCLE, CIRCUS),
        units={A: {cell: {"follower": 1} for cell in ring}},
    )
    assert match.state.seats[A].vp == 2
    assert PointsGained


def test_every_task_of_a_victory_card_can_be_counted() -> None:
    checks = {task.check for card in CONTENT.victory_cards.values() for task in card.tasks}
    assert checks == set(COUNTS)
    for name, faction in (("areas", NOMADS), ("chain", CIRCLE), ("dominion", REEF)):
        g = given(factions=(faction, CIRCUS))
        assert COUNTS[name](g, A) >= 0


def test_r82_bases_touch_three_areas_where_they_can() -> None:
    match = Match(
        GAME,
        GAME.content(),
        Table(3, {"board_mode": "scatter_none", "faction_choice": "random"}),
        b"s" * 32,
    )
    cells = base_cells(match.g)
    around = [sum(cell in match.state.tiles for cell in neighbours_of(base)) for base in cells]
    assert min(around) >= 3


def neighbours_of(cell: str) -> tuple[str, ...]:
    from games.rules.tsukuyumi.queries.geometry import neighbours

    return neighbours(cell)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"amaterasu_gifts": True}),
        (4, {"gates": True, "legendary_oni": True}),
    ],
)
def test_the_matrix_refuses_what_does_not_fit(seats: int, options: dict[str, bool]) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_options(seats, options)
    assert refusal.value.code == "bad_options"
    assert str(refusal.value.text)


@pytest.mark.parametrize(
    "options",
    [
        {"gates": True, "amaterasu_gifts": True, "mascots": "basic"},
        {"legendary_oni": True, "amaterasu_gifts": True, "mascots": "alternative"},
    ],
)
def test_modules_play_together(options: dict[str, object]) -> None:
    match = played(3, rounds=3, **options)
    assert match.over
    assert match.state.round == 3


def test_g10_islands_never_touch() -> None:
    from games.rules.tsukuyumi.queries.geometry import distance, neighbours

    assert distance("0,0", "b0,0") == 1000
    assert not set(neighbours("0,0")) & set(neighbours("b0,0"))


def test_r65_a_player_without_units_still_has_turns() -> None:
    match = menu(A, "white", {"standard": 2})
    assert "take:std.production" in match.offers(A)


def test_every_seat_acts_at_most_once_a_phase() -> None:
    match = played(3, rounds=3)
    turns = Counter()
    phase = 0
    for row in match.log:
        if isinstance(row.event, PhaseStarted):
            phase += 1
        if isinstance(row.event, TurnStarted):
            turns[phase, row.event.seat] += 1
    assert set(turns.values()) == {1}
    assert match.state.round == 3


def test_a_standing_order_answers_and_stays_secret() -> None:
    match = menu(B, "white", {"standard": 2}, units={B: {EAST: {"clown": 2}}})
    match.when(B, take("orders"), take("counter/retaliate"))
    assert match.state.seats[B].orders == {"counter": "retaliate"}
    assert b"retaliate" not in match.seen_by(A)
    match.refuses(B, take("orders"))


def test_a_standing_order_counterattacks_without_a_question() -> None:
    match = scene(
        fight(A, cell=EAST),
        units={A: {EAST: {"guard": 2}}, B: {EAST: {"clown": 4}}},
        seats={B: {"orders": {"counter": "retaliate"}}},
        turn=turn_of(A, "red"),
    )
    match.when(A, take("fg_seizure"))
    assert [fact.pick for fact in match.happened(CounterPicked)] == ["ca_retaliate_half"]


def test_r91_reef_hit_points() -> None:
    assert {kind: reef.hp for kind, reef in CONTENT.reefs.items()} == {
        "spore": 5,
        "venomous": 10,
        "armoured": 20,
        "invasive": 10,
    }


def test_r42_seventeen_combat_cards_of_sunrise_kingdom() -> None:
    factions = (SISTERS, CIRCLE, GUARDIANS, CIRCUS, REEF)
    assert sum(len(CONTENT.cards_of[faction]) for faction in factions) == 17


def test_r56_time_of_destruction_ignores_the_limit() -> None:
    g = given(
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"empress": 1}}},
        events={A: ["sis_event_time_of_destruction"]},
        seats={A: {"spent": ["sis_horizon"]}},
    )
    assert playable_cards(g, A) == ["sis_event_time_of_destruction"]
    match = scene(
        Pick(A, "event.play"),
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"empress": 1}}},
        events={A: ["sis_event_time_of_destruction"]},
        turn=turn_of(A, "blue"),
    )
    match.when(A, take("sis_event_time_of_destruction"), take(3))
    assert match.state.seats[A].spent == []


def test_r99_alternative_mascots_count_as_units_but_give_nothing() -> None:
    from games.rules.tsukuyumi.queries.combat import attackers
    from games.rules.tsukuyumi.queries.formations import count_there

    g = given(
        options={"mascots": "alternative"}, units={C: {EAST: {"littlefoot": 1, "follower": 1}}}
    )
    assert len(attackers(g, C, EAST)) == 1
    assert count_there(g, C, EAST) == 1
    basic = given(options={"mascots": "basic"}, units={C: {EAST: {"littlefoot": 1, "follower": 1}}})
    assert count_there(basic, C, EAST) == 2
