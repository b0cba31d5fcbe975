"""Positions of Tsukuyumi laid out by hand: a small board around the Moon, to begin tests from."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field, structs

from games.kernel.chance import Chance
from games.kernel.header import Header
from games.kernel.options import Option
from games.kernel.steps import Step
from games.kernel.text import plain
from games.rules.tsukuyumi.flow.rounds import AfterTurn
from games.rules.tsukuyumi.game import GAME, position
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.queries.geometry import cell_at
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import ONI, Options, Seat, State, Tile, Turn, Unit
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.pick import Take
from games.rules.tsukuyumi.steps.starting import faction_tokens
from games.rules.tsukuyumi.steps.turn import TurnMenu
from tests.support.scene import Scene

A, B, C, D = range(4)
CONTENT = GAME.content().value
SISTERS, CIRCLE, GUARDIANS = "sisters_of_seven", "circle_of_the_sun", "first_guardians"
CIRCUS, REEF = "moon_circus", "reef_collective"
NOMADS, BOARS, CYBER, SEED = "nomads", "boarlords", "cybersamurai", "dark_seed"
MOUNTAIN, FERTILE, UNSTABLE = "2,-2", "0,-2", "-2,0"
EAST, BESIDE, SOUTH, WEST, FAR = "2,0", "2,-1", "1,1", "-2,1", "-1,2"
CENTRE, MOON_EAST = "0,0", "1,0"
BASES = ("3,-1", "-3,1", "0,-3", "0,3")
PLAIN_CELLS = ("2,0", "2,-1", "1,-2", "-1,-1", "-2,1", "-2,2", "-1,2", "0,2", "1,1")
Units = Mapping[int, Mapping[str, Mapping[str, int]]]


def tiles_of(terrain: str, trait: str | None = None, *, blockades: int = 0) -> list[str]:
    return [
        slug
        for slug, tile in CONTENT.tiles.items()
        if tile.terrain == terrain
        and tile.trait == trait
        and len(tile.blockades) == blockades
        and tile.set == "base"
    ]


class Given(Struct):
    """What lies where; what is not named is empty."""

    factions: Sequence[str] = (GUARDIANS, CIRCUS, CIRCLE)
    units: Units = field(default_factory=dict)
    """Owner, cell, kind, count; a Gospel Bearer who is not named waits in the base."""
    markers: Mapping[str, int] = field(default_factory=dict)
    slots: Mapping[tuple[str, int], str] = field(default_factory=dict)
    tiles: Mapping[str, str] = field(default_factory=dict)
    events: Mapping[int, list[str]] = field(default_factory=dict)
    open: Mapping[int, list[str]] = field(default_factory=dict)
    turn: Turn | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """Fields of seats that are set at the end."""


def turn_of(seat: int, phase: Phase, **left: int) -> Turn:
    return Turn(seat, phase, dict(left))


def state_of(given: Given) -> State:
    count = len(given.factions)
    state = State(
        Header(count, colours=list(GAME.colours[:count])),
        Options(**given.options),
        [Seat() for _ in range(count)],
        initiative=list(range(count)),
        round=1,
        turn=given.turn,
        phase=given.turn.phase if given.turn else None,
        order=list(range(count)),
        missions=[CONTENT.factions[faction].mission for faction in given.factions],
    )
    lay_board(state, given)
    fill_box(state)
    for number, faction in enumerate(given.factions):
        sit_down(state, number, faction)
    place_all(state, given)
    deal_events(state, given)
    for number, fields in given.seats.items():
        for name, value in fields.items():
            setattr(state.seats[number], name, value)
    return state


def lay_board(state: State, given: Given) -> None:
    for area, (q, r) in CONTENT.layouts.moon.cells.items():
        state.tiles[cell_at(q, r)] = Tile(area)
    chosen = dict(zip(PLAIN_CELLS, tiles_of("ocean"), strict=True))
    chosen |= {
        MOUNTAIN: tiles_of("mountain")[0],
        FERTILE: tiles_of("fertile")[0],
        UNSTABLE: tiles_of("ocean", "unstable")[0],
    }
    chosen |= given.tiles
    for cell, tile in chosen.items():
        state.tiles[cell] = Tile(tile)
    lying = list(chosen.values())
    state.reserve = [
        slug for slug, tile in CONTENT.tiles.items() if tile.set == "base" and slug not in lying
    ]


def fill_box(state: State) -> None:
    state.tokens = {slug: trait.markers for slug, trait in CONTENT.traits.items()}
    state.tokens |= {slug: token.count for slug, token in CONTENT.tokens.items()}
    state.oni = {kind: oni.supply for kind, oni in CONTENT.oni.items()}


def sit_down(state: State, number: int, faction: str) -> None:
    card = CONTENT.factions[faction]
    seat = state.seats[number]
    kinds = [k for k in CONTENT.units_of[faction] if "mascot" not in CONTENT.units[k].traits]
    seat.faction, seat.goal, seat.card = faction, card.goal, "action_steady_advance"
    seat.reserve = {kind: CONTENT.units[kind].count for kind in kinds}
    if state.options.mascots != "off":
        seat.reserve[card.mascot] = 1
    markers = CONTENT.tokens["territory_per_faction"]
    seat.markers = markers.reef if card.start_reefs else markers.count
    if card.base:
        state.tiles[BASES[number]] = Tile("base", base=number)
        seat.base = BASES[number]
    state.tokens |= faction_tokens(realm(state), faction)
    if faction == SISTERS:
        state.sisters = [
            slug for slug, tile in CONTENT.tiles.items() if tile.set == "sisters_of_seven"
        ]


def place_all(state: State, given: Given) -> None:
    for owner, cells in given.units.items():
        for cell, kinds in cells.items():
            for kind, count in kinds.items():
                stand(state, owner, cell, kind, count)
    for number, seat in enumerate(state.seats):
        if seat.faction == CIRCLE and seat.reserve["gospel_bearer"]:
            stand(state, number, seat.base, "gospel_bearer", 1)
    mark_all(state, given)


def stand(state: State, owner: int, cell: str, kind: str, count: int) -> None:
    for _ in range(count):
        state.units[state.next_unit] = Unit(kind, owner, cell)
        state.next_unit += 1
    supply = state.oni if owner == ONI else state.seats[owner].reserve
    supply[kind] -= count


def mark_all(state: State, given: Given) -> None:
    for cell, owner in given.markers.items():
        state.tiles[cell].marker = owner
        if owner == ONI:
            state.tokens["oni_territory"] -= 1
        else:
            state.seats[owner].markers -= 1
    for (cell, edge), token in given.slots.items():
        state.tiles[cell].slots[edge] = token
        state.tokens["neutral_blockade" if token in ("red", "grey") else token] -= 1


def deal_events(state: State, given: Given) -> None:
    cards = CONTENT.events
    pool = [
        slug
        for slug, card in cards.items()
        if card.set in ("base", "sk")
        for _ in range(card.copies)
    ]
    for place, hands in (("events", given.events), ("open", given.open)):
        for number, hand in hands.items():
            setattr(state.seats[number], place, list(hand))
            for card in hand:
                if card in pool:
                    pool.remove(card)
    state.row, state.deck = pool[:2], pool[2:]


def realm(state: State) -> Realm:
    return position(state, CONTENT, Chance(b"a fixed key for tests", 0))


def given(**parts: Any) -> Realm:
    """The position, to be asked with queries."""
    return realm(state_of(Given(**parts)))


class Waiting(Step[Realm], frozen=True):
    """Lies beneath, so that a test may end where a turn does."""

    def asks(self, g: Realm) -> int | None:
        return A

    def options(self, g: Realm) -> Iterator[Option]:
        yield Option(Take("first"), plain("first"))
        yield Option(Take("second"), plain("second"))


TESTED = structs.replace(GAME, steps=(*GAME.steps, Waiting))


def scene(*steps: Step[Any], **parts: Any) -> Scene:
    """The position with these steps open, to be played on; beneath them the match waits."""
    return Scene(TESTED, state_of(Given(**parts)), *steps, Waiting())


def fighting(seat: int, cell: str, **parts: Any) -> Scene:
    """The seat may show a combat card on this tile, before its other red actions."""
    parts = {"turn": turn_of(seat, "red", combat=2), **parts}
    return scene(fight(seat, cell=cell), TurnMenu(seat), AfterTurn(), **parts)


def menu(seat: int, phase: Phase, left: Mapping[str, int], **parts: Any) -> Scene:
    """The seat chooses what to do in a phase turn."""
    parts = {"turn": Turn(seat, phase, dict(left)), **parts}
    return scene(TurnMenu(seat), AfterTurn(), **parts)


def take(value: object) -> str:
    return f"take:{value}"
