"""What each seat scores, were the match to end now, and the ranking (SPEC 10.3)."""

from games.kernel.game import ScoreLine
from games.kernel.text import Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.scoring.level_five import held, level_five_bonus, survivors
from games.rules.tiny_epic_kingdoms.state import ScoreEntry

_ = gettext_noop
WHY = {
    "meeples": _("Meeples in play outside ruins: {count}"),
    "capital_alone": _("Capitals held alone: {count}"),
    "capital_shared": _("Capitals shared with an ally: {count}"),
    "magic": _("Magic level {count}"),
    "level_five": _("Level-5 bonus: {ability}"),
    "tower": _("Tower level {count}"),
    "lost_kingdom": _("Regions of the Lost Kingdom: {count}"),
}


def entries(g: Kingdoms, seat: int) -> list[ScoreEntry]:
    """Every reason for points, those without points left out."""
    limits, owner = g.content.limits, g.seat(seat)
    alone, shared = capitals(g, seat)
    lost = sum(g.region(region).side == g.state.lost_kingdom for region in held(g, seat))
    meeples, bonus = len(survivors(g, seat)), level_five_bonus(g, seat)
    found = [
        ScoreEntry("meeples", meeples, meeples),
        ScoreEntry("capital_alone", alone, alone * limits.capital_vp_alone),
        ScoreEntry("capital_shared", shared, shared * limits.capital_vp_shared),
        ScoreEntry("magic", owner.magic, g.content.tracks.research.points_at(owner.magic)),
        ScoreEntry("level_five", bonus, bonus),
        ScoreEntry("tower", owner.tower, g.content.tracks.tower.points_at(owner.tower)),
        ScoreEntry("lost_kingdom", lost, lost * limits.lost_kingdom_region_vp),
    ]
    return [entry for entry in found if entry.points]


def capitals(g: Kingdoms, seat: int) -> tuple[int, int]:
    """How many capitals the seat holds alone, and how many it shares."""
    held_here = [region for region in held(g, seat) if g.region(region).terrain == "capital"]
    shared = sum(bool(g.foreign_in(seat, region)) for region in held_here)
    return len(held_here) - shared, shared


def points(g: Kingdoms, seat: int) -> int:
    return sum(entry.points for entry in score_table(g)[seat])


def score_table(g: Kingdoms) -> list[list[ScoreEntry]]:
    """The table that was settled at the end, or the one of this moment."""
    return g.state.scored or [entries(g, seat) for seat in g.seats]


def score(g: Kingdoms, seat: int) -> list[ScoreLine]:
    return [ScoreLine(explain(g, seat, entry), entry.points) for entry in score_table(g)[seat]]


def explain(g: Kingdoms, seat: int, entry: ScoreEntry) -> Text:
    if entry.why != "level_five":
        return say(WHY[entry.why], count=entry.count)
    ability = g.content.ability(g.seat(seat).faction, g.content.limits.magic_levels)
    return say(WHY["level_five"], ability=ability.name)


def ranks(g: Kingdoms) -> list[int]:
    """Points, then tower, then surviving meeples; who resigned comes last (R47, R51, R70)."""

    def standing(seat: int) -> tuple[bool, int, int, int]:
        present = not g.is_absent(seat)
        return present, points(g, seat), g.seat(seat).tower, len(survivors(g, seat))

    order = sorted((standing(seat) for seat in g.seats), reverse=True)
    return [order.index(standing(seat)) + 1 for seat in g.seats]


def tie_breaks(g: Kingdoms, seat: int) -> list[ScoreLine]:
    """What decides between equal points: the tower, then the meeples that are left (R47)."""
    tower, meeples = g.seat(seat).tower, len(survivors(g, seat))
    return [
        ScoreLine(say(WHY["tower"], count=tower), tower),
        ScoreLine(say(WHY["meeples"], count=meeples), meeples),
    ]


def estimate(g: Kingdoms, seat: int) -> float:
    """A seat's lead in points, with what its stock and its places will bring."""
    best_rival = max(potential(g, other) for other in g.others(seat))
    return potential(g, seat) - 0.5 * best_rival


def potential(g: Kingdoms, seat: int) -> float:
    owner = g.seat(seat)
    stock = sum(min(amount, 6) for amount in owner.stock.values())
    lands = len(held(g, seat))
    growth = 0.15 * g.in_play(seat) + 0.2 * owner.magic
    return sum(entry.points for entry in entries(g, seat)) + 0.22 * stock + 0.3 * lands + growth
