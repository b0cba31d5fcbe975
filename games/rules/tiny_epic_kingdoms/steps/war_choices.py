"""The questions of a war: the die, the raise after the reveal, the flight of a beaten meeple."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.war import DieRevealed, MeepleFled, WarRaised
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import free_neighbours
from games.rules.tiny_epic_kingdoms.queries.names import place, resource
from games.rules.tiny_epic_kingdoms.queries.war import cost_of, faces, raises, the_war
from games.rules.tiny_epic_kingdoms.state import PEACE
from games.rules.tiny_epic_kingdoms.steps.losses import lose_meeple

_ = gettext_noop


class Peace(Choice, frozen=True):
    """The flag."""


class SetDie(Choice, frozen=True, tag="die"):
    number: int


class DieChoice(Step[Kingdoms], frozen=True, tag="war.die"):
    """Once sealed, a war die stays (R53)."""

    final = True

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        war = the_war(g)
        rival = war.defender if self.seat == war.attacker else war.attacker
        return say(
            _("War with {rival} over {place}: set your die in secret."),
            rival=SeatName(rival),
            place=place(g, war.region),
        )

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for face in faces(g, self.seat):
            if face == PEACE:
                hint = say(_("Two flags make an alliance; against a number the flag counts 0."))
                yield Option(Peace(), say(_("Peace (the flag)")), hint=hint)
            else:
                cost = say(_("Costs {cost}, win or lose"), cost=cost_of(g, self.seat, face))
                yield Option(SetDie(face), plain(face), hint=cost)

    def decide(self, g: Kingdoms, choice: Peace | SetDie) -> Rule:
        yield DieRevealed(self.seat, choice.number if isinstance(choice, SetDie) else PEACE)


class KeepStrength(Choice, frozen=True, tag="none"):
    pass


class Raise(Choice, frozen=True):
    kind: ResourceId


class RaiseChoice(Step[Kingdoms], frozen=True, tag="war.raise"):
    """Paid at once: ore adds 1, mana 2 (SPEC 8.1, W4)."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Spend one more resource to raise your strength?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield Option(KeepStrength(), say(_("No more")))
        for kind in raises(g, self.seat):
            value = g.content.resources[kind].war_value
            label = say(_("1 {resource} for +{value}"), resource=resource(g, kind), value=value)
            yield Option(Raise(kind), label, (f"resource:{kind}",))

    def decide(self, g: Kingdoms, choice: KeepStrength | Raise) -> Rule:
        if isinstance(choice, Raise):
            yield WarRaised(self.seat, choice.kind, g.content.resources[choice.kind].war_value)


class BeBeaten(Choice, frozen=True, tag="no"):
    pass


class Flee(Choice, frozen=True):
    region: str


class FleeChoice(Step[Kingdoms], frozen=True, tag="war.flee"):
    """A beaten defender that can slip away; if it can not, it is lost (SPEC 9.2)."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if self.ways_out(g) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(
            _("Your meeple is beaten. Does it slip away for {food} food?"), food=self.food(g)
        )

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield Option(BeBeaten(), say(_("No, it is lost")))
        for region in self.ways_out(g):
            label = say(_("Flee to {place}"), place=place(g, region))
            yield Option(Flee(region), label, (f"region:{region}",))

    def decide(self, g: Kingdoms, choice: BeBeaten | Flee) -> Rule:
        origin = the_war(g).region
        if isinstance(choice, Flee):
            meeple = g.own_in(self.seat, origin)[0].id
            lying = g.lies_in(choice.region)
            yield MeepleFled(self.seat, meeple, origin, choice.region, self.food(g), lying)
        else:
            yield from lose_meeple(g, self.seat, origin)

    def run(self, g: Kingdoms) -> Rule:
        yield from lose_meeple(g, self.seat, the_war(g).region)

    def default(self, g: Kingdoms) -> Choice:
        return Flee(self.ways_out(g)[0])

    def food(self, g: Kingdoms) -> int:
        return min((op.cost.food for op in g.ops(self.seat, "war_loss_flee")), default=0)

    def ways_out(self, g: Kingdoms) -> list[str]:
        if not g.has(self.seat, "war_loss_flee"):
            return []
        if g.seat(self.seat).stock["food"] < self.food(g):
            return []
        return free_neighbours(g, self.seat, the_war(g).region)
