"""A war from the dice to the rewards, one step that walks the printed sequence (SPEC 8.1)."""

from collections.abc import Callable

from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tiny_epic_kingdoms.events.turn import MeepleMoved
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceBroken,
    AllianceFormed,
    MeepleRemoved,
    WarEnded,
    WarResolved,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.war import raises, strength, the_war
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, PEACE
from games.rules.tiny_epic_kingdoms.steps.losses import lose_meeple
from games.rules.tiny_epic_kingdoms.steps.retreat import RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, FleeChoice, RaiseChoice
from games.rules.tiny_epic_kingdoms.steps.war_payment import pay_for_war
from games.rules.tiny_epic_kingdoms.steps.war_rewards import rewards


def war_over_region(g: Kingdoms, moved: MeepleMoved) -> Rule:
    """A move to a foreign meeple starts a war; alliance is judged after the move (R64)."""
    attacker, region = moved.seat, moved.to
    foreign = g.foreign_in(attacker, region)
    if not foreign:
        return
    neutral = foreign[0].owner == NEUTRAL
    defender = g.others(attacker)[0] if neutral else foreign[0].owner
    shared = [other for other in g.shared_regions(attacker, defender) if other != region]
    yield WarStarted(attacker, defender, region, moved.via, neutral, bool(shared) and not neutral)
    yield War()


class War(Step[Kingdoms], frozen=True):
    at: str = "dice"

    def run(self, g: Kingdoms) -> Rule:
        yield from STAGES[self.at](g)
        if g.state.war is not None:
            yield War(NEXT[self.at])


def set_dice(g: Kingdoms) -> Rule:
    """W1: both at once and in secret."""
    war = the_war(g)
    yield Together([lane(seat, DieChoice(seat)) for seat in (war.attacker, war.defender)])


def compare_flags(g: Kingdoms) -> Rule:
    """W2: two flags make an alliance and end the war; else the raise may follow (W4)."""
    war = the_war(g)
    if all(face == PEACE for face in war.dice.values()):
        yield AllianceFormed(war.region, [war.attacker, war.defender])
        yield WarEnded()
        return
    for seat in (war.attacker, war.defender):
        if raises(g, seat):
            yield RaiseChoice(seat)


def resolve(g: Kingdoms) -> Rule:
    """W5: the higher strength wins, the defender on a tie."""
    war = the_war(g)
    attack, defence = strength(g, war.attacker), strength(g, war.defender)
    winner = war.attacker if attack > defence else war.defender
    yield WarResolved(attack, defence, winner)


def pay(g: Kingdoms) -> Rule:
    """W6: winner and loser alike."""
    war = the_war(g)
    yield from pay_for_war(g, [war.attacker, war.defender])


def remove_beaten(g: Kingdoms) -> Rule:
    """W7: the beaten meeple leaves the region; some slip away."""
    war = the_war(g)
    if war.neutral and war.winner == war.attacker:
        beaten = g.own_in(NEUTRAL, war.region)[0]
        yield MeepleRemoved(NEUTRAL, beaten.id, war.region)
        return
    if war.loser == war.defender:
        yield FleeChoice(war.loser)
    else:
        yield from lose_meeple(g, war.loser, war.region)


def break_alliance(g: Kingdoms) -> Rule:
    """W8: the loser leaves all that it shares with the winner, before any reward (R33)."""
    war = the_war(g)
    assert war.winner is not None, "the war is not resolved"
    shared = g.shared_regions(war.loser, war.winner) if war.allied else ()
    if shared:
        yield AllianceBroken(war.winner, war.loser, list(shared))
        yield RetreatChoice(war.loser, war.winner)


def reward(g: Kingdoms) -> Rule:
    """W9: a supporter of the Lost Kingdom wins nothing (SPEC 11.1)."""
    war = the_war(g)
    assert war.winner is not None, "the war is not resolved"
    if war.neutral and war.winner == war.defender:
        return
    yield WarWon(war.winner)
    yield from rewards(g, war.winner)


def end(g: Kingdoms) -> Rule:
    yield WarEnded()


STAGES: dict[str, Callable[[Kingdoms], Rule]] = {
    "dice": set_dice,
    "flags": compare_flags,
    "resolve": resolve,
    "pay": pay,
    "loss": remove_beaten,
    "retreat": break_alliance,
    "reward": reward,
    "end": end,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))
