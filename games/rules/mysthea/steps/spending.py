"""Spending command points: in an Act, for a reward, in a meditation (SPEC 7.3, 7.6)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.events.cards import CommandEnded, EffectUsed, PointsSpent
from games.rules.mysthea.events.units import UnitConstructed
from games.rules.mysthea.queries.commands import deed_cost, energy_cost, room
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_name
from games.rules.mysthea.steps.answers import Done
from games.rules.mysthea.steps.building import deploy
from games.rules.mysthea.steps.gains import Why, gain
from games.rules.mysthea.steps.moving import DestinationChoice
from games.rules.mysthea.steps.placing import place_card
from games.rules.mysthea.steps.purchases import (
    Construct,
    Deploy,
    MoveUnit,
    PlaceCard,
    TakeEnergy,
    UseEffect,
    building,
    card_use,
    done,
    energy,
    moves,
)

_ = gettext_noop


class Spending(Step[Mysthea], frozen=True):
    """Opens again after every point; what is left at the end is lost."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.command.points else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Spend your command points; left: {points}."), points=g.command.points)

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from energy(g, self.seat)
        yield from building(g, self.seat)
        yield from moves(g, self.seat)
        yield done(g)

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        match choice:
            case Done():
                yield CommandEnded(self.seat)
                return
            case TakeEnergy():
                yield PointsSpent(self.seat, g.content.costs.energy)
                yield from gain(g, self.seat, "energy", 1, Why("cards"))
            case Construct(kind):
                yield PointsSpent(self.seat, deed_cost(g, "construct", kind))
                yield UnitConstructed(self.seat, kind)
            case Deploy(kind):
                yield PointsSpent(self.seat, deed_cost(g, "deploy", kind))
                yield from deploy(g, self.seat, kind)
            case MoveUnit(region, unit):
                yield PointsSpent(self.seat, g.content.costs.move)
                yield DestinationChoice(self.seat, region, unit)
        yield self

    def run(self, g: Mysthea) -> Rule:
        yield CommandEnded(self.seat)

    def default(self, g: Mysthea) -> Choice:
        """Energy as long as there is room for it."""
        return TakeEnergy() if room(g, self.seat, "energy") and g.command.points else Done()


class RewardSpending(Spending, frozen=True, tag="cp.spend"):
    """Command points that an encounter, a monster or an accessory gave."""


class CrystalSpending(Spending, frozen=True, tag="meditate.crystal"):
    """The points of the crystal fields only construct and deploy (SPEC 7.8)."""

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Your crystal fields: construct or deploy; points left: {points}."),
            points=g.command.points,
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from building(g, self.seat)
        yield done(g)

    def default(self, g: Mysthea) -> Choice:
        for choice in (Construct("troop"), Deploy("troop")):
            if any(option.choice == choice for option in self.options(g)):
                return choice
        return Done()


class ActSpending(Spending, frozen=True, tag="act.step"):
    """The played card: its points, and once its effect or its place (R3)."""

    def asks(self, g: Mysthea) -> int | None:
        can_go_on = g.command.points or any(card_use(g, self.seat))
        return self.seat if can_go_on else None

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("You play {card}: use it, and spend its points ({points} left)."),
            card=self.card_words(g),
            points=g.command.points,
        )

    def card_words(self, g: Mysthea) -> Text:
        played = g.command.card
        return say(_("“{card}”"), card=card_name(g, played)) if played else say(_("a card"))

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from card_use(g, self.seat)
        yield from energy(g, self.seat)
        yield from building(g, self.seat)
        yield from moves(g, self.seat)
        yield done(g)

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        match choice:
            case UseEffect():
                card = g.card(g.command.card)
                yield EffectUsed(self.seat, card.id, energy_cost(g, self.seat, card))
                yield self
            case PlaceCard():
                yield from place_card(g, self.seat, g.card(g.command.card))
                yield self
            case _:
                yield from super().decide(g, choice)
