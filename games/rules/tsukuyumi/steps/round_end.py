"""The end of a round in its three steps, each in initiative order (SPEC 11)."""

from collections.abc import Callable

from games.kernel.steps import Rule, Step
from games.rules.tsukuyumi.events.turn import GoalDone, PointsGained, RoundEnded
from games.rules.tsukuyumi.queries.board import (
    MOON_CENTRE,
    areas,
    control,
    owners_at,
    reefs_at,
    units_of,
)
from games.rules.tsukuyumi.queries.formations import is_complete
from games.rules.tsukuyumi.queries.leaving import by_fate, gone
from games.rules.tsukuyumi.queries.missions import AT_ROUND_END
from games.rules.tsukuyumi.queries.realm import Realm, is_duel, ongoing, seat_of, steward
from games.rules.tsukuyumi.queries.units import is_immune, is_irradiated, with_trait
from games.rules.tsukuyumi.scoring.duel import round_end_tasks
from games.rules.tsukuyumi.state import NOBODY, ONI, Blow
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.pick import Pick

COMMON = ("base", "sk")


class RoundEnd(Step[Realm], frozen=True):
    at: str = "keep"

    def run(self, g: Realm) -> Rule:
        yield from STAGES[self.at](g)
        if self.at in NEXT:
            yield RoundEnd(NEXT[self.at])


def keep_clowns(g: Realm) -> Rule:
    """First day: some Uberclowns may stay."""
    circus = seat_of(g, "moon_circus")
    if circus is not None and ongoing(g, circus, "keep_uberclowns"):
        yield Pick(circus, "mc.keep_uberclown", n=ongoing(g, circus, "keep_uberclowns"))


def golden_shot(g: Realm) -> Rule:
    """Step 1: every Uberclown goes back to the reserve, used or not."""
    circus = seat_of(g, "moon_circus")
    if circus is None:
        return
    kept = [int(flag.removeprefix("kept/")) for flag in kept_flags(g, circus)]
    those = [number for number in with_trait(g, circus, "golden_shot") if number not in kept]
    if those:
        yield gone(g, those, "reserve")


def kept_flags(g: Realm, seat: int) -> list[str]:
    return [flag for flag in g.seat(seat).flags if flag.startswith("kept/")]


def fire(g: Realm) -> Rule:
    """Kaiju burns every enemy on its tile; nobody is credited."""
    blows: list[Blow] = []
    for seat in g.by_initiative():
        for number in with_trait(g, seat, "devours"):
            cell = g.unit(number).cell
            for owner in owners_at(g, cell):
                if owner != seat:
                    decider = seat if owner == ONI else NOBODY
                    blows.append(Blow(cell, owner, 20, NOBODY, decider, removes=True))
    yield from strike(g, blows)


def circle(g: Realm) -> Rule:
    """Last item of step 1: The Circle of the Sun gives its points (R26)."""
    seat = seat_of(g, "circle_of_the_sun")
    if seat is not None and is_complete(g, seat, "circle"):
        yield PointsGained(seat, g.content.game.points.circle_formation, "formation_circle")


def bearer(g: Realm) -> Rule:
    """A Gospel Bearer lost in the step before comes back."""
    seat = seat_of(g, "circle_of_the_sun")
    if seat is not None:
        yield Pick(seat, "cos.bearer_return")


def venom(g: Realm) -> Rule:
    """Step 2: Venomous Reefs, summed over the area, to each side by itself (R37)."""
    reef = seat_of(g, "reef_collective")
    if reef is None:
        return
    blows: list[Blow] = []
    for cell in areas(g):
        damage = venom_at(g, reef, cell)
        if not damage or g.state.akira == cell:
            continue
        for owner in owners_at(g, cell):
            if owner != reef:
                decider = steward(g, reef) if owner == ONI else NOBODY
                blows.append(Blow(cell, owner, damage, reef, decider))
    yield from strike(g, blows)


def venom_at(g: Realm, reef: int, cell: str) -> int:
    raised = ongoing(g, reef, "venom")
    total = 0
    for kind in reefs_at(g, cell).values():
        venom = g.content.reefs[kind].venom
        total += (raised or venom) if venom else 0
    return total


def radiation(g: Realm) -> Rule:
    """Every unit without immunity on a radioactive area is removed."""
    for cell in areas(g):
        if not is_irradiated(g, cell):
            continue
        for owner in owners_at(g, cell):
            lost = [n for n in units_of(g, owner, cell) if not is_immune(g, g.unit(n))]
            for to, those in by_fate(g, lost):
                yield gone(g, those, to)


def points(g: Realm) -> Rule:
    """Step 3: the Moon's centre, then goals that are judged now."""
    for cell in areas(g):
        if g.tile(cell).id == MOON_CENTRE and (owner := control(g, cell)) >= 0:
            land = g.seat(owner).gift == "gift_land"
            yield PointsGained(owner, g.content.game.points.moon_centre + land, MOON_CENTRE)
    if is_duel(g):
        yield from round_end_tasks(g)
    for seat in g.by_initiative():
        yield from judge_goal(g, seat, AT_ROUND_END)


def judge_goal(g: Realm, seat: int, checks: "Checks") -> Rule:
    """Two points, once a game, if the goal is one of these and its condition holds."""
    slug = g.seat(seat).goal
    if not slug or g.seat(seat).goal_done:
        return
    goal = g.content.goals[slug]
    check = checks.get(goal.check)
    if check is not None and check(g, seat, goal):
        yield GoalDone(seat, slug, goal.points)


def clean_up(g: Realm) -> Rule:
    closed = [
        [card for card in seat.open if g.content.events[card].lasts] for seat in g.state.seats
    ]
    leaving = [
        card for cards in closed for card in cards if g.content.events[card].set not in COMMON
    ]
    yield RoundEnded(g.state.round, closed, leaving)


Checks = dict[str, Callable[..., bool]]
STAGES: dict[str, Callable[[Realm], Rule]] = {
    "keep": keep_clowns,
    "golden_shot": golden_shot,
    "fire": fire,
    "circle": circle,
    "bearer": bearer,
    "venom": venom,
    "radiation": radiation,
    "bearer_again": bearer,
    "points": points,
    "clean_up": clean_up,
}
NEXT = dict(zip(list(STAGES), list(STAGES)[1:], strict=False))
