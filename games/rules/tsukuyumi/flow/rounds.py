"""Rounds, phases and turns, and the end of the match (SPEC 6)."""

from games.kernel.moves import MatchEnded
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tsukuyumi.events.cards import (
    HandsPassed,
)
from games.rules.tsukuyumi.events.turn import (
    ActionDue,
    GameScored,
    PhaseStarted,
    RoundStarted,
    TurnBanned,
    TurnClosed,
    TurnStarted,
)
from games.rules.tsukuyumi.kinds import PHASES, Phase
from games.rules.tsukuyumi.queries.missions import AFTER_OWN_RED
from games.rules.tsukuyumi.queries.realm import Realm, is_duel, seat_of
from games.rules.tsukuyumi.scoring.points import final_points, final_slips, ranks
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.round_end import RoundEnd, judge_goal
from games.rules.tsukuyumi.steps.turn import Pending, TurnMenu


class Round(Step[Realm], frozen=True):
    """R1: everybody drafts a card at once and in secret."""

    number: int

    def run(self, g: Realm) -> Rule:
        yield RoundStarted(self.number)
        yield Together([lane(seat, Pick(seat, "draft.pick_card")) for seat in g.seats])
        yield Reveal()


class Reveal(Step[Realm], frozen=True):
    """R2: the cards lie open, the hands go left; then the four phases."""

    def run(self, g: Realm) -> Rule:
        yield HandsPassed()
        yield PhaseTurns("white")


class PhaseTurns(Step[Realm], frozen=True):
    phase: Phase

    def run(self, g: Realm) -> Rule:
        yield PhaseStarted(self.phase)
        yield Turns(self.phase, list(g.state.order))
        later = PHASES[PHASES.index(self.phase) + 1 :]
        if later:
            yield PhaseTurns(later[0])
        else:
            yield RoundEnd()
            yield RoundOver()


class Turns(Step[Realm], frozen=True):
    """One player after the other."""

    phase: Phase
    left: list[int]

    def run(self, g: Realm) -> Rule:
        if not self.left:
            return
        seat, *others = self.left
        if is_banned(g, seat, self.phase):
            yield TurnBanned(seat, self.phase)
            yield Turns(self.phase, others)
            return
        yield TurnStarted(seat, self.phase, parts_of(g, seat, self.phase))
        if g.faction(seat).start_reefs:
            yield Pick(seat, "reef.choose_set")
        else:
            if self.phase == "green" and seat_of(g, "dark_seed") == seat:
                yield Pick(seat, "seed.hatch")
            if self.phase == "red":
                yield Pick(seat, "heir.choice")
            yield TurnMenu(seat)
        yield AfterTurn()
        yield Turns(self.phase, others)


def is_banned(g: Realm, seat: int, phase: Phase) -> bool:
    """Reef is not touched by bans (R18)."""
    if not is_duel(g) or g.faction(seat).start_reefs:
        return False
    opponent = g.others(seat)[0]
    return g.content.action_cards[g.seat(opponent).card].ban == phase


def parts_of(g: Realm, seat: int, phase: Phase) -> dict[str, int]:
    """What the drafted card gives; nothing to Reef, whose card is only discarded."""
    if g.faction(seat).start_reefs:
        return {}
    parts = dict(g.content.action_cards[g.seat(seat).card].parts(phase))
    if g.seat(seat).gift == "gift_heir":
        for part in HEIR.get(phase, ()):
            parts[part] = parts.get(part, 0) + 1
    return parts


HEIR: dict[Phase, tuple[str, ...]] = {"white": ("standard",), "blue": ("draw", "play")}
"""What Heir of light adds to the card, besides production and its choice in red."""


class AfterTurn(Step[Realm], frozen=True):
    """The after-phase queue (SPEC 9.6)."""

    at: str = "pending"

    def run(self, g: Realm) -> Rule:
        match self.at:
            case "pending":
                yield Pending()
                yield AfterTurn("bearer")
            case "bearer":
                circle = seat_of(g, "circle_of_the_sun")
                if circle is not None:
                    yield Pick(circle, "cos.bearer_return")
                yield AfterTurn("queue")
            case _:
                yield from next_in_queue(g)


def next_in_queue(g: Realm) -> Rule:
    """Counterattacks that waited, each a full action of its owner."""
    if not g.state.queue:
        if g.turn.phase == "red":
            yield from judge_goal(g, g.turn.seat, AFTER_OWN_RED)
        yield TurnClosed()
        return
    item = g.state.queue[0]
    yield ActionDue()
    if item.what == "combat":
        yield fight(item.seat)
    else:
        yield produce(item.seat, item.n)
    yield AfterTurn("bearer")


class RoundOver(Step[Realm], frozen=True):
    def run(self, g: Realm) -> Rule:
        if g.state.round < g.options.rounds:
            yield Round(g.state.round + 1)
        else:
            yield from finish(g)


def finish(g: Realm) -> Rule:
    yield GameScored(final_slips(g))
    yield MatchEnded(ranks(g), [final_points(g, seat) for seat in g.seats])
