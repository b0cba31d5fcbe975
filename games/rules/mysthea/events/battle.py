"""Battles, from the first card to the glory."""

from games.kernel.events import Event
from games.rules.mysthea.state import Battle, Garrison, State


class BattleStarted(Event[State], frozen=True):
    """Who takes part, in artefact order, and what stood there when it began."""

    barrier = True

    initiator: int
    region: str
    bonus: int
    participants: list[int]
    start: dict[int, Garrison]
    champions: list[int]
    veteran: bool = False

    def apply(self, state: State) -> None:
        state.battle = Battle(
            self.initiator,
            self.region,
            self.bonus,
            list(self.participants),
            {seat: copied(there) for seat, there in self.start.items()},
            list(self.champions),
            self.veteran,
        )


class BattleCardRevealed(Event[State], frozen=True):
    """The order of a seat; nothing if it laid no card."""

    seat: int
    card: str = ""

    def apply(self, state: State) -> None:
        battle_of(state).laid[self.seat] = self.card
        if self.card:
            state.seats[self.seat].hand.remove(self.card)


class BattleCardsDiscarded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        battle = battle_of(state)
        for seat, card in battle.laid.items():
            if card:
                state.seats[seat].discard.append(card)
        battle.discarded = True


class BattleTotalled(Event[State], frozen=True):
    """The strength of every participant with all that counted, and the units that left."""

    totals: dict[int, int]
    retreated: int

    def apply(self, state: State) -> None:
        battle = battle_of(state)
        battle.totals = dict(self.totals)
        battle.losses = self.retreated


class BattleEnded(Event[State], frozen=True):
    strongest: list[int]
    losses: int

    def apply(self, state: State) -> None:
        state.battle = None


def battle_of(state: State) -> Battle:
    assert state.battle is not None, "no battle is being fought"
    return state.battle


def copied(there: Garrison) -> Garrison:
    return Garrison(there.troop, there.golem, there.fort, there.moved_troop, there.moved_golem)
