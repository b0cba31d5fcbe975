"""Taking, storing, restoring relic tiles (SPEC 8.4)."""

from games.rules.daimyo.events.relics import RelicRestored, SlotRefilled, TileDrawn
from games.rules.daimyo.steps.effects import Effects
from games.rules.daimyo.steps.storage import BagTakes, GiveTile, Trim
from games.rules.daimyo.steps.takes import MakeRoom, TakeTile, Wish
from tests.rules.daimyo.positions import (
    A,
    B,
    empty_bag,
    influences,
    ordinary,
    purse,
    restored,
    scene,
    tiles,
    tokens,
)


def test_restore_g4_on_the_best_free_altar() -> None:
    """G4: altar 3 is taken, so the marker lies on altar 2; four tiles become one unit."""
    state = ordinary(4)
    restored(state, B, "green", "green_a1")
    owner = state.seats[A]
    owner.capacity = 4
    tiles(state, A, "green_1", "green_2", "green_3")
    state.bag.remove("green_4")
    state.black_market.append("green_4")
    match = scene(state, TakeTile(A, Wish("market"))).when(A, "tile:green_4:market")

    assert match.state.altars["green_a2"] == A
    assert influences(match, "green") == {A: 2, B: 3}
    assert match.state.seats[A].tiles == []
    assert match.state.seats[A].restored == ["green"]


def test_g19_r26_no_room_means_no_tile_even_to_complete_a_set() -> None:
    state = ordinary()
    tiles(state, A, "red_1", "red_2", "red_3")
    match = scene(state, Effects(A, "hero:h09"))
    match.then_asks(MakeRoom(A, Wish("market"))).when(A, "tile:red_1:0", "tile:blue_4:market")

    assert match.state.seats[A].restored == []


def test_g19_a_larger_storage_first_makes_it_possible() -> None:
    """`storage1_market1` raises the storage to 4 and then takes red 4."""
    state = ordinary()
    tiles(state, A, "red_1", "red_2", "red_3")
    match = scene(state, Effects(A, "effect:storage1_market1")).when(A, "tile:red_4:market")

    assert match.state.seats[A].restored == ["red"]


def test_r27_restored_relics_fill_one_unit_each_and_are_untouchable() -> None:
    state = ordinary()
    restored(state, A, "red", "red_a1")
    restored(state, A, "blue", "blue_a1")
    tiles(state, A, "green_1")
    match = scene(state, MakeRoom(A, Wish("market")))

    assert match.offers(A) == [f"tile:green_1:{A}", "decline"]


def test_a_full_storage_of_restored_relics_takes_nothing() -> None:
    state = ordinary()
    for colour in ("red", "blue", "yellow"):
        restored(state, A, colour, f"{colour}_a1")
    match = scene(state, Effects(A, "hero:h09"))

    assert match.state.seats[A].tiles == []


def test_r29_the_tile_given_up_for_room_is_not_offered_by_the_same_take() -> None:
    state = ordinary()
    tiles(state, A, "green_1", "green_2", "green_3")
    match = scene(state, MakeRoom(A, Wish("market"))).when(A, "tile:green_1:0")

    assert "tile:green_1:market" not in match.offers(A)


def test_no_equal_tiles_are_obtainable() -> None:
    state = ordinary()
    tiles(state, A, "blue_4")
    match = scene(state, TakeTile(A, Wish("market")))

    assert match.offers(A) == ["tile:red_4:market", "tile:yellow_4:market"]


def test_slots_are_refilled_after_the_last_take_of_an_effect() -> None:
    state = ordinary()
    state.seats[A].capacity = 5
    match = scene(state, Effects(A, "effect:take2_return2"))
    match.when(A, "island:red", "tile:red_1:red_n1")
    assert not match.happened(SlotRefilled)
    match.when(A, "island:red", "tile:red_2:red_n2")
    assert len(match.happened(SlotRefilled)) == 2


def test_g20_a_duplicate_from_the_bag_goes_to_the_black_market() -> None:
    state = ordinary()
    tiles(state, A, "blue_2")
    state.black_market += [tile for tile in state.bag if tile != "blue_2"]
    state.bag = [tile for tile in state.bag if tile == "blue_2"]
    match = scene(state, BagTakes(A, 1))

    assert match.facts == [TileDrawn(A, "blue_2", kept=False)]
    assert match.state.black_market[-1] == "blue_2"


def test_g20_a_restored_relic_is_no_duplicate() -> None:
    state = ordinary()
    restored(state, A, "blue", "blue_a1")
    state.black_market += [tile for tile in state.bag if tile != "blue_2"]
    state.bag = ["blue_2"]
    match = scene(state, BagTakes(A, 1))

    assert match.state.seats[A].tiles == ["blue_2"]


def test_an_overfull_storage_is_trimmed_before_a_set_is_restored() -> None:
    state = ordinary()
    tiles(state, A, "red_1", "red_2", "red_3")
    state.black_market += [tile for tile in state.bag if tile != "red_4"]
    state.bag = [tile for tile in state.bag if tile == "red_4"]
    match = scene(state, BagTakes(A, 1)).then_asks(Trim(A))
    match.when(A, f"tile:red_1:{A}")

    assert match.state.seats[A].restored == []
    assert sorted(match.state.seats[A].tiles) == ["red_2", "red_3", "red_4"]


def test_r61_the_bag_is_empty() -> None:
    """No refill, and a draw from the bag is void."""
    state = ordinary()
    empty_bag(state)
    match = scene(state, Effects(A, "hero:h07"))
    assert match.state.seats[A].tiles == []

    state = ordinary()
    empty_bag(state)
    match = scene(state, TakeTile(A, Wish("red"))).when(A, "tile:red_1:red_n1")
    assert match.state.nml["red_n1"] == ""


def test_r69_slots_are_filled_when_tiles_come_back_to_the_bag() -> None:
    state = ordinary()
    empty_bag(state)
    state.nml["red_n1"], state.nml["blue_n2"] = "", ""
    state.black_market += ["red_1", "blue_2"]
    for tile in ("green_1", "green_2"):
        state.black_market.remove(tile)
        state.seats[A].tiles.append(tile)
    state.seats[A].capacity = 9
    match = scene(state, GiveTile(A, "bag", 2)).when(A, f"tile:green_1:{A}")
    filled = match.happened(SlotRefilled)

    assert [event.slot for event in filled] == ["blue_n2", "red_n1"]


def test_r68_all_altars_taken_the_marker_lies_beside_them() -> None:
    """Only the Empire can come to a fourth Relic of a colour; altars of others fill up alike."""
    state = ordinary(1)
    assert state.automaton is not None
    state.altars = {"red_a1": -1, "red_a2": -1, "red_a3": -1}
    state.automaton.markers = 3
    tiles(state, A, "red_1", "red_2", "red_3")
    state.seats[A].capacity = 4
    match = scene(state, TakeTile(A, Wish("market"))).when(A, "tile:red_4:market")

    assert match.state.beside == {"red": [A]}
    assert influences(match, "red") == {-1: 6}


def test_r68_a_seventh_relic_has_no_marker() -> None:
    state = ordinary(4)
    state.seats[A].capacity = 9
    for colour in ("blue", "red", "yellow", "violet", "green", "black"):
        restored(state, A, colour, f"{colour}_a1")
    tiles(state, A, "red_1", "red_2", "red_3")
    match = scene(state, TakeTile(A, Wish("market"))).when(A, "tile:red_4:market")

    assert match.happened(RelicRestored)[0].marked is False
    assert influences(match, "red") == {A: 3}
    assert len(match.state.seats[A].restored) == 7


def test_r66_tiles_are_public() -> None:
    """What lies on the islands and in storages looks the same to everybody."""
    state = ordinary()
    tiles(state, A, "red_1")
    match = scene(state)
    for viewer in (None, A, B):
        seen = match.seen_by(viewer)
        assert b'"red_n1":"red_1"' in seen
        assert b'"tiles":["red_1"]' in seen


def test_stealing_a_tile_pays_its_owner() -> None:
    state = ordinary()
    tiles(state, B, "green_1")
    match = scene(state, Effects(A, "hero:h37"))

    assert match.state.seats[A].tiles == ["green_1"]
    assert purse(match, B) == {"gold": 2}


def test_pay_then_scavenger_takes_two() -> None:
    state = ordinary(boards="advanced")
    tokens(state, A, metal=1)
    match = scene(state, Effects(A, "effect:pay_metal_scav2")).when(A, "island:red")
    match.when(A, "tile:red_1:red_n1", "tile:red_2:red_n2")

    assert match.state.seats[A].tiles == ["red_1", "red_2"]
    assert purse(match, A) == {}
