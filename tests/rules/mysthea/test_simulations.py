"""Whole matches: they end, they are small, the heuristic bot plays sensibly (SPEC 13.15, 19)."""

from random import Random

import pytest

from games.kernel.bots import BOTS
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.simulate import Plan, choose, simulate, some_options
from games.rules.mysthea.game import GAME

LARGEST_LOG = 600_000


def played(seats: int, seed: str, bots: list[str]) -> Match:
    """A match of bots, one for each seat, with options by lot."""
    rng = Random(seed)
    options = some_options(GAME, Plan(seats, 1, seed), rng)
    match = Match(GAME, GAME.content(), Table(seats, options), rng.randbytes(32))
    while not match.over:
        question = rng.choice(match.questions())
        option = BOTS[bots[question.seat]](GAME, match.g, question, rng)
        match.play(question.seat, option)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_matches_of_all_options_end_without_a_broken_law(seats: int) -> None:
    report = simulate(GAME, Plan(seats, 4, f"options {seats}"))
    assert report.failures == []
    assert report.finished == 4


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_random_matches_end_without_a_broken_law(seats: int) -> None:
    report = simulate(GAME, Plan(seats, 50, f"many {seats}"))
    assert report.failures == []


@pytest.mark.parametrize("seats", [2, 5])
def test_the_log_of_a_match_stays_small(seats: int) -> None:
    match = played(seats, "log", ["random"] * seats)
    assert sum(len(row.payload) for row in match.log) < LARGEST_LOG


@pytest.mark.fuzz
@pytest.mark.slow
def test_the_heuristic_bot_beats_the_random_one_in_nine_of_ten_matches() -> None:
    matches = 40
    won = 0
    for number in range(matches):
        bots = ["heuristic", "random"] if number % 2 else ["random", "heuristic"]
        match = played(2, f"duel {number}", bots)
        won += match.state.header.ranks[bots.index("heuristic")] == 1
    assert won >= 0.9 * matches


def test_the_heuristic_bot_drafts_at_a_full_table() -> None:
    """With five seats every start card is taken: a world in which one is missing has no way on."""
    for seed in range(4):
        rng = Random(seed)
        table = Table(5, {"mode": "advanced_draft"})
        match = Match(GAME, GAME.content(), table, rng.randbytes(32))
        while match.state.stacks:
            question = match.questions()[0]
            match.play(question.seat, BOTS["heuristic"](GAME, match.g, question, rng))
        assert all(len(seat.hand) == 4 for seat in match.state.seats)


def test_the_heuristic_bot_plays_a_whole_match_of_three() -> None:
    match = played(3, "three", ["heuristic"] * 3)
    assert min(match.state.header.points) > 30, "far more than idling brings"


@pytest.mark.parametrize("seats", [2, 4])
def test_an_era_has_five_rounds_at_least(seats: int) -> None:
    rng = Random(f"rounds {seats}")
    match = Match(GAME, GAME.content(), Table(seats), rng.randbytes(32))
    rounds: dict[int, int] = {}
    while not match.over:
        rounds[match.state.era] = match.state.round
        choose(match, BOTS["random"], rng)
    assert set(rounds) - {0} == {1, 2, 3}
    for era in (1, 2, 3):
        assert 5 <= rounds[era] <= 6 + era
