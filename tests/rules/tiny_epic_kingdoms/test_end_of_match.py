import pytest

from games.kernel.moves import MatchEnded
from games.rules.tiny_epic_kingdoms.events.ending import DeadRemoved, EndTriggered, GameScored
from games.rules.tiny_epic_kingdoms.events.turn import (
    CardCleared,
    MarkerPassed,
    MeepleMoved,
    TurnSkipped,
)
from games.rules.tiny_epic_kingdoms.state import EndReason, EndTrigger, State
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice, Take
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    at_home,
    ordinary,
    regions_of,
    response_of,
    scene,
)
from tests.rules.tiny_epic_kingdoms.wars import filled, march, reveal

FIVE = ("patrol", "quest", "trade", "research", "build")
SEVEN = {"t1a-1": [A, A], "t1a-2": [A, A], "t1a-3": [A, A], "t1a-5": [A]}


def running(shields: int, seats: int = 3) -> State:
    """Everybody is at home and poor: nobody can build, research or expand."""
    return ordinary(seats, at_home(seats), used=FIVE[:shields])


def near_the_end(shields: int, reason: EndReason, seat: int = A) -> State:
    state = running(shields)
    match reason:
        case "magic":
            state.seats[seat].magic = 5
        case "tower":
            state.seats[seat].tower = 6
        case "meeples":
            del state.regions["t1a-1"]
            state.regions |= ordinary(3, SEVEN).regions
    return state


@pytest.mark.parametrize("reason", ["magic", "tower", "meeples"])
def test_10_1_seven_meeples_tower_six_and_magic_five_trigger_the_end(reason: EndReason) -> None:
    match = scene(near_the_end(3, reason))

    match.then(EndTriggered([EndTrigger(A, reason)]), MarkerPassed(B))
    match.then_asks(ActionChoice(B))


@pytest.mark.parametrize(("magic", "tower"), [(4, 5), (0, 0)])
def test_10_1_less_triggers_nothing(magic: int, tower: int) -> None:
    state = running(5)
    state.seats[B].magic, state.seats[B].tower = magic, tower
    scene(state).then(MarkerPassed(B), CardCleared())


def test_10_1_meeples_in_ruins_count_as_in_play() -> None:
    state = running(2)
    del state.regions["t1a-1"]
    searching = {"t1a-4": [A, A], "t1a-1": [A, A], "t1a-2": [A, A], "t1a-5": [A]}
    state.regions |= ordinary(3, searching).regions
    assert scene(state).happened(EndTriggered)


def test_10_1_every_seat_and_reason_is_told() -> None:
    state = near_the_end(2, "magic", B)
    state.seats[C].magic, state.seats[C].tower = 5, 6
    (triggered,) = scene(state).happened(EndTriggered)

    assert triggered.by == [
        EndTrigger(B, "magic"),
        EndTrigger(C, "tower"),
        EndTrigger(C, "magic"),
    ]


def test_x10_the_cycle_is_played_to_its_fifth_shield() -> None:
    """The third shield brings the trigger; Expand and Build follow."""
    match = scene(near_the_end(3, "magic"))

    match.when(B, Take("expand")).then_asks(ActionChoice(C))
    assert match.happened(MatchEnded) == []
    match.when(C, Take("build"))
    assert len(match.happened(MatchEnded)) == 1
    assert match.state.header.over


def test_10_1_later_triggers_are_ignored() -> None:
    match = scene(near_the_end(3, "magic"))
    match.state.seats[B].tower = 6

    match.when(B, Take("expand"))
    assert match.happened(EndTriggered) == []
    assert match.state.end == [EndTrigger(A, "magic")]


def test_10_1_nothing_undoes_the_trigger() -> None:
    """A loses one of its seven meeples after the trigger, and the match still ends."""
    match = scene(near_the_end(4, "meeples"))
    del match.state.regions["t1a-5"]

    assert match.when(B, Take("build")).happened(MatchEnded)


def test_x11_r45_a_trigger_on_the_fifth_shield_ends_the_match_at_once() -> None:
    state = ordinary(3, at_home(), used=FIVE, active=B, stock={B: (6, 0, 0)})
    state.seats[B].tower = 5
    match = response_of(B, state, C, A)

    match.when(B, Perform())
    assert match.happened(EndTriggered) == [EndTriggered([EndTrigger(B, "tower")])]
    assert [type(event) for event in match.facts[-2:]] == [GameScored, MatchEnded]


def test_x11_all_seats_answer_the_last_action_first() -> None:
    state = ordinary(3, at_home(), used=FIVE, active=B, stock={B: (6, 0, 0), C: (9, 0, 0)})
    state.seats[B].tower = 5
    match = response_of(B, state, C, A).when(B, Perform())

    assert match.happened(EndTriggered) == []
    match.when(C, Collect())
    assert match.happened(MatchEnded)


def test_r44_a_seventh_meeple_lost_in_the_same_turn_triggers_nothing() -> None:
    where = {**SEVEN, "t1a-4": [B], "t2a-1": [B], "t3a-1": [C]}
    match = march(ordinary(3, where, used=FIVE[:4], **filled(3, {})), "t1a-2", "t1a-4")

    reveal(match, 1, 1)
    assert regions_of(match.state, A)["t1a-2"] == 1
    assert match.happened(EndTriggered) == []


def test_10_2_without_a_trigger_the_fifth_shield_opens_a_new_cycle() -> None:
    match = scene(running(5)).then(MarkerPassed(B), CardCleared())
    assert len(match.offers(B)) == 6


def test_10_2_four_shields_do_not_end_a_triggered_match() -> None:
    match = scene(near_the_end(4, "tower"))

    assert match.happened(MatchEnded) == []
    assert match.offers(B) == ["action:build", "action:expand"]


def test_r46_with_five_players_the_clearing_turn_is_skipped_without_an_end_check() -> None:
    match = scene(running(5, seats=5))

    match.then(MarkerPassed(B), CardCleared(), TurnSkipped(B), MarkerPassed(C))
    match.then_asks(ActionChoice(C))


def test_r46_with_five_players_a_triggered_match_ends_with_the_fifth_shield() -> None:
    state = running(5, seats=5)
    state.seats[A].magic = 5
    assert [type(event) for event in scene(state).facts] == [EndTriggered, GameScored, MatchEnded]


def test_10_3_the_result_names_ranks_and_points() -> None:
    match = scene(near_the_end(5, "magic", B))
    (ended,) = match.happened(MatchEnded)

    assert ended.ranks == [2, 1, 2]
    assert ended.points == [2, 2 + 5 + 2, 2]


def test_10_3_only_seats_with_meeples_in_ruins_lose_them() -> None:
    state = near_the_end(5, "magic", B)
    state.regions["t1a-4"] = ordinary(3, {"t1a-4": [A]}).regions["t1a-4"]
    state.regions["t1a-4"][0].id = "s0.7"
    assert scene(state).happened(DeadRemoved) == [DeadRemoved(["s0.7"])]


def test_12_after_the_end_nobody_is_asked() -> None:
    match = scene(near_the_end(5, "magic"))

    match.then_asks().refuses(B, Take("patrol")).refuses(A, Pass())


def test_r48_nobody_is_eliminated_by_a_war() -> None:
    """The second meeple of a pair may fall, the last one is never attacked."""
    where = {"t1a-1": [A, A], "t1a-2": [B], "t1a-5": [B], "t3a-1": [C]}
    match = reveal(march(ordinary(3, where, **filled(3, {})), "t1a-1", "t1a-2"), 2, 1)

    assert regions_of(match.state, B) == {"t1a-5": 1}
    assert match.happened(MeepleMoved) == []
    response_of(A, match.state).when(A, Perform(), "move:t1a-1").refuses(A, "go_to:t1a-5")
