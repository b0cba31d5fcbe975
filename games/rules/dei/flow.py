"""Which step follows which: set-up, Turns, Action Phases, Clean-Up, the end (SPEC 8.1)."""

from games.kernel.moves import MatchEnded
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.dei.content import COLOURS
from games.rules.dei.events.economy import CardsScored, FeatsUnlocked, FinalScored
from games.rules.dei.events.setup import DraftClosed, DraftOpened, FeatsDealt
from games.rules.dei.events.turn import (
    CleanedUp,
    PhaseStarted,
    PrioritySet,
    SeatStarted,
    TurnStarted,
)
from games.rules.dei.queries.dei import Dei
from games.rules.dei.scoring.points import bought_entry, final_entries, points, ranks
from games.rules.dei.steps.card_play import CardPlay, PlanFirst
from games.rules.dei.steps.deployment import Deployment
from games.rules.dei.steps.mission import MissionChoice
from games.rules.dei.steps.setup_picks import DraftColour

UNLOCKING_PHASE = 2


class Feats(Step[Dei], frozen=True, tag="setup.feats"):
    """Dealt in secret, or drafted: there and back and there again (SPEC 18.2)."""

    def run(self, g: Dei) -> Rule:
        if g.options.feat_draft:
            yield DraftOpened(g.content.feats_of)
            order = g.state.priority
            for seat in [*order, *reversed(order), *order]:
                yield DraftColour(seat)
        else:
            yield FeatsDealt(
                {colour: g.chance.shuffle(g.content.feats_of[colour]) for colour in COLOURS}
            )
        yield TurnStart(1)


class TurnStart(Step[Dei], frozen=True, tag="turn.start"):
    turn: int

    def run(self, g: Dei) -> Rule:
        if g.state.feats_left:
            yield DraftClosed()
        yield TurnStarted(self.turn)
        yield PhaseStart(1)


class PhaseStart(Step[Dei], frozen=True, tag="phase.start"):
    """With Planning everybody first lays two cards in secret."""

    phase: int

    def run(self, g: Dei) -> Rule:
        yield PhaseStarted(self.phase)
        if g.options.planning:
            yield Together([lane(seat, PlanFirst(seat)) for seat in g.seats])
        for seat in g.state.priority:
            yield SeatPhase(seat)
        yield PhaseEnd()


class SeatPhase(Step[Dei], frozen=True, tag="seat.phase"):
    """Two cards of one seat; before its very first one its Units enter the map."""

    seat: int

    def run(self, g: Dei) -> Rule:
        yield SeatStarted(self.seat)
        if g.state.turn == 1 and g.state.phase == 1:
            yield Deployment(self.seat)
        for _card in range(g.content.limits.cards_per_phase):
            yield CardPlay(self.seat)
        yield SeatEnd(self.seat)


class SeatEnd(Step[Dei], frozen=True, tag="seat.end"):
    """Feats after the second phase, a Mission after the third (SPEC 8.7)."""

    seat: int

    def run(self, g: Dei) -> Rule:
        if g.state.phase == UNLOCKING_PHASE:
            feats = {
                colour: token.feat
                for colour, token in sorted(g.seat(self.seat).feats.items())
                if not token.unlocked
                and g.cubes(self.seat, colour) >= g.content.limits.cubes_to_unlock
            }
            if feats:
                yield FeatsUnlocked(self.seat, feats)
        if is_last_phase(g) and not g.options.confrontation:
            yield MissionChoice(self.seat)
            if is_last_turn(g):
                yield FinalScore(self.seat)


def is_last_phase(g: Dei) -> bool:
    return g.state.phase == g.content.limits.phases


def is_last_turn(g: Dei) -> bool:
    return g.state.turn == g.content.limits.turns


class FinalScore(Step[Dei], frozen=True, tag="seat.final_score"):
    """R39: what the seat holds now, whatever happens to it later."""

    seat: int

    def run(self, g: Dei) -> Rule:
        yield FinalScored(self.seat, final_entries(g, self.seat))


class PhaseEnd(Step[Dei], frozen=True, tag="phase.end"):
    """With Confrontation everybody scores on the same board (SPEC 18.4)."""

    def run(self, g: Dei) -> Rule:
        if not is_last_phase(g):
            yield PhaseStart(g.state.phase + 1)
            return
        if g.options.confrontation:
            for seat in g.state.priority:
                yield MissionChoice(seat)
            if is_last_turn(g):
                for seat in g.state.priority:
                    yield FinalScore(seat)
        yield TurnEnd()


class TurnEnd(Step[Dei], frozen=True, tag="turn.end"):
    """Clean-Up and the new Priority; after the last Turn the bought cards and the result."""

    def run(self, g: Dei) -> Rule:
        if is_last_turn(g):
            yield CardsScored([bought_entry(g, seat) for seat in g.seats])
            yield MatchEnded(ranks(g), [points(g, seat) for seat in g.seats])
            return
        yield CleanedUp()
        yield PrioritySet(next_priority(g))
        yield TurnStart(g.state.turn + 1)


def next_priority(g: Dei) -> list[int]:
    """The least Supply plays first; of equals the one who played earlier plays later."""
    order = g.state.priority
    return sorted(g.seats, key=lambda seat: (g.seat(seat).supply, -order.index(seat)))
