"""The end of a round (SPEC 11) and objectives (SPEC 10)."""

import pytest

from games.rules.daimyo.events.economy import (
    IncomeChosen,
    IslandScored,
    ObjectiveClaimed,
    TokensGained,
)
from games.rules.daimyo.events.heroes import HeroHired, HeroTaken, MarketRefilled
from games.rules.daimyo.events.turn import DiceRolled, HelmetPassed
from games.rules.daimyo.flow import RoundEnd
from games.rules.daimyo.game import GAME
from games.rules.daimyo.scoring.islands import banner_shares
from games.rules.daimyo.state import AUTOMATON, State
from games.rules.daimyo.steps.effects import Effects
from games.rules.daimyo.steps.hiring import HireCard
from games.rules.daimyo.steps.round_end import HelmetPass, IncomeChoice
from games.rules.daimyo.steps.units import RecruitPlace
from tests.rules.daimyo.positions import (
    A,
    B,
    C,
    building,
    governor,
    hand,
    neutral,
    ordinary,
    position,
    purse,
    put_tile,
    scene,
    shadow,
    tokens,
)
from tests.support.scene import Scene


def shares(state: State, island: str) -> dict[int, int]:
    return dict(banner_shares(position(state), island))


def ending(state: State, stage: str = "islands") -> Scene:
    state.turn = None
    return Scene(GAME, state, RoundEnd(stage))  # type: ignore[arg-type]


def test_the_two_most_influential_score() -> None:
    state = ordinary()
    governor(state, A, "red_p1", "red_p2")
    governor(state, B, "red_p3")
    assert shares(state, "red") == {A: 4, B: 2}


def test_shadows_break_ties_of_influence() -> None:
    state = ordinary()
    governor(state, A, "red_p1")
    shadow(state, B, "red_d1", "red_d2")
    assert shares(state, "red") == {B: 4, A: 2}


def test_r41_a_tied_first_place_takes_both_banners() -> None:
    state = ordinary()
    for place, owner in (("red_p1", A), ("red_p2", B), ("red_p3", A), ("red_p4", B)):
        governor(state, owner, place)
    shadow(state, C, "red_d1")
    assert shares(state, "red") == {A: 3, B: 3}


def test_g16_three_way_and_second_place_ties() -> None:
    """G16: (3 + 1) / 3 is 1 each; a silver banner of 1 shared by two is nothing."""
    state = ordinary()
    for number, owner in enumerate((A, B, C), 1):
        governor(state, owner, f"blue_p{number}")
    assert shares(state, "blue") == {A: 1, B: 1, C: 1}

    governor(state, A, "blue_p4")
    assert shares(state, "blue") == {A: 3}


def test_g17_r40_influence_zero_scores_nothing() -> None:
    """G17: only A has Influence on green; a farm gives none."""
    state = ordinary()
    governor(state, A, "green_p1")
    building(state, B, "farm", "green_p2", 1)
    assert shares(state, "green") == {A: 4}
    assert shares(state, "violet") == {}


def test_g34_a_share_of_the_mercenaries_is_lost() -> None:
    """G34: Mercenaries 6, A 4, B 2 on yellow: A 2. Level with A: A gets half of both."""
    state = ordinary(2)
    governor(state, AUTOMATON, "yellow_p1", "yellow_p2")
    neutral(state, "tower", "yellow_p5")
    governor(state, A, "yellow_p3", "yellow_p4")
    state.altars["yellow_a2"] = B
    assert shares(state, "yellow") == {A: 2}

    building(state, A, "tower", "yellow_p1", 1)
    assert shares(state, "yellow") == {A: 3}


def test_islands_score_in_their_order() -> None:
    scored = ending(ordinary(4)).happened(IslandScored)
    names = ["blue", "red", "yellow", "violet", "green", "black"]
    assert [event.island for event in scored] == names


def test_income_is_chosen_by_all_at_once_and_paid_in_order() -> None:
    """The chosen token, 1 gold, then yellow tiles; nobody waits for anybody."""
    state = ordinary()
    state.helmet = B
    put_tile(state, "income_1", "farm_a:1", "red_p1")
    match = ending(state)
    match.then_asks(IncomeChoice(A), IncomeChoice(B), IncomeChoice(C))
    match.when(C, "kind:stone")
    assert match.happened(TokensGained) == []
    match.when(A, "kind:rice")
    match.when(B, "kind:metal")

    assert [event.seat for event in match.happened(IncomeChosen)] == [A, B, C]
    paid = match.happened(TokensGained)
    assert [event.seat for event in paid] == [B, C, A]
    assert purse(match, A) == {"rice": 2, "gold": 2}


def test_r2_gold_cannot_be_chosen_as_income() -> None:
    ending(ordinary()).refuses(A, "kind:gold")


def test_a_yellow_tile_may_draw_a_card() -> None:
    state = ordinary(boards="advanced")
    state.seats[A].boards = {"farm": "farm_b", "tower": "tower_a"}
    state.seats[B].boards = {"farm": "farm_a", "tower": "tower_b"}
    put_tile(state, "income_1", "farm_b:1", "red_p1")
    match = ending(state).when(A, "kind:rice").when(B, "kind:rice").when(C, "kind:rice")

    assert len(match.state.seats[A].hand) == 2
    assert purse(match, A) == {"rice": 1, "gold": 2}


def test_the_helmet_is_kept_or_given_away() -> None:
    state = ordinary()
    state.helmet = B
    match = ending(state)
    for seat in (A, B, C):
        match.when(seat, "kind:rice")
    match.then_asks(HelmetPass(B)).when(B, f"helmet:{C}")

    assert match.happened(HelmetPassed) == [HelmetPassed(B, C)]
    assert match.state.helmet == C


def test_r48_the_mercenaries_cannot_receive_it() -> None:
    match = ending(ordinary(2)).when(A, "kind:rice").when(B, "kind:rice")
    assert match.offers(A) == ["keep", f"helmet:{B}"]


def test_r45_r52_hiring_goes_around_with_refills_in_between() -> None:
    state = ordinary()
    state.helmet = B
    tokens(state, B, gold=4)
    match = ending(state, "hiring").then_asks(HireCard(B, again=True))
    match.when(B, "hire:h02")
    assert match.happened(MarketRefilled)[0].slot == 1
    match.when(B, "hire:h06")
    hired = [event.hero for event in match.happened(HeroHired)]

    assert hired == ["h06"]
    assert {"h02", "h06"} <= set(match.state.seats[B].heroes)


def test_r52_the_rightmost_is_the_last_slot_that_is_not_empty() -> None:
    state = ordinary(2)
    owner = state.seats[A]
    owner.heroes += [*state.hero_deck, state.hero_top, state.hero_market[4]]
    owner.discard += [*state.hero_deck, state.hero_top, state.hero_market[4]]
    state.hero_deck, state.hero_top, state.hero_market[4] = [], "", ""
    match = ending(state, "hiring")

    assert match.happened(HeroTaken)[0].hero == "h04"


def test_after_the_round_everybody_draws_and_dice_are_rolled() -> None:
    match = ending(ordinary(), "drawing")

    assert [len(seat.hand) for seat in match.state.seats] == [2, 2, 2]
    rolled = match.happened(DiceRolled)[0]
    assert rolled.round == 2
    assert len(rolled.dice) == 10


def test_r46_after_the_last_round_nobody_hires() -> None:
    state = ordinary()
    state.round = 5
    tokens(state, A, gold=9)
    match = ending(state)
    for seat in (A, B, C):
        match.when(seat, "kind:rice")

    assert match.state.header.over


def test_r47_the_mercenaries_take_a_fifth_hero() -> None:
    state = ordinary(2)
    state.round = 5
    match = ending(state).when(A, "kind:rice").when(B, "kind:rice")
    assert len(match.happened(HeroTaken)) == 1


# -- objectives ----------------------------------------------------------------------------


def three_governors(objective: str, seats: int = 3) -> State:
    state = ordinary(seats)
    state.objectives = [objective]
    governor(state, A, "blue_p1", "red_p1", "yellow_p1")
    state.turn.unit = "governor"
    return state


def test_r58_an_objective_is_claimed_the_moment_it_is_met() -> None:
    match = scene(three_governors("g4"), RecruitPlace(A)).when(
        A, "island:violet", "place:violet_p1"
    )

    assert match.happened(ObjectiveClaimed) == [ObjectiveClaimed(A, "g4", "gold", 3)]
    assert purse(match, A) == {"stone": 1}


def test_r59_the_silver_slot_is_for_another_seat() -> None:
    state = three_governors("g4")
    state.claims = {"g4": [B]}
    match = scene(state, RecruitPlace(A)).when(A, "island:violet", "place:violet_p1")
    assert match.happened(ObjectiveClaimed) == [ObjectiveClaimed(A, "g4", "silver", 2)]

    match = scene(match.state, Effects(A, "effect:storage2"))
    assert match.happened(ObjectiveClaimed) == []


def test_two_players_have_no_silver_slot() -> None:
    state = three_governors("g4", 2)
    state.claims = {"g4": [B]}
    match = scene(state, RecruitPlace(A)).when(A, "island:violet", "place:violet_p1")
    assert match.happened(ObjectiveClaimed) == []


def test_an_orange_objective_is_closed_after_the_first() -> None:
    state = ordinary()
    state.objectives = ["o3"]
    state.claims = {"o3": [B]}
    for number in (1, 2, 3):
        building(state, A, "farm", f"blue_p{number}", number)
        building(state, A, "tower", f"red_p{number}", number)
    match = scene(state, Effects(A, "effect:storage2"))
    assert match.happened(ObjectiveClaimed) == []


def test_a_claim_is_never_undone() -> None:
    state = three_governors("g4")
    state.claims = {"g4": [A]}
    match = scene(state, Effects(A, "effect:storage2"))
    assert match.state.claims == {"g4": [A]}


def test_the_active_seat_comes_first_when_two_meet_it_together() -> None:
    state = ordinary()
    state.objectives = ["g2"]
    for number in (1, 2, 3):
        building(state, A, "farm", f"blue_p{number}", number)
        building(state, C, "farm", f"red_p{number}", number)
    state.turn.seat = C
    match = scene(state, Effects(C, "effect:storage2"))

    claims = [ObjectiveClaimed(C, "g2", "gold", 3), ObjectiveClaimed(A, "g2", "silver", 2)]
    assert match.happened(ObjectiveClaimed) == claims


@pytest.mark.parametrize(
    ("objective", "prepare"),
    [
        ("g2", lambda s: [building(s, A, "farm", f"blue_p{n}", n) for n in (1, 2, 3)]),
        ("g3", lambda s: [building(s, A, "tower", f"blue_p{n}", n) for n in (1, 2, 3)]),
        ("g5", lambda s: shadow(s, A, "blue_d1", "red_d1", "green_d1")),
        ("g8", lambda s: governor(s, A, *(f"red_p{n}" for n in range(1, 6)))),
        ("g9", lambda s: governor(s, A, *(f"red_p{n}" for n in range(1, 6)), "blue_p1")),
        ("g7", lambda s: hand(s, A, "h10", "h11", "h12")),
        ("o2", lambda s: governor(s, A, "red_p1", "blue_p1", "green_p1")),
    ],
)
def test_every_kind_of_objective_is_counted(objective: str, prepare: object) -> None:
    state = ordinary()
    state.objectives = [objective]
    prepare(state)  # type: ignore[operator]
    match = scene(state, Effects(A, "effect:storage2"))

    claimed = match.happened(ObjectiveClaimed)
    assert [event.objective for event in claimed] == [objective]


def test_g6_and_g1_count_storage_and_relics() -> None:
    state = ordinary()
    state.objectives = ["g6"]
    state.seats[A].capacity = 5
    match = scene(state, Effects(A, "effect:storage2"))
    assert [event.objective for event in match.happened(ObjectiveClaimed)] == ["g6"]
