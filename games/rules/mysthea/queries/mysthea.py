"""The position of a match: the ring, seats in artefact order, units, strength and control."""

from games.kernel.position import Position, derived
from games.rules.mysthea.content import (
    Ability,
    Card,
    Content,
    Op,
    OpName,
    Piece,
    Region,
    UnitKind,
)
from games.rules.mysthea.state import Command, Options, Seat, State

PIECES: tuple[Piece, ...] = ("troop", "golem", "fort")
WALKERS: tuple[Piece, ...] = ("troop", "golem")
UNITS: tuple[UnitKind, ...] = ("troop", "golem", "fort", "champion")


class Mysthea(Position[State, Content]):
    """What all rules of the game look at."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        return self.state.options

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    @derived
    def order(self) -> tuple[int, ...]:
        """All seats in artefact order, I first."""
        return tuple(sorted(self.seats, key=lambda seat: self.state.seats[seat].artefact))

    def others(self, seat: int) -> list[int]:
        """The opponents in artefact order."""
        return [other for other in self.order() if other != seat]

    def card(self, card: str) -> Card:
        return self.content.cards[card]

    @property
    def deck(self) -> list[str]:
        """The deck of this era, the top card first."""
        return self.state.decks[self.state.era - 1] if self.state.era else []

    @property
    def command(self) -> Command:
        """The command points that are being spent."""
        return self.state.commands[-1]

    # -- the ring --------------------------------------------------------------------------

    def region(self, region: str) -> Region:
        return self.content.regions[region]

    def island_of(self, region: str) -> str:
        return self.content.regions[region].island

    @derived
    def regions(self) -> tuple[str, ...]:
        """Every region that units may stand in: all but the mirages."""
        return tuple(r for r in self.content.regions if r not in self.state.mirages)

    @derived
    def regions_on(self, island: str) -> tuple[str, ...]:
        return tuple(r for r in self.regions() if self.content.regions[r].island == island)

    @derived
    def adjacent(self, region: str) -> tuple[str, ...]:
        """Where one step leads: the same island, or the same type next door (SPEC 2.2)."""
        here = self.content.regions[region]
        ring = self.state.ring
        place = ring.index(here.island)
        beside = (ring[place - 1], ring[(place + 1) % len(ring)])
        return tuple(
            other
            for other in self.regions()
            if other != region and reaches(here, self.content.regions[other], beside)
        )

    def clockwise(self, island: str, steps: int = 1) -> str:
        ring = self.state.ring
        return ring[(ring.index(island) + steps) % len(ring)]

    # -- units -----------------------------------------------------------------------------

    def champion_in(self, seat: int, region: str) -> bool:
        return self.state.seats[seat].champion.region == region

    def count(self, seat: int, region: str, kind: UnitKind) -> int:
        if kind == "champion":
            return int(self.champion_in(seat, region))
        there = self.state.seats[seat].board.get(region)
        return 0 if there is None else int(getattr(there, kind))

    def fresh(self, seat: int, region: str, kind: Piece) -> int:
        """How many of a kind in a region have not moved this turn."""
        there = self.state.seats[seat].board.get(region)
        if there is None or kind == "fort":
            return 0
        if kind == "troop":
            return there.troop - there.moved_troop
        return there.golem - there.moved_golem

    def units_in(self, seat: int, region: str) -> int:
        """How many units of the seat stand in a region, its champion included."""
        there = self.state.seats[seat].board.get(region)
        pieces = 0 if there is None else there.troop + there.golem + there.fort
        return pieces + int(self.champion_in(seat, region))

    @derived
    def occupied(self, seat: int) -> tuple[str, ...]:
        """The regions with at least one unit of the seat."""
        owner = self.state.seats[seat]
        home = owner.champion.region
        return tuple(r for r in self.content.regions if r in owner.board or r == home)

    def deployed(self, seat: int, kind: str) -> int:
        """How many of a kind the seat has on the islands."""
        return sum(int(getattr(there, kind)) for there in self.state.seats[seat].board.values())

    def seats_in(self, region: str) -> list[int]:
        return [seat for seat in self.order() if self.units_in(seat, region)]

    def fighters_on(self, island: str) -> list[int]:
        """The seats with a unit on an island, in artefact order."""
        regions = self.regions_on(island)
        return [s for s in self.order() if any(self.units_in(s, r) for r in regions)]

    # -- strength and control --------------------------------------------------------------

    @derived
    def strength_of(self, seat: int, kind: UnitKind) -> int:
        """One unit of a kind, with upgrades; a wounded champion keeps those (R23)."""
        unit = self.content.units[kind]
        wounded = kind == "champion" and self.state.seats[seat].champion.wounded
        base = unit.strength_wounded if wounded else unit.strength
        return base + sum(op.n for op in self.upgrade_ops(seat, "strength") if op.unit == kind)

    @derived
    def strength(self, seat: int, region: str) -> int:
        """Without what counts in battles only."""
        there = self.state.seats[seat].board.get(region)
        total = self.strength_of(seat, "champion") if self.champion_in(seat, region) else 0
        if there is not None:
            total += there.troop * self.strength_of(seat, "troop")
            total += there.golem * self.strength_of(seat, "golem")
            total += there.fort * self.strength_of(seat, "fort")
        return total

    @derived
    def controller(self, region: str) -> int | None:
        """The strongest there, the lower artefact on a tie (SPEC 2.4)."""
        best: int | None = None
        highest = 0
        for seat in self.order():
            strength = self.strength(seat, region)
            if strength > highest:
                best, highest = seat, strength
        return best

    def controlled(self, seat: int, kind: str = "") -> int:
        """How many regions the seat controls, of one type or of all."""
        return sum(
            self.controller(region) == seat
            for region in self.regions()
            if kind in ("", self.content.regions[region].type)
        )

    # -- upgrades and abilities ------------------------------------------------------------

    @derived
    def upgrade_ops(self, seat: int, name: OpName) -> tuple[Op, ...]:
        """The standing rules of a seat's upgrades."""
        return tuple(
            op
            for card in sorted(self.state.seats[seat].upgrades.values())
            for op in self.content.cards[card].ops
            if op.op == name
        )

    def has_ability(self, seat: int, ability: Ability) -> bool:
        """True while the champion is unwounded and the table plays with abilities."""
        figure = self.state.seats[seat].champion
        if not self.options.champion_abilities or figure.wounded or not figure.id:
            return False
        return self.content.champions[figure.id].ability == ability

    def ability_number(self, seat: int) -> int:
        return self.content.champions[self.state.seats[seat].champion.id].n


def reaches(here: Region, there: Region, beside: tuple[str, str]) -> bool:
    if here.island == there.island:
        return True
    return here.type == there.type and there.island in beside
