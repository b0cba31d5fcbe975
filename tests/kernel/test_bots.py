"""Bots: they choose what is offered, and they know no more than their seat."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from games.kernel.bots import BOTS, heuristic_bot, imagined, open_lanes
from games.kernel.game import ENCODER
from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.moves import HIDDEN
from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import plain
from tests.support.bare import Ask, Noted, Say, bare, opens, table_of
from tests.support.river_lords.game import GAME
from tests.support.river_lords.positions import BLUE, RED, opened, ordinary, red_to_act
from tests.support.river_lords.queries import River
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


def test_an_estimate_may_look_at_what_is_open_after_the_option() -> None:
    """A choice that only opens a question can be worth more than one that changes nothing."""
    scene = red_to_act(ordinary(food=(2, 2, 2)))
    seen: list[int] = []

    def noting(g: River, seat: int) -> float:
        seen.append(len(g.state.header.agenda))
        return 0.0

    game = structs.replace(GAME, estimate=noting)
    heuristic_bot(game, scene.g, scene.question(RED), Random(1))
    before = len(scene.state.header.agenda)
    assert any(count != before for count in seen)


class Fork(Step[River], frozen=True):
    """One way ends at once; the other asks again, and one of its answers is worth more."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("short", "long"))

    def decide(self, g: River, choice: Say) -> Rule:
        if choice.word == "short":
            yield Noted("short", self.seat)
        else:
            yield Riches(self.seat)
        yield Ask(1 - self.seat)


class Riches(Step[River], frozen=True):
    """Two notes for the rich answer, none for the poor one."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("rich", "poor"))

    def decide(self, g: River, choice: Say) -> Rule:
        for _note in range(2 if choice.word == "rich" else 0):
            yield Noted(choice.word, self.seat)


def test_the_heuristic_follows_a_chain_of_its_own_questions() -> None:
    """The first answer of the long way gains nothing yet; its best second answer does."""
    game = bare(
        Fork, Riches, opening=opens(Fork(0)), estimate=lambda g, seat: g.state.lords[seat].food
    )
    match = table_of(game)
    question = match.questions()[0]
    assert {heuristic_bot(game, match.g, question, Random(seed)) for seed in range(9)} == {
        Say("long").id
    }


class Crossing(Step[River], frozen=True):
    """Wade through at once, or ask a ferryman first."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("wade", "ask"))

    def decide(self, g: River, choice: Say) -> Rule:
        if choice.word == "wade":
            yield Noted("wade", self.seat)
            yield Noted("wade", self.seat)
            yield Ask(1 - self.seat)
        else:
            yield Ferryman(self.seat)
            yield self


class Ferryman(Step[River], frozen=True):
    """He can be sent away again, and asked again."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("sail", "leave"))

    def decide(self, g: River, choice: Say) -> Rule:
        if choice.word == "sail":
            yield Landing(self.seat)


class Landing(Step[River], frozen=True):
    """Looks splendid while it is open."""

    seat: int

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("north", "south"))

    def decide(self, g: River, choice: Say) -> Rule:
        yield Noted(choice.word, self.seat)


def hopeful(g: River, seat: int) -> float:
    """Would never stop to ask the ferryman and to send him away."""
    waiting = any(b"landing" in bytes(text).lower() for text in g.state.header.agenda)
    return 5 * waiting + 2 * g.state.lords[seat].food


def test_the_heuristic_does_not_open_a_question_and_take_it_back_for_ever() -> None:
    game = bare(Crossing, Ferryman, Landing, opening=opens(Crossing(0)), estimate=hopeful)
    for seed in range(9):
        match = table_of(game)
        answers = 0
        while match.questions()[0].seat == 0:
            question = match.questions()[0]
            match.play(0, heuristic_bot(game, match.g, question, Random(seed)))
            answers += 1
            assert answers < 12


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


class Path(Step[River], frozen=True):
    """Two ways that look alike; only at the end of one of them there is something to be had."""

    inner = False

    def asks(self, g: River) -> int | None:
        return RED

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("left", "right"))

    def decide(self, g: River, choice: Say) -> Rule:
        yield Treasure(choice.word == "right")


class Treasure(Step[River], frozen=True):
    inner = True

    here: bool

    def asks(self, g: River) -> int | None:
        return RED

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("leave", "take"))

    def decide(self, g: River, choice: Say) -> Rule:
        if self.here and choice.word == "take":
            yield Noted("found", RED)


@pytest.mark.parametrize("seed", range(8))
def test_the_heuristic_looks_through_inner_questions(seed: int) -> None:
    game = bare(Path, Treasure, opening=opens(Path(), Ask(BLUE)), estimate=food_of)
    match = table_of(game)
    question = match.questions()[0]
    assert heuristic_bot(game, match.g, question, Random(seed)) == Say("right").id


def food_of(g: River, seat: int) -> float:
    return g.lord(seat).food


class Crossroads(Step[River], frozen=True):
    """To stand here looks better than to go on, and one may look around as often as one likes."""

    def asks(self, g: River) -> int | None:
        return RED

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("look around", "go on"))

    def decide(self, g: River, choice: Say) -> Rule:
        if choice.word == "go on":
            yield Noted("gone", RED)
        else:
            yield Around()


class Around(Step[River], frozen=True):
    def asks(self, g: River) -> int | None:
        return RED

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in ("back", "back again"))

    def decide(self, g: River, choice: Say) -> Rule:
        yield Crossroads()


@pytest.mark.parametrize("seed", range(4))
def test_the_heuristic_does_not_go_in_circles(seed: int) -> None:
    game = bare(
        Crossroads,
        Around,
        opening=opens(Crossroads(), Ask(BLUE)),
        estimate=lambda g, seat: -food_of(g, seat),
    )
    match = table_of(game)
    question = match.questions()[0]
    assert heuristic_bot(game, match.g, question, Random(seed)) == Say("go on").id
