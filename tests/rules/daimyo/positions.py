"""Named positions of Daimyo, from which tests begin; everything is conserved in them."""

from collections.abc import Sequence
from typing import Any

from games.kernel.content import in_order
from games.kernel.header import Header
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.steps import Step
from games.rules.daimyo.flow import NextTurn
from games.rules.daimyo.game import GAME
from games.rules.daimyo.printed.words import BuildingKind, Colour
from games.rules.daimyo.queries.board import influence, relic_slots
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import tile_of
from games.rules.daimyo.state import (
    AUTOMATON,
    Automaton,
    Building,
    Die,
    Options,
    PlacedDie,
    Seat,
    State,
    Turn,
)
from games.rules.daimyo.steps.menu import Menu
from tests.support.scene import Scene

A, B, C, D = range(4)
CONTENT = GAME.content().value
CLANS = ("nature", "technology", "nomads", "aristocrats")
LETTERS = "abcd"


def ordinary(seats: int = 3, *, clans: Sequence[str] = CLANS, **options: Any) -> State:
    """The first round, A on turn, all dice in the pool, no piece on the islands.

    Everybody holds one clan hero, so that a menu always has something to ask.
    """
    state = State(Header(seats, colours=list(GAME.colours[:seats])), Options(**options), [])
    table = CONTENT.game.tables[seats]
    state.seats = [blank_seat(number, clans[number]) for number in range(seats)]
    if table.automaton:
        state.automaton = Automaton(table.automaton)
    for number, seat in enumerate(state.seats):
        seat.scavenger = table.islands[number]
    lay_tiles(state)
    market = list(position(state).market_heroes())
    state.hero_market, state.hero_top = market[:5], market[5]
    state.hero_deck = sorted(market[6:])
    state.villagers = {"v1": "v1a", "v2": "v2a", "v3": "v3a"}
    state.pool = [
        Die(colour, 1 + number % 6)
        for colour, count in sorted(table.dice.items())
        for number in range(count)
    ]
    state.round = 1
    state.turns = 1
    state.turn = Turn(A, action="tax", main_done=True)
    return state


def blank_seat(number: int, clan: str) -> Seat:
    heroes = [hero for hero in in_order(CONTENT.heroes) if CONTENT.heroes[hero].clan == clan]
    boards: dict[BuildingKind, str] = {
        "farm": f"farm_{LETTERS[number]}",
        "tower": f"tower_{LETTERS[number]}",
    }
    return Seat(clan=clan, boards=boards, heroes=heroes, hand=heroes[:1], capacity=3)


def lay_tiles(state: State) -> None:
    """On every island its own 1, 2 and 3; one 4 of each of the first three on the Black Market."""
    islands = CONTENT.game.tables[len(state.seats)].islands
    state.bag = sorted(tile_of(colour, n) for colour in islands for n in (1, 2, 3, 4)) * 3
    state.bag.sort()
    for island in islands:
        for number in (1, 2, 3):
            state.nml[f"{island}_n{number}"] = tile_of(island, number)
            state.bag.remove(tile_of(island, number))
    for island in islands[:3]:
        state.black_market.append(tile_of(island, 4))
        state.bag.remove(tile_of(island, 4))


def position(state: State) -> Daimyo:
    return GAME.position(state, CONTENT)


def tokens(state: State, seat: int, **held: int) -> None:
    for kind in state.seats[seat].tokens:
        state.seats[seat].tokens[kind] = held.get(kind, 0)


def tiles(state: State, owner: int, *held: str) -> None:
    """From the bag into a storage."""
    automaton = state.automaton
    storage = state.seats[owner].tiles if owner != AUTOMATON else automaton.tiles  # type: ignore[union-attr]
    for tile in held:
        state.bag.remove(tile)
        storage.append(tile)


def restored(state: State, seat: int, colour: str, altar: str = "") -> None:
    """A Relic that was restored before."""
    for number in (1, 2, 3, 4):
        state.bag.remove(tile_of(colour, number))
    state.seats[seat].restored.append(colour)
    if altar:
        state.altars[altar] = seat
    else:
        state.beside.setdefault(colour, []).append(seat)


def hand(state: State, seat: int, *heroes: str) -> None:
    """Cards in hand; market heroes come from the face-down deck or are swapped into it."""
    owner = state.seats[seat]
    owner.hand = []
    for hero in heroes:
        if hero not in owner.heroes:
            fetch(state, hero)
            owner.heroes.append(hero)
        owner.hand.append(hero)


def fetch(state: State, hero: str) -> None:
    spare = state.hero_deck[-1]
    if hero in state.hero_market:
        state.hero_market[state.hero_market.index(hero)] = spare
        state.hero_deck.remove(spare)
    elif hero == state.hero_top:
        state.hero_top = spare
        state.hero_deck.remove(spare)
    else:
        state.hero_deck.remove(hero)


def die(state: State, seat: int, space: str, colour: Colour, value: int) -> None:
    """A die that the seat took earlier in this round."""
    taken = next(one for one in state.pool if one.colour == colour)
    state.pool.remove(taken)
    state.seats[seat].dice.append(PlacedDie(space, colour, value))


def on_turn(state: State, space: str, colour: Colour, value: int, seat: int = A) -> None:
    """The turn's die lies on its space, and the main action is still to come."""
    die(state, seat, space, colour, value)
    state.turn = Turn(seat, action=space)


def governor(state: State, owner: int, *places: str) -> None:
    for place in places:
        state.governors[place] = owner


def shadow(state: State, owner: int, *dangers: str) -> None:
    for danger in dangers:
        state.shadows[danger] = owner


def building(state: State, seat: int, kind: BuildingKind, place: str, space: int) -> None:
    """Built before; its tile lies in a slot of its colour."""
    owner = state.seats[seat]
    state.buildings[place] = Building(seat, kind)
    owner.uncovered[kind].append(space)
    tile = f"{owner.boards[kind]}:{space}"
    yellow = CONTENT.effects[position(state).tile_effect(tile)].colour == "yellow"
    slot = f"income_{1 if kind == 'farm' else 2}" if yellow else "clan"
    owner.slots.setdefault(slot, []).append(tile)


def put_tile(state: State, slot: str, tile: str, place: str, seat: int = A) -> None:
    """A building of the seat at that place, and its tile in a slot of the test's choice."""
    owner = state.seats[seat]
    board, space = tile.split(":")
    kind = CONTENT.boards[board].kind
    assert owner.boards[kind] == board
    state.buildings[place] = Building(seat, kind)
    owner.uncovered[kind].append(int(space))
    owner.slots.setdefault(slot, []).append(tile)


def neutral(state: State, kind: BuildingKind, *places: str) -> None:
    for place in places:
        state.buildings[place] = Building(AUTOMATON, kind)


def empty_bag(state: State) -> None:
    """Every tile of the bag lies on the Black Market."""
    state.black_market += state.bag
    state.bag = []


def scene(state: State, *steps: Step[Daimyo]) -> Scene:
    """The steps are open, first on top; then the turn goes on with its menu."""
    return Scene(GAME, state, *steps, Menu(state.turn.seat if state.turn else A), NextTurn())


def menu(state: State) -> Scene:
    return Scene(GAME, state, Menu(A), NextTurn())


def purse(scene_: Scene, seat: int) -> dict[str, int]:
    """What the seat holds, kinds without tokens left out."""
    return {kind: n for kind, n in scene_.state.seats[seat].tokens.items() if n}


def influences(scene_: Scene, island: str) -> dict[int, int]:
    g = scene_.g
    return {owner: n for owner in g.participants if (n := influence(g, island, owner))}


def full_slots(state: State) -> list[str]:
    return [slot for slot in relic_slots(position(state)) if state.nml[slot]]


def opened(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match with its whole log, at its first question."""
    return Match(GAME, GAME.content(), Table(seats, options), seed, checks=True)


def started(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match at its first turn, the set-up done by the defaults."""
    match = opened(seats, seed, **options)
    while not match.state.round:
        match.time_out(match.questions()[0].seat)
    return match
