"""Boarlords: terraforming, displacement (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.sisters import can_push
from games.rules.tsukuyumi.events.board import SlotFilled, TokensPlaced, TunnelDug
from games.rules.tsukuyumi.queries.board import barred, controlled, is_base, may_fill, units_of
from games.rules.tsukuyumi.queries.geometry import distance
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.names import area, edge_name, slot, spot, stack, token_name
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import kinds_at, of_kind, with_trait
from games.rules.tsukuyumi.state import Combat
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.pushing import ALL, push

_ = gettext_noop
PIG, TUNNEL, STRONGHOLD = "pig_blockade", "tunnel", "stronghold"
EACH = 2
BURROW = 3


def diggers(g: Realm, seat: int) -> list[str]:
    """The areas where a Boarrior may terraform, one entry for each of them."""
    cells = [g.unit(number).cell for number in with_trait(g, seat, "terraforms")]
    return [cell for cell in cells if not is_base(g, cell) and not barred(g, seat, cell)]


def may_use_effect(g: Realm, seat: int) -> bool:
    return any(works(g, cell) for cell in diggers(g, seat))


def effect(g: Realm, seat: int) -> Rule:
    for cell in diggers(g, seat):
        yield Pick(seat, "boar.terraform", cell, n=EACH)


def works(g: Realm, cell: str) -> list[tuple[str, int]]:
    """What may be built on an area: token and edge, -1 for the area itself."""
    tokens, tile = g.state.tokens, g.tile(cell)
    found = []
    for edge in range(6):
        if tokens[PIG] and may_fill(g, cell, edge, PIG):
            found.append((PIG, edge))
        if tokens[TUNNEL] and edge not in tile.tunnels:
            found.append((TUNNEL, edge))
    if tokens[STRONGHOLD] and tile.strongholds < g.content.limits.strongholds_per_area:
        found.append((STRONGHOLD, -1))
    return found


def sites(g: Realm, pick: Pick) -> list[str]:
    return g.seat(pick.seat).start if pick.name == "start" else [pick.cell]


def terraform_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("What do you build? ({left} left)"), left=pick.n)


def terraform_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in sites(g, pick):
        for token, edge in works(g, cell):
            name = token_name(g, token)
            if edge < 0:
                label = say(_("{token} in {place}"), token=name, place=spot(g, cell))
                yield take(f"{cell}/{token}/{edge}", label, area(cell))
            else:
                label = say(
                    _("{what}: {place}, {edge}"),
                    what=name,
                    place=spot(g, cell),
                    edge=edge_name(edge),
                )
                yield take(f"{cell}/{token}/{edge}", label, slot(cell, edge))
    yield take("finish", say(_("Build no more")))


def decide_terraform(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    cell, token, edge = value.split("/")
    match token:
        case "pig_blockade":
            yield SlotFilled(pick.seat, cell, int(edge), PIG)
        case "tunnel":
            yield TunnelDug(pick.seat, cell, int(edge))
        case _:
            yield TokensPlaced(pick.seat, cell, "stronghold", 1)
    if pick.n > 1:
        yield Pick(pick.seat, "boar.terraform", pick.cell, pick.name, pick.n - 1)


def may_displace(g: Realm, seat: int, combat: Combat) -> bool:
    return can_push(g, seat, combat.target)


def displace(g: Realm, combat: Combat, seat: int) -> Rule:
    yield push(seat, combat.target, ALL)


def push_survivors(g: Realm, combat: Combat, seat: int) -> Rule:
    yield push(seat, combat.cell, ALL)


def feast(g: Realm, combat: Combat, seat: int) -> Rule:
    """A point of production on the conquered area."""
    if combat.conquered:
        yield produce(seat, 1, cell=combat.cell)


def dig_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    return [cell for cell in controlled(g, seat) if works(g, cell)]


def dig(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "boar.terraform", cell, n=event.n)


# -- Burrow --


def exits(g: Realm, seat: int, cell: str) -> list[str]:
    return [
        other for other in controlled(g, seat) if other != cell and distance(cell, other) <= BURROW
    ]


def burrow_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    return [
        cell for cell in controlled(g, seat) if units_of(g, seat, cell) and exits(g, seat, cell)
    ]


def burrow(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "boar.burrow", cell, n=event.n)


def burrow_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in exits(g, pick.seat, pick.cell):
        yield take(cell, spot(g, cell), area(cell))


def decide_burrow(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "boar.burrow_unit", pick.cell, value, pick.n)


def mole_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_at(g, pick.seat, pick.cell):
        yield take(kind, say("{unit}", unit=g.name(kind)), stack(pick.cell, kind, pick.seat))
    yield take("finish", say(_("Nobody else")))


def decide_mole(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    units = of_kind(g, pick.seat, pick.cell, value)[:1]
    yield going(g, pick.seat, units, [pick.name], "jump")
    yield from entered(g, units, pick.name)
    if pick.n > 1:
        yield Pick(pick.seat, "boar.burrow_unit", pick.cell, pick.name, pick.n - 1)


EFFECTS = {
    "effect_boarlords": effect,
    "defence_displacement": displace,
    "push_survivors": push_survivors,
    "feast": feast,
}
PLAYABLE = {"effect_boarlords": may_use_effect, "defence_displacement": may_displace}
CELLS = {"diggers": dig_cells, "burrow": burrow_cells}
AT = {"diggers": dig, "burrow": burrow}
ASKS = {
    "boar.terraform": Ask(
        terraform_prompt,
        terraform_options,
        decide_terraform,
        lambda g, pick: "finish",
        lambda g, pick: pick.n > 0 and any(works(g, cell) for cell in sites(g, pick)),
    ),
    "boar.burrow": Ask(
        lambda g, pick: say(_("Where does the burrow lead?")),
        burrow_options,
        decide_burrow,
        applies=has_options,
    ),
    "boar.burrow_unit": Ask(
        lambda g, pick: say(_("Who goes through the burrow? ({left} left)"), left=pick.n),
        mole_options,
        decide_mole,
        lambda g, pick: "finish",
        lambda g, pick: bool(units_of(g, pick.seat, pick.cell)),
    ),
}
