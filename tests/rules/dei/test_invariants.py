"""Each invariant notices what it is there for (SPEC 20)."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.rules.dei import invariants
from games.rules.dei.state import FeatToken, MissionCard, PlayedCard, State
from tests.rules.dei.positions import A, B, Units, ordinary, position

Damage = Callable[[State], None]


def test_an_ordinary_position_is_sound() -> None:
    for invariant in invariants.INVARIANTS:
        invariant(position(ordinary(Units({A: {"G05": 2}, B: {"G09": 3}}))))


def lose_tech(state: State) -> None:
    state.reserve["tech"] -= 1


def hold_eleven(state: State) -> None:
    state.seats[A].tech += 10
    state.reserve["tech"] -= 10


def sixteenth_scrapper(state: State) -> None:
    state.seats[A].scrappers = {"G07": 16}


def nowhere(state: State) -> None:
    state.seats[A].scrappers = {"G99": 1}


def no_leader(state: State) -> None:
    state.seats[A].leader, state.seats[A].scrappers = "", {"G01": 1}


def fourth_refuge(state: State) -> None:
    state.seats[A].refuges = ["G01"] * 4


def bridge_in_the_air(state: State) -> None:
    state.seats[A].bridges = ["4.3:AB/ab"]


def elevator_to_nowhere(state: State) -> None:
    state.seats[A].elevators = ["G01-R14"]


def stray_cube(state: State) -> None:
    state.outposts["red1"].controller = B


def lost_card(state: State) -> None:
    state.seats[A].hand.pop()


def doubled_card(state: State) -> None:
    state.markets["black"].deck.append(state.markets["black"].slots[0])


def gap_on_the_right(state: State) -> None:
    market = state.markets["black"]
    market.deck.append(market.slots[2])
    market.slots[2] = ""


def two_face_down(state: State) -> None:
    seat = state.seats[A]
    seat.board = [PlayedCard(seat.hand.pop(), "down", 1) for _card in range(2)]


def three_in_a_phase(state: State) -> None:
    seat = state.seats[A]
    seat.board = [PlayedCard(seat.hand.pop(), "up", 1) for _card in range(3)]


def lost_boost(state: State) -> None:
    state.pool.pop()


def same_feat(state: State) -> None:
    state.seats[B].feats["red"] = FeatToken(state.seats[A].feats["red"].feat)


def wrong_colour(state: State) -> None:
    state.seats[B].feats["red"] = FeatToken("log_tunnel")


def two_in_a_column(state: State) -> None:
    state.turn = 2
    first = state.missions[0]
    state.seats[A].missions = [first, MissionCard("tech", first.column, 2)]


def unexplained_supply(state: State) -> None:
    state.seats[A].supply += 1


def doubled_priority(state: State) -> None:
    state.priority = [A, A]


def foreign_drone(state: State) -> None:
    state.drones["simon"] = "R12"


def one_way_link(state: State) -> None:
    state.turn = 0
    assert state.district is not None
    regions = state.district.regions
    regions["G01"] = replace(regions["G01"], linked=("G04", "G13"))


@pytest.mark.parametrize(
    ("invariant", "damage"),
    [
        (invariants.resources_are_conserved, lose_tech),
        (invariants.resources_are_conserved, hold_eleven),
        (invariants.pieces_are_conserved, sixteenth_scrapper),
        (invariants.pieces_are_conserved, nowhere),
        (invariants.pieces_are_conserved, no_leader),
        (invariants.pieces_are_conserved, fourth_refuge),
        (invariants.pieces_are_conserved, bridge_in_the_air),
        (invariants.pieces_are_conserved, elevator_to_nowhere),
        (invariants.cubes_follow_majority, stray_cube),
        (invariants.cards_are_in_one_place, lost_card),
        (invariants.cards_are_in_one_place, doubled_card),
        (invariants.cards_are_in_one_place, gap_on_the_right),
        (invariants.boards_are_in_bounds, two_face_down),
        (invariants.boards_are_in_bounds, three_in_a_phase),
        (invariants.boosts_are_conserved, lost_boost),
        (invariants.feats_are_unique, same_feat),
        (invariants.feats_are_unique, wrong_colour),
        (invariants.missions_are_in_columns, two_in_a_column),
        (invariants.supply_adds_up, unexplained_supply),
        (invariants.supply_adds_up, doubled_priority),
        (invariants.drones_are_of_the_factions, foreign_drone),
        (invariants.the_map_is_sound, one_way_link),
    ],
    ids=lambda value: value.__name__,
)
def test_an_invariant_notices(invariant: Callable[..., None], damage: Damage) -> None:
    state = ordinary()
    damage(state)

    with pytest.raises(AssertionError):
        invariant(position(state))
