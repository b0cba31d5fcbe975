"""The position of a match: seats, pieces and the abilities that a seat has."""

from games.kernel.position import Position, derived
from games.rules.tiny_epic_kingdoms.content import Content, Op, OpName, Region, ResourceId
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, Options, Seat, State

RESOURCES: tuple[ResourceId, ...] = ("ore", "mana", "food")


class Kingdoms(Position[State, Content]):
    """What all rules of the game look at."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        return self.state.options

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def clockwise(self, first: int) -> list[int]:
        """All seats, from the first one to the left."""
        return [(first + step) % len(self.seats) for step in self.seats]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def has_alliances(self) -> bool:
        """Two players know no alliances (SPEC 11.1)."""
        return len(self.seats) > 2

    # -- pieces ----------------------------------------------------------------------------

    @derived
    def territories(self) -> tuple[str, ...]:
        """The sides in play: the homes in order of seats, then the Lost Kingdom."""
        homes = [seat.home for seat in self.state.seats if seat.home]
        lost = [self.state.lost_kingdom] if self.state.lost_kingdom else []
        return (*homes, *lost)

    def region(self, region: str) -> Region:
        return self.content.region(region)

    def meeples_in(self, region: str) -> tuple[Meeple, ...]:
        return tuple(self.state.regions.get(region, ()))

    def own_in(self, seat: int, region: str) -> list[Meeple]:
        """The meeples of one owner in a region, lowest id first."""
        there = self.state.regions.get(region, ())
        return sorted((m for m in there if m.owner == seat), key=lambda meeple: meeple.id)

    def foreign_in(self, seat: int, region: str) -> list[Meeple]:
        """Other players' and neutral meeples, allies included."""
        return [m for m in self.state.regions.get(region, ()) if m.owner != seat]

    @derived
    def occupied(self, seat: int) -> tuple[str, ...]:
        """The regions with at least one meeple of the seat, by id."""
        return tuple(
            sorted(
                region
                for region, there in self.state.regions.items()
                if any(meeple.owner == seat for meeple in there)
            )
        )

    @derived
    def in_play(self, seat: int) -> int:
        return sum(
            meeple.owner == seat for there in self.state.regions.values() for meeple in there
        )

    def reserve(self, seat: int) -> int:
        return self.content.limits.meeples_per_player - self.in_play(seat)

    def next_from_reserve(self, seat: int) -> str:
        """The lowest meeple id that is not on the board (SPEC 4)."""
        used = {meeple.id for there in self.state.regions.values() for meeple in there}
        numbers = range(1, self.content.limits.meeples_per_player + 1)
        return next(name for number in numbers if (name := f"s{seat}.{number}") not in used)

    def room(self, seat: int, kind: ResourceId) -> int:
        """How much more of a resource the seat can hold."""
        return self.content.limits.resource_max - self.seat(seat).stock[kind]

    def lies_in(self, region: str) -> bool:
        """True if a meeple that enters the region lies down there."""
        return self.region(region).terrain == "ruins"

    @derived
    def shared_regions(self, seat: int, other: int) -> tuple[str, ...]:
        """The regions that hold a meeple of each of the two."""
        return tuple(region for region in self.occupied(seat) if region in self.occupied(other))

    def has_neutral(self, region: str) -> bool:
        return any(meeple.owner == NEUTRAL for meeple in self.meeples_in(region))

    # -- abilities -------------------------------------------------------------------------

    @derived
    def all_ops(self, seat: int) -> tuple[Op, ...]:
        """The effects of every researched level and of what was mimicked (SPEC 9)."""
        owner = self.seat(seat)
        found: list[Op] = []
        for level in range(1, owner.magic + 1):
            found.extend(self.content.ability(owner.faction, level).ops)
        for level, faction in sorted(owner.mimics.items()):
            found.extend(self.content.ability(faction, level).ops)
        return tuple(found)

    @derived
    def ops(self, seat: int, name: OpName) -> tuple[Op, ...]:
        return tuple(op for op in self.all_ops(seat) if op.op == name)

    def has(self, seat: int, name: OpName) -> bool:
        return bool(self.ops(seat, name))

    def times(self, seat: int, name: OpName) -> int:
        """How often an action may be done in one response."""
        return max((op.value for op in self.ops(seat, name)), default=1)


def total(ops: list[Op] | tuple[Op, ...]) -> int:
    """Values add up; of one group only the highest counts (SPEC 9)."""
    groups: dict[str, int] = {}
    alone = 0
    for op in ops:
        if op.group:
            groups[op.group] = max(groups.get(op.group, 0), op.value)
        else:
            alone += op.value
    return alone + sum(groups.values())
