"""A match decided again from the choices on its log, by the rules of today."""

from collections.abc import Iterator

from games.kernel.events import Event
from games.kernel.match import Match
from games.kernel.moves import BORDERS, Answered, Resigned, Sealed, Undone, Unsealed
from games.kernel.play import Table, seal
from games.kernel.resolution import Resolution
from games.kernel.together import Together

Move = list[Event[object]]


def redecided(match: Match) -> list[bytes]:
    """The payloads that the same choices lead to."""
    opened = match.log[0].event
    table = Table(opened.seats, opened.options, opened.entropy, opened.colours)  # type: ignore[attr-defined]
    again = Match(match.game, match.game.content(), table, match.seed)
    _opening, *moves = moves_of(match)
    for move in moves:
        redecide(again, move)
    return [row.payload for row in again.log]


def moves_of(match: Match) -> Iterator[Move]:
    move: Move = []
    for row in match.log:
        move.append(row.event)
        if isinstance(row.event, BORDERS) or (isinstance(row.event, Sealed) and row.event.closes):
            yield move
            move = []
    assert not move, "a log ends at a border"


def redecide(match: Match, move: Move) -> None:
    """An answer closes its move; whatever else a command brings about is the first event."""
    match (move[0], move[-1]):
        case (_, Answered() as answered):
            answer_again(match, answered)
        case (Sealed() as sealed, _):
            seal_again(match, sealed)
        case (Undone(seat=seat) | Unsealed(seat=seat), _):
            match.take_back(seat)
        case (Resigned(seat=seat), _):
            match.resign(seat)
        case _:
            raise AssertionError(f"nobody moved: {move}")


def answer_again(match: Match, answered: Answered) -> None:
    if answered.via == "timeout":
        match.time_out(answered.seat)
    else:
        match.play(answered.seat, answered.option)


def seal_again(match: Match, sealed: Sealed) -> None:
    together = match.game.read_step(match.state.header.agenda[-1])
    assert isinstance(together, Together)
    lane = next(lane for lane in together.lanes if lane.name == sealed.lane)
    move = Resolution(match.game, match.g)
    defaults = sealed.via == "timeout"
    rehearsal = move.rehearse(lane, sealed.answers, defaults=defaults)
    assert rehearsal.question is None, f"more is asked than {sealed} answers"
    assert rehearsal.answers == sealed.answers
    match.log.extend(seal(move, lane, sealed.answers, sealed.via).emitted)
