"""Hero cards in hand: drawing, discarding as a cost (SPEC 8.3, 9)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.heroes import DeckRenewed, HeroDiscarded, HeroDrawn
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.steps.choices import PickCard, card_options

_ = gettext_noop


def draw_heroes(g: Daimyo, seat: int, count: int) -> Rule:
    """An empty deck is renewed from the discard pile; without both the drawing stops."""
    for _draw in range(count):
        owner = g.seat(seat)
        if not owner.deck_size:
            if not owner.discard:
                return
            yield DeckRenewed(seat)
        yield HeroDrawn(seat, g.chance.pick(g.seat(seat).deck))


class DiscardCard(Step[Daimyo], frozen=True, tag="discard.card"):
    """A card from the hand pays for an effect."""

    seat: int
    left: int = 1

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Discard a hero card."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from card_options(g, g.seat(self.seat).hand)

    def decide(self, g: Daimyo, choice: PickCard) -> Rule:
        yield HeroDiscarded(self.seat, choice.hero, "cost")
        if self.left > 1 and g.seat(self.seat).hand:
            yield DiscardCard(self.seat, self.left - 1)
