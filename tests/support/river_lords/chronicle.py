"""One sentence for every event of River Lords that a player would tell."""

from typing import Any

from games.kernel.events import Event
from games.kernel.moves import HIDDEN, Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, say
from tests.support.river_lords import events
from tests.support.river_lords.queries import River

_ = gettext_noop

SENTENCES: dict[type[Event[Any]], str] = {
    events.FirstLordDrawn: _("{seat} is the first lord."),
    events.CardDrawn: _("{seat} draws a card."),
    events.CardPlayed: _("{seat} plays {card}."),
    events.CardBuried: _("{seat} puts a card under the deck."),
    events.FoodGained: _("{seat} gains {amount} food."),
    events.FoodSpoiled: _("Mice eat {amount} food of {seat}."),
    events.FoodPaid: _("{seat} pays {amount} food."),
    events.OmenRead: _("{seat} reads the omen: {value}."),
    events.OathSworn: _("{seat} swears an oath."),
    events.YearStarted: _("Year {year} begins."),
    events.GarrisonPlaced: _("{seat} has a garrison in {region}."),
    events.GarrisonMoved: _("{seat} marches from {origin} to {region}."),
    events.GarrisonRetreated: _("{seat} retreats from {origin} to {region}."),
    events.GarrisonLost: _("{seat} loses the garrison of {region}."),
    events.CrownPassed: _("{seat} wears the crown."),
    events.BattleStarted: _("{attacker} attacks {defender} in {region}."),
    events.AmbushSprung: _("{seat} springs an ambush."),
    events.BidMade: _("{seat} puts {amount} food into the battle."),
    events.BattleDecided: _("{winner} wins the battle."),
    MatchEnded: _("The match is over."),
    Sealed: _("{seat} has decided."),
    Unsealed: _("{seat} decides anew."),
    Undone: _("{seat} takes a move back."),
    Resigned: _("{seat} resigns."),
    Corrected: _("A mistake is put right: {reason}"),
}


def tell(event: Event[Any], g: River) -> Text | None:
    template = SENTENCES.get(type(event))
    if template is None:
        return None
    fields = {name: shown(g, name, getattr(event, name)) for name in event.__struct_fields__}
    return say(template, **fields)


def shown(g: River, name: str, value: Any) -> Any:
    if name in ("seat", "attacker", "defender", "winner"):
        return SeatName(value)
    if name in ("region", "origin"):
        return g.name_of(value)
    return g.content.cards[value].name if name == "card" and value != HIDDEN else value
