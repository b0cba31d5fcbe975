"""The seer's card: before a battle or an encounter of her owner (SPEC 8.3, 8.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import champion_name
from games.rules.mysthea.steps.answers import Yes, yes_or_no
from games.rules.mysthea.steps.gains import draw_cards

_ = gettext_noop


class SeerDraw(Step[Mysthea], frozen=True):
    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.deck and g.has_ability(self.seat, "seer") else None

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("{champion}: draw the top card of the era deck first?"),
            champion=champion_name(g, self.seat),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        if isinstance(choice, Yes):
            yield from draw_cards(g, self.seat, g.ability_number(self.seat))


class BattleSeer(SeerDraw, frozen=True, tag="battle.sanya_draw"):
    """Before the cards of a battle are laid."""


class EncounterSeer(SeerDraw, frozen=True, tag="encounter.sanya_draw"):
    """Before the encounter is turned up (R47)."""
