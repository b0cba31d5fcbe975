"""What the rules of River Lords ask of a position."""

from games.kernel.position import Position, derived
from games.kernel.text import Words
from tests.support.river_lords.state import Act, Battle, Content, Lord, State


class River(Position[State, Content]):
    def lord(self, seat: int) -> Lord:
        return self.state.lords[seat]

    @property
    def act(self) -> Act:
        return self.state.acts[-1]

    @property
    def battle(self) -> Battle:
        return self.state.battles[-1]

    def name_of(self, region: str) -> Words:
        return self.content.regions[region].name

    @derived
    def free_regions(self) -> tuple[str, ...]:
        return tuple(name for name in sorted(self.content.regions) if not self.is_held(name))

    def is_held(self, region: str) -> bool:
        return region in self.state.garrisons

    @derived
    def held_by(self, seat: int) -> tuple[str, ...]:
        held = self.state.garrisons.items()
        return tuple(sorted(region for region, owner in held if owner == seat))

    def free_neighbours(self, region: str) -> tuple[str, ...]:
        return tuple(n for n in self.content.regions[region].beside if not self.is_held(n))

    def targets_from(self, seat: int, region: str) -> tuple[str, ...]:
        """Where a garrison may march: to a free region, or against a rival."""
        held = self.state.garrisons
        return tuple(n for n in self.content.regions[region].beside if held.get(n) != seat)

    @derived
    def origins(self, seat: int) -> tuple[str, ...]:
        return tuple(region for region in self.held_by(seat) if self.targets_from(seat, region))

    @derived
    def places_to_recruit(self, seat: int) -> tuple[str, ...]:
        near = {n for region in self.held_by(seat) for n in self.free_neighbours(region)}
        return tuple(sorted(near))

    def clockwise(self, first: int) -> list[int]:
        count = len(self.seats)
        return [(first + step) % count for step in range(count)]

    def next_lord(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)
