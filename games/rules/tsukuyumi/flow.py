"""Which step follows which: set-up, rounds, phases, turns, the end (SPEC 5, 6)."""

from collections.abc import Callable, Iterable
from typing import Any

from games.kernel.content import in_order
from games.kernel.events import Event
from games.kernel.moves import MatchEnded, Resigned
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.tsukuyumi.content import PHASES, Phase
from games.rules.tsukuyumi.events.board import (
    AreaConquered,
    MarkerLifted,
    TokensPlaced,
    TraitMarked,
)
from games.rules.tsukuyumi.events.cards import (
    ActionCardsDealt,
    BoxOpened,
    EventsShuffled,
    FactionEventsShuffled,
    HandsPassed,
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
from games.rules.tsukuyumi.events.turn import (
    ActionDue,
    GameScored,
    MissionDone,
    PhaseStarted,
    RoundStarted,
    TurnBanned,
    TurnClosed,
    TurnStarted,
)
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.geometry import cell_at, place
from games.rules.tsukuyumi.queries.missions import AFTER_OWN_RED, ANYTIME
from games.rules.tsukuyumi.queries.realm import Realm, is_duel, seat_of
from games.rules.tsukuyumi.scoring.duel import settle_tasks
from games.rules.tsukuyumi.scoring.points import final_points, final_slips, ranks
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.round_end import RoundEnd, judge_goal
from games.rules.tsukuyumi.steps.turn import Pending, TurnMenu

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


# -- rounds --


class Round(Step[Realm], frozen=True):
    """R1: everybody drafts a card at once and in secret."""

    number: int

    def run(self, g: Realm) -> Rule:
        yield RoundStarted(self.number)
        yield Together([lane(seat, Pick(seat, "draft.pick_card")) for seat in g.seats])
        yield Reveal()


class Reveal(Step[Realm], frozen=True):
    """R2: the cards lie open, the hands go left; then the four phases."""

    def run(self, g: Realm) -> Rule:
        yield HandsPassed()
        yield PhaseTurns("white")


class PhaseTurns(Step[Realm], frozen=True):
    phase: Phase

    def run(self, g: Realm) -> Rule:
        yield PhaseStarted(self.phase)
        yield Turns(self.phase, list(g.state.order))
        later = PHASES[PHASES.index(self.phase) + 1 :]
        if later:
            yield PhaseTurns(later[0])
        else:
            yield RoundEnd()
            yield RoundOver()


class Turns(Step[Realm], frozen=True):
    """One player after the other."""

    phase: Phase
    left: list[int]

    def run(self, g: Realm) -> Rule:
        if not self.left:
            return
        seat, *others = self.left
        if is_banned(g, seat, self.phase):
            yield TurnBanned(seat, self.phase)
            yield Turns(self.phase, others)
            return
        yield TurnStarted(seat, self.phase, parts_of(g, seat, self.phase))
        if g.faction(seat).start_reefs:
            yield Pick(seat, "reef.choose_set")
        else:
            if self.phase == "green" and seat_of(g, "dark_seed") == seat:
                yield Pick(seat, "seed.hatch")
            if self.phase == "red":
                yield Pick(seat, "heir.choice")
            yield TurnMenu(seat)
        yield AfterTurn()
        yield Turns(self.phase, others)


def is_banned(g: Realm, seat: int, phase: Phase) -> bool:
    """Reef is not touched by bans (R18)."""
    if not is_duel(g) or g.faction(seat).start_reefs:
        return False
    opponent = g.others(seat)[0]
    return g.content.action_cards[g.seat(opponent).card].ban == phase


def parts_of(g: Realm, seat: int, phase: Phase) -> dict[str, int]:
    """What the drafted card gives; nothing to Reef, whose card is only discarded."""
    if g.faction(seat).start_reefs:
        return {}
    parts = dict(g.content.action_cards[g.seat(seat).card].parts(phase))
    if g.seat(seat).gift == "gift_heir":
        for part in HEIR.get(phase, ()):
            parts[part] = parts.get(part, 0) + 1
    return parts


HEIR: dict[Phase, tuple[str, ...]] = {"white": ("standard",), "blue": ("draw", "play")}
"""What Heir of light adds to the card, besides production and its choice in red."""


class AfterTurn(Step[Realm], frozen=True):
    """The after-phase queue (SPEC 9.6)."""

    at: str = "pending"

    def run(self, g: Realm) -> Rule:
        match self.at:
            case "pending":
                yield Pending()
                yield AfterTurn("bearer")
            case "bearer":
                circle = seat_of(g, "circle_of_the_sun")
                if circle is not None:
                    yield Pick(circle, "cos.bearer_return")
                yield AfterTurn("queue")
            case _:
                yield from next_in_queue(g)


def next_in_queue(g: Realm) -> Rule:
    """Counterattacks that waited, each a full action of its owner."""
    if not g.state.queue:
        if g.turn.phase == "red":
            yield from judge_goal(g, g.turn.seat, AFTER_OWN_RED)
        yield TurnClosed()
        return
    item = g.state.queue[0]
    yield ActionDue()
    if item.what == "combat":
        yield fight(item.seat)
    else:
        yield produce(item.seat, item.n)
    yield AfterTurn("bearer")


class RoundOver(Step[Realm], frozen=True):
    def run(self, g: Realm) -> Rule:
        if g.state.round < g.options.rounds:
            yield Round(g.state.round + 1)
        else:
            yield from finish(g)


def finish(g: Realm) -> Rule:
    yield GameScored(final_slips(g))
    yield MatchEnded(ranks(g), [final_points(g, seat) for seat in g.seats])


# -- triggers --


def settle_missions(g: Realm, event: Event[Any]) -> Rule:
    """Missions and goals are looked at after every event that could bring them about (R64)."""
    if is_duel(g) and g.state.round:
        yield from settle_tasks(g)
    if type(event) in (MissionDone, MatchEnded, GameScored) or not g.state.missions:
        return
    for seat in g.by_initiative():
        if g.seat(seat).faction and g.state.tiles:
            yield from judge_goal(g, seat, ANYTIME)
            yield from judge_missions(g, seat)


def judge_missions(g: Realm, seat: int) -> Rule:
    for slug in g.state.missions:
        mission = g.content.missions[slug]
        done = slug in g.seat(seat).missions
        if not done and ANYTIME[mission.check](g, seat, mission):
            yield MissionDone(seat, slug, mission.points)


def sun_burns_marker(g: Realm, event: TraitMarked) -> Rule:
    """Gaining the Amaterasu trait removes an ONI territory marker at once (R7)."""
    if event.trait == "amaterasu" and g.tile(event.cell).marker == ONI:
        yield MarkerLifted(event.cell, event.seat)


def eggs_are_crushed(g: Realm, event: AreaConquered) -> Rule:
    """Eggs leave an area that another faction conquers (SPEC 14)."""
    eggs = g.tile(event.cell).eggs
    if eggs and seat_of(g, "dark_seed") != event.seat:
        yield TokensPlaced(event.seat, event.cell, "egg", -eggs)


def last_one_wins(g: Realm, event: Resigned) -> Rule:
    """When only one seat has not resigned, the match is scored as it stands."""
    present = [seat for seat in g.seats if not g.is_absent(seat)]
    if len(present) == 1:
        yield from finish(g)
