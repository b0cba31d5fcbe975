"""What happens for a seat whose time ran out, or that resigned (SPEC 15, R51)."""

import pytest

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.economy import (
    AbilityMimicked,
    Collected,
    MagicResearched,
    MeepleExpanded,
    ResourceGained,
    TowerBuilt,
    Traded,
)
from games.rules.tiny_epic_kingdoms.events.setup import (
    FactionDrawn,
    MeeplesPlaced,
    SideTaken,
    StockTaken,
)
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen, MarkerPassed, Passed
from games.rules.tiny_epic_kingdoms.flow import Responses, TurnStart
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.expansion import Pay, PayMana, PayOre, PlaceIn
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.going import GoTo, Move, Stay
from games.rules.tiny_epic_kingdoms.steps.quest import GoOnto
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform, Response
from games.rules.tiny_epic_kingdoms.steps.setup_picks import (
    FactionChoice,
    SideChoice,
    TakeFaction,
    TakeSide,
    TakeStock,
)
from games.rules.tiny_epic_kingdoms.steps.trade import Exchange, Get, Give
from games.rules.tiny_epic_kingdoms.steps.yes_no import Yes
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    at_home,
    factions_open,
    ordinary,
    picks_open,
    response_of,
    scene,
    stock_of,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}
APART = {"t1a-1": [A], "t1a-3": [A]}
MOVES: list[tuple[ActionId, list[Move | GoOnto]]] = [
    ("patrol", []),
    ("patrol", [Move("t1a-1")]),
    ("quest", []),
    ("quest", [Move("t1a-1")]),
    ("quest", [Move("t1a-1"), GoOnto("t2a")]),
]
TRADES: list[list[Give | Get]] = [[], [Give("food")], [Give("food"), Get("ore")]]


def performing(
    action: ActionId,
    *,
    meeples: dict[str, list[int]] = APART,
    faction: tuple[str, int] = ("goblins", 0),
    stock: Stock = (0, 0, 0),
    active: int = A,
) -> Scene:
    """Seat A has decided to perform the action."""
    state = ordinary(
        meeples={**REST, **meeples},
        factions={A: faction, C: ("undead", 0)},
        stock={A: stock},
        used=[action],
        active=active,
    )
    return response_of(A, state).when(A, Perform())


def test_setup_faction_draws_a_free_one() -> None:
    match = factions_open().when(A, TakeFaction("elves")).when_time_runs_out(B)

    (drawn,) = match.happened(FactionDrawn)
    assert len(drawn.left) == 12
    assert "elves" not in drawn.left
    assert match.state.seats[B].faction == drawn.faction
    match.then_asks(FactionChoice(C))


def test_setup_picks_take_side_a_the_suggested_stock_and_the_best_connected_region() -> None:
    match = picks_open().when_time_runs_out(A).then().when_time_runs_out(B)
    match.when_time_runs_out(C)

    assert match.happened(SideTaken) == [
        SideTaken(A, "t1a"),
        SideTaken(B, "t2a"),
        SideTaken(C, "t3a"),
    ]
    assert match.happened(StockTaken) == [StockTaken(seat, 1, 2, 3) for seat in (A, B, C)]
    assert [placed.region for placed in match.happened(MeeplesPlaced)] == [
        "t1a-2",
        "t2a-2",
        "t3a-1",
    ]


@pytest.mark.parametrize(("letter", "region"), [("a", "t4a-1"), ("b", "t4b-2")])
def test_setup_start_region_is_neither_ruins_nor_a_capital(letter: str, region: str) -> None:
    """Card t4 has them at its best connected places."""
    match = picks_open()
    match.state.seats[A].card = "t4"

    match.when(A, TakeSide(letter)).when_time_runs_out(A)
    match.when_time_runs_out(B).when_time_runs_out(C)
    assert match.happened(MeeplesPlaced)[0] == MeeplesPlaced(A, region, 2)


def test_setup_picks_keep_what_was_picked_already() -> None:
    match = picks_open().when(A, TakeSide("b"), TakeStock(6, 0, 0)).when_time_runs_out(A)
    match.when_time_runs_out(B).when_time_runs_out(C)

    assert stock_of(match.state, A) == (6, 0, 0)
    assert list(match.state.regions) == ["t1b-2", "t2a-2", "t3a-1"]


@pytest.mark.parametrize(
    ("stock", "used", "action"),
    [
        ((1, 1, 3), [], "build"),
        ((1, 1, 3), ["build"], "research"),
        ((0, 1, 3), [], "research"),
        ((0, 0, 3), [], "expand"),
        ((0, 0, 0), [], "trade"),
        ((0, 0, 0), ["trade"], "patrol"),
        ((0, 0, 0), ["trade", "patrol"], "quest"),
        ((0, 0, 0), ["trade", "patrol", "quest"], "expand"),
        ((0, 0, 0), ["trade", "patrol", "quest", "expand"], "research"),
        ((9, 0, 0), ["trade", "patrol", "quest", "build"], "expand"),
    ],
)
def test_turn_action_takes_what_can_be_performed_and_else_the_least_useful(
    stock: Stock, used: list[ActionId], action: ActionId
) -> None:
    state = ordinary(meeples={**APART, **REST}, stock={A: stock}, used=used)
    match = scene(state, TurnStart()).when_time_runs_out(A)

    assert match.facts[0] == ActionChosen(A, action)


@pytest.mark.parametrize(
    ("action", "event"),
    [
        ("build", TowerBuilt(A, 1, 1)),
        ("research", MagicResearched(A, 1, 1)),
        ("expand", MeepleExpanded(A, "s0.2", "t1a-1", food=2)),
        ("trade", Passed(A)),
        ("patrol", Passed(A)),
        ("quest", Passed(A)),
    ],
)
def test_act_begin_performs_build_research_and_expand_for_the_active_seat(
    action: ActionId, event: TowerBuilt | MagicResearched | MeepleExpanded | Passed
) -> None:
    state = ordinary(meeples={"t1a-1": [A], **REST}, stock={A: (1, 1, 2)}, used=[action])

    response_of(A, state).when_time_runs_out(A).then(event, MarkerPassed(B))


@pytest.mark.parametrize("action", ["build", "research", "expand", "trade", "patrol", "quest"])
def test_act_begin_collects_for_the_others(action: ActionId) -> None:
    state = ordinary(meeples={**APART, **REST}, stock={A: (5, 5, 5)}, used=[action], active=C)
    match = response_of(A, state).when_time_runs_out(A)

    match.then(Collected(A, ore=1, mana=1), MarkerPassed(A))


@pytest.mark.parametrize(("action", "choices"), MOVES)
def test_a_move_that_was_not_made_is_abandoned_as_a_pass(
    action: ActionId, choices: list[Move | GoOnto]
) -> None:
    match = performing(action).when(A, *choices).when_time_runs_out(A)

    match.then(Passed(A), MarkerPassed(B))


@pytest.mark.parametrize(("action", "choices"), MOVES)
def test_a_follower_that_abandons_its_move_collects(
    action: ActionId, choices: list[Move | GoOnto]
) -> None:
    match = performing(action, active=C).when(A, *choices).when_time_runs_out(A)

    match.then(Collected(A, ore=1, mana=1), MarkerPassed(A))


@pytest.mark.parametrize("choices", [[], [Move("t1a-3")]])
def test_a_second_patrol_is_done_without_a_pass_or_a_collect(choices: list[Move]) -> None:
    match = performing("patrol", faction=("goblins", 1), active=C)
    match.when(A, Move("t1a-1"), GoTo("t1a-5"), *choices).when_time_runs_out(A)

    match.then(MarkerPassed(A))


@pytest.mark.parametrize("choices", [[], [Move("t1a-3")], [Move("t1a-3"), GoOnto("t3a")]])
def test_a_second_quest_is_done_without_a_pass_or_a_collect(
    choices: list[Move | GoOnto],
) -> None:
    match = performing("quest", faction=("goblins", 4), active=C)
    match.when(A, Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-1"), *choices)

    match.when_time_runs_out(A).then(MarkerPassed(A))


def test_quest_ride_on_stays() -> None:
    match = performing("quest", faction=("centaurs", 4))
    match.when(A, Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-1")).when_time_runs_out(A)

    match.then(MarkerPassed(B))
    assert "t2a-1" in match.state.regions


def test_build_again_is_no() -> None:
    match = performing("build", faction=("dwarves", 4), stock=(9, 0, 0)).when_time_runs_out(A)

    match.then(MarkerPassed(B))
    assert match.state.seats[A].tower == 1


def test_expand_again_is_no() -> None:
    match = performing("expand", faction=("halflings", 4), stock=(0, 0, 9))
    match.when(A, PlaceIn("t1a-1"), Stay()).when_time_runs_out(A)

    match.then(MarkerPassed(B))


@pytest.mark.parametrize(("rivals", "copied"), [((1, 1), "orcs"), ((0, 2), "elves")])
def test_research_mimic_copies_the_faction_with_the_most_magic_then_the_lowest_seat(
    rivals: tuple[int, int], copied: str
) -> None:
    state = ordinary(
        meeples=at_home(),
        factions={A: ("shapeshifters", 2), B: ("orcs", rivals[0]), C: ("elves", rivals[1])},
        stock={A: (0, 3, 0)},
        used=["research"],
    )
    match = response_of(A, state).when(A, Perform()).when_time_runs_out(A)

    match.then(AbilityMimicked(A, 1, copied), MarkerPassed(B))


def test_research_mimic_prefers_the_lowest_seat_whoever_sits_next() -> None:
    state = ordinary(
        meeples=at_home(),
        factions={B: ("shapeshifters", 2)},
        stock={B: (0, 3, 0)},
        used=["research"],
    )
    match = response_of(B, state).when(B, Perform()).when_time_runs_out(B)

    match.then(AbilityMimicked(B, 1, "humans"), MarkerPassed(B))


def test_expand_region_is_the_lowest_one() -> None:
    match = performing("expand", stock=(0, 0, 9)).when_time_runs_out(A)

    match.then(MeepleExpanded(A, "s0.3", "t1a-1", food=3), MarkerPassed(B))


def test_expand_step_stays() -> None:
    match = performing("expand", faction=("halflings", 3), stock=(0, 0, 9))
    match.when(A, PlaceIn("t1a-1")).when_time_runs_out(A)

    match.then(MarkerPassed(B))
    assert len(match.state.regions["t1a-1"]) == 2


def test_expand_pay_takes_food_first_and_as_little_else_as_possible() -> None:
    match = performing("expand", faction=("lizardfolk", 4), stock=(9, 1, 1))
    match.when(A, PlaceIn("t1a-1")).then_asks(PayOre(A, "t1a-1"))

    match.when_time_runs_out(A)
    match.then(MeepleExpanded(A, "s0.3", "t1a-1", ore=1, mana=1, food=1), MarkerPassed(B))


def test_expand_pay_mana_is_as_little_as_possible_too() -> None:
    match = performing("expand", faction=("lizardfolk", 4), stock=(9, 9, 1))
    match.when(A, PlaceIn("t1a-1"), Pay(1)).then_asks(PayMana(A, "t1a-1", 1))

    match.when_time_runs_out(A)
    match.then(MeepleExpanded(A, "s0.3", "t1a-1", ore=1, mana=1, food=1), MarkerPassed(B))


@pytest.mark.parametrize("choices", TRADES)
def test_a_trade_that_was_not_made_is_abandoned_as_a_pass(choices: list[Give | Get]) -> None:
    match = performing("trade", faction=("humans", 2), stock=(1, 0, 3)).when(A, *choices)

    match.when_time_runs_out(A).then(Passed(A), MarkerPassed(B))


@pytest.mark.parametrize("faction", [("dwarves", 0), ("elves", 3)])
@pytest.mark.parametrize("choices", TRADES)
def test_a_follower_that_abandons_its_trade_collects_once(
    choices: list[Give | Get], faction: tuple[str, int]
) -> None:
    """Elves at 3 too: without a trade there is no Collect on top of it."""
    match = performing("trade", faction=faction, stock=(1, 0, 3), active=C)

    match.when(A, *choices).when_time_runs_out(A)
    match.then(Collected(A, ore=1, mana=1), MarkerPassed(A))


@pytest.mark.parametrize("choices", [[], *([Yes(), *trade] for trade in TRADES)])
def test_after_a_first_trade_the_action_ends_normally(choices: list[Yes | Give | Get]) -> None:
    """Humans at 2 still gain a resource."""
    match = performing("trade", faction=("humans", 2), stock=(1, 0, 5))
    match.when(A, Give("food"), Get("ore"), Exchange(2), *choices).when_time_runs_out(A)

    match.then().then_asks(GainChoice(A, "trade"))


def test_trade_again_is_no() -> None:
    match = performing("trade", faction=("humans", 1), stock=(1, 0, 5))
    match.when(A, Give("food"), Get("ore"), Exchange(2)).when_time_runs_out(A)

    match.then(MarkerPassed(B))
    assert match.happened(Traded) == []


def test_collect_shift_is_none() -> None:
    state = ordinary(meeples={**APART, **REST}, factions={A: ("shapeshifters", 1)}, active=C)

    match = scene(state, Collection(A)).when_time_runs_out(A)
    match.then(Collected(A, ore=1, mana=1), MarkerPassed(A))


@pytest.mark.parametrize(
    ("stock", "kind"),
    [
        ((1, 1, 1), "mana"),
        ((1, 2, 1), "ore"),
        ((2, 2, 1), "food"),
        ((0, 1, 0), "ore"),
        ((9, 8, 8), "mana"),
    ],
)
def test_gain_choose_is_what_the_seat_has_least_of(stock: Stock, kind: str) -> None:
    """In a tie mana, then ore, then food."""
    state = ordinary(meeples={"t6b-3": [A], **REST}, stock={A: stock}, active=C)
    match = scene(state, Collection(A)).when_time_runs_out(A)

    assert [gained.kind for gained in match.happened(ResourceGained)] == [kind]


def test_r51_a_resigned_seat_chooses_its_action_by_default_and_passes() -> None:
    state = ordinary(meeples={**APART, **REST}, stock={A: (1, 0, 0)}, used=[])
    match = scene(state, TurnStart()).when_resigns(A)

    assert match.facts[1:3] == [ActionChosen(A, "build"), Passed(A)]
    assert match.state.seats[A].tower == 0


def test_r51_a_resigned_seat_collects_when_it_follows() -> None:
    state = ordinary(meeples={**APART, **REST}, stock={A: (5, 5, 5)}, used=["build"], active=C)
    match = scene(state, Responses([A, B])).when_resigns(A)

    assert Collected(A, ore=1, mana=1) in match.facts
    assert match.happened(TowerBuilt) == []


@pytest.mark.parametrize(("action", "choices"), MOVES)
def test_r51_a_seat_that_resigns_in_the_middle_of_a_move_abandons_it(
    action: ActionId, choices: list[Move | GoOnto]
) -> None:
    match = performing(action).when(A, *choices).when_resigns(A)

    assert match.facts[1:] == [Passed(A), MarkerPassed(B)]


def test_r51_a_seat_that_resigns_while_it_expands_takes_the_defaults() -> None:
    match = performing("expand", faction=("halflings", 4), stock=(0, 0, 9)).when_resigns(A)

    assert match.facts[1:] == [MeepleExpanded(A, "s0.3", "t1a-1", food=2), MarkerPassed(B)]


def test_r51_a_seat_that_resigned_is_not_asked_again() -> None:
    match = response_of(A, ordinary(meeples={**APART, **REST}), B, C).when_resigns(A)
    match.then_asks(Response(B)).when(B, Collect()).when(C, Collect())

    match.then_asks(ActionChoice(B)).refuses(A, Pass())


def test_r51_a_seat_that_resigns_before_the_first_turn_is_dealt_the_defaults() -> None:
    match = factions_open(first=A).when_resigns(C)
    match.when(A, TakeFaction("elves")).when(B, TakeFaction("orcs"))

    assert [drawn.seat for drawn in match.happened(FactionDrawn)] == [C]
    match.then_asks(SideChoice(A), SideChoice(B))
