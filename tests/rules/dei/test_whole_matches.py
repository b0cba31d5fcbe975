"""Whole matches: every mix of options, the size of the log, what the bot is good for."""

from itertools import product
from random import Random

import pytest

from games.kernel.bots import BOTS
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.simulate import Plan, simulate
from tests.rules.dei.positions import GAME

RULES = ("no_choice", "feat_draft", "planning", "confrontation", "rebellion")
MIXES = [dict(zip(RULES, mix, strict=True)) for mix in product((False, True), repeat=5)]


@pytest.mark.parametrize("number", range(0, 32, 5))
def test_every_mix_of_optional_rules_ends(number: int) -> None:
    """A sample in the quick tests; `simulate` and the fuzz tests play the others."""
    options = {**MIXES[number], "map": "random", "outpost_setup": "advanced"}
    report = simulate(GAME, Plan(2 + number % 3, 1, f"mix {number}", options))

    assert report.failures == []
    assert report.finished == 1


@pytest.mark.fuzz
@pytest.mark.parametrize("number", range(32))
def test_all_mixes_of_optional_rules_end(number: int) -> None:
    for layout, seats in product(("recommended", "random", "custom"), (2, 3, 4)):
        options = {**MIXES[number], "map": layout, "faction_choice": "random"}
        report = simulate(GAME, Plan(seats, 2, f"fuzz {number}", options))
        assert report.failures == []


def played(seats: int, bots: list[str], seed: int) -> Match:
    rng = Random(seed)
    table = Table(seats, {"faction_choice": "random"})
    match = Match(GAME, GAME.content(), table, rng.randbytes(32))
    while not match.over:
        question = rng.choice(match.questions())
        match.play(question.seat, BOTS[bots[question.seat]](GAME, match.g, question, rng))
    return match


def test_a_match_of_four_stays_below_half_a_megabyte() -> None:
    match = played(4, ["random"] * 4, 1)

    assert sum(len(row.payload) for row in match.log) < 500_000


@pytest.mark.slow
def test_the_heuristic_beats_random_nine_times_in_ten() -> None:
    wins = 0
    for seed in range(20):
        bots = ["heuristic", "random"] if seed % 2 else ["random", "heuristic"]
        ranks = played(2, bots, seed).state.header.ranks
        wins += ranks[bots.index("heuristic")] < ranks[bots.index("random")]
    assert wins >= 18
