"""After a broken alliance the loser leaves every region shared with the winner (SPEC 8.4)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.events.war import MeepleRetreated, MeepleStayed
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import free_neighbours, nearest_free
from games.rules.tiny_epic_kingdoms.queries.names import place
from games.rules.tiny_epic_kingdoms.steps.losses import lose_meeple

_ = gettext_noop


class Retreat(Choice, frozen=True, tag="flee"):
    origin: str
    to: str


class Remain(Choice, frozen=True, tag="stay"):
    """The last resort: nowhere on the board is a free region."""

    region: str


class GiveUp(Choice, frozen=True, tag="stop"):
    pass


class RetreatChoice(Step[Kingdoms], frozen=True, tag="retreat.choose"):
    """One meeple after another, in the loser's order (R30)."""

    seat: int
    winner: int
    remaining: tuple[str, ...] = ()
    """Regions in which a meeple had to stay."""

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if self.pending(g) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(
            _("The alliance with {winner} is broken. Which meeple flees, and where?"),
            winner=SeatName(self.winner),
        )

    def options(self, g: Kingdoms) -> Iterator[Option]:
        last = self.is_last(g)
        for origin in self.pending(g):
            ways = self.ways_out(g, origin, last=last)
            for to in ways:
                label = say(_("Flee to {place}"), place=place(g, to))
                targets = (f"region:{origin}", f"region:{to}")
                group = say(_("From {place}"), place=place(g, origin))
                yield Option(Retreat(origin, to), label, targets, group=group)
            if last and not ways:
                yield Option(Remain(origin), place(g, origin), (f"region:{origin}",))
        if not last:
            yield Option(GiveUp(), say(_("Give up the rest")))

    def decide(self, g: Kingdoms, choice: Retreat | Remain | GiveUp) -> Rule:
        match choice:
            case Retreat(origin, to):
                food = min(g.seat(self.seat).stock["food"], self.price(g))
                meeple = g.own_in(self.seat, origin)[0].id
                yield MeepleRetreated(self.seat, meeple, origin, to, food, g.lies_in(to))
                yield self
            case Remain(region):
                yield MeepleStayed(self.seat, region)
                yield RetreatChoice(self.seat, self.winner, (*self.remaining, region))
            case GiveUp():
                for region in self.pending(g):
                    yield from lose_meeple(g, self.seat, region)

    def default(self, g: Kingdoms) -> Choice:
        return next(iter(self.options(g))).choice if self.is_last(g) else GiveUp()

    def price(self, g: Kingdoms) -> int:
        return g.content.limits.alliance_retreat_food

    def pending(self, g: Kingdoms) -> list[str]:
        shared = g.shared_regions(self.seat, self.winner)
        return [region for region in shared if region not in self.remaining]

    def is_last(self, g: Kingdoms) -> bool:
        """True if every meeple of the seat would have to go: one of them must be saved (R31)."""
        return g.in_play(self.seat) == len(self.pending(g))

    def ways_out(self, g: Kingdoms, origin: str, *, last: bool) -> list[str]:
        if last:
            return nearest_free(g, self.seat, origin)
        if g.seat(self.seat).stock["food"] < self.price(g):
            return []
        return free_neighbours(g, self.seat, origin)
