"""Sentences about units, battles, islands, encounters and monsters."""

from typing import Any

from games.kernel.events import Event
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.mysthea.chronicle.sentence import Sentence
from games.rules.mysthea.events import battle, units, world
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import (
    attunement_name,
    card_name,
    champion_name,
    island_name,
    listed,
    monster_name,
    place,
    unit_name,
    units_in_words,
)

_ = gettext_noop
WAYS: dict[units.Way, str] = {
    "step": _("{player} moves from {origin} to {place}: {units}."),
    "portal": _("{player} sends through a portal from {origin} to {place}: {units}."),
    "retreat": _("{player} retreats from {origin} to {place}: {units}."),
}
METALS = (_("gold"), _("silver"), _("bronze"))


def constructed(g: Mysthea, event: units.UnitConstructed) -> Text:
    name = unit_name(g, event.kind)
    return say(_("{player} constructs: {unit}."), player=SeatName(event.seat), unit=name)


def deployed(g: Mysthea, event: units.UnitDeployed) -> Text:
    return say(
        _("{player} deploys to {place}: {unit}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
        unit=unit_name(g, event.kind),
    )


def moved(g: Mysthea, event: units.UnitMoved) -> Text:
    along = [event.kind] if event.passenger is None else [event.kind, event.passenger]
    return say(
        WAYS[event.way],
        player=SeatName(event.seat),
        origin=place(g, event.origin),
        place=place(g, event.to),
        units=units_in_words(g, along),
    )


def group_sent(g: Mysthea, event: units.GroupSent) -> Text:
    return say(
        WAYS["portal"],
        player=SeatName(event.seat),
        origin=place(g, event.origin),
        place=place(g, event.to),
        units=units_in_words(g, event.units),
    )


def removed(g: Mysthea, event: units.UnitsRemoved) -> Text:
    return say(
        _("{player} loses in {place}: {units}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
        units=units_in_words(g, [*event.units]),
    )


def wounded(g: Mysthea, event: units.ChampionWounded) -> Text:
    return say(
        _("{champion} of {player} is wounded."),
        champion=champion_name(g, event.seat),
        player=SeatName(event.seat),
    )


def battle_started(g: Mysthea, event: battle.BattleStarted) -> Text:
    others = [
        say("{player}", player=SeatName(seat))
        for seat in event.participants
        if seat != event.initiator
    ]
    return say(
        _("{player} starts a battle in {place} against {others}."),
        player=SeatName(event.initiator),
        place=place(g, event.region),
        others=listed(others),
    )


def battle_card(g: Mysthea, event: battle.BattleCardRevealed) -> Text:
    if not event.card:
        return say(_("{player} lays no card."), player=SeatName(event.seat))
    card = g.card(event.card)
    return say(
        _("{player} lays {card}: {order} {points}."),
        player=SeatName(event.seat),
        card=card.name,
        order=g.content.card_types[card.type].battle_name,
        points=card.points,
    )


def battle_totalled(g: Mysthea, event: battle.BattleTotalled) -> Text:
    totals = [
        say(_("{player} {strength}"), player=SeatName(seat), strength=strength)
        for seat, strength in event.totals.items()
    ]
    return say(_("Strength in the battle: {totals}."), totals=listed(totals))


def battle_ended(g: Mysthea, event: battle.BattleEnded) -> Text:
    return say(_("The battle is over; units lost or driven away: {losses}."), losses=event.losses)


def meditated(g: Mysthea, event: world.Meditated) -> Text:
    return say(_("{player} meditates."), player=SeatName(event.seat))


def attuned(g: Mysthea, event: world.Attuned) -> Text:
    return say(
        _("{player} attunes: {card}."),
        player=SeatName(event.seat),
        card=attunement_name(g, event.card),
    )


def island_moved(g: Mysthea, event: world.IslandMoved) -> Text:
    return say(
        _("{player} moves the island {island}: it now lies behind {after}."),
        player=SeatName(event.seat),
        island=island_name(g, event.island),
        after=island_name(g, event.after),
    )


def encounter_begun(g: Mysthea, event: world.EncounterBegun) -> Text:
    return say(
        _("{player} faces encounter number {number}."),
        player=SeatName(event.seat),
        number=event.number,
    )


def encounter_taken(g: Mysthea, event: world.EncounterTaken) -> Text:
    return say(
        _("The encounter of {player}: {encounter}."),
        player=SeatName(event.seat),
        encounter=g.content.encounters[event.card].name,
    )


def side_chosen(g: Mysthea, event: world.EncounterSideChosen) -> Text:
    side = g.content.encounters[event.card].sides[event.side]
    return say(
        _("{player} chooses {icon}: {text}"),
        player=SeatName(event.seat),
        icon=g.content.terms[side.icon].name,
        text=side.text,
    )


def encounter_faced(g: Mysthea, event: world.EncounterFaced) -> Text:
    return say(
        _("Encounters faced by {player}: {count}. The token lies on the island {island}."),
        player=SeatName(event.seat),
        count=len(g.seat(event.seat).encounters),
        island=island_name(g, event.island),
    )


def monster_attacked(g: Mysthea, event: world.MonsterAttacked) -> Text:
    return say(
        _("{monster} attacks {island}: {strength} against {total}."),
        monster=monster_name(g, event.monster),
        island=island_name(g, event.island),
        strength=event.strength,
        total=sum(event.fighters.values()),
    )


def monster_defeated(g: Mysthea, event: world.MonsterDefeated) -> Text:
    return say(_("{monster} is defeated."), monster=monster_name(g, event.monster))


def monster_rewarded(g: Mysthea, event: world.MonsterRewarded) -> Text:
    metal = say(METALS[event.place])
    if event.times > 1:
        return say(_("{player} wins {metal}, doubled."), player=SeatName(event.seat), metal=metal)
    return say(_("{player} wins {metal}."), player=SeatName(event.seat), metal=metal)


def monster_moved(g: Mysthea, event: world.MonsterMoved) -> Text:
    return say(
        _("{monster} moves on to the island {island}."),
        monster=monster_name(g, event.monster),
        island=island_name(g, event.island),
    )


def card_collected(g: Mysthea, event: world.CardCollected) -> Text:
    return say(
        _("{player} loses “{card}” of the discard pile for good."),
        player=SeatName(event.seat),
        card=plain(card_name(g, event.card)),
    )


SENTENCES: dict[type[Event[Any]], Sentence] = {
    units.UnitConstructed: constructed,
    units.UnitDeployed: deployed,
    units.UnitMoved: moved,
    units.GroupSent: group_sent,
    units.UnitsRemoved: removed,
    units.ChampionWounded: wounded,
    battle.BattleStarted: battle_started,
    battle.BattleCardRevealed: battle_card,
    battle.BattleTotalled: battle_totalled,
    battle.BattleEnded: battle_ended,
    world.Meditated: meditated,
    world.Attuned: attuned,
    world.IslandMoved: island_moved,
    world.EncounterBegun: encounter_begun,
    world.EncounterTaken: encounter_taken,
    world.EncounterSideChosen: side_chosen,
    world.EncounterFaced: encounter_faced,
    world.MonsterAttacked: monster_attacked,
    world.MonsterDefeated: monster_defeated,
    world.MonsterRewarded: monster_rewarded,
    world.MonsterMoved: monster_moved,
    world.CardCollected: card_collected,
}
