"""Putting the played card on the player board (SPEC 7.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.content import Card
from games.rules.mysthea.events.cards import CardPlaced, CardReplaced, PlacementPaid
from games.rules.mysthea.queries.commands import energy_cost
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_name, card_with_points
from games.rules.mysthea.steps.answers import PickCard

_ = gettext_noop


def can_place(g: Mysthea, seat: int, card: Card) -> bool:
    return energy_cost(g, seat, card) <= g.seat(seat).energy


def place_card(g: Mysthea, seat: int, card: Card) -> Rule:
    """Paid first, so that a rune still helps the card that takes its slot."""
    yield PlacementPaid(seat, card.id, energy_cost(g, seat, card))
    owner = g.seat(seat)
    if card.slot is not None:
        if card.slot in owner.upgrades:
            yield CardReplaced(seat, owner.upgrades[card.slot])
        yield CardPlaced(seat, card.id, card.slot)
    elif len(owner.accessories) < g.content.limits.accessories:
        yield CardPlaced(seat, card.id)
    else:
        yield ReplacedChoice(seat, card.id)


class ReplacedChoice(Step[Mysthea], frozen=True, tag="place.choose_replaced"):
    """No room for a new accessory: one of the others is discarded."""

    seat: int
    card: str

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Which accessory makes room for “{card}”?"),
            card=card_name(g, self.card),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        for card in g.seat(self.seat).accessories:
            hint = plain(g.card(card).text)
            yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",), hint)

    def decide(self, g: Mysthea, choice: PickCard) -> Rule:
        yield CardReplaced(self.seat, choice.card)
        yield CardPlaced(self.seat, self.card)

    def default(self, g: Mysthea) -> Choice:
        cards = g.seat(self.seat).accessories
        return PickCard(min(cards, key=lambda card: g.card(card).points))
