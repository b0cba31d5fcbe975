"""Named positions of Mysthea, from which tests begin."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from games.kernel.header import Header
from games.kernel.match import Match
from games.kernel.options import Choice, Option
from games.kernel.play import Table
from games.kernel.steps import Rule, Step
from games.kernel.text import plain
from games.rules.mysthea.content import Piece, Slot
from games.rules.mysthea.game import GAME
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import Beast, Garrison, Options, Seat, State
from games.rules.mysthea.steps.turn import TurnChoice
from tests.support.scene import Scene

A, B, C, D, E = range(5)
CONTENT = GAME.content().value
RING = ("monolith", "tree", "sphere", "volcano", "arch")
"""The canonical ring of SPEC 15: neighbours share exactly one type of region each."""
HOMES = ("monolith.myst", "tree.forest", "sphere.river", "volcano.crystal", "arch.mountain")
MONSTERS = ("utcoro", "cannibarok", "caerulas")
LETTERS: dict[str, Piece] = {"t": "troop", "g": "golem", "f": "fort"}
Units = Mapping[int, Mapping[str, str]]
"""By seat and region: t, g, f for fresh pieces, T and G for such that have moved."""


def ordinary(  # noqa: PLR0913 - a position in one call, all but the first by name
    seats: int = 3,
    *,
    units: Units | None = None,
    champions: Mapping[int, str] | None = None,
    heroes: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    boards: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    market: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    encounters: Sequence[str] = (),
    faced: Mapping[int, int] | None = None,
    tokens: Mapping[int, str] | None = None,
    monsters: Sequence[str] = MONSTERS,
    track: Sequence[str] = ("forest",),
    era: int = 1,
    mirages: Sequence[str] = ("volcano.river", "arch.mountain"),
    purse: Mapping[int, tuple[int, int, int]] | None = None,
    **options: Any,
) -> State:
    """A running match: `purse` is energy, experience and glory; without heroes no abilities."""
    header = Header(seats, colours=list(GAME.colours[:seats]))
    options.setdefault("champion_abilities", bool(heroes))
    state = State(header, Options(**options), [Seat() for _ in range(seats)])
    state.era, state.round, state.phase = era, len(track), "rounds"
    state.ring = list(RING)
    state.mirages = list(mirages) if seats == 2 else []
    seat_everybody(state, champions or {}, heroes or {}, tokens or {}, purse or {})
    place_units(state, units or {})
    deal_cards(state, hands or {}, boards or {}, discards or {})
    lay_decks(state, market, deck)
    lay_events(state, monsters, track)
    lay_encounters(state, encounters, faced or {})
    night = state.options.attunements == "night"
    state.faces = {
        name: island.night if night else island.day for name, island in CONTENT.islands.items()
    }
    return state


def seat_everybody(
    state: State,
    champions: Mapping[int, str],
    heroes: Mapping[int, str],
    tokens: Mapping[int, str],
    purse: Mapping[int, tuple[int, int, int]],
) -> None:
    spare = [hero for hero in sorted(CONTENT.champions) if hero not in heroes.values()]
    for number, seat in enumerate(state.seats):
        seat.champion.id = heroes.get(number) or spare.pop(0)
        seat.champion.region = champions.get(number, HOMES[number])
        seat.artefact, seat.charged = number + 1, True
        island = seat.champion.region.partition(".")[0]
        seat.token = tokens.get(number, RING[RING.index(island) - 1])
        seat.energy, seat.xp, seat.glory = purse.get(number, (0, 0, 0))
        seat.glory_from = {"cards": seat.glory}
        seat.supply = {kind: CONTENT.units[kind].total for kind in LETTERS.values()}


def place_units(state: State, units: Units) -> None:
    """Two troops and a golem are built; what stands on the board comes first from those."""
    for number, seat in enumerate(state.seats):
        for region, letters in units.get(number, {}).items():
            there = Garrison()
            for letter in letters:
                kind = LETTERS[letter.lower()]
                seat.supply[kind] -= 1
                setattr(there, kind, getattr(there, kind) + 1)
                if letter.isupper():
                    setattr(there, f"moved_{kind}", getattr(there, f"moved_{kind}") + 1)
            seat.board[region] = there


def deal_cards(
    state: State,
    hands: Mapping[int, Sequence[str]],
    boards: Mapping[int, Sequence[str]],
    discards: Mapping[int, Sequence[str]],
) -> None:
    for number, seat in enumerate(state.seats):
        seat.hand = list(hands.get(number, ()))
        seat.discard = list(discards.get(number, ()))
        for name in boards.get(number, ()):
            slot: Slot | None = CONTENT.cards[name].slot
            if slot is None:
                seat.accessories.append(name)
            else:
                seat.upgrades[slot] = name


def lay_decks(state: State, market: Sequence[str] | None, deck: Sequence[str] | None) -> None:
    """What nobody holds: later eras in their decks, earlier ones in the box."""
    held = {*(market or ()), *(deck or ())}
    for seat in state.seats:
        held.update(seat.hand, seat.discard, seat.accessories, seat.upgrades.values())
    left: list[list[str]] = [[], [], [], []]
    for name, card in CONTENT.cards.items():
        if name not in held:
            left[card.era].append(name)
    state.decks = [left[era] if era > state.era else [] for era in (1, 2, 3)]
    rest = left[state.era]
    state.market = list(market) if market is not None else [rest.pop(0) for _ in range(3)]
    if deck is None:
        state.decks[state.era - 1] = rest
    else:
        state.decks[state.era - 1] = list(deck)
        state.box += rest
    for era in range(state.era):
        state.box += left[era]


def lay_events(state: State, monsters: Sequence[str], track: Sequence[str]) -> None:
    for era, name in enumerate(monsters, 1):
        here = CONTENT.monsters[name].island if era <= state.era else ""
        state.monsters[name] = Beast(era, here)
    known = [name for name, beast in state.monsters.items() if beast.era <= state.era]
    state.track = list(track)
    rest = [*sorted(CONTENT.region_types), "storm", *known]
    state.event_deck = [event for event in rest if event not in track]
    state.last_round = sum(event in CONTENT.region_types for event in track) == 5


def lay_encounters(state: State, top: Sequence[str], faced: Mapping[int, int]) -> None:
    rest = [name for name in sorted(CONTENT.encounters) if name not in top]
    for number, count in faced.items():
        state.seats[number].encounters = [rest.pop() for _ in range(count)]
    state.encounter_deck = [*top, *rest]


class GoOn(Choice, frozen=True):
    pass


class Pause(Step[Mysthea], frozen=True):
    """Stands beneath what a test looks at, so that nothing goes on by itself."""

    always = True

    def asks(self, g: Mysthea) -> int | None:
        return A

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield Option(GoOn(), plain("go on"))

    def decide(self, g: Mysthea, choice: GoOn) -> Rule:
        yield self


PAUSED = structs.replace(GAME, steps=(*GAME.steps, Pause))


def scene(state: State, *steps: Step[Mysthea]) -> Scene:
    """In the middle of an action the steps are open, first on top; then the match pauses."""
    state.special_done = True
    return Scene(PAUSED, state, *steps, Pause())


def turn_of_a(state: State) -> Scene:
    return Scene(PAUSED, state, TurnChoice(A), Pause())


def position(state: State) -> Mysthea:
    return Mysthea(state, CONTENT)


def purse_of(match: Scene, seat: int) -> tuple[int, int, int]:
    """Energy, experience and glory."""
    owner = match.state.seats[seat]
    return owner.energy, owner.xp, owner.glory


def glory(match: Scene, seat: int) -> int:
    return int(match.state.seats[seat].glory)


def pieces(match: Scene, seat: int, region: str) -> str:
    """The pieces of a seat in a region, in letters."""
    there = match.state.seats[seat].board.get(region)
    if there is None:
        return ""
    letters: str = "t" * there.troop + "g" * there.golem + "f" * there.fort
    return letters


def opened(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match with its whole log, at its first question."""
    return Match(GAME, GAME.content(), Table(seats, options), seed, checks=True)


def started(seats: int = 3, seed: bytes = b"seed", **options: Any) -> Match:
    """A match at its first turn; absent players made the choices before it."""
    match = opened(seats, seed, **options)
    while not match.state.round:
        match.time_out(match.questions()[0].seat)
    return match
