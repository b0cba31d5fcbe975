"""The Empire's turn: a die blocks one row, the other two are executed (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.automaton import (
    EmpireCardTurned,
    EmpireDieGiven,
    EmpireTurnEnded,
)
from games.rules.daimyo.events.economy import PointsGained, TokensPaid
from games.rules.daimyo.events.heroes import HeroDiscarded
from games.rules.daimyo.events.turn import HelmetTaken
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.empire import (
    PIECES,
    candidates,
    empire_op,
    has_victim,
    stack_of_round,
    visible_tiles,
)
from games.rules.daimyo.queries.names import die_name, kind_name, row_text
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.choices import Pick, PickCard, card_options
from games.rules.daimyo.steps.die_choice import TakeDie
from games.rules.daimyo.steps.empire_pieces import EmpireIsland, EmpireTile, Order
from games.rules.daimyo.steps.hiring import automaton_takes_hero

_ = gettext_noop


class EmpireDie(Step[Daimyo], frozen=True, tag="solo.die"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which die do you give to the Empire? It blocks the row of its colour."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        rows = g.content.solo.cards[g.automaton.card].rows
        for die in g.different_dice():
            blocked = next(row for row in rows if row.die == die.colour)
            yield Option(
                TakeDie(die.colour, die.value),
                die_name(g, die.colour, die.value),
                (f"die:{die.colour}:{die.value}",),
                say(_("Blocks: {row}"), row=row_text(g, blocked)),
            )

    def decide(self, g: Daimyo, choice: TakeDie) -> Rule:
        yield EmpireDieGiven(self.seat, choice.colour, choice.value)
        card = g.automaton.card
        for at, row in enumerate(g.content.solo.cards[card].rows):
            if row.die != choice.colour:
                yield EmpireRow(Order(self.seat, f"card:{card}:{at}", row.n))
        yield EmpireTurnEnd()


class EmpireTurnEnd(Step[Daimyo], frozen=True, tag="empire_turn_end"):
    """The next card comes up, but not after the last turn of a round."""

    def run(self, g: Daimyo) -> Rule:
        yield EmpireTurnEnded()
        if len(g.automaton.dice) < g.content.game.turns:
            yield from turn_up_card(g, g.state.round)


def turn_up_card(g: Daimyo, number: int) -> Rule:
    left = stack_of_round(g, number)
    yield EmpireCardTurned(g.chance.pick(left), left)


class EmpireRow(Step[Daimyo], frozen=True, tag="empire_row"):
    """Done as far as possible; whatever was impossible gives the Empire 1 point (R53)."""

    order: Order

    def run(self, g: Daimyo) -> Rule:
        op = empire_op(g, self.order.source)
        if op.op in PIECES:
            yield from self.piece(g)
        elif op.op == "relic":
            yield from self.tile(g)
        elif op.op == "helmet":
            yield from self.helmet(g)
        elif op.op == "hero":
            yield from self.hero(g)
        elif op.op == "points":
            yield PointsGained(AUTOMATON, op.n, "cards")
        else:
            yield from self.discard(g)

    def piece(self, g: Daimyo) -> Rule:
        order = self.order
        op = empire_op(g, order.source)
        found = candidates(g, op, order.seat) if order.left else []
        if not found:
            yield from self.finish(partial=order.partial or order.left > 0)
            return
        unharmed = op.op == "shadow" and not has_victim(g, found[0], order.seat)
        yield EmpireIsland(order.but(partial=order.partial or unharmed))
        yield EmpireRow(order.but(left=order.left - 1, partial=order.partial or unharmed))

    def tile(self, g: Daimyo) -> Rule:
        order = self.order
        if not order.left or not visible_tiles(g):
            yield from self.finish(partial=order.left > 0)
            return
        yield EmpireTile(order)
        yield EmpireRow(order.but(left=order.left - 1))

    def helmet(self, g: Daimyo) -> Rule:
        if g.state.helmet_taken:
            yield from self.finish(partial=True)
        else:
            yield HelmetTaken(AUTOMATON)

    def hero(self, g: Daimyo) -> Rule:
        if g.rightmost_hero():
            yield from automaton_takes_hero(g)
        else:
            yield from self.finish(partial=True)

    def discard(self, g: Daimyo) -> Rule:
        human = g.seat(self.order.seat)
        if any(human.tokens.values()) or human.hand:
            yield EmpireDiscard(self.order.seat)
        else:
            yield from self.finish(partial=True)

    def finish(self, *, partial: bool) -> Rule:
        if partial:
            yield PointsGained(AUTOMATON, 1, "partial")


class EmpireDiscard(Step[Daimyo], frozen=True, tag="solo.discard"):
    """The Empire's ability costs the player a token or a card."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("The Empire makes you discard one token or one hero card."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        held = g.seat(self.seat).tokens
        for kind in g.content.kinds:
            if held[kind]:
                target = f"tokens:{self.seat}:{kind}"
                yield Option(Pick(kind), plain(kind_name(g, kind)), (target,))
        yield from card_options(g, g.seat(self.seat).hand)

    def decide(self, g: Daimyo, choice: Choice) -> Rule:
        match choice:
            case Pick(kind=kind):
                yield TokensPaid(self.seat, {kind: 1})
            case PickCard(hero=hero):
                yield HeroDiscarded(self.seat, hero, "empire")
