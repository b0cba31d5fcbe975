from typing import Any

import pytest

from games.kernel.text import render
from games.rules.tiny_epic_kingdoms.events.ending import DeadRemoved, GameScored
from games.rules.tiny_epic_kingdoms.scoring.points import entries, points, ranks, score, tie_breaks
from games.rules.tiny_epic_kingdoms.state import ScoreEntry, State
from tests.rules.tiny_epic_kingdoms.positions import A, B, C, D, ordinary, position, scene
from tests.rules.tiny_epic_kingdoms.wars import filled

ALL_SHIELDS = ("patrol", "quest", "build", "research", "expand")
Where = dict[str, list[int]]


def scored(where: Where, seat: int = A, **given: Any) -> dict[str, int]:
    """The points of a seat by their reason."""
    given.setdefault("homes", ("t1b", "t2a", "t3a"))
    state = ordinary(3, where, **filled(3, given))
    return {entry.why: entry.points for entry in entries(position(state), seat)}


def standing(*seats: tuple[int, int, int], resigned: tuple[int, ...] = ()) -> State:
    """Seats with these points by magic, tower levels and meeples, each on land of its own."""
    where: Where = {}
    for seat, (_magic, _tower, meeples) in enumerate(seats):
        side = ("t1a", "t2a", "t3a", "t5b")[seat]
        land = [f"{side}-{number}" for number in (1, 2, 4 if side != "t1a" else 3)]
        where |= {region: [seat] * 2 for region in land[: meeples // 2]}
        where |= {land[-1]: [seat]} if meeples % 2 else {}
    state = ordinary(len(seats), where)
    for seat, (magic, tower, _meeples) in enumerate(seats):
        state.seats[seat].magic, state.seats[seat].tower = magic, tower
    state.header.resigned = list(resigned)
    return state


def test_10_3_each_meeple_in_play_scores_one() -> None:
    assert scored({"t1b-1": [A, A], "t2a-1": [A]}) == {"meeples": 3}


def test_10_3_meeples_in_ruins_score_nothing_lying_or_standing() -> None:
    state = ordinary(3, {"t1a-4": [A, A], "t1a-1": [A]})
    state.regions["t1a-4"][0].lying = False
    assert entries(position(state), A) == [ScoreEntry("meeples", 1, 1)]


def test_x23_seven_meeples_with_two_in_ruins_score_five() -> None:
    where = {"t2a-5": [A, A], "t1b-1": [A, A], "t1b-2": [A, A], "t1b-3": [A]}

    assert scored(where)["meeples"] == 5
    assert scored(where, factions={A: ("undead", 1)})["meeples"] == 5
    assert scored(where, factions={A: ("undead", 2)})["meeples"] == 7


def test_x23_undead_of_level_five_score_two_more() -> None:
    where = {"t2a-5": [A, A], "t1b-1": [A, A], "t1b-2": [A, A], "t1b-3": [A]}
    assert scored(where, factions={A: ("undead", 5)}) == {"meeples": 7, "magic": 5, "level_five": 2}


def test_g12_a_capital_scores_two_for_one_seat_alone() -> None:
    assert scored({"t1b-4": [A]}) == {"meeples": 1, "capital_alone": 2}


def test_g12_a_capital_scores_one_for_each_of_two_allies() -> None:
    assert scored({"t1b-4": [A, B]}) == {"meeples": 1, "capital_shared": 1}
    assert scored({"t1b-4": [A, B]}, B) == {"meeples": 1, "capital_shared": 1}


def test_x22_r41_two_own_meeples_in_a_capital_score_four() -> None:
    assert scored({"t1b-4": [A, A]}) == {"meeples": 2, "capital_alone": 2}


def test_10_3_every_capital_counts() -> None:
    homes = ("t1b", "t3b", "t4b")
    where = {"t1b-4": [A], "t3b-4": [A], "t4b-4": [A, B]}
    assert scored(where, homes=homes) == {"meeples": 3, "capital_alone": 4, "capital_shared": 1}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_10_3_each_magic_level_scores_one(level: int) -> None:
    assert scored({"t1b-1": [A]}, factions={A: ("dwarves", level)})["magic"] == level


def test_10_3_the_fifth_level_adds_its_bonus() -> None:
    where = {"t1b-2": [A]}
    assert scored(where, factions={A: ("dwarves", 5)}) == {
        "meeples": 1,
        "magic": 5,
        "level_five": 1,
    }


@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 8)])
def test_10_3_the_tower_scores_by_its_table(level: int, worth: int) -> None:
    state = standing((0, level, 1), (0, 0, 1))
    assert entries(position(state), A)[-1] == ScoreEntry("tower", level, worth)


def full_house() -> State:
    """A has points of every kind."""
    where = {"t4b-4": [A], "t4b-1": [A], "t1b-4": [A, B], "t1b-2": [A], "t3a-1": [C]}
    state = ordinary(3, where, homes=("t1b", "t4b", "t3a"), factions={A: ("dwarves", 5)})
    state.seats[A].tower = 5
    return state


def test_10_3_the_lines_explain_every_source_and_add_up() -> None:
    g = position(full_house())
    lines = score(g, A)

    assert [(render(line.text), line.points) for line in lines] == [
        ("Meeples in play outside ruins: 4", 4),
        ("Capitals held alone: 1", 2),
        ("Capitals shared with an ally: 1", 1),
        ("Magic level 5", 5),
        ("Level-5 bonus: Under the mountain", 1),
        ("Tower level 5", 6),
    ]
    assert sum(line.points for line in lines) == points(g, A) == 19


def test_11_1_the_lines_name_the_lost_kingdom() -> None:
    state = ordinary(2, {"t4a-1": [A], "t4a-3": [A], "t2a-1": [B]}, lost_kingdom="t4a")
    lines = score(position(state), A)

    assert [(render(line.text), line.points) for line in lines] == [
        ("Meeples in play outside ruins: 2", 2),
        ("Regions of the Lost Kingdom: 2", 2),
    ]


def test_10_3_the_table_of_the_end_is_kept() -> None:
    state = full_house()
    state.used = list(ALL_SHIELDS)
    match = scene(state)

    (table,) = match.happened(GameScored)
    assert [sum(entry.points for entry in seat) for seat in table.table] == [19, 2, 1]
    assert sum(line.points for line in score(match.g, A)) == 19


def test_10_3_the_dead_are_removed_from_the_ruins_first() -> None:
    where = {"t1a-1": [A], "t2a-5": [A, B], "t1a-4": [C], "t3a-1": [C]}
    state = ordinary(3, where, used=ALL_SHIELDS, factions={A: ("humans", 5), B: ("undead", 2)})
    match = scene(state)

    assert match.happened(DeadRemoved) == [DeadRemoved(["s2.1", "s0.2"])]
    assert [meeple.id for meeple in match.state.regions["t2a-5"]] == ["s1.1"]


def test_g17_equal_points_are_decided_by_the_tower() -> None:
    """B has more meeples, but the tower is looked at first."""
    state = standing((2, 4, 3), (2, 3, 4))
    g = position(state)

    assert points(g, A) == points(g, B)
    assert ranks(g) == [1, 2]


def test_g17_then_by_surviving_meeples() -> None:
    state = standing((2, 3, 6), (3, 3, 5))
    g = position(state)

    assert points(g, A) == points(g, B)
    assert ranks(g) == [1, 2]


def test_g17_what_breaks_a_tie_is_told_in_its_order() -> None:
    g = position(standing((2, 4, 3), (2, 3, 4)))

    assert [[line.points for line in tie_breaks(g, seat)] for seat in (A, B)] == [[4, 3], [3, 4]]
    assert [str(line.text) for line in tie_breaks(g, A)] == [
        "Tower level 4",
        "Meeples in play outside ruins: 3",
    ]


def test_g17_meeples_in_ruins_do_not_break_a_tie() -> None:
    state = standing((2, 3, 4), (2, 3, 4))
    state.regions |= ordinary(2, {"t1a-4": [A, A]}).regions
    assert ranks(position(state)) == [1, 1]


def test_r47_a_full_tie_is_a_shared_victory() -> None:
    assert ranks(position(standing((1, 2, 3), (1, 2, 3), (1, 1, 3)))) == [1, 1, 3]


def test_r70_the_same_order_ranks_those_below_the_winner() -> None:
    state = standing((5, 6, 3), (2, 2, 3), (3, 1, 3), (2, 2, 3))
    g = position(state)

    assert [points(g, seat) for seat in (B, C, D)] == [7, 7, 7]
    assert ranks(g) == [1, 2, 4, 2]


def test_r51_who_resigned_is_ranked_below_all_others() -> None:
    state = standing((4, 6, 5), (1, 1, 1), (0, 0, 1), resigned=(A,))
    assert ranks(position(state)) == [3, 1, 2]


def test_r51_those_who_resigned_are_ranked_among_themselves() -> None:
    state = standing((4, 6, 5), (1, 1, 1), (0, 0, 1), (0, 0, 2), resigned=(A, B))
    assert ranks(position(state)) == [3, 4, 2, 1]
