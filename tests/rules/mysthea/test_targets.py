"""Random matches: every target of every option is a shape on the board that its seat sees."""

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.play import Table
from games.rules.mysthea.game import GAME
from games.rules.mysthea.panel import board_parts

MATCHES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {"premonition": True}),
    (3, 2, {"mode": "advanced_draft", "attunements": "mixed"}),
    (4, 3, {"monster_behaviours": True, "attunements": "night"}),
    (5, 4, {"mode": "advanced_draft", "monster_behaviours": True}),
]
DRAWN = 11
"""One question in so many is drawn, and every one with a new kind of target."""


def shapes_seen_by(match: Match, seat: int, lit: dict[str, int]) -> set[str]:
    g = GAME.position(view(GAME, match.state, seat), match.g.content)
    found: set[str] = set()
    for part in board_parts(g):
        drawn = GAME.draw_board(g, lit=lit, palette="page", only=part.slug)
        ids = [one.get("id", "") for one in ElementTree.fromstring(drawn).iter() if one.get("id")]
        assert len(ids) == len(set(ids)), part.slug
        found.update(ids)
    return found


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES)
def test_every_target_of_every_option_is_on_the_board(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    table = Table(seats, options, colours=GAME.colours[:seats])
    match = Match(GAME, GAME.content(), table, bytes([seed]) * 32)
    rng = Random(seed)
    seen: set[str] = set()
    for move in range(2_000):
        asked = match.questions()
        if not asked:
            break
        question = rng.choice(asked)
        targets = {target for option in question.options for target in option.targets}
        kinds = {target.partition(":")[0] for target in targets}
        if targets and (move % DRAWN == 0 or not kinds <= seen):
            seen |= kinds
            lit = {target: number for number, target in enumerate(sorted(targets), 1)}
            missing = targets - shapes_seen_by(match, question.seat, lit)
            assert not missing, f"{question}: {missing}"
        match.play(question.seat, rng.choice(question.options).id)
    assert match.over
    assert {"region", "card", "unit", "island"} <= seen
