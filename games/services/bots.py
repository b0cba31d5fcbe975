"""Bots that hold seats: they move as soon as they are asked, as often as it is their turn."""

from random import Random

from games.kernel.bots import BOTS
from games.kernel.play import questions
from games.kernel.refusal import Refused
from games.kernel.resolution import Question
from games.log.found import find
from games.log.table import Table, table_of
from games.models import Match, Seat
from games.services.moves import play_option

MOST_MOVES = 400


def play_bots(match_id: int, *, most: int = MOST_MOVES) -> int:
    """Let the bots of a match move until a person is asked; how many moves they made."""
    bots = dict(
        Seat.objects.filter(match_id=match_id, last__isnull=True, player__isnull=True)
        .exclude(bot="")
        .values_list("number", "bot")
    )
    if not bots:
        return 0
    rng = Random()
    for made in range(most):
        table = running_table(match_id)
        question = None if table is None else bots_question(table, bots)
        if table is None or question is None or not answer(table, question, bots, rng):
            return made
    return most


def running_table(match_id: int) -> Table | None:
    found = find(match_id)
    if found is None or found.status != Match.Status.RUNNING:
        return None
    return table_of(match_id, found)


def bots_question(table: Table, bots: dict[int, str]) -> Question | None:
    asked = questions(table.game, table.g, table.drafts)
    return next((question for question in asked if question.seat in bots), None)


def answer(table: Table, question: Question, bots: dict[int, str], rng: Random) -> bool:
    """False if somebody else moved in between; whoever did lets the bots go on."""
    option = BOTS[bots[question.seat]](table.game, table.g, question, rng)
    try:
        play_option(table.match_id, question.seat, option, seen=table.found.head, via="bot")
    except Refused:
        return False
    return True
