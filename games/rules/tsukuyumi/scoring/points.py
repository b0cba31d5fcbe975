"""Victory points at the end and at any moment, each with a line of explanation (SPEC 12)."""

from games.kernel.game import ScoreLine
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tsukuyumi.queries.board import controlled, terrain, traits
from games.rules.tsukuyumi.queries.realm import Realm, is_duel
from games.rules.tsukuyumi.queries.units import on_board
from games.rules.tsukuyumi.scoring.duel import task_points
from games.rules.tsukuyumi.state import Slip

_ = gettext_noop


def area_points(g: Realm, seat: int, cell: str) -> int:
    """Fertile or marked 2, devastated or toxic 0, else 1; not cumulative."""
    here = terrain(g, cell)
    land = g.seat(seat).gift == "gift_land"
    if here == "devastated" or ("toxic" in traits(g, cell) and not land):
        return 0
    worth = g.content.terrains[here].points
    if here == "fertile" and land:
        worth += 1
    return max(worth, g.content.game.points.vp2) if g.tile(cell).vp2 else worth


def slips(g: Realm, seat: int) -> list[Slip]:
    """Why a seat has points now."""
    if is_duel(g):
        return duel_slips(g, seat)
    held = controlled(g, seat)
    rich = [cell for cell in held if area_points(g, seat, cell) > 1]
    poor = [cell for cell in held if area_points(g, seat, cell) == 0]
    plain = len(held) - len(rich) - len(poor)
    found = [Slip("immediate", 0, g.seat(seat).vp)]
    found.append(Slip("areas", plain, plain))
    found.append(Slip("rich", len(rich), sum(area_points(g, seat, cell) for cell in rich)))
    found.append(Slip("poor", len(poor), 0))
    place = g.state.initiative.index(seat) if g.state.initiative else 99
    bonus = g.content.game.points.initiative
    found.append(Slip("initiative", place + 1, bonus[place] if place < len(bonus) else 0))
    found += mascot_slip(g, seat)
    if g.seat(seat).gift == "gift_land" and g.seat(seat).faction == "reef_collective":
        dark = [cell for cell in held if "tsukuyumi" in traits(g, cell)]
        found.append(Slip("tsukuyumi", len(dark), len(dark)))
    return [slip for slip in found if slip.points or slip.why == "immediate"]


def mascot_slip(g: Realm, seat: int) -> list[Slip]:
    mascot = g.faction(seat).mascot if g.seat(seat).faction else ""
    survives = mascot and on_board(g, seat, mascot)
    return [Slip("mascot", 1, g.content.game.points.mascot)] if survives else []


def duel_slips(g: Realm, seat: int) -> list[Slip]:
    """Two players: only the victory card, what was gained before, and a mascot (SPEC 17)."""
    found = [Slip("immediate", 0, g.seat(seat).vp)]
    card = g.content.victory_cards.get(g.seat(seat).victory)
    for task in card.tasks if card else ():
        if task.when == "game_end" and (worth := task_points(g, seat, task)):
            found.append(Slip(task.slug, 1, worth))
    return [*found, *mascot_slip(g, seat)]


def final_slips(g: Realm) -> list[list[Slip]]:
    return [slips(g, seat) for seat in g.seats]


def counted_slips(g: Realm, seat: int) -> list[Slip]:
    return g.state.scored[seat] if g.state.scored else slips(g, seat)


def final_points(g: Realm, seat: int) -> int:
    return sum(slip.points for slip in counted_slips(g, seat))


SENTENCES = {
    "immediate": _("Points gained during the match"),
    "areas": _("{count} controlled areas"),
    "rich": _("{count} fertile or marked areas"),
    "poor": _("{count} devastated or toxic areas"),
    "initiative": _("Place {count} on the initiative track"),
    "mascot": _("The mascot survived"),
    "tsukuyumi": _("{count} controlled Tsukuyumi areas"),
}


def score(g: Realm, seat: int) -> list[ScoreLine]:
    return [ScoreLine(sentence(g, slip), slip.points) for slip in counted_slips(g, seat)]


def sentence(g: Realm, slip: Slip) -> Text:
    if slip.why not in SENTENCES:
        return plain(g.name(slip.why))
    return say(SENTENCES[slip.why], count=slip.count)


def tie_key(g: Realm, seat: int) -> tuple[int, int]:
    return len(controlled(g, seat)), -g.state.initiative.index(seat)


def tie_breaks(g: Realm, seat: int) -> list[ScoreLine]:
    areas, place = tie_key(g, seat)
    return [
        ScoreLine(say(_("More controlled areas")), areas),
        ScoreLine(say(_("Better place on the initiative track")), place),
    ]


def ranks(g: Realm) -> list[int]:
    """1 is best; the initiative track leaves no ties."""
    keys = [(final_points(g, seat), *tie_key(g, seat)) for seat in g.seats]
    return [1 + sum(other > key for other in keys) for key in keys]
