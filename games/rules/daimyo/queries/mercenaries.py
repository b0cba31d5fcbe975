"""What a seat may do with the Mercenaries (SPEC 13)."""

from games.kernel.content import in_order
from games.rules.daimyo.printed.words import Colour, MercenaryActionId
from games.rules.daimyo.queries.board import islands
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import filled_slots, may_hold
from games.rules.daimyo.state import AUTOMATON


def free_spaces(g: Daimyo, seat: int, colour: Colour) -> list[MercenaryActionId]:
    """Spaces of that colour with room for a die; the Shadow has to be paid for (R51)."""
    spaces = g.content.mercenaries.spaces
    used = [die.space for die in g.automaton.dice]
    return [
        name
        for name in in_order(spaces)
        if spaces[name].die == colour
        and used.count(name) < spaces[name].capacity
        and g.can_pay(seat, spaces[name].cost)
    ]


def collectable(g: Daimyo, island: str) -> list[tuple[str, str]]:
    """The tiles of an island that the Mercenaries may hold, with their slots (R49)."""
    return [
        (g.state.nml[slot], slot)
        for slot in filled_slots(g, island)
        if may_hold(g, AUTOMATON, g.state.nml[slot])
    ]


def islands_to_collect(g: Daimyo) -> list[str]:
    return [island for island in islands(g) if collectable(g, island)]


def can_recycle(g: Daimyo) -> bool:
    return bool(filled_slots(g, "")) and bool(g.state.bag)
