"""What some events changed on the board, so that a returning player sees it at a glance."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.kernel.events import Event
from games.rules.dei.board.scene import News
from games.rules.dei.events.economy import (
    CardBought,
    MissionScored,
    ResourceCollected,
    ResourcePlaced,
)
from games.rules.dei.events.pieces import (
    ScrapperCarried,
    ScrapperEnlisted,
    ScrappersKilled,
    UnitsMoved,
)
from games.rules.dei.events.turn import CardPlayed, UnitsDeployed

Stay = tuple[int, str]
"""A seat and a Region."""


def news(events: Sequence[Event[Any]]) -> list[News]:
    """Where Units are more or fewer than before, and what else is not as it was."""
    change: dict[Stay, int] = {}
    changed: dict[str, None] = {}
    for event in events:
        for seat, region, number in units_of(event):
            change[seat, region] = change.get((seat, region), 0) + number
        changed |= dict.fromkeys(targets_of(event))
    moved = [
        News("arrived" if number > 0 else "left", f"region:{region}", seat)
        for (seat, region), number in change.items()
        if number
    ]
    return [*moved, *(News("changed", target) for target in changed)]


def units_of(event: Event[Any]) -> Iterator[tuple[int, str, int]]:
    """Whose Units came or went, where and how many."""
    match event:
        case UnitsMoved():
            yield from walked(event.seat, event.origin, event.to, event.scrappers + event.leader)
        case ScrapperCarried():
            yield from walked(event.seat, event.origin, event.to, 1)
        case ScrapperEnlisted():
            yield from walked(event.seat, event.source, event.region, 1)
        case ScrappersKilled():
            yield from ((victim, event.region, -1) for victim in event.victims)
        case UnitsDeployed():
            yield event.seat, event.leader, 1
            yield from ((event.seat, region, more) for region, more in event.scrappers.items())


def walked(seat: int, origin: str, to: str, number: int) -> Iterator[tuple[int, str, int]]:
    """Out of the reserve if there is no origin."""
    if origin:
        yield seat, origin, -number
    yield seat, to, number


def targets_of(event: Event[Any]) -> Iterator[str]:
    match event:
        case ResourceCollected() | ResourcePlaced():
            yield f"region:{event.region}"
        case CardBought() | CardPlayed():
            yield f"card:{event.card}"
        case MissionScored():
            yield f"mission:{event.mission}"
