"""Whether an effect may begin: its costs can be paid, and it could change something (R21, R71)."""

from games.rules.daimyo.printed.words import Op, Tokens
from games.rules.daimyo.queries.daimyo import Daimyo, covers, without
from games.rules.daimyo.state import IDLE


def ops_of(g: Daimyo, source: str) -> tuple[Op, ...]:
    """The words of an effect: a hero, a clan, an effect of a bonus tile, a villager's side."""
    kind, name = source.split(":")
    content = g.content
    match kind:
        case "hero":
            return content.heroes[name].ops
        case "clan":
            return content.clans[name].ops
        case "effect":
            return content.effects[name].ops
        case _:
            return content.villagers[villager_of(g, name)].sides[name].ops


def villager_of(g: Daimyo, side: str) -> str:
    return next(tile for tile, card in g.content.villagers.items() if side in card.sides)


def is_cost(op: Op) -> bool:
    return op.op == "pay" or op.as_cost


def costs_payable(g: Daimyo, seat: int, source: str) -> bool:
    """The hero that is played is not among the cards that it can discard."""
    own_card = source.removeprefix("hero:") if source.startswith("hero:") else ""
    held = g.seat(seat)
    for op in ops_of(g, source):
        if op.op == "pay" and not covers(held.tokens, op.tokens):
            return False
        if op.op == "discard_hero" and op.as_cost:
            others = [hero for hero in held.hand if hero != own_card]
            if len(others) < op.n:
                return False
        if op.op == "give_tile_to_market" and op.as_cost and len(held.tiles) < op.n:
            return False
    return True


def purse_after_costs(g: Daimyo, seat: int, source: str) -> Tokens:
    purse = dict(g.seat(seat).tokens)
    for op in ops_of(g, source):
        if op.op == "pay":
            purse = without(purse, op.tokens)
    return purse


def could_do_something(g: Daimyo, seat: int, source: str) -> bool:
    purse = purse_after_costs(g, seat, source)
    return any(
        g.words[op.op].can(g, seat, op, purse) for op in ops_of(g, source) if not is_cost(op)
    )


def is_offered(g: Daimyo, seat: int, source: str) -> bool:
    """For tiles and abilities; a hero may be played for nothing (R22)."""
    return costs_payable(g, seat, source) and could_do_something(g, seat, source)


def playable_heroes(g: Daimyo, seat: int) -> list[str]:
    """The hand cards that may still be played in this turn, whatever their strength."""
    return [
        hero
        for hero in g.seat(seat).hand
        if hero not in g.turn.cards_played and costs_payable(g, seat, f"hero:{hero}")
    ]


def heroes_in_reach(g: Daimyo, seat: int) -> list[str]:
    """Those whose strength some of the own dice match exactly (R15)."""
    reached = g.strengths(seat)
    return [hero for hero in playable_heroes(g, seat) if g.hero(hero).strength in reached]


def tile_slots_in_reach(g: Daimyo, seat: int) -> list[str]:
    """The turn's action, and the clan slot at 13 or more; each once a turn (SPEC 7.4)."""
    slots = [g.turn.action] if g.turn.action != IDLE else []
    if g.reaches_ability(seat):
        slots.append("clan")
    return [slot for slot in slots if slot not in g.turn.used_slots and tile_works(g, seat, slot)]


def tile_works(g: Daimyo, seat: int, slot: str) -> bool:
    tile = g.top_tile(seat, slot)
    return bool(tile) and is_offered(g, seat, f"effect:{g.tile_effect(tile)}")


def ability_in_reach(g: Daimyo, seat: int) -> bool:
    if g.turn.clan_used or not g.reaches_ability(seat):
        return False
    return is_offered(g, seat, f"clan:{g.seat(seat).clan}")
