"""What some events changed on the board, so that a returning player sees it at a glance."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.kernel.events import Event
from games.rules.mysthea.board.scene import News
from games.rules.mysthea.content import UnitKind
from games.rules.mysthea.events.cards import CardPlaced, MarketRevealed
from games.rules.mysthea.events.era import EventPlaced, MonsterAppeared, StormBlew
from games.rules.mysthea.events.gains import (
    ArtefactDischarged,
    ArtefactRecharged,
    Gained,
    GloryLost,
)
from games.rules.mysthea.events.setup import ChampionPlaced, TokenPlaced
from games.rules.mysthea.events.units import (
    ChampionWounded,
    GroupSent,
    UnitConstructed,
    UnitDeployed,
    UnitMoved,
    UnitsRemoved,
)
from games.rules.mysthea.events.world import Attuned, EncounterFaced, IslandMoved, MonsterMoved

Step = tuple[int, UnitKind, str, str]
"""Whose unit, of which kind, from where, where to; nothing for the player board."""


def news(events: Sequence[Event[Any]]) -> list[News]:
    """Units by how many more or fewer of a kind there are; anything else once."""
    balance: dict[str, int] = {}
    lost: set[str] = set()
    changed: dict[News, None] = {}
    for event in events:
        for seat, kind, origin, to in steps_of(event):
            here, there = f"unit:{seat}:{origin}:{kind}", f"unit:{seat}:{to}:{kind}"
            if origin:
                balance[here] = balance.get(here, 0) - 1
            if to:
                balance[there] = balance.get(there, 0) + 1
            elif origin:
                lost.add(here)
        changed |= dict.fromkeys(changes_of(event))
    return [*changed, *units_told(balance, lost)]


def units_told(balance: dict[str, int], lost: set[str]) -> Iterator[News]:
    for target, difference in balance.items():
        if difference > 0:
            yield News("arrived", target)
        elif difference < 0:
            yield News("lost" if target in lost else "left", target)


def steps_of(event: Event[Any]) -> Iterator[Step]:
    """The units that an event moved."""
    match event:
        case UnitDeployed():
            yield event.seat, event.kind, "", event.region
        case UnitMoved() | GroupSent():
            for kind in travellers(event):
                yield event.seat, kind, event.origin, event.to
        case UnitsRemoved():
            for piece in event.units:
                yield event.seat, piece, event.region, ""
        case ChampionPlaced():
            yield event.seat, "champion", "", event.region


def travellers(event: UnitMoved | GroupSent) -> list[UnitKind]:
    if isinstance(event, GroupSent):
        return event.units
    return [event.kind] if event.passenger is None else [event.kind, event.passenger]


def changes_of(event: Event[Any]) -> Iterator[News]:
    """What is no unit: figures that came, and things that look different now."""
    for target in figures_of(event):
        yield News("arrived", target)
    for target in things_of(event):
        yield News("changed", target)


def figures_of(event: Event[Any]) -> Iterator[str]:
    match event:
        case MonsterMoved() | MonsterAppeared():
            yield f"monster:{event.monster}"
        case StormBlew():
            yield from (f"monster:{monster}" for monster in event.islands)
        case EncounterFaced() | TokenPlaced():
            yield f"token:{event.seat}"


def things_of(event: Event[Any]) -> Iterator[str]:
    match event:
        case IslandMoved():
            yield f"island:{event.island}"
        case Attuned():
            yield f"attunement:{event.card}"
        case EventPlaced():
            yield f"event:{event.event}"
        case Gained():
            yield f"resource:{event.seat}:{event.res}"
        case GloryLost():
            yield f"resource:{event.seat}:glory"
        case _:
            yield from pieces_of(event)


def pieces_of(event: Event[Any]) -> Iterator[str]:
    """What lies on and beside the player boards."""
    match event:
        case ArtefactRecharged() | ArtefactDischarged():
            yield f"artefact:{event.seat}"
        case CardPlaced():
            yield f"card:{event.card}"
        case MarketRevealed():
            yield from (f"card:{card}" for card in event.cards)
        case UnitConstructed():
            yield f"pool:{event.seat}:{event.kind}"
        case ChampionWounded():
            yield f"seat:{event.seat}"
