"""What the ways of moving share: which meeple, where to, one step more, or no more."""

from collections.abc import Iterable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.events.turn import MeepleStepped
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import free_neighbours
from games.rules.tiny_epic_kingdoms.queries.names import place
from games.rules.tiny_epic_kingdoms.state import NEUTRAL

_ = gettext_noop


class Move(Choice, frozen=True):
    """The meeple that goes is the one in this region."""

    region: str


class GoTo(Choice, frozen=True):
    region: str


class Done(Choice, frozen=True):
    pass


def destination_options(g: Kingdoms, seat: int, regions: Iterable[str]) -> Iterator[Option]:
    for region in regions:
        yield Option(
            GoTo(region), place(g, region), (f"region:{region}",), what_waits(g, seat, region)
        )


def what_waits(g: Kingdoms, seat: int, region: str) -> Text | None:
    """What entering this region leads to."""
    foreign = g.foreign_in(seat, region)
    if foreign and foreign[0].owner == NEUTRAL:
        return say(_("War against a neutral meeple of the Lost Kingdom"))
    if foreign:
        return say(_("War with {player}"), player=SeatName(foreign[0].owner))
    if g.lies_in(region):
        return say(_("It lies down to search the ruins"))
    return None


class Stay(Choice, frozen=True):
    pass


class StepTo(Choice, frozen=True):
    region: str


def step_options(g: Kingdoms, seat: int, region: str) -> Iterator[Option]:
    """An extra step is one in geometry only: free regions, never a war (R60)."""
    yield Option(Stay(), say(_("Stay")), (f"region:{region}",))
    for other in free_neighbours(g, seat, region):
        yield Option(StepTo(other), place(g, other), (f"region:{other}",))


def step_away(g: Kingdoms, seat: int, meeple: str, origin: str, choice: Stay | StepTo) -> Rule:
    if isinstance(choice, StepTo):
        to = choice.region
        yield MeepleStepped(seat, meeple, origin, to, g.lies_in(to))
