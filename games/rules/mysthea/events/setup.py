"""What happens before the first era."""

from typing import Self

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.rules.mysthea.content import Piece
from games.rules.mysthea.state import HIDDEN, Beast, State


class PiecesHandedOut(Event[State], frozen=True):
    """Every seat gets the same supply and the same pool."""

    supply: dict[Piece, int]
    pool: dict[Piece, int]

    def apply(self, state: State) -> None:
        for seat in state.seats:
            seat.supply = dict(self.supply)
            seat.pool = dict(self.pool)


class RingShuffled(Event[State], frozen=True):
    ring: list[str]

    def apply(self, state: State) -> None:
        state.ring = list(self.ring)

    def redraw(self, state: State, chance: Chance) -> "RingShuffled":
        return RingShuffled(chance.shuffle(self.ring))


class MiragesLaid(Event[State], frozen=True):
    """One of the legal layouts, by its number (R63)."""

    layout: int
    layouts: int
    regions: list[str]

    def apply(self, state: State) -> None:
        state.mirages = list(self.regions)

    def redraw(self, state: State, chance: Chance) -> Self:
        return replace(self, layout=chance.pick(range(self.layouts)))


class MonstersDrawn(Event[State], frozen=True):
    """The monsters of the three eras in order; the last one stays in the box."""

    order: list[str]

    def apply(self, state: State) -> None:
        for era, monster in enumerate(self.order[:-1], 1):
            state.monsters[monster] = Beast(era)

    def redraw(self, state: State, chance: Chance) -> "MonstersDrawn":
        return MonstersDrawn(chance.shuffle(self.order))


class EncountersShuffled(Event[State], frozen=True):
    order: list[str]

    def apply(self, state: State) -> None:
        state.encounter_deck = list(self.order)

    def mask(self, viewer: Viewer) -> "EncountersShuffled":
        return EncountersShuffled(top_only(self.order))

    def redraw(self, state: State, chance: Chance) -> "EncountersShuffled":
        return EncountersShuffled(chance.shuffle(self.order))


class AttunementsSet(Event[State], frozen=True):
    """The side of each island's card; by lot if the table wanted them mixed."""

    faces: dict[str, str]

    def apply(self, state: State) -> None:
        state.faces = dict(self.faces)


class AttunementsMixed(Event[State], frozen=True):
    faces: dict[str, str]
    sides: dict[str, list[str]]

    def apply(self, state: State) -> None:
        state.faces = dict(self.faces)

    def redraw(self, state: State, chance: Chance) -> "AttunementsMixed":
        drawn = {island: chance.pick(cards) for island, cards in self.sides.items()}
        return AttunementsMixed(drawn, self.sides)


class EraDecksShuffled(Event[State], frozen=True):
    decks: list[list[str]]

    def apply(self, state: State) -> None:
        state.decks = [list(deck) for deck in self.decks]

    def mask(self, viewer: Viewer) -> "EraDecksShuffled":
        return EraDecksShuffled([[HIDDEN] * len(deck) for deck in self.decks])

    def redraw(self, state: State, chance: Chance) -> "EraDecksShuffled":
        return EraDecksShuffled([chance.shuffle(deck) for deck in self.decks])


class StartCardsDealt(Event[State], frozen=True):
    """The start cards of each type, shuffled; each seat has the one at its place."""

    stacks: list[list[str]]

    def apply(self, state: State) -> None:
        for stack in self.stacks:
            for seat, card in zip(state.seats, stack, strict=False):
                seat.hand.append(card)
            state.box.extend(stack[len(state.seats) :])

    def mask(self, viewer: Viewer) -> "StartCardsDealt":
        return StartCardsDealt(
            [
                [card if place == viewer else HIDDEN for place, card in enumerate(stack)]
                for stack in self.stacks
            ]
        )

    def redraw(self, state: State, chance: Chance) -> "StartCardsDealt":
        return StartCardsDealt([chance.shuffle(stack) for stack in self.stacks])


class ChampionsDealt(Event[State], frozen=True):
    order: list[str]

    def apply(self, state: State) -> None:
        for seat, champion in zip(state.seats, self.order, strict=False):
            seat.champion.id = champion

    def redraw(self, state: State, chance: Chance) -> "ChampionsDealt":
        return ChampionsDealt(chance.shuffle(self.order))


class ArtefactsShuffled(Event[State], frozen=True):
    """The artefact of each seat."""

    numbers: list[int]

    def apply(self, state: State) -> None:
        for seat, number in zip(state.seats, self.numbers, strict=True):
            seat.artefact = number
            seat.charged = True

    def redraw(self, state: State, chance: Chance) -> "ArtefactsShuffled":
        return ArtefactsShuffled(chance.shuffle(self.numbers))


class DraftLaidOut(Event[State], frozen=True):
    """Shuffled stacks of champions and start cards; the first of each lies open."""

    stacks: dict[str, list[str]]

    def apply(self, state: State) -> None:
        state.stacks = {kind: list(stack) for kind, stack in self.stacks.items()}

    def mask(self, viewer: Viewer) -> "DraftLaidOut":
        return DraftLaidOut({kind: top_only(stack) for kind, stack in self.stacks.items()})

    def redraw(self, state: State, chance: Chance) -> "DraftLaidOut":
        return DraftLaidOut({kind: chance.shuffle(stack) for kind, stack in self.stacks.items()})


class CardDrafted(Event[State], frozen=True):
    """A seat took what was displayed of a kind; the next of the stack lies open."""

    barrier = True

    seat: int
    kind: str
    card: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        state.stacks[self.kind].remove(self.card)
        if self.kind == "champion":
            seat.champion.id = self.card
        else:
            seat.hand.append(self.card)


class DraftEnded(Event[State], frozen=True):
    """What nobody took goes back to the box."""

    def apply(self, state: State) -> None:
        for kind, stack in state.stacks.items():
            if kind != "champion":
                state.box.extend(stack)
        state.stacks = {}


class ChampionPlaced(Event[State], frozen=True):
    seat: int
    region: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].champion.region = self.region


class TokenPlaced(Event[State], frozen=True):
    seat: int
    island: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].token = self.island


class MiragesLifted(Event[State], frozen=True):
    """Only the mirages of the islands where a champion starts stay (SPEC 4.1)."""

    stay: list[str]

    def apply(self, state: State) -> None:
        state.mirages = list(self.stay)


def top_only(cards: list[str]) -> list[str]:
    """A stack of which only the first card lies open."""
    return [*cards[:1], *[HIDDEN] * (len(cards) - 1)]
