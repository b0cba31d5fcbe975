"""What a Collect may be replaced with: Deep Mining and Extraordinary Remedy (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.events.economy import ResourcePlaced
from games.rules.dei.queries.acting import mine_regions, remedy_regions
from games.rules.dei.queries.dei import Dei
from games.rules.dei.steps.answers import At, at
from games.rules.dei.steps.killing import KillTarget

_ = gettext_noop


class MineRegion(Step[Dei], frozen=True, tag="mine.choose_region"):
    inner = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("In which Region do you place a Resource?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in mine_regions(g, self.seat):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield ResourcePlaced(self.seat, choice.region, g.kind_in(choice.region))


class RemedyRegion(Step[Dei], frozen=True, tag="kill.choose_remedy"):
    inner = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where do you Kill a Scrapper instead of collecting?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in remedy_regions(g, self.seat):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield KillTarget(self.seat, choice.region)
