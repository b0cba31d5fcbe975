"""Glory by its sources, the ranking, and how well a seat stands (SPEC 9.6)."""

from games.kernel.game import ScoreLine
from games.kernel.text import gettext_noop, say
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import GloryReason

_ = gettext_noop
WHY: dict[GloryReason, str] = {
    "regions": _("Regions of the event track"),
    "battles": _("Battles"),
    "orders": _("Orders in battles"),
    "encounters": _("Encounters"),
    "attunements": _("Attunements"),
    "cards": _("Effects of cards"),
    "accessories": _("Accessories"),
    "upgrades": _("Upgrades"),
    "monsters": _("Defeated monsters"),
    "meditation": _("Meditations"),
    "champion": _("Ability of the champion"),
    "losses": _("Lost to monsters"),
}


def score(g: Mysthea, seat: int) -> list[ScoreLine]:
    """Where the glory came from, the largest part first."""
    found = [
        ScoreLine(say(words), g.seat(seat).glory_from[reason])
        for reason, words in WHY.items()
        if g.seat(seat).glory_from.get(reason)
    ]
    return sorted(found, key=lambda line: -line.points)


def points(g: Mysthea) -> list[int]:
    return [seat.glory for seat in g.state.seats]


def ranks(g: Mysthea) -> list[int]:
    """Most glory, then the lower artefact; who left the table comes last."""
    order = sorted(
        g.seats, key=lambda seat: (g.is_absent(seat), -g.seat(seat).glory, g.seat(seat).artefact)
    )
    return [order.index(seat) + 1 for seat in g.seats]


def tie_breaks(g: Mysthea, seat: int) -> list[ScoreLine]:
    """The lower artefact number is better."""
    number = g.seat(seat).artefact
    roman = g.content.artefacts[number].roman
    return [ScoreLine(say(_("Artefact {number}"), number=roman), -number)]
