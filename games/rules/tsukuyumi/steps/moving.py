"""Moving units: which group, where to, how many; then the walk itself (SPEC 7.1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.movement import March, reach
from games.rules.tsukuyumi.queries.names import area, counted, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.units import has_trait, is_helpless
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.guardians import cleanse, devour
from games.rules.tsukuyumi.steps.marching import Terms, goals, groups
from games.rules.tsukuyumi.steps.pick import Pick, Take, take
from games.rules.tsukuyumi.steps.pushing import push

_ = gettext_noop
MISTRESS_PUSHES = 2


class Movement(Step[Realm], frozen=True, tag="move.select"):
    """Choose a group, as often as there is one that may still move."""

    terms: Terms

    def asks(self, g: Realm) -> int | None:
        return self.terms.march.seat if groups(g, self.terms) else None

    def prompt(self, g: Realm) -> Text:
        return say(_("Choose units to move, or finish."))

    def options(self, g: Realm) -> Iterator[Option]:
        owner = self.terms.march.owner
        for (cell, kind, steps), numbers in groups(g, self.terms).items():
            label = say(
                _("{units} in {place}, range {steps}"),
                units=counted(g, kind, len(numbers)),
                place=spot(g, cell),
                steps=steps,
            )
            yield take(f"{cell}/{kind}/{steps}", label, stack(cell, kind, owner))
        yield take("finish", say(_("Finish moving")))

    def run(self, g: Realm) -> Rule:
        yield from afterwards(self.terms)

    def decide(self, g: Realm, choice: Take) -> Rule:
        if choice.value == "finish":
            yield from afterwards(self.terms)
        else:
            cell, kind, steps = choice.value.split("/")
            numbers = groups(g, self.terms)[cell, kind, int(steps)]
            yield Destination(self.terms, tuple(numbers))

    def default(self, g: Realm) -> Choice:
        return Take("finish")


def afterwards(terms: Terms) -> Rule:
    if terms.gates and terms.moved:
        yield Pick(terms.march.seat, "gate.teleport", units=terms.moved)


class Destination(Step[Realm], frozen=True, tag="move.to"):
    terms: Terms
    units: tuple[int, ...]

    def asks(self, g: Realm) -> int | None:
        return self.terms.march.seat

    def prompt(self, g: Realm) -> Text:
        return say(_("Where to?"))

    def options(self, g: Realm) -> Iterator[Option]:
        for cell in goals(g, self.terms, self.units[0]):
            yield take(cell, spot(g, cell), area(cell))

    def decide(self, g: Realm, choice: Take) -> Rule:
        if choice.value == "back":
            yield Movement(self.terms)
        elif len(self.units) == 1 or self.room() == 1:
            yield from set_out(g, self.terms, self.units[:1], choice.value)
        else:
            yield HowMany(self.terms, self.units, choice.value)

    def default(self, g: Realm) -> Choice:
        return Take("back")

    def room(self) -> int:
        terms = self.terms
        return terms.most - len(terms.moved) if terms.most else len(self.units)


class HowMany(Step[Realm], frozen=True, tag="move.count"):
    terms: Terms
    units: tuple[int, ...]
    to: str

    def asks(self, g: Realm) -> int | None:
        return self.terms.march.seat

    def prompt(self, g: Realm) -> Text:
        return say(_("How many go to {place}?"), place=spot(g, self.to))

    def options(self, g: Realm) -> Iterator[Option]:
        most = len(self.units)
        if self.terms.most:
            most = min(most, self.terms.most - len(self.terms.moved))
        for count in range(most, 0, -1):
            yield take(count, say(_("{count} units"), count=count), area(self.to))

    def decide(self, g: Realm, choice: Take) -> Rule:
        yield from set_out(g, self.terms, self.units[: int(choice.value)], self.to)


def set_out(g: Realm, terms: Terms, units: tuple[int, ...], to: str) -> Rule:
    """The group walks; then the mover goes on with others."""
    path = reach(g, units[0], terms.march)[to]
    onto = (to,) if terms.together else terms.to
    after = Movement(replace(terms, moved=(*terms.moved, *units), to=onto))
    yield from walk(g, terms.march, list(units), list(path))
    yield after


def walk(g: Realm, march: March, units: list[int], path: list[str]) -> Rule:
    """In one go, or step by step where something may happen on the way (R71)."""
    counts = not march.ghosts
    eats = march.owner != ONI and any(has_trait(g, g.unit(n), "devours") for n in units)
    stops = any(risky(g, march.owner, cell) for cell in path[:-1])
    if march.owner == ONI or eats or stops:
        yield Walk(march.seat, units, path, counts=counts)
        return
    steps = len(path) if counts else 0
    yield going(g, march.seat, units, path, steps=steps)
    yield from entered(g, units, path[-1])
    yield from cleanse(g, units, path[-1])
    yield from arrived(g, units)


def risky(g: Realm, owner: int, cell: str) -> bool:
    return bool(g.tile(cell).mines) and seat_of(g, "nomads") != owner


class Walk(Step[Realm], frozen=True):
    seat: int
    units: list[int]
    path: list[str]
    counts: bool

    def run(self, g: Realm) -> Rule:
        alive = [number for number in self.units if number in g.state.units]
        if not alive:
            return
        if not self.path:
            yield from arrived(g, alive)
            return
        yield going(g, self.seat, alive, self.path[:1], steps=int(self.counts))
        yield from devour(g, alive, self.path[0])
        yield from entered(g, alive, self.path[0])
        yield from cleanse(g, alive, self.path[0])
        yield replace(self, units=alive, path=self.path[1:])


def arrived(g: Realm, units: list[int]) -> Rule:
    """The end of a move: each Mistress may push (SPEC 13.1)."""
    for number in units:
        unit = g.state.units.get(number)
        if unit is not None and has_trait(g, unit, "pushes") and not is_helpless(g, unit):
            yield push(unit.owner, unit.cell, MISTRESS_PUSHES)


def move_units(g: Realm, march: March, only: tuple[int, ...] = (), *, most: int = 0) -> Rule:
    """Open a movement if anybody can go anywhere."""
    yield Movement(Terms(march, only, most=most))


def can_move(g: Realm, march: March, only: tuple[int, ...] = ()) -> bool:
    return bool(groups(g, Terms(march, only)))
