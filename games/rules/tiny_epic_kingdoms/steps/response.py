"""A seat performs the action of the turn, or passes (active) or collects (others) (SPEC 6, T2)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import COMMIT, Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.turn import Passed
from games.rules.tiny_epic_kingdoms.queries.economy import can_perform
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.steps.build import build
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.expansion import expand
from games.rules.tiny_epic_kingdoms.steps.patrol import patrol
from games.rules.tiny_epic_kingdoms.steps.quest import quest
from games.rules.tiny_epic_kingdoms.steps.research import research
from games.rules.tiny_epic_kingdoms.steps.trade import trade

_ = gettext_noop
PERFORM: dict[ActionId, Callable[[Kingdoms, int], Rule]] = {
    "patrol": patrol,
    "quest": quest,
    "build": build,
    "research": research,
    "expand": expand,
    "trade": trade,
}


class Perform(Choice, frozen=True):
    pass


class Pass(Choice, frozen=True):
    pass


class Collect(Choice, frozen=True):
    pass


class Response(Step[Kingdoms], frozen=True, tag="act.begin"):
    """The active seat may never collect, the others may never pass (R7)."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        action = g.content.actions[self.action(g)].name
        if self.seat == g.state.active:
            return say(_("{action}: perform it, or pass?"), action=action)
        return say(_("{action}: perform it too, or collect?"), action=action)

    def options(self, g: Kingdoms) -> Iterator[Option]:
        action = self.action(g)
        if can_perform(g, self.seat, action):
            card = g.content.actions[action]
            label = say(_("Perform: {action}"), action=card.name)
            yield Option(Perform(), label, (f"action:{action}",), plain(card.text))
        if self.seat == g.state.active:
            yield Option(Pass(), say(_("Pass")))
        else:
            yield Option(Collect(), say(_("Collect resources")))

    def decide(self, g: Kingdoms, choice: Perform | Pass | Collect) -> Rule:
        match choice:
            case Perform():
                yield from PERFORM[self.action(g)](g, self.seat)
            case Pass():
                yield Passed(self.seat)
            case Collect():
                yield Collection(self.seat)
        yield ResponseEnd()

    def default(self, g: Kingdoms) -> Choice:
        action = self.action(g)
        if self.seat != g.state.active:
            return Collect()
        if g.is_absent(self.seat) or action not in ("build", "research", "expand"):
            return Pass()
        return Perform() if can_perform(g, self.seat, action) else Pass()

    def action(self, g: Kingdoms) -> ActionId:
        return g.state.used[-1]


class ResponseEnd(Step[Kingdoms], frozen=True):
    """A finished response stays as it is (R53)."""

    def run(self, g: Kingdoms) -> Rule:
        yield COMMIT
