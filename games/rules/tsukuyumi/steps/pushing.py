"""Pushing: a foreign player shifts units to an adjacent area (SPEC 2, R59)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.queries.board import enemies_of
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.movement import push_areas
from games.rules.tsukuyumi.queries.names import area, owner_name, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take

_ = gettext_noop
ALL = 99


def push(seat: int, cell: str, most: int) -> Pick:
    """Up to so many enemy units leave the tile, one after another."""
    return Pick(seat, "push.unit", cell, n=most)


def pushable(g: Realm, pick: Pick) -> list[int]:
    """One unit of each owner and kind that can be pushed."""
    found: dict[tuple[int, str], int] = {}
    for number in enemies_of(g, pick.seat, pick.cell):
        unit = g.unit(number)
        if str(number) not in pick.done and push_areas(g, unit):
            found.setdefault((unit.owner, unit.kind), number)
    return list(found.values())


def unit_prompt(g: Realm, pick: Pick) -> Text:
    if pick.n >= ALL:
        return say(_("Choose a unit to push out of {place}."), place=spot(g, pick.cell))
    return say(
        _("Choose a unit to push out of {place}; {left} left."),
        place=spot(g, pick.cell),
        left=pick.n,
    )


def unit_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for number in pushable(g, pick):
        unit = g.unit(number)
        label = say(_("{unit} of {owner}"), unit=g.name(unit.kind), owner=owner_name(unit.owner))
        yield take(number, label, stack(unit.cell, unit.kind, unit.owner))
    yield take("finish", say(_("Push nobody else")))


def decide_unit(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "finish":
        yield Pick(pick.seat, "push.to", pick.cell, n=pick.n, units=(int(value),), done=pick.done)


def unit_applies(g: Realm, pick: Pick) -> bool:
    return pick.n > 0 and bool(pushable(g, pick))


def to_prompt(g: Realm, pick: Pick) -> Text:
    unit = g.unit(pick.units[0])
    return say(_("Where does {unit} go?"), unit=g.name(unit.kind))


def to_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in push_areas(g, g.unit(pick.units[0])):
        yield take(cell, spot(g, cell), area(cell))


def decide_to(g: Realm, pick: Pick, value: str) -> Rule:
    """A unit is pushed once; the pusher goes on with the others."""
    yield going(g, pick.seat, list(pick.units), [value], "push")
    yield from entered(g, list(pick.units), value)
    yield Pick(
        pick.seat,
        "push.unit",
        pick.cell,
        n=pick.n - 1,
        done=(*pick.done, *(str(number) for number in pick.units)),
    )


ASKS = {
    "push.unit": Ask(
        unit_prompt, unit_options, decide_unit, lambda g, pick: "finish", unit_applies
    ),
    "push.to": Ask(to_prompt, to_options, decide_to, applies=has_options),
}
