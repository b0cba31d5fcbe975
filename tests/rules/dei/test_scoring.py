"""The end: final scoring, bought cards, tie-breaks (SPEC 17)."""

from games.kernel.text import render
from games.rules.dei.events.economy import earn
from games.rules.dei.scoring.points import (
    bought_entry,
    final_entries,
    ranks,
    score,
    tie_breaks,
)
from games.rules.dei.state import FeatToken, ScoreEntry, State
from tests.rules.dei.positions import (
    FOUR,
    A,
    B,
    Units,
    give,
    hold,
    ordinary,
    position,
    unlock,
)

FIVE = {"G05": 1, "G09": 1, "G11": 1, "G03": 1, "G12": 1}


def test_e9_final_scoring() -> None:
    """5 cubes, 2 Feats, 7 Tech, 3 Energy: 5 + 3 + 3 + 3."""
    state = hold(ordinary(Units({A: FIVE})), A, 7, 3)
    unlock(state, A, "tac_caravan", "log_parachute")

    assert final_entries(position(state), A) == [
        ScoreEntry("cubes", 5, 5),
        ScoreEntry("feats", 2, 3),
        ScoreEntry("tech", 7, 3),
        ScoreEntry("energy", 3, 3),
    ]


def test_e9_r28_bought_cards_count_wherever_they_are() -> None:
    state = give(ordinary(), A, "T1", "T7", "T8")
    state.seats[A].hand.remove("T8")
    state.seats[A].bin.append("T8")

    assert bought_entry(position(state), A) == ScoreEntry("bought", 3, 8)


def test_feats_are_worth_one_three_and_six() -> None:
    state = ordinary()
    worth = []
    for colour in ("red", "blue", "green"):
        state.seats[A].feats[colour] = FeatToken(state.seats[A].feats[colour].feat, unlocked=True)
        worth.append(final_entries(position(state), A)[1].points)

    assert worth == [1, 3, 6]


def equal(state: State) -> State:
    for seat in state.seats:
        seat.supply = 30
    return state


def test_ties_are_broken_by_cubes() -> None:
    state = equal(ordinary(Units({B: {"G05": 1}})))

    assert ranks(position(state)) == [2, 1]


def test_then_by_feats_then_by_resources() -> None:
    assert ranks(position(unlock(equal(ordinary()), B, "mac_camp"))) == [2, 1]
    assert ranks(position(hold(equal(ordinary()), A, 3, 1))) == [1, 2]


def test_then_the_victory_is_shared() -> None:
    assert ranks(position(equal(ordinary()))) == [1, 1]
    assert [line.points for line in tie_breaks(position(ordinary()), A)] == [0, 0, 2]


def test_supply_comes_first() -> None:
    state = equal(ordinary(Units({A: FIVE}), FOUR))
    state.seats[B].supply = 31

    assert ranks(position(state))[:2] == [2, 1]


def test_every_point_has_a_line() -> None:
    state = ordinary()
    for why, count, points in (
        ("card", 1, 2),
        ("drone", 1, 1),
        ("trade", 1, 1),
        ("mission:tech", 3, 3),
        ("cubes", 2, 2),
        ("bought", 1, 4),
    ):
        earn(state.seats[A], why, count, points)
    lines = score(position(state), A)

    assert sum(line.points for line in lines) == state.seats[A].supply == 13
    assert render(lines[3].text) == "Mission Hoarded Technology: 3"


def test_the_same_reason_adds_up() -> None:
    state = ordinary()
    earn(state.seats[A], "card", 1, 2)
    earn(state.seats[A], "card", 1, 1)

    assert state.seats[A].earned == [ScoreEntry("card", 2, 3)]


def test_a_worthless_mission_keeps_its_line() -> None:
    state = ordinary()
    earn(state.seats[A], "mission:energy", 0, 0)

    assert [line.points for line in score(position(state), A)] == [0]
