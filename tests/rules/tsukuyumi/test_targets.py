"""Every target of every option in random matches is one shape on the page, with a link."""

import re
from collections import Counter
from random import Random

import pytest

from games.kernel.bots import BOTS
from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.resolution import Question
from games.kernel.simulate import Plan, some_options
from games.rules.tsukuyumi.game import GAME
from games.rules.tsukuyumi.queries.realm import Realm

DEFINITIONS = re.compile(r"<defs>.*?</defs>", re.DOTALL)
LINKED = re.compile(r'<a id="([^"]+)"')
NAMED = re.compile(r' id="([^"]+)"')
EVERY = 6
MOST = 400


def shapes(g: Realm, lit: dict[str, int]) -> tuple[Counter[str], set[str]]:
    """The ids of everything on the page, and those among them that can be pressed."""
    ids: Counter[str] = Counter()
    links: set[str] = set()
    for part in GAME.board_parts(g):
        drawn = GAME.draw_board(g, lit=lit, only=part.slug, palette="page")
        body = DEFINITIONS.sub("", drawn)
        ids.update(NAMED.findall(body))
        links.update(LINKED.findall(body))
    return ids, links


def check(match: Match, question: Question) -> None:
    lit: dict[str, int] = {}
    for number, option in enumerate(question.options, 1):
        for target in option.targets:
            lit.setdefault(target, number)
    g = GAME.position(view(GAME, match.state, question.seat), match.g.content)
    ids, links = shapes(g, lit)
    assert [target for target in lit if ids[target] != 1] == []
    assert lit.keys() <= links
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_target_is_one_shape_that_can_be_pressed(seats: int) -> None:
    rng = Random(f"targets/{seats}")
    options = some_options(GAME, Plan(seats, 1, "targets"), rng)
    match = Match(GAME, GAME.content(), Table(seats, options), rng.randbytes(32), checks=False)
    for move in range(MOST):
        if match.over:
            break
        question = rng.choice(match.questions())
        if move % EVERY == 0:
            check(match, question)
        match.play(question.seat, BOTS["random"](GAME, match.g, question, rng))
    assert match.state.round > 1


def test_news_of_a_random_match_can_always_be_drawn() -> None:
    """Since a player left, units may have come, gone and come back as others."""
    rng = Random("news")
    match = Match(GAME, GAME.content(), Table(4, {}), rng.randbytes(32), checks=False)
    marked = 0
    for move in range(MOST):
        if match.over:
            break
        question = rng.choice(match.questions())
        match.play(question.seat, BOTS["random"](GAME, match.g, question, rng))
        if move % EVERY == 0:
            since = [one.event for one in match.log[-rng.randrange(1, 120) :]]
            g = GAME.position(view(GAME, match.state, None), match.g.content)
            drawn = GAME.draw_board(g, only="map", palette="page", news=GAME.news(since))
            marked += "d-arrived" in drawn or "d-ghost" in drawn
    assert marked > 10
