"""The faction effect: a part of a card, or a Destiny card (SPEC 7.5)."""

from games.kernel.steps import Rule
from games.rules.tsukuyumi.queries.realm import Realm


def effect_name(g: Realm, seat: int) -> str:
    return f"effect_{g.seat(seat).faction}"


def has_faction_effect(g: Realm, seat: int) -> bool:
    return bool(g.rules.playable[effect_name(g, seat)](g, seat))


def faction_effect(g: Realm, seat: int) -> Rule:
    yield from g.rules.effects[effect_name(g, seat)](g, seat)
