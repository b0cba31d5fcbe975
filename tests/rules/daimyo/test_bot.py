"""The heuristic bot: what it likes, and that it is a measure (not only noise)."""

from random import Random

import pytest

from games.kernel.bots import BOTS
from games.kernel.match import Match
from games.kernel.play import Table
from games.rules.daimyo.game import GAME
from games.rules.daimyo.scoring.estimate import estimate
from games.rules.daimyo.state import Die
from tests.rules.daimyo.positions import A, B, governor, hand, on_turn, ordinary, position, tokens


def test_influence_tokens_and_heroes_in_reach_are_worth_something() -> None:
    plain = estimate(position(ordinary()), A)
    for better in (
        lambda s: governor(s, A, "red_p1"),
        lambda s: tokens(s, A, rice=2),
        lambda s: s.seats[A].points.update(islands=1),
    ):
        state = ordinary()
        better(state)
        assert estimate(position(state), A) > plain


def test_a_rivals_gain_is_a_loss() -> None:
    plain = estimate(position(ordinary()), A)
    state = ordinary()
    governor(state, B, "red_p1")
    assert estimate(position(state), A) < plain


def test_a_die_is_worth_its_best_action_and_the_heroes_it_opens() -> None:
    state = ordinary()
    hand(state, A, "cn2")
    state.turn.die = Die("green", 6)
    reached = estimate(position(state), A)
    state.turn.die = Die("green", 5)
    assert reached > estimate(position(state), A) + 0.5


def test_the_main_action_is_worth_doing() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    tokens(state, A, stone=2, metal=1)
    open_action = estimate(position(state), A)
    state.turn.main_done = True
    assert open_action > estimate(position(state), A)


def play(seats: int, bots: list[str], seed: str, **options: object) -> Match:
    rng = Random(seed)
    match = Match(GAME, GAME.content(), Table(seats, options), rng.randbytes(32))
    for _move in range(3000):
        if match.over:
            return match
        question = match.questions()[0]
        match.play(question.seat, BOTS[bots[question.seat]](GAME, match.g, question, rng))
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_it_beats_chance() -> None:
    """Nine of ten matches of two; README has the larger sample."""
    won = 0
    for number in range(10):
        bots = ["random", "random"]
        bots[number % 2] = "heuristic"
        won += play(2, bots, f"duel {number}").state.header.ranks[number % 2] == 1
    assert won >= 9


def test_a_match_of_four_is_a_small_log() -> None:
    match = play(4, ["random"] * 4, "size")
    assert sum(len(row.payload) for row in match.log) < 400_000
