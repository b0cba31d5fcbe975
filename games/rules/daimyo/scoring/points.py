"""What everybody has, were the match to end now, line by line, and the ranking (SPEC 12)."""

from games.kernel.game import ScoreLine
from games.kernel.text import gettext_noop, say
from games.rules.daimyo.queries.board import buildings_of
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import relics_of
from games.rules.daimyo.scoring.army import army_points, army_value
from games.rules.daimyo.state import AUTOMATON, Owner, ScoreEntry

_ = gettext_noop
WHY = {
    "islands": _("Influence on the islands"),
    "objectives": _("Objectives"),
    "heroes": _("Heroes' effects"),
    "storage": _("Storage beyond the end of its track"),
    "cards": _("Empire cards"),
    "partial": _("Rows that could not be carried out in full"),
    "relics": _("Restored Relics: {count}"),
    "farms": _("Techno-Farms: {count}"),
    "towers": _("Radio Towers: {count}"),
    "army": _("Army of {count}"),
    "helmet": _("The Mighty Helmet"),
    "tokens": _("Left-over tokens without gold: {count}"),
}
DURING_PLAY = ("islands", "objectives", "heroes", "storage", "cards", "partial")


def entries(g: Daimyo, owner: Owner) -> list[ScoreEntry]:
    """Every reason for points, those without points left out."""
    held = g.automaton.points if owner == AUTOMATON else g.seat(owner).points
    so_far = [ScoreEntry(why, held[why], held[why]) for why in DURING_PLAY if why in held]
    return [entry for entry in [*so_far, *final_entries(g, owner)] if entry.points]


def final_entries(g: Daimyo, owner: Owner) -> list[ScoreEntry]:
    table = g.content.scoring
    relics, farms = relics_of(g, owner), len(buildings_of(g, owner, "farm"))
    towers = len(buildings_of(g, owner, "tower"))
    found = [
        ScoreEntry("army", army_value(g, owner), army_points(g)[owner]),
        ScoreEntry("helmet", 1, table.helmet.points if g.state.helmet == owner else 0),
    ]
    if owner == AUTOMATON:
        return [
            ScoreEntry("relics", relics, table.relics.in_sets(relics)),
            ScoreEntry("farms", farms, table.farms.in_sets(farms)),
            ScoreEntry("towers", towers, table.towers.in_sets(towers)),
            *found,
        ]
    tokens = g.basic_tokens(owner)
    return [
        ScoreEntry("relics", relics, table.relics.of(relics)),
        ScoreEntry("farms", farms, table.farms.of(farms)),
        ScoreEntry("towers", towers, table.towers.of(towers)),
        *found,
        ScoreEntry("tokens", tokens, tokens // table.tokens.per * table.tokens.points),
    ]


def scorers(g: Daimyo) -> list[Owner]:
    """The seats, and the Empire; Mercenaries have no points."""
    return [*g.seats, AUTOMATON] if g.is_solo else [*g.seats]


def score_table(g: Daimyo) -> list[list[ScoreEntry]]:
    """The table that was settled at the end, or the one of this moment."""
    return g.state.scored or [entries(g, owner) for owner in scorers(g)]


def points(g: Daimyo, owner: Owner) -> int:
    return sum(entry.points for entry in score_table(g)[owner])


def score(g: Daimyo, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(say(WHY[entry.why], count=entry.count), entry.points)
        for entry in score_table(g)[seat]
    ]


def ranks(g: Daimyo) -> list[int]:
    """Points, then left-over basic tokens; who resigned comes last (R65)."""
    if g.is_solo:
        return [1 if has_won(g) else 2]

    def place(seat: int) -> tuple[bool, int, int]:
        return not g.is_absent(seat), points(g, seat), g.basic_tokens(seat)

    order = sorted((place(seat) for seat in g.seats), reverse=True)
    return [order.index(place(seat)) + 1 for seat in g.seats]


def has_won(g: Daimyo) -> bool:
    """Against the Empire: more points, or as many and a basic token left; a draw is no win."""
    human, empire = points(g, 0), points(g, AUTOMATON)
    if g.is_absent(0):
        return False
    return human > empire or (human == empire and g.basic_tokens(0) > 0)


def tie_breaks(g: Daimyo, seat: int) -> list[ScoreLine]:
    tokens = g.basic_tokens(seat)
    return [ScoreLine(say(WHY["tokens"], count=tokens), tokens)]
