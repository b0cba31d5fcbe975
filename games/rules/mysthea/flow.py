"""Which step follows which: the opening, eras, rounds, turns, the end (SPEC 4, 6, 7, 9)."""

from games.kernel.moves import MatchEnded
from games.kernel.steps import Rule, Step
from games.rules.mysthea.events.cards import MarketRevealed
from games.rules.mysthea.events.era import (
    ArtefactsDealt,
    ArtefactsRecharged,
    ChampionsHealed,
    DiscardsReturned,
    EraBegan,
    EraEnded,
    EventDeckShuffled,
    EventPlaced,
    EventResolved,
    FortsReturned,
    MonsterAppeared,
    StormBlew,
    TurnStarted,
)
from games.rules.mysthea.events.setup import DraftEnded, MiragesLifted
from games.rules.mysthea.queries.counting import attunement_worth
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.scoring.glory import points, ranks
from games.rules.mysthea.steps.gains import Why, gain
from games.rules.mysthea.steps.monster import MonsterAttack
from games.rules.mysthea.steps.setup_picks import DRAFTED, ChampionChoice, DraftPick
from games.rules.mysthea.steps.turn import TurnChoice

STORM = "storm"


class Drafting(Step[Mysthea], frozen=True):
    """Round after round in artefact order, until everybody has one of each kind (SPEC 4.2)."""

    def run(self, g: Mysthea) -> Rule:
        for _round in DRAFTED:
            for seat in g.order():
                yield DraftPick(seat)
        yield DraftEnd()


class DraftEnd(Step[Mysthea], frozen=True):
    def run(self, g: Mysthea) -> Rule:
        yield DraftEnded()


class Placement(Step[Mysthea], frozen=True):
    """Champions and encounter tokens, in reverse artefact order."""

    def run(self, g: Mysthea) -> Rule:
        for seat in reversed(g.order()):
            yield ChampionChoice(seat)
        yield Opening()


class Opening(Step[Mysthea], frozen=True):
    """With two players the mirages of islands without a champion go; then era I begins."""

    def run(self, g: Mysthea) -> Rule:
        if g.state.mirages:
            homes = [g.island_of(seat.champion.region) for seat in g.state.seats]
            yield MiragesLifted([r for r in g.state.mirages if g.island_of(r) in homes])
        yield EraStart(1)


class EraStart(Step[Mysthea], frozen=True):
    """Phase 1, in the order of SPEC 6."""

    era: int

    def run(self, g: Mysthea) -> Rule:
        for seat in g.order():
            if g.has_ability(seat, "charger"):
                why = Why("champion", g.seat(seat).champion.id)
                yield from gain(g, seat, "energy", g.ability_number(seat), why)
        yield EraBegan(self.era)
        yield MarketRevealed(g.deck[: g.content.limits.market])
        yield from prepare_events(g, self.era)
        if self.era > 1:
            yield from renew(g)
        yield ArtefactsRecharged()
        for seat in g.order():
            energy = g.content.artefacts[g.seat(seat).artefact].energy
            yield from gain(g, seat, "energy", energy, Why("artefact"))
        yield RoundStart()


def prepare_events(g: Mysthea, era: int) -> Rule:
    """The monster of the era comes, and its card is shuffled in with all others in use."""
    for name, beast in g.state.monsters.items():
        if beast.era == era:
            yield MonsterAppeared(name, g.content.monsters[name].island)
    known = [name for name, beast in g.state.monsters.items() if beast.era <= era]
    yield EventDeckShuffled(g.chance.shuffle([*g.content.region_types, STORM, *known]))


def renew(g: Mysthea) -> Rule:
    """Champions heal, forts and discards come back, artefacts go by glory (SPEC 6.5 to 6.8)."""
    wounded = [seat for seat in g.order() if g.seat(seat).champion.wounded]
    if wounded:
        yield ChampionsHealed(wounded)
    if any(g.deployed(seat, "fort") for seat in g.seats):
        yield FortsReturned()
    yield DiscardsReturned()
    order = sorted(g.order(), key=lambda seat: -g.seat(seat).glory)
    yield ArtefactsDealt([order.index(seat) + 1 for seat in g.seats])


class RoundStart(Step[Mysthea], frozen=True):
    """The next event goes to the track; the fifth slot recharges, the fifth region is the last."""

    def run(self, g: Mysthea) -> Rule:
        event = g.state.event_deck[0]
        regions = [*g.state.track, event]
        found = sum(name in g.content.region_types for name in regions)
        yield EventPlaced(event, found == g.content.limits.regions_in_event_deck)
        if len(g.state.track) == g.content.track.recharge_slot:
            yield ArtefactsRecharged()
        yield Turns(list(g.order()))


class Turns(Step[Mysthea], frozen=True):
    left: list[int]

    def run(self, g: Mysthea) -> Rule:
        if self.left:
            first, *others = self.left
            yield TurnStarted(first)
            yield TurnChoice(first)
            yield Turns(others)
        elif g.state.last_round:
            yield EventResolution()
        else:
            yield RoundStart()


class EventResolution(Step[Mysthea], frozen=True):
    """Phase 3: slot after slot of the track (SPEC 9)."""

    def run(self, g: Mysthea) -> Rule:
        slot = g.state.resolved
        if slot == len(g.state.track):
            yield from end_era(g)
            return
        event = g.state.track[slot]
        yield EventResolved(slot + 1, event)
        if event == STORM:
            islands = {
                name: g.clockwise(beast.island)
                for name, beast in g.state.monsters.items()
                if beast.island
            }
            yield StormBlew(islands)
        elif event in g.state.monsters:
            yield MonsterAttack(event)
        else:
            yield from score_regions(g, event, g.content.track.slots[slot])
        yield EventResolution()


def score_regions(g: Mysthea, kind: str, glory: int) -> Rule:
    """Each region of the type for whoever controls it (SPEC 9.1)."""
    for region in g.regions():
        owner = g.controller(region)
        if g.region(region).type == kind and owner is not None:
            yield from gain(g, owner, "glory", glory, Why("regions", region))


def end_era(g: Mysthea) -> Rule:
    """What is paid at the end, then the next era or the result (SPEC 9.5)."""
    for seat in g.order():
        card = g.seat(seat).attunement
        if card and g.content.attunements[card].at_era_end:
            worth = attunement_worth(g, seat, card)
            yield from gain(g, seat, "glory", worth, Why("attunements", card))
    for seat in g.order():
        if g.has_ability(seat, "surveyor"):
            worth = g.ability_number(seat) * (g.controlled(seat) // 2)
            yield from gain(g, seat, "glory", worth, Why("champion", g.seat(seat).champion.id))
    yield EraEnded(g.state.era)
    if g.state.era < g.content.limits.eras:
        yield EraStart(g.state.era + 1)
    else:
        yield MatchEnded(ranks(g), points(g))
