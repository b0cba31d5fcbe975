"""What some events changed on the board, so that a returning player sees it at a glance."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.kernel.events import Event
from games.rules.daimyo.events.heroes import MarketRefilled
from games.rules.daimyo.events.pieces import (
    BonusTilePlaced,
    BuildingPlaced,
    FirstGovernorPlaced,
    GovernorEliminated,
    GovernorMoved,
    GovernorPlaced,
    ShadowMoved,
    ShadowPlaced,
    TowerMoved,
)
from games.rules.daimyo.events.relics import SlotRefilled, TileExchanged, TileSearched, TileTaken


def news(events: Sequence[Event[Any]]) -> list[str]:
    """The targets that are not as they were, each once, in the order of their change."""
    return list(dict.fromkeys(target for event in events for target in changed_by(event)))


def changed_by(event: Event[Any]) -> Iterator[str]:
    yield from pieces(event)
    match event:
        case TileTaken() | TileSearched() | SlotRefilled() | TileExchanged():
            yield f"nml:{event.slot}"
        case MarketRefilled():
            yield f"market:{event.slot}"
        case BonusTilePlaced():
            yield f"slot:{event.seat}:{event.slot}"


def pieces(event: Event[Any]) -> Iterator[str]:
    match event:
        case GovernorPlaced() | FirstGovernorPlaced() | GovernorEliminated():
            yield f"governor:{event.place}"
        case GovernorMoved():
            yield from (f"governor:{event.origin}", f"governor:{event.to}")
        case ShadowPlaced():
            yield f"danger:{event.danger}"
        case ShadowMoved():
            yield from (f"danger:{event.origin}", f"danger:{event.to}")
        case BuildingPlaced():
            yield f"building:{event.place}"
        case TowerMoved():
            yield from (f"building:{event.origin}", f"building:{event.to}")
