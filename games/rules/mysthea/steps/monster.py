"""A monster's attack: its habit, the comparison, losses or rewards, the way on (SPEC 9.3)."""

from collections.abc import Callable

from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.mysthea.content import Behaviour
from games.rules.mysthea.events.gains import GloryLost
from games.rules.mysthea.events.world import (
    CardCollected,
    MonsterAttacked,
    MonsterDefeated,
    MonsterMoved,
    MonsterRewarded,
    TributesTaken,
)
from games.rules.mysthea.queries.battle import fighting_strength, monster_strength
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.steps.monster_choices import LossChoice, TributeChoice

REWARDED = 3


def habit(g: Mysthea, monster: str) -> Behaviour | None:
    """What the monster does beyond attacking, if the table plays with it."""
    return g.content.monsters[monster].behaviour if g.options.monster_behaviours else None


class MonsterAttack(Step[Mysthea], frozen=True):
    """Begins with the habit; one that comes back attacks a second time."""

    monster: str
    again: bool = False

    def run(self, g: Mysthea) -> Rule:
        name = habit(g, self.monster)
        if name in HABITS:
            yield from HABITS[name](g, self.monster)
        yield MonsterClash(self.monster, self.again)


def shame_the_absent(g: Mysthea, monster: str) -> Rule:
    """Every seat without a unit there loses glory, on an empty island all of them (R32, R33)."""
    present = g.fighters_on(g.state.monsters[monster].island)
    for seat in g.order():
        if seat not in present:
            amount = min(g.content.monsters[monster].behaviour_n, g.seat(seat).glory)
            if amount:
                yield GloryLost(seat, amount)


def ask_for_tribute(g: Mysthea, monster: str) -> Rule:
    """All at once, since nobody's answer changes another's (R31, R66)."""
    seats = [seat for seat in g.order() if g.seat(seat).discard]
    if seats:
        yield Together([lane(seat, TributeChoice(seat, monster)) for seat in seats])
        yield TributeTaking(monster)


HABITS: dict[Behaviour | None, Callable[[Mysthea, str], Rule]] = {
    "shame": shame_the_absent,
    "tribute": ask_for_tribute,
}


class TributeTaking(Step[Mysthea], frozen=True):
    monster: str

    def run(self, g: Mysthea) -> Rule:
        for seat in g.order():
            match g.state.tributes.get(seat):
                case "random_card":
                    yield CardCollected(seat, g.chance.pick(g.seat(seat).discard))
                case "lose_glory":
                    yield GloryLost(seat, g.content.monsters[self.monster].behaviour_n)
        yield TributesTaken()


class MonsterClash(Step[Mysthea], frozen=True):
    """Its strength against all units on the island together."""

    monster: str
    again: bool = False

    def run(self, g: Mysthea) -> Rule:
        island = g.state.monsters[self.monster].island
        strength = monster_strength(g, self.monster, island)
        fighters = {seat: fighting_strength(g, seat, island) for seat in g.fighters_on(island)}
        yield MonsterAttacked(self.monster, island, strength, fighters)
        if strength <= sum(fighters.values()):
            yield from reward_fighters(g, self.monster, island, fighters)
            yield MonsterLeaving(self.monster, defeated=True, again=self.again)
            return
        for seat in fighters:
            yield LossChoice(seat, island)
        yield MonsterLeaving(self.monster, defeated=False, again=self.again)


def reward_fighters(g: Mysthea, monster: str, island: str, fighters: dict[int, int]) -> Rule:
    """Ranks and doubling are fixed before the first reward (R37, R38, R62)."""
    places = {seat: place for place, seat in enumerate(g.order())}
    ranking = sorted(fighters, key=lambda seat: (-fighters[seat], places[seat]))
    yield MonsterDefeated(monster, ranking)
    for place, seat in enumerate(ranking[:REWARDED]):
        hunts = (
            g.has_ability(seat, "hunter") and g.island_of(g.seat(seat).champion.region) == island
        )
        yield MonsterReward(seat, monster, place, g.ability_number(seat) if hunts else 1)


class MonsterReward(Step[Mysthea], frozen=True):
    """One seat's reward is resolved completely before the next."""

    seat: int
    monster: str
    place: int
    times: int = 1

    def run(self, g: Mysthea) -> Rule:
        yield MonsterRewarded(self.seat, self.monster, self.place, self.times)


class MonsterLeaving(Step[Mysthea], frozen=True):
    """One island on, defeated or not; one that comes back attacks there, then stays."""

    monster: str
    defeated: bool = False
    again: bool = False

    def run(self, g: Mysthea) -> Rule:
        if self.again:
            return
        island = g.clockwise(g.state.monsters[self.monster].island)
        yield MonsterMoved(self.monster, island)
        if habit(g, self.monster) == "return" and not self.defeated:
            yield MonsterAttack(self.monster, again=True)
