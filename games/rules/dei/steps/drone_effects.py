"""What a Drone does in its Region: collect, enlist, carry (SPEC 11)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.events.pieces import ScrapperCarried, ScrapperEnlisted
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import place
from games.rules.dei.steps.answers import At, Mode, Stop, Yes, at, stop_option
from games.rules.dei.steps.collecting import collect

_ = gettext_noop
PLAIN_COLLECT = "collect"
MODES = {
    "none": _("Carry nobody"),
    "ground_1": _("1 Scrapper to the Ground"),
    "ground_2": _("2 Scrappers to the Ground"),
    "roof_1": _("1 Scrapper to a Roof"),
}


class DroneCollect(Step[Dei], frozen=True, tag="drone.collect_more"):
    """R10: neither Majority nor Units are needed."""

    inner = True

    seat: int
    drone: str
    left: int

    def asks(self, g: Dei) -> int | None:
        region = g.state.drones[self.drone]
        return self.seat if self.left and g.state.resources.get(region, 0) else None

    def prompt(self, g: Dei) -> Text:
        region = place(g, g.state.drones[self.drone])
        return say(_("Collect a Resource from {place}?"), place=region)

    def options(self, g: Dei) -> Iterator[Option]:
        yield Option(Yes(), say(_("Collect")), (f"region:{g.state.drones[self.drone]}",))
        yield stop_option()

    def decide(self, g: Dei, choice: Yes | Stop) -> Rule:
        if isinstance(choice, Yes):
            yield from collect(g, self.seat, g.state.drones[self.drone], PLAIN_COLLECT)
            yield DroneCollect(self.seat, self.drone, self.left - 1)

    def default(self, g: Dei) -> Choice:
        return Stop()


def liftable_for(g: Dei, seat: int, region: str) -> list[str]:
    """With an empty reserve: the other Regions with a Scrapper."""
    return [] if g.in_reserve(seat) else sorted(r for r in g.seat(seat).scrappers if r != region)


class DroneEnlist(Step[Dei], frozen=True, tag="drone.enlist_more"):
    """No Refuge is needed where the Drone is."""

    inner = True

    seat: int
    drone: str
    left: int

    def asks(self, g: Dei) -> int | None:
        there = g.state.drones[self.drone]
        able = g.in_reserve(self.seat) or liftable_for(g, self.seat, there)
        return self.seat if self.left and able else None

    def prompt(self, g: Dei) -> Text:
        region = place(g, g.state.drones[self.drone])
        return say(_("Enlist a Scrapper in {place}?"), place=region)

    def options(self, g: Dei) -> Iterator[Option]:
        yield Option(Yes(), say(_("Enlist")), (f"region:{g.state.drones[self.drone]}",))
        yield stop_option()

    def decide(self, g: Dei, choice: Yes | Stop) -> Rule:
        if isinstance(choice, Stop):
            return
        if g.in_reserve(self.seat):
            yield ScrapperEnlisted(self.seat, g.state.drones[self.drone])
            yield DroneEnlist(self.seat, self.drone, self.left - 1)
        else:
            yield DroneEnlistSource(self.seat, self.drone, self.left)

    def default(self, g: Dei) -> Choice:
        return Stop()


class DroneEnlistSource(Step[Dei], frozen=True, tag="drone.choose_source"):
    inner = True

    seat: int
    drone: str
    left: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Your reserve is empty. From which Region do you lift a Scrapper?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in liftable_for(g, self.seat, g.state.drones[self.drone]):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield ScrapperEnlisted(self.seat, g.state.drones[self.drone], choice.region)
        yield DroneEnlist(self.seat, self.drone, self.left - 1)


class FlyMode(Step[Dei], frozen=True, tag="fly.choose_mode"):
    """R12: Scrappers only; the Leader does not ride."""

    inner = True

    seat: int
    drone: str

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.scrappers_in(self.seat, g.state.drones[self.drone]) else None

    def prompt(self, g: Dei) -> Text:
        region = place(g, g.state.drones[self.drone])
        return say(_("Whom does the Drone carry from {place}?"), place=region)

    def options(self, g: Dei) -> Iterator[Option]:
        here = g.scrappers_in(self.seat, g.state.drones[self.drone])
        effect = g.content.drones[self.drone].effect
        modes = ["none", *(f"ground_{n}" for n in range(1, min(here, effect.amount) + 1))]
        modes += [f"roof_{n}" for n in range(1, min(here, effect.roof_amount) + 1)]
        for mode in modes:
            yield Option(Mode(mode), say(MODES[mode]))

    def decide(self, g: Dei, choice: Mode) -> Rule:
        if choice.mode != "none":
            level, count = choice.mode.split("_")
            yield FlyTarget(self.seat, self.drone, "G" if level == "ground" else "R", int(count))


class FlyTarget(Step[Dei], frozen=True, tag="fly.choose_target"):
    """Placing is not moving: no Majority needed; one Scrapper after the other."""

    inner = True

    seat: int
    drone: str
    level: str
    left: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where does the Drone put the Scrapper down?"))

    def options(self, g: Dei) -> Iterator[Option]:
        here = g.state.drones[self.drone]
        for region in sorted(g.district.regions):
            if region[0] == self.level and region != here:
                yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield ScrapperCarried(self.seat, g.state.drones[self.drone], choice.region)
        if self.left > 1:
            yield FlyTarget(self.seat, self.drone, self.level, self.left - 1)
