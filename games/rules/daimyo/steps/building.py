"""Building Techno-Farms and Radio Towers (SPEC 6.5, 8.6)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.pieces import BuildingPaid
from games.rules.daimyo.printed.words import BuildingKind, Kind, Op, Tokens
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts, building_name
from games.rules.daimyo.queries.prices import (
    buildable,
    covered_spaces,
    full_price,
    left_out_choices,
    less_one,
)
from games.rules.daimyo.steps.choices import Decline, Pick, Stop, decline, kind_options, stop
from games.rules.daimyo.steps.placing import BuildPlace

_ = gettext_noop
AT_FULL_PRICE = Op("build_one")


class Build(Choice, frozen=True):
    kind: BuildingKind


class Uncover(Choice, frozen=True, tag="space"):
    board: str
    space: int


def kinds_to_build(g: Daimyo, seat: int, rule: Op) -> Iterator[Option]:
    for kind in buildable(g, seat, rule, g.seat(seat).tokens):
        price = amounts(g, full_price(g, seat, kind, rule))
        label = say(_("Build a {building} ({price})"), building=building_name(g, kind), price=price)
        yield Option(Build(kind), label, (f"board:{seat}:{kind}",))


def pay(g: Daimyo, seat: int, kind: BuildingKind, space: int, price: Tokens) -> Rule:
    owed = {token: amount for token, amount in price.items() if amount}
    yield BuildingPaid(seat, kind, space, owed)
    yield BuildPlace(seat, kind, space)


class BuildLoop(Step[Daimyo], frozen=True, tag="build.loop"):
    """The main action: any number of buildings, the surcharge growing in between."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Build something, or stop."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from kinds_to_build(g, self.seat, AT_FULL_PRICE)
        yield stop()

    def decide(self, g: Daimyo, choice: Build | Stop) -> Rule:
        if isinstance(choice, Build):
            yield BuildTile(self.seat, choice.kind, AT_FULL_PRICE)
            yield self

    def default(self, g: Daimyo) -> Choice:
        return Stop()


class BuildKind(Step[Daimyo], frozen=True, tag="build.kind"):
    """One building at a price of its own."""

    seat: int
    rule: Op

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.rule.discount:
            return say(_("What do you build, paying {n} less?"), n=self.rule.discount)
        return say(_("What do you build?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from kinds_to_build(g, self.seat, self.rule)
        yield decline()

    def decide(self, g: Daimyo, choice: Build | Decline) -> Rule:
        if isinstance(choice, Build):
            yield BuildTile(self.seat, choice.kind, self.rule)

    def default(self, g: Daimyo) -> Choice:
        return Decline()


class BuildTile(Step[Daimyo], frozen=True, tag="build.tile"):
    """Which building leaves its board: the builder's free choice (R38)."""

    seat: int
    kind: BuildingKind
    rule: Op

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which bonus tile do you uncover?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        board = g.seat(self.seat).boards[self.kind]
        for space in covered_spaces(g, self.seat, self.kind):
            effect = g.content.effects[g.tile_effect(f"{board}:{space}")]
            target = f"board:{self.seat}:{self.kind}:{space}"
            yield Option(Uncover(board, space), plain(effect.text), (target,))

    def decide(self, g: Daimyo, choice: Uncover) -> Rule:
        price = full_price(g, self.seat, self.kind, self.rule)
        if self.rule.discount:
            yield from leave_out(
                g, BuildDiscount(self.seat, self.kind, choice.space, self.rule.discount, price)
            )
        else:
            yield from pay(g, self.seat, self.kind, choice.space, price)


class BuildDiscount(Step[Daimyo], frozen=True, tag="build.discount"):
    """A token of the builder's choice is left out, surcharges included (R39)."""

    seat: int
    kind: BuildingKind
    space: int
    left: int
    price: dict[Kind, int]

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which token of {price} do you not pay?"), price=amounts(g, self.price))

    def options(self, g: Daimyo) -> Iterator[Option]:
        purse = g.seat(self.seat).tokens
        yield from kind_options(g, self.seat, left_out_choices(purse, self.price, self.left))

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        price = less_one(self.price, choice.kind)
        yield from leave_out(g, replace(self, left=self.left - 1, price=price))


def leave_out(g: Daimyo, discount: BuildDiscount) -> Rule:
    if discount.left and any(discount.price.values()):
        yield discount
    else:
        yield from pay(g, discount.seat, discount.kind, discount.space, discount.price)
