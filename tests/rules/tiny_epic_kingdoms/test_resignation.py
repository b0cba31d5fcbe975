import pytest

from games.kernel.moves import MatchEnded, Resigned
from games.kernel.refusal import Refused
from games.rules.tiny_epic_kingdoms.events.economy import Collected, ResourceGained
from games.rules.tiny_epic_kingdoms.events.ending import GameScored
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen, Passed
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceFormed,
    DieRevealed,
    MeepleFled,
    MeepleRemoved,
    WarEnded,
    WarPaid,
    WarResolved,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.flow import TurnStart
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice, Take
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Response
from games.rules.tiny_epic_kingdoms.steps.retreat import RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, FleeChoice, SetDie
from games.rules.tiny_epic_kingdoms.steps.war_payment import Pay, PaymentChoice
from games.rules.tiny_epic_kingdoms.steps.war_rewards import PlunderChoice
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
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, feud, filled, march, raid, reveal, stock

WEALTH = {A: (9, 9, 9), B: (9, 9, 9), C: (9, 9, 9)}


def test_r51_a_resigned_seat_collects_when_it_follows() -> None:
    state = ordinary(3, at_home(), used=["build"], stock={B: (9, 0, 0), C: (9, 0, 0)})
    match = response_of(B, state, C).then_asks(Response(B))

    match.when_resigns(B)
    match.then(Resigned(B), Collected(B, mana=1)).then_asks(Response(C))


def test_r51_a_resigned_seat_passes_when_it_is_active() -> None:
    """It could build, but only chooses the action."""
    state = ordinary(3, at_home(), used=[], stock=WEALTH)
    match = scene(state, TurnStart()).then_asks(ActionChoice(A))

    match.when_resigns(A)
    match.then(Resigned(A), ActionChosen(A, "build"), Passed(A)).then_asks(Response(B))


def test_r51_a_resigned_seat_shows_the_flag() -> None:
    match = duel().when_resigns(B).then(Resigned(B)).then_asks(DieChoice(A))

    match.when(A, SetDie(1))
    assert match.happened(DieRevealed) == [DieRevealed(A, 1), DieRevealed(B, FLAG)]
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t1a-2")]


def test_r51_the_resigned_seats_flag_may_make_an_alliance() -> None:
    match = duel().when_resigns(B)
    assert match.when(A, "peace").happened(AllianceFormed)


def test_r51_an_attacker_that_resigns_in_its_war_shows_the_flag() -> None:
    match = duel().when(B, SetDie(2)).when_resigns(A)

    assert match.happened(WarResolved) == [WarResolved(0, 2, B)]
    assert match.happened(WarPaid) == [WarPaid(B, 2)]
    assert regions_of(match.state, A) == {"t3a-2": 1}


def test_r51_a_die_that_was_sealed_before_the_resignation_counts() -> None:
    match = duel().when(A, SetDie(5)).when_resigns(A).then(Resigned(A))

    match.when(B, SetDie(3))
    assert match.happened(WarResolved) == [WarResolved(5, 3, A)]


def test_r51_the_payment_of_a_resigned_seat_is_made_for_it() -> None:
    match = reveal(duel(stock={A: (2, 1, 0), B: (1, 2, 0)}), 2, 3)
    match.then_asks(PaymentChoice(A), PaymentChoice(B)).when_resigns(A).then_asks(PaymentChoice(B))

    match.when(B, Pay(1, 1, 0))
    assert match.happened(WarPaid) == [WarPaid(A, 2), WarPaid(B, 1, 1)]


def test_r51_a_resigned_seat_flees_where_that_is_the_default() -> None:
    match = duel(factions={B: ("lizardfolk", 2)}, stock={B: (2, 0, 1)})

    reveal(match, 3, 2).then_asks(FleeChoice(B)).when_resigns(B)
    assert match.happened(MeepleFled) == [MeepleFled(B, "s1.1", "t1a-2", "t1a-1", 1)]


def test_r51_a_resigned_seat_gives_up_its_shared_regions() -> None:
    match = duel(also={"t2a-1": [A, B]}, stock={B: (2, 0, 9)})

    reveal(match, 3, 2).then_asks(RetreatChoice(B, A)).when_resigns(B)
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.3", "t2a-1")]
    assert stock(match, B) == (0, 0, 9)


def test_r51_the_last_meeple_of_a_resigned_seat_flees() -> None:
    where = {"t1a-1": [A], "t1a-2": [B], "t2a-1": [A, B], "t3a-1": [C]}
    match = march(ordinary(3, where, **filled(3, {})), "t1a-1", "t1a-2")

    reveal(match, 2, 2).when_resigns(A)
    assert regions_of(match.state, A) == {"t2a-2": 1}


def test_r51_a_reward_of_a_resigned_winner_is_chosen_for_it() -> None:
    match = reveal(duel(factions={A: ("orcs", 2)}, stock={A: (4, 0, 0)}), 3, 2)

    match.when_resigns(A)
    assert match.facts[1] == ResourceGained(A, "mana", "war_win")


def test_r51_a_bystander_may_resign_in_the_middle_of_a_war() -> None:
    match = duel().when(A, SetDie(2)).when_resigns(C).then(Resigned(C))
    assert match.when(B, SetDie(1)).happened(WarEnded)


def test_r51_the_meeples_of_a_resigned_seat_stay_another_players() -> None:
    state = ordinary(3, {"t1a-1": [A], "t1a-2": [B], "t2a-1": [A, B], "t3a-1": [C]})
    state.header.resigned = [B]
    match = march(state, "t1a-1", "t1a-2")

    assert match.happened(WarStarted) == [WarStarted(A, B, "t1a-2", "patrol", allied=True)]


def test_r51_who_resigned_may_not_resign_again_or_answer() -> None:
    match = duel().when_resigns(B).refuses(B, SetDie(1))

    with pytest.raises(Refused):
        match.when_resigns(B)


def test_r51_a_resigned_seat_is_ranked_last_whatever_its_points() -> None:
    state = ordinary(3, at_home(), used=["patrol", "quest", "trade", "research", "build"])
    state.seats[A].tower = 6
    state.header.resigned = [A]
    (ended,) = scene(state).happened(MatchEnded)

    assert ended.points[A] == max(ended.points)
    assert ended.ranks == [3, 1, 1]


def test_r52_with_two_players_the_first_resignation_ends_the_match() -> None:
    match = scene(ordinary(2, at_home(2), used=[]), TurnStart()).when_resigns(A)

    assert [type(event) for event in match.facts] == [Resigned, GameScored, MatchEnded]
    assert match.state.header.ranks == [2, 1]
    match.refuses(B, Take("build"))


def test_r52_the_last_seat_that_stays_wins_at_once() -> None:
    state = ordinary(3, at_home(), used=["build"], stock=WEALTH)
    state.seats[A].tower = 5
    match = response_of(A, state, B, C).when_resigns(A)
    assert match.happened(MatchEnded) == []

    match.when_resigns(B)
    assert match.happened(MatchEnded)
    assert match.state.header.ranks == [2, 3, 1]


def test_r52_two_of_four_seats_play_on() -> None:
    state = ordinary(4, at_home(4), used=["build"], stock=WEALTH)
    match = response_of(A, state, B, C).when_resigns(A).when_resigns(B)
    match.then_asks(Response(C)).when(C, Collect())


def test_r52_a_war_of_two_players_ends_with_a_resignation() -> None:
    for match, loser in ((feud(), A), (feud(), B), (raid(), A), (raid(), B)):
        match.when_resigns(loser)
        assert match.state.header.ranks == ([2, 1] if loser == A else [1, 2])
        match.then_asks()


def test_r52_a_resignation_in_the_middle_of_the_rewards_ends_the_match() -> None:
    match = feud(factions={A: ("dark_elves", 4)}, stock={B: (3, 0, 3)})

    reveal(match, 3, 1).then_asks(PlunderChoice(A, B)).when_resigns(A)
    assert match.happened(WarWon) == []
    assert match.state.header.ranks == [2, 1]
