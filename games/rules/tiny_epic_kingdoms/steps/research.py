"""Research: pay mana for the next magic level; the Shapeshifters may copy an ability (SPEC 7.4)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.events.economy import AbilityMimicked, MagicResearched
from games.rules.tiny_epic_kingdoms.queries.economy import research_cost
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms

_ = gettext_noop


def research(g: Kingdoms, seat: int) -> Rule:
    owner = g.seat(seat)
    level = owner.magic + 1
    yield MagicResearched(seat, level, research_cost(g, seat))
    for op in g.content.ability(owner.faction, level).ops:
        if op.op == "mimic":
            yield MimicChoice(seat, op.level)


class Mimic(Choice, frozen=True):
    faction: str


class MimicChoice(Step[Kingdoms], frozen=True, tag="research.mimic"):
    seat: int
    level: int
    """The level of the ability to be copied."""

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Which faction do you imitate?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for other in g.others(self.seat):
            faction = g.seat(other).faction
            ability = g.content.ability(faction, self.level)
            label = say(
                _("{faction}: {ability}"),
                faction=g.content.factions[faction].name,
                ability=ability.name,
            )
            hint = plain(ability.text)
            yield Option(Mimic(faction), label, (f"seat:{other}",), hint)

    def decide(self, g: Kingdoms, choice: Mimic) -> Rule:
        yield AbilityMimicked(self.seat, self.level, choice.faction)

    def default(self, g: Kingdoms) -> Choice:
        others = sorted(g.others(self.seat), key=lambda other: (-g.seat(other).magic, other))
        return Mimic(g.seat(others[0]).faction)
