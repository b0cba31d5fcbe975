"""The sentences of pieces, of the automaton and of the end."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.moves import Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.daimyo.events import automaton, ending, pieces
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import (
    amounts,
    building_name,
    danger_name,
    die_name,
    listed,
    place_name,
    row_text,
    who,
    whom,
)
from games.rules.daimyo.scoring.points import WHY, points, scorers

_ = gettext_noop
Sentence = Callable[[Daimyo, Any], Text | None]


def unit_recruited(g: Daimyo, event: pieces.UnitRecruited) -> Text:
    return say(
        _("{player} recruits a {unit} for {price}."),
        player=SeatName(event.seat),
        unit=building_name(g, event.unit),
        price=amounts(g, event.price),
    )


def governor_placed(g: Daimyo, event: pieces.GovernorPlaced) -> Text:
    return say(
        _("{who}: a Governor stands on {place}."),
        who=who(g, event.owner),
        place=place_name(g, event.place),
    )


def first_governor(g: Daimyo, event: pieces.FirstGovernorPlaced) -> Text:
    return say(
        _("{player} begins on {place}."),
        player=SeatName(event.seat),
        place=place_name(g, event.place),
    )


def governor_moved(g: Daimyo, event: pieces.GovernorMoved) -> Text:
    return say(
        _("{who}: the Governor of {origin} moves to {to}."),
        who=who(g, event.owner),
        origin=place_name(g, event.origin),
        to=place_name(g, event.to),
    )


def governor_eliminated(g: Daimyo, event: pieces.GovernorEliminated) -> Text:
    return say(
        _("{by} eliminates a Governor of {who} on {place}."),
        by=who(g, event.by),
        who=whom(g, event.owner),
        place=place_name(g, event.place),
    )


def shadow_placed(g: Daimyo, event: pieces.ShadowPlaced) -> Text:
    return say(
        _("{who}: a Shadow lurks on {danger}."),
        who=who(g, event.owner),
        danger=danger_name(g, event.danger),
    )


def shadow_moved(g: Daimyo, event: pieces.ShadowMoved) -> Text:
    return say(
        _("{who}: a Shadow moves to {danger}."),
        who=who(g, event.owner),
        danger=danger_name(g, event.to),
    )


def building_paid(g: Daimyo, event: pieces.BuildingPaid) -> Text:
    return say(
        _("{player} pays {price} for a {building}."),
        player=SeatName(event.seat),
        price=amounts(g, event.price),
        building=building_name(g, event.kind),
    )


def building_placed(g: Daimyo, event: pieces.BuildingPlaced) -> Text:
    return say(
        _("{who} builds a {building} on {place}."),
        who=who(g, event.owner),
        building=building_name(g, event.kind),
        place=place_name(g, event.place),
    )


def tower_moved(g: Daimyo, event: pieces.TowerMoved) -> Text:
    return say(
        _("{who}: a Radio Tower moves to {place}."),
        who=who(g, event.owner),
        place=place_name(g, event.to),
    )


def bonus_tile_placed(g: Daimyo, event: pieces.BonusTilePlaced) -> Text:
    return say(
        _("{player} puts a bonus tile on {slot}: {tile}"),
        player=SeatName(event.seat),
        slot=g.content.slots[event.slot].name,
        tile=g.content.effects[g.tile_effect(event.tile)].text,
    )


def all_units(g: Daimyo, event: pieces.AllUnitsShown) -> Text:
    return say(_("Every unit of {player} is on the board."), player=SeatName(event.seat))


def mercenary_die(g: Daimyo, event: automaton.MercenaryDieGiven) -> Text:
    return say(
        _("{player} gives the Mercenaries {die}: {space}."),
        player=SeatName(event.seat),
        die=die_name(g, event.colour, event.value),
        space=g.content.mercenaries.spaces[event.space].name,
    )


def mercenary_bonus(g: Daimyo, event: automaton.MercenaryBonus) -> Text:
    return say(_("The dice earn the Mercenaries {tokens}."), tokens=amounts(g, event.tokens))


def empire_turn(g: Daimyo, event: automaton.EmpireTurnStarted) -> Text:
    return say(_("The Empire's turn."))


def empire_die(g: Daimyo, event: automaton.EmpireDieGiven) -> Text:
    rows = g.content.solo.cards[g.automaton.card].rows
    blocked = next(row for row in rows if row.die == event.colour)
    return say(
        _("{player} gives the Empire {die}, which blocks: {row}."),
        player=SeatName(event.seat),
        die=die_name(g, event.colour, event.value),
        row=row_text(g, blocked),
    )


def empire_card(g: Daimyo, event: automaton.EmpireCardTurned) -> Text:
    rows = g.content.solo.cards[event.card].rows
    return say(_("The Empire plans: {rows}."), rows=listed(row_text(g, row) for row in rows))


def empire_ability(g: Daimyo, event: automaton.EmpireAbilityRolled) -> Text:
    return say(_("The Empire's dice show {total} together."), total=event.total)


def chance_decided(g: Daimyo, event: automaton.ChanceDecided) -> Text:
    return say(_("Chance decides for the Mercenaries."))


def game_scored(g: Daimyo, event: ending.GameScored) -> Text:
    """The totals; alone, also where the Empire's points come from."""
    totals = listed(
        say(_("{who} {count}"), who=who(g, owner), count=points(g, owner)) for owner in scorers(g)
    )
    if not g.is_solo:
        return say(_("Final scoring: {totals}."), totals=totals)
    lines = listed(
        say(_("{why} ({points})"), why=say(WHY[one.why], count=one.count), points=one.points)
        for one in event.entries[-1]
    )
    words = _("Final scoring: {totals}. The Empire's points: {lines}.")
    return say(words, totals=totals, lines=lines)


def achievements(g: Daimyo, event: ending.AchievementsReached) -> Text:
    table = g.content.solo.achievements
    names = listed(table[name].name for name in event.achievements)
    return say(_("{player} achieves: {names}."), player=SeatName(event.seat), names=names)


def match_ended(g: Daimyo, event: MatchEnded) -> Text:
    if g.is_solo:
        won = event.ranks[0] == 1
        return say(_("The Empire is beaten.") if won else _("The Empire prevails."))
    winners = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    names = listed(SeatName(seat) for seat in winners)
    if len(winners) > 1:
        return say(_("{players} share the throne."), players=names)
    return say(_("{player} becomes Emperor."), player=names)


def sealed(g: Daimyo, event: Sealed) -> Text:
    return say(_("{player} has chosen."), player=SeatName(event.seat))


def unsealed(g: Daimyo, event: Unsealed) -> Text:
    return say(_("{player} chooses again."), player=SeatName(event.seat))


def undone(g: Daimyo, event: Undone) -> Text:
    return say(_("{player} takes a move back."), player=SeatName(event.seat))


def resigned(g: Daimyo, event: Resigned) -> Text:
    return say(_("{player} gives up."), player=SeatName(event.seat))


def corrected(g: Daimyo, event: Corrected) -> Text:
    return say(_("The table puts something right: {reason}"), reason=event.reason)


SENTENCES: dict[type[Event[Any]], Sentence] = {
    pieces.UnitRecruited: unit_recruited,
    pieces.GovernorPlaced: governor_placed,
    pieces.FirstGovernorPlaced: first_governor,
    pieces.GovernorMoved: governor_moved,
    pieces.GovernorEliminated: governor_eliminated,
    pieces.ShadowPlaced: shadow_placed,
    pieces.ShadowMoved: shadow_moved,
    pieces.BuildingPaid: building_paid,
    pieces.BuildingPlaced: building_placed,
    pieces.TowerMoved: tower_moved,
    pieces.BonusTilePlaced: bonus_tile_placed,
    pieces.AllUnitsShown: all_units,
    automaton.MercenaryDieGiven: mercenary_die,
    automaton.MercenaryBonus: mercenary_bonus,
    automaton.EmpireTurnStarted: empire_turn,
    automaton.EmpireDieGiven: empire_die,
    automaton.EmpireCardTurned: empire_card,
    automaton.EmpireAbilityRolled: empire_ability,
    automaton.ChanceDecided: chance_decided,
    ending.GameScored: game_scored,
    ending.AchievementsReached: achievements,
    MatchEnded: match_ended,
    Sealed: sealed,
    Unsealed: unsealed,
    Undone: undone,
    Resigned: resigned,
    Corrected: corrected,
}
