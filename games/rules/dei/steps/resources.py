"""Taking Resources under the limit of ten (SPEC 9.8)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.content import RESOURCES, ResourceId
from games.rules.dei.events.economy import ResourceDeclined, ResourceDiscarded, ResourceGained
from games.rules.dei.queries.buying import can_buy, purses_after_tech
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import resource

_ = gettext_noop


class Discard(Choice, frozen=True):
    """Return one to the reserve to make room."""

    kind: ResourceId


class Decline(Choice, frozen=True):
    """Keep what is held."""


def discard_options(g: Dei, seat: int, kind: ResourceId) -> Iterator[Option]:
    for held in RESOURCES:
        if g.held(seat, held):
            label = say(
                _("Return 1 {old} and take the {new}"), old=resource(g, held), new=resource(g, kind)
            )
            yield Option(Discard(held), label)
    yield Option(Decline(), say(_("Decline the {kind}"), kind=resource(g, kind)))


def discard_default(g: Dei, seat: int, kind: ResourceId) -> Choice:
    """SPEC 22: Tech makes room for Energy, nothing else does."""
    return Discard("tech") if kind == "energy" and g.held(seat, "tech") else Decline()


class Gain(Step[Dei], frozen=True, tag="resource.choose_discard"):
    """So many from the reserve, one at a time; an empty reserve gives nothing (R26)."""

    inner = True

    seat: int
    kind: ResourceId
    amount: int = 1

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.state.reserve[self.kind] and g.is_full(self.seat) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("You hold ten Resources. What makes room?"))

    def options(self, g: Dei) -> Iterator[Option]:
        yield from discard_options(g, self.seat, self.kind)

    def decide(self, g: Dei, choice: Discard | Decline) -> Rule:
        if isinstance(choice, Discard):
            yield ResourceDiscarded(self.seat, choice.kind)
            yield ResourceGained(self.seat, self.kind)
        else:
            yield ResourceDeclined(self.seat, self.kind)
        yield from self.rest(1)

    def run(self, g: Dei) -> Rule:
        owner = g.seat(self.seat)
        room = g.content.limits.resources_held - owner.tech - owner.energy
        amount = min(self.amount, room, g.state.reserve[self.kind])
        if amount:
            yield ResourceGained(self.seat, self.kind, amount)
            yield from self.rest(amount)

    def rest(self, amount: int) -> Rule:
        if self.amount > amount:
            yield Gain(self.seat, self.kind, self.amount - amount)

    def default(self, g: Dei) -> Choice:
        return discard_default(g, self.seat, self.kind)


class TechForPurchase(Step[Dei], frozen=True, tag="resource.choose_discard_to_buy"):
    """R56: the Tech of a Boost that makes a Buy possible; declining it is no choice."""

    inner = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.is_full(self.seat) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("You hold ten Resources. What makes room?"))

    def options(self, g: Dei) -> Iterator[Option]:
        legal = [
            kind for kind, purse in purses_after_tech(g, self.seat) if can_buy(g, self.seat, purse)
        ]
        for option in discard_options(g, self.seat, "tech"):
            if isinstance(option.choice, Discard) and option.choice.kind in legal:
                yield option

    def decide(self, g: Dei, choice: Discard) -> Rule:
        yield ResourceDiscarded(self.seat, choice.kind)
        yield ResourceGained(self.seat, "tech")

    def run(self, g: Dei) -> Rule:
        yield ResourceGained(self.seat, "tech")
