"""Battles that tests begin with."""

from collections.abc import Mapping

from games.rules.mysthea.events.battle import BattleStarted
from games.rules.mysthea.state import State
from games.rules.mysthea.steps.battle import BattleRegion
from tests.rules.mysthea.positions import A, scene
from tests.support.scene import Scene


def battle_in(state: State, region: str, *, by: int = A) -> Scene:
    """The seat starts a battle there with its artefact."""
    return started(scene(state, BattleRegion(by)), by, region)


def struck_in(state: State, region: str, bonus: int = 0, *, by: int = A) -> Scene:
    """An effect starts a battle there."""
    return started(scene(state, BattleRegion(by, bonus, by_effect=True)), by, region)


def started(match: Scene, by: int, region: str) -> Scene:
    """Where there is only one region for it, the battle has begun by itself."""
    if not match.happened(BattleStarted):
        match.when(by, f"region:{region}")
    assert match.happened(BattleStarted)[0].region == region
    return match


def lay(match: Scene, cards: Mapping[int, str]) -> Scene:
    """Everybody who is asked lays the card named, or none; the facts of all are kept."""
    facts = []
    while match.state.battle is not None and not match.state.battle.laid:
        seat = match.questions()[0].seat
        card = cards.get(seat, "")
        match.when(seat, f"card:{card}" if card else "none")
        facts += match.facts
    match.facts = facts
    return match
