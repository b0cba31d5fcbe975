"""The sentences of the set-up and of rounds, turns and dice."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.daimyo.events import setup, turn
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import die_name, hero_name, listed, who, whom
from games.rules.daimyo.state import IDLE

_ = gettext_noop
Sentence = Callable[[Daimyo, Any], Text | None]


def heroes_laid_out(g: Daimyo, event: setup.HeroesLaidOut) -> Text:
    heroes = listed(hero_name(g, hero) for hero in event.market)
    return say(_("The hero market opens with {heroes}."), heroes=heroes)


def villagers_laid_out(g: Daimyo, event: setup.VillagersLaidOut) -> Text:
    return say(_("The villager tiles are laid out."))


def relics_laid_out(g: Daimyo, event: setup.RelicsLaidOut) -> Text:
    return say(_("Relic tiles are drawn for the islands and the Black Market."))


def objectives_dealt(g: Daimyo, event: setup.ObjectivesDealt) -> Text:
    names = listed(g.content.objectives[name].name for name in event.objectives)
    return say(_("The objectives: {objectives}."), objectives=names)


def first_player(g: Daimyo, event: setup.FirstPlayerDrawn) -> Text:
    return say(_("{player} has the Helmet and begins."), player=SeatName(event.seat))


def automaton_joined(g: Daimyo, event: setup.AutomatonJoined) -> Text:
    if event.kind == "empire":
        return say(_("The Empire stands against you."))
    return say(_("The Mercenaries take part."))


def clan_taken(g: Daimyo, event: setup.ClanTaken | setup.ClanDrawn) -> Text:
    clan = g.content.clans[event.clan].name
    return say(_("{player} leads the {clan}."), player=SeatName(event.seat), clan=clan)


def clans_dealt(g: Daimyo, event: setup.ClansDealt) -> Text:
    leads = listed(
        say(_("{player}: {clan}"), player=SeatName(seat), clan=g.content.clans[clan].name)
        for seat, clan in zip(g.seats, event.clans, strict=False)
    )
    return say(_("The clans are dealt. {leads}."), leads=leads)


def board_taken(g: Daimyo, event: setup.BoardTaken | setup.BoardDrawn) -> Text:
    board = g.content.boards[event.board].name
    return say(
        _("{player} takes the construction board {board}."),
        player=SeatName(event.seat),
        board=board,
    )


def clan_prepared(g: Daimyo, event: setup.ClanPrepared) -> Text:
    return say(
        _("{player} draws an opening hand of {count}."),
        player=SeatName(event.seat),
        count=len(event.hand),
    )


def first_hero(g: Daimyo, event: setup.FirstHeroHidden) -> Text:
    return say(_("A face-down hero joins the Empire."))


def dice_rolled(g: Daimyo, event: turn.DiceRolled) -> Text:
    dice = listed(die_name(g, die.colour, die.value) for die in event.dice)
    return say(_("Round {round}. The dice: {dice}."), round=event.round, dice=dice)


def turn_started(g: Daimyo, event: turn.TurnStarted) -> Text:
    return say(_("{player}'s turn."), player=SeatName(event.seat))


def die_taken(g: Daimyo, event: turn.DieTaken) -> Text:
    return say(
        _("{player} takes {die}."),
        player=SeatName(event.seat),
        die=die_name(g, event.colour, event.value),
    )


def die_placed(g: Daimyo, event: turn.DiePlaced) -> Text:
    if event.space == IDLE:
        return say(_("{player}'s die lies idle."), player=SeatName(event.seat))
    action = next(card for name, card in g.content.actions.items() if name == event.space)
    return say(
        _("{player} puts the die on {action}."), player=SeatName(event.seat), action=action.name
    )


def die_changed(g: Daimyo, event: turn.DieChanged) -> Text:
    die = g.seat(event.seat).dice[event.die]
    return say(
        _("{player} changes a die: {before} becomes {after}."),
        player=SeatName(event.seat),
        before=die.value - event.by,
        after=die.value,
    )


def action_performed(g: Daimyo, event: turn.ActionPerformed) -> Text:
    return say(
        _("{player} performs {action}."),
        player=SeatName(event.seat),
        action=g.content.actions[event.action].name,
    )


def ability_used(g: Daimyo, event: turn.AbilityUsed) -> Text:
    clan = g.content.clans[event.of or g.seat(event.seat).clan].name
    return say(
        _("{player} uses the ability of the {clan}."), player=SeatName(event.seat), clan=clan
    )


def bonus_tile_used(g: Daimyo, event: turn.BonusTileUsed) -> Text:
    effect = g.content.effects[g.tile_effect(event.tile)]
    return say(
        _("{player} uses a bonus tile: {tile}"), player=SeatName(event.seat), tile=effect.text
    )


def helmet_taken(g: Daimyo, event: turn.HelmetTaken) -> Text:
    return say(_("The Helmet goes to {who}."), who=whom(g, event.owner))


def helmet_passed(g: Daimyo, event: turn.HelmetPassed) -> Text:
    if event.origin == event.to:
        return say(_("{player} keeps the Helmet."), player=who(g, event.to))
    return say(
        _("{player} gives the Helmet to {other}."),
        player=who(g, event.origin),
        other=whom(g, event.to),
    )


def villager_flipped(g: Daimyo, event: turn.VillagerFlipped) -> Text:
    card = g.content.villagers[event.tile]
    used = card.sides[card.other_side(event.side)]
    return say(_("The villagers help: {tile}"), tile=used.text)


def round_ended(g: Daimyo, event: turn.RoundEnded) -> Text:
    return say(_("Round {round} is over."), round=event.round)


SENTENCES: dict[type[Event[Any]], Sentence] = {
    setup.HeroesLaidOut: heroes_laid_out,
    setup.VillagersLaidOut: villagers_laid_out,
    setup.RelicsLaidOut: relics_laid_out,
    setup.ObjectivesDealt: objectives_dealt,
    setup.FirstPlayerDrawn: first_player,
    setup.AutomatonJoined: automaton_joined,
    setup.ClanTaken: clan_taken,
    setup.ClanDrawn: clan_taken,
    setup.ClansDealt: clans_dealt,
    setup.BoardTaken: board_taken,
    setup.BoardDrawn: board_taken,
    setup.ClanPrepared: clan_prepared,
    setup.FirstHeroHidden: first_hero,
    turn.DiceRolled: dice_rolled,
    turn.TurnStarted: turn_started,
    turn.DieTaken: die_taken,
    turn.DiePlaced: die_placed,
    turn.DieChanged: die_changed,
    turn.ActionPerformed: action_performed,
    turn.AbilityUsed: ability_used,
    turn.BonusTileUsed: bonus_tile_used,
    turn.HelmetTaken: helmet_taken,
    turn.HelmetPassed: helmet_passed,
    turn.VillagerFlipped: villager_flipped,
    turn.RoundEnded: round_ended,
}
