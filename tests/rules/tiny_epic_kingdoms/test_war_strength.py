from typing import Any

import pytest

from games.rules.tiny_epic_kingdoms.events.war import (
    DieRevealed,
    MeepleRemoved,
    WarPaid,
    WarRaised,
    WarResolved,
)
from games.rules.tiny_epic_kingdoms.steps.war_choices import KeepStrength, Raise, RaiseChoice
from tests.rules.tiny_epic_kingdoms.positions import A, B, C
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, feud, reveal, stock
from tests.support.scene import Scene

Way = tuple[str, str]
PLAINS: Way = ("t1a-1", "t1a-2")
FOREST: Way = ("t1a-2", "t1a-1")
MOUNTAIN: Way = ("t1a-2", "t1a-3")
RUINS: Way = ("t1a-5", "t1a-4")


def strengths(match: Scene) -> tuple[int, int]:
    (resolved,) = match.happened(WarResolved)
    return resolved.attack, resolved.defence


def winner(match: Scene) -> int:
    (resolved,) = match.happened(WarResolved)
    return int(resolved.winner)


def fought(way: Way, seat: int, faction: str, level: int, **given: Any) -> int:
    """The strength of the seat beyond its die, both dice showing 3."""
    match = reveal(duel(*way, factions={seat: (faction, level)}, **given), 3, 3)
    if offers_a_raise(match):
        match.when(A, KeepStrength())
    return strengths(match)[seat] - 3


def offers_a_raise(match: Scene) -> bool:
    return any(isinstance(question.step, RaiseChoice) for question in match.questions())


def test_w5_the_higher_strength_wins() -> None:
    assert winner(reveal(duel(), 4, 3)) == A
    assert winner(reveal(duel(), 3, 4)) == B


def test_x4_the_defender_wins_a_tie_and_both_pay() -> None:
    match = reveal(duel(), 5, 5)

    match.then(
        DieRevealed(A, 5),
        DieRevealed(B, 5),
        WarResolved(5, 5, B),
        WarPaid(A, 5),
        WarPaid(B, 5),
        MeepleRemoved(A, "s0.1", "t1a-2"),
        *match.facts[6:],
    )
    assert stock(match, A) == stock(match, B) == (4, 0, 0)


def test_r13_bonuses_come_on_top_of_the_die_and_may_pass_eleven() -> None:
    match = reveal(duel(factions={A: ("orcs", 3)}, stock={A: (9, 1, 0)}), 11, 9)

    assert strengths(match) == (13, 9)
    assert match.happened(WarPaid)[0] == WarPaid(A, 9, 1)


@pytest.mark.parametrize(("attack", "defence", "won"), [(1, FLAG, A), (FLAG, 1, B)])
def test_r14_a_number_beats_a_flag_whoever_attacks(attack: int, defence: int, won: int) -> None:
    assert winner(reveal(duel(), attack, defence)) == won


def test_r14_a_flag_gets_no_bonus() -> None:
    """The Dwarves would defend the mountain with +2."""
    match = reveal(duel(*MOUNTAIN, factions={B: ("dwarves", 3)}), 1, FLAG)
    assert (strengths(match), winner(match)) == ((1, 0), A)


def test_r14_an_attacking_flag_gets_no_bonus_either() -> None:
    match = reveal(duel(factions={A: ("orcs", 3)}), FLAG, 1)
    assert strengths(match) == (0, 1)


def test_r14_a_plain_zero_against_a_flag_is_a_tie() -> None:
    assert winner(reveal(duel(war_zero=True), 0, FLAG)) == B
    assert winner(reveal(duel(war_zero=True), FLAG, 0)) == B


def test_r14_a_zero_with_a_bonus_beats_a_flag() -> None:
    match = reveal(duel(war_zero=True, factions={A: ("orcs", 1)}), 0, FLAG)
    assert (strengths(match), winner(match)) == ((1, 0), A)


def test_r65_a_zero_of_a_poor_seat_gets_its_bonus_with_two_players() -> None:
    match = reveal(feud(factions={A: ("orcs", 3)}, stock={A: (0, 0, 0)}), 0, 1, sealed=[A])
    assert (strengths(match), winner(match)) == ((2, 1), A)


@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_9_2_orcs_attack_with_one_then_two_more(level: int, bonus: int) -> None:
    assert fought(PLAINS, A, "orcs", level) == bonus


def test_9_2_orcs_defend_without_a_bonus() -> None:
    assert fought(PLAINS, B, "orcs", 3) == 0


@pytest.mark.parametrize(
    ("way", "level", "bonus"), [(MOUNTAIN, 2, 0), (MOUNTAIN, 3, 2), (PLAINS, 3, 0)]
)
def test_9_2_dwarves_defend_mountains(way: Way, level: int, bonus: int) -> None:
    assert fought(way, B, "dwarves", level) == bonus


def test_9_2_dwarves_attack_mountains_without_a_bonus() -> None:
    assert fought(MOUNTAIN, A, "dwarves", 3) == 0


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(
    ("way", "level", "bonus"), [(PLAINS, 2, 0), (PLAINS, 3, 2), (FOREST, 3, 0)]
)
def test_9_2_centaurs_fight_in_plains(way: Way, seat: int, level: int, bonus: int) -> None:
    assert fought(way, seat, "centaurs", level) == bonus


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(
    ("way", "level", "bonus"), [(FOREST, 0, 0), (FOREST, 1, 1), (PLAINS, 1, 0)]
)
def test_9_2_dark_elves_fight_in_forests(way: Way, seat: int, level: int, bonus: int) -> None:
    assert fought(way, seat, "dark_elves", level) == bonus


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(("way", "level", "bonus"), [(RUINS, 3, 0), (RUINS, 4, 2), (PLAINS, 4, 0)])
def test_9_2_merfolk_fight_by_the_water(way: Way, seat: int, level: int, bonus: int) -> None:
    assert fought(way, seat, "merfolk", level) == bonus


def test_9_2_a_river_makes_a_region_waterside() -> None:
    """The only water of t1a-1 is the river to t1a-4."""
    assert fought(FOREST, B, "merfolk", 4) == 2


@pytest.mark.parametrize(
    ("origin", "level", "bonus"), [("t2a-1", 3, 0), ("t2a-1", 4, 2), ("t1a-1", 4, 0)]
)
def test_9_2_valkyries_attack_by_quest(origin: str, level: int, bonus: int) -> None:
    assert fought((origin, "t1a-2"), A, "valkyries", level) == bonus


def test_9_2_valkyries_defend_against_a_quest_without_a_bonus() -> None:
    assert fought(("t2a-1", "t1a-2"), B, "valkyries", 4) == 0


@pytest.mark.parametrize(("level", "bonus"), [(2, 0), (3, 1)])
def test_9_2_goblins_gang_up_from_adjacent_regions(level: int, bonus: int) -> None:
    assert fought(PLAINS, A, "goblins", level, also={"t1a-3": [A]}) == bonus


def test_9_2_goblins_gang_up_with_two_at_most() -> None:
    around = {"t1a-1": [A, A], "t1a-3": [A], "t1a-4": [A]}
    assert fought(PLAINS, A, "goblins", 3, also=around) == 2


def test_9_2_two_goblins_in_one_region_count_once() -> None:
    assert fought(PLAINS, A, "goblins", 3, also={"t1a-3": [A, A]}) == 1


def test_9_2_goblins_elsewhere_do_not_count() -> None:
    assert fought(PLAINS, A, "goblins", 3, also={"t1a-5": [A], "t2a-1": [A]}) == 0


def test_9_2_goblins_gang_up_in_defence_too_but_not_across_a_river() -> None:
    assert fought(FOREST, B, "goblins", 3, also={"t1a-5": [B]}) == 1
    assert fought(FOREST, B, "goblins", 3, also={"t1a-4": [B]}) == 0


def test_9_6_shapeshifters_fight_with_what_they_copied() -> None:
    match = duel(factions={A: ("shapeshifters", 3), C: ("orcs", 0)})
    match.state.seats[A].mimics = {1: "orcs"}
    assert strengths(reveal(match, 3, 3)) == (4, 3)


def raised(stock: tuple[int, int, int], attack: int = 3, level: int = 4) -> Scene:
    """Orcs attack, the defender shows 5."""
    return reveal(duel(factions={A: ("orcs", level)}, stock={A: stock}), attack, 5)


def test_x14_orcs_raise_after_the_reveal_and_win() -> None:
    match = raised((4, 0, 0)).then_asks(RaiseChoice(A))

    assert match.offers(A) == ["none", "raise:ore"]
    match.when(A, Raise("ore"))
    assert match.facts[:2] == [WarRaised(A, "ore", 1), WarResolved(6, 5, A)]
    assert stock(match, A) == (0, 0, 0)


def test_x14_orcs_that_do_not_raise_lose_the_tie() -> None:
    match = raised((4, 0, 0)).when(A, KeepStrength())
    assert match.facts[0] == WarResolved(5, 5, B)


def test_x14_the_die_itself_must_stay_payable() -> None:
    match = raised((3, 0, 0))
    assert match.happened(WarResolved) == [WarResolved(5, 5, B)]


def test_w4_mana_raises_by_two() -> None:
    match = raised((3, 1, 0)).when(A, Raise("mana"))
    assert match.facts[:2] == [WarRaised(A, "mana", 2), WarResolved(7, 5, A)]


def test_w4_mana_needed_for_the_die_can_not_raise() -> None:
    match = raised((2, 1, 0)).refuses(A, Raise("mana"))
    assert match.offers(A) == ["none", "raise:ore"]


def test_w4_only_orcs_of_level_four_raise() -> None:
    assert raised((9, 0, 0), level=3).happened(WarResolved) == [WarResolved(5, 5, B)]


def test_w4_a_flag_is_not_raised() -> None:
    assert raised((9, 0, 0), attack=FLAG).happened(WarResolved) == [WarResolved(0, 5, B)]


def test_w4_orcs_raise_in_defence_as_well() -> None:
    match = reveal(duel(factions={B: ("orcs", 4)}), 5, 4).then_asks(RaiseChoice(B))

    match.when(B, Raise("ore"))
    assert match.happened(WarResolved) == [WarResolved(5, 5, B)]
