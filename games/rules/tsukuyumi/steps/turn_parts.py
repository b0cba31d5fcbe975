"""What each phase turn consists of: the entries of its menu (SPEC 6.4)."""

from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.turn import PartUsed
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.queries.combat import combat_tiles
from games.rules.tsukuyumi.queries.oni import oni_tiles
from games.rules.tsukuyumi.queries.production import can_produce, green_bonus
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.drawing import draw_events, playable_cards, shift_initiative
from games.rules.tsukuyumi.steps.faction_effect import faction_effect, has_faction_effect
from games.rules.tsukuyumi.steps.gates import move_action, move_out
from games.rules.tsukuyumi.steps.moving import can_move
from games.rules.tsukuyumi.steps.oni import can_place, oni_action, place_oni
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.standard_actions import WHITE, Entry, can_draw, left

_ = gettext_noop

# -- the entries --


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
