"""The arithmetic of war: what a die may show, what it costs, what is added (SPEC 8, 9.2)."""

from msgspec import Struct

from games.rules.tiny_epic_kingdoms.content import Op, ResourceId
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms, total
from games.rules.tiny_epic_kingdoms.queries.movement import neighbours
from games.rules.tiny_epic_kingdoms.state import PEACE, War


class Payment(Struct, frozen=True):
    ore: int = 0
    mana: int = 0
    food: int = 0


def the_war(g: Kingdoms) -> War:
    assert g.state.war is not None, "no war is being fought"
    return g.state.war


def discount(g: Kingdoms, seat: int) -> int:
    return total(g.ops(seat, "war_discount"))


def purse(g: Kingdoms, seat: int) -> int:
    """What a seat could spend on a war: mana counts 2, ore 1, food nothing without an ability."""
    stock = g.seat(seat).stock
    values = g.content.resources
    spent: list[ResourceId] = ["ore", "mana"]
    worth = sum(stock[kind] * values[kind].war_value for kind in spent)
    return worth + (stock["food"] if g.has(seat, "war_food") else 0)


def highest_face(g: Kingdoms, seat: int) -> int:
    """M of SPEC 8.1: what the seat can pay for, never above the die."""
    return min(g.content.war_die.highest, purse(g, seat) + discount(g, seat))


def faces(g: Kingdoms, seat: int) -> list[int]:
    """What the die may be set to: the flag or 0, then every number that can be paid (R12)."""
    numbers = range(1, highest_face(g, seat) + 1)
    if not g.has_alliances():
        return [0, *numbers]
    return [PEACE, *([0] if g.options.war_zero else []), *numbers]


def cost_of(g: Kingdoms, seat: int, face: int) -> int:
    """A flag costs nothing; a number is paid, win or lose (R15)."""
    return 0 if face == PEACE else max(0, face - discount(g, seat))


def payments(g: Kingdoms, seat: int, cost: int) -> list[Payment]:
    """The legal payments: exact, or mana alone with half a unit wasted (SPEC 8.2)."""
    stock = g.seat(seat).stock
    most_food = stock["food"] if g.has(seat, "war_food") else 0
    exact = [
        Payment(ore, mana, food)
        for mana in range(min(stock["mana"], cost // 2) + 1)
        for food in range(min(most_food, cost - 2 * mana) + 1)
        if (ore := cost - 2 * mana - food) <= stock["ore"]
    ]
    if cost % 2 and stock["mana"] >= (cost + 1) // 2:
        exact.append(Payment(mana=(cost + 1) // 2))
    return exact


def bonus(g: Kingdoms, seat: int) -> int:
    """All war bonuses of a seat in the war that is being fought; a flag gets none (R14)."""
    war = the_war(g)
    if war.dice[seat] == PEACE:
        return 0
    counted = [op for op in g.ops(seat, "war_bonus") if holds(g, war, seat, op)]
    return total(counted) + support(g, seat, war.region) + war.raised.get(seat, 0)


def holds(g: Kingdoms, war: War, seat: int, op: Op) -> bool:
    """All stated conditions must hold; terrain and waterside are those of the region."""
    role = "attack" if seat == war.attacker else "defend"
    place = g.region(war.region)
    return (
        op.role in ("any", role)
        and (not op.terrains or place.terrain in op.terrains)
        and (not op.waterside or place.waterside)
        and (op.via is None or op.via == war.via)
    )


def support(g: Kingdoms, seat: int, region: str) -> int:
    """One for each adjacent region with an own meeple, up to the ability's limit."""
    beside = sum(bool(g.own_in(seat, other)) for other in neighbours(g, seat, region))
    return sum(min(op.max, beside * op.per) for op in g.ops(seat, "war_support"))


def strength(g: Kingdoms, seat: int) -> int:
    return max(0, the_war(g).dice[seat]) + bonus(g, seat)


def raises(g: Kingdoms, seat: int) -> list[ResourceId]:
    """What the seat may add after the reveal: the die itself has to stay payable (W4)."""
    face = the_war(g).dice[seat]
    if face == PEACE or not g.has(seat, "war_raise"):
        return []
    spare = purse(g, seat) - cost_of(g, seat, face)
    stock = g.seat(seat).stock
    kinds: list[ResourceId] = ["ore", "mana"]
    return [kind for kind in kinds if stock[kind] and spare >= g.content.resources[kind].war_value]
