"""Which step follows which: rounds, turns, the end of a round, the end of the match."""

from collections.abc import Callable, Mapping
from typing import Literal

from games.kernel.moves import MatchEnded, Resigned
from games.kernel.steps import Rule, Step
from games.kernel.together import Together, lane
from games.rules.daimyo.events.automaton import (
    EmpireAbilityRolled,
    EmpireTurnStarted,
    MercenaryBonus,
)
from games.rules.daimyo.events.economy import IslandScored
from games.rules.daimyo.events.ending import AchievementsReached, GameScored
from games.rules.daimyo.events.relics import EmpireTilesReturned
from games.rules.daimyo.events.turn import DiceRolled, RoundEnded, TurnStarted, sorted_by_value
from games.rules.daimyo.queries.board import islands
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.empire import ability_row, empire_op
from games.rules.daimyo.queries.relics import tile_of
from games.rules.daimyo.scoring.achievements import reached
from games.rules.daimyo.scoring.islands import banner_shares
from games.rules.daimyo.scoring.points import entries, has_won, points, ranks, scorers
from games.rules.daimyo.state import AUTOMATON, Die, Owner
from games.rules.daimyo.steps.die_choice import DieChoice
from games.rules.daimyo.steps.empire import EmpireDie, EmpireRow, turn_up_card
from games.rules.daimyo.steps.empire_pieces import Order
from games.rules.daimyo.steps.hands import draw_heroes
from games.rules.daimyo.steps.hiring import AutomatonHires, HireCard, automaton_takes_hero
from games.rules.daimyo.steps.menu import Menu
from games.rules.daimyo.steps.mercenary_dice import MercDie
from games.rules.daimyo.steps.round_end import HelmetPass, IncomeChoice, pay_income
from games.rules.daimyo.steps.takes import refill

Stage = Literal["automaton", "islands", "income", "hiring", "drawing"]
TILES_RETURN_AFTER = 4
"""The round after which the Empire's tiles go back to the bag (R56)."""


class RoundStart(Step[Daimyo], frozen=True, tag="round_start"):
    """All dice of the match are rolled into the pool."""

    def run(self, g: Daimyo) -> Rule:
        dice = [
            Die(colour, g.chance.roll(6))
            for colour, count in sorted(g.table.dice.items())
            for _die in range(count)
        ]
        yield DiceRolled(g.state.round + 1, sorted_by_value(dice))
        yield NextTurn()


class NextTurn(Step[Daimyo], frozen=True, tag="next_turn"):
    """Clockwise from the first player, three laps, whoever takes the Helmet meanwhile (R43)."""

    def run(self, g: Daimyo) -> Rule:
        order = turn_order(g)
        begun = g.state.turns
        if begun == len(order) * g.content.game.turns:
            yield RoundEnd("automaton")
            return
        owner = order[begun % len(order)]
        if owner == AUTOMATON:
            yield EmpireTurnStarted()
            yield EmpireDie(0)
        else:
            yield TurnStarted(owner)
            if g.has_mercenaries and begun < g.content.mercenaries.dice:
                yield MercDie(owner)
            yield DieChoice(owner)
            yield Menu(owner)
        yield NextTurn()


def turn_order(g: Daimyo) -> list[Owner]:
    """Of this round; alone, the player and the Empire alternate."""
    if not g.is_solo:
        return [*g.clockwise(g.state.first)]
    return [AUTOMATON, 0] if g.state.first == AUTOMATON else [0, AUTOMATON]


def helmet_order(g: Daimyo) -> list[Owner]:
    """Everybody who plays, from the owner of the Helmet clockwise."""
    if not g.is_solo:
        return [*g.clockwise(g.state.helmet)]
    return [AUTOMATON, 0] if g.state.helmet == AUTOMATON else [0, AUTOMATON]


def seats_from_helmet(g: Daimyo) -> list[int]:
    return [owner for owner in helmet_order(g) if owner != AUTOMATON]


class RoundEnd(Step[Daimyo], frozen=True, tag="round_end"):
    """The printed order of the end of a round (SPEC 11)."""

    stage: Stage

    def run(self, g: Daimyo) -> Rule:
        yield from STAGES[self.stage](g)


def automaton_bonus(g: Daimyo) -> Rule:
    """11.1: strong dice pay the Mercenaries; the Empire uses its ability (R57)."""
    total = sum(die.value for die in g.automaton.dice) if g.table.automaton else 0
    if g.has_mercenaries and total >= g.content.mercenaries.threshold:
        yield MercenaryBonus(g.content.mercenaries.bonus)
    if g.is_solo:
        yield EmpireAbilityRolled(total)
        source = f"ability:{ability_row(g, total)}"
        yield EmpireRow(Order(0, source, empire_op(g, source).n))
    yield RoundEnd("islands")


def score_islands(g: Daimyo) -> Rule:
    """11.2 and the question of 11.3."""
    for island in islands(g):
        yield IslandScored(island, banner_shares(g, island))
    yield Together([lane(seat, IncomeChoice(seat)) for seat in g.seats], secret=False)
    yield RoundEnd("income")


def income(g: Daimyo) -> Rule:
    """11.3; after the last round the match ends here (R46)."""
    for seat in seats_from_helmet(g):
        yield from pay_income(g, seat)
    if g.state.round == g.content.game.rounds:
        if g.has_mercenaries:
            yield from automaton_takes_hero(g)
        yield from finish(g)
        return
    if g.state.helmet != AUTOMATON:
        yield HelmetPass(g.state.helmet)
    yield RoundEnd("hiring")


def hiring(g: Daimyo) -> Rule:
    """11.6: the Empire in its place in the order, the Mercenaries last."""
    for owner in helmet_order(g):
        yield AutomatonHires() if owner == AUTOMATON else HireCard(owner, again=True)
    if g.has_mercenaries:
        yield AutomatonHires()
    yield RoundEnd("drawing")


def drawing(g: Daimyo) -> Rule:
    """11.7 and 11.8."""
    for seat in seats_from_helmet(g):
        yield from draw_heroes(g, seat, 1)
    if g.is_solo:
        if g.state.round == TILES_RETURN_AFTER:
            yield EmpireTilesReturned(empire_tiles(g))
            yield from refill(g)
        yield from turn_up_card(g, g.state.round + 1)
    yield RoundEnded(g.state.round)
    yield RoundStart()


def empire_tiles(g: Daimyo) -> list[str]:
    """All of them, those of its restored Relics too (R56)."""
    restored = [
        tile_of(colour, number)
        for colour in g.automaton.restored
        for number in g.content.relics[colour].numbers
    ]
    return [*g.automaton.tiles, *restored]


STAGES: Mapping[Stage, Callable[[Daimyo], Rule]] = {
    "automaton": automaton_bonus,
    "islands": score_islands,
    "income": income,
    "hiring": hiring,
    "drawing": drawing,
}


def finish(g: Daimyo) -> Rule:
    """Everything is counted; a solo victory is told with what it achieved."""
    yield GameScored([entries(g, owner) for owner in scorers(g)])
    if g.is_solo and has_won(g):
        yield AchievementsReached(0, g.options.solo_difficulty, reached(g, 0))
    yield MatchEnded(ranks(g), [points(g, seat) for seat in g.seats])


def solo_ends(g: Daimyo, event: Resigned) -> Rule:
    """R65: alone, to resign is to lose; at a table the defaults go on playing."""
    if g.is_solo:
        yield from finish(g)
