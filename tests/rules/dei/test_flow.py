"""Turns, phases, deployment, Feats, Clean-Up, Priority (SPEC 8, 14.1, 16)."""

from random import Random

import pytest

from games.kernel.match import Match
from games.rules.dei.content import MarketId
from games.rules.dei.events.economy import (
    CardsScored,
    FeatsUnlocked,
    FinalScored,
    MissionScored,
)
from games.rules.dei.events.pieces import CubeMoved
from games.rules.dei.events.turn import CardPlayed, CleanedUp, SeatStarted, TurnStarted
from games.rules.dei.flow import FinalScore, PhaseEnd, SeatEnd, TurnEnd, next_priority
from games.rules.dei.state import FeatToken, PlayedCard, State
from games.rules.dei.steps.deployment import Deploy, Deployment
from games.rules.dei.steps.mission import Assign, MissionChoice
from tests.rules.dei.positions import (
    CONTENT,
    FOUR,
    GAME,
    PAIR,
    A,
    B,
    Units,
    boosts,
    dealt,
    missions,
    opened,
    ordinary,
    position,
    scene,
    settle,
)
from tests.support.scene import Scene

C, D = 2, 3


def finished(seats: int = 2, seed: int = 1, **options: object) -> Match:
    rng = Random(seed)
    match = opened(seats, rng.randbytes(32), **options)
    while not match.over:
        question = rng.choice(match.questions())
        match.play(question.seat, rng.choice(question.options).id)
    return match


# -- the opening ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 11), (4, 12)])
def test_the_markets_hold_the_drone_cards_in_play(seats: int, size: int) -> None:
    state = dealt(FOUR[:seats]).state
    markets: tuple[MarketId, ...] = ("tactics", "logistics", "machinery")

    for market in markets:
        assert len(state.markets[market].deck) + 3 == size
    assert len(state.markets["black"].deck) + 3 == 12
    assert sorted(state.drones) == sorted(CONTENT.factions[f].drone for f in FOUR[:seats])


def test_r51_black_market_drone_cards_are_in_play_at_every_table() -> None:
    black = dealt().state.markets["black"]

    assert {"B8", "B9"} <= {*black.slots, *black.deck}
    assert not any(card.startswith("D") for card in [*black.slots, *black.deck])


def test_everybody_begins_with_eight_cards_and_two_resources() -> None:
    for seat in dealt().state.seats:
        assert len(seat.hand) == 8
        assert (seat.tech, seat.energy, seat.supply) == (1, 1, 0)
        assert sorted(seat.feats) == ["blue", "green", "red"]


@pytest.mark.parametrize(("no_choice", "count"), [(False, 8), (True, 4)])
def test_missions_lie_in_four_columns(no_choice: bool, count: int) -> None:  # noqa: FBT001
    laid = dealt(no_choice=no_choice).state.missions

    assert len(laid) == count
    assert [card.column for card in laid[:4]] == [1, 2, 3, 4]


def test_factions_are_chosen_in_the_order_of_seats() -> None:
    match = opened()
    assert [option.id for option in match.questions()[0].options] == [
        f"take_faction:{faction}" for faction in FOUR
    ]
    match.play(A, "take_faction:ravagers")
    assert match.questions()[0].seat == B
    assert len(match.questions()[0].options) == 3


def test_factions_may_be_dealt() -> None:
    state = opened(4, faction_choice="random").state

    assert sorted(seat.faction for seat in state.seats) == sorted(FOUR)


# -- deployment ----------------------------------------------------------------------------


def deploying(seat: int) -> Scene:
    state = ordinary(factions=FOUR)
    state.seats[seat].leader = ""
    return scene(state, Deployment(seat))


@pytest.mark.parametrize(("seat", "units", "ways"), [(A, 3, 4), (B, 4, 2), (C, 5, 4), (D, 6, 2)])
def test_e2_later_players_deploy_more(seat: int, units: int, ways: int) -> None:
    match = deploying(seat)

    assert len(match.offers(seat)) == ways
    match.when(seat, match.offers(seat)[0])
    owner = match.state.seats[seat]
    assert sum(owner.scrappers.values()) + 1 == units
    assert set(owner.scrappers) | {owner.leader} == {"G17", "G07"}


def test_e2_the_third_player_splits_three_and_two() -> None:
    match = deploying(C).when(C, Deploy("G07", "G17"))

    assert match.state.seats[C].scrappers == {"G07": 3, "G17": 1}
    assert match.state.seats[C].leader == "G17"


def test_deployment_settles_control_once() -> None:
    state = ordinary()
    state.seats[A].leader = ""

    match = scene(state, Deployment(A)).when(A, Deploy("G09", "G09"))
    assert match.happened(CubeMoved) == [CubeMoved("red3", A)]


# -- Feats ---------------------------------------------------------------------------------


def second_phase(cubes: dict[str, int]) -> State:
    state = ordinary(Units({A: cubes}))
    state.seats[A].feats["red"] = FeatToken("tac_fortress")
    state.seats[A].feats["blue"] = FeatToken("log_tunnel")
    for other in state.seats[1:]:
        other.feats["red"] = FeatToken("tac_caravan")
        other.feats["blue"] = FeatToken("log_parachute")
    return state


def test_r37_two_cubes_of_a_colour_unlock_its_feat() -> None:
    match = scene(second_phase({"G05": 1, "G11": 1, "G03": 1}), SeatEnd(A))

    assert match.state.seats[A].feats["red"].unlocked
    assert not match.state.seats[A].feats["blue"].unlocked


def test_all_colours_are_checked_at_one_moment() -> None:
    """The Fortress brings a third blue cube, but no second look."""
    state = second_phase({"G05": 1, "G11": 1, "G03": 1})
    state.seats[A].refuges = ["G12"]

    match = scene(state, SeatEnd(A))
    assert match.state.outposts["blue3"].controller == A
    assert not match.state.seats[A].feats["blue"].unlocked


@pytest.mark.parametrize("phase", [1, 3])
def test_feats_unlock_in_the_second_phase_only(phase: int) -> None:
    state = second_phase({"G05": 1, "G11": 1})
    state.phase = phase

    match = scene(missions(state), SeatEnd(A))
    assert not match.state.seats[A].feats["red"].unlocked


def test_an_unlocked_feat_stays_when_the_cubes_go() -> None:
    for seed in range(3):
        log = finished(2, seed).log
        seen: dict[tuple[int, str], bool] = {}
        for row in log:
            if isinstance(row.event, FeatsUnlocked):
                for colour in row.event.feats:
                    assert (row.event.seat, colour) not in seen, "unlocked twice"
                    seen[row.event.seat, colour] = True


# -- Clean-Up and Priority -----------------------------------------------------------------


def test_clean_up_bins_face_down_cards_and_returns_the_others() -> None:
    state = boosts(ordinary(), A, "boost_move")
    seat = state.seats[A]
    seat.boosts = []
    seat.hand = ["AU2", "AU4", "AU5", "AU6", "AU7", "AU8"]
    seat.board = [PlayedCard("AU3", "up", 1, "boost_move"), PlayedCard("AU1", "down", 1)]
    state.phase = 3

    match = scene(state, TurnEnd())
    after = match.state.seats[A]
    assert after.hand == ["AU2", "AU3", "AU4", "AU5", "AU6", "AU7", "AU8"]
    assert after.bin == ["AU1"]
    assert after.board == []
    assert match.state.pool.count("boost_move") == 3
    assert match.state.turn == 2


def test_e1_priority_goes_to_the_poorest_and_ties_turn_round() -> None:
    """Ravagers 9, Farm-Z 7, Auxilia and Refuge 42 with 5, of whom Refuge 42 played before."""
    state = ordinary(factions=("ravagers", "farm_z", "auxilia", "refuge42"))
    for seat, supply in zip(state.seats, (9, 7, 5, 5), strict=True):
        seat.supply = supply
    state.priority = [A, B, 3, 2]

    assert next_priority(position(state)) == [2, 3, B, A]


def test_r38_mission_supply_counts_for_the_next_priority() -> None:
    """Both have nothing else: who scores plays later."""
    state = missions(ordinary(), "tech", "energy", "constructions", "scrappers")
    state.phase = 3
    state.priority = [B, A]

    match = scene(state, MissionChoice(B), TurnEnd()).when(B, Assign("energy"))
    assert match.state.priority == [A, B]


# -- a whole match -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_plays_twenty_four_cards(seats: int) -> None:
    log = [row.event for row in finished(seats, 5).log]
    played = [event.seat for event in log if isinstance(event, CardPlayed)]

    assert all(played.count(seat) == 24 for seat in range(seats))
    assert [event.turn for event in log if isinstance(event, TurnStarted)] == [1, 2, 3, 4]
    assert sum(isinstance(event, CleanedUp) for event in log) == 3


def test_each_column_is_used_once() -> None:
    match = finished(3, 2)

    for seat in match.state.seats:
        assert sorted(card.column for card in seat.missions) == [1, 2, 3, 4]


def order_of(match: Match, *kinds: type) -> list[tuple[str, int]]:
    last = max(n for n, row in enumerate(match.log) if isinstance(row.event, TurnStarted))
    return [
        (type(row.event).__name__, row.event.seat)
        for row in match.log[last:]
        if isinstance(row.event, kinds)
    ]


def test_r39_each_seat_scores_at_the_end_of_its_own_last_phase() -> None:
    match = finished(2, 3)
    first, second = match.state.priority
    told = order_of(match, SeatStarted, MissionScored, FinalScored)[-6:]

    assert told == [
        ("SeatStarted", first),
        ("MissionScored", first),
        ("FinalScored", first),
        ("SeatStarted", second),
        ("MissionScored", second),
        ("FinalScored", second),
    ]


def test_x20_confrontation_scores_on_the_same_board() -> None:
    match = finished(2, 3, confrontation=True)
    first, second = match.state.priority
    told = order_of(match, SeatStarted, MissionScored, FinalScored)[-6:]

    assert told == [
        ("SeatStarted", first),
        ("SeatStarted", second),
        ("MissionScored", first),
        ("MissionScored", second),
        ("FinalScored", first),
        ("FinalScored", second),
    ]


GREEN = {"G06": 1, "G07": 1, "R03": 1}


def last_phase(**options: bool) -> State:
    """Turn 4, phase 3: the first player holds three green cubes."""
    state = ordinary(Units({A: GREEN}), PAIR, **options)
    missions(state, "tech", "energy", "constructions", "outposts_green")
    state.turn, state.phase = 4, 3
    return state


def test_x20_standard_the_first_player_scores_before_the_outposts_are_lost() -> None:
    match = scene(last_phase(), SeatEnd(A)).when(A, Assign("outposts_green"))

    assert match.happened(MissionScored)[0].supply == 9
    assert ("cubes", 3) in [(e.why, e.points) for e in match.happened(FinalScored)[0].entries]


def test_x20_confrontation_the_first_player_scores_what_is_left() -> None:
    state = last_phase(confrontation=True)
    match = Scene(GAME, state, SeatEnd(A), PhaseEnd())
    match.state.seats[B].scrappers = {"G06": 2, "G07": 2}
    settle(match.state)
    match.g.known.clear()

    match.when(A, Assign("outposts_green"))
    assert match.happened(MissionScored)[0].supply == 3
    match.when(B, Assign("outposts_green"))
    assert ("cubes", 1) in [(e.why, e.points) for e in match.happened(FinalScored)[0].entries]


def test_market_cards_are_added_after_everybody() -> None:
    log = [row.event for row in finished(2, 4).log]
    scored = [n for n, event in enumerate(log) if isinstance(event, FinalScored)]
    cards = [n for n, event in enumerate(log) if isinstance(event, CardsScored)]

    assert len(cards) == 1
    assert max(scored) < cards[0]


def test_final_scoring_counts_for_its_seat_alone() -> None:
    match = scene(last_phase(), FinalScore(A))

    assert match.state.seats[A].supply > 0
    assert match.state.seats[B].supply == 0
