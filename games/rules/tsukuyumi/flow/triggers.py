"""What follows from a fact by itself, in whoever's turn it happens."""

from typing import Any

from games.kernel.events import Event
from games.kernel.moves import MatchEnded, Resigned
from games.kernel.steps import Rule
from games.rules.tsukuyumi.events.board import (
    AreaConquered,
    MarkerLifted,
    TokensPlaced,
    TraitMarked,
)
from games.rules.tsukuyumi.events.turn import (
    GameScored,
    MissionDone,
)
from games.rules.tsukuyumi.flow.rounds import finish
from games.rules.tsukuyumi.queries.missions import ANYTIME
from games.rules.tsukuyumi.queries.realm import Realm, is_duel, seat_of
from games.rules.tsukuyumi.scoring.duel import settle_tasks
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.round_end import judge_goal


def settle_missions(g: Realm, event: Event[Any]) -> Rule:
    """Missions and goals are looked at after every event that could bring them about (R64)."""
    if is_duel(g) and g.state.round:
        yield from settle_tasks(g)
    if type(event) in (MissionDone, MatchEnded, GameScored) or not g.state.missions:
        return
    for seat in g.by_initiative():
        if g.seat(seat).faction and g.state.tiles:
            yield from judge_goal(g, seat, ANYTIME)
            yield from judge_missions(g, seat)


def judge_missions(g: Realm, seat: int) -> Rule:
    for slug in g.state.missions:
        mission = g.content.missions[slug]
        done = slug in g.seat(seat).missions
        if not done and ANYTIME[mission.check](g, seat, mission):
            yield MissionDone(seat, slug, mission.points)


def sun_burns_marker(g: Realm, event: TraitMarked) -> Rule:
    """Gaining the Amaterasu trait removes an ONI territory marker at once (R7)."""
    if event.trait == "amaterasu" and g.tile(event.cell).marker == ONI:
        yield MarkerLifted(event.cell, event.seat)


def eggs_are_crushed(g: Realm, event: AreaConquered) -> Rule:
    """Eggs leave an area that another faction conquers (SPEC 14)."""
    eggs = g.tile(event.cell).eggs
    if eggs and seat_of(g, "dark_seed") != event.seat:
        yield TokensPlaced(event.seat, event.cell, "egg", -eggs)


def last_one_wins(g: Realm, event: Resigned) -> Rule:
    """When only one seat has not resigned, the match is scored as it stands."""
    present = [seat for seat in g.seats if not g.is_absent(seat)]
    if len(present) == 1:
        yield from finish(g)
