"""What stands beside a player's name, and the parts of the table that a phone shows one by one."""

from games.kernel.game import BoardPart, SeatFact
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.board.words import MAP, MISSIONS
from games.rules.dei.content import MarketId
from games.rules.dei.queries.dei import Dei

_ = gettext_noop


def seat_role(g: Dei, seat: int) -> Text | None:
    faction = g.seat(seat).faction
    return plain(g.content.factions[faction].name) if faction else None


def seat_facts(g: Dei, seat: int) -> list[SeatFact]:
    owner = g.seat(seat)
    return [
        SeatFact("tech", say(_("Tech")), owner.tech),
        SeatFact("energy", say(_("Energy")), owner.energy),
        SeatFact("pawn", say(_("Scrappers on the map")), g.on_map(seat)),
        SeatFact("outpost", say(_("Outposts")), g.cubes(seat, None)),
        SeatFact("cards", say(_("Cards in hand")), len(owner.hand)),
        SeatFact("boost", say(_("Candy Boosts")), len(owner.boosts)),
    ]


def board_parts(g: Dei) -> tuple[BoardPart, ...]:
    """The map, with the Missions beside it if it is small; the mats; the Markets."""
    is_small = len(g.seats) == 2
    city = BoardPart("map", plain(MAP), width="two_thirds" if is_small else "full", zooms=True)
    missions = BoardPart("missions", plain(MISSIONS), width="third" if is_small else "half")
    mats = [BoardPart(f"seat:{seat}", mat_title(g, seat), seat, width="half") for seat in g.seats]
    beside = [missions, *mats] if is_small else [*mats, missions]
    return (city, *beside, *(market_part(g, name) for name in g.content.market_order))


def market_part(g: Dei, name: MarketId) -> BoardPart:
    title = plain(g.content.markets[name].name)
    return BoardPart(f"market:{name}", title, width="half", has_heading=True)


def mat_title(g: Dei, seat: int) -> Text:
    return seat_role(g, seat) or say(_("Faction board"))
