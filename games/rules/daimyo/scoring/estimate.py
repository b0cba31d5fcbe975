"""How well a seat stands, for the heuristic bot: points, and what its position will bring."""

from collections import Counter

import msgspec
from msgspec import Struct

from games.rules.daimyo.printed.words import ActionId, Kind, Tokens
from games.rules.daimyo.queries.board import (
    buildings_of,
    free_governor_spaces,
    governors_of,
    influence,
    islands,
    units_left,
    yields,
)
from games.rules.daimyo.queries.daimyo import Daimyo, covers, sums
from games.rules.daimyo.queries.prices import building_price, covered_spaces, missing
from games.rules.daimyo.queries.relics import colour_of
from games.rules.daimyo.scoring.army import army_value
from games.rules.daimyo.scoring.islands import banner_shares
from games.rules.daimyo.scoring.points import entries
from games.rules.daimyo.state import AUTOMATON, Owner


class Weights(Struct, frozen=True):
    """In points; found by letting bots with other weights play against the Empire."""

    rival: float = 0.4
    only_rival: float = 0.9
    army: float = 0.19
    token: float = 0.16
    token_a_round: float = 0.18
    gold: float = 0.13
    gold_a_round: float = 0.05
    income: float = 0.35
    storage: float = 0.3
    card: float = 0.25
    track: float = 0.35
    later_scorings: float = 0.88
    presence: float = 0.13
    yellow_tile: float = 0.95
    grey_tile: float = 0.35
    tile_sets: tuple[float, ...] = (0.0, 0.35, 0.9, 1.8, 2.8)
    """A colour of relic tiles by how many different ones are held."""
    unit: float = 2.0
    building: float = 3.2
    villagers: float = 1.9
    helmet: float = 0.8
    production: float = 0.62
    relic: float = 0.66
    tax: float = 0.6
    hero: float = 0.45
    ability: float = 0.8
    bonus_tile: float = 0.88
    pip: float = 0.06
    plan: float = 1.2


WEIGHTS = Weights()
OPEN = {
    "recruit.place": WEIGHTS.unit,
    "recruit.danger": WEIGHTS.unit,
    "build.tile": WEIGHTS.building + 2.0,
    "build.discount": WEIGHTS.building + 2.4,
    "build.place": WEIGHTS.building,
    "build.slot": 0.6,
    "move.place": 0.5,
    "relic.site": 0.4,
    "take.tile": 0.9,
    "villager.choose_tile": 0.8,
    "collect.governor": 0.4,
    "gain.kind": 0.4,
    "hero.free": 0.8,
    "adjust.card": -100.0,
    "relic.make_room": -100.0,
}
"""What an open question will still bring its seat."""
LOOPS: dict[str, ActionId] = {
    "recruit.loop": "recruit",
    "build.loop": "build",
    "relic.move": "relic",
}
"""Questions that are as good as the main action that they belong to."""
TWO = 2
QUESTION = msgspec.json.Decoder(dict[str, object])


def estimate(g: Daimyo, seat: int) -> float:
    """A seat's prospects, less a part of its strongest rival's."""
    rivals = [*g.others(seat), *([AUTOMATON] if g.is_solo else [])]
    worst = max((prospects(g, rival) for rival in rivals), default=0.0)
    weight = WEIGHTS.rival if len(g.participants) > TWO else WEIGHTS.only_rival
    return prospects(g, seat) + at_hand(g, seat) - weight * worst


def prospects(g: Daimyo, owner: Owner) -> float:
    """Points now, and what pieces, tiles and tokens are worth in the rounds to come."""
    fixed = sum(entry.points for entry in entries(g, owner) if entry.why not in ("army", "tokens"))
    value = fixed + banners_to_come(g, owner) + WEIGHTS.army * army_value(g, owner)
    value += relic_worth(g, owner)
    if owner == AUTOMATON:
        return value
    held = g.seat(owner)
    left = rounds_left(g)
    income = sum(yields(g, [*governors_of(g, owner), *buildings_of(g, owner, "farm")]).values())
    value += purse_worth(g, held.tokens, left) + WEIGHTS.income * income * left
    value += WEIGHTS.storage * min(held.capacity, 7) + WEIGHTS.card * len(held.hand)
    value -= WEIGHTS.track * held.track
    return value + tile_worth(g, owner, left) + plans(g, owner)


def plans(g: Daimyo, seat: int) -> float:
    """How far the tokens go towards the next building of each kind and the next units."""
    held = g.seat(seat)
    value = 0.0
    for kind in held.boards:
        if covered_spaces(g, seat, kind):
            price = building_price(g, seat, kind)
            value += WEIGHTS.plan * (1 - missing(held.tokens, price) / sum(price.values()))
    return value


def rounds_left(g: Daimyo) -> float:
    """With a part of the round that is being played."""
    return g.content.game.rounds - g.state.round + 0.6


def banners_to_come(g: Daimyo, owner: Owner) -> float:
    """If nothing changed, at the end of this round and of those after it, which count less."""
    scorings = 1 + WEIGHTS.later_scorings * (g.content.game.rounds - g.state.round)
    now = sum(
        points for island in islands(g) for who, points in banner_shares(g, island) if who == owner
    )
    presence = sum(min(6, influence(g, island, owner)) for island in islands(g))
    return scorings * (now + WEIGHTS.presence * presence)


def relic_worth(g: Daimyo, owner: Owner) -> float:
    tiles = g.automaton.tiles if owner == AUTOMATON else g.seat(owner).tiles
    counts = Counter(map(colour_of, tiles))
    return sum(WEIGHTS.tile_sets[count] for count in counts.values())


def purse_worth(g: Daimyo, tokens: Tokens, left: float) -> float:
    """The first tokens of a kind are worth more; late ones hardly anything."""
    worth = WEIGHTS.token + WEIGHTS.token_a_round * left
    return (
        sum(
            (min(amount, 4) + 0.4 * max(0, amount - 4)) * (worth + (kind == "rice") * 0.05)
            for kind, amount in tokens.items()
            if kind != "gold"
        )
        + (WEIGHTS.gold + WEIGHTS.gold_a_round * left) * tokens["gold"]
    )


def tile_worth(g: Daimyo, seat: int, left: float) -> float:
    """Bonus tiles that are not covered; yellow ones pay every round."""
    slots = [slot for slot, stack in g.seat(seat).slots.items() if stack]
    yellow = sum(slot in g.content.yellow_slots for slot in slots)
    return left * (WEIGHTS.yellow_tile * yellow + WEIGHTS.grey_tile * (len(slots) - yellow))


def at_hand(g: Daimyo, seat: int) -> float:
    """What the turn still offers: the main action, extra actions, an open question."""
    turn = g.state.turn
    value = open_questions(g, seat)
    if turn is None or turn.seat != seat:
        return value
    if turn.unit:
        value += 0.4
    dice = [die.value for die in g.seat(seat).dice]
    if turn.die is not None:
        dice.append(turn.die.value)
        value += max((action_worth(g, seat, name) for name in free_actions(g, seat)), default=0.0)
    elif turn.action and not turn.main_done:
        value += next(
            action_worth(g, seat, name) for name in g.content.actions if name == turn.action
        )
    return value + extra_worth(g, seat, dice)


def open_questions(g: Daimyo, seat: int) -> float:
    """By the names of the steps that are on the agenda."""
    value = 0.0
    for text in g.state.header.agenda:
        step = QUESTION.decode(text)
        if step.get("seat") == seat:
            name = str(step["t"])
            value += OPEN.get(name, 0.0)
            if name in LOOPS:
                value += action_worth(g, seat, LOOPS[name])
    return value


def free_actions(g: Daimyo, seat: int) -> list[ActionId]:
    taken = {die.space for die in g.seat(seat).dice}
    die = g.turn.die
    assert die is not None
    return [
        name
        for name, action in g.content.actions.items()
        if name not in taken and action.die in (die.colour, "any")
    ]


def extra_worth(g: Daimyo, seat: int, dice: list[int]) -> float:
    """Heroes in reach and the clan ability, as long as they are not used."""
    turn, held = g.turn, g.seat(seat)
    reached = sums(dice)
    value = WEIGHTS.pip * sum(dice)
    if not turn.hero_played:
        in_reach = [g.hero(hero).cost for hero in held.hand if g.hero(hero).strength in reached]
        value += WEIGHTS.hero * max(in_reach, default=0)
    if sum(dice) >= g.content.limits.ability_threshold:
        value += WEIGHTS.ability * (not turn.clan_used)
        clan_tile = bool(g.top_tile(seat, "clan")) and "clan" not in turn.used_slots
        value += WEIGHTS.bonus_tile * clan_tile
    if turn.action and turn.action not in turn.used_slots and g.top_tile(seat, turn.action):
        value += WEIGHTS.bonus_tile
    return value


def action_worth(g: Daimyo, seat: int, action: ActionId) -> float:
    held = g.seat(seat)
    if action == "villagers":
        return WEIGHTS.villagers + WEIGHTS.helmet * (not g.state.helmet_taken)
    if action == "production":
        places = [*governors_of(g, seat), *buildings_of(g, seat, "farm")]
        return WEIGHTS.production * len(places)
    if action == "relic":
        room = held.capacity - len(held.tiles) - len(held.restored)
        return 0.5 + WEIGHTS.relic * min(2, room)
    if action == "recruit":
        return recruits(g, seat) * (WEIGHTS.unit - 0.6)
    if action == "build":
        return builds(g, seat) * (WEIGHTS.building + 1.2)
    return WEIGHTS.tax


def recruits(g: Daimyo, seat: int) -> int:
    """How many units the rice is enough for."""
    costs, held = g.content.economy.recruit, g.seat(seat)
    purse, track, count = held.tokens[costs.currency], held.track, 0
    left = units_left(g, seat, "governor") + units_left(g, seat, "shadow")
    while count < left and purse >= costs.costs[track] and free_governor_spaces(g):
        purse -= costs.costs[track]
        track = min(len(costs.costs) - 1, track + 1)
        count += 1
    return count


def builds(g: Daimyo, seat: int) -> int:
    """One if any building can be paid, two if both kinds can be paid together."""
    purse = g.seat(seat).tokens
    prices = [
        building_price(g, seat, kind)
        for kind in g.seat(seat).boards
        if covered_spaces(g, seat, kind)
    ]
    payable = [price for price in prices if covers(purse, price)]
    if len(payable) > 1 and covers(purse, together(*payable)):
        return 2
    return min(1, len(payable))


def together(one: Tokens, other: Tokens) -> Tokens:
    kinds: list[Kind] = [*one, *(kind for kind in other if kind not in one)]
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in kinds}
