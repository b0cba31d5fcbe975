"""Recruiting Governors and Shadows (SPEC 6.4, 8.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import TokensPaid, TrackReset
from games.rules.daimyo.events.pieces import UnitRecruited
from games.rules.daimyo.printed.words import Op, UnitKind
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts, building_name
from games.rules.daimyo.queries.prices import (
    NORMAL,
    can_reset_track,
    next_on_track,
    recruit_price,
    recruitable,
)
from games.rules.daimyo.steps.choices import Decline, Stop, decline, stop
from games.rules.daimyo.steps.units import RecruitDanger, RecruitPlace

_ = gettext_noop


class Recruit(Choice, frozen=True, tag="unit"):
    unit: UnitKind


class ResetTrack(Choice, frozen=True):
    """Pay to put the recruitment marker back on its first space."""


def reset_option(g: Daimyo, seat: int) -> Option:
    price = amounts(g, g.content.economy.recruit.reset_cost)
    label = say(_("Reset the recruitment track ({price})"), price=price)
    return Option(ResetTrack(), label, (f"track:{seat}",))


def reset_track(g: Daimyo, seat: int) -> Rule:
    yield TokensPaid(seat, g.content.economy.recruit.reset_cost)
    yield TrackReset(seat)


def unit_options(g: Daimyo, seat: int, rule: Op) -> Iterator[Option]:
    price = amounts(g, recruit_price(g, seat, rule))
    for unit in recruitable(g, seat, rule, g.seat(seat).tokens):
        label = say(_("Recruit a {unit} ({price})"), unit=building_name(g, unit), price=price)
        yield Option(Recruit(unit), label, (f"supply:{seat}:{unit}",))
    if can_reset_track(g, seat):
        yield reset_option(g, seat)


def recruit(g: Daimyo, seat: int, unit: UnitKind, rule: Op) -> Rule:
    price = recruit_price(g, seat, rule)
    yield UnitRecruited(seat, unit, price, next_on_track(g, seat))
    yield RecruitPlace(seat) if unit == "governor" else RecruitDanger(seat)


class RecruitLoop(Step[Daimyo], frozen=True, tag="recruit.loop"):
    """The main action: as many units as the rice lasts."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Recruit a unit, or stop."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from unit_options(g, self.seat, NORMAL)
        yield stop()

    def decide(self, g: Daimyo, choice: Recruit | ResetTrack | Stop) -> Rule:
        if isinstance(choice, Stop):
            return
        if isinstance(choice, Recruit):
            yield from recruit(g, self.seat, choice.unit, NORMAL)
        else:
            yield from reset_track(g, self.seat)
        yield self

    def default(self, g: Daimyo) -> Choice:
        return Stop()


class RecruitUnit(Step[Daimyo], frozen=True, tag="recruit.unit"):
    """One unit at a price of its own."""

    seat: int
    rule: Op

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which unit do you recruit?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from unit_options(g, self.seat, self.rule)
        yield decline()

    def decide(self, g: Daimyo, choice: Recruit | ResetTrack | Decline) -> Rule:
        if isinstance(choice, Recruit):
            yield from recruit(g, self.seat, choice.unit, self.rule)
        elif isinstance(choice, ResetTrack):
            yield from reset_track(g, self.seat)
            yield self

    def default(self, g: Daimyo) -> Choice:
        return Decline()
