"""What command points can buy, as options (SPEC 7.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.text import gettext_noop, say
from games.rules.mysthea.content import Piece, UnitKind
from games.rules.mysthea.queries.commands import (
    Deed,
    can_construct,
    can_deploy,
    deed_cost,
    energy_cost,
    room,
)
from games.rules.mysthea.queries.feasibility import can_use_effect
from games.rules.mysthea.queries.movement import movers
from games.rules.mysthea.queries.mysthea import WALKERS, Mysthea
from games.rules.mysthea.queries.names import unit_in, unit_name
from games.rules.mysthea.steps.answers import Done
from games.rules.mysthea.steps.placing import can_place

_ = gettext_noop


class TakeEnergy(Choice, frozen=True, tag="cp.energy"):
    pass


class Construct(Choice, frozen=True, tag="cp.construct"):
    kind: Piece


class Deploy(Choice, frozen=True, tag="cp.deploy"):
    kind: Piece


class MoveUnit(Choice, frozen=True, tag="cp.move"):
    region: str
    kind: UnitKind


class UseEffect(Choice, frozen=True, tag="effect"):
    pass


class PlaceCard(Choice, frozen=True, tag="place"):
    pass


def card_use(g: Mysthea, seat: int) -> Iterator[Option]:
    """The effect of a tactic or objective, the place of an accessory or upgrade."""
    if g.command.used:
        return
    card = g.card(g.command.card)
    cost = energy_cost(g, seat, card)
    targets = (f"card:{card.id}",)
    price = say(_("Costs {energy} energy"), energy=cost)
    group = say(_("The card"))
    if card.type in ("tactic", "objective"):
        if can_use_effect(g, seat, card):
            label = say(_("Use its effect: {text}"), text=card.text)
            yield Option(UseEffect(), label, targets, price, group)
    elif can_place(g, seat, card):
        label = say(_("Put it on your board: {text}"), text=card.text)
        yield Option(PlaceCard(), label, targets, price, group)


def energy(g: Mysthea, seat: int) -> Iterator[Option]:
    cost = g.content.costs.energy
    if g.command.points >= cost and room(g, seat, "energy"):
        label, group = say(_("Gain 1 energy ({cost})"), cost=cost), say(_("Command points"))
        yield Option(TakeEnergy(), label, (f"resource:{seat}:energy",), group=group)


def moves(g: Mysthea, seat: int) -> Iterator[Option]:
    """Every unit that may take a step, so that a click on it is enough."""
    cost = g.content.costs.move
    if g.command.points < cost:
        return
    group = say(_("Move a unit ({cost})"), cost=cost)
    for region, kind in movers(g, seat):
        label, target = unit_in(g, region, kind), f"unit:{seat}:{region}:{kind}"
        yield Option(MoveUnit(region, kind), label, (target,), group=group)


def building(g: Mysthea, seat: int) -> Iterator[Option]:
    deeds: tuple[Deed, ...] = ("construct", "deploy")
    for deed in deeds:
        for kind in WALKERS:
            if deed_cost(g, deed, kind) <= g.command.points:
                yield from deed_option(g, seat, deed, kind)


def deed_option(g: Mysthea, seat: int, deed: Deed, kind: Piece) -> Iterator[Option]:
    name, cost, group = unit_name(g, kind), deed_cost(g, deed, kind), say(_("Command points"))
    if deed == "construct" and can_construct(g, seat, kind):
        label = say(_("Construct: {unit} ({cost})"), unit=name, cost=cost)
        yield Option(Construct(kind), label, (f"supply:{seat}:{kind}",), group=group)
    if deed == "deploy" and can_deploy(g, seat, kind):
        label = say(_("Deploy: {unit} ({cost})"), unit=name, cost=cost)
        yield Option(Deploy(kind), label, (f"pool:{seat}:{kind}",), group=group)


def done(g: Mysthea) -> Option:
    if not g.command.points:
        return Option(Done(), say(_("Done")))
    return Option(Done(), say(_("Done; points lost: {points}"), points=g.command.points))
