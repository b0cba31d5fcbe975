"""Quarry, the reference game of the benchmarks, as a whole game of the kernel.

A turn is up to three small moves and an end. Each fourth round has a fair: all seats bid in
secret, each in two questions. After every round the weather is drawn and a seat hides a find.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.content import MatchOption
from games.kernel.events import Event, Viewer
from games.kernel.game import Game, ScoreLine
from games.kernel.header import Header, MatchState
from games.kernel.moves import HIDDEN, MatchEnded
from games.kernel.options import Choice, Option
from games.kernel.position import Position
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, Words, gettext_noop, say
from games.kernel.together import Together, lane

_ = gettext_noop
KINDS = ["wood", "stone", "ore", "food"]
MOVES_A_TURN = 3
ROUNDS_TO_A_FAIR = 4


class Printed(Struct, frozen=True):
    name: Words
    prize: int


class Content(Struct, frozen=True):
    game: Printed
    options: dict[str, MatchOption]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 6
    width: int = 15
    fair: bool = True


class Cell(Struct, gc=False, array_like=True):
    owner: int
    level: int


class Player(Struct):
    score: int
    built: int
    stock: dict[str, int]
    finds: list[str]


class State(MatchState):
    options: Options
    turn: int
    round: int
    current: int
    weather: str
    supply: dict[str, int]
    board: dict[str, Cell]
    players: list[Player]


def blank(seats: int, options: Options) -> State:
    players = [Player(0, 0, dict.fromkeys(KINDS, 3), []) for _seat in range(seats)]
    return State(
        Header(seats), options, 0, 1, 0, "sun", dict.fromkeys(KINDS, 1_000_000), {}, players
    )


class Quarry(Position[State, Content]):
    """The position."""


# -- events ----------------------------------------------------------------------------------


class Gathered(Event[State], frozen=True):
    seat: int
    kind: str
    amount: int

    def apply(self, state: State) -> None:
        state.players[self.seat].stock[self.kind] += self.amount
        state.supply[self.kind] -= self.amount


class Built(Event[State], frozen=True):
    seat: int
    x: int
    y: int

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.stock["wood"] -= 1
        player.stock["stone"] -= 1
        player.built += 1
        state.board[f"{self.x},{self.y}"] = Cell(self.seat, 1)


class Upgraded(Event[State], frozen=True):
    seat: int
    x: int
    y: int

    def apply(self, state: State) -> None:
        cell, player = state.board[f"{self.x},{self.y}"], state.players[self.seat]
        cell.level += 1
        player.stock["ore"] -= 2
        player.score += cell.level


class Traded(Event[State], frozen=True):
    seat: int
    give: str
    get: str
    amount: int

    def apply(self, state: State) -> None:
        stock, supply = state.players[self.seat].stock, state.supply
        stock[self.give] -= self.amount
        stock[self.get] += self.amount
        supply[self.give] += self.amount
        supply[self.get] -= self.amount


class TurnEnded(Event[State], frozen=True):
    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.current = (self.seat + 1) % state.header.seats
        state.turn += 1
        if state.current == 0:
            state.round += 1


class WeatherTurned(Event[State], frozen=True):
    weather: str
    strength: int

    def apply(self, state: State) -> None:
        state.weather = self.weather

    def redraw(self, state: State, chance: Chance) -> "WeatherTurned":
        return WeatherTurned(chance.pick(["fog", "rain", "sun"]), chance.roll(6))


class FindHidden(Event[State], frozen=True):
    """A seat hides something; the others see only that it did."""

    seat: int
    kind: str

    def apply(self, state: State) -> None:
        state.players[self.seat].finds.append(self.kind)

    def mask(self, viewer: Viewer) -> "FindHidden":
        return self if viewer == self.seat else FindHidden(self.seat, HIDDEN)


EVENTS = (Gathered, Built, Upgraded, Traded, TurnEnded, WeatherTurned, FindHidden)

# -- choices and steps -----------------------------------------------------------------------


class Gather(Choice, frozen=True):
    kind: str
    amount: int


class Build(Choice, frozen=True):
    x: int
    y: int


class Upgrade(Choice, frozen=True):
    x: int
    y: int


class Trade(Choice, frozen=True):
    give: str
    get: str


class EndTurn(Choice, frozen=True):
    pass


class Name(Choice, frozen=True):
    kind: str


class Bid(Choice, frozen=True):
    amount: int


def offered(choice: Choice) -> Option:
    return Option(choice, Text("{choice}", {"choice": choice}))


class Turn(Step[Quarry], frozen=True):
    left: int = MOVES_A_TURN

    def asks(self, g: Quarry) -> int | None:
        return g.state.current

    def options(self, g: Quarry) -> Iterator[Option]:
        state, seat = g.state, g.state.current
        stock = state.players[seat].stock
        yield offered(EndTurn())
        for kind in KINDS:
            yield offered(Gather(kind, 1 + state.turn % 3))
        if stock["wood"] and stock["stone"]:
            yield from map(offered, free_cells(state, 2))
        if stock["ore"] >= 2:
            yield from map(offered, own_cells(state, seat, 2))
        give = max(KINDS, key=lambda kind: stock[kind])
        yield offered(Trade(give, KINDS[(KINDS.index(give) + 1) % 4]))

    def decide(self, g: Quarry, choice: Choice) -> Rule:
        seat = g.state.current
        match choice:
            case Gather(kind, amount):
                yield Gathered(seat, kind, amount)
            case Build(x, y):
                yield Built(seat, x, y)
            case Upgrade(x, y):
                yield Upgraded(seat, x, y)
            case Trade(give, get):
                yield Traded(seat, give, get, 1)
        if self.left > 1 and not isinstance(choice, EndTurn):
            yield Turn(self.left - 1)
            return
        yield TurnEnded(seat)
        yield RoundEnd() if g.state.current == 0 else Turn()


def free_cells(state: State, most: int) -> Iterator[Build]:
    width = state.options.width
    if len(state.board) + most > width * width:
        return
    place = state.turn * 31 % (width * width)
    while most:
        x, y = place % width, place // width
        if f"{x},{y}" not in state.board:
            most -= 1
            yield Build(x, y)
        place = (place + 1) % (width * width)


def own_cells(state: State, seat: int, most: int) -> Iterator[Upgrade]:
    own = (name for name, cell in state.board.items() if cell.owner == seat)
    for name in islice(own, most):
        x, y = name.split(",")
        yield Upgrade(int(x), int(y))


class RoundEnd(Step[Quarry], frozen=True):
    def run(self, g: Quarry) -> Rule:
        yield WeatherTurned(g.chance.pick(["fog", "rain", "sun"]), g.chance.roll(6))
        if g.state.round > g.state.options.rounds:
            yield ended(g)
            return
        yield FindChoice(g.state.round % len(g.seats))
        if g.state.options.fair and g.state.round % ROUNDS_TO_A_FAIR == 0:
            yield Together([lane(seat, FairKind(seat)) for seat in g.seats])
        yield Turn()


def ended(g: Quarry) -> MatchEnded:
    points = [player.score for player in g.state.players]
    return MatchEnded([1 + sum(p > mine for p in points) for mine in points], points)


class FindChoice(Step[Quarry], frozen=True):
    hides_answer = True

    seat: int

    def asks(self, g: Quarry) -> int | None:
        return self.seat

    def options(self, g: Quarry) -> Iterator[Option]:
        return (offered(Name(kind)) for kind in KINDS)

    def decide(self, g: Quarry, choice: Name) -> Rule:
        yield FindHidden(self.seat, choice.kind)


class FairKind(Step[Quarry], frozen=True):
    """The first of two questions of a lane."""

    seat: int

    def asks(self, g: Quarry) -> int | None:
        return self.seat

    def options(self, g: Quarry) -> Iterator[Option]:
        return (offered(Name(kind)) for kind in KINDS[:3])

    def decide(self, g: Quarry, choice: Name) -> Rule:
        yield FairBid(self.seat, choice.kind)


class FairBid(Step[Quarry], frozen=True):
    seat: int
    kind: str

    def asks(self, g: Quarry) -> int | None:
        return self.seat

    def options(self, g: Quarry) -> Iterator[Option]:
        return (offered(Bid(amount)) for amount in (0, 1, 2))

    def decide(self, g: Quarry, choice: Bid) -> Rule:
        if choice.amount:
            yield Gathered(self.seat, self.kind, choice.amount + g.content.game.prize)


# -- the game --------------------------------------------------------------------------------


def setup(g: Quarry) -> Rule:
    yield Turn()


def mask(state: State, viewer: Viewer) -> State:
    for seat, player in enumerate(state.players):
        if seat != viewer:
            player.finds = [HIDDEN] * len(player.finds)
    return state


def imagine(g: Quarry, viewer: Viewer, rng: Random) -> State:
    state = g.state
    for player in state.players:
        player.finds = [rng.choice(KINDS) if f == HIDDEN else f for f in player.finds]
    return state


def chronicle(event: Event[Any], g: Quarry) -> Text | None:
    return say(_("{event}"), event=msgspec.json.encode(event).decode())


def score(g: Quarry, seat: int) -> list[ScoreLine]:
    return [ScoreLine(say(_("Upgrades")), g.state.players[seat].score)]


def estimate(g: Quarry, seat: int) -> float:
    player = g.state.players[seat]
    return player.score + player.built / 2 + sum(player.stock.values()) / 10


def nothing_is_owed(g: Quarry) -> None:
    for kind in KINDS:
        held = sum(player.stock[kind] for player in g.state.players)
        assert held <= 1_000_000 + 3 * len(g.seats), f"{kind} came from nowhere"


GAME: Game[State, Quarry] = Game(
    slug="quarry",
    version=1,
    seats=range(2, 5),
    content_folder=Path(__file__).parent / "quarry_content",
    content_type=Content,
    state_type=State,
    position=Quarry,
    options_type=Options,
    events=EVENTS,
    steps=(Turn, RoundEnd, FindChoice, FairKind, FairBid),
    blank=blank,
    setup=setup,
    mask=mask,
    imagine=imagine,
    chronicle=chronicle,
    score=score,
    estimate=estimate,
    draw_board=lambda *args, **kwargs: "<svg/>",
    colours=("red", "blue", "green", "yellow"),
    invariants=(nothing_is_owed,),
)
