"""The active seat lays a shield on one of the open actions (SPEC 6, T1)."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen
from games.rules.tiny_epic_kingdoms.queries.economy import can_perform
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms

_ = gettext_noop
WORTHWHILE: tuple[ActionId, ...] = ("build", "research", "expand")
OTHERWISE: tuple[ActionId, ...] = ("trade", "patrol", "quest", "expand", "research", "build")


class Take(Choice, frozen=True, tag="action"):
    action: ActionId


class ActionChoice(Step[Kingdoms], frozen=True, tag="turn.action"):
    """An action may be taken only to deny it to the others (R6)."""

    always = True

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Choose the action of this turn."))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for action in open_actions(g):
            card = g.content.actions[action]
            hint = plain(card.text)
            if not can_perform(g, self.seat, action):
                hint = say(_("You could not perform it yourself now."))
            yield Option(Take(action), plain(card.name), (f"action:{action}",), hint)

    def decide(self, g: Kingdoms, choice: Take) -> Rule:
        yield ActionChosen(self.seat, choice.action)

    def default(self, g: Kingdoms) -> Choice:
        possible = [action for action in WORTHWHILE if can_perform(g, self.seat, action)]
        return Take(next(action for action in (*possible, *OTHERWISE) if action in open_actions(g)))


def open_actions(g: Kingdoms) -> list[ActionId]:
    return [action for action in in_order(g.content.actions) if action not in g.state.used]
