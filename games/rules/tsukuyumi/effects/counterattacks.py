"""What each counterattack does (SPEC 9.8, appendix C)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    DefenceUsed,
    SideArmoured,
    SideDugIn,
    SideStrikesBack,
)
from games.rules.tsukuyumi.events.turn import ActionQueued
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.combat import side_damage
from games.rules.tsukuyumi.queries.counters import FURY, SUN, side_in, spark_kinds
from games.rules.tsukuyumi.queries.leaving import gone
from games.rules.tsukuyumi.queries.movement import March
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.queries.units import is_legendary, of_kind, on_board, with_trait
from games.rules.tsukuyumi.state import ONI, Combat, Queued
from games.rules.tsukuyumi.steps.conquering import claim
from games.rules.tsukuyumi.steps.drawing import draw_events, shift_initiative
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.tiles import add_tile

_ = gettext_noop
Counter = Callable[[Realm, Combat, int], Rule]


def chooser(g: Realm, combat: Combat, side: int) -> int:
    """Who decides for a side: its player, or the steward for the ONI (R79)."""
    return steward(g, combat.actor) if side == ONI else side


def reinforce(g: Realm, combat: Combat, side: int) -> Rule:
    doubles = g.faction(side).reinforcement_doubles
    yield SideArmoured(side, "double" if doubles else "add")


def reinforce_by_sun(g: Realm, combat: Combat, side: int) -> Rule:
    yield SideArmoured(side, "double")


def defend(g: Realm, combat: Combat, side: int) -> Rule:
    defence = g.faction(side).defence
    yield DefenceUsed(side, defence)
    yield from g.rules.effects[defence](g, combat, side)


def retaliate(g: Realm, combat: Combat, side: int) -> Rule:
    """Units that are killed in the same moment still strike (R44)."""
    yield SideStrikesBack(side, side_damage(g, side_in(combat, side).units))
    yield from arm(g, side)


def retaliate_half(g: Realm, combat: Combat, side: int) -> Rule:
    yield SideStrikesBack(side, side_damage(g, side_in(combat, side).units) // 2)
    yield from arm(g, side)


def arm(g: Realm, side: int) -> Rule:
    """Nomads may add weapons to a retaliation (SPEC 14)."""
    if seat_of(g, "nomads") == side:
        yield Pick(side, "nom.weapons", name="back")


def retreat(g: Realm, combat: Combat, side: int) -> Rule:
    left = tuple(n for n in side_in(combat, side).units if n in g.state.units)
    there = tuple(n for n in left if g.unit(n).cell == combat.target)
    if there:
        yield Movement(Terms(March(chooser(g, combat, side), side, 1), there))


def priorities(g: Realm, combat: Combat, side: int) -> Rule:
    yield shift_initiative(chooser(g, combat, side), combat.attacker, 1)


def calendar(g: Realm, combat: Combat, side: int) -> Rule:
    yield draw_events(chooser(g, combat, side), 1)


def calendar_twice(g: Realm, combat: Combat, side: int) -> Rule:
    yield draw_events(chooser(g, combat, side), 2)


def reckoning(g: Realm, combat: Combat, side: int) -> Rule:
    yield ActionQueued(Queued(side, "combat"))


def eclipse(g: Realm, combat: Combat, side: int) -> Rule:
    yield ActionQueued(Queued(side, "produce", 2))


def scavenge(g: Realm, combat: Combat, side: int) -> Rule:
    yield ActionQueued(Queued(side, "produce", 1))


def foreign_march(g: Realm, combat: Combat, side: int, reach: int) -> March:
    """Another player's units: their abilities only with that player's leave (R13)."""
    lends = g.seat(combat.attacker).orders.get("lend") == "yes"
    return March(chooser(g, combat, side), combat.attacker, reach, denied=not lends)


def push_out(g: Realm, combat: Combat, side: int) -> Rule:
    units = tuple(units_of(g, combat.attacker, combat.cell))
    if units:
        yield Movement(Terms(foreign_march(g, combat, side, 1), units))


def oni_flee(g: Realm, combat: Combat, side: int) -> Rule:
    yield Movement(Terms(March(chooser(g, combat, side), ONI, 2), most=2))


def thank_you(g: Realm, combat: Combat, side: int) -> Rule:
    march = March(chooser(g, combat, side), combat.attacker, 2, denied=True)
    yield Movement(Terms(march, most=2))


def urgent_call(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(chooser(g, combat, side), "counter.pick_tile", other=combat.attacker)


def call_options(g: Realm, pick: Pick) -> Iterator[Option]:
    cells = sorted({g.unit(number).cell for number in on_board(g, pick.other)})
    for cell in cells:
        yield take(cell, spot(g, cell), area(cell))


def decide_call(g: Realm, pick: Pick, value: str) -> Rule:
    march = March(pick.seat, pick.other, 1, denied=True)
    yield Movement(Terms(march, tuple(units_of(g, pick.other, value))))


def we_were_here(g: Realm, combat: Combat, side: int) -> Rule:
    """Of several only the last in initiative order conquers (R23)."""
    those = [other.side for other in combat.sides if "ca_we_were_here" in other.picks]
    if side == those[-1]:
        yield from claim(g, side, combat.cell)


def divine_plan(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(
        chooser(g, combat, side),
        "counter.divine_plan",
        n=3,
        other=combat.attacker,
        done=tuple(combat.formation),
    )


def dreamers(g: Realm, seat: int) -> list[int]:
    return with_trait(g, seat, "dreams")


def divine_cells(g: Realm, pick: Pick) -> list[str]:
    there = {g.unit(number).cell for number in dreamers(g, pick.other)}
    return [cell for cell in pick.done if cell in there]


def divine_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in divine_cells(g, pick):
        label = say(_("A Follower in {place}"), place=spot(g, cell))
        yield take(cell, label, area(cell))


def decide_divine(g: Realm, pick: Pick, value: str) -> Rule:
    number = next(n for n in dreamers(g, pick.other) if g.unit(n).cell == value)
    yield gone(g, [number], "dreamtime")
    if pick.n > 1:
        yield Pick(pick.seat, "counter.divine_plan", n=pick.n - 1, other=pick.other, done=pick.done)


def dead_march(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(combat.attacker, "counter.dead_march", combat.cell, n=2)


def marching_cells(g: Realm, pick: Pick) -> list[str]:
    """From this area first, otherwise from anywhere."""
    cells = {g.unit(number).cell for number in dreamers(g, pick.seat)}
    return [pick.cell] if pick.cell in cells else sorted(cells)


def dead_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in marching_cells(g, pick):
        yield take(cell, say(_("A Follower in {place}"), place=spot(g, cell)), area(cell))


def decide_dead(g: Realm, pick: Pick, value: str) -> Rule:
    number = next(n for n in dreamers(g, pick.seat) if g.unit(n).cell == value)
    yield gone(g, [number], "dreamtime")
    if pick.n > 1:
        yield Pick(pick.seat, "counter.dead_march", pick.cell, n=pick.n - 1)


def earth_wrath(g: Realm, combat: Combat, side: int) -> Rule:
    item = Queued(side, "wrath", cell=combat.cell, against=combat.attacker)
    yield ActionQueued(item, soon=True)


def bad_omen(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(chooser(g, combat, side), "oni.fight_tile")


def meadows(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(chooser(g, combat, side), "counter.meadows", n=2)


def meadow_options(g: Realm, pick: Pick) -> Iterator[Option]:
    seen = set()
    for number in on_board(g, ONI):
        unit = g.unit(number)
        if is_legendary(g, unit) or (unit.cell, unit.kind) in seen:
            continue
        seen.add((unit.cell, unit.kind))
        label = say(_("{unit} in {place}"), unit=g.name(unit.kind), place=spot(g, unit.cell))
        yield take(f"{unit.cell}/{unit.kind}", label, stack(unit.cell, unit.kind, ONI))
    yield take("finish", say(_("Remove no more")))


def decide_meadow(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    cell, kind = value.split("/")
    yield gone(g, of_kind(g, ONI, cell, kind)[:1], "supply")
    if pick.n > 1:
        yield Pick(pick.seat, "counter.meadows", n=pick.n - 1)


def touch_light(g: Realm, combat: Combat, side: int) -> Rule:
    yield add_tile(side, "ocean", ("amaterasu",))


def spark_life(g: Realm, combat: Combat, side: int) -> Rule:
    yield Pick(side, "counter.spark")


def spark_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in spark_kinds(g, pick.seat):
        yield take(kind, say("{unit}", unit=g.name(kind)), f"card:{kind}")


def decide_spark(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "produce.place", name=value, m=1)


def dig_in(g: Realm, combat: Combat, side: int) -> Rule:
    yield SideDugIn(side, g.content.limits.dig_in)


def said(template: str) -> Callable[[Realm, Pick], Text]:
    return lambda g, pick: say(template, left=pick.n)


COUNTERS: dict[str, Counter] = {
    "ca_reinforce": reinforce,
    SUN: reinforce_by_sun,
    "ca_defence": defend,
    FURY: retaliate,
    "ca_retaliate": retaliate,
    "ca_retaliate_half": retaliate_half,
    "ca_retreat": retreat,
    "ca_tomorrow": retreat,
    "ca_priorities": priorities,
    "ca_calendar1": calendar,
    "ca_calendar2": calendar_twice,
    "ca_reckoning": reckoning,
    "ca_push_out": push_out,
    "ca_oni_flee": oni_flee,
    "ca_thank_you": thank_you,
    "ca_urgent_call": urgent_call,
    "ca_we_were_here": we_were_here,
    "ca_divine_plan": divine_plan,
    "ca_earth_wrath": earth_wrath,
    "ca_dead_march": dead_march,
    "ca_eclipse": eclipse,
    "ca_bad_omen": bad_omen,
    "ca_flower_meadows": meadows,
    "ca_touch_light": touch_light,
    "ca_spark_life": spark_life,
    "ca_dig_in": dig_in,
    "ca_scavenge": scavenge,
}
ASKS = {
    "counter.pick_tile": Ask(
        said(_("Whose tile do you call away?")),
        call_options,
        decide_call,
        applies=lambda g, pick: bool(on_board(g, pick.other)),
    ),
    "counter.divine_plan": Ask(
        said(_("Send Followers to Dreamtime ({left} left).")),
        divine_options,
        decide_divine,
        applies=lambda g, pick: bool(divine_cells(g, pick)),
    ),
    "counter.dead_march": Ask(
        said(_("Which Follower goes to Dreamtime? ({left} left)")),
        dead_options,
        decide_dead,
        applies=lambda g, pick: bool(dreamers(g, pick.seat)),
    ),
    "counter.meadows": Ask(
        said(_("Remove an ONI from the board ({left} left).")),
        meadow_options,
        decide_meadow,
        lambda g, pick: "finish",
        lambda g, pick: bool(on_board(g, ONI)),
    ),
    "counter.spark": Ask(
        said(_("Which unit comes to life?")),
        spark_options,
        decide_spark,
        applies=lambda g, pick: bool(spark_kinds(g, pick.seat)),
    ),
}
