"""Tiles, markers, tokens and where units go."""

from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.chronicle.words import Sentence, owner_of, side, units_now, where, who
from games.rules.tsukuyumi.events import board, setup, units
from games.rules.tsukuyumi.queries.geometry import grid
from games.rules.tsukuyumi.queries.names import counted, edge_name, token_name
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY

_ = gettext_noop


def moon_laid(g: Realm, event: setup.MoonLaid) -> Text:
    return say(_("The Moon lies in the middle."))


def tiles_drawn(g: Realm, event: setup.TilesDrawn | setup.DuelTilesDrawn) -> Text:
    return say(_("{count} tiles are drawn for the board."), count=len(event.turns))


def board_laid(g: Realm, event: setup.BoardLaid | setup.BoardScattered) -> Text:
    return say(_("{count} tiles lie around the Moon."), count=len(event.cells))


def oni_drawn(g: Realm, event: setup.OniDrawn) -> Text:
    return say(_("ONI come out of the Moon: one on each of its areas."))


def laid(g: Realm, event: board.TileLaid) -> Text:
    return say(
        _("{player} lays {place}."),
        player=who(event.seat),
        place=where(g, event.cell),
    )


def drawn(g: Realm, event: board.TileDrawn) -> Text:
    terrain = g.content.tiles[event.tile].terrain
    return say(
        _("{player} draws a tile: {terrain}."),
        player=who(event.seat),
        terrain=g.name(f"terrain_{terrain}"),
    )


def gate(g: Realm, event: board.GatePlaced) -> Text:
    return say(
        _("{player} puts a gate on {place}."), player=who(event.seat), place=where(g, event.cell)
    )


def base(g: Realm, event: board.BaseLaid) -> Text:
    return say(_("{player} settles at {cell}."), player=who(event.seat), cell=grid(event.cell))


def replaced(g: Realm, event: board.TileReplaced) -> Text:
    return say(
        _("{player} replaces a tile: now {place}."),
        player=who(event.seat),
        place=where(g, event.cell),
    )


def removed(g: Realm, event: board.TileRemoved) -> Text:
    return say(
        _("{player} takes the tile at {cell} off the board."),
        player=who(event.seat),
        cell=grid(event.cell),
    )


def cleared(g: Realm, event: board.AreaCleared) -> Text:
    return say(_("All tokens leave {place}."), place=where(g, event.cell))


def turned(g: Realm, event: board.TileTurned) -> Text:
    return say(_("{player} turns {place}."), player=who(event.seat), place=where(g, event.cell))


def devastated(g: Realm, event: board.TileDevastated) -> Text:
    return say(
        _("{player} devastates {place}."), player=who(event.seat), place=where(g, event.cell)
    )


def renewed(g: Realm, event: board.TileRenewed) -> Text:
    return say(_("{place} is renewed."), place=where(g, event.cell))


def start_area(g: Realm, event: board.StartAreaMarked) -> Text:
    return say(_("{player} starts in {place}."), player=who(event.seat), place=where(g, event.cell))


def start_tile(g: Realm, event: board.StartTileChosen) -> Text:
    return say(_("{player} begins on {place}."), player=who(event.seat), place=where(g, event.cell))


def conquered(g: Realm, event: board.AreaConquered) -> Text:
    return say(
        _("{side}: territory marker on {place}."),
        side=side(event.seat),
        place=where(g, event.cell),
    )


def lifted(g: Realm, event: board.MarkerLifted) -> Text:
    return say(_("The territory marker leaves {place}."), place=where(g, event.cell))


def marked(g: Realm, event: board.TraitMarked) -> Text:
    return say(
        _("{player} marks {place}: {trait}."),
        player=who(event.seat),
        place=where(g, event.cell),
        trait=g.name(f"trait_{event.trait}"),
    )


def unmarked(g: Realm, event: board.TraitUnmarked | board.TraitNegated) -> Text:
    return say(
        _("{player} cancels a trait of {place}: {trait}."),
        player=who(event.seat),
        place=where(g, event.cell),
        trait=g.name(f"trait_{event.trait}"),
    )


def restored(g: Realm, event: board.TraitRestored) -> Text:
    return say(
        _("{place} has its trait again: {trait}."),
        place=where(g, event.cell),
        trait=g.name(f"trait_{event.trait}"),
    )


def blessed(g: Realm, event: board.BlessingPlaced) -> Text:
    return say(
        _("{player} puts a 2VP marker on {place}."),
        player=who(event.seat),
        place=where(g, event.cell),
    )


def unblessed(g: Realm, event: board.BlessingRemoved) -> Text:
    return say(_("The 2VP marker leaves {place}."), place=where(g, event.cell))


def filled(g: Realm, event: board.SlotFilled) -> Text:
    return say(
        _("{player} puts {token} on {place}, {edge}."),
        player=who(event.seat),
        token=token_name(g, event.token),
        place=where(g, event.cell),
        edge=edge_name(event.edge),
    )


def slot_cleared(g: Realm, event: board.SlotCleared) -> Text:
    return say(
        _("A token leaves {place}, {edge}."),
        place=where(g, event.cell),
        edge=edge_name(event.edge),
    )


def tunnel(g: Realm, event: board.TunnelDug) -> Text:
    return say(
        _("{player} digs a tunnel: {place}, {edge}."),
        player=who(event.seat),
        place=where(g, event.cell),
        edge=edge_name(event.edge),
    )


def tunnel_filled(g: Realm, event: board.TunnelFilled) -> Text:
    return say(_("A tunnel is filled in {place}."), place=where(g, event.cell))


def tokens(g: Realm, event: board.TokensPlaced) -> Text:
    values = {
        "count": abs(event.count),
        "token": token_name(g, event.token),
        "place": where(g, event.cell),
    }
    if event.count > 0:
        return say(_("{count} × {token} in {place}."), **values)
    return say(_("{count} × {token} gone from {place}."), **values)


def akira(g: Realm, event: board.AkiraPlaced) -> Text:
    if not event.cell:
        return say(_("The AKIRA marker leaves the board."))
    return say(_("AKIRA strikes {place}."), place=where(g, event.cell))


def deployed(g: Realm, event: units.UnitsDeployed) -> Text:
    return say(
        _("{owner}: {units} in {place}."),
        owner=side(event.owner),
        units=counted(g, event.kind, event.count),
        place=where(g, event.cell),
    )


def moved(g: Realm, event: units.UnitsMoved) -> Text:
    owner = owner_of(g, event.units)
    values = {
        "player": who(event.seat),
        "owner": side(owner) if owner != NOBODY else side(event.seat),
        "units": units_now(g, event.units),
        "origin": where(g, event.origin),
        "place": where(g, event.path[-1]),
    }
    if event.how == "push":
        return say(_("{player} pushes {units} of {owner} to {place}."), **values)
    if event.how == "jump":
        return say(_("{owner}: {units} from {origin} straight to {place}."), **values)
    if owner not in (NOBODY, event.seat):
        return say(_("{player} moves {units} of {owner} to {place}."), **values)
    return say(_("{owner}: {units} from {origin} to {place}."), **values)


def released(g: Realm, event: units.DreamersReleased) -> Text:
    return say(
        _("{player} releases {count} Followers from Dreamtime."),
        player=who(event.seat),
        count=event.count,
    )


SENTENCES: dict[type, Sentence] = {
    setup.MoonLaid: moon_laid,
    setup.TilesDrawn: tiles_drawn,
    setup.DuelTilesDrawn: tiles_drawn,
    setup.BoardLaid: board_laid,
    setup.BoardScattered: board_laid,
    setup.OniDrawn: oni_drawn,
    board.TileLaid: laid,
    board.TileDrawn: drawn,
    board.GatePlaced: gate,
    board.BaseLaid: base,
    board.TileReplaced: replaced,
    board.TileRemoved: removed,
    board.AreaCleared: cleared,
    board.TileTurned: turned,
    board.TileDevastated: devastated,
    board.TileRenewed: renewed,
    board.StartAreaMarked: start_area,
    board.StartTileChosen: start_tile,
    board.AreaConquered: conquered,
    board.MarkerLifted: lifted,
    board.TraitMarked: marked,
    board.TraitUnmarked: unmarked,
    board.TraitNegated: unmarked,
    board.TraitRestored: restored,
    board.BlessingPlaced: blessed,
    board.BlessingRemoved: unblessed,
    board.SlotFilled: filled,
    board.SlotCleared: slot_cleared,
    board.TunnelDug: tunnel,
    board.TunnelFilled: tunnel_filled,
    board.TokensPlaced: tokens,
    board.AkiraPlaced: akira,
    units.UnitsDeployed: deployed,
    units.UnitsMoved: moved,
    units.DreamersReleased: released,
}
