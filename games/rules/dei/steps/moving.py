"""Move: from where, to where, and who goes along (SPEC 9.2)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.events.pieces import UnitsMoved
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.moving import Group, destinations, groups, largest, origins
from games.rules.dei.queries.names import place
from games.rules.dei.steps.answers import At, Number, at, number_option

_ = gettext_noop


class With(Choice, frozen=True):
    """The Leader goes along."""


class Without(Choice, frozen=True):
    """The Leader stays."""


class MoveFrom(Step[Dei], frozen=True, tag="move.choose_from"):
    inner = True

    seat: int
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("From which Region do you move?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in origins(g, self.seat, self.kind):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield MoveTo(self.seat, self.kind, choice.region)


class MoveTo(Step[Dei], frozen=True, tag="move.choose_to"):
    inner = True

    seat: int
    kind: str
    origin: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where do you move from {place}?"), place=place(g, self.origin))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in destinations(g, self.seat, self.kind, self.origin):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield MoveLeader(self.seat, self.kind, (self.origin, choice.region))


class MoveLeader(Step[Dei], frozen=True, tag="move.choose_leader"):
    inner = True

    seat: int
    kind: str
    way: tuple[str, str]

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.has_leader_in(self.seat, self.way[0]) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Does your Leader go along to {place}?"), place=place(g, self.way[1]))

    def options(self, g: Dei) -> Iterator[Option]:
        legal = {group.leader for group in groups(g, self.seat, self.kind, self.way)}
        if False in legal:
            yield Option(Without(), say(_("The Leader stays")))
        if True in legal:
            yield Option(With(), say(_("The Leader goes along")))

    def decide(self, g: Dei, choice: With | Without) -> Rule:
        yield MoveRefuges(self.seat, self.kind, self.way, isinstance(choice, With))

    def run(self, g: Dei) -> Rule:
        yield MoveRefuges(self.seat, self.kind, self.way, leader=False)


class MoveRefuges(Step[Dei], frozen=True, tag="move.choose_refuges"):
    """Caravan: Refuges travel like Scrappers (R36)."""

    inner = True

    seat: int
    kind: str
    way: tuple[str, str]
    leader: bool

    def asks(self, g: Dei) -> int | None:
        return self.seat if largest(g, self.seat, self.way[0]).refuges else None

    def prompt(self, g: Dei) -> Text:
        return say(_("How many Refuges travel to {place}?"), place=place(g, self.way[1]))

    def options(self, g: Dei) -> Iterator[Option]:
        legal = groups(g, self.seat, self.kind, self.way)
        for number in sorted({group.refuges for group in legal if group.leader == self.leader}):
            yield number_option(number)

    def decide(self, g: Dei, choice: Number) -> Rule:
        yield MoveScrappers(self.seat, self.kind, self.way, self.leader, choice.number)

    def run(self, g: Dei) -> Rule:
        yield MoveScrappers(self.seat, self.kind, self.way, self.leader, 0)


class MoveScrappers(Step[Dei], frozen=True, tag="move.choose_scrappers"):
    inner = True

    seat: int
    kind: str
    way: tuple[str, str]
    leader: bool
    refuges: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("How many Scrappers go to {place}?"), place=place(g, self.way[1]))

    def options(self, g: Dei) -> Iterator[Option]:
        for group in groups(g, self.seat, self.kind, self.way):
            if group == Group(self.leader, self.refuges, group.scrappers):
                yield number_option(group.scrappers)

    def decide(self, g: Dei, choice: Number) -> Rule:
        origin, to = self.way
        yield UnitsMoved(self.seat, origin, to, choice.number, self.leader, self.refuges)
