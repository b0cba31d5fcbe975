"""Named positions of Tiny Epic Kingdoms, from which tests begin."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel.header import Header
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.steps import Step
from games.kernel.together import Together, lane
from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.flow import Dealing, Opening, Responses, TurnEnd
from games.rules.tiny_epic_kingdoms.game import GAME
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.setup import blank
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, Options, Seat, State
from games.rules.tiny_epic_kingdoms.steps.setup_picks import FactionChoice, SideChoice
from tests.support.scene import Scene

A, B, C, D, E = range(5)
CONTENT = GAME.content().value
PLAIN = ("humans", "orcs", "elves", "dwarves", "halflings")
"""Without magic no faction has an ability."""
HOMES = ("t1a", "t2a", "t3a", "t5b", "t6b")
Stock = tuple[int, int, int]
STARTS = ("t1a-1", "t2a-2", "t3a-1", "t5b-1", "t6b-1")


def at_home(seats: int = 3) -> dict[str, list[int]]:
    """Two meeples of each seat together on its home: forest, forest, plains, mountain, mountain."""
    return {STARTS[seat]: [seat, seat] for seat in range(seats)}


def ordinary(  # noqa: PLR0913 - a position in one call, all but two by name
    seats: int = 3,
    meeples: Mapping[str, Sequence[int]] | None = None,
    *,
    homes: Sequence[str] = HOMES,
    factions: Mapping[int, tuple[str, int]] | None = None,
    stock: Mapping[int, Stock] | None = None,
    used: Sequence[ActionId] = ("patrol",),
    active: int = A,
    lost_kingdom: str = "",
    **options: Any,
) -> State:
    """A running match: who stands where (ruins: lying), abilities as (faction, magic level)."""
    header = Header(seats, colours=list(GAME.colours[:seats]))
    state = State(header, Options(**options), [Seat() for _ in range(seats)])
    for number, seat in enumerate(state.seats):
        seat.faction, seat.magic = (factions or {}).get(number, (PLAIN[number], 0))
        seat.home = homes[number]
        seat.card = seat.home[:2]
        ore, mana, food = (stock or {}).get(number, (0, 0, 0))
        seat.stock = {"ore": ore, "mana": mana, "food": food}
    state.lost_kingdom = lost_kingdom
    state.used = list(used)
    state.active = active
    state.turn = 1
    place(state, meeples or {})
    state.placed = True
    return state


def place(state: State, meeples: Mapping[str, Sequence[int]]) -> None:
    """Put meeples down, numbered for each owner in the order given."""
    counts: dict[int, int] = {}
    for region, owners in meeples.items():
        lying = CONTENT.region(region).terrain == "ruins"
        for owner in owners:
            counts[owner] = counts.get(owner, 0) + 1
            name = f"n.{counts[owner]}" if owner == NEUTRAL else f"s{owner}.{counts[owner]}"
            lies = lying and owner != NEUTRAL
            state.regions.setdefault(region, []).append(Meeple(name, owner, lies))


def scene(state: State, *steps: Step[Kingdoms]) -> Scene:
    """The steps are open, first on top, and then the turn ends."""
    return Scene(GAME, state, *steps, TurnEnd())


def response_of(seat: int, state: State, *later: int) -> Scene:
    """The seat is about to respond to the last used action, then the later seats."""
    return scene(state, Responses([seat, *later]))


def position(state: State) -> Kingdoms:
    return Kingdoms(state, CONTENT)


def regions_of(state: State, seat: int) -> dict[str, int]:
    """How many meeples of the seat are where."""
    return {
        region: count
        for region, there in sorted(state.regions.items())
        if (count := sum(meeple.owner == seat for meeple in there))
    }


def stock_of(state: State, seat: int) -> Stock:
    stock = state.seats[seat].stock
    return stock["ore"], stock["mana"], stock["food"]


def opened(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match with its whole log, at its first question."""
    return Match(GAME, GAME.content(), Table(seats, options), seed, checks=True)


def started(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match at its first turn: dealt factions, everybody on side A with ore 1, mana 2, food 3."""
    match = opened(seats, seed, faction_assignment="random", **options)
    for seat in range(seats):
        match.time_out(seat)
    return match


def factions_open(seats: int = 3, first: int = A) -> Scene:
    """The first player is known; factions are chosen next, then territories dealt."""
    state = blank(seats, Options())
    state.first = state.active = first
    order = position(state).clockwise(first)
    return Scene(GAME, state, *(FactionChoice(seat) for seat in order), Dealing())


def picks_open(seats: int = 3, first: int = A, **options: Any) -> Scene:
    """Factions are taken and the cards of HOMES dealt: every seat picks in secret."""
    state = blank(seats, Options(**options))
    state.first = state.active = first
    for number, seat in enumerate(state.seats):
        seat.faction, seat.card = PLAIN[number], HOMES[number][:2]
    lanes = Together([lane(seat, SideChoice(seat)) for seat in range(seats)])
    return Scene(GAME, state, lanes, Opening())
