"""White: the standard actions that every card gives (SPEC 6.1)."""

from collections.abc import Callable

from msgspec import Struct

from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.turn import PartUsed
from games.rules.tsukuyumi.queries.combat import combat_tiles
from games.rules.tsukuyumi.queries.production import can_produce
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.drawing import draw_events, playable_cards
from games.rules.tsukuyumi.steps.gates import move_action, move_out
from games.rules.tsukuyumi.steps.moving import can_move
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce

_ = gettext_noop


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
