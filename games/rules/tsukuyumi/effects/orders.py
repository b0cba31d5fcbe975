"""Standing orders: answers given beforehand, so that nobody has to wait (SPEC 22)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.turn import OrderGiven, PartUsed
from games.rules.tsukuyumi.kinds import PHASES
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.steps.pick import Ask, Pick, SecretPick, take
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop
ORDERS = {
    "counter/ask": _("Counterattacks: ask me"),
    "counter/none": _("Counterattacks: never"),
    "counter/reinforce": _("Counterattacks: reinforce if I can"),
    "counter/retaliate": _("Counterattacks: retaliate if I can"),
    "pre_defence/ask": _("Defence before an attack: ask me"),
    "pre_defence/no": _("Defence before an attack: never"),
    "lend/no": _("Others who move my units may not use their abilities"),
    "lend/yes": _("Others who move my units may use their abilities"),
}
MINES = {
    "mines/all": _("Mines: all of them go off"),
    "mines/none": _("Mines: none of them go off"),
    "mines/ask": _("Mines: ask me"),
}


def menu_options(g: Realm, seat: int) -> Iterator[Option]:
    if "orders" not in g.turn.used:
        yield take("orders", say(_("Give a standing order")))


def act(g: Realm, seat: int, value: str) -> Rule:
    yield PartUsed("orders")
    yield SecretPick(seat, "orders.set")


def order_options(g: Realm, pick: Pick) -> Iterator[Option]:
    offered = ORDERS | MINES if seat_of(g, "nomads") == pick.seat else ORDERS
    for order, label in offered.items():
        yield take(order, say(label))


def decide_order(g: Realm, pick: Pick, value: str) -> Rule:
    order, _slash, answer = value.partition("/")
    yield OrderGiven(pick.seat, order, answer)


EXTRAS = (Extra("orders", PHASES, menu_options, act, alone=False),)
ASKS = {
    "orders.set": Ask(
        lambda g, pick: say(_("Which order do you give? Nobody else learns of it.")),
        order_options,
        decide_order,
    )
}
