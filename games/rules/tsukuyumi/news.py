"""What some events changed on the board, so that a returning player sees it at a glance."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.kernel.events import Event
from games.rules.tsukuyumi.board.scene import News
from games.rules.tsukuyumi.events import board, cards, turn, units
from games.rules.tsukuyumi.queries.names import area


class Way(Struct):
    """Where a unit stood before and where it stands now; nothing for off the board."""

    origin: str
    to: str


def news(events: Sequence[Event[Any]]) -> list[News]:
    """Each unit by its whole way: one that came back to where it stood is no news."""
    ways: dict[int, Way] = {}
    found: dict[News, None] = {}
    for event in events:
        match event:
            case units.UnitsMoved():
                for number in event.units:
                    ways.setdefault(number, Way(event.origin, "")).to = event.path[-1]
            case units.UnitsLeft():
                for number in event.units:
                    ways.pop(number, None)
                for kind, count in event.kinds.items():
                    found[News("lost", stack_of(event, kind), count=count)] = None
            case _:
                found |= dict.fromkeys(changed(event))
    moved = [one for number, way in ways.items() for one in walked(number, way)]
    return [*found, *moved]


def stack_of(event: units.UnitsLeft, kind: str) -> str:
    owner = "oni" if event.owner < 0 else event.owner
    return f"unit:{event.cell}/{kind}/{owner}"


def walked(number: int, way: Way) -> Iterator[News]:
    if way.origin == way.to:
        return
    yield News("arrived", "", unit=number)
    if way.origin:
        yield News("left", area(way.origin), unit=number)


def changed(event: Event[Any]) -> Iterator[News]:
    """What is not a unit on its way: tiles, markers, tokens, the tracks, the row."""
    match event:
        case units.UnitsDeployed():
            owner = "oni" if event.owner < 0 else event.owner
            yield News("arrived", f"unit:{event.cell}/{event.kind}/{owner}")
        case turn.InitiativeMoved():
            yield News("changed", f"seat:{event.seat}")
        case turn.MissionDone():
            yield News("changed", f"mission:{event.mission}")
        case cards.RowFilled():
            yield News("changed", f"row:{event.place}")
        case _ if isinstance(event, ON_A_TILE):
            yield News("changed", area(event.cell))


ON_A_TILE = (
    board.TileLaid,
    board.TileReplaced,
    board.TileTurned,
    board.TileDevastated,
    board.TileRenewed,
    board.AreaCleared,
    board.AreaConquered,
    board.MarkerLifted,
    board.TraitMarked,
    board.TraitUnmarked,
    board.TraitNegated,
    board.TraitRestored,
    board.BlessingPlaced,
    board.BlessingRemoved,
    board.SlotFilled,
    board.SlotCleared,
    board.TunnelDug,
    board.TunnelFilled,
    board.TokensPlaced,
    board.AkiraPlaced,
)
"""Events that change a tile in a way that a player would look for."""
