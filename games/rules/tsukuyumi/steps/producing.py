"""Production: buy, upgrade, place, until the points are gone (SPEC 7.2)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.turn import UplinkInstalled, WeaponsTaken
from games.rules.tsukuyumi.events.units import (
    DreamersReleased,
    UnitsDeployed,
)
from games.rules.tsukuyumi.queries.production import (
    affordable,
    buyable_uplinks,
    buyable_weapons,
    deploy_cells,
    price,
    upgrades,
)
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import has_trait, on_board
from games.rules.tsukuyumi.state import Fate
from games.rules.tsukuyumi.steps.guardians import cleanse, devour
from games.rules.tsukuyumi.steps.moving import MISTRESS_PUSHES
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.pushing import push

_ = gettext_noop
BUNDLE = 2


def produce(seat: int, points: int, *, cell: str = "", without: tuple[str, ...] = ()) -> Pick:
    """Spend points; on one tile only, or without some kinds."""
    return Pick(seat, "produce.pick", cell, n=points, done=without)


def deploy(g: Realm, seat: int, kind: str, cell: str, source: Fate = "reserve") -> Rule:
    """A unit comes onto the board, with what its arrival brings about."""
    yield UnitsDeployed(seat, kind, cell, 1, source)
    number = g.state.next_unit - 1
    yield from devour(g, [number], cell)
    yield from cleanse(g, [number], cell)
    if has_trait(g, g.unit(number), "pushes"):
        yield push(seat, cell, MISTRESS_PUSHES)


def kinds_for(g: Realm, pick: Pick) -> list[str]:
    return [
        kind
        for kind in affordable(g, pick.seat, pick.n)
        if kind not in pick.done and cells_for(g, pick, kind)
    ]


def cells_for(g: Realm, pick: Pick, kind: str) -> list[str]:
    return [pick.cell] if pick.cell else deploy_cells(g, pick.seat, kind)


def upgrades_for(g: Realm, pick: Pick) -> list[tuple[str, str]]:
    found = upgrades(g, pick.seat, pick.n)
    if not pick.cell:
        return found
    return [
        (kind, old)
        for kind, old in found
        if any(g.unit(number).cell == pick.cell for number in on_board(g, pick.seat, old))
    ]


def pick_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Production: {points} points. What do you buy?"), points=pick.n)


def pick_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_for(g, pick):
        card = g.content.units[kind]
        label = say(_("{unit} for {cost}"), unit=g.name(kind), cost=price(g, pick.seat, kind))
        if card.per_point > 1:
            label = say(
                _("{count} × {unit} for {cost}"),
                count=min(card.per_point, g.seat(pick.seat).reserve[kind]),
                unit=g.name(kind),
                cost=price(g, pick.seat, kind),
            )
        yield take(f"unit/{kind}", label, f"card:{kind}")
    for kind, old in upgrades_for(g, pick):
        label = say(
            _("{unit} in place of {old} for {cost}"),
            unit=g.name(kind),
            old=g.name(old),
            cost=g.content.units[kind].upgrade_cost,
        )
        yield take(f"upgrade/{kind}", label, f"card:{kind}")
    yield from special_options(g, pick)
    yield take("finish", say(_("Finish production")))


def special_options(g: Realm, pick: Pick) -> Iterator[Option]:
    if pick.cell:
        return
    for slug in buyable_uplinks(g, pick.seat, pick.n):
        cost = g.content.uplinks[slug].cost
        name = g.name(f"uplink_{slug}")
        label = say(_("Uplink {uplink} for {cost}"), uplink=name, cost=cost)
        yield take(f"uplink/{slug}", label, f"card:{slug}")
    for slug in buyable_weapons(g, pick.seat, pick.n):
        cost = g.content.weapons[slug].cost
        label = say(_("{weapon} for {cost}"), weapon=g.name(f"weapon_{slug}"), cost=cost)
        yield take(f"weapon/{slug}", label, f"card:{slug}")
    if has_bundle(g, pick):
        yield take("bundle", say(_("Two units and a weapon for 2")))
    if g.seat(pick.seat).dreamtime:
        yield take("release", say(_("Release a Follower from Dreamtime to the reserve")))


def has_bundle(g: Realm, pick: Pick) -> bool:
    """Nomads: two points for any two units and one weapon (SPEC 14)."""
    return pick.n >= BUNDLE and bool(buyable_weapons(g, pick.seat, 1) and kinds_for(g, pick))


def decide_pick(g: Realm, pick: Pick, value: str) -> Rule:
    what, _slash, name = value.partition("/")
    match what:
        case "unit":
            card = g.content.units[name]
            count = min(card.per_point, g.seat(pick.seat).reserve[name])
            yield place(pick, name, pick.n - price(g, pick.seat, name), count)
        case "upgrade":
            yield Pick(pick.seat, "produce.upgrade", pick.cell, name, pick.n, done=pick.done)
        case "uplink":
            yield UplinkInstalled(pick.seat, name, g.content.uplinks[name].cost)
            yield again(pick, pick.n - g.content.uplinks[name].cost)
        case "weapon":
            yield WeaponsTaken(pick.seat, name, 1)
            yield again(pick, pick.n - g.content.weapons[name].cost)
        case "bundle":
            yield Pick(pick.seat, "produce.bundle", n=pick.n - BUNDLE, m=2)
        case "release":
            yield DreamersReleased(pick.seat, 1)
            yield pick


def again(pick: Pick, points: int) -> Pick:
    return Pick(pick.seat, "produce.pick", pick.cell, n=points, done=pick.done)


def place(pick: Pick, kind: str, left: int, count: int) -> Pick:
    return Pick(pick.seat, "produce.place", pick.cell, kind, left, count, pick.done)


def pick_applies(g: Realm, pick: Pick) -> bool:
    if pick.n <= 0:
        return False
    useful = kinds_for(g, pick) or upgrades_for(g, pick)
    return bool(useful) or any(
        option.choice.value not in ("release", "finish")  # type: ignore[attr-defined]
        for option in special_options(g, pick)
    )


def default_pick(g: Realm, pick: Pick) -> str:
    """The cheapest unit, again and again."""
    kinds = kinds_for(g, pick)
    if not kinds:
        return "finish"
    return f"unit/{min(kinds, key=lambda kind: price(g, pick.seat, kind))}"


ASKS = {
    "produce.pick": Ask(pick_prompt, pick_options, decide_pick, default_pick, pick_applies),
}
