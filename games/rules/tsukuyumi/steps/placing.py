"""Where bought units stand, which ones are swapped, what a bundle holds (SPEC 7.2)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.turn import WeaponsTaken
from games.rules.tsukuyumi.queries.leaving import exchanged
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.production import (
    affordable,
    buyable_weapons,
)
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import on_board
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import again, cells_for, deploy, place, produce

_ = gettext_noop


def place_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Where do you deploy {unit}?"), unit=g.name(pick.name))


def place_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in cells_for(g, pick, pick.name):
        yield take(cell, spot(g, cell), area(cell))


def decide_place(g: Realm, pick: Pick, value: str) -> Rule:
    yield from deploy(g, pick.seat, pick.name, value)
    if pick.m > 1 and g.seat(pick.seat).reserve.get(pick.name, 0):
        yield place(pick, pick.name, pick.n, pick.m - 1)
    elif pick.n > 0:
        yield again(pick, pick.n)


def upgrade_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Which unit becomes {unit}?"), unit=g.name(pick.name))


def upgrade_options(g: Realm, pick: Pick) -> Iterator[Option]:
    old = g.content.units[pick.name].upgrade_from
    cells = dict.fromkeys(g.unit(number).cell for number in on_board(g, pick.seat, old))
    for cell in cells:
        if pick.cell in ("", cell):
            yield take(cell, spot(g, cell), stack(cell, old, pick.seat))


def decide_upgrade(g: Realm, pick: Pick, value: str) -> Rule:
    card = g.content.units[pick.name]
    number = next(
        number
        for number in on_board(g, pick.seat, card.upgrade_from)
        if g.unit(number).cell == value
    )
    yield exchanged(g, pick.seat, number, pick.name, card.upgrade_cost)
    yield again(pick, pick.n - card.upgrade_cost)


def bundle_prompt(g: Realm, pick: Pick) -> Text:
    if pick.m:
        return say(_("Choose a unit of the bundle; {left} left."), left=pick.m)
    return say(_("Choose the weapon of the bundle."))


def bundle_options(g: Realm, pick: Pick) -> Iterator[Option]:
    if pick.m:
        for kind in affordable(g, pick.seat, 99):
            yield take(kind, say("{unit}", unit=g.name(kind)), f"card:{kind}")
        return
    for slug in buyable_weapons(g, pick.seat, 99):
        yield take(slug, say("{weapon}", weapon=g.name(f"weapon_{slug}")), f"card:{slug}")


def decide_bundle(g: Realm, pick: Pick, value: str) -> Rule:
    if pick.m:
        yield Pick(pick.seat, "produce.place", name=value, m=1)
        yield Pick(pick.seat, "produce.bundle", n=pick.n, m=pick.m - 1)
    else:
        yield WeaponsTaken(pick.seat, value, 1)
        yield produce(pick.seat, pick.n)


ASKS = {
    "produce.place": Ask(place_prompt, place_options, decide_place),
    "produce.upgrade": Ask(upgrade_prompt, upgrade_options, decide_upgrade),
    "produce.bundle": Ask(
        bundle_prompt,
        bundle_options,
        decide_bundle,
        applies=lambda g, pick: next(iter(bundle_options(g, pick)), None) is not None,
    ),
}
