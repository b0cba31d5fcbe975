"""What happens on the map in sentences."""

from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.chronicle.sentence import Sentences
from games.rules.dei.events import pieces
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import construction, drone, outpost, place, site
from games.rules.dei.state import NOBODY

_ = gettext_noop


def enlisted(g: Dei, event: pieces.ScrapperEnlisted) -> Text:
    if event.source:
        return say(
            _("{player} enlists a Scrapper from {source} again in {place}."),
            player=SeatName(event.seat),
            source=event.source,
            place=place(g, event.region),
        )
    return say(
        _("{player} enlists a Scrapper in {place}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
    )


def moved(g: Dei, event: pieces.UnitsMoved) -> Text:
    return say(
        words_of_group(event),
        player=SeatName(event.seat),
        scrappers=event.scrappers,
        refuges=event.refuges,
        origin=event.origin,
        to=place(g, event.to),
    )


def words_of_group(event: pieces.UnitsMoved) -> str:
    if event.refuges:
        return _("{player} moves from {origin} to {to}: {scrappers} Scrappers, {refuges} Refuges.")
    if not event.leader:
        if event.scrappers == 1:
            return _("{player} moves a Scrapper from {origin} to {to}.")
        return _("{player} moves {scrappers} Scrappers from {origin} to {to}.")
    if not event.scrappers:
        return _("{player} moves the Leader from {origin} to {to}.")
    return _("{player} moves the Leader and {scrappers} Scrappers from {origin} to {to}.")


def killed(g: Dei, event: pieces.ScrappersKilled) -> Text:
    if event.drone:
        return say(
            _("{drone} strikes in {place}; Scrappers lost: {count}."),
            drone=drone(g, event.drone),
            place=place(g, event.region),
            count=len(event.victims),
        )
    return say(
        _("{player} kills a Scrapper of {victim} in {place}."),
        player=SeatName(event.seat),
        victim=SeatName(event.victims[0]),
        place=place(g, event.region),
    )


def carried(g: Dei, event: pieces.ScrapperCarried) -> Text:
    return say(
        _("The Drone carries a Scrapper of {player} from {origin} to {to}."),
        player=SeatName(event.seat),
        origin=event.origin,
        to=place(g, event.to),
    )


def built(g: Dei, event: pieces.ConstructionBuilt) -> Text:
    words = _("{player} builds: {kind}, {site}.")
    if event.lifted:
        words = _("{player} lifts a Construction and builds anew: {kind}, {site}.")
    return say(
        words,
        player=SeatName(event.seat),
        kind=construction(g, event.kind),
        site=site(g, event.kind, event.site),
    )


def flown(g: Dei, event: pieces.DroneFlown) -> Text:
    return say(
        _("{player} activates {drone}, which is in {place} now."),
        player=SeatName(event.seat),
        drone=drone(g, event.drone),
        place=place(g, event.to),
    )


def cube_moved(g: Dei, event: pieces.CubeMoved) -> Text:
    region = g.state.outposts[event.outpost].region
    if event.controller == NOBODY:
        return say(
            _("Nobody controls the {colour} Outpost in {region} any more."),
            colour=outpost(g, event.outpost),
            region=region,
        )
    return say(
        _("{player} controls the {colour} Outpost in {region}."),
        player=SeatName(event.controller),
        colour=outpost(g, event.outpost),
        region=region,
    )


SENTENCES: Sentences = {
    pieces.ScrapperEnlisted: enlisted,
    pieces.UnitsMoved: moved,
    pieces.ScrappersKilled: killed,
    pieces.ScrapperCarried: carried,
    pieces.ConstructionBuilt: built,
    pieces.DroneFlown: flown,
    pieces.CubeMoved: cube_moved,
}
