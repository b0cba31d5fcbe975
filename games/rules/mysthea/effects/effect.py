"""An effect, instruction by instruction; questions about whole instructions (SPEC 5, 10)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.content import Op
from games.rules.mysthea.effects.call import Call, op_of, ops_at
from games.rules.mysthea.effects.deeds import DEEDS
from games.rules.mysthea.effects.words import words_of, words_of_all
from games.rules.mysthea.events.cards import (
    AccessoryUsed,
    CardsDiscarded,
    CardsRemoved,
    EffectUsed,
)
from games.rules.mysthea.events.gains import Paid
from games.rules.mysthea.events.world import EncounterSideChosen, MonsterRewarded
from games.rules.mysthea.queries.feasibility import can_do, can_do_any, fitting, means_of
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_with_points
from games.rules.mysthea.steps.act import cards_by_points
from games.rules.mysthea.steps.answers import Decline, No, PickCard, Yes, decline, yes_or_no
from games.rules.mysthea.steps.gains import draw_cards

_ = gettext_noop
ASKED_FIRST = (
    "construct",
    "deploy",
    "act",
    "develop",
    "meditate",
    "battle",
    "monster_attack",
    "pay",
)
"""Optional instructions that are a plain yes or no; the others decline in their own question."""


def use_card(g: Mysthea, event: EffectUsed | AccessoryUsed) -> Rule:
    yield Effect(Call(event.seat, event.card))


def take_way(g: Mysthea, event: EncounterSideChosen) -> Rule:
    yield Effect(Call(event.seat, f"{event.card}:{event.side}"))


def take_reward(g: Mysthea, event: MonsterRewarded) -> Rule:
    source = f"{event.monster}:{event.place}"
    yield Effect(Call(event.seat, source, times=event.times))


class Effect(Step[Mysthea], frozen=True, tag="effect.optional_part"):
    """The next instruction; what could do nothing is passed over in silence (R2)."""

    call: Call

    def asks(self, g: Mysthea) -> int | None:
        op = op_of(g, self.call)
        asked = op.optional and op.op in ASKED_FIRST and can_do(g, self.call.seat, op)
        return self.call.seat if asked else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("{effect}?"), effect=words_of(g, op_of(g, self.call)))

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        if isinstance(choice, Yes):
            yield from carry_out(g, self.call)
        yield from self.after(g)

    def run(self, g: Mysthea) -> Rule:
        if can_do(g, self.call.seat, op_of(g, self.call)):
            yield from carry_out(g, self.call)
        yield from self.after(g)

    def default(self, g: Mysthea) -> Choice:
        return No()

    def after(self, g: Mysthea) -> Rule:
        following = self.call.next()
        if following.at < len(ops_at(g, self.call.source)):
            yield Effect(following)


def carry_out(g: Mysthea, call: Call) -> Rule:
    op = op_of(g, call)
    match op.op:
        case "choose_one":
            yield PartChoice(call)
        case "draw" if op.up_to and len(g.deck) > 1:
            yield PartChoice(call)
        case "discard" | "remove":
            yield HandCardChoice(call)
        case "pay":
            yield Paid(call.seat, energy=op.n)
            yield Effect(call.inner())
        case _:
            yield from DEEDS[op.op](g, call, op)


class PickPart(Choice, frozen=True, tag="part"):
    number: int


class DrawNumber(Choice, frozen=True, tag="draw"):
    number: int


class PartChoice(Step[Mysthea], frozen=True, tag="effect.choose_one"):
    """One of the parts that can be done; a paid price leaves no way out."""

    call: Call

    def asks(self, g: Mysthea) -> int | None:
        return self.call.seat

    def prompt(self, g: Mysthea) -> Text:
        if op_of(g, self.call).op == "draw":
            return say(_("How many cards do you draw?"))
        return say(_("Choose one of the effects."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        op, seat = op_of(g, self.call), self.call.seat
        for number in range(1, op.n + 1 if op.op == "draw" else 1):
            yield Option(DrawNumber(number), say(_("Draw {number}"), number=number), ("deck:era",))
        for number, part in enumerate(op.options):
            if can_do_any(g, seat, part, means_of(g, seat)):
                yield Option(PickPart(number), words_of_all(g, part))
        if op.optional:
            yield decline()

    def decide(self, g: Mysthea, choice: PickPart | DrawNumber | Decline) -> Rule:
        match choice:
            case PickPart(number):
                yield Effect(self.call.inner(number))
            case DrawNumber(number):
                yield from draw_cards(g, self.call.seat, number)

    def default(self, g: Mysthea) -> Choice:
        return Decline() if op_of(g, self.call).optional else super().default(g)


class HandCardChoice(Step[Mysthea], frozen=True, tag="effect.choose_hand_card"):
    """The cards of the hand that are given up for an effect, one after another."""

    call: Call
    given: list[str] = []

    def asks(self, g: Mysthea) -> int | None:
        return self.call.seat

    def prompt(self, g: Mysthea) -> Text:
        if op_of(g, self.call).op == "discard":
            return say(_("Choose the card that you discard."))
        return say(_("Choose the card that you remove from the game."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        op = op_of(g, self.call)
        for card in self.candidates(g, op):
            hint = plain(g.card(card).text)
            yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",), hint)
        if op.optional:
            yield decline()

    def decide(self, g: Mysthea, choice: PickCard | Decline) -> Rule:
        if isinstance(choice, Decline):
            return
        op, seat, given = op_of(g, self.call), self.call.seat, [*self.given, choice.card]
        if len(given) < len(op.types):
            yield HandCardChoice(self.call, given)
            return
        yield CardsDiscarded(seat, given) if op.op == "discard" else CardsRemoved(seat, given)
        yield Effect(self.call.inner(x=g.card(choice.card).points))

    def default(self, g: Mysthea) -> Choice:
        op = op_of(g, self.call)
        if op.optional:
            return Decline()
        return PickCard(cards_by_points(g, self.candidates(g, op))[0])

    def candidates(self, g: Mysthea, op: Op) -> list[str]:
        hand = [card for card in g.seat(self.call.seat).hand if card not in self.given]
        return fitting(g, hand, op.types[len(self.given)])
