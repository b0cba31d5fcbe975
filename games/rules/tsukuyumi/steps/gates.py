"""Move actions, with teleports through gates before or after them (SPEC 16.2)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.turn import PartUsed
from games.rules.tsukuyumi.queries.gates import gate_targets, gates_for, travellers
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.movement import March
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop
BEFORE, AFTER = "gate.before", "gate.after"


def move_action(seat: int, reach: int) -> March:
    return March(seat, seat, reach, action=True)


def move_out(g: Realm, seat: int, reach: int) -> Rule:
    """A move action; whoever has two gates says first how they are used."""
    if with_trait(g, seat, "jumps"):
        yield Pick(seat, "torii.jump", n=reach)
        return
    if gates_for(g, seat):
        yield Pick(seat, "gate.mode", n=reach)
    else:
        yield Movement(Terms(move_action(seat, reach)))


def mode_options(g: Realm, pick: Pick) -> Iterator[Option]:
    used = g.turn.used
    if AFTER not in used and travellers(g, pick.seat):
        yield take("before", say(_("Teleport first, then move")))
    if BEFORE not in used:
        yield take("after", say(_("Move first, then teleport")))
    yield take("none", say(_("Move without gates")))


def decide_mode(g: Realm, pick: Pick, value: str) -> Rule:
    """Before or after binds the whole phase turn; none only this action (R17)."""
    if value != "none" and f"gate.{value}" not in g.turn.used:
        yield PartUsed(f"gate.{value}")
    if value == "before":
        yield Pick(pick.seat, "gate.teleport", units=tuple(travellers(g, pick.seat)))
    yield Movement(Terms(move_action(pick.seat, pick.n), gates=value == "after"))


def ready(g: Realm, pick: Pick) -> list[int]:
    """Units of the list that stand on a gate and did not travel yet."""
    there = travellers(g, pick.seat)
    return [
        number for number in pick.units if number in there and gate_targets(g, pick.seat, number)
    ]


def teleport_options(g: Realm, pick: Pick) -> Iterator[Option]:
    seen = set()
    for number in ready(g, pick):
        unit = g.unit(number)
        if (unit.cell, unit.kind) not in seen:
            seen.add((unit.cell, unit.kind))
            label = say(_("{unit} in {place}"), unit=g.name(unit.kind), place=spot(g, unit.cell))
            yield take(number, label, stack(unit.cell, unit.kind, pick.seat))
    yield take("finish", say(_("Teleport nobody else")))


def decide_teleport(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "finish":
        rest = tuple(number for number in pick.units if number != int(value))
        yield Pick(pick.seat, "gate.to", n=int(value), units=rest)


def to_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in gate_targets(g, pick.seat, pick.n):
        yield take(cell, spot(g, cell), area(cell))


def decide_to(g: Realm, pick: Pick, value: str) -> Rule:
    """No move: no stop, no step of a massive unit; but mines go off (R94)."""
    yield going(g, pick.seat, [pick.n], [value], "jump")
    yield from entered(g, [pick.n], value)
    yield Pick(pick.seat, "gate.teleport", units=pick.units)


ASKS = {
    "gate.mode": Ask(
        lambda g, pick: say(_("How do you use the gates in this move?")),
        mode_options,
        decide_mode,
        lambda g, pick: "none",
    ),
    "gate.teleport": Ask(
        lambda g, pick: say(_("Who goes through a gate?")),
        teleport_options,
        decide_teleport,
        lambda g, pick: "finish",
        lambda g, pick: bool(ready(g, pick)),
    ),
    "gate.to": Ask(lambda g, pick: say(_("Through which gate?")), to_options, decide_to),
}
