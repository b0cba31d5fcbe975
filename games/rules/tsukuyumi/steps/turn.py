"""A phase turn: the menu of all that is left to do in it (SPEC 6)."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.turn import ActionDue, PartUsed, TurnEnded
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.combat import combat_tiles, legal_cards, side_damage
from games.rules.tsukuyumi.queries.names import spot, stack
from games.rules.tsukuyumi.queries.oni import oni_tiles
from games.rules.tsukuyumi.queries.production import can_produce, green_bonus
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.state import Blow
from games.rules.tsukuyumi.steps.combat_choices import STRIKE, fight
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.drawing import draw_events, playable_cards, shift_initiative
from games.rules.tsukuyumi.steps.faction_effect import faction_effect, has_faction_effect
from games.rules.tsukuyumi.steps.gates import move_action, move_out
from games.rules.tsukuyumi.steps.moving import can_move
from games.rules.tsukuyumi.steps.oni import can_place, oni_action, place_oni
from games.rules.tsukuyumi.steps.pick import Pick, Take, take
from games.rules.tsukuyumi.steps.producing import produce

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


# -- the entries --


class Entry(Struct, frozen=True):
    possible: Callable[[Realm, int], bool]
    label: Callable[[Realm, int], Text]
    act: Callable[[Realm, int], Rule]


def left(g: Realm, part: str) -> int:
    return g.turn.left.get(part, 0)


def standard(g: Realm, name: str) -> bool:
    """White: different standard actions until all are used (SPEC 6.1)."""
    return left(g, "standard") > 0 and name not in g.turn.used


def use_standard(name: str) -> Rule:
    yield PartUsed(name)
    yield PartUsed("standard")


def can_draw(g: Realm, seat: int) -> bool:
    return bool(g.state.row or g.state.deck or g.state.discard or g.seat(seat).deck)


def standard_events(g: Realm, seat: int) -> Rule:
    yield from use_standard("std.events")
    yield draw_events(seat, 1)
    yield Pick(seat, "event.play")


def standard_production(g: Realm, seat: int) -> Rule:
    yield from use_standard("std.production")
    yield produce(seat, 1)


def standard_move(g: Realm, seat: int) -> Rule:
    yield from use_standard("std.move")
    yield from move_out(g, seat, 1)


def standard_combat(g: Realm, seat: int) -> Rule:
    """Paid when the card is shown; the entry of the menu stays until then."""
    yield fight(seat, "std.combat")


WHITE = {
    "std.events": Entry(
        lambda g, seat: (
            standard(g, "std.events") and (can_draw(g, seat) or bool(playable_cards(g, seat)))
        ),
        lambda g, seat: say(_("Events: draw one, then play up to one")),
        standard_events,
    ),
    "std.production": Entry(
        lambda g, seat: standard(g, "std.production") and can_produce(g, seat, 1),
        lambda g, seat: say(_("Production: 1 point")),
        standard_production,
    ),
    "std.move": Entry(
        lambda g, seat: standard(g, "std.move") and can_move(g, move_action(seat, 1)),
        lambda g, seat: say(_("Move: range 1")),
        standard_move,
    ),
    "std.combat": Entry(
        lambda g, seat: standard(g, "std.combat") and bool(combat_tiles(g, seat)),
        lambda g, seat: say(_("Combat: one action")),
        standard_combat,
    ),
}


def initiative_part(g: Realm, seat: int) -> Rule:
    steps = left(g, "initiative")
    yield PartUsed("initiative", whole=True)
    yield shift_initiative(seat, seat, steps)


def draw_part(g: Realm, seat: int) -> Rule:
    yield PartUsed("draw")
    yield draw_events(seat, 1)


def play_part(g: Realm, seat: int) -> Rule:
    yield PartUsed("play")
    yield Pick(seat, "event.play")


def effect_part(g: Realm, seat: int) -> Rule:
    yield PartUsed("effect")
    yield from faction_effect(g, seat)


BLUE = {
    "initiative": Entry(
        lambda g, seat: left(g, "initiative") > 0,
        lambda g, seat: say(_("Initiative: up to {steps} places"), steps=left(g, "initiative")),
        initiative_part,
    ),
    "draw": Entry(
        lambda g, seat: left(g, "draw") > 0 and can_draw(g, seat),
        lambda g, seat: say(_("Draw an event ({left} left)"), left=left(g, "draw")),
        draw_part,
    ),
    "play": Entry(
        lambda g, seat: left(g, "play") > 0 and bool(playable_cards(g, seat)),
        lambda g, seat: say(_("Play an event ({left} left)"), left=left(g, "play")),
        play_part,
    ),
    "effect": Entry(
        lambda g, seat: left(g, "effect") > 0 and has_faction_effect(g, seat),
        lambda g, seat: say(_("Use your faction effect")),
        effect_part,
    ),
}


def green_points(g: Realm, seat: int) -> int:
    """One pool of the card and all that adds to it, spent in one action (SPEC 6.1)."""
    if "production" in g.turn.used:
        return 0
    return left(g, "production") + green_bonus(g, seat)


def production_part(g: Realm, seat: int) -> Rule:
    points = green_points(g, seat)
    yield PartUsed("production", whole=True)
    yield produce(seat, points)


def place_part(g: Realm, seat: int) -> Rule:
    yield PartUsed("oni_place")
    yield place_oni(seat, 1)


def fight_part(g: Realm, seat: int) -> Rule:
    yield PartUsed("oni_fight")
    yield oni_action(seat)


def move_part(g: Realm, seat: int) -> Rule:
    reach = left(g, "move")
    yield PartUsed("move", whole=True)
    yield from move_out(g, seat, reach)


GREEN = {
    "production": Entry(
        lambda g, seat: can_produce(g, seat, green_points(g, seat)),
        lambda g, seat: say(_("Production: {points} points"), points=green_points(g, seat)),
        production_part,
    ),
    "oni_place": Entry(
        lambda g, seat: left(g, "oni_place") > 0 and can_place(g),
        lambda g, seat: say(_("Place an ONI ({left} left)"), left=left(g, "oni_place")),
        place_part,
    ),
    "oni_fight": Entry(
        lambda g, seat: left(g, "oni_fight") > 0 and bool(oni_tiles(g)),
        lambda g, seat: say(_("Lead ONI into a fight ({left} left)"), left=left(g, "oni_fight")),
        fight_part,
    ),
    "move": Entry(
        lambda g, seat: left(g, "move") > 0 and can_move(g, move_action(seat, left(g, "move"))),
        lambda g, seat: say(_("Move: range {steps}"), steps=left(g, "move")),
        move_part,
    ),
}


def red_move_possible(g: Realm, seat: int) -> bool:
    return not g.turn.fought and GREEN["move"].possible(g, seat)


def combat_part(g: Realm, seat: int) -> Rule:
    yield fight(seat, "combat")


def extra_move_possible(g: Realm, seat: int) -> bool:
    free = not g.turn.fought and left(g, "extra_move") > 0
    return free and can_move(g, move_action(seat, 1))


def extra_move(g: Realm, seat: int) -> Rule:
    yield PartUsed("extra_move")
    yield from move_out(g, seat, 1)


RED = {
    "move": Entry(red_move_possible, GREEN["move"].label, move_part),
    "extra_move": Entry(
        extra_move_possible,
        lambda g, seat: say(_("One more move: range 1 ({left} left)"), left=left(g, "extra_move")),
        extra_move,
    ),
    "combat": Entry(
        lambda g, seat: left(g, "combat") > 0 and bool(combat_tiles(g, seat)),
        lambda g, seat: say(_("Combat ({left} left)"), left=left(g, "combat")),
        combat_part,
    ),
}
ENTRIES: dict[Phase, dict[str, Entry]] = {
    "white": WHITE,
    "blue": BLUE,
    "green": GREEN,
    "red": RED,
}
PROMPTS: dict[Phase, str] = {
    "white": _("White phase: choose a standard action."),
    "blue": _("Blue phase: what do you do?"),
    "green": _("Green phase: what do you do?"),
    "red": _("Red phase: move first, then fight."),
}
