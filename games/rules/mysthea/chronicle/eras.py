"""Sentences about the opening, eras, rounds and the end."""

from typing import Any

from games.kernel.events import Event
from games.kernel.moves import Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.mysthea.chronicle.sentence import Sentence
from games.rules.mysthea.events import era, setup
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import (
    card_name,
    champion_name,
    event_name,
    island_name,
    listed,
    monster_name,
    place,
)

_ = gettext_noop


def ring_shuffled(g: Mysthea, event: setup.RingShuffled) -> Text:
    names = listed([plain(island_name(g, island)) for island in event.ring])
    return say(_("The ring of islands, clockwise: {islands}."), islands=names)


def mirages_laid(g: Mysthea, event: setup.MiragesLaid) -> Text:
    return say(_("A mirage covers one region of every island."))


def mirages_lifted(g: Mysthea, event: setup.MiragesLifted) -> Text:
    names = listed([place(g, region) for region in event.stay])
    return say(_("The mirages lift; closed for the whole match: {regions}."), regions=names)


def monsters_drawn(g: Mysthea, event: setup.MonstersDrawn) -> Text:
    names = listed([plain(monster_name(g, monster)) for monster in event.order[:-1]])
    return say(_("The monsters of the three eras: {monsters}."), monsters=names)


def encounters_shuffled(g: Mysthea, event: setup.EncountersShuffled) -> Text:
    return say(_("The encounters are shuffled."))


def attunements_set(g: Mysthea, event: setup.AttunementsSet | setup.AttunementsMixed) -> Text:
    names = listed([plain(g.content.attunements[card].name) for card in event.faces.values()])
    return say(_("The attunement cards: {cards}."), cards=names)


def decks_shuffled(g: Mysthea, event: setup.EraDecksShuffled) -> Text:
    return say(_("The decks of the three eras are shuffled."))


def start_cards_dealt(g: Mysthea, event: setup.StartCardsDealt) -> Text:
    return say(_("Everybody gets four start cards."))


def champions_dealt(g: Mysthea, event: setup.ChampionsDealt) -> Text:
    pairs = [
        say(_("{champion} for {player}"), champion=champion_name(g, seat), player=SeatName(seat))
        for seat in g.seats
    ]
    return say(_("The champions: {champions}."), champions=listed(pairs))


def artefacts_in_words(g: Mysthea) -> Text:
    return listed(
        [
            say(
                _("{number} {player}"),
                number=g.content.artefacts[g.seat(seat).artefact].roman,
                player=SeatName(seat),
            )
            for seat in g.order()
        ]
    )


def artefacts_shuffled(g: Mysthea, event: setup.ArtefactsShuffled) -> Text:
    return say(_("The artefacts are dealt: {order}."), order=artefacts_in_words(g))


def draft_laid_out(g: Mysthea, event: setup.DraftLaidOut) -> Text:
    return say(_("Champions and start cards are laid out for the draft."))


def card_drafted(g: Mysthea, event: setup.CardDrafted) -> Text:
    champion = event.kind == "champion"
    name = g.content.champions[event.card].name if champion else card_name(g, event.card)
    return say(_("{player} drafts {card}."), player=SeatName(event.seat), card=name)


def champion_placed(g: Mysthea, event: setup.ChampionPlaced) -> Text:
    return say(
        _("{player} starts with {champion} in {place}."),
        player=SeatName(event.seat),
        champion=champion_name(g, event.seat),
        place=place(g, event.region),
    )


def token_placed(g: Mysthea, event: setup.TokenPlaced) -> Text:
    return say(
        _("{player} puts the encounter token on the island {island}."),
        player=SeatName(event.seat),
        island=island_name(g, event.island),
    )


def era_began(g: Mysthea, event: era.EraBegan) -> Text:
    return say(_("Era {era} begins."), era=g.content.artefacts[event.era].roman)


def monster_appeared(g: Mysthea, event: era.MonsterAppeared) -> Text:
    return say(
        _("{monster} appears on the island {island}."),
        monster=monster_name(g, event.monster),
        island=island_name(g, event.island),
    )


def event_deck_shuffled(g: Mysthea, event: era.EventDeckShuffled) -> Text:
    return say(
        _("The event deck is shuffled; the first event is {event}."),
        event=event_name(g, event.order[0]),
    )


def champions_healed(g: Mysthea, event: era.ChampionsHealed) -> Text:
    names = listed([plain(champion_name(g, seat)) for seat in event.seats])
    return say(_("Healed: {champions}."), champions=names)


def forts_returned(g: Mysthea, event: era.FortsReturned) -> Text:
    return say(_("All fortifications go back to their owners."))


def discards_returned(g: Mysthea, event: era.DiscardsReturned) -> Text:
    return say(_("Everybody takes the discard pile back into the hand."))


def artefacts_dealt(g: Mysthea, event: era.ArtefactsDealt) -> Text:
    return say(_("The artefacts by glory: {order}."), order=artefacts_in_words(g))


def artefacts_recharged(g: Mysthea, event: era.ArtefactsRecharged) -> Text:
    return say(_("All artefacts are charged."))


def event_placed(g: Mysthea, event: era.EventPlaced) -> Text:
    name = event_name(g, event.event)
    glory = g.content.track.slots[len(g.state.track) - 1]
    if event.last:
        words = _("Round {round}, the last of the era: {event} comes to the slot worth {glory}.")
    else:
        words = _("Round {round}: {event} comes to the slot worth {glory}.")
    return say(words, round=g.state.round, event=name, glory=glory)


def event_resolved(g: Mysthea, event: era.EventResolved) -> Text:
    return say(
        _("The era ends, slot {slot}: {event}."),
        slot=event.slot,
        event=event_name(g, event.event),
    )


def storm_blew(g: Mysthea, event: era.StormBlew) -> Text:
    return say(_("The storm drives all monsters one island on."))


def era_ended(g: Mysthea, event: era.EraEnded) -> Text:
    glory = listed(
        [
            say(_("{player} {glory}"), player=SeatName(seat), glory=g.seat(seat).glory)
            for seat in sorted(g.seats, key=lambda seat: -g.seat(seat).glory)
        ]
    )
    return say(
        _("Era {era} is over. Glory: {glory}."),
        era=g.content.artefacts[event.era].roman,
        glory=glory,
    )


def match_ended(g: Mysthea, event: MatchEnded) -> Text:
    winner = event.ranks.index(1)
    return say(_("The match is over: {player} wins."), player=SeatName(winner))


def sealed(g: Mysthea, event: Sealed) -> Text:
    return say(_("{player} has decided."), player=SeatName(event.seat))


def unsealed(g: Mysthea, event: Unsealed) -> Text:
    return say(_("{player} decides anew."), player=SeatName(event.seat))


def undone(g: Mysthea, event: Undone) -> Text:
    return say(_("{player} takes a move back."), player=SeatName(event.seat))


def resigned(g: Mysthea, event: Resigned) -> Text:
    return say(_("{player} resigns."), player=SeatName(event.seat))


def corrected(g: Mysthea, event: Corrected) -> Text:
    return say(_("The table puts a mistake right: {reason}"), reason=event.reason)


SENTENCES: dict[type[Event[Any]], Sentence] = {
    setup.RingShuffled: ring_shuffled,
    setup.MiragesLaid: mirages_laid,
    setup.MiragesLifted: mirages_lifted,
    setup.MonstersDrawn: monsters_drawn,
    setup.EncountersShuffled: encounters_shuffled,
    setup.AttunementsSet: attunements_set,
    setup.AttunementsMixed: attunements_set,
    setup.EraDecksShuffled: decks_shuffled,
    setup.StartCardsDealt: start_cards_dealt,
    setup.ChampionsDealt: champions_dealt,
    setup.ArtefactsShuffled: artefacts_shuffled,
    setup.DraftLaidOut: draft_laid_out,
    setup.CardDrafted: card_drafted,
    setup.ChampionPlaced: champion_placed,
    setup.TokenPlaced: token_placed,
    era.EraBegan: era_began,
    era.MonsterAppeared: monster_appeared,
    era.EventDeckShuffled: event_deck_shuffled,
    era.ChampionsHealed: champions_healed,
    era.FortsReturned: forts_returned,
    era.DiscardsReturned: discards_returned,
    era.ArtefactsDealt: artefacts_dealt,
    era.ArtefactsRecharged: artefacts_recharged,
    era.EventPlaced: event_placed,
    era.EventResolved: event_resolved,
    era.StormBlew: storm_blew,
    era.EraEnded: era_ended,
    MatchEnded: match_ended,
    Sealed: sealed,
    Unsealed: unsealed,
    Undone: undone,
    Resigned: resigned,
    Corrected: corrected,
}
