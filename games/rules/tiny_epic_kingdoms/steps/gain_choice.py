"""A seat chooses a resource to gain; the gain is lost if it has nine of each (SPEC 7.7)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import resource

_ = gettext_noop
DEFAULT_ORDER: tuple[ResourceId, ...] = ("mana", "ore", "food")


class Gain(Choice, frozen=True):
    kind: ResourceId


class GainChoice(Step[Kingdoms], frozen=True, tag="gain.choose"):
    seat: int
    source: str
    """A region, or the slug of what pays."""

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if any(g.room(self.seat, kind) for kind in RESOURCES) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Choose a resource to gain."))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for kind in RESOURCES:
            if g.room(self.seat, kind):
                label = say(_("Gain 1 {resource}"), resource=resource(g, kind))
                yield Option(Gain(kind), label, (f"resource:{kind}",))

    def decide(self, g: Kingdoms, choice: Gain) -> Rule:
        yield ResourceGained(self.seat, choice.kind, self.source)

    def default(self, g: Kingdoms) -> Choice:
        stock = g.seat(self.seat).stock
        return Gain(min(DEFAULT_ORDER, key=lambda kind: stock[kind]))
