"""Names in words: units, sides, places."""

from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.tsukuyumi.queries.board import terrain
from games.rules.tsukuyumi.queries.geometry import grid
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS

_ = gettext_noop
EDGES = (_("east"), _("north-east"), _("north-west"), _("west"), _("south-west"), _("south-east"))


def spot(g: Realm, cell: str) -> Text:
    """A tile in words: the Moon by name, a base by its owner, else terrain and coordinates."""
    tile = g.state.tiles.get(cell)
    if tile is None:
        return say(_("empty cell {cell}"), cell=grid(cell))
    if tile.base >= 0:
        return say(_("base of {player}"), player=SeatName(tile.base))
    if tile.id in g.content.texts:
        return plain(g.name(tile.id))
    return say(
        _("{terrain} {cell}"), terrain=g.name(f"terrain_{terrain(g, cell)}"), cell=grid(cell)
    )


def side_name(side: int) -> Text:
    match side:
        case _ if side >= 0:
            return say("{player}", player=SeatName(side))
        case _ if side == ONI:
            return say(_("the ONI"))
        case _ if side == REEFS:
            return say(_("the reefs"))
    return say(_("nobody"))


def edge_name(edge: int) -> Text:
    return say(EDGES[edge])


def area(cell: str) -> str:
    return f"area:{cell}"


def slot(cell: str, edge: int) -> str:
    return f"edge:{cell}/{edge}"


def stack(cell: str, kind: str, owner: int) -> str:
    return f"unit:{cell}/{kind}/{'oni' if owner == ONI else owner}"


def token_name(g: Realm, token: str) -> Text:
    match token:
        case "red":
            return say(_("blockade token"))
        case "grey":
            return say(_("cover token"))
        case "kaneda":
            return plain(g.name("uplink_kaneda"))
    for prefix in ("reef_", "token_", "trait_"):
        if prefix + token in g.content.texts:
            return plain(g.name(prefix + token))
    return plain(token)


def counted(g: Realm, kind: str, count: int) -> Text:
    if count == 1:
        return plain(g.name(kind))
    return say(_("{count} × {kind}"), count=count, kind=g.name(kind))


def owner_name(owner: int) -> Text:
    return side_name(owner) if owner != NOBODY else say(_("nobody"))


PARTS = {
    "initiative": _("initiative {n}"),
    "draw": _("draw {n}"),
    "play": _("play {n}"),
    "effect": _("faction effect"),
    "production": _("production {n}"),
    "oni_place": _("place ONI {n}"),
    "oni_fight": _("lead ONI {n}"),
    "move": _("move {n}"),
    "combat": _("combat {n}"),
}
PHASE_LISTS = {
    "blue": _("blue: {parts}"),
    "green": _("green: {parts}"),
    "red": _("red: {parts}"),
}


def explained(g: Realm, slug: str) -> Text | None:
    """The printed text of a card, if it has one; of an action card what it gives."""
    card = g.content.action_cards.get(slug)
    if card is not None:
        phases = {"blue": card.blue, "green": card.green, "red": card.red}
        return joined([phase_list(phase, parts) for phase, parts in phases.items() if parts])
    printed = g.content.texts.get(slug)
    return say("{text}", text=printed.text) if printed and printed.text.en else None


def phase_list(phase: str, parts: dict[str, int]) -> Text:
    return say(
        PHASE_LISTS[phase], parts=joined([say(PARTS[part], n=n) for part, n in parts.items()])
    )


def joined(texts: list[Text]) -> Text:
    found = texts[0]
    for text in texts[1:]:
        found = say(_("{first}, {second}"), first=found, second=text)
    return found
