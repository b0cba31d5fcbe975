"""Wars that tests begin with: a meeple has just marched to a foreign one."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel.options import Choice
from games.kernel.refusal import Refused
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, PEACE, State
from games.rules.tiny_epic_kingdoms.steps.going import GoTo
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination
from games.rules.tiny_epic_kingdoms.steps.quest import QuestDestination
from games.rules.tiny_epic_kingdoms.steps.war_choices import Peace, SetDie
from tests.rules.tiny_epic_kingdoms.positions import (
    CONTENT,
    PLAIN,
    A,
    B,
    C,
    Stock,
    ordinary,
    scene,
    stock_of,
)
from tests.support.scene import Scene

Where = Mapping[str, Sequence[int]]
RICH = {A: (9, 0, 0), B: (9, 0, 0)}
"""Ore only: there is one way to pay for any die."""
FLAG = PEACE
LOST = "t4a"


def duel(
    origin: str = "t1a-1", to: str = "t1a-2", also: Where | None = None, **given: Any
) -> Scene:
    """A goes to war against B, both rich in ore, with a meeple each at C's home."""
    meeples = {origin: [A], to: [B], "t3a-2": [A], "t3a-4": [B], "t3a-5": [C]}
    return march(ordinary(3, {**meeples, **(also or {})}, **filled(3, given)), origin, to)


def raid(
    origin: str = "t4a-1", to: str = "t4a-4", also: Where | None = None, **given: Any
) -> Scene:
    """With two players A goes to war against a neutral meeple; B supports it."""
    meeples = {origin: [A], to: [NEUTRAL], "t1a-1": [A], "t2a-1": [B], "t2a-2": [B]}
    given.setdefault("lost_kingdom", LOST)
    return march(ordinary(2, {**meeples, **(also or {})}, **filled(2, given)), origin, to)


def feud(
    origin: str = "t1a-1", to: str = "t1a-2", also: Where | None = None, **given: Any
) -> Scene:
    """With two players A goes to war against B."""
    meeples = {origin: [A], to: [B], "t2a-1": [A], "t2a-4": [B]}
    given.setdefault("lost_kingdom", LOST)
    return march(ordinary(2, {**meeples, **(also or {})}, **filled(2, given)), origin, to)


def filled(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Riches and factions for those that the test says nothing about."""
    factions = dict(given.get("factions") or {})
    taken = {faction for faction, _level in factions.values()}
    left = [faction for faction in PLAIN if faction not in taken]
    for seat in range(seats):
        factions.setdefault(seat, (left.pop(0), 0))
    return {**given, "factions": factions, "stock": {**RICH, **(given.get("stock") or {})}}


def march(state: State, origin: str, to: str, seat: int = A) -> Scene:
    """The seat's meeple goes there, by Patrol or, to another territory, by Quest."""
    side = CONTENT.region(to).side
    if CONTENT.region(origin).side == side:
        match = scene(state, PatrolDestination(seat, origin))
    else:
        match = scene(state, QuestDestination(seat, origin, side))
    return match.when(seat, GoTo(to)) if GoTo(to).id in offered(match, seat) else match


def offered(match: Scene, seat: int) -> list[str]:
    try:
        return match.offers(seat)
    except Refused:
        return []


def die(face: int) -> Choice:
    return Peace() if face == PEACE else SetDie(face)


def reveal(match: Scene, attack: int, defence: int, *, sealed: Sequence[int] = ()) -> Scene:
    """Both set their dice; those of `sealed` seats were set by themselves."""
    war = match.state.war
    faces = {war.attacker: attack, war.defender: defence}
    for seat in faces:
        if seat not in sealed:
            match.when(seat, die(faces[seat]))
    return match


def stock(match: Scene, seat: int) -> Stock:
    """Ore, mana and food."""
    return stock_of(match.state, seat)
