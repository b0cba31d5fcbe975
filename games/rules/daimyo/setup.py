"""The opening: the table is laid, clans and boards are taken, pieces are put down (SPEC 4)."""

from games.kernel.content import in_order
from games.kernel.header import Header
from games.kernel.steps import Rule, Step
from games.rules.daimyo.events.economy import TokensGained
from games.rules.daimyo.events.setup import (
    AutomatonJoined,
    BoardTaken,
    ClanPrepared,
    ClansDealt,
    FirstPlayerDrawn,
    HeroesLaidOut,
    ObjectivesDealt,
    RelicsLaidOut,
    VillagersLaidOut,
)
from games.rules.daimyo.flow import RoundStart
from games.rules.daimyo.printed.words import Tokens
from games.rules.daimyo.queries.board import relic_slots
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import tile_of
from games.rules.daimyo.state import Options, Seat, State
from games.rules.daimyo.steps.empire_setup import EmpireSetup
from games.rules.daimyo.steps.setup_picks import BoardChoice, ClanChoice, FirstIsland, SecondPlace


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Seat() for _ in range(seats)])


def setup(g: Daimyo) -> Rule:
    yield from lay_heroes(g)
    yield from lay_villagers(g)
    yield from lay_relics(g)
    if g.table.objectives:
        yield from deal_objectives(g)
    if len(g.seats) > 1:
        yield FirstPlayerDrawn(g.chance.pick(g.seats))
    if g.table.automaton:
        yield AutomatonJoined(g.table.automaton)
    if g.options.clan_choice == "random":
        yield ClansDealt(g.chance.shuffle(g.content.clans))
    else:
        for seat in g.clockwise(g.state.first):
            yield ClanChoice(seat)
    yield BoardDeal()


def lay_heroes(g: Daimyo) -> Rule:
    among = list(g.market_heroes())
    order = g.chance.shuffle(among)
    size = g.content.limits.hero_market
    yield HeroesLaidOut(order[:size], order[size], among)


def lay_villagers(g: Daimyo) -> Rule:
    possible: dict[str, list[str]] = {}
    for tile in in_order(g.content.villagers):
        card = g.content.villagers[tile]
        possible[tile] = [card.starts] if card.starts else sorted(card.sides)
    sides = {
        tile: g.chance.pick(found) if len(found) > 1 else found[0]
        for tile, found in possible.items()
    }
    yield VillagersLaidOut(sides, possible)


def lay_relics(g: Daimyo) -> Rule:
    """The colours of the islands in play; three tiles for each of them and the Black Market."""
    slots = list(relic_slots(g))
    relics = [g.content.relics[colour] for colour in g.table.islands]
    tiles = [
        tile_of(colour, number)
        for colour, relic in zip(g.table.islands, relics, strict=True)
        for number in relic.numbers
    ]
    copies = relics[0].copies
    count = len(slots) + g.content.limits.black_market_start
    yield RelicsLaidOut(slots, g.chance.shuffle(tiles * copies)[:count], tiles, copies)


def deal_objectives(g: Daimyo) -> Rule:
    counts = g.content.limits.objectives
    cards = g.content.objectives
    among = [
        [card for card in in_order(cards) if cards[card].colour == colour] for colour in counts
    ]
    dealt: list[str] = []
    for found, count in zip(among, counts.values(), strict=True):
        dealt += g.chance.shuffle(found)[:count]
    yield ObjectivesDealt(dealt, among, list(counts.values()))


class BoardDeal(Step[Daimyo], frozen=True, tag="board_deal"):
    """Basic boards are dealt in turn order, advanced ones drafted there and back (SPEC 4.8)."""

    def run(self, g: Daimyo) -> Rule:
        order = g.clockwise(g.state.first)
        if g.options.boards == "basic":
            boards = g.content.boards
            farms = [board for board in in_order(boards) if boards[board].kind == "farm"]
            towers = [board for board in in_order(boards) if boards[board].kind == "tower"]
            for seat, farm, tower in zip(order, farms, towers, strict=False):
                yield BoardTaken(seat, "farm", farm)
                yield BoardTaken(seat, "tower", tower)
        else:
            for seat in [*order, *reversed(order)]:
                yield BoardChoice(seat)
        yield Settling()


class Settling(Step[Daimyo], frozen=True, tag="settling"):
    """Heroes and tokens, then the first Governors from the first player on, twice around."""

    def run(self, g: Daimyo) -> Rule:
        order = g.clockwise(g.state.first)
        for seat in order:
            yield from prepare(g, seat)
        for seat in order:
            yield FirstIsland(seat)
        for seat in order:
            yield SecondPlace(seat)
        if g.is_solo:
            yield EmpireSetup(0)
        yield RoundStart()


def prepare(g: Daimyo, seat: int) -> Rule:
    heroes = [
        hero
        for hero in in_order(g.content.heroes)
        if g.hero(hero).clan and g.hero(hero).clan == g.seat(seat).clan
    ]
    limits = g.content.limits
    hand = g.chance.shuffle(heroes)[: limits.opening_hand]
    yield ClanPrepared(seat, heroes, hand, limits.storage_start)
    yield TokensGained(seat, starting_tokens(g, seat), "start")


def starting_tokens(g: Daimyo, seat: int) -> Tokens:
    """Those of the clan and of both construction boards."""
    owner = g.seat(seat)
    boards = [g.content.boards[board].sides[g.options.boards] for board in owner.boards.values()]
    total: Tokens = {}
    for start in (g.content.clans[owner.clan].start, *(board.start for board in boards)):
        for kind, amount in start.items():
            total[kind] = total.get(kind, 0) + amount
    return total
