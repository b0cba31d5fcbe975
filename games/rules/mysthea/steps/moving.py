"""One step of a unit: which one, where to, and who goes along (SPEC 7.4)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.content import UnitKind
from games.rules.mysthea.events.units import UnitMoved, Way
from games.rules.mysthea.queries.movement import movers, passengers
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place, unit_in, unit_name
from games.rules.mysthea.steps.answers import Decline, decline

_ = gettext_noop


class PickUnit(Choice, frozen=True, tag="unit"):
    region: str
    kind: UnitKind


class GoTo(Choice, frozen=True, tag="to"):
    region: str


class Carry(Choice, frozen=True):
    kind: UnitKind


class CarryNobody(Choice, frozen=True, tag="none"):
    pass


def unit_option(g: Mysthea, seat: int, region: str, kind: UnitKind) -> Option:
    target = f"unit:{seat}:{region}:{kind}"
    return Option(PickUnit(region, kind), unit_in(g, region, kind), (target,))


class UnitChoice(Step[Mysthea], frozen=True, tag="move.choose_unit"):
    """Which unit takes a step; effects name a kind, some may be declined."""

    seat: int
    kind: UnitKind | None = None
    optional: bool = False
    left: int = 1

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if movers(g, self.seat, self.kind) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the unit that moves."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region, kind in movers(g, self.seat, self.kind):
            yield unit_option(g, self.seat, region, kind)
        if self.optional:
            yield decline()

    def decide(self, g: Mysthea, choice: PickUnit | Decline) -> Rule:
        if isinstance(choice, PickUnit):
            yield DestinationChoice(self.seat, choice.region, choice.kind)
            if self.left > 1:
                yield UnitChoice(self.seat, self.kind, self.optional, self.left - 1)

    def default(self, g: Mysthea) -> Choice:
        return Decline() if self.optional else super().default(g)


class DestinationChoice(Step[Mysthea], frozen=True, tag="move.choose_destination"):
    seat: int
    region: str
    kind: UnitKind
    way: Way = "step"

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("{unit} in {place}: choose where it goes."),
            unit=unit_name(g, self.kind),
            place=place(g, self.region),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in g.adjacent(self.region):
            yield Option(GoTo(region), place(g, region), (f"region:{region}",))

    def decide(self, g: Mysthea, choice: GoTo) -> Rule:
        if passengers(g, self.seat, self.kind, self.region):
            yield CarryChoice(self.seat, self.region, self.kind, choice.region, self.way)
        else:
            yield UnitMoved(self.seat, self.kind, self.region, choice.region, way=self.way)


class CarryChoice(Step[Mysthea], frozen=True, tag="move.choose_carry"):
    """An upgrade lets the moving unit take one other along."""

    seat: int
    region: str
    kind: UnitKind
    to: str
    way: Way = "step"

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Whom does it take along to {place}?"),
            place=place(g, self.to),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield Option(CarryNobody(), say(_("Nobody")))
        for kind in passengers(g, self.seat, self.kind, self.region):
            target = f"unit:{self.seat}:{self.region}:{kind}"
            yield Option(Carry(kind), plain(unit_name(g, kind)), (target,))

    def decide(self, g: Mysthea, choice: Carry | CarryNobody) -> Rule:
        passenger = choice.kind if isinstance(choice, Carry) else None
        yield UnitMoved(self.seat, self.kind, self.region, self.to, passenger, self.way)
