"""Final scoring, the score with its reasons, the ranking (SPEC 17)."""

from games.kernel.game import ScoreLine
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.queries.dei import Dei
from games.rules.dei.state import ScoreEntry

_ = gettext_noop
MISSION = "mission:"
WHY = {
    "card": _("Supply Drops: {count}"),
    "drone": _("Strikes of Draco: {count}"),
    "trade": _("Trading Post: {count}"),
    "cubes": _("Outpost cubes: {count}"),
    "feats": _("Unlocked Feats: {count}"),
    "tech": _("Tech: {count}"),
    "energy": _("Energy Cells: {count}"),
    "bought": _("Bought Market cards: {count}"),
}


def final_entries(g: Dei, seat: int) -> list[ScoreEntry]:
    """17.1: at the end of the seat's last phase, or of everybody's with Confrontation."""
    rules, owner = g.content.game.scoring, g.seat(seat)
    cubes, feats = g.cubes(seat, None), g.unlocked(seat)
    return [
        ScoreEntry("cubes", cubes, cubes * rules.cube),
        ScoreEntry("feats", feats, rules.feats[feats]),
        ScoreEntry("tech", owner.tech, owner.tech // rules.tech),
        ScoreEntry("energy", owner.energy, owner.energy * rules.energy),
    ]


def bought_entry(g: Dei, seat: int) -> ScoreEntry:
    """17.2, R28: every bought card, in hand, on the board and in the Bin alike."""
    bought = [card for card in g.seat(seat).cards if g.card(card).market]
    return ScoreEntry("bought", len(bought), sum(g.card(card).supply for card in bought))


def score(g: Dei, seat: int) -> list[ScoreLine]:
    """All Supply so far, each reason with its line."""
    return [
        ScoreLine(explain(g, entry), entry.points)
        for entry in g.seat(seat).earned
        if entry.points or entry.why.startswith(MISSION)
    ]


def explain(g: Dei, entry: ScoreEntry) -> Text:
    if entry.why.startswith(MISSION):
        mission = g.content.missions[entry.why.removeprefix(MISSION)]
        return say(_("Mission {mission}: {count}"), mission=mission.name, count=entry.count)
    return say(WHY[entry.why], count=entry.count)


def tie_breaks(g: Dei, seat: int) -> list[ScoreLine]:
    """17.3, house: cubes, then Feats, then Resources."""
    owner = g.seat(seat)
    return [
        ScoreLine(say(_("Outpost cubes held")), g.cubes(seat, None)),
        ScoreLine(say(_("Feats unlocked")), g.unlocked(seat)),
        ScoreLine(say(_("Resources held")), owner.tech + owner.energy),
    ]


def points(g: Dei, seat: int) -> int:
    return g.seat(seat).supply


def ranks(g: Dei) -> list[int]:
    """1 is best; who is equal in everything shares a rank."""
    keys = [(points(g, seat), *(line.points for line in tie_breaks(g, seat))) for seat in g.seats]
    return [1 + sum(other > key for other in keys) for key in keys]
