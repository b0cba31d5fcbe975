"""What a viewer may know: masked states and events; when a match is over, all is open."""

from typing import Any, TypeVar

from games.kernel.events import Event, Viewer
from games.kernel.game import ENCODER, Game
from games.kernel.header import Header, MatchState
from games.kernel.moves import HIDDEN
from games.kernel.together import Join, Playout, Together

S = TypeVar("S", bound=MatchState)


def view(game: Game[S, Any], state: S, viewer: Viewer) -> S:
    """A copy of the state from which all that the viewer may not know is gone."""
    if state.header.over:
        return game.copy(state)
    masked = game.mask(game.copy(state), viewer)
    masked.header = masked_header(game, state.header, viewer)
    return masked


def masked_header(game: Game[Any, Any], header: Header, viewer: Viewer) -> Header:
    return Header(
        seats=header.seats,
        colours=list(header.colours),
        seq=header.seq,
        border=header.border,
        asked=header.asked,
        draws=header.draws,
        agenda=list(header.agenda),
        sealed=masked_answers(game, header, viewer),
        fixed=list(header.fixed),
        mover=header.mover,
        undo=list(header.undo),
        resigned=list(header.resigned),
        over=header.over,
        ranks=list(header.ranks),
        points=list(header.points),
    )


def masked_answers(game: Game[Any, Any], header: Header, viewer: Viewer) -> dict[str, list[str]]:
    """Of another seat's sealed lane only that it is sealed, never how long its chain was."""
    if not header.sealed:
        return {}
    known = lanes_known_to(game, header, viewer)
    return {
        lane: list(answers) if lane in known else [HIDDEN]
        for lane, answers in header.sealed.items()
    }


def lanes_known_to(game: Game[Any, Any], header: Header, viewer: Viewer) -> set[str]:
    """Of the fork that is open now; one that waits deeper may use the same names."""
    known: set[str] = set()
    for text in reversed(header.agenda):
        match game.read_step(text):
            case Together(lanes=lanes, secret=secret):
                return known | {lane.name for lane in lanes if not secret or lane.seat == viewer}
            case Playout(lane=lane, secret=secret) if not secret or lane.seat == viewer:
                known.add(lane.name)
            case Join():
                return known
    return known


def shown(event: Event[Any], viewer: Viewer, *, over: bool) -> Event[Any]:
    return event if over else event.mask(viewer)


def public_part(event: Event[Any], payload: bytes) -> bytes:
    """The event as a spectator may know it, as bytes; the payload itself if nothing is hidden."""
    public = event.mask(None)
    return payload if public is event else ENCODER.encode(public)
