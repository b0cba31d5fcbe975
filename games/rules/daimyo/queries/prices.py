"""What recruiting, building and hiring cost (SPEC 8.5, 8.6, 8.8)."""

from games.rules.daimyo.printed.words import BuildingKind, Kind, Op, Tokens, UnitKind
from games.rules.daimyo.queries.board import (
    free_building_spaces,
    free_dangers,
    free_governor_spaces,
    units_left,
)
from games.rules.daimyo.queries.daimyo import Daimyo, covers

NORMAL = Op("recruit_one")


def recruit_price(g: Daimyo, seat: int, rule: Op = NORMAL) -> Tokens:
    """The track's price, less a discount, or the fixed one; never below nothing (R36, R37)."""
    recruiting = g.content.economy.recruit
    amount = max(0, recruiting.costs[g.seat(seat).track] - rule.discount)
    if rule.fixed is not None:
        amount = rule.fixed
    if rule.free:
        amount = 0
    return {recruiting.currency: amount} if amount else {}


def next_on_track(g: Daimyo, seat: int) -> int:
    """The marker goes on for every unit and stays on the last space."""
    return min(len(g.content.economy.recruit.costs) - 1, g.seat(seat).track + 1)


def recruitable(g: Daimyo, seat: int, rule: Op, purse: Tokens) -> list[UnitKind]:
    if not covers(purse, recruit_price(g, seat, rule)):
        return []
    found: list[UnitKind] = []
    if units_left(g, seat, "governor") and free_governor_spaces(g):
        found.append("governor")
    if units_left(g, seat, "shadow") and free_dangers(g):
        found.append("shadow")
    return found


def can_reset_track(g: Daimyo, seat: int) -> bool:
    """Only from the last space (R34)."""
    recruiting = g.content.economy.recruit
    on_last = g.seat(seat).track == len(recruiting.costs) - 1
    return on_last and g.can_pay(seat, recruiting.reset_cost)


def building_price(g: Daimyo, seat: int, kind: BuildingKind) -> Tokens:
    """The base cost and the surcharge of every space that is already uncovered."""
    owner = g.seat(seat)
    side = g.content.boards[owner.boards[kind]].sides[g.options.boards]
    price = dict(side.cost)
    for space in owner.uncovered[kind]:
        icon = side.surcharge[space - 1]
        price[icon] = price.get(icon, 0) + 1
    return price


def in_one_currency(price: Tokens, kind: Kind) -> Tokens:
    return {kind: sum(price.values())}


def missing(purse: Tokens, price: Tokens) -> int:
    return sum(max(0, amount - purse.get(kind, 0)) for kind, amount in price.items())


def full_price(g: Daimyo, seat: int, kind: BuildingKind, rule: Op) -> Tokens:
    """Before anything is left out."""
    price = building_price(g, seat, kind)
    return in_one_currency(price, rule.single_currency) if rule.single_currency else price


def covered_spaces(g: Daimyo, seat: int, kind: BuildingKind) -> list[int]:
    owner = g.seat(seat)
    spaces = len(g.content.boards[owner.boards[kind]].sides[g.options.boards].tiles)
    return [space for space in range(1, spaces + 1) if space not in owner.uncovered[kind]]


def buildable(g: Daimyo, seat: int, rule: Op, purse: Tokens) -> list[BuildingKind]:
    """The kinds that are left, have a free space and can be paid with the discount."""
    if not free_building_spaces(g):
        return []
    kinds: tuple[BuildingKind, ...] = ("farm", "tower")
    return [
        kind
        for kind in kinds
        if covered_spaces(g, seat, kind)
        and missing(purse, full_price(g, seat, kind, rule)) <= rule.discount
    ]


def left_out_choices(purse: Tokens, price: Tokens, left: int) -> list[Kind]:
    """The kinds of which one token can be left out so that the rest stays payable."""
    return [
        kind
        for kind, amount in price.items()
        if amount and missing(purse, less_one(price, kind)) <= left - 1
    ]


def less_one(price: Tokens, kind: Kind) -> Tokens:
    return {each: amount - (each == kind) for each, amount in price.items()}


def hire_price(g: Daimyo, hero: str, discount: int) -> Tokens:
    amount = max(0, g.hero(hero).cost - discount)
    return {g.content.economy.hiring.currency: amount} if amount else {}


def hirable(g: Daimyo, discount: int, purse: Tokens) -> list[str]:
    return [
        hero
        for hero in g.state.hero_market
        if hero and covers(purse, hire_price(g, hero, discount))
    ]
