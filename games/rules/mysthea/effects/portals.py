"""Portals: a unit leaves for any other region, alone (SPEC 10)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import UnitKind
from games.rules.mysthea.events.units import GroupSent, UnitMoved
from games.rules.mysthea.queries.movement import group_in, portal_destinations, portal_origins
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place, unit_name
from games.rules.mysthea.steps.answers import Decline, decline
from games.rules.mysthea.steps.moving import GoTo, PickUnit, unit_option

_ = gettext_noop


class PortalUnit(Step[Mysthea], frozen=True, tag="effect.portal_unit"):
    """Units of one kind, each with a destination of its own (R12)."""

    seat: int
    kind: UnitKind
    optional: bool = False
    left: int = 1

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if portal_origins(g, self.seat, self.kind) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the unit that goes through the portal."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in portal_origins(g, self.seat, self.kind):
            yield unit_option(g, self.seat, region, self.kind)
        if self.optional:
            yield decline()

    def decide(self, g: Mysthea, choice: PickUnit | Decline) -> Rule:
        if isinstance(choice, PickUnit):
            yield PortalDestination(self.seat, choice.region, [self.kind])
            if self.left > 1:
                yield PortalUnit(self.seat, self.kind, self.optional, self.left - 1)

    def default(self, g: Mysthea) -> Choice:
        return Decline() if self.optional else super().default(g)


class PortalDestination(Step[Mysthea], frozen=True, tag="effect.portal_destination"):
    """Anywhere but a mirage; several kinds are a whole group that goes together."""

    seat: int
    region: str
    kinds: list[UnitKind]
    group: bool = False

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        if self.group:
            return say(_("Choose where your units go from {place}."), place=place(g, self.region))
        return say(
            _("{unit} in {place}: choose where it goes."),
            unit=unit_name(g, self.kinds[0]),
            place=place(g, self.region),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in portal_destinations(g, self.region):
            yield Option(GoTo(region), place(g, region), (f"region:{region}",))

    def decide(self, g: Mysthea, choice: GoTo) -> Rule:
        if self.group:
            units = group_in(g, self.seat, self.region, tuple(self.kinds))
            yield GroupSent(self.seat, self.region, choice.region, units)
        else:
            kind = self.kinds[0]
            yield UnitMoved(self.seat, kind, self.region, choice.region, way="portal")
