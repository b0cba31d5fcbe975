from collections.abc import Callable

import pytest

from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.invariants import (
    INVARIANTS,
    TRANSITIONS,
    a_response_touches_one_stock,
    cards_are_unique,
    meeples_are_conserved,
    meeples_stand_where_they_may,
    neutral_meeples_never_rise,
    regions_are_shared_by_allies,
    regions_hold_two,
    shields_are_laid_once,
    the_end_stays_near,
    tracks_never_fall,
    tracks_stay_in_bounds,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, EndTrigger, Meeple, State, War
from tests.rules.tiny_epic_kingdoms.positions import A, B, C, at_home, ordinary, place, position

Invariant = Callable[[Kingdoms], None]
Transition = Callable[[State, Kingdoms], None]


def sound(seats: int = 3) -> State:
    return ordinary(seats, at_home(seats), lost_kingdom="t4a" if seats == 2 else "")


def fails(invariant: Invariant, state: State) -> None:
    """The invariant notices that the state is broken."""
    with pytest.raises(AssertionError):
        invariant(position(state))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("invariant", INVARIANTS)
def test_a_sound_position_satisfies_every_invariant(invariant: Invariant, seats: int) -> None:
    invariant(position(sound(seats)))


def test_13_1_an_eighth_meeple_is_noticed() -> None:
    where = {f"t1a-{number}": [A, A] for number in (1, 2, 3, 5)}
    fails(meeples_are_conserved, ordinary(3, {**where, "t2a-2": [B], "t3a-1": [C]}))


def test_13_1_a_seat_without_meeples_is_noticed() -> None:
    state = sound()
    del state.regions["t2a-2"]
    fails(meeples_are_conserved, state)


def test_13_1_nobody_has_meeples_before_the_set_up_is_revealed() -> None:
    state = sound()
    state.regions, state.placed = {}, False
    meeples_are_conserved(position(state))


def test_13_1_a_meeple_in_two_places_is_noticed() -> None:
    state = sound()
    state.regions["t1a-5"] = [Meeple("s0.1", A)]
    fails(meeples_are_conserved, state)


def test_13_2_a_third_meeple_in_a_region_is_noticed() -> None:
    state = sound()
    state.regions["t1a-1"].append(Meeple("s0.3", A))
    fails(regions_hold_two, state)


def test_13_2_an_empty_region_on_the_board_is_noticed() -> None:
    state = sound()
    state.regions["t1a-2"] = []
    fails(regions_hold_two, state)


def test_13_2_a_war_without_an_enemy_is_noticed() -> None:
    state = sound()
    state.war = War(A, B, "t1a-1", "patrol")
    fails(regions_hold_two, state)


def test_13_2_a_decided_war_needs_no_enemy() -> None:
    state = sound()
    state.war = War(A, B, "t1a-1", "patrol", winner=A)
    regions_hold_two(position(state))


@pytest.mark.parametrize("amount", [-1, 10])
@pytest.mark.parametrize("kind", ["ore", "mana", "food"])
def test_13_3_resources_out_of_bounds_are_noticed(kind: ResourceId, amount: int) -> None:
    state = sound()
    state.seats[B].stock[kind] = amount
    fails(tracks_stay_in_bounds, state)


@pytest.mark.parametrize(
    ("track", "level"), [("magic", 6), ("magic", -1), ("tower", 7), ("tower", -1)]
)
def test_13_3_levels_out_of_bounds_are_noticed(track: str, level: int) -> None:
    state = sound()
    setattr(state.seats[C], track, level)
    fails(tracks_stay_in_bounds, state)


@pytest.mark.parametrize("region", ["t1a-w1", "t2a-k1"])
def test_13_4_a_meeple_on_terrain_that_it_may_not_enter_is_noticed(region: str) -> None:
    state = sound()
    state.regions[region] = [Meeple("s0.3", A)]
    fails(meeples_stand_where_they_may, state)


def test_13_4_a_neutral_meeple_in_the_water_is_noticed() -> None:
    state = sound(2)
    state.regions["t4a-w1"] = [Meeple("n.1", NEUTRAL)]
    fails(meeples_stand_where_they_may, state)


def test_13_5_a_meeple_lying_outside_ruins_is_noticed() -> None:
    state = sound()
    state.regions["t1a-1"][0].lying = True
    fails(meeples_stand_where_they_may, state)


def test_13_6_two_players_that_share_a_region_are_noticed() -> None:
    state = sound(2)
    place_again(state, "t1a-2", A, B)
    fails(regions_are_shared_by_allies, state)


def test_13_6_three_players_may_share_a_region() -> None:
    state = sound()
    place_again(state, "t1a-2", A, B)
    regions_are_shared_by_allies(position(state))


@pytest.mark.parametrize("seats", [2, 3])
def test_13_6_a_neutral_meeple_that_shares_a_region_is_noticed(seats: int) -> None:
    state = sound(seats)
    state.lost_kingdom = "t4a"
    place_again(state, "t4a-1", A, NEUTRAL)
    fails(regions_are_shared_by_allies, state)


def test_13_6_a_war_excuses_two_owners_in_one_region() -> None:
    state = sound(2)
    place_again(state, "t4a-1", A, NEUTRAL)
    state.war = War(A, B, "t4a-1", "patrol", neutral=True)
    regions_are_shared_by_allies(position(state))


@pytest.mark.parametrize("seats", [2, 3])
def test_13_8_a_neutral_meeple_outside_the_lost_kingdom_is_noticed(seats: int) -> None:
    state = sound(seats)
    place_again(state, "t1a-2", NEUTRAL)
    fails(regions_are_shared_by_allies, state)


def test_13_7_an_action_used_twice_is_noticed() -> None:
    state = sound()
    state.used = ["build", "build"]
    fails(shields_are_laid_once, state)


def test_13_7_a_sixth_shield_is_noticed() -> None:
    state = sound()
    state.used = ["patrol", "quest", "build", "research", "expand", "trade"]
    fails(shields_are_laid_once, state)


def test_13_11_a_faction_taken_twice_is_noticed() -> None:
    state = sound()
    state.seats[B].faction = state.seats[A].faction
    fails(cards_are_unique, state)


def test_13_11_a_card_dealt_twice_is_noticed() -> None:
    state = sound()
    state.seats[B].card = state.seats[A].card
    fails(cards_are_unique, state)


def test_13_11_a_home_that_is_also_the_lost_kingdom_is_noticed() -> None:
    state = sound(2)
    state.lost_kingdom = "t1b"
    fails(cards_are_unique, state)


def place_again(state: State, region: str, *owners: int) -> None:
    """Meeples with names that are not on the board yet."""
    place(state, {region: owners})
    for meeple in state.regions[region]:
        meeple.id = f"{meeple.id[:-1]}7"


# -- from one moment to the next ---------------------------------------------------------------


def fails_between(transition: Transition, before: State, after: State) -> None:
    """The law notices what happened between the two."""
    with pytest.raises(AssertionError):
        transition(before, position(after))


@pytest.mark.parametrize("transition", TRANSITIONS)
def test_nothing_is_noticed_where_nothing_happened(transition: Transition) -> None:
    transition(sound(), position(sound()))


@pytest.mark.parametrize("track", ["tower", "magic"])
def test_13_3_a_track_that_falls_is_noticed(track: str) -> None:
    before = sound()
    setattr(before.seats[B], track, 2)
    fails_between(tracks_never_fall, before, sound())


def test_13_8_a_neutral_meeple_that_comes_is_noticed() -> None:
    before, after = sound(2), sound(2)
    place(after, {"t4a-1": [NEUTRAL]})
    fails_between(neutral_meeples_never_rise, before, after)


def test_13_10_an_end_that_is_called_off_is_noticed() -> None:
    before = sound()
    before.end.append(EndTrigger(A, "tower"))
    fails_between(the_end_stays_near, before, sound())


def test_13_10_a_cycle_after_the_end_was_triggered_is_noticed() -> None:
    before, after = sound(), sound()
    before.end.append(EndTrigger(A, "tower"))
    after.end.append(EndTrigger(A, "tower"))
    after.cycle += 1
    fails_between(the_end_stays_near, before, after)


def test_13_14_two_stocks_that_change_in_peace_are_noticed() -> None:
    after = sound()
    for seat in (A, B):
        after.seats[seat].stock["ore"] += 1
    fails_between(a_response_touches_one_stock, sound(), after)
