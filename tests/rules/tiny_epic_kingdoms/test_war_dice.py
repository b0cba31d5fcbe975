import pytest

from games.kernel.play import take_back
from games.kernel.refusal import Refused
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, MeepleMoved
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceFormed,
    DieRevealed,
    WarEnded,
    WarPaid,
    WarStarted,
)
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, Peace, SetDie
from tests.rules.tiny_epic_kingdoms.positions import GAME, A, B, C
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, feud, raid, reveal, stock


def numbers(highest: int, lowest: int = 1) -> list[str]:
    return [f"die:{number}" for number in range(lowest, highest + 1)]


def test_g1_the_dice_go_up_to_what_mana_and_ore_are_worth() -> None:
    match = duel(stock={A: (2, 1, 0), B: (1, 2, 0)})

    assert match.offers(A) == ["peace", *numbers(4)]
    assert match.offers(B) == ["peace", *numbers(5)]


def test_g2_no_die_goes_above_eleven() -> None:
    match = duel(stock={A: (0, 9, 0), B: (0, 5, 0)})

    assert match.offers(A) == ["peace", *numbers(11)]
    assert match.offers(B) == ["peace", *numbers(10)]
    match.refuses(A, SetDie(12)).refuses(B, SetDie(11))


def test_g3_food_is_worthless_in_war() -> None:
    match = duel(stock={A: (0, 0, 9), B: (1, 0, 9)})

    match.then_asks(DieChoice(B))
    assert match.offers(B) == ["peace", "die:1"]
    match.refuses(A, SetDie(1))


def test_w1_a_move_to_a_foreign_meeple_asks_both_sides_at_once() -> None:
    match = duel()

    match.then(
        MeepleMoved(A, "s0.1", "t1a-1", "t1a-2"), WarStarted(A, B, "t1a-2", "patrol")
    ).then_asks(DieChoice(A), DieChoice(B))
    match.refuses(C, Peace())


def test_w1_a_sealed_die_is_unknown_to_everybody_else() -> None:
    two, four, flag = (duel().when(A, choice) for choice in (SetDie(2), SetDie(4), Peace()))

    for viewer in (B, C, None):
        assert two.seen_by(viewer) == four.seen_by(viewer) == flag.seen_by(viewer)
    assert two.seen_by(A) != four.seen_by(A)


def test_w1_the_defenders_sealed_die_is_unknown_to_the_attacker() -> None:
    low, high = (duel().when(B, SetDie(number)) for number in (1, 9))

    assert low.seen_by(A) == high.seen_by(A)
    assert low.seen_by(B) != high.seen_by(B)


def test_w1_that_a_die_is_sealed_can_be_seen() -> None:
    match = duel()
    open_die = match.seen_by(B)

    match.when(A, SetDie(2)).then().then_asks(DieChoice(B))
    assert match.seen_by(B) != open_die


def test_r53_a_sealed_die_is_final() -> None:
    match = duel().when(A, SetDie(2)).refuses(A, SetDie(3))

    with pytest.raises(Refused):
        take_back(GAME, match.g, A)


def test_w1_a_seat_that_can_only_show_the_flag_is_not_asked() -> None:
    match = duel(stock={A: (0, 0, 5)}).then_asks(DieChoice(B))

    match.when(B, SetDie(1))
    assert match.happened(DieRevealed) == [DieRevealed(A, FLAG), DieRevealed(B, 1)]


def test_w1_a_die_that_seals_itself_looks_like_any_other() -> None:
    poor = duel(stock={A: (0, 0, 0)})
    assert b"peace" not in poor.seen_by(B)


def test_r65_two_seats_with_nothing_to_spend_become_allies_without_a_decision() -> None:
    match = duel(stock={A: (0, 0, 9), B: (0, 0, 0)}, factions={A: ("orcs", 4)})

    match.then(
        MeepleMoved(A, "s0.1", "t1a-1", "t1a-2"),
        WarStarted(A, B, "t1a-2", "patrol"),
        DieRevealed(A, FLAG),
        DieRevealed(B, FLAG),
        AllianceFormed("t1a-2", [A, B]),
        WarEnded(),
        MarkerPassed(B),
    ).then_asks(ActionChoice(B))


def test_w2_two_flags_make_an_alliance_and_nobody_pays() -> None:
    match = reveal(duel(), FLAG, FLAG)

    match.then(
        DieRevealed(A, FLAG),
        DieRevealed(B, FLAG),
        AllianceFormed("t1a-2", [A, B]),
        WarEnded(),
        MarkerPassed(B),
    )
    assert [meeple.id for meeple in match.state.regions["t1a-2"]] == ["s1.1", "s0.1"]


def test_w2_the_dice_are_revealed_together() -> None:
    match = duel().when(B, SetDie(3)).then()

    match.when(A, SetDie(2))
    assert match.happened(DieRevealed) == [DieRevealed(A, 2), DieRevealed(B, 3)]


def test_r12_there_is_no_zero_with_alliances() -> None:
    match = duel().refuses(A, SetDie(0))
    assert match.offers(A)[0] == "peace"


def test_r12_with_two_players_the_flag_is_a_zero() -> None:
    match = feud().refuses(A, Peace())
    assert match.offers(A) == numbers(9, lowest=0)


def test_r12_war_zero_adds_a_zero_beside_the_flag() -> None:
    match = duel(war_zero=True)
    assert match.offers(A) == ["peace", *numbers(9, lowest=0)]


def test_r12_war_zero_changes_nothing_for_two_players() -> None:
    match = feud(war_zero=True).refuses(B, Peace())
    assert match.offers(B) == feud().offers(B)


def test_w1_a_poor_seat_has_a_choice_with_war_zero() -> None:
    match = duel(stock={A: (0, 0, 0)}, war_zero=True)
    assert match.offers(A) == ["peace", "die:0"]


def test_w1_with_two_players_a_poor_seat_is_set_to_zero() -> None:
    match = feud(stock={A: (0, 0, 9)}).then_asks(DieChoice(B))

    match.when(B, SetDie(0))
    assert match.happened(DieRevealed) == [DieRevealed(A, 0), DieRevealed(B, 0)]


@pytest.mark.parametrize(("level", "highest"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_9_2_an_elven_discount_raises_the_highest_number(level: int, highest: int) -> None:
    match = duel(factions={A: ("elves", level)}, stock={A: (1, 1, 0)})
    assert match.offers(A) == ["peace", *numbers(highest)]


def test_9_2_a_discount_does_not_lift_the_die_above_eleven() -> None:
    match = duel(factions={A: ("elves", 4)}, stock={A: (9, 1, 0)})
    assert match.offers(A)[-1] == "die:11"


def test_r65_a_discount_alone_gives_numbers_to_a_seat_without_resources() -> None:
    match = duel(factions={B: ("elves", 4)}, stock={B: (0, 0, 0)})
    assert match.offers(B) == ["peace", "die:1", "die:2"]


@pytest.mark.parametrize(("level", "highest"), [(1, 2), (2, 4)])
def test_9_2_food_counts_for_shapeshifters_of_level_two(level: int, highest: int) -> None:
    match = duel(factions={A: ("shapeshifters", level)}, stock={A: (0, 1, 2)})
    assert match.offers(A) == ["peace", *numbers(highest)]


def test_w1_the_supporter_of_a_neutral_meeple_sets_the_die() -> None:
    match = raid(stock={B: (2, 0, 0)}).then_asks(DieChoice(A), DieChoice(B))
    assert match.offers(B) == ["die:0", "die:1", "die:2"]


def test_r15_a_flag_pays_nothing_against_a_number() -> None:
    match = reveal(duel(), FLAG, 4)

    assert match.happened(WarPaid) == [WarPaid(B, 4)]
    assert stock(match, A) == (9, 0, 0)
