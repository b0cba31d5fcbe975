"""Enlist: a Scrapper from the reserve, or from the map if there is none (SPEC 9.1)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.events.economy import ResourcePlaced
from games.rules.dei.events.pieces import ScrapperEnlisted
from games.rules.dei.queries.acting import enlist_regions, enlist_sources, may_change_enlist
from games.rules.dei.queries.bag import PLAIN_MOVE, enlist_modes
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import place, resource
from games.rules.dei.steps.answers import At, Mode, No, Yes, at
from games.rules.dei.steps.collecting import CollectMode
from games.rules.dei.steps.moving import MoveFrom

_ = gettext_noop
PLAIN_COLLECT = "collect"


class EnlistMode(Step[Dei], frozen=True, tag="enlist.choose_mode"):
    """Superior Numbers may turn an Enlist into something else (R55)."""

    inner = True

    seat: int
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat if may_change_enlist(g, self.seat) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("What do you use this Enlist for?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for mode in enlist_modes(g, self.seat, self.kind):
            yield Option(Mode(mode), plain(g.content.actions[mode].name))

    def decide(self, g: Dei, choice: Mode) -> Rule:
        if choice.mode == "move":
            yield MoveFrom(self.seat, PLAIN_MOVE)
        elif choice.mode == "collect":
            yield CollectMode(self.seat, PLAIN_COLLECT)
        else:
            yield EnlistSource(self.seat, self.kind)

    def run(self, g: Dei) -> Rule:
        yield EnlistSource(self.seat, self.kind)


class EnlistSource(Step[Dei], frozen=True, tag="enlist.choose_source"):
    """With an empty reserve a Scrapper of the map is lifted; the Leader never is."""

    inner = True

    seat: int
    kind: str

    def asks(self, g: Dei) -> int | None:
        return None if g.in_reserve(self.seat) else self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Your reserve is empty. From which Region do you lift a Scrapper?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in enlist_sources(g, self.seat, self.kind):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield EnlistRegion(self.seat, self.kind, choice.region)

    def run(self, g: Dei) -> Rule:
        yield EnlistRegion(self.seat, self.kind)


class EnlistRegion(Step[Dei], frozen=True, tag="enlist.choose_region"):
    inner = True

    seat: int
    kind: str
    source: str = ""

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where does the Scrapper enter?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in enlist_regions(g, self.seat, self.kind, self.source):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield ScrapperEnlisted(self.seat, choice.region, self.source)
        if g.content.actions[self.kind].adds_resource:
            yield EnlistResource(self.seat, choice.region)


class EnlistResource(Step[Dei], frozen=True, tag="enlist.place_resource"):
    """The Machinery kind brings a Resource from the reserve along, if it is wanted."""

    inner = True

    seat: int
    region: str

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.state.reserve[g.kind_in(self.region)] else None

    def prompt(self, g: Dei) -> Text:
        kind = resource(g, g.kind_in(self.region))
        return say(_("Place 1 {kind} in {place}?"), kind=kind, place=place(g, self.region))

    def options(self, g: Dei) -> Iterator[Option]:
        yield Option(Yes(), say(_("Place it")), (f"region:{self.region}",))
        yield Option(No(), say(_("Leave it")))

    def decide(self, g: Dei, choice: Yes | No) -> Rule:
        if isinstance(choice, Yes):
            yield ResourcePlaced(self.seat, self.region, g.kind_in(self.region))

    def default(self, g: Dei) -> Choice:
        return No()
