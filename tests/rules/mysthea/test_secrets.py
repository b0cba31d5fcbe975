"""What nobody else may know (SPEC 0, 13.12), and what a move that tells something commits to."""

from random import Random

import pytest

from games.kernel.bots import random_bot
from games.kernel.events import Viewer
from games.kernel.masks import shown, view
from games.kernel.refusal import Refused
from games.kernel.simulate import choose
from games.kernel.text import render
from games.rules.mysthea.events.cards import BurialChosen
from games.rules.mysthea.events.era import EventDeckShuffled
from games.rules.mysthea.events.gains import CardDrawn
from games.rules.mysthea.events.setup import (
    EncountersShuffled,
    EraDecksShuffled,
    StartCardsDealt,
)
from games.rules.mysthea.game import GAME
from games.rules.mysthea.state import HIDDEN, State
from tests.rules.mysthea.positions import A, B, C, opened, ordinary, started


def seen(state: State, viewer: Viewer) -> State:
    return view(GAME, state, viewer)


def test_a_hand_is_its_owner_s_and_its_size_everybody_s() -> None:
    state = ordinary(hands={A: ["C001", "C002"]})
    assert seen(state, A).seats[A].hand == ["C001", "C002"]
    for viewer in (B, None):
        assert seen(state, viewer).seats[A].hand == [HIDDEN, HIDDEN]


def test_the_orders_of_decks_are_nobody_s() -> None:
    state = ordinary()
    for viewer in (A, None):
        masked = seen(state, viewer)
        assert {card for deck in masked.decks for card in deck} == {HIDDEN}
        assert [len(deck) for deck in masked.decks] == [len(deck) for deck in state.decks]
        assert set(masked.box) <= {HIDDEN}


def test_the_next_event_and_the_next_encounter_are_open_the_rest_is_not() -> None:
    state = ordinary()
    masked = seen(state, A)
    assert masked.event_deck == [state.event_deck[0], *[HIDDEN] * (len(state.event_deck) - 1)]
    assert masked.encounter_deck[0] == state.encounter_deck[0]
    assert set(masked.encounter_deck[1:]) == {HIDDEN}


def test_discards_markets_and_removed_cards_are_open() -> None:
    state = ordinary(discards={B: ["C001"]})
    state.removed, state.box = [state.box.pop()], state.box
    masked = seen(state, None)
    assert masked.seats[B].discard == ["C001"]
    assert masked.market == state.market
    assert masked.removed == state.removed


@pytest.mark.parametrize("viewer", [B, None])
def test_events_hide_what_they_bring_to_one_seat(viewer: Viewer) -> None:
    assert CardDrawn(A, "C021").mask(viewer) == CardDrawn(A, HIDDEN)
    assert BurialChosen(A, "C021").mask(viewer) == BurialChosen(A, HIDDEN)
    dealt = StartCardsDealt([["C001", "C002", "C003"]]).mask(viewer)
    own = "C002" if viewer == B else HIDDEN
    assert dealt == StartCardsDealt([[HIDDEN, own, HIDDEN]])


def test_shuffles_show_their_top_card_at_most() -> None:
    assert EventDeckShuffled(["storm", "river"]).mask(A).order == ["storm", HIDDEN]
    assert EncountersShuffled(["EN01", "EN02"]).mask(A).order == ["EN01", HIDDEN]
    assert EraDecksShuffled([["C021"], ["C041"]]).mask(A).decks == [[HIDDEN], [HIDDEN]]


def test_when_the_match_is_over_everything_is_open() -> None:
    state = ordinary(hands={A: ["C001"]})
    state.header.over = True
    assert seen(state, None).seats[A].hand == ["C001"]
    assert seen(state, None).decks == state.decks


def test_steps_of_an_act_can_be_taken_back_one_by_one() -> None:
    match = started(2)
    seat = match.questions()[0].seat
    card = match.state.seats[seat].hand[0]
    match.play(seat, f"act:{card}")
    match.play(seat, "cp.construct:troop")
    match.take_back(seat)
    assert match.state.seats[seat].pool["troop"] == 2
    match.take_back(seat)
    assert match.state.commands == []
    assert card in match.state.seats[seat].hand
    with pytest.raises(Refused):
        match.take_back(seat)


def test_a_revealed_card_is_a_point_of_no_return() -> None:
    match = started(2)
    seat = match.questions()[0].seat
    match.play(seat, "develop")
    match.play(seat, "reveal_fourth")
    with pytest.raises(Refused):
        match.take_back(seat)


def test_a_turn_that_has_passed_stays() -> None:
    match = started(2)
    seat = match.questions()[0].seat
    match.play(seat, "meditate")
    while match.questions()[0].seat == seat:
        match.time_out(seat)
    with pytest.raises(Refused):
        match.take_back(seat)


def test_picks_of_a_draft_are_open_until_it_is_over() -> None:
    match = opened(3, mode="advanced_draft")
    first = match.questions()[0].seat
    card = match.state.stacks["upgrade"][0]
    match.play(first, f"take:{card}")
    assert seen(match.state, None).seats[first].hand == [card]
    while match.state.stacks:
        match.time_out(match.questions()[0].seat)
    assert seen(match.state, None).seats[first].hand == [HIDDEN] * 4


def test_three_hands_of_one_table_are_seen_by_one_seat_each() -> None:
    match = started(3)
    for viewer in (A, B, C):
        masked = seen(match.state, viewer)
        known = [number for number, seat in enumerate(masked.seats) if HIDDEN not in seat.hand]
        assert known == [viewer]


def test_every_sentence_can_be_told_from_what_a_viewer_sees() -> None:
    """And none of them names a card that the viewer may not know."""
    rng = Random(8)
    match = opened(2, rng.randbytes(32), monster_behaviours=True)
    while not match.over:
        choose(match, random_bot, rng)
    for seq, state in match.moments():
        if state.header.over:
            break
        event = match.log[seq - 1].event
        for viewer in (A, B, None):
            g = GAME.position(view(GAME, state, viewer), match.g.content)
            sentence = GAME.chronicle(shown(event, viewer, over=False), g)
            if sentence is not None:
                assert f"“{HIDDEN}”" not in render(sentence)
