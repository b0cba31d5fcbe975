"""The conquest part of an attack (SPEC 9.5)."""

from games.kernel.steps import Rule
from games.rules.tsukuyumi.events.board import AreaConquered
from games.rules.tsukuyumi.events.combat import (
    ConquestTried,
    PointsCounted,
)
from games.rules.tsukuyumi.queries.board import is_base
from games.rules.tsukuyumi.queries.combat import (
    conquest_counts,
    conquest_succeeds,
    garrison,
    may_try_conquest,
    side_points,
)
from games.rules.tsukuyumi.queries.oni import may_conquer
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import ONI, Combat


def conquer(g: Realm) -> Rule:
    """S5c: with the values of S3; after damage the others count what survived."""
    combat = g.combat
    card = g.content.combat_cards[combat.card]
    if not card.conquest or not may_conquer_now(g, combat):
        return
    if card.kind == "both":
        yield PointsCounted(
            {
                side.side: side_points(g, side.side, combat.cell)
                + (garrison(g, side.side, combat.cell) if side.side >= 0 else 0)
                for side in combat.sides
            }
        )
    success = conquest_succeeds(g, g.combat)
    yield ConquestTried(combat.attacker, combat.cell, success)
    if success:
        yield from claim(g, combat.attacker, combat.cell)


def may_conquer_now(g: Realm, combat: Combat) -> bool:
    if is_base(g, combat.cell):
        return False
    if combat.attacker == ONI:
        return may_conquer(g, combat.cell) and g.state.tokens["oni_territory"] > 0
    card = g.content.combat_cards[combat.card]
    if card.kind == "both":
        return may_try_conquest(g, combat.attacker, combat.cell)
    return g.tile(combat.cell).marker != combat.attacker and g.seat(combat.attacker).markers > 0


def claim(g: Realm, owner: int, cell: str) -> Rule:
    """Put a territory marker: the act of conquering."""
    yield AreaConquered(owner, cell, conquest_counts(g, owner, cell) if owner >= 0 else [])
