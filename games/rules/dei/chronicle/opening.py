"""The set-up in sentences."""

from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.chronicle.sentence import Sentences
from games.rules.dei.events import setup
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import faction

_ = gettext_noop


def faction_taken(g: Dei, event: setup.FactionTaken) -> Text:
    return say(
        _("{player} leads {faction}."),
        player=SeatName(event.seat),
        faction=faction(g, event.seat),
    )


def factions_dealt(g: Dei, event: setup.FactionsDealt) -> Text:
    return say(_("The factions are dealt."))


def tile_laid(g: Dei, event: setup.TileLaid) -> Text:
    return say(
        _("{player} lays {district}."),
        player=SeatName(event.seat),
        district=g.content.tiles[event.tile].name,
    )


def map_built(g: Dei, event: setup.MapBuilt) -> Text:
    return say(
        _("The map is built: {regions} Regions in {districts} Districts."),
        regions=len(event.district.regions),
        districts=len(event.district.tiles),
    )


def drones_placed(g: Dei, event: setup.DronesPlaced) -> Text:
    return say(_("The Drones wait on their Roofs."))


def outposts_placed(g: Dei, event: setup.OutpostsPlaced) -> Text:
    return say(_("{count} Outposts are set up."), count=len(event.outposts))


def markets_dealt(g: Dei, event: setup.MarketsDealt) -> Text:
    return say(_("The Markets open."))


def missions_dealt(g: Dei, event: setup.MissionsDealt) -> Text:
    return say(_("{count} Missions lie open."), count=event.columns * event.rows)


def priority_drawn(g: Dei, event: setup.PriorityDrawn) -> Text:
    return say(_("{player} has the first Priority."), player=SeatName(event.order[0]))


def feats_dealt(g: Dei, event: setup.FeatsDealt) -> Text:
    return say(_("Everybody gets three Feats in secret."))


def draft_opened(g: Dei, event: setup.DraftOpened) -> Text:
    return say(_("The Feats are drafted."))


def feat_drafted(g: Dei, event: setup.FeatDrafted) -> Text:
    return say(
        _("{player} keeps a Feat of {colour}."),
        player=SeatName(event.seat),
        colour=g.content.outposts[event.colour].name,
    )


SENTENCES: Sentences = {
    setup.FactionTaken: faction_taken,
    setup.FactionsDealt: factions_dealt,
    setup.TileLaid: tile_laid,
    setup.MapBuilt: map_built,
    setup.DronesPlaced: drones_placed,
    setup.OutpostsPlaced: outposts_placed,
    setup.MarketsDealt: markets_dealt,
    setup.MissionsDealt: missions_dealt,
    setup.PriorityDrawn: priority_drawn,
    setup.FeatsDealt: feats_dealt,
    setup.DraftOpened: draft_opened,
    setup.FeatDrafted: feat_drafted,
}
