"""Units, Constructions, Drones and Outposts on the map."""

from games.kernel.events import Event
from games.rules.dei.content import KindId
from games.rules.dei.state import Seat, State, built


def leave(seat: Seat, region: str, count: int) -> None:
    """Take Scrappers off a Region; empty ones are not kept."""
    left = seat.scrappers[region] - count
    if left:
        seat.scrappers[region] = left
    else:
        del seat.scrappers[region]


def enter(seat: Seat, region: str, count: int) -> None:
    if count:
        seat.scrappers[region] = seat.scrappers.get(region, 0) + count


class ScrapperEnlisted(Event[State], frozen=True):
    """From the reserve, or lifted from another Region; one event either way (R54)."""

    seat: int
    region: str
    source: str = ""

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        if self.source:
            leave(seat, self.source, 1)
        enter(seat, self.region, 1)


class UnitsMoved(Event[State], frozen=True):
    """A group that moves together: Scrappers, the Leader, travelling Refuges."""

    seat: int
    origin: str
    to: str
    scrappers: int = 0
    leader: bool = False
    refuges: int = 0

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        if self.scrappers:
            leave(seat, self.origin, self.scrappers)
            enter(seat, self.to, self.scrappers)
        if self.leader:
            seat.leader = self.to
        for _refuge in range(self.refuges):
            seat.refuges.remove(self.origin)
            seat.refuges.append(self.to)
        seat.refuges.sort()


class ScrappersKilled(Event[State], frozen=True):
    """Each victim loses one Scrapper to its reserve; one strike is one event (R54)."""

    seat: int
    region: str
    victims: list[int]
    drone: str = ""

    def apply(self, state: State) -> None:
        for victim in self.victims:
            leave(state.seats[victim], self.region, 1)


class ScrapperCarried(Event[State], frozen=True):
    """The Fly took a Scrapper along."""

    seat: int
    origin: str
    to: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        leave(seat, self.origin, 1)
        enter(seat, self.to, 1)


class ConstructionBuilt(Event[State], frozen=True):
    """With a token of the reserve, or with one that was lifted for it (R54)."""

    seat: int
    kind: KindId
    site: str
    lifted: str = ""

    def apply(self, state: State) -> None:
        places = built(state.seats[self.seat], self.kind)
        if self.lifted:
            places.remove(self.lifted)
        places.append(self.site)
        places.sort()


class DroneFlown(Event[State], frozen=True):
    """A Drone was activated; it may have stayed where it was."""

    seat: int
    drone: str
    to: str

    def apply(self, state: State) -> None:
        state.drones[self.drone] = self.to


class CubeMoved(Event[State], frozen=True):
    """Control of an Outpost changed; nobody is -1."""

    outpost: str
    controller: int

    def apply(self, state: State) -> None:
        state.outposts[self.outpost].controller = self.controller
