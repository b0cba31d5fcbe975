"""The opening, stage by stage: box, board, decks, starts (SPEC 5, 6.3)."""

from collections.abc import Callable, Iterable

from games.kernel.content import in_order
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tsukuyumi.events.cards import (
    ActionCardsDealt,
    BoxOpened,
    EventsShuffled,
    FactionEventsShuffled,
    InitiativeDrawn,
    RowFilled,
)
from games.rules.tsukuyumi.events.setup import (
    BoardLaid,
    BoardScattered,
    DuelTilesDrawn,
    MoonLaid,
    OniDrawn,
    Spread,
    TilesDrawn,
    duel_tiles,
    scattered,
)
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.flow.rounds import Round
from games.rules.tsukuyumi.queries.geometry import cell_at, place
from games.rules.tsukuyumi.queries.realm import Realm, is_duel, seat_of
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.pick import Pick

MANY = 5
TURNS = 6


class SetUp(Step[Realm], frozen=True):
    """The opening, stage by stage (SPEC 6.3)."""

    at: str = "initiative"

    def run(self, g: Realm) -> Rule:
        yield from SETUP[self.at](g)
        if self.at in AFTER:
            yield SetUp(AFTER[self.at])
        else:
            yield Round(1)


def draw_initiative(g: Realm) -> Rule:
    yield InitiativeDrawn(g.chance.shuffle(g.seats))


def open_box(g: Realm) -> Rule:
    content = g.content
    tokens = {slug: trait.markers for slug, trait in content.traits.items()}
    counts = {slug: token.count for slug, token in content.tokens.items()}
    missions = [g.faction(seat).mission for seat in g.by_initiative()]
    sisters = seat_of(g, "sisters_of_seven") is not None
    own = [
        slug for slug in in_order(content.tiles) if content.tiles[slug].set == "sisters_of_seven"
    ]
    yield BoxOpened(
        tokens | counts,
        {kind: oni.supply for kind, oni in content.oni.items()},
        [slug for slug in in_order(content.missions) if slug in missions and not is_duel(g)],
        own if sisters else [],
    )
    if not g.options.gates:
        yield MoonLaid({cell_at(q, r): area for area, (q, r) in content.layouts.moon.cells.items()})


GATE_TILES = 8
FIRST_BATCH = 4
NEXT_BATCH = 2


def gate_board(g: Realm) -> Rule:
    """Islands instead of the Moon: eight tiles for each player (SPEC 16.2)."""
    pool = tile_pool(g)
    count = GATE_TILES * len(g.seats)
    order = g.chance.shuffle(pool)
    yield TilesDrawn(order, [g.chance.roll(TURNS) - 1 for _ in range(count)])
    track = g.by_initiative()
    for seat in track:
        yield GateLaying(seat, FIRST_BATCH, first=True)
    for _batch in range((GATE_TILES - FIRST_BATCH) // NEXT_BATCH):
        for seat in track:
            yield GateLaying(seat, NEXT_BATCH)
    yield Pick(track[-1], "gate.setup_gate")


def tile_pool(g: Realm) -> list[str]:
    sets = ["base"]
    if g.options.new_lands_tiles or len(g.seats) >= MANY:
        sets.append("new_lands")
    return [slug for slug in in_order(g.content.tiles) if g.content.tiles[slug].set in sets]


class GateLaying(Step[Realm], frozen=True):
    """A player lays some tiles; of the first ones one gets a gate."""

    seat: int
    left: int
    first: bool = False
    before: tuple[str, ...] = ()
    """The cells that were taken when this player began."""

    def run(self, g: Realm) -> Rule:
        before = self.before if self.first else ()
        if self.first and self.left == FIRST_BATCH:
            before = tuple(g.state.tiles)
        if self.left:
            opens = self.first and len(islands(g.state.tiles)) == len(islands(before))
            yield Pick(self.seat, "gate.setup_tile", done=("new",) if opens else ())
            yield GateLaying(self.seat, self.left - 1, self.first, before)
        elif self.first:
            yield Pick(self.seat, "gate.setup_gate", done=own_tiles(g, self.before))


def islands(cells: Iterable[str]) -> set[int]:
    return {place(cell)[0] for cell in cells}


def own_tiles(g: Realm, before: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles laid just now; on an island of their own if one was opened."""
    mine = [cell for cell in g.state.tiles if cell not in before]
    known = islands(before)
    opened = [cell for cell in mine if place(cell)[0] not in known]
    return tuple(opened or mine)


def duel_board(g: Realm) -> Rule:
    """Two players lay ten tiles around the Moon by turns (SPEC 17)."""
    tiles = g.content.tiles
    sets = ["base", "new_lands"] if g.options.new_lands_tiles else ["base"]
    pool = [slug for slug in in_order(tiles) if tiles[slug].set in sets]
    ocean = [t for t in pool if tiles[t].terrain == "ocean" and tiles[t].trait is None]
    mountain = [t for t in pool if tiles[t].terrain == "mountain"]
    fertile = [t for t in pool if tiles[t].terrain == "fertile"]
    others = [t for t in pool if t not in (*ocean, *mountain, *fertile)]
    pools = [ocean, mountain, fertile, others]
    drawn, turns = duel_tiles(pools, g.chance)
    yield DuelTilesDrawn(pools, drawn, turns)
    yield Laying(0)


def lay_board(g: Realm) -> Rule:
    """Seven tiles for each player, by the layout that the table chose."""
    if g.options.gates:
        yield from gate_board(g)
        return
    if is_duel(g):
        yield from duel_board(g)
        return
    pool = tile_pool(g)
    count = g.content.limits.tiles_per_player * len(g.seats)
    order = g.chance.shuffle(pool)
    yield TilesDrawn(order, [g.chance.roll(TURNS) - 1 for _ in range(count)])
    mode = g.options.board_mode
    if mode == "symmetric":
        cells = g.content.layouts.symmetric[len(g.seats)].cells
        yield BoardLaid([cell_at(q, r) for q, r in cells])
    elif mode == "draft":
        yield Laying(0)
    else:
        preset = g.content.layouts.scatter[mode]
        spread = Spread(round(preset.probability * 100), preset.adjacency, preset.holes)
        found = scattered(list(g.state.tiles), count, spread, g.chance)
        yield BoardScattered(found, spread)


class Laying(Step[Realm], frozen=True):
    """In initiative order, one drawn tile at a time."""

    turn: int

    def run(self, g: Realm) -> Rule:
        if g.state.drawn:
            track = g.by_initiative()
            yield Pick(track[self.turn % len(track)], "setup.place_tile")
            yield Laying(self.turn + 1)


def draw_oni(g: Realm) -> Rule:
    """One ONI from the cup on each Moon area, or three on each gate."""
    if g.options.gates:
        yield from gate_oni(g)
        return
    cup = [kind for kind, oni in g.content.oni.items() for _ in range(oni.cup)]
    cells = [cell_at(q, r) for q, r in g.content.layouts.moon.cells.values()]
    yield OniDrawn(g.chance.shuffle(cup), cells)


def gate_oni(g: Realm) -> Rule:
    """A small, a medium and a large ONI; a missing large one is two medium or three small."""
    for cell in [cell for cell in g.state.tiles if g.tile(cell).gate]:
        for wanted in ("oni_small", "oni_medium", "oni_large"):
            for kind, count in substituted(g, wanted):
                yield UnitsDeployed(ONI, kind, cell, count, "supply")


def substituted(g: Realm, kind: str) -> list[tuple[str, int]]:
    supply = g.state.oni
    if supply[kind] > 0:
        return [(kind, 1)]
    if kind == "oni_large" and supply["oni_medium"] > 1:
        return [("oni_medium", 2)]
    small = min({"oni_large": 3, "oni_medium": 2, "oni_small": 0}[kind], supply["oni_small"])
    return [("oni_small", small)] if small else []


def shuffle_events(g: Realm) -> Rule:
    sets = ["base", "sk"] if g.options.sk_events else ["base"]
    cards = g.content.events
    deck = [slug for slug in in_order(cards) if cards[slug].set in sets]
    copies = [slug for slug in deck for _ in range(cards[slug].copies)]
    yield EventsShuffled(g.chance.shuffle(copies))
    for number in range(g.content.limits.event_row):
        yield RowFilled(g.state.deck[0], number)
    if g.options.faction_events:
        for seat in g.seats:
            own = [slug for slug in in_order(cards) if cards[slug].set == g.seat(seat).faction]
            yield FactionEventsShuffled(seat, g.chance.shuffle(own))


def choose_goals(g: Realm) -> Rule:
    if is_duel(g):
        yield Together([lane(seat, Pick(seat, "setup.pick_victory_card")) for seat in g.seats])
        return
    both = [seat for seat in g.seats if g.faction(seat).goal and g.faction(seat).alternative_goal]
    if g.options.alternative_goals and both:
        yield Together([lane(seat, Pick(seat, "setup.pick_goal")) for seat in both])


def deal_action_cards(g: Realm) -> Rule:
    cards = g.content.action_cards
    deck = [
        slug
        for slug in in_order(cards)
        if cards[slug].players <= len(g.seats) and cards[slug].duel == is_duel(g)
    ]
    yield ActionCardsDealt(g.chance.shuffle(deck), g.content.limits.hand)


def starts(g: Realm) -> Rule:
    """In initiative order each player completes the start."""
    for seat in g.by_initiative():
        faction = g.faction(seat)
        if faction.base:
            yield Pick(seat, "setup.place_base")
        if faction.start_reefs:
            yield Pick(seat, "reef.start_area", n=3)
            yield Pick(seat, "reef.first_slot")
        elif faction.deploys_on_edge:
            yield Pick(seat, "mc.start_tiles", n=6)
        elif faction.start_areas == 1:
            yield Pick(seat, "sis.start_area")
        else:
            yield Pick(seat, "setup.pick_start_area", n=faction.start_areas)
        yield Pick(seat, "setup.deploy_unit")
        if faction.start_terraformings:
            yield Pick(seat, "boar.terraform", n=faction.start_terraformings, name="start")


def gifts(g: Realm) -> Rule:
    """After all starts, in initiative order (SPEC 16.3)."""
    if g.options.amaterasu_gifts:
        for seat in g.by_initiative():
            yield Pick(seat, "gift.pick")


SETUP: dict[str, Callable[[Realm], Rule]] = {
    "initiative": draw_initiative,
    "box": open_box,
    "board": lay_board,
    "oni": draw_oni,
    "events": shuffle_events,
    "goals": choose_goals,
    "cards": deal_action_cards,
    "starts": starts,
    "gifts": gifts,
}
AFTER = dict(zip(list(SETUP), list(SETUP)[1:], strict=False))
