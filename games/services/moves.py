"""The commands that a running match takes."""

from collections.abc import Mapping
from typing import Any

from games.kernel import play
from games.kernel.fold import fold
from games.kernel.game import ENCODER
from games.kernel.moves import Via
from games.kernel.play import Answer, Played
from games.kernel.resolution import Emitted
from games.log.history import read_tail
from games.log.table import Table
from games.services.command import Command, Done, carry_out


def play_option(  # noqa: PLR0913  # all that a form, a program or a bot says with an answer
    match_id: int,
    seat: int,
    option: str,
    *,
    seen: int | None = None,
    question: str | None = None,
    key: str | None = None,
    via: Via = "player",
) -> Done:
    """Answer a seat's question; `seen` is the last event that its sender knew."""
    answer = Answer(seat, option, via, seen, question)

    def decide(table: Table) -> Played:
        return play.play(table.game, table.g, answer, table.drafts)

    return carry_out(Command(match_id, ("play", option), seat, via, key), decide)


def take_back(match_id: int, seat: int, *, seen: int | None = None, key: str | None = None) -> Done:
    """Take a seat's last answer back: in an unsealed lane the draft gets shorter, else an event."""

    def decide(table: Table) -> Played:
        play.check_not_overtaken(table.g, seen)
        shorter = play.step_back(table.game, table.g, seat, table.drafts)
        if shorter is not None:
            return Played([], shorter)
        event = play.take_back(table.game, table.g, seat)
        base, events = read_tail(table.game, table.tail, table.match_id)
        table.g.state = fold(base, [*events, event])
        table.g.known.clear()
        return Played([Emitted(event, ENCODER.encode(event), [])])

    return carry_out(Command(match_id, ("take_back",), seat, "player", key), decide)


def resign_seat(match_id: int, seat: int, *, key: str | None = None, via: Via = "player") -> Done:
    """A seat gives up for good; its questions answer themselves from now on."""

    def decide(table: Table) -> Played:
        return play.resign(table.game, table.g, seat)

    return carry_out(Command(match_id, ("resign",), seat, via, key), decide)


def time_out(match_id: int, seat: int, *, seen: int | None = None, key: str | None = None) -> Done:
    """Answer for a seat whose time ran out, unless the question is another by now."""

    def decide(table: Table) -> Played:
        play.check_not_overtaken(table.g, seen)
        return play.play_default(table.game, table.g, seat, "timeout", table.drafts)

    return carry_out(Command(match_id, ("time_out",), seat, "timeout", key), decide)


def settle_match(match_id: int) -> Done:
    """Let play go on by itself as far as today's rules let it; once after every release."""

    def decide(table: Table) -> Played:
        return play.settle(table.game, table.g)

    return carry_out(Command(match_id, ("settle",), via="host"), decide)


def correct_match(
    match_id: int, values: Mapping[str, Any], *, reason: str, private: bool = False
) -> Done:
    """Put a mistake right in the open, as the table agreed; the log shows before and after."""

    def decide(table: Table) -> Played:
        return play.correct(table.game, table.g, values, reason, private=private)

    return carry_out(Command(match_id, ("correct", reason), via="host"), decide)
