"""What stands beside a player's name, and the parts of the table that a phone shows one by one."""

from typing import Literal

from games.kernel.game import BoardPart, SeatFact
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.board.draw import parts_of
from games.rules.daimyo.board.words import CHOICES, HEROES, OBJECTIVES, POOL
from games.rules.daimyo.queries.board import governors_of
from games.rules.daimyo.queries.daimyo import Daimyo

_ = gettext_noop
Width = Literal["full", "two_thirds", "half", "third"]


def seat_role(g: Daimyo, seat: int) -> Text | None:
    clan = g.seat(seat).clan
    return plain(g.content.clans[clan].name) if clan else None


def seat_facts(g: Daimyo, seat: int) -> list[SeatFact]:
    owner = g.seat(seat)
    return [
        *(
            SeatFact(kind, plain(g.content.resources[kind].name), owner.tokens.get(kind, 0))
            for kind in g.content.kinds
        ),
        SeatFact("pawn", say(_("Governors on the islands")), len(governors_of(g, seat))),
        SeatFact("relic", say(_("Restored Relics")), len(owner.restored)),
        SeatFact("cards", say(_("Heroes in hand")), len(owner.hand)),
    ]


def board_parts(g: Daimyo) -> tuple[BoardPart, ...]:
    return tuple(board_part(g, slug) for slug in parts_of(g))


def board_part(g: Daimyo, slug: str) -> BoardPart:
    kind, _, name = slug.partition(":")
    if kind == "island":
        return BoardPart(slug, plain(g.content.islands[name].name), width="third", has_heading=True)
    if kind == "seat":
        title = seat_role(g, int(name)) or say(_TITLE)
        return BoardPart(slug, title, int(name), width="half")
    if kind == "automaton":
        title = plain(g.content.terms[g.automaton.kind].name)
        return BoardPart(slug, title, width="third", has_heading=True)
    titles = {"pool": POOL, "choices": CHOICES, "heroes": HEROES, "objectives": OBJECTIVES}
    return BoardPart(slug, plain(titles[kind]), width=width_of(g, kind), has_heading=kind == "pool")


def width_of(g: Daimyo, kind: str) -> Width:
    if kind == "pool":
        return "third"
    return "two_thirds" if kind == "heroes" and len(g.seats) == 4 else "half"


_TITLE = _("Clan board")
