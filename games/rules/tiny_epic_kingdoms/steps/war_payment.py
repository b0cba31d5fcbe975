"""Both sides pay what their dice show; who has several ways to pay chooses (SPEC 8.2)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.kernel.together import Together, lane
from games.rules.tiny_epic_kingdoms.events.war import WarPaid
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import amounts
from games.rules.tiny_epic_kingdoms.queries.war import Payment, cost_of, payments, the_war

_ = gettext_noop


def due(g: Kingdoms, seat: int) -> int:
    return cost_of(g, seat, the_war(g).dice[seat])


def pay_for_war(g: Kingdoms, seats: list[int]) -> Rule:
    """Who has one way to pay just pays; the others are asked at the same time, openly."""
    ways = {seat: payments(g, seat, cost) for seat in seats if (cost := due(g, seat))}
    for seat, possible in ways.items():
        if len(possible) == 1:
            yield WarPaid(seat, possible[0].ore, possible[0].mana, possible[0].food)
    asked = [seat for seat, possible in ways.items() if len(possible) > 1]
    if asked:
        yield Together([lane(seat, PaymentChoice(seat)) for seat in asked], secret=False)


class Pay(Choice, frozen=True, tag="pay"):
    ore: int
    mana: int
    food: int


class PaymentChoice(Step[Kingdoms], frozen=True, tag="war.pay"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("How do you pay {cost} for the war?"), cost=due(g, self.seat))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for way in payments(g, self.seat, due(g, self.seat)):
            yield Option(Pay(way.ore, way.mana, way.food), amounts(g, way.ore, way.mana, way.food))

    def decide(self, g: Kingdoms, choice: Pay) -> Rule:
        yield WarPaid(self.seat, choice.ore, choice.mana, choice.food)

    def default(self, g: Kingdoms) -> Choice:
        """Exact with most ore, food only where needed; else mana alone."""
        cost = due(g, self.seat)

        def preference(way: Payment) -> tuple[bool, int, int]:
            wasteful = way.ore + 2 * way.mana + way.food > cost
            return wasteful, way.food, -way.ore

        best = min(payments(g, self.seat, cost), key=preference)
        return Pay(best.ore, best.mana, best.food)
