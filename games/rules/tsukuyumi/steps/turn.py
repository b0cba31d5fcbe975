"""A phase turn: the menu of all that is left to do in it (SPEC 6)."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.turn import ActionDue, TurnEnded
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.combat import legal_cards, side_damage
from games.rules.tsukuyumi.queries.names import spot, stack
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.state import Blow
from games.rules.tsukuyumi.steps.combat_choices import STRIKE, fight
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.pick import Take, take
from games.rules.tsukuyumi.steps.turn_parts import ENTRIES

_ = gettext_noop


class Extra(Struct, frozen=True):
    """An action that a faction or a card adds to the menu, under a name of its own."""

    name: str
    phases: tuple[Phase, ...]
    options: Callable[[Realm, int], Iterator[Option]]
    """Their values begin with the name."""
    act: Callable[[Realm, int, str], Rule]
    alone: bool = True
    """False if it is no reason to keep a turn open."""


class TurnMenu(Step[Realm], frozen=True, tag="turn.choose_action"):
    seat: int

    def asks(self, g: Realm) -> int | None:
        return self.seat

    def prompt(self, g: Realm) -> Text:
        return say(PROMPTS[g.turn.phase])

    def options(self, g: Realm) -> Iterator[Option]:
        found = [*entries(g, self.seat), *extras(g, self.seat, alone=True)]
        yield from found
        if found:
            yield from extras(g, self.seat, alone=False)
        yield take("end", say(_("End your turn")))

    def decide(self, g: Realm, choice: Take) -> Rule:
        if choice.value == "end":
            idle = not g.turn.used and len(list(self.options(g))) == 1
            yield TurnEnded(self.seat, idle)
        elif g.state.pending:
            yield Pending()
            yield Doing(self.seat, choice.value)
            yield self
        else:
            yield from act(g, self.seat, choice.value)
            yield self

    def default(self, g: Realm) -> Choice:
        return Take("end")


def entries(g: Realm, seat: int) -> Iterator[Option]:
    for name, entry in ENTRIES[g.turn.phase].items():
        if entry.possible(g, seat):
            yield take(name, entry.label(g, seat))
    if g.turn.phase == "red":
        yield from strikes(g, seat)


def extras(g: Realm, seat: int, *, alone: bool) -> Iterator[Option]:
    for extra in g.rules.extras:
        if extra.alone == alone and g.turn.phase in extra.phases:
            yield from extra.options(g, seat)


class Doing(Step[Realm], frozen=True):
    """The chosen action, after something that had to come before it."""

    seat: int
    value: str

    def run(self, g: Realm) -> Rule:
        yield from act(g, self.seat, self.value)


class Pending(Step[Realm], frozen=True):
    """Counterattacks that were to come before the attacker's next action (SPEC 9.2, S6)."""

    def run(self, g: Realm) -> Rule:
        if not g.state.pending:
            return
        item = g.state.pending[0]
        yield ActionDue(soon=True)
        damage = side_damage(g, units_of(g, item.seat, item.cell))
        blow = Blow(item.cell, item.against, damage, item.seat)
        yield from strike(g, [blow])
        yield self


def act(g: Realm, seat: int, value: str) -> Rule:
    """Carry out an entry of the menu."""
    if value.startswith(STRIKE):
        number = int(value.removeprefix(STRIKE))
        yield fight(seat, value, cell=g.unit(number).cell if number in g.state.units else "none")
        return
    entry = ENTRIES[g.turn.phase].get(value)
    if entry is not None:
        yield from entry.act(g, seat)
        return
    for extra in g.rules.extras:
        if value.split("/")[0] == extra.name:
            yield from extra.act(g, seat, value.partition("/")[2])
            return


def strikes(g: Realm, seat: int) -> Iterator[Option]:
    """The free combats of aggressive units, one on each tile at a time (R61)."""
    seen = set()
    for number in with_trait(g, seat, "aggressive"):
        unit = g.unit(number)
        if unit.struck or (unit.cell, unit.kind) in seen:
            continue
        if legal_cards(g, seat, unit.cell):
            seen.add((unit.cell, unit.kind))
            label = say(
                _("{unit} fights in {place}"), unit=g.name(unit.kind), place=spot(g, unit.cell)
            )
            yield take(f"{STRIKE}{number}", label, stack(unit.cell, unit.kind, seat))


PROMPTS: dict[Phase, str] = {
    "white": _("White phase: choose a standard action."),
    "blue": _("Blue phase: what do you do?"),
    "green": _("Green phase: what do you do?"),
    "red": _("Red phase: move first, then fight."),
}
