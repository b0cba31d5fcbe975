"""Taking back: inside the current card, never across what was revealed (SPEC 23)."""

import pytest

from games.kernel.match import Match
from games.kernel.refusal import Refused
from games.rules.dei.steps.card_actions import CardActions
from games.rules.dei.steps.card_play import CardPlay
from tests.rules.dei.positions import dealt


def first_card() -> tuple[Match, int]:
    """The first player has deployed and is about to play a card."""
    match = dealt()
    seat = match.questions()[0].seat
    match.play(seat, match.questions()[0].options[0].id)
    assert match.questions()[0].step == CardPlay(seat)
    return match, seat


def prefix_of(match: Match) -> str:
    return match.state.seats[match.questions()[0].seat].hand[0][:2]


def play_up(match: Match, seat: int, card: str) -> None:
    match.play(seat, f"play:{card}")
    if match.questions()[0].step.slug == "phase.choose_face":
        match.play(seat, "up")


def test_an_action_and_the_card_itself_can_be_taken_back() -> None:
    match, seat = first_card()
    before = match.state.seats[seat].hand[:]
    play_up(match, seat, f"{prefix_of(match)}1")
    match.play(seat, "do:enlist")
    match.play(seat, match.questions()[0].options[0].id)
    assert sum(match.state.seats[seat].scrappers.values()) == 3
    match.take_back(seat)
    match.take_back(seat)
    assert match.questions()[0].step == CardActions(seat)
    match.take_back(seat)
    while match.state.seats[seat].board:
        match.take_back(seat)
    assert match.state.seats[seat].hand == before


def test_a_finished_card_stays() -> None:
    match, seat = first_card()
    play_up(match, seat, f"{prefix_of(match)}1")
    match.play(seat, "finish")

    with pytest.raises(Refused):
        match.take_back(seat)


def test_a_purchase_stays_because_a_card_was_turned_up() -> None:
    match, seat = first_card()
    match.play(seat, f"play:{prefix_of(match)}1")
    match.play(seat, "down")
    if match.questions()[0].step.slug == "buy.choose_card":
        match.play(seat, match.questions()[0].options[0].id)
    with pytest.raises(Refused):
        match.take_back(seat)


def test_nobody_takes_back_for_another() -> None:
    match, seat = first_card()

    with pytest.raises(Refused):
        match.take_back(1 - seat)
