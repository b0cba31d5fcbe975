"""Named positions of DEI, from which tests begin; two players unless said otherwise."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.steps import Step
from games.rules.dei.content import MarketId
from games.rules.dei.game import GAME
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import settled_cubes
from games.rules.dei.state import NOBODY, FeatToken, Market, MissionCard, Play, State
from games.rules.dei.steps.card_actions import Do
from games.rules.dei.steps.card_play import CardPlay, FaceChoice, Up
from games.rules.dei.steps.card_play import Play as PlayCard
from games.rules.dei.steps.setup_picks import TakeFaction
from tests.support.scene import Scene

A, B, C, D = range(4)
CONTENT = GAME.content().value
PAIR = ("auxilia", "farm_z")
"""Neena sneaks, Z-13 is strong; tests about Leaders name their own factions."""
FOUR = ("auxilia", "ravagers", "refuge42", "farm_z")
Stacks = Mapping[int, Mapping[str, int]]


class Units(Struct, frozen=True):
    """Who stands where: Scrappers by seat and Region, Leaders by seat."""

    scrappers: Stacks = {}
    leaders: Mapping[int, str] = {}


def opened(seats: int = 2, seed: bytes = b"seed", **options: Any) -> Match:
    """A match with its whole log, at its first question."""
    return Match(GAME, GAME.content(), Table(seats, options), seed, checks=True)


def dealt(factions: Sequence[str] = PAIR, seed: bytes = b"seed", **options: Any) -> Match:
    """Everything is laid out; with the standard rules the first seat is about to deploy."""
    match = opened(len(factions), seed, **options)
    for seat, faction in enumerate(factions):
        if match.questions() and match.questions()[0].step.slug == "setup.choose_faction":
            match.play(seat, TakeFaction(faction).id)
    return match


def ordinary(units: Units | None = None, factions: Sequence[str] = PAIR, **options: Any) -> State:
    """Turn 1, phase 2, the first seat is active; Leaders that nobody placed wait far away."""
    state: State = GAME.copy(dealt(factions, **options).state)
    units = units or Units()
    for number, seat in enumerate(state.seats):
        seat.scrappers = dict(units.scrappers.get(number, {}))
        seat.leader = units.leaders.get(number, FAR[number])
        if number not in units.leaders:
            lay(state, FAR[number], 0)
    state.priority = list(range(len(factions)))
    state.turn, state.phase, state.active = 1, 2, A
    state.play = Play()
    state.drones = dict.fromkeys(state.drones, "R12")
    settle(state)
    return state


FAR = ("R14", "R02", "R08", "R16")
"""Roofs without an Outpost; with two players without a way to anywhere else."""


def settle(state: State) -> None:
    """Every cube where it belongs."""
    for outpost in state.outposts.values():
        outpost.controller = NOBODY
    for name, controller in settled_cubes(position(state)).items():
        state.outposts[name].controller = controller


def position(state: State) -> Dei:
    return Dei(state, CONTENT)


# -- things of a position ------------------------------------------------------------------


def hold(state: State, seat: int, tech: int, energy: int) -> State:
    """So many Resources in hand; the reserve makes up for it."""
    owner = state.seats[seat]
    state.reserve["tech"] += owner.tech - tech
    state.reserve["energy"] += owner.energy - energy
    owner.tech, owner.energy = tech, energy
    return state


def lay(state: State, region: str, count: int) -> State:
    """So many Resources in a Region."""
    kind = position(state).kind_in(region)
    state.reserve[kind] += state.resources.get(region, 0) - count
    state.resources[region] = count
    return state


def unlock(state: State, seat: int, *feats: str) -> State:
    """These Feats are unlocked; whoever was dealt one of them gets another."""
    for feat in feats:
        colour = CONTENT.feats[feat].colour
        before = state.seats[seat].feats[colour].feat
        for other in state.seats:
            if other.feats[colour].feat == feat:
                other.feats[colour].feat = before
        state.seats[seat].feats[colour] = FeatToken(feat, unlocked=True)
    settle(state)
    return state


def boosts(state: State, seat: int, *kinds: str) -> State:
    for kind in kinds:
        state.pool.remove(kind)
        state.seats[seat].boosts.append(kind)
    return state


def take_out(state: State, card: str) -> MarketId:
    """Remove a card from the Market in which it lies."""
    for name, market in state.markets.items():
        if card in market.deck:
            market.deck.remove(card)
            return name
        if card in market.slots:
            market.slots[market.slots.index(card)] = market.deck.pop(0)
            return name
    raise AssertionError(f"{card} is in no Market")


def give(state: State, seat: int, *cards: str) -> State:
    """Market cards that the seat bought before."""
    for card in cards:
        take_out(state, card)
        state.seats[seat].cards.append(card)
        state.seats[seat].hand.append(card)
    return state


def show(state: State, market: MarketId, slot: int, card: str) -> State:
    """The card lies in that slot; what lay there goes into the deck that it came from."""
    lies = state.markets[market]
    if lies.slots[slot - 1] == card:
        return state
    for other in state.markets.values():
        if card in other.deck:
            swap_from_deck(lies, slot, other, card)
            return state
        if card in other.slots:
            there = other.slots.index(card)
            other.slots[there], lies.slots[slot - 1] = lies.slots[slot - 1], card
            return state
    raise AssertionError(f"{card} is in no Market")


def swap_from_deck(lies: Market, slot: int, other: Market, card: str) -> None:
    other.deck[other.deck.index(card)] = lies.slots[slot - 1]
    lies.slots[slot - 1] = card


def missions(state: State, *names: str) -> State:
    """These Missions lie open: the first four in row 1, the others in row 2."""
    state.missions = [
        MissionCard(name, place % 4 + 1, place // 4 + 1) for place, name in enumerate(names)
    ]
    return state


# -- scenes --------------------------------------------------------------------------------


def scene(state: State, *steps: Step[Any]) -> Scene:
    """The steps are open, first on top; after them the other seat chooses a card."""
    settle(state)
    return Scene(GAME, state, *steps, CardPlay(B))


def playing(state: State, card: str) -> Scene:
    """The first seat has just played a card face-up."""
    if card not in state.seats[A].hand:
        give(state, A, card)
    match = scene(state, CardPlay(A)).when(A, PlayCard(card))
    if isinstance(match.questions()[0].step, FaceChoice):
        match.when(A, Up())
    return match


def doing(state: State, card: str, action: str) -> Scene:
    """… and has selected one of its Actions."""
    return playing(state, card).when(A, Do(action))


def at(*regions: str) -> list[str]:
    return [f"at:{region}" for region in regions]
