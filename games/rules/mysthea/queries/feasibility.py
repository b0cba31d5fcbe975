"""What an instruction could do now, and so whether an effect is offered (SPEC 5, R2)."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from games.rules.mysthea.content import Card, Op, Piece, UnitKind
from games.rules.mysthea.queries.commands import (
    battle_regions,
    can_construct,
    can_deploy,
    can_develop,
    energy_cost,
    may_face_encounter,
    monsters_on_track,
)
from games.rules.mysthea.queries.counting import count_of
from games.rules.mysthea.queries.movement import group_origins, movers, portal_origins
from games.rules.mysthea.queries.mysthea import Mysthea


class Means(Struct, frozen=True):
    """What a seat would have left once a price is paid."""

    energy: int
    xp: int
    hand: tuple[str, ...]


def means_of(g: Mysthea, seat: int, energy: int = 0, xp: int = 0) -> Means:
    owner = g.seat(seat)
    return Means(owner.energy - energy, owner.xp - xp, tuple(owner.hand))


def can_do(g: Mysthea, seat: int, op: Op, means: Means | None = None) -> bool:
    """True if the instruction would do something."""
    check = FEASIBLE[op.op]
    return check(g, seat, op, means if means is not None else means_of(g, seat))


def can_do_any(g: Mysthea, seat: int, ops: Iterable[Op], means: Means) -> bool:
    return any(can_do(g, seat, op, means) for op in ops)


def can_use_effect(g: Mysthea, seat: int, card: Card) -> bool:
    """The effect of the card being played: payable, and good for something."""
    cost = energy_cost(g, seat, card)
    if cost > g.seat(seat).energy:
        return False
    return can_do_any(g, seat, card.ops, means_of(g, seat, energy=cost))


def usable_accessories(g: Mysthea, seat: int) -> list[str]:
    owner = g.seat(seat)
    return [
        name
        for name in owner.accessories
        if name not in g.state.spent and can_use_accessory(g, seat, g.card(name))
    ]


def can_use_accessory(g: Mysthea, seat: int, card: Card) -> bool:
    owner, price = g.seat(seat), card.price
    if owner.energy < price.energy or owner.xp < price.xp:
        return False
    return can_do_any(g, seat, card.ops, means_of(g, seat, price.energy, price.xp))


def fitting(g: Mysthea, hand: Iterable[str], kind: str) -> list[str]:
    """The cards of a hand that a price accepts."""
    return [card for card in hand if kind in ("any", g.card(card).type)]


def after_giving_up(g: Mysthea, op: Op, means: Means) -> list[Means]:
    """What may be left of the hand once the cards were given up; nothing if it can not be paid."""
    hands = [means.hand]
    for kind in op.types:
        hands = [
            tuple(card for card in hand if card != given)
            for hand in hands
            for given in fitting(g, hand, kind)
        ]
    return [Means(means.energy, means.xp, hand) for hand in dict.fromkeys(hands)]


def enemies_with(g: Mysthea, seat: int, kind: Piece) -> list[int]:
    """The opponents with such a unit on the board, in artefact order."""
    return [other for other in g.others(seat) if g.deployed(other, kind)]


def regions_with_enemy(g: Mysthea, seat: int, kind: Piece) -> list[str]:
    return [
        region
        for region in g.regions()
        if any(g.count(other, region, kind) for other in g.others(seat))
    ]


def regions_to_wound(g: Mysthea, seat: int) -> list[str]:
    """Where an unwounded champion of an opponent stands."""
    figures = [g.seat(other).champion for other in g.others(seat)]
    there = {figure.region for figure in figures if not figure.wounded}
    return [region for region in g.regions() if region in there]


def piece_of(op: Op) -> Piece:
    assert op.unit in ("troop", "golem", "fort"), f"{op.op} of {op.unit}"
    return op.unit


def unit_of(op: Op) -> UnitKind:
    assert op.unit is not None, f"{op.op} names no unit"
    return op.unit


Check = Callable[[Mysthea, int, Op, Means], bool]


def always(g: Mysthea, seat: int, op: Op, means: Means) -> bool:
    return True


def counts(g: Mysthea, seat: int, op: Op, means: Means) -> bool:
    assert op.per is not None, "nothing to count"
    return count_of(g, seat, op.per) > 0


def gives_up(g: Mysthea, seat: int, op: Op, means: Means) -> bool:
    return any(can_do_any(g, seat, op.then, left) for left in after_giving_up(g, op, means))


def pays(g: Mysthea, seat: int, op: Op, means: Means) -> bool:
    return (means.energy if op.res == "energy" else means.xp) >= op.n


FEASIBLE: dict[str, Check] = {
    "gain": always,
    "gain_per": counts,
    "meditate": always,
    "recharge": lambda g, seat, op, means: not g.seat(seat).charged,
    "act": lambda g, seat, op, means: bool(means.hand),
    "develop": lambda g, seat, op, means: can_develop(g, means.energy),
    "battle": lambda g, seat, op, means: bool(battle_regions(g, seat, own_unit=False)),
    "construct": lambda g, seat, op, means: can_construct(g, seat, piece_of(op)),
    "deploy": lambda g, seat, op, means: can_deploy(g, seat, piece_of(op)),
    "travel": lambda g, seat, op, means: bool(movers(g, seat, op.unit)),
    "portal": lambda g, seat, op, means: bool(portal_origins(g, seat, unit_of(op))),
    "portal_group": lambda g, seat, op, means: bool(group_origins(g, seat, op.units)),
    "draw": lambda g, seat, op, means: bool(g.deck),
    "remove_enemy": lambda g, seat, op, means: bool(enemies_with(g, seat, piece_of(op))),
    "wound_champions": lambda g, seat, op, means: bool(regions_to_wound(g, seat)),
    "monster_attack": lambda g, seat, op, means: bool(monsters_on_track(g)),
    "choose_one": lambda g, seat, op, means: any(
        can_do_any(g, seat, part, means) for part in op.options
    ),
    "pay": pays,
    "discard": gives_up,
    "remove": gives_up,
    "free_encounter": lambda g, seat, op, means: may_face_encounter(g, seat),
}
