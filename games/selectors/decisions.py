"""What a seat is asked now, with its options numbered as everywhere."""

from games.kernel.play import question_of
from games.kernel.refusal import Refused
from games.kernel.resolution import Question
from games.log.found import find
from games.log.table import Table, table_of
from games.models import Match


def table_now(match: Match) -> Table | None:
    """The match at its head, with the drafts of open lanes; None before its start."""
    if match.status != Match.Status.RUNNING:
        return None
    found = find(match.pk)
    return None if found is None else table_of(match.pk, found)


def decision_at(table: Table, seat: int) -> Question | None:
    try:
        return question_of(table.game, table.g, seat, table.drafts)
    except Refused:
        return None


def lit_targets(question: Question | None) -> dict[str, int]:
    """The board elements that options touch, with the number of the first such option."""
    lit: dict[str, int] = {}
    for number, option in enumerate(question.options if question else (), 1):
        for target in option.targets:
            lit.setdefault(target, number)
    return lit
