"""The faction effect: a part of a card, or a Destiny card (SPEC 7.5)."""

from games.kernel.steps import Rule
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.pick import Pick


def effect_name(g: Realm, seat: int) -> str:
    return f"effect_{g.seat(seat).faction}"


def has_own_effect(g: Realm, seat: int) -> bool:
    return bool(g.rules.playable[effect_name(g, seat)](g, seat))


def has_faction_effect(g: Realm, seat: int) -> bool:
    """The own effect, or what a gift adds to it (SPEC 16.3)."""
    return has_own_effect(g, seat) or bool(g.rules.playable["gift_effect"](g, seat))


def faction_effect(g: Realm, seat: int) -> Rule:
    if has_own_effect(g, seat):
        yield from g.rules.effects[effect_name(g, seat)](g, seat)
    yield Pick(seat, "baiam.add", n=2)
    yield Pick(seat, "sun.generation")
