"""What happens when units come onto a tile: mines go off (SPEC 7.1, 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import COMMIT, Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import TokensPlaced
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.names import area, owner_name, spot
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Blow
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def entered(g: Realm, numbers: list[int], cell: str) -> Rule:
    """Units ended a step here: the Nomads may set off their mines."""
    there = [number for number in numbers if number in g.state.units]
    if there:
        yield from mines_against(g, g.unit(there[0]).owner, cell)


def mines_against(g: Realm, side: int, cell: str) -> Rule:
    nomads = seat_of(g, "nomads")
    if nomads is None or nomads == side or not g.tile(cell).mines or g.state.akira == cell:
        return
    # What the Nomads ordered is a secret until somebody walks into it.
    yield COMMIT
    yield Pick(nomads, "nom.detonate", cell, n=side)


def mines_prompt(g: Realm, pick: Pick) -> Text:
    return say(
        _("{who} entered {place}: how many mines go off?"),
        who=owner_name(pick.n),
        place=spot(g, pick.cell),
    )


def mines_options(g: Realm, pick: Pick) -> Iterator[Option]:
    damage = g.content.limits.mine_damage
    for count in range(g.tile(pick.cell).mines + 1):
        label = say(_("{count} mines, {damage} damage"), count=count, damage=count * damage)
        yield take(count, label, area(pick.cell))


def detonate(g: Realm, pick: Pick, value: str) -> Rule:
    count = int(value)
    if not count:
        return
    yield TokensPlaced(pick.seat, pick.cell, "mine", -count)
    side = pick.n
    decider = steward(g, pick.seat) if side == ONI else NOBODY
    damage = count * g.content.limits.mine_damage
    yield from strike(g, [Blow(pick.cell, side, damage, pick.seat, decider)])


def asks_about_mines(g: Realm, pick: Pick) -> bool:
    return g.seat(pick.seat).orders.get("mines") == "ask" and still_there(g, pick)


def by_order(g: Realm, pick: Pick) -> Rule:
    """Without another order all mines go off (SPEC 14)."""
    if still_there(g, pick) and g.seat(pick.seat).orders.get("mines") != "none":
        yield from detonate(g, pick, default_mines(g, pick))


def still_there(g: Realm, pick: Pick) -> bool:
    if pick.cell not in g.state.tiles or not g.tile(pick.cell).mines:
        return False
    return pick.n == REEFS or bool(units_of(g, pick.n, pick.cell))


def default_mines(g: Realm, pick: Pick) -> str:
    return str(g.tile(pick.cell).mines)


ASKS = {
    "nom.detonate": Ask(
        mines_prompt, mines_options, detonate, default_mines, asks_about_mines, by_order
    )
}
