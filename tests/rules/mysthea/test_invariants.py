"""The invariants of SPEC 13 notice what they are for."""

from collections.abc import Callable

import pytest

from games.rules.mysthea import invariants
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import Command, Garrison, State
from tests.rules.mysthea.positions import A, B, ordinary, position

Spoil = Callable[[State], None]


def lose_a_troop(state: State) -> None:
    state.seats[A].supply["troop"] -= 1


def move_too_many(state: State) -> None:
    state.seats[A].board["arch.forest"].moved_troop = 2


def overflow_energy(state: State) -> None:
    state.seats[A].energy = 13


def sink_glory(state: State) -> None:
    state.seats[A].glory = -1


def misplace_an_upgrade(state: State) -> None:
    state.seats[A].upgrades = {"troop": "C019"}


def double_a_card(state: State) -> None:
    state.seats[A].hand.append(state.market[0])


def lose_a_card(state: State) -> None:
    state.decks[0].pop()


def empty_the_market(state: State) -> None:
    state.box.append(state.market.pop())


def break_the_ring(state: State) -> None:
    state.ring[0] = state.ring[1]


def add_a_mirage(state: State) -> None:
    state.mirages = ["arch.myst"]


def double_an_event(state: State) -> None:
    state.event_deck[0] = state.track[0]


def forget_the_last_round(state: State) -> None:
    state.last_round = True


def lose_an_encounter(state: State) -> None:
    state.encounter_deck.pop()


def share_an_attunement(state: State) -> None:
    state.seats[A].attunement = state.seats[B].attunement = "A01"


def share_an_artefact(state: State) -> None:
    state.seats[A].artefact = 2


def hide_a_reason(state: State) -> None:
    state.seats[A].glory = 3


def leave_points_open(state: State) -> None:
    state.commands = [Command(A, "spend", 2)]


@pytest.mark.parametrize(
    ("invariant", "spoil"),
    [
        (invariants.pieces_are_conserved, lose_a_troop),
        (invariants.pieces_are_conserved, move_too_many),
        (invariants.tracks_stay_in_bounds, overflow_energy),
        (invariants.tracks_stay_in_bounds, sink_glory),
        (invariants.tracks_stay_in_bounds, misplace_an_upgrade),
        (invariants.command_cards_are_somewhere_once, double_a_card),
        (invariants.command_cards_are_somewhere_once, lose_a_card),
        (invariants.the_market_is_full, empty_the_market),
        (invariants.the_ring_is_whole, break_the_ring),
        (invariants.the_ring_is_whole, add_a_mirage),
        (invariants.event_cards_are_all_there, double_an_event),
        (invariants.event_cards_are_all_there, forget_the_last_round),
        (invariants.encounters_are_conserved, lose_an_encounter),
        (invariants.attunements_are_held_once, share_an_attunement),
        (invariants.artefacts_are_a_row, share_an_artefact),
        (invariants.glory_has_reasons, hide_a_reason),
        (invariants.turns_begin_bare, leave_points_open),
    ],
)
def test_an_invariant_notices(invariant: Callable[[Mysthea], None], spoil: Spoil) -> None:
    state = ordinary(units={A: {"arch.forest": "t"}})
    invariant(position(state))
    spoil(state)
    with pytest.raises(AssertionError):
        invariant(position(state))


def test_a_unit_in_a_mirage_is_noticed() -> None:
    state = ordinary(2)
    state.seats[A].board[state.mirages[0]] = Garrison(troop=1)
    with pytest.raises(AssertionError):
        invariants.the_ring_is_whole(position(state))
