"""Playing a card (SPEC 7.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.events.cards import CardPlayed
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_with_points
from games.rules.mysthea.steps.answers import PickCard
from games.rules.mysthea.steps.spending import ActSpending

_ = gettext_noop


def play_card(g: Mysthea, seat: int, card: str) -> Rule:
    """The card is shown and gives its points; then it may be used."""
    yield CardPlayed(seat, card, g.card(card).points)
    yield ActSpending(seat)


def cards_by_points(g: Mysthea, cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (g.card(card).points, card))


class ActCard(Step[Mysthea], frozen=True, tag="act.choose_card"):
    """An Act that an effect grants has to name a card (R56)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.seat(self.seat).hand else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the card that you play."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for card in g.seat(self.seat).hand:
            hint = plain(g.card(card).text)
            yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",), hint)

    def decide(self, g: Mysthea, choice: PickCard) -> Rule:
        yield from play_card(g, self.seat, choice.card)

    def default(self, g: Mysthea) -> Choice:
        return PickCard(cards_by_points(g, g.seat(self.seat).hand)[0])
