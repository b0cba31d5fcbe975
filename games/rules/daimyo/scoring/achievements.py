"""Master achievements of a solo victory (SPEC 14)."""

from games.kernel.content import in_order
from games.rules.daimyo.printed.automata import AchievementNeeds
from games.rules.daimyo.queries.board import buildings_of
from games.rules.daimyo.queries.daimyo import Daimyo


def reached(g: Daimyo, seat: int) -> list[str]:
    """Those of the printed table that apply to this victory."""
    table = g.content.solo.achievements
    return [name for name in in_order(table) if applies(g, seat, table[name].needs)]


def applies(g: Daimyo, seat: int, needs: AchievementNeeds) -> bool:
    owner = g.seat(seat)
    built = len(buildings_of(g, seat, "farm")) + len(buildings_of(g, seat, "tower"))
    return (
        needs.clan in ("", owner.clan)
        and len(owner.restored) >= needs.relics
        and built >= needs.buildings
        and (owner.had_all_units or not needs.units)
    )
