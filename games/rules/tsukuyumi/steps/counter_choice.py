"""How a side answers: before the attack is fixed, or with a counterattack (SPEC 9.2)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    CounterPicked,
    PreDefenceUsed,
)
from games.rules.tsukuyumi.queries.counters import legal_counters, side_in
from games.rules.tsukuyumi.queries.names import explained, side_name, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import hit_points
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.combat_choices import fallen
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def pre_prompt(g: Realm, pick: Pick) -> Text:
    card = g.name(g.combat.card)
    return say(
        _("{card} in {place}, played by {attacker}. Use your defence effect first?"),
        attacker=side_name(g.combat.attacker),
        place=spot(g, pick.cell),
        card=card,
    )


def pre_options(g: Realm, pick: Pick) -> Iterator[Option]:
    name = g.name(g.faction(pick.seat).defence)
    yield take("yes", say(_("Use {defence}"), defence=name))
    yield take("no", say(_("Wait for the attack")))


def decide_pre(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "yes":
        yield PreDefenceUsed(pick.seat)
        yield from g.rules.effects[g.faction(pick.seat).defence](g, g.combat, pick.seat)


def pre_applies(g: Realm, pick: Pick) -> bool:
    if g.seat(pick.seat).orders.get("pre_defence") == "no":
        return False
    return bool(g.rules.playable[g.faction(pick.seat).defence](g, pick.seat, g.combat))


# -- counterattacks --


def counter_prompt(g: Realm, pick: Pick) -> Text:
    combat = g.combat
    values = {
        "attacker": side_name(combat.attacker),
        "card": g.name(combat.card),
        "place": spot(g, combat.target),
    }
    if pick.n == ONI:
        return say(_("{card} in {place}, played by {attacker}. How do the ONI answer?"), **values)
    return say(_("{card} in {place}, played by {attacker}. How do you answer?"), **values)


def counter_options(g: Realm, pick: Pick) -> Iterator[Option]:
    combat = g.combat
    for entry in legal_counters(g, combat, side_in(combat, pick.n)):
        slug = g.faction(pick.n).defence if entry == "ca_defence" else entry.partition("/")[0]
        label = say("{counter}", counter=g.name(slug))
        if "/" in entry:
            label = say(_("{counter} (Sun Warriors)"), counter=g.name(slug))
        yield take(entry, label, f"card:{combat.card}", hint=explained(g, slug))
    yield take("none", say(_("No counterattack")))


def decide_counter(g: Realm, pick: Pick, value: str) -> Rule:
    chosen = "" if value == "none" else value
    yield CounterPicked(pick.n, pick.seat, chosen)
    if chosen and legal_counters(g, g.combat, side_in(g.combat, pick.n)):
        yield pick


def counter_applies(g: Realm, pick: Pick) -> bool:
    if not legal_counters(g, g.combat, side_in(g.combat, pick.n)):
        return False
    return pick.n == ONI or g.seat(pick.seat).orders.get("counter", "ask") == "ask"


def counter_by_order(g: Realm, pick: Pick) -> Rule:
    """A standing order answers; without a legal entry there is nothing to say."""
    legal = legal_counters(g, g.combat, side_in(g.combat, pick.n))
    if not legal:
        return
    order = g.seat(pick.seat).orders.get("counter", "none")
    wanted = {
        "reinforce": ["ca_reinforce"],
        "retaliate": ["ca_retaliate", "ca_retaliate_half"],
    }.get(order, [])
    found = [entry for entry in wanted if entry in legal]
    yield CounterPicked(pick.n, pick.seat, found[0] if found else "")


def counter_default(g: Realm, pick: Pick) -> str:
    """Reinforcement if it saves a unit, else retaliation, else nothing (SPEC 22)."""
    combat = g.combat
    legal = legal_counters(g, combat, side_in(combat, pick.n))
    if "ca_reinforce" in legal and reinforcement_saves(g, combat, pick.n):
        return "ca_reinforce"
    for entry in ("ca_retaliate", "ca_retaliate_half"):
        if entry in legal:
            return entry
    return "none"


def reinforcement_saves(g: Realm, combat: Combat, side: int) -> bool:
    armour = "double" if g.faction(side).reinforcement_doubles else "add"
    damage = combat.split.get(side, 0)
    units = [g.unit(number) for number in side_in(combat, side).units if number in g.state.units]
    plain = fallen([hit_points(g, unit) for unit in units], damage)
    return fallen([hit_points(g, unit, armour) for unit in units], damage) < plain


ASKS = {
    "combat.pre_defence": Ask(
        pre_prompt, pre_options, decide_pre, lambda g, pick: "no", pre_applies
    ),
    "combat.counter": Ask(
        counter_prompt,
        counter_options,
        decide_counter,
        counter_default,
        counter_applies,
        counter_by_order,
    ),
}
