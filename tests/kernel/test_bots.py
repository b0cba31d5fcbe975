"""Bots: they choose what is offered, and they know no more than their seat."""

from random import Random

import pytest
from msgspec import structs

from games.kernel.bots import BOTS, heuristic_bot, imagined, open_lanes
from games.kernel.game import ENCODER
from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.moves import HIDDEN
from tests.support.river_lords.game import GAME
from tests.support.river_lords.positions import RED, opened, ordinary, red_to_act
from tests.support.river_lords.steps import Pick, Recruit, Take
from tests.support.script import perform, random_script


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_plays_a_match_to_its_end(name: str, seed: int) -> None:
    rng = Random(seed)
    match = opened(2 + seed % 3, rng.randbytes(32))
    for _move in range(500):
        if match.over:
            break
        question = rng.choice(match.questions())
        option = BOTS[name](GAME, match.g, question, rng)
        assert question.option(option) is not None
        match.play(question.seat, option)
    assert match.over


def test_the_heuristic_takes_what_the_estimate_likes_best() -> None:
    scene = red_to_act(ordinary(food=(2, 2, 2)))
    choice = heuristic_bot(GAME, scene.g, scene.question(RED), Random(1))
    assert choice.startswith("recruit")
    assert Recruit("mill").id in scene.offers(RED)


def positions(seed: int) -> list[Match]:
    """Matches that stopped somewhere in the middle."""
    script = random_script(GAME, 3, Random(seed))
    return [
        perform(GAME, type(script)(3, {}, script.seed, script.deeds[:length]))
        for length in (3, 9, 14, 20)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_two_worlds_that_look_alike_get_the_same_choice(seed: int) -> None:
    for match in positions(seed):
        for question in match.questions():
            masked = view(GAME, match.state, question.seat)
            world = imagined(GAME, masked, match.g.content, question.seat, Random(99))
            other = GAME.position(world, match.g.content)
            here = heuristic_bot(GAME, match.g, question, Random(5))
            there = heuristic_bot(GAME, other, question, Random(5))
            assert here == there


def test_a_bot_does_not_know_the_next_card() -> None:
    """Its estimate would draw the ambush if it lay on top, and never anything else."""
    greedy = structs.replace(GAME, estimate=lambda g, seat: g.lord(seat).hand.count("ambush"))
    scenes = [red_to_act(), red_to_act()]
    scenes[1].state.deck.append(scenes[1].state.deck.pop(0))
    assert (scenes[0].state.deck[-1], scenes[1].state.deck[-1]) == ("spring_flood", "ambush")
    for seed in range(20):
        here, there = (
            heuristic_bot(greedy, scene.g, scene.question(RED), Random(seed)) for scene in scenes
        )
        assert here == there


def test_a_bot_leaves_the_match_as_it_was() -> None:
    match = opened()
    before = ENCODER.encode(match.state)
    for question in match.questions():
        heuristic_bot(GAME, match.g, question, Random(1))
    assert ENCODER.encode(match.state) == before


def test_an_imagined_world_has_no_question_marks() -> None:
    match = opened()
    match.play(0, Pick("spring").id)
    match.play(0, Take(0).id)
    match.play(0, Take(1).id)
    world = imagined(GAME, view(GAME, match.state, 1), match.g.content, 1, Random(3))
    assert HIDDEN not in ENCODER.encode(world).decode()
    assert ENCODER.encode(view(GAME, world, 1)) == ENCODER.encode(view(GAME, match.state, 1))


def test_answers_that_wait_at_a_broken_join_are_imagined_too() -> None:
    match = opened()
    for seat in range(3):
        match.play(seat, Pick("ford").id)
        match.play(seat, Take(1).id)
    asked = match.questions()[0].seat
    waiting = open_lanes(GAME, match.state.header)
    assert len(waiting) == 1
    world = imagined(GAME, view(GAME, match.state, asked), match.g.content, asked, Random(3))
    assert world.header.sealed[waiting[0].name] != [HIDDEN]
