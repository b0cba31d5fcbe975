"""Free units and upgrades: words that the events of several factions share."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.queries.board import controlled
from games.rules.tsukuyumi.queries.leaving import exchanged
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import on_board
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import deploy

_ = gettext_noop


def near_mother(g: Realm, seat: int) -> list[str]:
    mother = [g.unit(number).cell for number in on_board(g, seat, "boarmother")]
    base = g.seat(seat).base
    return [*mother, *([base] if base not in mother else [])]


WHERE: dict[str, Callable[[Realm, int], list[str]]] = {
    "controlled": lambda g, seat: list(controlled(g, seat)),
    "boarmother": near_mother,
}


def deploy_free(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "deploy.free", name=event.unit, n=event.n, done=(event.where,))


def may_deploy(g: Realm, seat: int, event: EventCard) -> bool:
    return g.seat(seat).reserve.get(event.unit, 0) > 0 and bool(WHERE[event.where](g, seat))


def deploy_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in WHERE[pick.done[0]](g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_deploy(g: Realm, pick: Pick, value: str) -> Rule:
    yield from deploy(g, pick.seat, pick.name, value)
    if pick.n > 1:
        yield Pick(pick.seat, "deploy.free", name=pick.name, n=pick.n - 1, done=pick.done)


def better_kinds(g: Realm, seat: int, kinds: tuple[str, ...]) -> list[tuple[str, str]]:
    """What a unit of these kinds could become, from the reserve."""
    return [
        (old, kind)
        for kind, left in g.seat(seat).reserve.items()
        if left and (old := g.content.units[kind].upgrade_from) in kinds and on_board(g, seat, old)
    ]


def free_upgrade(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "upgrade.free", done=event.units)


def upgrade_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for old, kind in better_kinds(g, pick.seat, pick.done):
        for cell in sorted({g.unit(number).cell for number in on_board(g, pick.seat, old)}):
            label = say(
                _("{old} in {place} becomes {unit}"),
                old=g.name(old),
                place=spot(g, cell),
                unit=g.name(kind),
            )
            yield take(f"{cell}/{old}/{kind}", label, stack(cell, old, pick.seat))


def decide_upgrade(g: Realm, pick: Pick, value: str) -> Rule:
    cell, old, kind = value.split("/")
    number = next(n for n in on_board(g, pick.seat, old) if g.unit(n).cell == cell)
    yield exchanged(g, pick.seat, number, kind)


EFFECTS = {"deploy_free": deploy_free, "free_upgrade": free_upgrade}
PLAYABLE = {
    "deploy_free": may_deploy,
    "free_upgrade": lambda g, seat, event: bool(better_kinds(g, seat, event.units)),
}
ASKS = {
    "deploy.free": Ask(
        lambda g, pick: say(_("Where does {unit} appear?"), unit=g.name(pick.name)),
        deploy_options,
        decide_deploy,
        applies=lambda g, pick: g.seat(pick.seat).reserve.get(pick.name, 0) > 0,
    ),
    "upgrade.free": Ask(
        lambda g, pick: say(_("Which unit is upgraded?")), upgrade_options, decide_upgrade
    ),
}
