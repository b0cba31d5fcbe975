"""The opening: factions first, then the rest stage by stage (SPEC 5)."""

from games.kernel.header import Header
from games.kernel.refusal import Refused
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.cards import FactionsDealt
from games.rules.tsukuyumi.flow.opening import SetUp
from games.rules.tsukuyumi.queries.realm import DUEL, Realm
from games.rules.tsukuyumi.queries.starting import factions_in_box
from games.rules.tsukuyumi.state import Options, Seat, State
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.starting import take_faction

_ = gettext_noop


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Seat() for _ in range(seats)])


def check_options(seats: int, options: Options) -> None:
    """What may be combined (SPEC 18)."""
    if options.amaterasu_gifts and seats == DUEL:
        raise Refused("bad_options", say(_("Amaterasu's Gifts are for three or more players.")))
    if options.gates and options.legendary_oni:
        raise Refused("bad_options", say(_("Gates and legendary ONI cannot be played together.")))


def setup(g: Realm) -> Rule:
    choice = g.options.faction_choice
    if choice == "pick_in_seat_order":
        for seat in g.seats:
            yield Pick(seat, "setup.pick_faction")
        yield SetUp()
        return
    yield FactionsDealt(g.chance.shuffle(factions_in_box(g)), 1 if choice == "random" else 2)
    if choice == "random":
        for seat in g.seats:
            yield from take_faction(g, seat, g.seat(seat).offered[0])
    else:
        for seat in g.seats:
            yield Pick(seat, "setup.pick_faction")
    yield SetUp()
