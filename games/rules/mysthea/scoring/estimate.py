"""How well a seat stands, for the heuristic bot (SPEC 19)."""

from games.rules.mysthea.queries.battle import order_of, removable, total
from games.rules.mysthea.queries.mysthea import Mysthea

ROUNDS = 7.5
"""How many rounds an era has on average."""


def estimate(g: Mysthea, seat: int) -> float:
    """The seat's prospects, less half of what its best rival can expect."""
    return prospects(g, seat) - 0.5 * max(prospects(g, other) for other in g.others(seat))


def prospects(g: Mysthea, seat: int) -> float:
    owner = g.seat(seat)
    if not owner.champion.region or not owner.token:
        return 0.0
    own = (lands(g, seat), stores(g, seat), army(g, seat), cards(g, seat), points(g, seat))
    return owner.glory + sum(own) + fight(g, seat)


def rounds_left(g: Mysthea) -> float:
    """Of this era."""
    if g.state.phase != "rounds" or g.state.last_round:
        return 0.3
    return max(0.8, ROUNDS - g.state.round)


def time_left(g: Mysthea) -> float:
    """From 1 at the start of the match to 0 at its end."""
    eras = g.content.limits.eras
    return (eras - max(1, g.state.era) + min(1.0, rounds_left(g) / ROUNDS)) / eras


def lands(g: Mysthea, seat: int) -> float:
    """Controlled regions: the glory of their slot, surer towards the end of the era."""
    sure = 0.3 + 0.6 * (1 - min(1.0, rounds_left(g) / ROUNDS))
    held = [g.region(region).type for region in g.regions() if g.controller(region) == seat]
    return sum(sure * slot_worth(g, kind) for kind in held)


def slot_worth(g: Mysthea, kind: str) -> float:
    """All five types score in every era; those to come lie in later slots."""
    slots, track = g.content.track.slots, g.state.track
    if kind not in track:
        return slots[min(len(track) + 1, len(slots) - 1)]
    slot = track.index(kind)
    return slots[slot] if slot >= g.state.resolved else 0.0


def stores(g: Mysthea, seat: int) -> float:
    """Energy to use cards with, experience for the next encounters, the artefact."""
    owner, left = g.seat(seat), time_left(g)
    energy = 0.35 * min(owner.energy, 6) + 0.05 * max(0, owner.energy - 6)
    number = len(owner.encounters) + 1
    wanted = sum(range(number, min(number + 2, g.content.limits.encounters + 1)))
    experience = 1.6 * min(owner.xp, wanted) + 0.3 * max(0, owner.xp - wanted)
    steps = g.state.ring.index(owner.token) - g.state.ring.index(home(g, seat))
    distance = min(steps % 5, -steps % 5)
    ready = (2.0 - 0.8 * distance) if wanted and owner.xp >= number else 0.0
    charge = 0.8 if owner.charged else 0.0
    return (energy + experience + ready + charge) * min(1.0, 0.15 + 2 * left)


def home(g: Mysthea, seat: int) -> str:
    return g.island_of(g.seat(seat).champion.region)


def army(g: Mysthea, seat: int) -> float:
    """Units, spread over regions rather than heaped up."""
    owner, left = g.seat(seat), time_left(g)
    waiting = 0.7 * min(2, owner.pool["troop"]) + 1.3 * min(1, owner.pool["golem"])
    surplus = 0.15 * (owner.pool["troop"] + owner.pool["golem"])
    standing = 1.6 * g.deployed(seat, "troop") + 2.8 * g.deployed(seat, "golem")
    spread = 0.5 * len(g.occupied(seat)) + 0.6 * g.deployed(seat, "fort")
    wounded = -1.5 if owner.champion.wounded else 0.0
    return (waiting + surplus + standing) * (0.1 + 0.9 * left) + (spread + wounded) * min(
        1.0, 2 * left
    )


def cards(g: Mysthea, seat: int) -> float:
    """As many cards as there are turns to play them, and those that work on the board."""
    owner, left = g.seat(seat), time_left(g)
    worths = sorted((1.2 + 0.5 * g.card(card).points for card in owner.hand), reverse=True)
    in_time = int(rounds_left(g) + 0.9)
    hand = sum(worths[:in_time]) + 0.4 * left * sum(worths[in_time:])
    board = (3.2 * len(owner.accessories) + 3.2 * len(owner.upgrades)) * (0.05 + 0.95 * left)
    later = left - rounds_left(g) / ROUNDS / g.content.limits.eras
    return hand + board + 0.6 * len(owner.discard) * min(1.0, 3 * later)


def points(g: Mysthea, seat: int) -> float:
    """What is still to be spent, and the use of the card that is being played."""
    worth = 0.0
    for command in g.state.commands:
        if command.seat == seat:
            worth += 0.9 * command.points
            affordable = command.card and g.card(command.card).points <= g.seat(seat).energy
            worth += 2.5 if affordable and not command.used else 0.0
    return worth


def fight(g: Mysthea, seat: int) -> float:
    """The battle as it would end now: glory for the lead, units for the lack of strength."""
    battle = g.state.battle
    if battle is None or battle.totals or seat not in battle.participants:
        return 0.0
    rivals = [other for other in battle.participants if other != seat]
    lead = total(g, seat) - max(total(g, other) for other in rivals)
    beaten = sum(len(removable(g, other)) for other in rivals)
    result = 2.0 * min(lead, beaten) if lead > 0 else 1.8 * max(lead, -len(removable(g, seat)))
    match order_of(g, seat):
        case ("defend", worth):
            result += worth + g.units_in(seat, battle.region)
        case ("sacrifice", worth):
            result += 0.4 * (worth + g.units_in(seat, battle.region))
    return result
