"""Every ability outside of war: what it gives, and that it is absent one level below (SPEC 9.1)."""

from collections.abc import Mapping, Sequence

import pytest

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.economy import (
    Collected,
    MeepleExpanded,
    TowerBuilt,
    Traded,
)
from games.rules.tiny_epic_kingdoms.events.ending import DeadRemoved
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, MeepleMoved
from games.rules.tiny_epic_kingdoms.events.war import WarStarted
from games.rules.tiny_epic_kingdoms.flow import TurnEnd
from games.rules.tiny_epic_kingdoms.game import GAME
from games.rules.tiny_epic_kingdoms.queries.economy import (
    build_cost,
    can_expand,
    expand_cost,
    expand_regions,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import (
    can_enter,
    neighbours,
    patrol_destinations,
    patrol_origins,
    quest_destinations,
    quest_origins,
)
from games.rules.tiny_epic_kingdoms.state import EndTrigger, State
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.build import BuildAgain
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.expansion import ExpandAgain, ExpandStep, PlaceIn
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.going import GoTo, Move, Stay
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolUnit
from games.rules.tiny_epic_kingdoms.steps.quest import GoOnto, QuestUnit, RideOn
from games.rules.tiny_epic_kingdoms.steps.research import MimicChoice
from games.rules.tiny_epic_kingdoms.steps.response import Perform
from games.rules.tiny_epic_kingdoms.steps.trade import Exchange, Get, TradeAgain
from games.rules.tiny_epic_kingdoms.steps.yes_no import No
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    ordinary,
    position,
    response_of,
    scene,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}
OTHERS = {B: ("orcs", 0), C: ("undead", 0)}
Meeples = Mapping[str, Sequence[int]]


def state_of(
    faction: str,
    magic: int,
    meeples: Meeples,
    *,
    stock: Stock = (0, 0, 0),
    used: ActionId = "patrol",
    active: int = A,
) -> State:
    """Seat A has the faction at that level; the others have no ability."""
    factions = OTHERS | {A: (faction, magic)}
    if faction == "undead":
        factions[C] = ("humans", 0)
    return ordinary(
        meeples={**REST, **meeples},
        factions=factions,
        stock={A: stock},
        used=[used],
        active=active,
    )


def having(faction: str, magic: int, meeples: Meeples, stock: Stock = (0, 0, 0)) -> Kingdoms:
    return position(state_of(faction, magic, meeples, stock=stock))


def doing(
    action: ActionId, faction: tuple[str, int], meeples: Meeples, stock: Stock = (0, 0, 0)
) -> Scene:
    """Seat A, active, has decided to perform the action."""
    state = state_of(*faction, meeples, stock=stock, used=action)
    return response_of(A, state).when(A, Perform())


def income(faction: str, magic: int, *regions: str) -> Collected:
    """What seat A collects, with two meeples in each region."""
    meeples = {region: [A, A] for region in regions}
    match = scene(state_of(faction, magic, meeples, active=C), Collection(A))
    collected: list[Collected] = match.happened(Collected)
    return collected[0]


HOME = {"t1a-1": [A, A]}
TWO = {"t1a-1": [A], "t1a-2": [A]}


@pytest.mark.parametrize(("magic", "step"), [(0, ActionChoice(B)), (1, TradeAgain(A, 1))])
def test_humans_1_trade_twice(magic: int, step: ActionChoice | TradeAgain) -> None:
    match = doing("trade", ("humans", magic), HOME, (0, 0, 4)).when(A, Get("ore"), Exchange(2))

    match.then_asks(step)


@pytest.mark.parametrize(("magic", "step"), [(1, ActionChoice(B)), (2, GainChoice(A, "trade"))])
def test_humans_2_gain_a_resource_after_trading(
    magic: int, step: ActionChoice | GainChoice
) -> None:
    match = doing("trade", ("humans", magic), HOME, (0, 0, 4))

    match.when(A, Get("ore"), Exchange(2), No()).then_asks(step)


@pytest.mark.parametrize(("faction", "level"), [("humans", 3), ("dwarves", 2)])
def test_humans_3_and_dwarves_2_build_for_one_ore_less(faction: str, level: int) -> None:
    costs = []
    for magic in (level - 1, level):
        g = having(faction, magic, HOME)
        g.seat(A).tower = 3
        costs.append(build_cost(g, A))
    assert costs == [4, 3]


@pytest.mark.parametrize(("faction", "level"), [("humans", 4), ("halflings", 1)])
def test_humans_4_and_halflings_1_expand_for_one_food_less(faction: str, level: int) -> None:
    costs = [expand_cost(having(faction, magic, HOME), A) for magic in (level - 1, level)]

    assert costs == [3, 2]


@pytest.mark.parametrize(("magic", "bonus"), [(0, 0), (1, 1)])
def test_elves_1_receive_one_more_in_every_trade(magic: int, bonus: int) -> None:
    match = doing("trade", ("elves", magic), HOME, (0, 0, 4)).when(A, Get("ore"), Exchange(2))

    match.then(Traded(A, "food", "ore", 2, bonus), MarkerPassed(B))


@pytest.mark.parametrize(("magic", "collected"), [(2, []), (3, [Collected(A, mana=1)])])
def test_elves_3_collect_after_following_a_trade(magic: int, collected: list[Collected]) -> None:
    state = state_of("elves", magic, HOME, stock=(0, 0, 4), used="trade", active=C)
    match = response_of(A, state).when(A, Perform(), Get("ore"), Exchange(2))

    assert match.happened(Collected) == collected


@pytest.mark.parametrize(
    ("faction", "level", "region", "without", "with_it"),
    [
        ("dwarves", 1, "t1a-3", Collected(A, ore=1), Collected(A, ore=2)),
        ("halflings", 2, "t1a-2", Collected(A, food=1), Collected(A, food=2)),
        ("centaurs", 2, "t1a-2", Collected(A, food=1), Collected(A, food=2)),
        ("dark_elves", 2, "t1a-1", Collected(A, mana=1), Collected(A, mana=2)),
        ("lizardfolk", 3, "t1a-5", Collected(A, mana=1), Collected(A, mana=1, food=1)),
    ],
)
def test_factions_that_collect_more_where_they_feel_at_home(
    faction: str, level: int, region: str, without: Collected, with_it: Collected
) -> None:
    """Dwarves 1, Halflings 2, Centaurs 2, Dark Elves 2, Lizardfolk 3."""
    assert income(faction, level - 1, region) == without
    assert income(faction, level, region) == with_it


@pytest.mark.parametrize(
    ("faction", "level", "region", "collected"),
    [
        ("dwarves", 1, "t1a-2", Collected(A, food=1)),
        ("halflings", 2, "t1a-3", Collected(A, ore=1)),
        ("centaurs", 2, "t1a-3", Collected(A, ore=1)),
        ("dark_elves", 2, "t1a-3", Collected(A, ore=1)),
        ("lizardfolk", 3, "t1a-2", Collected(A, food=1)),
    ],
)
def test_the_extra_income_needs_its_kind_of_region(
    faction: str, level: int, region: str, collected: Collected
) -> None:
    assert income(faction, level, region) == collected


def test_lizardfolk_3_count_ruins_at_the_water_as_waterside() -> None:
    assert income("lizardfolk", 3, "t1a-4") == Collected(A, food=1)


@pytest.mark.parametrize(("magic", "step"), [(3, ActionChoice(B)), (4, BuildAgain(A))])
def test_dwarves_4_build_twice(magic: int, step: ActionChoice | BuildAgain) -> None:
    match = doing("build", ("dwarves", magic), HOME, (9, 0, 0))

    assert match.happened(TowerBuilt) == [TowerBuilt(A, 1, 1)]
    match.then_asks(step)


@pytest.mark.parametrize(
    ("magic", "step"), [(2, ActionChoice(B)), (3, ExpandStep(A, "s0.3", "t1a-1"))]
)
def test_halflings_3_step_with_the_new_meeple(magic: int, step: ActionChoice | ExpandStep) -> None:
    match = doing("expand", ("halflings", magic), TWO, (0, 0, 2)).when(A, PlaceIn("t1a-1"))

    match.then_asks(step)


@pytest.mark.parametrize(("magic", "step"), [(3, ActionChoice(B)), (4, ExpandAgain(A))])
def test_halflings_4_expand_twice(magic: int, step: ActionChoice | ExpandAgain) -> None:
    match = doing("expand", ("halflings", magic), TWO, (0, 0, 9))

    match.when(A, PlaceIn("t1a-1"), Stay()).then_asks(step)


@pytest.mark.parametrize(("magic", "dead"), [(1, [DeadRemoved(["s0.1", "s0.2"])]), (2, [])])
def test_undead_2_are_not_killed_by_ruins(magic: int, dead: list[DeadRemoved]) -> None:
    state = state_of("undead", magic, {"t1a-4": [A, A]})
    state.used = ["patrol", "quest", "build", "trade", "expand"]
    state.end = [EndTrigger(B, "tower")]

    assert Scene(GAME, state, TurnEnd()).happened(DeadRemoved) == dead


@pytest.mark.parametrize(("magic", "origins"), [(2, []), (3, ["t3a-3"])])
def test_undead_3_move_while_they_search(magic: int, origins: list[str]) -> None:
    """By patrol as well as by quest."""
    g = having("undead", magic, {"t3a-3": [A, A]})

    assert patrol_origins(g, A) == origins
    assert quest_origins(g, A) == origins


def test_undead_3_leave_ruins_standing_and_may_still_stand_up_there() -> None:
    match = doing("patrol", ("undead", 3), {"t1a-4": [A, A]})
    assert match.offers(A) == ["stand:t1a-4", Move("t1a-4").id]

    match.when(A, Move("t1a-4"), GoTo("t1a-5"))
    match.then(MeepleMoved(A, "s0.1", "t1a-4", "t1a-5"), MarkerPassed(B))


@pytest.mark.parametrize(("magic", "step"), [(0, ActionChoice(B)), (1, PatrolUnit(A, ("s0.1",)))])
def test_goblins_1_patrol_with_two_meeples(magic: int, step: ActionChoice | PatrolUnit) -> None:
    match = doing("patrol", ("goblins", magic), TWO).when(A, Move("t1a-1"), GoTo("t1a-5"))

    match.then_asks(step)


@pytest.mark.parametrize(("magic", "regions"), [(1, ()), (2, ("t1a-2", "t1a-5"))])
def test_goblins_2_expand_into_empty_neighbours(magic: int, regions: tuple[str, ...]) -> None:
    assert expand_regions(having("goblins", magic, HOME), A) == regions


@pytest.mark.parametrize(("magic", "step"), [(3, ActionChoice(B)), (4, QuestUnit(A, ("s0.1",)))])
def test_goblins_4_quest_with_two_meeples(magic: int, step: ActionChoice | QuestUnit) -> None:
    match = doing("quest", ("goblins", magic), TWO)

    match.when(A, Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-1")).then_asks(step)


@pytest.mark.parametrize(
    ("magic", "reached"), [(0, ("t1a-2", "t1a-5")), (1, ("t1a-2", "t1a-3", "t1a-4", "t1a-5"))]
)
def test_centaurs_1_patrol_up_to_two_regions(magic: int, reached: tuple[str, ...]) -> None:
    assert patrol_destinations(having("centaurs", magic, HOME), A, "t1a-1") == reached


@pytest.mark.parametrize(("magic", "step"), [(3, ActionChoice(B)), (4, RideOn(A, "s0.1", "t2a-1"))])
def test_centaurs_4_ride_on_after_a_quest(magic: int, step: ActionChoice | RideOn) -> None:
    match = doing("quest", ("centaurs", magic), HOME)

    match.when(A, GoOnto("t2a"), GoTo("t2a-1")).then_asks(step)


@pytest.mark.parametrize(
    ("faction", "level"), [("dark_elves", 3), ("lizardfolk", 1), ("merfolk", 3)]
)
def test_dark_elves_3_lizardfolk_1_and_merfolk_3_cross_rivers(faction: str, level: int) -> None:
    crossing = [
        "t1a-4" in patrol_destinations(having(faction, magic, HOME), A, "t1a-1")
        for magic in (level - 1, level)
    ]
    assert crossing == [False, True]


@pytest.mark.parametrize(("magic", "origins"), [(2, []), (3, ["t6b-4"])])
def test_dark_elves_3_quest_from_and_to_inner_forests(magic: int, origins: list[str]) -> None:
    g = having("dark_elves", magic, {"t6b-4": [A, A]})

    assert quest_origins(g, A) == origins
    assert ("t6b-4" in quest_destinations(g, A, "t6b")) is False
    g = having("dark_elves", magic, HOME)
    assert ("t6b-4" in quest_destinations(g, A, "t6b")) is bool(origins)


def test_dark_elves_3_do_not_quest_to_other_inner_regions() -> None:
    assert "t1a-4" not in quest_destinations(having("dark_elves", 3, {"t2a-1": [A, A]}), A, "t1a")


@pytest.mark.parametrize(("magic", "payable"), [(3, False), (4, True)])
def test_lizardfolk_4_expand_with_any_resources(magic: int, *, payable: bool) -> None:
    assert can_expand(having("lizardfolk", magic, TWO, (1, 1, 1)), A) is payable


def test_lizardfolk_4_have_no_discount() -> None:
    assert not can_expand(having("lizardfolk", 4, TWO, (1, 1, 0)), A)


@pytest.mark.parametrize(
    ("faction", "level", "region", "origin"),
    [("merfolk", 1, "t1a-w1", "t1a-5"), ("valkyries", 3, "t3a-k1", "t3a-4")],
)
def test_merfolk_1_enter_water_and_valkyries_3_crags(
    faction: str, level: int, region: str, origin: str
) -> None:
    entered = [
        region in patrol_destinations(having(faction, magic, {origin: [A, A]}), A, origin)
        for magic in (level - 1, level)
    ]
    assert entered == [False, True]


def test_merfolk_1_go_from_water_to_water_and_expand_there() -> None:
    match = doing("expand", ("merfolk", 1), {"t7b-w1": [A]}, (0, 0, 2))

    match.then(MeepleExpanded(A, "s0.2", "t7b-w1", food=2), MarkerPassed(B))
    assert neighbours(match.g, A, "t7b-w1") == ("t7b-4", "t7b-5", "t7b-w2")


@pytest.mark.parametrize(
    ("faction", "magic", "region"), [("merfolk", 1, "t1a-w1"), ("valkyries", 3, "t3a-k1")]
)
def test_r56_nobody_else_can_enter_water_or_crags_to_attack(
    faction: str, magic: int, region: str
) -> None:
    g = having(faction, magic, {region: [A], "t1a-1": [A]})

    assert not can_enter(g, B, region)
    assert not can_enter(g, C, region)


def test_r56_a_meeple_in_water_attacks_outwards() -> None:
    match = doing("patrol", ("merfolk", 1), {"t1a-w1": [A, A], "t1a-5": [B]})

    match.when(A, GoTo("t1a-5"))
    assert match.happened(WarStarted) == [WarStarted(A, B, "t1a-5", "patrol")]


def test_merfolk_1_leave_crags_alone() -> None:
    assert "t2a-k1" not in neighbours(having("merfolk", 1, {"t2a-1": [A, A]}), A, "t2a-1")


@pytest.mark.parametrize(("magic", "asked"), [(1, []), (2, [GainChoice(A, "t1a-w1")])])
def test_merfolk_2_choose_what_water_gives(magic: int, asked: list[GainChoice]) -> None:
    state = state_of("merfolk", magic, {"t1a-w1": [A, A]}, active=C)
    match = scene(state, Collection(A))

    assert match.happened(Collected) == [Collected(A)]
    assert [q.step for q in match.questions() if isinstance(q.step, GainChoice)] == asked


@pytest.mark.parametrize(("magic", "origins"), [(2, []), (3, ["t2b-w1"])])
def test_merfolk_3_quest_from_and_to_inner_water(magic: int, origins: list[str]) -> None:
    """t2b-w1 lies in the middle of its card."""
    assert quest_origins(having("merfolk", magic, {"t2b-w1": [A, A]}), A) == origins
    there = quest_destinations(having("merfolk", magic, HOME), A, "t2b")
    assert ("t2b-w1" in there) is bool(origins)


@pytest.mark.parametrize(("magic", "step"), [(0, ActionChoice(A)), (1, Collection(A))])
def test_shapeshifters_1_shift_a_collected_resource(
    magic: int, step: ActionChoice | Collection
) -> None:
    match = scene(state_of("shapeshifters", magic, HOME, active=C), Collection(A))

    match.then_asks(step)


@pytest.mark.parametrize(("reached", "copied"), [(3, 1), (4, 2)])
def test_shapeshifters_3_and_4_copy_an_ability(reached: int, copied: int) -> None:
    below = doing("research", ("shapeshifters", 1), HOME, (0, 9, 0))
    assert below.questions()[0].seat == B

    match = doing("research", ("shapeshifters", reached - 1), HOME, (0, 9, 0))
    match.then_asks(MimicChoice(A, copied))


@pytest.mark.parametrize(("magic", "offered"), [(0, False), (1, True)])
def test_valkyries_1_quest_into_any_region(magic: int, *, offered: bool) -> None:
    there = quest_destinations(having("valkyries", magic, {"t2a-1": [A, A]}), A, "t1a")

    assert ("t1a-4" in there) is offered


def test_valkyries_1_do_not_begin_a_quest_in_an_inner_region_or_end_one_in_water() -> None:
    assert quest_origins(having("valkyries", 1, {"t6b-4": [A, A]}), A) == []
    there = quest_destinations(having("valkyries", 1, {"t2a-1": [A, A]}), A, "t1a")
    assert "t1a-w1" not in there


def test_valkyries_3_collect_ore_from_crags() -> None:
    assert income("valkyries", 3, "t3a-k1", "t1a-1") == Collected(A, ore=1, mana=1)


def test_equal_abilities_add_up() -> None:
    """SPEC 9: two income bonuses at once."""
    state = state_of("shapeshifters", 4, {"t1a-2": [A], "t1a-3": [A]}, active=C)
    state.seats[A].mimics = {1: "dwarves", 2: "centaurs"}

    match = scene(state, Collection(A)).when(A, "keep")
    assert match.happened(Collected) == [Collected(A, ore=2, food=2)]
