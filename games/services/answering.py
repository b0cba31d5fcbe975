"""Commands of a seat whose sender wants to be told at once what they led to."""

from typing import Any

from msgspec import Struct

from games.kernel import play
from games.kernel.events import Event
from games.kernel.play import Answer, Played
from games.log.history import rows_of_match
from games.log.table import Table
from games.log.upcast import read_event
from games.models import Match
from games.rules.registry import game_of
from games.services.command import Command, Done, carry_out
from games.services.moves import take_back


class Outcome(Struct, frozen=True):
    done: Done
    events: list[Event[Any]]


def answer_question(match_id: int, answer: Answer, *, key: str | None = None) -> Outcome:
    """Play an option; the events are those at hand, so that nothing has to be read again."""
    led_to: list[Event[Any]] = []

    def decide(table: Table) -> Played:
        played = play.play(table.game, table.g, answer, table.drafts)
        led_to[:] = [each.event for each in played.emitted]
        return played

    command = Command(match_id, ("play", answer.option), answer.seat, answer.via, key)
    done = carry_out(command, decide)
    return stored(match_id, done) if done.repeated else Outcome(done, led_to)


def take_answer_back(
    match_id: int, seat: int, *, seen: int | None = None, key: str | None = None
) -> Outcome:
    return stored(match_id, take_back(match_id, seat, seen=seen, key=key))


def stored(match_id: int, done: Done) -> Outcome:
    """What the log says that a command led to."""
    if done.last < done.first:
        return Outcome(done, [])
    match = Match.objects.get(pk=match_id)
    game = game_of(match.game)
    rows = rows_of_match(match, done.first, done.last)
    return Outcome(done, [read_event(game, row.payload, row.version) for row in rows])
