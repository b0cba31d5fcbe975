"""Draws never change: known answers, fairness, and independence of the order of things."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from games.kernel.chance import Chance, Draw, key_of, new_seed, no_chance, seed_hash

SEED = bytes(range(32))
KEY = key_of(SEED, ["ann", "ben"])


def chance(counter: int = 0) -> Chance:
    return Chance(KEY, counter)


# -- known answers: if one of these fails, no finished match can be checked any more ------------


def test_the_key_is_what_it_always_was() -> None:
    assert KEY.hex() == "31a942cf870a8eb6fc865d33da34d48f36ceedfaac88d13d891bc399f7e309d6"
    assert seed_hash(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_rolls_are_what_they_always_were() -> None:
    source = chance()
    assert [source.roll(6) for _ in range(8)] == [5, 4, 3, 4, 5, 3, 4, 3]
    assert [source.roll(1000) for _ in range(3)] == [840, 393, 624]
    assert chance(15).roll(1) == 1
    assert chance(16).roll(70_000) == 66_391


def test_picks_are_what_they_always_were() -> None:
    assert chance(11).pick(["b", "a", "c"]) == "c"
    assert chance(12).pick(range(100)) == 59


def test_shuffles_are_what_they_always_were() -> None:
    assert chance(13).shuffle("abcdefgh") == list("bfhgdace")
    assert chance(14).shuffle(range(5)) == [2, 3, 4, 0, 1]
    assert chance(300).shuffle(range(40))[:10] == [4, 32, 9, 26, 6, 35, 23, 10, 7, 24]


def test_anybody_can_check_a_roll_by_hand() -> None:
    """Two bytes of HMAC-SHA256 over counter and block, less those of the last broken run."""
    block = hmac.new(KEY, b"5/0", hashlib.sha256).digest()
    value = int.from_bytes(block[:2], "big")
    assert value < 65_536 // 6 * 6
    assert chance(5).roll(6) == value % 6 + 1


# -- fairness --------------------------------------------------------------------------------


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (
        kinds - len(counts)
    )


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (20, 43.8)])
def test_all_faces_are_equally_likely(sides: int, limit: float) -> None:
    source = chance()
    counts: Counter[object] = Counter(source.roll(sides) for _ in range(6_000))
    assert chi_square(counts, sides) < limit, "one time in a thousand by chance, and it is fixed"


def test_all_orders_are_equally_likely() -> None:
    source = chance()
    counts: Counter[object] = Counter(tuple(source.shuffle("abcd")) for _ in range(4_800))
    assert chi_square(counts, 24) < 49.7


def test_a_value_of_the_broken_run_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = iter([b"\xff\xff" + b"\x00\x07" * 15])
    monkeypatch.setattr("games.kernel.chance.hmac.digest", lambda *args: next(blocks))
    assert chance().roll(6) == 2


# -- order and ledger ------------------------------------------------------------------------


def test_a_shuffle_does_not_depend_on_the_order_it_was_given() -> None:
    results = {tuple(chance(3).shuffle(order)) for order in permutations("abcd")}
    assert len(results) == 1


def test_a_pick_does_not_depend_on_the_order_it_was_given() -> None:
    assert {chance(3).pick(order) for order in permutations("abcd")} == {chance(3).pick("abcd")}


def test_equal_things_stay_as_many_as_they_were() -> None:
    assert Counter(chance().shuffle("aabbbc")) == Counter("aabbbc")


def test_every_draw_is_noted_until_it_is_told() -> None:
    source = chance(7)
    roll, pick = source.roll(6), source.pick("abc")
    source.shuffle("abcd")
    assert source.take_untold() == [
        Draw(7, "roll", 6, roll),
        Draw(8, "pick", 3, "abc".index(pick)),
        Draw(9, "shuffle", 4, None),
    ]
    assert source.take_untold() == []
    assert source.counter == 10


def test_entropy_of_any_player_changes_every_draw() -> None:
    other = Chance(key_of(SEED, ["ann", "bob"]), 0)
    assert other.shuffle(range(30)) != chance().shuffle(range(30))


def test_seeds_are_long_and_new() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_nothing_is_drawn_from_nothing() -> None:
    with pytest.raises(AssertionError, match="a draw from nothing"):
        chance().pick([])


def test_where_rules_may_not_draw_they_cannot() -> None:
    with pytest.raises(AssertionError, match="outside of decide"):
        no_chance().roll(6)
