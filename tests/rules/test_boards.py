"""What all boards promise: whatever can be chosen can be pressed, and every part can be drawn."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.kernel.game import AnyGame
from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.resolution import Question
from games.rules.registry import GAMES
from tests.support.script import open_table, random_script

IDS = re.compile(r' id="([^"]+)"')
MOST_MOVES = 1_500
LOOKS = 40
"""How often in a match the board is drawn."""
BESIDE = {"tiny_epic_kingdoms": ("faction:", "side:", "die:")}
"""Targets that lie beside the board: they are chosen from the list only."""
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
at_every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.slug}-{seats}" for game, seats in TABLES]
)


def moments(game: AnyGame, seats: int, rng: Random) -> Iterator[tuple[Match, Question]]:
    """A random match, now and then, with one of the questions that are open."""
    match = open_table(game, random_script(game, seats, rng))
    for move in range(MOST_MOVES):
        asked = match.questions()
        if not asked:
            return
        question = rng.choice(asked)
        if move < LOOKS // 2 or rng.random() < LOOKS / 400:
            yield match, question
        match.play(question.seat, rng.choice(question.options).id)


def drawn_ids(game: AnyGame, match: Match, viewer: int, lit: dict[str, int]) -> Counter[str]:
    """The ids of all parts together, as one page holds them."""
    g = game.position(view(game, match.state, viewer), match.g.content)
    found: Counter[str] = Counter()
    for part in game.board_parts(g) or (None,):
        only = {} if part is None else {"only": part.slug}
        text = game.draw_board(g, lit=lit, palette="page", **only)
        start = text.find("</defs>")
        found.update(IDS.findall(text[start if start > 0 else 0 :]))
    return found


@at_every_table
def test_every_target_of_an_option_is_on_the_board_once(game: AnyGame, seats: int) -> None:
    rng = Random(f"targets {game.slug} {seats}")
    for match, question in moments(game, seats, rng):
        targets = {t for option in question.options for t in option.targets}
        targets = {t for t in targets if not t.startswith(BESIDE.get(game.slug, ("nothing:",)))}
        lit = {target: number for number, target in enumerate(sorted(targets), 1)}
        ids = drawn_ids(game, match, question.seat, lit)
        assert targets <= set(ids), (question.step, targets - set(ids))
        twice = [name for name, count in ids.items() if count > 1]
        assert not twice, (question.step, twice)


@at_every_table
@pytest.mark.parametrize("language", ["en", "pl"])
def test_pictures_and_thumbnails_are_drawn_in_both_languages(
    game: AnyGame, seats: int, language: str
) -> None:
    rng = Random(f"pictures {game.slug} {seats}")
    for number, (match, _question) in enumerate(moments(game, seats, rng)):
        if number % 12:
            continue
        g = game.position(view(game, match.state, None), match.g.content)
        assert game.draw_board(g, language=language, palette="dark").startswith("<svg")
        for part in game.board_parts(g):
            if game.draw_thumbnail is not None:
                small = game.draw_thumbnail(g, part.slug, language=language, palette="page")
                assert small.startswith("<svg")
                assert " id=" not in small
