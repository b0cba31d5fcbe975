"""What the card that is being resolved still lets its player do (SPEC 8.5, 9.7)."""

from collections.abc import Callable

from games.kernel.content import in_order
from games.rules.dei.content import COLOURS, CardAction, ColourId, Family
from games.rules.dei.queries.acting import (
    build_kinds,
    can_enlist,
    collect_modes,
    kill_regions,
    may_change_enlist,
)
from games.rules.dei.queries.buying import robot_ready
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.moving import origins
from games.rules.dei.state import Current

PLAIN_MOVE = "move"


def current_card(g: Dei) -> Current:
    current = g.state.play.current
    assert current is not None, "no card is being resolved"
    return current


def distinct(g: Dei) -> list[CardAction]:
    """The different entries of the bag, in the order in which they came."""
    found: dict[str, CardAction] = {}
    for action in current_card(g).bag:
        found.setdefault(action.key, action)
    return list(found.values())


def can_do(g: Dei, seat: int, action: CardAction) -> bool:
    """True if the Action can be carried out to its end now."""
    return ABLE[g.content.family(action.do)](g, seat, action)


def enlist_modes(g: Dei, seat: int, kind: str) -> list[str]:
    """An Enlist may be a Move or a Collect while all Scrappers are on the map (R55)."""
    modes = ["enlist"] if can_enlist(g, seat, kind) else []
    if may_change_enlist(g, seat):
        modes += ["move"] if origins(g, seat, PLAIN_MOVE) else []
        modes += ["collect"] if collect_modes(g, seat) else []
    return modes


def outposts_counted(g: Dei, seat: int, colour: str) -> int:
    """The cubes that a per-Outpost Action counts, and the Boost that stands for one."""
    boost = current_card(g).boost
    more = g.content.boosts[boost].outposts if boost else 0
    counted: ColourId | None = next((one for one in COLOURS if one == colour), None)
    return g.cubes(seat, counted) + more


def can_repeat(g: Dei, seat: int, action: CardAction) -> bool:
    if not outposts_counted(g, seat, action.colour):
        return False
    return can_do(g, seat, CardAction(action.action))


def copyable(g: Dei, seat: int) -> list[str]:
    """R19: own cards face-up from earlier this Turn, with an Action that is not Copy."""
    return [
        played.card
        for played in g.seat(seat).board[:-1]
        if played.face == "up" and copied_bag(g, played.card)
    ]


def copied_bag(g: Dei, card: str) -> list[CardAction]:
    """R57: Copy never copies Copy."""
    return [action for action in g.card(card).bag if g.content.family(action.do) != "copy"]


def has_printed_move(g: Dei, card: str) -> bool:
    """For Jet Boots: a Move of any family, also inside a per-Outpost icon."""
    return any(
        g.content.family(action.action or action.do) == "move" for action in g.card(card).actions
    )


def usable_boosts(g: Dei, seat: int) -> list[str]:
    """The kinds held, if none lies on the card yet; the joker only where it may count."""
    if current_card(g).boost:
        return []
    held = g.seat(seat).boosts
    return [
        kind
        for kind in in_order(g.content.boosts)
        if kind in held and (not g.content.boosts[kind].outposts or joker_counts(g, seat))
    ]


def joker_counts(g: Dei, seat: int) -> bool:
    """A Buy could still be made with this card, or a per-Outpost Action is left."""
    current = current_card(g)
    per_outpost = any(g.content.family(action.do) == "per_outpost" for action in current.bag)
    return per_outpost or current.buying or robot_could_come(g, seat)


def robot_could_come(g: Dei, seat: int) -> bool:
    powers = g.powers(seat)
    return powers.robot and not g.state.play.robot and g.seat(seat).energy > 0


def may_send_robot(g: Dei, seat: int) -> bool:
    return not current_card(g).buying and robot_ready(g, seat)


Able = Callable[[Dei, int, CardAction], bool]
ABLE: dict[Family, Able] = {
    "enlist": lambda g, seat, action: bool(enlist_modes(g, seat, action.do)),
    "move": lambda g, seat, action: bool(origins(g, seat, action.do)),
    "collect": lambda g, seat, action: bool(collect_modes(g, seat)),
    "build": lambda g, seat, action: bool(build_kinds(g, seat, action.do)),
    "kill": lambda g, seat, action: bool(kill_regions(g, seat)),
    "copy": lambda g, seat, action: bool(copyable(g, seat)),
    "supply": lambda g, seat, action: True,
    "drone": lambda g, seat, action: True,
    "gain": lambda g, seat, action: g.state.reserve[g.content.actions[action.do].gains] > 0,
    "per_outpost": can_repeat,
    "buy": lambda g, seat, action: False,
}
