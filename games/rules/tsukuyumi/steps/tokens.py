"""Taking tokens off an area, one by one, by whatever effect allows it."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import (
    AkiraPlaced,
    BlessingRemoved,
    MarkerLifted,
    SlotCleared,
    TokensPlaced,
    TraitRestored,
    TraitUnmarked,
    TunnelFilled,
)
from games.rules.tsukuyumi.queries.board import is_base, may_uncover
from games.rules.tsukuyumi.queries.names import area, edge_name, owner_name, slot, spot, token_name
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.state import NOBODY
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def tokens_at(g: Realm, cell: str) -> list[str]:
    """Every token on an area by a name of its own: `slot/3`, `trait/toxic`, `marker` …"""
    if is_base(g, cell):
        return []
    tile = g.tile(cell)
    found = ["marker"] if tile.marker != NOBODY else []
    found += ["vp2"] if tile.vp2 else []
    found += [f"trait/{trait}" for trait in tile.traits]
    found += [f"negation/{trait}" for trait in tile.negated]
    found += [
        f"slot/{edge}"
        for edge, token in sorted(tile.slots.items())
        if token != "grey" or may_uncover(g, cell, edge)
    ]
    found += [f"tunnel/{edge}" for edge in tile.tunnels]
    found += ["stronghold"] * bool(tile.strongholds)
    found += ["mine"] * bool(tile.mines) + ["egg"] * bool(tile.eggs)
    return [*found, "akira"] if g.state.akira == cell else found


def remove_token(g: Realm, seat: int, cell: str, token: str) -> Rule:
    kind, _slash, rest = token.partition("/")
    tile = g.tile(cell)
    match kind:
        case "marker":
            yield MarkerLifted(cell, seat)
        case "vp2":
            yield BlessingRemoved(seat, cell)
        case "trait":
            trait = next(trait for trait in tile.traits if trait == rest)
            yield TraitUnmarked(seat, cell, trait)
        case "negation":
            trait = next(trait for trait in tile.negated if trait == rest)
            yield TraitRestored(seat, cell, trait)
        case "slot":
            yield SlotCleared(seat, cell, int(rest))
        case "tunnel":
            yield TunnelFilled(seat, cell, int(rest))
        case "akira":
            yield AkiraPlaced(seat, "")
        case _:
            yield from remove_counted(seat, cell, kind)


def remove_counted(seat: int, cell: str, kind: str) -> Rule:
    match kind:
        case "stronghold":
            yield TokensPlaced(seat, cell, "stronghold", -1)
        case "mine":
            yield TokensPlaced(seat, cell, "mine", -1)
        case _:
            yield TokensPlaced(seat, cell, "egg", -1)


def token_label(g: Realm, cell: str, token: str) -> Text:
    kind, _slash, rest = token.partition("/")
    match kind:
        case "marker":
            return say(_("Territory marker of {owner}"), owner=owner_name(g.tile(cell).marker))
        case "trait":
            return say(_("{trait} marker"), trait=g.name(f"trait_{rest}"))
        case "negation":
            return say(_("Negation of {trait}"), trait=g.name(f"trait_{rest}"))
        case "slot":
            token_there = token_name(g, g.tile(cell).slots[int(rest)])
            return say(_("{token}, {edge}"), token=token_there, edge=edge_name(int(rest)))
        case "tunnel":
            name = token_name(g, "tunnel")
            return say(_("{token}, {edge}"), token=name, edge=edge_name(int(rest)))
        case "akira":
            return say("{name}", name=g.name("uplink_akira"))
    return token_name(g, kind)


def token_target(cell: str, token: str) -> str:
    kind, _slash, rest = token.partition("/")
    return slot(cell, int(rest)) if kind in ("slot", "tunnel") else area(cell)


def strippable(g: Realm, pick: Pick) -> list[str]:
    """All tokens; First Guardians leave their own marker where it is."""
    own = g.tile(pick.cell).marker == pick.seat and seat_of(g, "first_guardians") == pick.seat
    return [token for token in tokens_at(g, pick.cell) if token != "marker" or not own]


def strip_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Which tokens leave {place}?"), place=spot(g, pick.cell))


def strip_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for token in strippable(g, pick):
        yield take(token, token_label(g, pick.cell, token), token_target(pick.cell, token))
    yield take("finish", say(_("Leave the rest")))


def decide_strip(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "finish":
        yield from remove_token(g, pick.seat, pick.cell, value)
        yield pick


ASKS = {
    "area.tokens": Ask(
        strip_prompt,
        strip_options,
        decide_strip,
        lambda g, pick: "finish",
        lambda g, pick: bool(strippable(g, pick)),
    )
}
