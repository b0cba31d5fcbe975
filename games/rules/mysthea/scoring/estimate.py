"""How well a seat stands, for the heuristic bot (SPEC 19)."""

from games.rules.mysthea.queries.mysthea import Mysthea


def estimate(g: Mysthea, seat: int) -> float:
    """The seat's prospects, less half of what its best rival can expect."""
    return prospects(g, seat) - 0.5 * max(prospects(g, other) for other in g.others(seat))


def prospects(g: Mysthea, seat: int) -> float:
    owner = g.seat(seat)
    if not owner.champion.region:
        return 0.0
    return owner.glory + lands(g, seat) + stores(g, seat) + army(g, seat) + cards(g, seat)


def time_left(g: Mysthea) -> float:
    """From 1 at the start of the match to 0 at its end, by eras and rounds."""
    eras = g.content.limits.eras
    in_era = min(1.0, g.state.round / 7)
    return max(0.0, (eras - g.state.era + 1 - in_era) / eras)


def lands(g: Mysthea, seat: int) -> float:
    """Controlled regions: the glory of their slot, surer towards the end of the era."""
    sure = 0.35 + 0.08 * min(7, g.state.round)
    worth = 0.0
    for region in g.regions():
        if g.controller(region) == seat:
            worth += sure * slot_worth(g, g.region(region).type)
    return worth


def slot_worth(g: Mysthea, kind: str) -> float:
    """All five types score in every era; those to come lie in later slots."""
    slots, track = g.content.track.slots, g.state.track
    if kind in track[g.state.resolved :] and g.state.phase != "setup":
        return slots[track.index(kind)]
    if kind in track:
        return 0.0
    return slots[min(len(track) + 1, len(slots) - 1)]


def stores(g: Mysthea, seat: int) -> float:
    owner, left = g.seat(seat), time_left(g)
    energy = 0.45 * min(owner.energy, 6) + 0.15 * max(0, owner.energy - 6)
    number = len(owner.encounters) + 1
    wanted = sum(range(number, min(number + 2, g.content.limits.encounters + 1)))
    experience = 1.3 * min(owner.xp, wanted) + 0.2 * max(0, owner.xp - wanted)
    near = g.island_of(owner.champion.region) == owner.token
    ready = 2.5 if near and wanted and owner.xp >= number else 0.0
    charge = 1.0 if owner.charged else 0.0
    return (energy + experience + ready + charge) * min(1.0, 0.2 + 1.5 * left)


def army(g: Mysthea, seat: int) -> float:
    owner, left = g.seat(seat), time_left(g)
    waiting = 0.8 * owner.pool["troop"] + 1.6 * owner.pool["golem"]
    standing = 0.0
    for region in g.occupied(seat):
        standing += min(6.0, g.strength(seat, region)) * 0.35 + 0.4
    wounded = -1.0 if owner.champion.wounded else 0.0
    return (waiting + 1.4 * g.deployed(seat, "troop") + 2.4 * g.deployed(seat, "golem")) * (
        0.2 + 0.8 * left
    ) + (standing + wounded) * min(1.0, 0.1 + left)


def cards(g: Mysthea, seat: int) -> float:
    """Cards in hand, on the board and in play; the points that are still to be spent."""
    owner, left = g.seat(seat), time_left(g)
    hand = 1.1 * len(owner.hand) + 0.5 * len(owner.discard)
    board = 3.0 * len(owner.accessories) + 3.0 * len(owner.upgrades)
    worth = (hand + board) * (0.1 + 0.9 * left)
    for command in g.state.commands:
        if command.seat == seat:
            worth += 0.4 * command.points
            worth += 0.0 if command.used or not command.card else 0.9
    return worth
