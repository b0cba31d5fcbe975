"""The banners of an island at the end of a round (SPEC 11.2)."""

from itertools import groupby

from games.rules.daimyo.queries.board import influence, standing
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Owner


def ranked(g: Daimyo, island: str) -> list[list[Owner]]:
    """Everybody with Influence, best first; those equal in Influence and Shadows together."""
    present = [owner for owner in g.participants if influence(g, island, owner)]
    present.sort(key=lambda owner: standing(g, island, owner), reverse=True)
    return [list(group) for _key, group in groupby(present, lambda o: standing(g, island, o))]


def banner_shares(g: Daimyo, island: str) -> list[tuple[Owner, int]]:
    """Equal ones share, rounded down; a tied first place takes both banners (R40, R41)."""
    groups, printed = ranked(g, island), g.content.islands[island]
    shares: list[tuple[Owner, int]] = []
    if groups and len(groups[0]) > 1:
        both = (printed.gold_banner + printed.silver_banner) // len(groups[0])
        shares = [(owner, both) for owner in groups[0]]
    elif groups:
        shares = [(groups[0][0], printed.gold_banner)]
        for owner in groups[1] if len(groups) > 1 else ():
            shares.append((owner, printed.silver_banner // len(groups[1])))
    return [(owner, points) for owner, points in shares if points and scores(g, owner)]


def scores(g: Daimyo, owner: Owner) -> bool:
    """A share of the Mercenaries is lost."""
    return owner != AUTOMATON or g.is_solo
