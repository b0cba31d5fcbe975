"""Facing an encounter: pay, turn it up, choose a side, move the token on (SPEC 8.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.content import Side
from games.rules.mysthea.events.world import (
    EncounterBegun,
    EncounterFaced,
    EncounterSideChosen,
    EncounterTaken,
)
from games.rules.mysthea.queries.commands import encounter_number, may_face_encounter
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import OpenEncounter
from games.rules.mysthea.steps.answers import Yes, yes_or_no
from games.rules.mysthea.steps.gains import Why, gain, upgrade_gains
from games.rules.mysthea.steps.seer import EncounterSeer

_ = gettext_noop


def face_encounter(g: Mysthea, seat: int, *, free: bool = False) -> Rule:
    """The n-th encounter costs n experience, unless it is a reward."""
    number = encounter_number(g, seat)
    yield EncounterBegun(seat, number, 0 if free else number)
    yield EncounterSeer(seat)
    yield EncounterReveal(seat)


class EncounterReveal(Step[Mysthea], frozen=True):
    seat: int

    def run(self, g: Mysthea) -> Rule:
        card = g.state.encounter_deck[0]
        yield from upgrade_gains(g, self.seat, "encounter")
        yield EncounterTaken(self.seat, card)
        glory = g.content.encounters[card].glory
        yield from gain(g, self.seat, "glory", glory, Why("encounters", card))
        yield SideChoice(self.seat)


class TakeSide(Choice, frozen=True, tag="icon"):
    icon: str


class SideChoice(Step[Mysthea], frozen=True, tag="encounter.choose_option"):
    """Two icons; what lies behind them is seen only with premonition (SPEC 11.3)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        name = g.content.encounters[the_encounter(g).card].name
        return say(_("{encounter}: choose your way."), encounter=name)

    def options(self, g: Mysthea) -> Iterator[Option]:
        for number, side in enumerate(self.sides(g)):
            label = plain(g.content.terms[side.icon].name)
            hint = None
            if g.options.premonition:
                hint = say(
                    _("{text} Steps of the token: {steps}."), text=side.text, steps=side.steps
                )
            yield Option(TakeSide(side.icon), label, (f"side:{number}",), hint)

    def decide(self, g: Mysthea, choice: TakeSide) -> Rule:
        icons = [side.icon for side in self.sides(g)]
        number = icons.index(next(icon for icon in icons if icon == choice.icon))
        yield EncounterSideChosen(self.seat, the_encounter(g).card, number)
        yield EncounterEnd(self.seat)

    def sides(self, g: Mysthea) -> tuple[Side, Side]:
        return g.content.encounters[the_encounter(g).card].sides


class EncounterEnd(Step[Mysthea], frozen=True):
    """The token goes on, the card is tucked under the champion (R10)."""

    seat: int

    def run(self, g: Mysthea) -> Rule:
        encounter = the_encounter(g)
        assert encounter.side is not None, "no side was chosen"
        steps = g.content.encounters[encounter.card].sides[encounter.side].steps
        island = g.clockwise(g.seat(self.seat).token, steps)
        yield EncounterFaced(self.seat, encounter.card, island)


class FreeEncounter(Step[Mysthea], frozen=True, tag="monster.reward_encounter"):
    """A reward: wherever token and champion are, but within the limit of six."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if may_face_encounter(g, self.seat) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Your reward: face an encounter for free?"))

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        if isinstance(choice, Yes):
            yield from face_encounter(g, self.seat, free=True)


def the_encounter(g: Mysthea) -> OpenEncounter:
    return g.state.encounters[-1]
