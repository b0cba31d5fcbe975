"""What is asked in a combat: tile, card, direction, split, counterattack (SPEC 9)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    DamageSplit,
)
from games.rules.tsukuyumi.events.turn import CardSpent, PartUsed
from games.rules.tsukuyumi.events.units import UnitStruck
from games.rules.tsukuyumi.queries.board import reefs_at, units_of
from games.rules.tsukuyumi.queries.combat import (
    LIGHT,
    combat_tiles,
    legal_cards,
    targets,
)
from games.rules.tsukuyumi.queries.names import area, explained, side_name, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import hit_points, reef_hit_points
from games.rules.tsukuyumi.state import ONI, REEFS
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
    """All on the group that loses the most units, the first of them on a tie."""
    groups = open_groups(g)
    if len(groups) == 1:
        return str(pick.n)
    best = max(groups, key=lambda group: losses(g, group, pick.n))
    return str(pick.n if best == groups[0] else 0)


def losses(g: Realm, group: int, damage: int) -> int:
    cell = g.combat.target
    if group == REEFS:
        health = [reef_hit_points(g, kind) for kind in reefs_at(g, cell).values()]
    else:
        health = [hit_points(g, g.unit(number)) for number in units_of(g, group, cell)]
    return fallen(health, damage)


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
    "combat.split": Ask(
        split_prompt,
        split_options,
        decide_split,
        split_default,
        lambda g, pick: bool(open_groups(g)),
    ),
}
