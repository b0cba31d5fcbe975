"""The first Units enter the map at the two Neutral Refuges (SPEC 8.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.events.turn import UnitsDeployed
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import place

_ = gettext_noop


class Deploy(Choice, frozen=True):
    """Where the larger group stands, and where the Leader."""

    larger: str
    leader: str


class Deployment(Step[Dei], frozen=True, tag="deploy.choose_split"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(
            _("How do your {units} Units split between the two Refuges?"), units=self.units(g)
        )

    def units(self, g: Dei) -> int:
        """More for those who play later; the Leader is one of them."""
        return g.content.limits.start_scrappers[g.state.priority.index(self.seat)] + 1

    def options(self, g: Dei) -> Iterator[Option]:
        here, there = g.district.refuges
        uneven = self.units(g) % 2 == 1 and here != there
        places = (here, there) if here != there else (here,)
        for larger in places if uneven else (here,):
            for leader in places:
                yield Option(
                    Deploy(larger, leader), self.label(g, larger, leader), (f"region:{leader}",)
                )

    def label(self, g: Dei, larger: str, leader: str) -> Text:
        here, there = self.split(g, larger, leader)
        return say(
            _("Leader in {leader}; Scrappers: {here} in {larger}, {there} in {smaller}"),
            leader=leader,
            here=here,
            larger=place(g, larger),
            there=there,
            smaller=place(g, self.other(g, larger)),
        )

    def other(self, g: Dei, region: str) -> str:
        here, there = g.district.refuges
        return there if region == here else here

    def split(self, g: Dei, larger: str, leader: str) -> tuple[int, int]:
        """The Scrappers of the larger and of the smaller group, as even as possible."""
        units = self.units(g)
        small = units // 2
        return units - small - (leader == larger), small - (leader != larger)

    def decide(self, g: Dei, choice: Deploy) -> Rule:
        here, there = self.split(g, choice.larger, choice.leader)
        scrappers: dict[str, int] = {}
        for region, count in ((choice.larger, here), (self.other(g, choice.larger), there)):
            if count:
                scrappers[region] = scrappers.get(region, 0) + count
        yield UnitsDeployed(self.seat, choice.leader, scrappers)
