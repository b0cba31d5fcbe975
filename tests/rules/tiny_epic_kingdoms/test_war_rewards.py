from typing import Any

import pytest

from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.war import (
    MeepleRaised,
    Plundered,
    WarEnded,
    WarPaid,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.state import Meeple
from games.rules.tiny_epic_kingdoms.steps.gain_choice import Gain, GainChoice
from games.rules.tiny_epic_kingdoms.steps.war_rewards import (
    Plunder,
    PlunderChoice,
    ReanimateChoice,
)
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes
from tests.rules.tiny_epic_kingdoms.positions import A, B
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, reveal, stock
from tests.support.scene import Scene


def won(seat: int, faction: str, level: int, *way: str, **given: Any) -> Scene:
    """The seat wins a war: as A it attacks, as B it defends."""
    match = duel(*way, factions={seat: (faction, level)}, **given)
    return reveal(match, 3 if seat == A else 1, 2)


@pytest.mark.parametrize("seat", [A, B])
def test_w9_a_win_is_counted_for_attacker_and_defender(seat: int) -> None:
    match = won(seat, "humans", 0)

    assert match.happened(WarWon) == [WarWon(seat)]
    assert [owner.wars_won for owner in match.state.seats] == [seat == A, seat == B, False]


def test_r63_an_alliance_is_no_win() -> None:
    match = reveal(duel(), FLAG, FLAG)
    assert [owner.wars_won for owner in match.state.seats] == [0, 0, 0]


def test_9_2_orcs_gain_a_resource_by_winning_as_attacker() -> None:
    match = won(A, "orcs", 2).then_asks(GainChoice(A, "war_win"))

    match.when(A, Gain("mana"))
    assert match.facts[:2] == [ResourceGained(A, "mana", "war_win"), WarEnded()]


def test_9_2_orcs_gain_nothing_one_level_below_or_as_defender() -> None:
    assert won(A, "orcs", 1).happened(WarEnded)
    assert won(B, "orcs", 2).happened(WarEnded)


def test_9_2_orcs_with_nine_of_each_gain_nothing() -> None:
    match = duel(factions={A: ("orcs", 2)}, stock={A: (9, 9, 9)}, war_zero=True)

    reveal(match, 0, FLAG).refuses(A, Gain("mana"))
    assert match.happened(WarWon) == [WarWon(A)]
    assert match.happened(WarEnded)


@pytest.mark.parametrize("seat", [A, B])
def test_9_2_dark_elves_plunder_the_beaten_player(seat: int) -> None:
    other = B if seat == A else A
    match = won(seat, "dark_elves", 4, stock={other: (3, 0, 2), seat: (3, 0, 0)})

    match.then_asks(PlunderChoice(seat, other))
    match.when(seat, Plunder("food"))
    assert match.facts[0] == Plundered(seat, other, "food", 1)
    assert (stock(match, seat)[2], stock(match, other)[2]) == (1, 1)


def test_9_2_dark_elves_plunder_nothing_one_level_below() -> None:
    assert won(A, "dark_elves", 3).happened(WarEnded)


def test_r59_plunder_takes_what_is_left_after_payment() -> None:
    match = won(A, "dark_elves", 4, stock={B: (2, 0, 1)})

    assert match.happened(WarPaid) == [WarPaid(A, 3), WarPaid(B, 2)]
    assert match.happened(Plundered) == [Plundered(A, B, "food", 1)]


def test_r59_a_loser_with_nothing_left_is_not_plundered() -> None:
    match = won(A, "dark_elves", 4, stock={B: (2, 0, 0)})
    assert match.happened(Plundered) == []
    assert match.happened(WarEnded)


def test_9_2_only_what_the_winner_has_room_for_is_plundered() -> None:
    match = won(A, "dark_elves", 4, stock={A: (3, 0, 9), B: (3, 0, 5)})
    assert match.happened(Plundered) == [Plundered(A, B, "ore", 1)]


@pytest.mark.parametrize("seat", [A, B])
def test_9_2_undead_raise_a_meeple_where_they_won(seat: int) -> None:
    match = won(seat, "undead", 4, stock={seat: (9, 3, 0)})
    match.when(seat, "pay:3:0:0" if seat == A else "pay:2:0:0")

    match.then_asks(ReanimateChoice(seat)).when(seat, Yes())
    assert match.facts[:2] == [MeepleRaised(seat, f"s{seat}.3", "t1a-2", 2), WarEnded()]
    assert [meeple.owner for meeple in match.state.regions["t1a-2"]] == [seat, seat]


def test_9_2_undead_need_not_raise() -> None:
    match = won(B, "undead", 4, stock={B: (2, 2, 0)}).when(B, "pay:2:0:0", No())

    assert match.happened(MeepleRaised) == []
    assert stock(match, B) == (0, 2, 0)


def test_9_2_a_meeple_raised_in_ruins_lies() -> None:
    match = won(B, "undead", 4, "t1a-3", "t1a-4", stock={B: (2, 2, 0)})

    match.when(B, "pay:2:0:0", Yes())
    assert match.state.regions["t1a-4"][1] == Meeple("s1.3", B, lying=True)


@pytest.mark.parametrize(("level", "mana"), [(3, 9), (4, 1)])
def test_9_2_without_the_ability_or_the_mana_nothing_rises(level: int, mana: int) -> None:
    match = won(B, "undead", level, stock={B: (2, mana, 0)}).when(B, "pay:2:0:0")
    assert match.happened(WarEnded)


def test_9_2_without_a_reserve_nothing_rises() -> None:
    all_seven = {"t2a-1": [B, B], "t2a-2": [B, B], "t2a-3": [B]}
    match = won(B, "undead", 4, also=all_seven, stock={B: (2, 4, 0)}).when(B, "pay:2:0:0")
    assert match.happened(WarEnded)


def test_9_2_the_loser_is_rewarded_with_nothing() -> None:
    match = reveal(duel(factions={A: ("dark_elves", 4), B: ("undead", 4)}), 1, 2)
    assert match.happened(WarEnded)
