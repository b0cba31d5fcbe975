"""Constructing and deploying, with what upgrades make of it (SPEC 7.9)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import Piece
from games.rules.mysthea.events.units import UnitConstructed, UnitDeployed
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place, unit_name
from games.rules.mysthea.steps.answers import Yes, yes_or_no
from games.rules.mysthea.steps.gains import upgrade_gains

_ = gettext_noop


def deploy(g: Mysthea, seat: int, kind: Piece) -> Rule:
    """A troop or golem appears where the own champion stands (R57)."""
    yield UnitDeployed(seat, kind, g.seat(seat).champion.region)


def after_construction(g: Mysthea, event: UnitConstructed) -> Rule:
    if event.kind == "troop":
        yield from upgrade_gains(g, event.seat, "construct:troop")
    if any(op.unit == event.kind for op in g.upgrade_ops(event.seat, "deploy_free")):
        yield FreeDeploy(event.seat, event.kind)


def after_deployment(g: Mysthea, event: UnitDeployed) -> Rule:
    match event.kind:
        case "fort":
            yield from upgrade_gains(g, event.seat, "deploy:fort")
        case "golem":
            yield from upgrade_gains(g, event.seat, "deploy:golem")


class FreeDeploy(Step[Mysthea], frozen=True, tag="trigger.free_deploy"):
    """An upgrade lets the unit that was just constructed be deployed at once."""

    seat: int
    kind: Piece

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Deploy the new unit ({unit}) for free to {place}?"),
            unit=unit_name(g, self.kind),
            place=place(g, g.seat(self.seat).champion.region),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        if isinstance(choice, Yes):
            yield from deploy(g, self.seat, self.kind)
