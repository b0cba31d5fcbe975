"""Activating a Drone: which one, where it flies, what it does there (SPEC 11)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.content import DroneEffect
from games.rules.dei.events.economy import SupplyGained
from games.rules.dei.events.pieces import DroneFlown, ScrappersKilled
from games.rules.dei.queries.acting import kill_targets
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import drone as drone_name
from games.rules.dei.queries.ways import drone_range, flight
from games.rules.dei.steps.answers import At, at
from games.rules.dei.steps.drone_effects import DroneCollect, DroneEnlist, FlyMode
from games.rules.dei.steps.killing import draw_boost

_ = gettext_noop


class Activate(Choice, frozen=True):
    drone: str


class DroneChoice(Step[Dei], frozen=True, tag="drone.choose_drone"):
    inner = True

    seat: int
    bonus: int = 0

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Which Drone do you activate?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for name in g.content.drone_order:
            if name in g.state.drones:
                printed = g.content.drones[name]
                hint = plain(printed.text)
                yield Option(Activate(name), plain(printed.name), (f"drone:{name}",), hint)

    def decide(self, g: Dei, choice: Activate) -> Rule:
        yield DroneFlight(self.seat, choice.drone, self.bonus)


class DroneFlight(Step[Dei], frozen=True, tag="drone.choose_destination"):
    """Through any Adjacent Regions; it may stay (R48)."""

    inner = True

    seat: int
    drone: str
    bonus: int = 0

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where does {drone} fly?"), drone=drone_name(g, self.drone))

    def options(self, g: Dei) -> Iterator[Option]:
        start = g.state.drones[self.drone]
        for region in flight(g, start, drone_range(g, self.seat, self.bonus)):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield DroneFlown(self.seat, self.drone, choice.region)
        effect = g.content.drones[self.drone].effect
        yield from EFFECTS[effect.word](g, self.seat, self.drone, effect)

    def default(self, g: Dei) -> Choice:
        return At(g.state.drones[self.drone])


def reap(g: Dei, seat: int, drone: str, effect: DroneEffect) -> Rule:
    """R49: all removals, then the victims' Boosts, then the player's own gains (R11)."""
    region = g.state.drones[drone]
    victims = kill_targets(g, seat, region)
    if victims:
        yield ScrappersKilled(seat, region, victims, drone)
        for victim in victims:
            yield from draw_boost(g, victim)
    yield SupplyGained(seat, "drone", effect.supply)
    for _boost in range(effect.boosts):
        yield from draw_boost(g, seat)


def harvest(g: Dei, seat: int, drone: str, effect: DroneEffect) -> Rule:
    yield DroneCollect(seat, drone, effect.amount)


def transport(g: Dei, seat: int, drone: str, effect: DroneEffect) -> Rule:
    yield DroneEnlist(seat, drone, effect.amount)


def teleport(g: Dei, seat: int, drone: str, effect: DroneEffect) -> Rule:
    yield FlyMode(seat, drone)


EFFECTS: dict[str, Callable[[Dei, int, str, DroneEffect], Rule]] = {
    "reap": reap,
    "harvest": harvest,
    "transport": transport,
    "teleport": teleport,
}
