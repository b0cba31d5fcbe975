"""What stands beside a player's name, and the parts of the table that a page shows one by one."""

from games.kernel.game import BoardPart, SeatFact
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.board.draw import EVENTS_PART, MARKET_PART, RING
from games.rules.mysthea.board.scene import is_open
from games.rules.mysthea.board.words import DRAFT, EVENTS, HAND, MARKET
from games.rules.mysthea.board.words import RING as RING_WORDS
from games.rules.mysthea.queries.mysthea import Mysthea

_ = gettext_noop


def seat_role(g: Mysthea, seat: int) -> Text | None:
    champion = g.seat(seat).champion.id
    return plain(g.content.champions[champion].name) if champion else None


def seat_facts(g: Mysthea, seat: int) -> list[SeatFact]:
    owner = g.seat(seat)
    return [
        SeatFact("artefact", say(_("Artefact: its place in the order of turns")), owner.artefact),
        SeatFact("energy", say(_("Energy")), owner.energy),
        SeatFact("book", say(_("Experience")), owner.xp),
        SeatFact("cards", say(_("Cards in hand")), len(owner.hand)),
        SeatFact("quest", say(_("Encounters faced")), len(owner.encounters)),
        SeatFact("crown", say(_("Regions controlled")), g.controlled(seat)),
    ]


def board_parts(g: Mysthea) -> tuple[BoardPart, ...]:
    """The ring, what the viewer holds, the cards and tracks, then the player boards."""
    drafting = bool(g.state.stacks)
    hands = [seat for seat in g.seats if is_open(g.seat(seat).hand)]
    return (
        BoardPart(RING, plain(RING_WORDS), width="full", has_heading=True, zooms=True),
        *(BoardPart(f"hand:{seat}", plain(HAND), seat, width="full", zooms=True) for seat in hands),
        BoardPart(
            MARKET_PART,
            plain(DRAFT if drafting else MARKET),
            width="full",
            has_heading=True,
            zooms=True,
        ),
        BoardPart(EVENTS_PART, plain(EVENTS), width="full", has_heading=True, zooms=True),
        *(mat_part(g, seat) for seat in g.seats),
    )


def mat_part(g: Mysthea, seat: int) -> BoardPart:
    return BoardPart(
        f"seat:{seat}", seat_role(g, seat) or say(_("Player board")), seat, width="half"
    )
