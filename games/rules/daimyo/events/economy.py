"""Tokens, storage, the recruitment track, Popularity Points, objectives."""

from typing import Literal

from games.kernel.events import Event
from games.rules.daimyo.printed.words import Kind, Tokens
from games.rules.daimyo.state import AUTOMATON, Owner, State

Why = Literal[
    "start", "production", "tax", "income", "shadow", "eliminated", "objective", "collected", ""
]


class TokensGained(Event[State], frozen=True):
    seat: int
    tokens: Tokens
    why: Why = ""

    def apply(self, state: State) -> None:
        held = state.seats[self.seat].tokens
        for kind, amount in self.tokens.items():
            held[kind] += amount


class TokensPaid(Event[State], frozen=True):
    seat: int
    tokens: Tokens

    def apply(self, state: State) -> None:
        held = state.seats[self.seat].tokens
        for kind, amount in self.tokens.items():
            held[kind] -= amount


class TokensExchanged(Event[State], frozen=True):
    seat: int
    gives: Kind
    gets: Kind

    def apply(self, state: State) -> None:
        held = state.seats[self.seat].tokens
        held[self.gives] -= 1
        held[self.gets] += 1


class TokensStolen(Event[State], frozen=True):
    seat: int
    victim: int
    tokens: Tokens

    def apply(self, state: State) -> None:
        for kind, amount in self.tokens.items():
            state.seats[self.victim].tokens[kind] -= amount
            state.seats[self.seat].tokens[kind] += amount


class MercenariesPaid(Event[State], frozen=True):
    """A seat pays the Mercenaries, for a Shadow or for a relic tile."""

    seat: int
    tokens: Tokens

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        for kind, amount in self.tokens.items():
            state.seats[self.seat].tokens[kind] -= amount
            state.automaton.tokens[kind] += amount


class StorageRaised(Event[State], frozen=True):
    """By `steps`; what no longer fits on the track is `points`."""

    seat: int
    steps: int
    points: int = 0

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.capacity += self.steps
        if self.points:
            seat.points["storage"] = seat.points.get("storage", 0) + self.points


class TrackReset(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].track = 0


class PointsGained(Event[State], frozen=True):
    owner: Owner
    points: int
    why: Literal["heroes", "cards", "partial"]

    def apply(self, state: State) -> None:
        add_points(state, self.owner, self.points, self.why)


def add_points(state: State, owner: Owner, points: int, why: str) -> None:
    if owner == AUTOMATON:
        assert state.automaton is not None
        held = state.automaton.points
    else:
        held = state.seats[owner].points
    held[why] = held.get(why, 0) + points


class ObjectiveClaimed(Event[State], frozen=True):
    seat: int
    objective: str
    slot: Literal["gold", "silver"]
    points: int

    def apply(self, state: State) -> None:
        state.claims.setdefault(self.objective, []).append(self.seat)
        add_points(state, self.seat, self.points, "objectives")


class IslandScored(Event[State], frozen=True):
    """What each participant got for its Influence; shares of nobody are not listed."""

    island: str
    shares: list[tuple[Owner, int]]

    def apply(self, state: State) -> None:
        for owner, points in self.shares:
            add_points(state, owner, points, "islands")


class IncomeChosen(Event[State], frozen=True):
    seat: int
    kind: Kind

    def apply(self, state: State) -> None:
        state.seats[self.seat].income = self.kind
