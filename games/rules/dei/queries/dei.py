"""The position of a match: the map, the seats, what they own and what their powers are."""

from functools import lru_cache

from msgspec import structs

from games.kernel.position import Position, derived
from games.rules.dei.content import (
    COLOURS,
    KINDS,
    Card,
    ColourId,
    Content,
    KindId,
    Powers,
    ResourceId,
)
from games.rules.dei.state import District, Options, Region, Seat, State, built


class Dei(Position[State, Content]):
    """What all rules of the game look at."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def district(self) -> District:
        district = self.state.district
        assert district is not None, "the map is not built yet"
        return district

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def opponents(self, seat: int) -> list[int]:
        """In Priority order."""
        return [other for other in self.state.priority if other != seat]

    def region(self, region: str) -> Region:
        return self.district.regions[region]

    def card(self, card: str) -> Card:
        return self.content.cards[card]

    # -- pieces ----------------------------------------------------------------------------

    def scrappers_in(self, seat: int, region: str) -> int:
        return self.seat(seat).scrappers.get(region, 0)

    def has_leader_in(self, seat: int, region: str) -> bool:
        return self.seat(seat).leader == region

    def units_in(self, seat: int, region: str) -> int:
        return self.scrappers_in(seat, region) + self.has_leader_in(seat, region)

    @derived
    def places(self, seat: int) -> tuple[str, ...]:
        """The Regions with a Unit of the seat, Ground before Roof."""
        owner = self.seat(seat)
        found = set(owner.scrappers)
        if owner.leader:
            found.add(owner.leader)
        return tuple(sorted(found))

    @derived
    def on_map(self, seat: int) -> int:
        """Its Scrappers that are not in reserve."""
        return sum(self.seat(seat).scrappers.values())

    def in_reserve(self, seat: int) -> int:
        return self.content.limits.scrappers - self.on_map(seat)

    def tokens_left(self, seat: int, kind: KindId) -> int:
        return self.content.limits.constructions - len(built(self.seat(seat), kind))

    def constructions(self, seat: int) -> int:
        return sum(len(built(self.seat(seat), kind)) for kind in KINDS)

    def drone_in(self, region: str) -> bool:
        return region in self.state.drones.values()

    # -- resources -------------------------------------------------------------------------

    def kind_in(self, region: str) -> ResourceId:
        """Ground holds Tech, Roofs hold Energy."""
        return "tech" if region[0] == "G" else "energy"

    def is_full(self, seat: int) -> bool:
        owner = self.seat(seat)
        return owner.tech + owner.energy >= self.content.limits.resources_held

    def held(self, seat: int, kind: ResourceId) -> int:
        return self.seat(seat).tech if kind == "tech" else self.seat(seat).energy

    # -- outposts and powers ---------------------------------------------------------------

    @derived
    def cubes(self, seat: int, colour: ColourId | None) -> int:
        """The cubes that a seat holds, of one colour or of all."""
        return sum(
            outpost.controller == seat and colour in (None, outpost.colour)
            for outpost in self.state.outposts.values()
        )

    @derived
    def powers(self, seat: int) -> Powers:
        """The Leader's ability and the unlocked Feats together."""
        owner = self.seat(seat)
        if not owner.faction:
            return Powers()
        sources = [self.content.factions[owner.faction].leader.powers]
        for colour in COLOURS:
            token = owner.feats.get(colour)
            if token is not None and token.unlocked:
                sources.append(self.content.feats[token.feat].powers)
        return sources[0] if len(sources) == 1 else together(tuple(sources))

    def unlocked(self, seat: int) -> int:
        return sum(token.unlocked for token in self.seat(seat).feats.values())


@lru_cache(maxsize=1024)
def together(sources: tuple[Powers, ...]) -> Powers:
    """Numbers add up; a permission holds if one source gives it."""
    fields: dict[str, int | bool] = {}
    for source in sources:
        for name, value in structs.asdict(source).items():
            before = fields.get(name, 0)
            fields[name] = (before or value) if isinstance(value, bool) else before + value
    return Powers(**fields)  # type: ignore[arg-type]  # each field keeps its own type
