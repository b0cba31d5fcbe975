"""What an event brings about by itself: objectives, and a moment worth remembering."""

from typing import Any

from games.kernel.events import Event
from games.kernel.steps import Rule
from games.rules.daimyo.events.economy import ObjectiveClaimed, TokensGained
from games.rules.daimyo.events.pieces import AllUnitsShown, GovernorPlaced, ShadowPlaced
from games.rules.daimyo.queries.board import governors_of, shadows_of
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.objectives import is_met, open_slots
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.hands import draw_heroes


def claim_objectives(g: Daimyo, event: Event[Any]) -> Rule:
    """Whoever meets one first has it, for good; the active seat before the others (R58)."""
    first = g.state.turn.seat if g.state.turn is not None else g.state.helmet
    for objective in g.state.objectives:
        for seat in g.clockwise(first):
            if not open_slots(g, objective):
                break
            if seat not in g.state.claims.get(objective, ()) and is_met(g, seat, objective):
                yield from claim(g, seat, objective)


def claim(g: Daimyo, seat: int, objective: str) -> Rule:
    card = g.content.objectives[objective]
    second = bool(g.state.claims.get(objective))
    reward = card.silver if second and card.silver is not None else card.gold
    yield ObjectiveClaimed(seat, objective, "silver" if second else "gold", reward.points)
    if reward.tokens:
        yield TokensGained(seat, reward.tokens, "objective")
    yield from draw_heroes(g, seat, reward.draw)


def note_all_units(g: Daimyo, event: GovernorPlaced | ShadowPlaced) -> Rule:
    owner, limits = event.owner, g.content.limits
    if not g.is_solo or owner == AUTOMATON or g.seat(owner).had_all_units:
        return
    units = len(governors_of(g, owner)), len(shadows_of(g, owner))
    if units == (limits.governors, limits.shadows):
        yield AllUnitsShown(owner)
