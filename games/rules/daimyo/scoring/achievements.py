"""Master achievements of a solo victory (SPEC 14)."""

from games.kernel.content import in_order
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.content import Content
from games.rules.daimyo.printed.automata import AchievementNeeds
from games.rules.daimyo.queries.board import buildings_of
from games.rules.daimyo.queries.daimyo import Daimyo

_ = gettext_noop


def reached(g: Daimyo, seat: int) -> list[str]:
    """Those of the printed table that apply to this victory."""
    table = g.content.solo.achievements
    return [name for name in in_order(table) if applies(g, seat, table[name].needs)]


def kept(g: Daimyo, seat: int) -> list[str]:
    """The achievements of a finished match with their level, as a player's page keeps them."""
    return [f"{g.options.solo_difficulty}:{name}" for name in g.state.achievements]


def all_names(content: Content) -> dict[str, Text]:
    """Every achievement at every level, the easy ones first."""
    solo = content.solo
    return {
        f"{level}:{name}": say(
            _("{achievement} ({level})"),
            achievement=solo.achievements[name].name,
            level=solo.difficulty[level].name,
        )
        for level in in_order(solo.difficulty)
        for name in in_order(solo.achievements)
    }


def applies(g: Daimyo, seat: int, needs: AchievementNeeds) -> bool:
    owner = g.seat(seat)
    built = len(buildings_of(g, seat, "farm")) + len(buildings_of(g, seat, "tower"))
    return (
        needs.clan in ("", owner.clan)
        and len(owner.restored) >= needs.relics
        and built >= needs.buildings
        and (owner.had_all_units or not needs.units)
    )
