"""Which step follows which: set-up, turns, responses, the end of the match (SPEC 5, 6, 10)."""

from games.kernel.moves import MatchEnded, Resigned
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tiny_epic_kingdoms.events.ending import DeadRemoved, EndTriggered, GameScored
from games.rules.tiny_epic_kingdoms.events.setup import (
    LostKingdomPlaced,
    SetupRevealed,
    TerritoriesDealt,
)
from games.rules.tiny_epic_kingdoms.events.turn import CardCleared, MarkerPassed, TurnSkipped
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.scoring.points import entries, points, ranks
from games.rules.tiny_epic_kingdoms.state import EndTrigger
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.response import Response
from games.rules.tiny_epic_kingdoms.steps.setup_picks import SideChoice

ECONOMIC = ("build", "research", "trade", "expand")
FIVE_PLAYERS = 5


class Dealing(Step[Kingdoms], frozen=True):
    """A territory card for each seat; with two players one more for the Lost Kingdom."""

    def run(self, g: Kingdoms) -> Rule:
        yield TerritoriesDealt(g.chance.shuffle(g.content.cards))
        if not g.has_alliances():
            card = g.content.cards[g.state.deck[len(g.seats)]]
            sides = sorted(card.sides.values())
            side = g.chance.pick(sides)
            regions = [region.id for region in g.content.regions_on(side) if region.standable]
            yield LostKingdomPlaced(side, sides, regions)
        yield Together([lane(seat, SideChoice(seat)) for seat in g.seats])
        yield Opening()


class Opening(Step[Kingdoms], frozen=True):
    """All picks lie open and the first player begins."""

    def run(self, g: Kingdoms) -> Rule:
        yield SetupRevealed()
        yield TurnStart()


class TurnStart(Step[Kingdoms], frozen=True):
    """T0: a full card is cleared; with five players that is the whole turn (SPEC 11.2)."""

    def run(self, g: Kingdoms) -> Rule:
        seat = g.state.active
        if len(g.state.used) == g.content.limits.shields:
            yield CardCleared()
            if len(g.seats) == FIVE_PLAYERS:
                yield TurnSkipped(seat)
                yield MarkerPassed(g.others(seat)[0])
                yield self
                return
        yield ActionChoice(seat)
        yield Responses(g.clockwise(seat))
        yield TurnEnd()


class Responses(Step[Kingdoms], frozen=True):
    """T2: one seat after another, each finished before the next (R8); some may answer together."""

    left: list[int]

    def run(self, g: Kingdoms) -> Rule:
        first, *others = self.left
        if first != g.state.active and followers_answer_together(g):
            yield Together([lane(seat, Response(seat)) for seat in self.left])
            return
        yield Response(first)
        if others:
            yield Responses(others)


def followers_answer_together(g: Kingdoms) -> bool:
    """R50: economic actions only, and no Expand in which two could want the same region."""
    if g.options.follow_mode != "parallel_economic" or len(g.seats) <= 1:
        return False
    action = g.state.used[-1]
    if action == "expand":
        return not any(
            g.has(seat, "expand_adjacent") or g.has(seat, "expand_step") for seat in g.seats
        )
    return action in ECONOMIC


class TurnEnd(Step[Kingdoms], frozen=True):
    """T3 and T4: the end is looked for once a turn, and comes with the fifth shield (SPEC 10)."""

    def run(self, g: Kingdoms) -> Rule:
        if not g.state.end:
            triggers = end_triggers(g)
            if triggers:
                yield EndTriggered(triggers)
        if g.state.end and len(g.state.used) == g.content.limits.shields:
            yield from finish(g)
            return
        yield MarkerPassed(g.others(g.state.active)[0])
        yield TurnStart()


def end_triggers(g: Kingdoms) -> list[EndTrigger]:
    """Every seat and reason that holds now."""
    limits = g.content.limits
    found: list[EndTrigger] = []
    for seat in g.seats:
        owner = g.seat(seat)
        if g.in_play(seat) == limits.meeples_per_player:
            found.append(EndTrigger(seat, "meeples"))
        if owner.tower == limits.tower_levels:
            found.append(EndTrigger(seat, "tower"))
        if owner.magic == limits.magic_levels:
            found.append(EndTrigger(seat, "magic"))
    return found


def finish(g: Kingdoms) -> Rule:
    """The dead leave the ruins, points are counted, the match is over."""
    dead = [
        meeple.id
        for region, there in sorted(g.state.regions.items())
        if g.region(region).terrain == "ruins"
        for meeple in there
        if meeple.owner in g.seats and not g.has(meeple.owner, "ruins_survive")
    ]
    if dead:
        yield DeadRemoved(dead)
    yield GameScored([entries(g, seat) for seat in g.seats])
    yield MatchEnded(ranks(g), [points(g, seat) for seat in g.seats])


def last_one_wins(g: Kingdoms, event: Resigned) -> Rule:
    """R52: when only one seat has not resigned, it wins at once."""
    present = [seat for seat in g.seats if not g.is_absent(seat)]
    if len(present) == 1:
        yield GameScored([entries(g, seat) for seat in g.seats])
        yield MatchEnded(ranks(g), [points(g, seat) for seat in g.seats])
