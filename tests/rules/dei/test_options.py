"""The optional rules: Planning, Feat Draft and how they hide things (SPEC 18)."""

import pytest

from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.moves import HIDDEN
from games.kernel.refusal import Refused
from games.rules.dei.events.economy import CardBought
from games.rules.dei.events.setup import ColourTaken, FeatDrafted, FeatsDealt, MarketsDealt
from games.rules.dei.events.turn import CardPlanned, CardPlayed
from games.rules.dei.steps.card_actions import CardActions, RobotBuy
from games.rules.dei.steps.card_play import CardPlay, Down, FaceChoice, Plan, PlanFirst, Up
from games.rules.dei.steps.deployment import Deployment
from games.rules.dei.steps.purchase import BuyFrom
from games.rules.dei.steps.setup_picks import DraftColour, DraftFeat, KeepFeat, TakeColour
from tests.rules.dei.positions import (
    FOUR,
    GAME,
    A,
    B,
    boosts,
    dealt,
    give,
    hold,
    ordinary,
    scene,
    show,
    unlock,
)
from tests.support.scene import Scene

# -- Planning ------------------------------------------------------------------------------


def planned(match: Match, seat: int, *cards: str) -> None:
    for card in cards:
        match.play(seat, Plan(card).id)


def test_all_plan_at_once_before_anybody_deploys() -> None:
    match = dealt(planning=True)

    assert [type(question.step) for question in match.questions()] == [PlanFirst, PlanFirst]
    planned(match, B, "FZ1", "FZ2")
    planned(match, A, "AU1", "AU2")
    assert [type(question.step) for question in match.questions()] == [Deployment]


def test_a_card_is_planned_once() -> None:
    match = dealt(planning=True)
    match.play(A, Plan("AU1").id)

    assert Plan("AU1").id not in [option.id for option in match.questions()[0].options]


def test_a_plan_is_final() -> None:
    match = dealt(planning=True)
    planned(match, A, "AU1", "AU2")

    with pytest.raises(Refused):
        match.take_back(A)


def test_before_its_second_card_a_plan_may_still_change() -> None:
    match = dealt(planning=True)
    match.play(A, Plan("AU1").id)
    match.take_back(A)

    assert Plan("AU1").id in [option.id for option in match.questions()[0].options]


def plans_open(*cards: str) -> Scene:
    """The active seat has planned these cards."""
    state = hold(ordinary(planning=True), A, 5, 5)
    for seat, own in ((A, cards), (B, ("FZ1", "FZ2"))):
        for card in own:
            state.seats[seat].hand.remove(card)
            state.seats[seat].planned.append(card)
    return scene(state, CardPlay(A), CardPlay(A))


def test_r40_cards_come_in_the_planned_order() -> None:
    match = plans_open("AU2", "AU1").when(A, Up())

    assert match.happened(CardPlayed)[0].card == "AU2"
    assert match.state.seats[A].planned == ["AU1"]


def test_r59_the_second_card_stays_hidden_while_the_first_is_carried_out() -> None:
    match = plans_open("AU1", "AU2").when(A, Up())
    seen = view(GAME, match.state, B)

    assert seen.seats[A].planned == [HIDDEN]
    assert seen.seats[A].board[0].card == "AU1"


def test_18_3_a_bought_card_waits_for_the_next_phase() -> None:
    """The second slot holds the planned card; it can only be turned up now."""
    match = plans_open("AU2", "AU1").when(A, Down(), BuyFrom("tactics", 3))

    match.then_asks(CardActions(A))
    assert match.state.seats[A].board[1].card == "AU1"
    assert match.happened(CardBought)[0].card in match.state.seats[A].hand


def test_18_3_a_card_used_face_down_is_not_shown() -> None:
    match = plans_open("AU1", "AU2").when(A, Down())
    played = match.happened(CardPlayed)[0]

    assert played.mask(B).card == HIDDEN
    assert played.mask(A).card == "AU1"
    assert view(GAME, match.state, B).seats[A].board[0].card == HIDDEN
    current = view(GAME, match.state, B).play.current
    assert current is None or current.card == HIDDEN


def test_18_3_at_most_one_card_is_left_face_down() -> None:
    match = plans_open("AU2", "AU1").when(A, Down(), BuyFrom("tactics", 3))

    assert [played.face for played in match.state.seats[A].board] == ["down", "up"]


def test_r40_the_robot_is_offered_with_the_face() -> None:
    match = plans_open("AU1", "AU2")
    state = unlock(match.state, A, "mac_delivery_robot")
    again = scene(state, CardPlay(A), CardPlay(A))

    assert RobotBuy().id in again.offers(A)
    again.when(A, RobotBuy(), BuyFrom("tactics", 3)).then_asks(FaceChoice(A))


def test_a_turned_card_cannot_be_taken_back() -> None:
    match = dealt(planning=True)
    planned(match, A, "AU1", "AU2")
    planned(match, B, "FZ1", "FZ2")
    first = match.questions()[0].seat
    match.play(first, match.questions()[0].options[0].id)
    while isinstance(match.questions()[0].step, FaceChoice | Deployment):
        match.play(first, Up().id)
    with pytest.raises(Refused):
        match.take_back(first)


def test_hands_bins_and_plans_are_secret_with_planning() -> None:
    match = plans_open("AU1", "AU2")
    seen = view(GAME, match.state, B).seats[A]

    assert seen.hand == [HIDDEN] * 6
    assert seen.planned == [HIDDEN] * 2
    assert view(GAME, match.state, None).seats[B].planned == [HIDDEN] * 2
    assert CardPlanned(A, "AU1").mask(B) == CardPlanned(A, HIDDEN)


def test_hands_are_open_without_planning() -> None:
    assert view(GAME, ordinary(), B).seats[A].hand == ordinary().seats[A].hand


# -- Feat Draft ----------------------------------------------------------------------------


def drafted(match: Match) -> list[int]:
    return [row.event.seat for row in match.log if isinstance(row.event, FeatDrafted)]


def test_18_2_the_draft_goes_there_and_back_and_there_again() -> None:
    match = dealt(FOUR, feat_draft=True)
    order = list(match.state.priority)
    while isinstance(match.questions()[0].step, DraftColour | DraftFeat):
        question = match.questions()[0]
        match.play(question.seat, question.options[0].id)

    assert drafted(match) == [*order, *reversed(order), *order]
    assert all(sorted(seat.feats) == ["blue", "green", "red"] for seat in match.state.seats)
    assert match.state.feats_left == {}


def test_18_2_a_colour_is_drafted_once_and_the_last_one_is_forced() -> None:
    match = dealt(feat_draft=True)
    first, second = match.state.priority
    match.play(first, TakeColour("blue").id)
    match.play(first, match.questions()[0].options[0].id)
    for _pick in range(2):
        match.play(second, match.questions()[0].options[0].id)
        match.play(second, match.questions()[0].options[0].id)

    assert [option.id for option in match.questions()[0].options] == [
        TakeColour("red").id,
        TakeColour("green").id,
    ]
    match.play(first, TakeColour("red").id)
    match.play(first, match.questions()[0].options[0].id)
    assert match.questions()[0].step == DraftFeat(first, "green")


def test_18_2_only_the_drafting_seat_sees_what_is_left() -> None:
    match = dealt(feat_draft=True)
    first, second = match.state.priority
    match.play(first, TakeColour("red").id)

    assert HIDDEN not in view(GAME, match.state, first).feats_left["red"]
    assert view(GAME, match.state, second).feats_left["red"] == [HIDDEN] * 6
    assert view(GAME, match.state, first).feats_left["blue"] == [HIDDEN] * 6


def test_18_2_the_colour_is_public_and_the_feat_secret() -> None:
    match = dealt(feat_draft=True)
    first, second = match.state.priority
    match.play(first, TakeColour("red").id)
    match.play(first, KeepFeat("tac_fortress").id)
    seen = view(GAME, match.state, second)

    assert seen.seats[first].feats["red"].feat == HIDDEN
    told = next(row.event for row in match.log if isinstance(row.event, FeatDrafted))
    assert told.mask(second) == FeatDrafted(first, "red", HIDDEN)
    assert any(isinstance(row.event, ColourTaken) for row in match.log)


def test_18_2_a_taken_feat_is_gone() -> None:
    match = dealt(feat_draft=True)
    first, second = match.state.priority
    match.play(first, TakeColour("red").id)
    match.play(first, KeepFeat("tac_fortress").id)
    match.play(second, TakeColour("red").id)

    offered = [option.id for option in match.questions()[0].options]
    assert KeepFeat("tac_fortress").id not in offered
    assert len(offered) == 5


# -- what is hidden in every match ---------------------------------------------------------


def test_boosts_are_known_to_their_owner_only() -> None:
    state = boosts(ordinary(), A, "boost_move", "boost_wild")

    assert view(GAME, state, A).seats[A].boosts == ["boost_move", "boost_wild"]
    assert view(GAME, state, B).seats[A].boosts == [HIDDEN, HIDDEN]
    assert set(view(GAME, state, A).pool) == {HIDDEN}


def test_decks_are_known_to_nobody() -> None:
    state = ordinary()
    for viewer in (None, A, B):
        seen = view(GAME, state, viewer)
        assert all(set(market.deck) == {HIDDEN} for market in seen.markets.values())
        assert all(HIDDEN not in market.slots for market in seen.markets.values())


def test_locked_feats_are_secret_until_they_are_unlocked() -> None:
    state = unlock(ordinary(), A, "tac_fortress")
    seen = view(GAME, state, B).seats[A].feats

    assert seen["red"].feat == "tac_fortress"
    assert seen["blue"].feat == seen["green"].feat == HIDDEN


def test_the_events_of_the_deal_keep_their_secrets() -> None:
    log = [row.event for row in dealt().log]
    feats = next(event for event in log if isinstance(event, FeatsDealt)).mask(B)
    markets = next(event for event in log if isinstance(event, MarketsDealt)).mask(None)

    assert all(order[A] == HIDDEN != order[B] for order in feats.order.values())
    assert all(HIDDEN not in deck[:3] for deck in markets.decks.values())
    assert all(set(deck[3:]) == {HIDDEN} for deck in markets.decks.values())


def test_a_bought_card_is_public_even_with_planning() -> None:
    state = show(give(ordinary(planning=True), A, "T1"), "tactics", 3, "T2")

    assert "T1" in view(GAME, state, B).seats[A].cards
    assert HIDDEN in view(GAME, state, B).seats[A].hand
