"""The arithmetic of battles and of monsters' attacks (SPEC 8.3, 9.3)."""

from games.rules.mysthea.content import Order, UnitKind
from games.rules.mysthea.events.pieces import count
from games.rules.mysthea.queries.movement import may_move
from games.rules.mysthea.queries.mysthea import PIECES, WALKERS, Mysthea
from games.rules.mysthea.state import Battle


def the_battle(g: Mysthea) -> Battle:
    assert g.state.battle is not None, "no battle is being fought"
    return g.state.battle


def order_of(g: Mysthea, seat: int) -> tuple[Order, int] | None:
    """The order that a seat laid, with its X."""
    name = the_battle(g).laid.get(seat, "")
    if not name:
        return None
    card = g.card(name)
    return g.content.card_types[card.type].battle_order, card.points


def total(g: Mysthea, seat: int) -> int:
    """Units, the attack order, the initiator's bonus and fighter (SPEC 8.3.7)."""
    battle = the_battle(g)
    sum_of = g.strength(seat, battle.region)
    match order_of(g, seat):
        case ("attack", points):
            sum_of += points
    if seat == battle.initiator:
        sum_of += battle.bonus
        if g.champion_in(seat, battle.region) and g.has_ability(seat, "fighter"):
            sum_of += g.ability_number(seat)
    return sum_of


def retreated(g: Mysthea) -> int:
    """Units that stood there at the start and are elsewhere after the orders (R20)."""
    battle = the_battle(g)
    gone = 0
    for seat, start in battle.start.items():
        for kind in WALKERS:
            gone += count(start, kind) - g.count(seat, battle.region, kind)
    return gone + sum(not g.champion_in(seat, battle.region) for seat in battle.champions)


def retreaters(g: Mysthea, seat: int) -> list[tuple[str, UnitKind]]:
    """Own units of the battle that may still take a step away (SPEC 8.3.5)."""
    battle = the_battle(g)
    found: list[tuple[str, UnitKind]] = []
    for kind in WALKERS:
        if may_move(g, seat, battle.region, kind) and g.adjacent(battle.region):
            found.append((battle.region, kind))
    region = g.seat(seat).champion.region
    if seat in battle.champions and g.adjacent(region):
        found.append((region, "champion"))
    return found


def strongest(battle: Battle) -> list[int]:
    """All with the highest total; nobody if that is nothing (R21)."""
    top = max(battle.totals.values(), default=0)
    return [seat for seat, sum_of in battle.totals.items() if top and sum_of == top]


def removable(g: Mysthea, seat: int) -> list[UnitKind]:
    """The units that hits can take, one entry each; a wounded champion is safe (R22)."""
    region = the_battle(g).region
    found: list[UnitKind] = []
    for kind in PIECES:
        found += [kind] * g.count(seat, region, kind)
    if g.champion_in(seat, region) and not g.seat(seat).champion.wounded:
        found.append("champion")
    return found


def fighting_strength(g: Mysthea, seat: int, island: str) -> int:
    """All units of a seat on an attacked island, with the fighter's bonus."""
    sum_of = sum(g.strength(seat, region) for region in g.regions_on(island))
    home = g.seat(seat).champion.region
    if home and g.island_of(home) == island and g.has_ability(seat, "fighter"):
        sum_of += g.ability_number(seat)
    return sum_of


def monster_strength(g: Mysthea, monster: str, island: str) -> int:
    """With the option, fury makes it stronger on an island with a crystal field (R64)."""
    beast = g.content.monsters[monster]
    angry = g.options.monster_behaviours and beast.behaviour == "fury"
    crystal = "crystal" in g.content.islands[island].regions
    return beast.strength + (beast.behaviour_n if angry and crystal else 0)
