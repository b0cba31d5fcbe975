"""What is asked in a combat: tile, card, direction, split, counterattack (SPEC 9)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    CounterPicked,
    DamageSplit,
    PreDefenceUsed,
    StrikeAimed,
)
from games.rules.tsukuyumi.events.turn import CardSpent, PartUsed
from games.rules.tsukuyumi.events.units import UnitStruck
from games.rules.tsukuyumi.queries.board import enemies_of
from games.rules.tsukuyumi.queries.combat import (
    LIGHT,
    combat_tiles,
    legal_cards,
    prey_beside,
    targets,
)
from games.rules.tsukuyumi.queries.counters import legal_counters, side_in
from games.rules.tsukuyumi.queries.geometry import neighbours
from games.rules.tsukuyumi.queries.names import EDGES, area, explained, side_name, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import hit_points
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.attack import attack
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop
STRIKE = "strike/"
"""The part of a turn that an aggressive unit gives, followed by the unit's number."""


def fight(seat: int, part: str = "", *, cell: str = "", kinds: tuple[str, ...] = ()) -> Pick:
    """A combat action, paid with a part of the turn; on any tile or on one."""
    if cell:
        return Pick(seat, "combat.card", cell, part, done=kinds)
    return Pick(seat, "combat.tile", name=part, done=kinds)


def tile_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Where do you fight?"))


def tile_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in combat_tiles(g, pick.seat, pick.done):
        if cell != pick.cell:
            yield take(cell, spot(g, cell), area(cell))
    yield from declining(pick)


def declining(pick: Pick) -> Iterator[Option]:
    """A gift of a combat may be declined; one from the menu is taken back like any move."""
    if not pick.name:
        yield take("back", say(_("Do not fight")))


def decide_tile(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "back":
        yield fight(pick.seat, pick.name, cell=value, kinds=pick.done)


def tile_applies(g: Realm, pick: Pick) -> bool:
    return any(cell != pick.cell for cell in combat_tiles(g, pick.seat, pick.done))


def card_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Which combat card do you show in {place}?"), place=spot(g, pick.cell))


def card_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for card in legal_cards(g, pick.seat, pick.cell, pick.done):
        text = explained(g, card)
        yield take(card, say("{card}", card=g.name(card)), f"card:{card}", hint=text)
    yield from declining(pick)


def decide_card(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "back":
        return
    free = value == LIGHT and LIGHT not in g.seat(pick.seat).spent
    if free:
        # The first use in a round leaves the combat action where it is (R77, G44).
        yield CardSpent(pick.seat, LIGHT)
        if g.state.turn is not None:
            yield PartUsed("light", fights=True)
    else:
        yield from pay(g, pick.name)
    yield from attack(g, pick.seat, pick.cell, value)
    if free and not pick.name:
        yield pick


def pay(g: Realm, part: str) -> Rule:
    """The part of the turn that the combat costs, if any."""
    if part.startswith(STRIKE):
        yield UnitStruck(int(part.removeprefix(STRIKE)))
    if part:
        yield PartUsed(part, fights=True)
    if part == "std.combat":
        yield PartUsed("standard")


def card_applies(g: Realm, pick: Pick) -> bool:
    return bool(legal_cards(g, pick.seat, pick.cell, pick.done))


# -- where the damage goes --


def aim_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in prey_beside(g, pick.seat, pick.cell):
        yield take(cell, spot(g, cell), area(cell))


def aim_default(g: Realm, pick: Pick) -> str:
    cells = prey_beside(g, pick.seat, pick.cell)
    return max(cells, key=lambda cell: len(enemies_of(g, pick.seat, cell)))


def decide_aim(g: Realm, pick: Pick, value: str) -> Rule:
    yield StrikeAimed(pick.seat, [value])


def line_from(g: Realm, cell: str, edge: int) -> list[str]:
    """The tiles of a straight line until the first gap, the start among them (R21)."""
    line = [cell]
    while (ahead := neighbours(line[-1])[edge]) in g.state.tiles:
        line.append(ahead)
    return line


def direction_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for edge in range(6):
        line = line_from(g, pick.cell, edge)
        label = say(
            _("To the {direction}: {count} tiles"),
            direction=say(EDGES[edge]),
            count=len(line),
        )
        yield take(edge, label, *(area(cell) for cell in line))


def decide_direction(g: Realm, pick: Pick, value: str) -> Rule:
    yield StrikeAimed(pick.seat, line_from(g, pick.cell, int(value)))


def direction_default(g: Realm, pick: Pick) -> str:
    card = g.content.combat_cards[g.combat.card]

    def hit(edge: int) -> int:
        line = line_from(g, pick.cell, edge)
        return sum(len(targets(g, pick.seat, cell, card)) for cell in line)

    return str(max(range(6), key=hit))


# -- split --


def open_groups(g: Realm) -> list[int]:
    combat = g.combat
    found = targets(g, combat.attacker, combat.target, g.content.combat_cards[combat.card])
    return [group for group in found if group not in combat.split]


def split_prompt(g: Realm, pick: Pick) -> Text:
    return say(
        _("{damage} damage: how much for {side}?"),
        damage=pick.n,
        side=side_name(open_groups(g)[0]),
    )


def split_options(g: Realm, pick: Pick) -> Iterator[Option]:
    """The last group gets the rest (SPEC 9.3)."""
    if len(open_groups(g)) == 1:
        yield take(pick.n, say(_("{damage} damage"), damage=pick.n))
        return
    for damage in [*range(0, pick.n, 5), pick.n]:
        yield take(damage, say(_("{damage} damage"), damage=damage))


def decide_split(g: Realm, pick: Pick, value: str) -> Rule:
    group = open_groups(g)[0]
    damage = int(value) + oni_bonus(g, group, int(value))
    yield DamageSplit(group, damage)
    if open_groups(g):
        yield Pick(pick.seat, "combat.split", n=pick.n - int(value))


def oni_bonus(g: Realm, group: int, damage: int) -> int:
    """Grizzly: more if the whole damage goes to the ONI."""
    combat = g.combat
    whole = group == ONI and damage == combat.damage
    return g.content.combat_cards[combat.card].oni_bonus if whole else 0


def split_default(g: Realm, pick: Pick) -> str:
    """All on the first group: legal, plain and never a gamble."""
    return str(pick.n)


# -- before the attack is fixed --


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


def fallen(health: list[int], damage: int) -> int:
    """How many fall, weakest first."""
    dead = 0
    for points in sorted(health):
        if points > damage:
            break
        damage -= points
        dead += 1
    return dead


ASKS = {
    "combat.tile": Ask(
        tile_prompt, tile_options, decide_tile, lambda g, pick: "back", tile_applies
    ),
    "combat.card": Ask(
        card_prompt, card_options, decide_card, lambda g, pick: "back", card_applies
    ),
    "nom.strike_tile": Ask(
        lambda g, pick: say(_("Which tile do you strike?")), aim_options, decide_aim, aim_default
    ),
    "horizon.direction": Ask(
        lambda g, pick: say(_("In which direction?")),
        direction_options,
        decide_direction,
        direction_default,
    ),
    "combat.split": Ask(
        split_prompt,
        split_options,
        decide_split,
        split_default,
        lambda g, pick: bool(open_groups(g)),
    ),
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
