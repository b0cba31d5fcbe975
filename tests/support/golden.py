"""Golden matches: the choices of a match and its chronicle, as text that is read in a diff.

A stored match is played again by its own choices, so that a change of the rules shows where it
begins. Updating keeps the choices as long as they are legal and lets a bot go on from there.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from games.kernel.bots import heuristic_bot
from games.kernel.events import Event
from games.kernel.fold import first_state, fold
from games.kernel.game import AnyGame
from games.kernel.match import Match
from games.kernel.moves import MatchOpened
from games.kernel.play import Table
from games.kernel.resolution import Question
from games.kernel.text import render

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = dict(enumerate(["Ann", "Ben", "Cid", "Dora", "Eve", "Finn"]))
MARK = "> "


def path_of(game: AnyGame, seats: int) -> Path:
    return FOLDER / f"{game.slug}-{seats}.txt"


def stored_choices(text: str) -> list[tuple[str, str]]:
    """Who chose what, line by line."""
    lines = [line.removeprefix(MARK) for line in text.splitlines() if line.startswith(MARK)]
    return [(name, option) for name, option in (line.split(": ", 1) for line in lines)]


class Teller:
    """Writes down what the log says since it was last asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = 0
        opened = match.log[0].event
        assert isinstance(opened, MatchOpened)
        self.state = first_state(match.game, opened)

    def news(self) -> Iterator[str]:
        game, content = self.match.game, self.match.g.content
        for row in self.match.log[self.told :]:
            event: Event[Any] = game.event_decoder.decode(row.payload)
            fold(self.state, [event])
            text = game.chronicle(event, game.position(self.state, content))
            if text is not None:
                yield f"  {render(text, names=NAMES)}"
        self.told = len(self.match.log)


def play_again(game: AnyGame, seats: int, stored: str) -> str:
    """The stored match by the rules of today, up to its end or to a choice no longer offered."""
    match = open_golden(game, seats)
    lines = [*opening(match)]
    teller = Teller(match)
    lines += teller.news()
    for name, option in stored_choices(stored):
        question = asked(match, name, option)
        if question is None:
            lines.append(f"  {name} is not offered {option}.")
            break
        lines += played(match, teller, question, option)
    return "\n".join([*lines, *result(match)]) + "\n"


def written_anew(game: AnyGame, seats: int, stored: str) -> str:
    """The stored choices as long as they are legal, then a bot's, to the end of the match."""
    match = open_golden(game, seats)
    rng = Random(seats)
    lines = [*opening(match)]
    teller = Teller(match)
    lines += teller.news()
    choices = stored_choices(stored)
    while not match.over:
        name, option = choices.pop(0) if choices else ("", "")
        question = asked(match, name, option)
        if question is None:
            choices = []
            question = match.questions()[0]
            option = heuristic_bot(game, match.g, question, rng)
        lines += played(match, teller, question, option)
    return "\n".join([*lines, *result(match)]) + "\n"


def open_golden(game: AnyGame, seats: int) -> Match:
    return Match(game, game.content(), Table(seats), bytes([seats] * 32), checks=True)


def opening(match: Match) -> list[str]:
    opened = match.log[0].event
    assert isinstance(opened, MatchOpened)
    options = ", ".join(f"{name} {value}" for name, value in sorted(opened.options.items()))
    return [f"{match.game.slug}, {opened.seats} seats: {options}", ""]


def asked(match: Match, name: str, option: str) -> Question | None:
    """The open question of that player, if the option is offered."""
    for question in match.questions():
        if NAMES[question.seat] == name and question.option(option) is not None:
            return question
    return None


def played(match: Match, teller: Teller, question: Question, option: str) -> list[str]:
    match.play(question.seat, option)
    return [f"{MARK}{NAMES[question.seat]}: {option}", *teller.news()]


def result(match: Match) -> list[str]:
    if not match.over:
        return []
    header = match.state.header
    lines = [""]
    for seat in match.g.seats:
        lines.append(f"{NAMES[seat]}: rank {header.ranks[seat]}, {header.points[seat]} points")
        for line in match.game.score(match.g, seat):
            lines.append(f"  {line.points:+} {render(line.text, names=NAMES)}")
    return lines
