"""Combats, told step by step: card, reactions, damage, casualties, conquest."""

from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tsukuyumi.chronicle.words import Sentence, card, listed, side, where, who
from games.rules.tsukuyumi.events import combat, units
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY, ONI

_ = gettext_noop


def started(g: Realm, event: combat.CombatStarted) -> Text:
    if event.attacker == ONI:
        return say(
            _("{player} leads the ONI: they fight for {place}."),
            player=who(event.actor),
            place=where(g, event.cell),
        )
    return say(
        _("{player} attacks in {place} with {card}."),
        player=who(event.attacker),
        place=where(g, event.cell),
        card=card(g, event.card),
    )


def aimed(g: Realm, event: combat.StrikeAimed) -> Text:
    if len(event.cells) == 1:
        return say(_("The strike falls on {place}."), place=where(g, event.cells[0]))
    return say(
        _("The line runs over {count} tiles to {place}."),
        count=len(event.cells),
        place=where(g, event.cells[-1]),
    )


def fixed(g: Realm, event: combat.AttackFixed) -> Text:
    if event.damage:
        return say(
            _("The attack stands: {damage} damage, {points} conquest points."),
            damage=event.damage,
            points=event.points,
        )
    return say(_("The attack stands: {points} conquest points."), points=event.points)


def pre_defence(g: Realm, event: combat.PreDefenceUsed) -> Text:
    return say(
        _("{player} answers before the attack: {defence}."),
        player=who(event.seat),
        defence=g.name(g.faction(event.seat).defence),
    )


def defence(g: Realm, event: combat.DefenceUsed) -> Text:
    return say(_("{player} uses {defence}."), player=who(event.seat), defence=g.name(event.defence))


def split(g: Realm, event: combat.DamageSplit) -> Text:
    return say(_("{damage} damage for {side}."), damage=event.damage, side=side(event.side))


def picked(g: Realm, event: combat.CounterPicked) -> Text:
    if not event.pick:
        return say(_("{side}: no counterattack."), side=side(event.side))
    return say(
        _("{side}: {counter}."),
        side=side(event.side),
        counter=g.name(event.pick.partition("/")[0]),
    )


def armoured(g: Realm, event: combat.SideArmoured) -> Text:
    if event.armour == "double":
        return say(_("The hit points of {side} count twice."), side=side(event.side))
    bonus = g.faction(event.side).reinforcement
    return say(
        _("Each unit of {side} has {bonus} more hit points."), side=side(event.side), bonus=bonus
    )


def dug_in(g: Realm, event: combat.SideDugIn) -> Text:
    return say(
        _("{side} digs in: {points} more conquest points."),
        side=side(event.side),
        points=event.points,
    )


def strikes_back(g: Realm, event: combat.SideStrikesBack) -> Text:
    return say(
        _("{side} strikes back with {damage} damage."),
        side=side(event.side),
        damage=event.damage,
    )


def weapon(g: Realm, event: combat.WeaponAdded | combat.WeaponTurned) -> Text:
    return say(
        _("{player} adds a weapon, {weapon}: {bonus} more damage."),
        player=who(event.seat),
        weapon=g.name(f"weapon_{event.weapon}"),
        bonus=event.bonus,
    )


def conquest(g: Realm, event: combat.ConquestTried) -> Text:
    if event.success:
        return say(_("The conquest of {place} succeeds."), place=where(g, event.cell))
    return say(_("The conquest of {place} fails."), place=where(g, event.cell))


def broken(g: Realm, event: combat.CombatBroken) -> Text:
    return say(_("No attacker is left in {place}: the attack is lost."), place=where(g, event.cell))


def rolled(g: Realm, event: combat.DieRolled) -> Text:
    return say(_("{player} rolls a {face}."), player=who(event.seat), face=event.face)


def left(g: Realm, event: units.UnitsLeft) -> Text:
    values = {
        "owner": side(event.owner),
        "units": listed(g, event.kinds),
        "place": where(g, event.cell),
    }
    if event.eliminated and event.by != NOBODY:
        return say(
            _("{owner}: {units} eliminated in {place} by {by}."), by=side(event.by), **values
        )
    if event.eliminated:
        return say(_("{owner}: {units} eliminated in {place}."), **values)
    if event.to == "dreamtime":
        return say(_("{owner}: {units} go from {place} to Dreamtime."), **values)
    return say(_("{owner}: {units} removed from {place}."), **values)


def exchanged(g: Realm, event: units.UnitExchanged) -> Text:
    return say(
        _("{player}: a unit in {place} becomes {unit}."),
        player=who(event.seat),
        place=where(g, event.cell),
        unit=plain(g.name(event.kind)),
    )


SENTENCES: dict[type, Sentence] = {
    combat.CombatStarted: started,
    combat.StrikeAimed: aimed,
    combat.AttackFixed: fixed,
    combat.PreDefenceUsed: pre_defence,
    combat.DefenceUsed: defence,
    combat.DamageSplit: split,
    combat.CounterPicked: picked,
    combat.SideArmoured: armoured,
    combat.SideDugIn: dug_in,
    combat.SideStrikesBack: strikes_back,
    combat.WeaponAdded: weapon,
    combat.WeaponTurned: weapon,
    combat.ConquestTried: conquest,
    combat.CombatBroken: broken,
    combat.DieRolled: rolled,
    units.UnitsLeft: left,
    units.UnitExchanged: exchanged,
}
