"""What a seat may buy, and how it may pay (SPEC 9.4)."""

from msgspec import Struct

from games.rules.dei.content import MarketId
from games.rules.dei.queries.dei import Dei


class Purse(Struct, frozen=True):
    """What a purchase is paid with; probes look at purses that nobody has yet."""

    tech: int
    energy: int
    outposts: int = 0
    """Outposts of any colour that a Candy Boost stands for."""


class Payment(Struct, frozen=True, array_like=True):
    tech: int
    energy: int
    mixed: bool = False
    """Uses Alternative Energy."""


class Offer(Struct, frozen=True, array_like=True):
    """A slot of a Market; slot 1 is the newest."""

    market: MarketId
    slot: int


SLOTS = (3, 2, 1)


def purse_of(g: Dei, seat: int) -> Purse:
    current = g.state.play.current
    boost = current.boost if current is not None and seat == g.state.active else ""
    outposts = g.content.boosts[boost].outposts if boost else 0
    return Purse(g.seat(seat).tech, g.seat(seat).energy, outposts)


def robot_purse(g: Dei, seat: int) -> Purse:
    """What is left once the Delivery Robot has its Energy Cell."""
    purse = purse_of(g, seat)
    return Purse(purse.tech, purse.energy - 1, purse.outposts)


def card_at(g: Dei, offer: Offer) -> str:
    return g.state.markets[offer.market].slots[offer.slot - 1]


def is_available(g: Dei, seat: int, offer: Offer, purse: Purse) -> bool:
    """R27: the requirement of the slot, checked against the cubes of this moment."""
    market = g.content.markets[offer.market]
    needed = market.slots[offer.slot - 1].outposts
    if market.colour is None or not needed:
        return True
    return g.cubes(seat, market.colour) + purse.outposts >= needed


def payments(g: Dei, seat: int, offer: Offer, purse: Purse) -> list[Payment]:
    """Every way to pay, the plain ones first (R17, R18)."""
    card = g.card(card_at(g, offer))
    tech = card.cost.tech + g.content.markets[offer.market].slots[offer.slot - 1].extra_tech
    energy = card.cost.energy
    plain = [(tech, energy)]
    discount = g.powers(seat).drone_card_discount if card.drone_card else 0
    if discount:
        plain = [(tech - discount, energy)] if tech else []
        plain += [(tech, energy - discount)] if energy else []
    found = [Payment(*pair) for pair in plain]
    if g.powers(seat).mixed_payment and not g.state.play.mixed:
        total = sum(plain[0])
        pairs = [(amount, total - amount) for amount in range(total + 1)]
        found += [Payment(*pair, mixed=True) for pair in pairs if pair not in plain]
    return [pay for pay in found if pay.tech <= purse.tech and pay.energy <= purse.energy]


def offers(g: Dei, seat: int, purse: Purse) -> list[Offer]:
    """What the seat may buy with this purse: by Market, the oldest card first."""
    return [
        offer
        for market in g.content.market_order
        for slot in SLOTS
        if card_at(g, offer := Offer(market, slot))
        and is_available(g, seat, offer, purse)
        and payments(g, seat, offer, purse)
    ]


def can_buy(g: Dei, seat: int, purse: Purse) -> bool:
    return bool(offers(g, seat, purse))


def robot_ready(g: Dei, seat: int) -> bool:
    """Once per Action Phase, and only for a purchase that stays possible (R16)."""
    if not g.powers(seat).robot or g.state.play.robot or not g.seat(seat).energy:
        return False
    return can_buy(g, seat, robot_purse(g, seat))


def purses_after_tech(g: Dei, seat: int) -> list[tuple[str, Purse]]:
    """R56: the purses after one more Tech; at the limit something else goes back first."""
    if not g.state.reserve["tech"]:
        return []
    owner = g.seat(seat)
    if not g.is_full(seat):
        return [("", Purse(owner.tech + 1, owner.energy))]
    found = [("tech", Purse(owner.tech, owner.energy))] if owner.tech else []
    if owner.energy:
        found.append(("energy", Purse(owner.tech + 1, owner.energy - 1)))
    return found


def boosts_that_buy(g: Dei, seat: int) -> list[str]:
    """Held Boosts without which no purchase is legal, but with which one is (SPEC 8.4)."""
    owner = g.seat(seat)
    found: list[str] = []
    for kind in sorted(set(owner.boosts), key=lambda kind: g.content.boosts[kind].order):
        boost = g.content.boosts[kind]
        purses: list[Purse] = []
        if boost.outposts:
            purses = [Purse(owner.tech, owner.energy, boost.outposts)]
        elif any(action.do == "gain_tech" for action in boost.adds):
            purses = [purse for _discard, purse in purses_after_tech(g, seat)]
        if any(can_buy(g, seat, purse) for purse in purses):
            found.append(kind)
    return found
