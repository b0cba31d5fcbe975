"""Moon Circus: edge tiles, chaos, laughter (SPEC 13.4)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import SeatName, gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.board import MarkerLifted
from games.rules.tsukuyumi.events.turn import FlagRaised, GoalDone, MissionDone, PointsGained
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.board import areas, barred, edge_tiles, units_of
from games.rules.tsukuyumi.queries.leaving import exchanged
from games.rules.tsukuyumi.queries.movement import March
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.oni import oni_tiles
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import of_kind, on_board, with_trait
from games.rules.tsukuyumi.state import Combat
from games.rules.tsukuyumi.steps.moving import can_move, move_units
from games.rules.tsukuyumi.steps.oni import oni_action
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop
CLOWN, UBERCLOWN = "clown", "uberclown"
CLOWNS = 2


def free_edges(g: Realm, seat: int) -> list[str]:
    return [cell for cell in edge_tiles(g) if not barred(g, seat, cell)]


def may_use_effect(g: Realm, seat: int) -> bool:
    clowns = g.seat(seat).reserve.get(CLOWN, 0) > 0 and bool(free_edges(g, seat))
    return clowns or may_give_up(g, seat)


def effect(g: Realm, seat: int) -> Rule:
    if may_give_up(g, seat):
        yield Pick(seat, "mc.altgoal")
    yield Pick(seat, "mc.effect_deploy", n=CLOWNS)


def deploy_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in free_edges(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))
    yield take("finish", say(_("Deploy no more")))


def decide_deploy(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    yield UnitsDeployed(pick.seat, CLOWN, value)
    if pick.n > 1:
        yield Pick(pick.seat, "mc.effect_deploy", n=pick.n - 1)


def deploy_applies(g: Realm, pick: Pick) -> bool:
    return g.seat(pick.seat).reserve.get(CLOWN, 0) > 0 and bool(free_edges(g, pick.seat))


# -- the alternative goal: give three markers up --


def own_markers(g: Realm, seat: int) -> list[str]:
    return [cell for cell in areas(g) if g.tile(cell).marker == seat]


def may_give_up(g: Realm, seat: int) -> bool:
    slug = g.seat(seat).goal
    if not slug or g.seat(seat).goal_done:
        return False
    goal = g.content.goals[slug]
    return goal.check == "effect_option" and len(own_markers(g, seat)) >= goal.n


def altgoal_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("no", say(_("Keep your territory")))
    for other in g.others(pick.seat):
        label = say(
            _("Give up three markers; {player} gains points as well"), player=SeatName(other)
        )
        yield take(other, label, f"seat:{other}")


def decide_altgoal(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "no":
        goal = g.content.goals[g.seat(pick.seat).goal]
        yield Pick(pick.seat, "mc.altgoal_markers", n=goal.n, other=int(value))


def marker_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in own_markers(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_marker(g: Realm, pick: Pick, value: str) -> Rule:
    yield MarkerLifted(value, pick.seat)
    if pick.n > 1:
        yield Pick(pick.seat, "mc.altgoal_markers", n=pick.n - 1, other=pick.other)
        return
    slug = g.seat(pick.seat).goal
    points = g.content.goals[slug].points
    yield GoalDone(pick.seat, slug, points)
    yield PointsGained(pick.other, points, slug)


# -- chaos, laughter --


def may_cause_chaos(g: Realm, seat: int, combat: Combat) -> bool:
    return can_move(g, March(seat, seat, 1))


def chaos(g: Realm, combat: Combat, seat: int) -> Rule:
    yield Pick(seat, "mc.chaos_tile", combat.target)


def chaos_cells(g: Realm, seat: int) -> list[str]:
    march = March(seat, seat, 1)
    return [
        cell
        for cell in cells_of_units(g, seat)
        if can_move(g, march, tuple(units_of(g, seat, cell)))
    ]


def chaos_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in chaos_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_chaos(g: Realm, pick: Pick, value: str) -> Rule:
    yield from move_units(g, March(pick.seat, pick.seat, 1), tuple(units_of(g, pick.seat, value)))


def default_chaos(g: Realm, pick: Pick) -> str:
    cells = chaos_cells(g, pick.seat)
    return pick.cell if pick.cell in cells else cells[0]


def claim_mission(g: Realm, combat: Combat, seat: int) -> Rule:
    yield Pick(seat, "mc.haha_mission")


def open_missions(g: Realm, seat: int) -> list[str]:
    return [slug for slug in g.state.missions if slug not in g.seat(seat).missions]


def mission_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug in open_missions(g, pick.seat):
        yield take(slug, say("{mission}", mission=g.name(slug)), f"mission:{slug}")


def decide_mission(g: Realm, pick: Pick, value: str) -> Rule:
    yield MissionDone(pick.seat, value, g.content.missions[value].points)


# -- events --


def peekaboo(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "mc.peekaboo", n=event.n)


def victim_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for other in g.others(pick.seat):
        yield take(other, say("{player}", player=SeatName(other)), f"seat:{other}")


def decide_victim(g: Realm, pick: Pick, value: str) -> Rule:
    for _time in range(pick.n):
        yield oni_action(int(value), must=True, sheltered=pick.seat)


def pick_me(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "mc.pick_me", n=event.n)


def may_swap(g: Realm, seat: int) -> bool:
    return bool(on_board(g, seat, CLOWN)) and g.seat(seat).reserve.get(UBERCLOWN, 0) > 0


def swap_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in sorted({g.unit(number).cell for number in on_board(g, pick.seat, CLOWN)}):
        yield take(cell, spot(g, cell), stack(cell, CLOWN, pick.seat))
    yield take("finish", say(_("Swap no more")))


def decide_swap(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    yield exchanged(g, pick.seat, of_kind(g, pick.seat, value, CLOWN)[0], UBERCLOWN)
    if pick.n > 1:
        yield Pick(pick.seat, "mc.pick_me", n=pick.n - 1)


def keepable(g: Realm, seat: int) -> list[int]:
    kept = g.seat(seat).flags
    return [n for n in with_trait(g, seat, "golden_shot") if f"kept/{n}" not in kept]


def keep_options(g: Realm, pick: Pick) -> Iterator[Option]:
    seen = set()
    for number in keepable(g, pick.seat):
        unit = g.unit(number)
        if unit.cell not in seen:
            seen.add(unit.cell)
            yield take(number, spot(g, unit.cell), stack(unit.cell, unit.kind, pick.seat))


def decide_keep(g: Realm, pick: Pick, value: str) -> Rule:
    yield FlagRaised(pick.seat, f"kept/{value}")
    if pick.n > 1:
        yield Pick(pick.seat, "mc.keep_uberclown", n=pick.n - 1)


EFFECTS = {
    "effect_moon_circus": effect,
    "defence_chaos": chaos,
    "claim_mission": claim_mission,
    "peekaboo": peekaboo,
    "pick_me": pick_me,
}
PLAYABLE = {
    "effect_moon_circus": may_use_effect,
    "defence_chaos": may_cause_chaos,
    "peekaboo": lambda g, seat, event: bool(oni_tiles(g)),
    "pick_me": lambda g, seat, event: may_swap(g, seat),
}
ASKS = {
    "mc.effect_deploy": Ask(
        lambda g, pick: say(_("Where does a Clown appear? ({left} left)"), left=pick.n),
        deploy_options,
        decide_deploy,
        lambda g, pick: "finish",
        deploy_applies,
    ),
    "mc.altgoal": Ask(
        lambda g, pick: say(_("Do you give up territory for your goal?")),
        altgoal_options,
        decide_altgoal,
        lambda g, pick: "no",
    ),
    "mc.altgoal_markers": Ask(
        lambda g, pick: say(_("Which marker do you give up? ({left} left)"), left=pick.n),
        marker_options,
        decide_marker,
    ),
    "mc.chaos_tile": Ask(
        lambda g, pick: say(_("On which tile do you make chaos?")),
        chaos_options,
        decide_chaos,
        default_chaos,
        lambda g, pick: bool(chaos_cells(g, pick.seat)),
    ),
    "mc.haha_mission": Ask(
        lambda g, pick: say(_("Which mission do you claim?")),
        mission_options,
        decide_mission,
        applies=lambda g, pick: bool(open_missions(g, pick.seat)),
    ),
    "mc.peekaboo": Ask(
        lambda g, pick: say(_("Who must lead the ONI?")), victim_options, decide_victim
    ),
    "mc.pick_me": Ask(
        lambda g, pick: say(_("Which Clown becomes an Uberclown? ({left} left)"), left=pick.n),
        swap_options,
        decide_swap,
        lambda g, pick: "finish",
        lambda g, pick: may_swap(g, pick.seat),
    ),
    "mc.keep_uberclown": Ask(
        lambda g, pick: say(_("Which Uberclown stays? ({left} left)"), left=pick.n),
        keep_options,
        decide_keep,
        applies=lambda g, pick: bool(keepable(g, pick.seat)),
    ),
}
