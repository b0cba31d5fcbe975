"""Set-up: factions openly, then side, resources and start in secret (SPEC 5)."""

from typing import Any

import pytest

from games.kernel.options import Choice
from games.kernel.refusal import Refused
from games.rules.tiny_epic_kingdoms.events.setup import (
    FactionTaken,
    LostKingdomPlaced,
    MeeplesPlaced,
    SetupRevealed,
    SideTaken,
    StockTaken,
    TerritoriesDealt,
)
from games.rules.tiny_epic_kingdoms.state import NEUTRAL
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.setup_picks import (
    FactionChoice,
    SideChoice,
    StartIn,
    StartRegionChoice,
    StockChoice,
    TakeFaction,
    TakeSide,
    TakeStock,
)
from tests.rules.tiny_epic_kingdoms.positions import (
    CONTENT,
    A,
    B,
    C,
    factions_open,
    opened,
    picks_open,
    position,
    stock_of,
)

PICKS: dict[int, list[Choice]] = {
    A: [TakeSide("a"), TakeStock(0, 0, 6), StartIn("t1a-4")],
    B: [TakeSide("b"), TakeStock(6, 0, 0), StartIn("t2b-3")],
    C: [TakeSide("a"), TakeStock(1, 2, 3), StartIn("t3a-1")],
}


def test_r1_the_first_player_is_drawn_at_random_and_holds_the_marker() -> None:
    states = [opened(3, bytes([number])).state for number in range(20)]

    assert {state.first for state in states} == {A, B, C}
    assert all(state.active == state.first for state in states)


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(Refused):
        opened(seats)


@pytest.mark.parametrize(
    "options", [{"follow_mode": "parallel"}, {"start_resources": "none"}, {"tokens": True}]
)
def test_an_option_outside_of_the_list_is_refused(options: dict[str, Any]) -> None:
    """SPEC 3."""
    with pytest.raises(Refused):
        opened(3, **options)


def test_before_the_first_turn_all_tracks_are_empty_and_no_shield_is_laid() -> None:
    state = opened().state

    assert all(seat.tower == seat.magic == 0 for seat in state.seats)
    assert all(position(state).reserve(seat) == 7 for seat in (A, B, C))
    assert state.used == []


def test_r2_factions_are_chosen_from_the_first_player_clockwise() -> None:
    match = factions_open(first=B).then_asks(FactionChoice(B))
    assert len(match.offers(B)) == 13

    match.when(B, TakeFaction("elves")).then(FactionTaken(B, "elves"))
    match.then_asks(FactionChoice(C)).when(C, TakeFaction("orcs"))
    match.then_asks(FactionChoice(A))


def test_r2_the_first_player_whoever_it_is_chooses_the_first_faction() -> None:
    for number in range(10):
        match = opened(3, bytes([number]))
        assert [question.step for question in match.questions()] == [
            FactionChoice(match.state.first)
        ]


def test_a_faction_that_is_taken_is_refused() -> None:
    match = factions_open().when(A, TakeFaction("elves"))

    match.refuses(B, TakeFaction("elves"))
    assert len(match.offers(B)) == 12


def test_nobody_chooses_a_faction_out_of_order() -> None:
    factions_open().refuses(B, TakeFaction("elves"))


def test_random_factions_are_dealt_without_a_decision_and_differ() -> None:
    match = opened(5, faction_assignment="random")

    assert len({seat.faction for seat in match.state.seats} - {""}) == 5
    assert [question.step for question in match.questions()] == [SideChoice(s) for s in range(5)]


def test_every_seat_is_dealt_one_territory_card_of_its_own() -> None:
    match = factions_open().when(A, TakeFaction("elves")).when(B, TakeFaction("orcs"))
    match.when(C, TakeFaction("humans"))

    (dealt,) = match.happened(TerritoriesDealt)
    assert sorted(dealt.order) == sorted(CONTENT.cards)
    assert [seat.card for seat in match.state.seats] == dealt.order[:3]
    assert match.happened(LostKingdomPlaced) == []


def test_with_two_players_an_undealt_card_becomes_the_lost_kingdom() -> None:
    """SPEC 5.4, R66: a neutral meeple in each of its five standable regions."""
    match = factions_open(2).when(A, TakeFaction("elves")).when(B, TakeFaction("orcs"))

    (lost,) = match.happened(LostKingdomPlaced)
    assert lost.side in CONTENT.cards[match.state.deck[2]].sides.values()
    standable = [region.id for region in CONTENT.regions_on(lost.side) if region.standable]
    assert sorted(match.state.regions) == sorted(standable)
    assert all(
        meeple.owner == NEUTRAL and not meeple.lying
        for there in match.state.regions.values()
        for meeple in there
    )


def test_the_lost_kingdom_shows_a_random_side() -> None:
    sides = [
        opened(2, bytes([number]), faction_assignment="random").state.lost_kingdom
        for number in range(12)
    ]
    assert {side[-1] for side in sides} == {"a", "b"}


def test_r3_all_seats_pick_at_the_same_time() -> None:
    picks_open().then_asks(SideChoice(A), SideChoice(B), SideChoice(C))


def test_either_side_of_the_dealt_card_may_be_chosen() -> None:
    match = picks_open()

    assert match.offers(A) == [TakeSide("a").id, TakeSide("b").id]
    match.when(A, TakeSide("b")).then_asks(StockChoice(A), SideChoice(B), SideChoice(C))


def test_r5_six_resources_are_split_in_any_of_28_ways() -> None:
    match = picks_open().when(A, TakeSide("a"))

    assert len(match.offers(A)) == 28
    assert TakeStock(6, 0, 0).id in match.offers(A)
    match.refuses(A, TakeStock(1, 1, 1)).refuses(A, TakeStock(3, 3, 3))
    match.refuses(A, TakeStock(7, 0, -1))


def test_g14_suggested_resources_skip_the_decision() -> None:
    """Ore 1, mana 2, food 3, as advised for a first game."""
    match = picks_open(start_resources="suggested").when(A, TakeSide("a"))

    match.then_asks(StartRegionChoice(A), SideChoice(B), SideChoice(C))
    match.when(A, StartIn("t1a-1"))
    match.when(B, TakeSide("a"), StartIn("t2a-1")).when(C, TakeSide("a"), StartIn("t3a-1"))
    assert [stock_of(match.state, seat) for seat in (A, B, C)] == [(1, 2, 3)] * 3


def test_r4_meeples_start_in_any_standable_region_of_the_chosen_side() -> None:
    match = picks_open().when(B, TakeSide("a"), TakeStock(2, 2, 2))

    assert match.offers(B) == [StartIn(f"t2a-{key}").id for key in "12345"]
    match.refuses(B, StartIn("t2a-w1")).refuses(B, StartIn("t2a-k1")).refuses(B, StartIn("t2b-1"))


def test_r4_a_capital_may_be_the_start() -> None:
    match = picks_open().when(A, TakeSide("b"), TakeStock(2, 2, 2))

    assert StartIn("t1b-4").id in match.offers(A)


def test_picks_stay_sealed_until_the_last_seat_is_in() -> None:
    match = picks_open().when(A, *PICKS[A]).then()
    match.when(B, *PICKS[B]).then().then_asks(SideChoice(C))

    assert match.state.regions == {}
    assert [seat.home for seat in match.state.seats] == ["", "", ""]
    match.refuses(A, TakeSide("b"))


def test_the_last_seat_reveals_all_picks_in_order_of_seats() -> None:
    match = picks_open(first=C).when(C, *PICKS[C]).when(B, *PICKS[B]).when(A, *PICKS[A])

    match.then(
        SideTaken(A, "t1a"),
        StockTaken(A, 0, 0, 6),
        MeeplesPlaced(A, "t1a-4", 2, lying=True),
        SideTaken(B, "t2b"),
        StockTaken(B, 6, 0, 0),
        MeeplesPlaced(B, "t2b-3", 2),
        SideTaken(C, "t3a"),
        StockTaken(C, 1, 2, 3),
        MeeplesPlaced(C, "t3a-1", 2),
        SetupRevealed(),
    )
    match.then_asks(ActionChoice(C))


def test_r4_both_meeples_lie_if_they_start_in_ruins() -> None:
    match = picks_open().when(A, *PICKS[A]).when(B, *PICKS[B]).when(C, *PICKS[C])

    assert [meeple.lying for meeple in match.state.regions["t1a-4"]] == [True, True]
    assert [meeple.lying for meeple in match.state.regions["t3a-1"]] == [False, False]
    assert [match.g.reserve(seat) for seat in (A, B, C)] == [5, 5, 5]


def test_others_see_that_a_seat_has_picked_but_not_what() -> None:
    poor, rich = picks_open().when(A, *PICKS[A]), picks_open()
    rich.when(A, TakeSide("b"), TakeStock(6, 0, 0), StartIn("t1b-4"))

    assert poor.seen_by(B) == rich.seen_by(B)
    assert poor.seen_by(None) == rich.seen_by(None)
    assert poor.seen_by(A) != rich.seen_by(A)
    assert poor.seen_by(B) != picks_open().seen_by(B)


def test_r11_from_the_first_turn_on_everybody_sees_everything() -> None:
    match = picks_open().when(A, *PICKS[A]).when(B, *PICKS[B]).when(C, *PICKS[C])

    assert match.seen_by(A) == match.seen_by(B) == match.seen_by(C) == match.seen_by(None)
