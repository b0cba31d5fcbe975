"""Walks lists of named effects, one at a time, so that each may ask before the next begins."""

from typing import Literal

from games.kernel.steps import Rule, Step
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import Combat

Moment = Literal["with_damage", "then", "after_attack", "last"]


class CardEffects(Step[Realm], frozen=True):
    """The printed effects of the combat's card, or the counterattacks that were picked."""

    moment: Moment
    at: int = 0

    def run(self, g: Realm) -> Rule:
        combat = g.combat
        todo = effects_of(g, combat, self.moment)
        if self.at >= len(todo):
            return
        name, side = todo[self.at]
        yield from g.rules.effects[name](g, combat, side)
        yield CardEffects(self.moment, self.at + 1)


def effects_of(g: Realm, combat: Combat, moment: Moment) -> list[tuple[str, int]]:
    """Names of effects with the side that they belong to."""
    card = g.content.combat_cards[combat.card]
    if moment == "then":
        return [(name, combat.attacker) for name in card.then]
    if moment == "last":
        return [(name, combat.attacker) for name in card.last]
    found = []
    for side in combat.sides:
        for pick in side.picks:
            if pick and timing(g, side.side, pick) == moment:
                found.append((pick, side.side))
    return found


def timing(g: Realm, side: int, pick: str) -> str:
    """When a counterattack happens; those that wait are noted after the attack."""
    found = g.content.counterattacks[pick.partition("/")[0]].timing
    if pick == "ca_defence/fury":
        return "with_damage"
    if found == "by_faction":
        return g.faction(side).defence_timing
    return "with_damage" if found == "with_damage" else "after_attack"
