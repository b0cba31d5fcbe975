"""Nomads: weapons and mines (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.board import TokensPlaced
from games.rules.tsukuyumi.events.combat import WeaponAdded, WeaponTurned
from games.rules.tsukuyumi.events.turn import FlagRaised, WeaponsTaken
from games.rules.tsukuyumi.queries.board import barred, is_base
from games.rules.tsukuyumi.queries.counters import side_in
from games.rules.tsukuyumi.queries.realm import Realm, has_flag
from games.rules.tsukuyumi.queries.units import has_trait, with_trait
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop
PISTOL = "pistol"


def minelayers(g: Realm, seat: int) -> list[str]:
    """The areas where a Stuff Sergeant may lay a mine."""
    cells = [g.unit(number).cell for number in with_trait(g, seat, "minelayer")]
    return [cell for cell in cells if not is_base(g, cell) and not barred(g, seat, cell)]


def may_use_effect(g: Realm, seat: int) -> bool:
    return True


def effect(g: Realm, seat: int) -> Rule:
    """All pistols of the supply, and one thing more."""
    if g.state.tokens[PISTOL]:
        yield WeaponsTaken(seat, PISTOL, g.state.tokens[PISTOL])
    yield Pick(seat, "nom.effect_mode")


def mode_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("none", say(_("Only the pistols")))
    if minelayers(g, pick.seat) and g.state.tokens["mine"]:
        yield take("mines", say(_("Each Stuff Sergeant lays a mine")))
    if not has_flag(g, pick.seat, "radiation_immune"):
        yield take("immune", say(_("Ignore radioactivity this round")))


def decide_mode(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "immune":
        yield FlagRaised(pick.seat, "radiation_immune")
    elif value == "mines":
        for cell in minelayers(g, pick.seat):
            if g.state.tokens["mine"]:
                yield TokensPlaced(pick.seat, cell, "mine", 1)


# -- weapons --


def armed(g: Realm, pick: Pick) -> int:
    """How many more weapons fit: one for each unit that takes part and can hold one."""
    combat = g.combat
    units = side_in(combat, pick.seat).units if pick.name == "back" else combat.units
    hands = sum(
        not has_trait(g, g.unit(number), "unarmed") and not has_trait(g, g.unit(number), "guardian")
        for number in units
        if number in g.state.units
    )
    return hands - pick.n


def weapon_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("finish", say(_("No more weapons")))
    for slug, weapon in g.content.weapons.items():
        if g.seat(pick.seat).weapons.get(slug, 0):
            label = say(
                _("{weapon}: {bonus} more damage"),
                weapon=g.name(f"weapon_{slug}"),
                bonus=weapon.bonus,
            )
            yield take(slug, label, f"card:{slug}")


def decide_weapon(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    bonus = g.content.weapons[value].bonus
    if pick.name == "back":
        yield WeaponTurned(pick.seat, value, bonus)
    else:
        yield WeaponAdded(pick.seat, value, bonus)
    yield Pick(pick.seat, "nom.weapons", pick.cell, pick.name, pick.n + 1)


def weapons_apply(g: Realm, pick: Pick) -> bool:
    return armed(g, pick) > 0 and any(g.seat(pick.seat).weapons.values())


# -- events --


def mine_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    if not g.state.tokens["mine"]:
        return []
    return [cell for cell in cells_of_units(g, seat) if not is_base(g, cell)]


def minefield(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield TokensPlaced(seat, cell, "mine", min(event.n, g.state.tokens["mine"]))


def arms_cache(g: Realm, seat: int, event: EventCard) -> Rule:
    for slug in g.content.weapons:
        if g.state.tokens[slug]:
            yield WeaponsTaken(seat, slug, 1)


EFFECTS = {"effect_nomads": effect, "arms_cache": arms_cache}
PLAYABLE = {
    "effect_nomads": may_use_effect,
    "arms_cache": lambda g, seat, event: any(g.state.tokens[slug] for slug in g.content.weapons),
}
CELLS = {"minefield": mine_cells}
AT = {"minefield": minefield}
ASKS = {
    "nom.effect_mode": Ask(
        lambda g, pick: say(_("Besides the pistols: what do the Nomads do?")),
        mode_options,
        decide_mode,
    ),
    "nom.weapons": Ask(
        lambda g, pick: say(_("Which weapon do you add?")),
        weapon_options,
        decide_weapon,
        lambda g, pick: "finish",
        weapons_apply,
    ),
}
