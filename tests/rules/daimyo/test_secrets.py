"""What nobody else may know (I18), and how far a move can be taken back (SPEC 20)."""

from random import Random

import pytest

from games.kernel.bots import imagined
from games.kernel.game import ENCODER
from games.kernel.masks import shown, view
from games.kernel.moves import HIDDEN
from games.kernel.refusal import Refused
from games.rules.daimyo.events.heroes import HeroDrawn
from games.rules.daimyo.events.setup import ClanPrepared, FirstHeroHidden
from games.rules.daimyo.game import GAME
from games.rules.daimyo.steps.effects import Effects
from tests.rules.daimyo.positions import CONTENT, A, B, hand, ordinary, scene, started


def test_another_hand_changes_nothing_in_the_view() -> None:
    views = []
    for cards in (("ct1",), ("ct2",), ("ct3",)):
        state = ordinary()
        hand(state, B, *cards)
        views.append([scene(state).seen_by(viewer) for viewer in (A, None)])
    assert views[0] == views[1] == views[2]


def test_the_owner_sees_the_own_hand() -> None:
    state = ordinary()
    assert view(GAME, state, B).seats[B].hand == ["ct1"]
    assert view(GAME, state, A).seats[B].hand == [HIDDEN]


def test_draws_are_hidden_from_the_others() -> None:
    event = HeroDrawn(B, "ct2")
    assert shown(event, A, over=False) == HeroDrawn(B, HIDDEN)
    assert shown(event, B, over=False) == event
    prepared = ClanPrepared(B, ["ct1", "ct2", "ct3"], ["ct1", "ct3"], 3)
    assert prepared.mask(A).hand == [HIDDEN, HIDDEN]


def test_the_face_down_hero_and_the_deck_are_hidden_from_all() -> None:
    match = started(1)
    hidden = match.state.automaton.first_hero
    for viewer in (None, A):
        seen = view(GAME, match.state, viewer)
        assert hidden.encode() not in ENCODER.encode(seen.automaton)
        assert set(seen.hero_deck) == {HIDDEN}
    assert FirstHeroHidden("h01").mask(A) == FirstHeroHidden(HIDDEN)


def test_an_imagined_world_looks_the_same_and_keeps_all_cards() -> None:
    match = started(1)
    masked = view(GAME, match.state, A)
    world = imagined(GAME, masked, CONTENT, A, Random(1))
    for invariant in GAME.invariants:
        invariant(GAME.position(world, CONTENT))
    assert ENCODER.encode(view(GAME, world, A)) == ENCODER.encode(view(GAME, match.state, A))


def test_a_choice_can_be_taken_back_until_something_is_drawn() -> None:
    match = started(3)
    seat = match.questions()[0].seat
    match.play(seat, next(o.id for o in match.questions()[0].options if "die:blue" in o.id))
    match.play(seat, "space:villagers" if has(match, "space:villagers") else first(match))
    assert match.state.header.undo
    match.take_back(seat)
    match.play(seat, "space:villagers" if has(match, "space:villagers") else first(match))
    match.play(seat, "main")
    with pytest.raises(Refused):
        match.take_back(seat)


def has(match, option: str) -> bool:  # type: ignore[no-untyped-def]
    return match.questions()[0].option(option) is not None


def first(match) -> str:  # type: ignore[no-untyped-def]
    return str(match.questions()[0].options[0].id)


def test_a_turn_that_ended_stays_ended() -> None:
    match = started(3)
    seat = match.questions()[0].seat
    while match.state.turn is not None and match.state.turn.seat == seat:
        match.time_out(seat)
    with pytest.raises(Refused):
        match.take_back(seat)


def test_a_bag_draw_is_a_barrier() -> None:
    match = scene(ordinary(), Effects(A, "hero:h26"))
    assert match.state.header.undo == []
