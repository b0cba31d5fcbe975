"""What can be taken back, and where the commit points are (R53)."""

import pytest

from games.kernel.match import Match
from games.kernel.moves import Undone
from games.kernel.play import take_back
from games.kernel.refusal import Refused
from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.game import GAME
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice, Take
from games.rules.tiny_epic_kingdoms.steps.gain_choice import Gain
from games.rules.tiny_epic_kingdoms.steps.going import GoTo, Move, Stay, StepTo
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolUnit, Stand
from games.rules.tiny_epic_kingdoms.steps.quest import GoOnto
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform, Response
from games.rules.tiny_epic_kingdoms.steps.setup_picks import (
    FactionChoice,
    StartIn,
    TakeFaction,
    TakeSide,
    TakeStock,
)
from games.rules.tiny_epic_kingdoms.steps.trade import Exchange, Get
from games.rules.tiny_epic_kingdoms.steps.war_choices import SetDie
from games.rules.tiny_epic_kingdoms.steps.yes_no import No
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    at_home,
    opened,
    ordinary,
    response_of,
    started,
    stock_of,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}


def can_take_back(match: Scene, seat: int) -> bool:
    try:
        return isinstance(take_back(GAME, match.g, seat), Undone)
    except Refused:
        return False


def responding(
    action: ActionId,
    meeples: dict[str, list[int]],
    faction: tuple[str, int] = ("humans", 0),
    stock: Stock = (0, 0, 9),
) -> Scene:
    state = ordinary(
        meeples={**REST, **meeples}, factions={A: faction}, stock={A: stock}, used=[action]
    )
    return response_of(A, state)


def steps(match: Match) -> list[object]:
    return [question.step for question in match.questions()]


def test_r53_a_faction_can_be_taken_back_until_the_next_seat_has_chosen() -> None:
    match = opened()
    first, second, _third = match.g.clockwise(match.state.first)
    match.play(first, TakeFaction("elves").id)

    match.take_back(first)
    assert steps(match) == [FactionChoice(first)]
    match.play(first, TakeFaction("orcs").id)
    match.play(second, TakeFaction("elves").id)
    with pytest.raises(Refused):
        match.take_back(first)


def test_r53_the_last_faction_stays_because_cards_were_dealt_upon_it() -> None:
    match = opened()
    order = match.g.clockwise(match.state.first)
    for seat, faction in zip(order, ("elves", "orcs", "humans"), strict=True):
        match.play(seat, TakeFaction(faction).id)

    with pytest.raises(Refused):
        match.take_back(order[-1])


def test_r53_sealed_picks_can_be_changed_until_the_last_seat_is_in() -> None:
    match = opened(faction_assignment="random")
    card = match.state.seats[A].card
    for choice in (TakeSide("a"), TakeStock(1, 2, 3), StartIn(f"{card}a-1")):
        match.play(A, choice.id)
    match.time_out(B)

    match.take_back(A)
    for choice in (TakeSide("b"), TakeStock(0, 0, 6), StartIn(f"{card}b-1")):
        match.play(A, choice.id)
    match.time_out(C)
    assert match.state.seats[A].home.endswith("b")
    assert stock_of(match.state, A) == (0, 0, 6)


def test_r53_picks_can_not_be_changed_once_they_are_revealed() -> None:
    match = started()

    for seat in (A, B, C):
        with pytest.raises(Refused):
            match.take_back(seat)


def test_r53_the_choice_of_an_action_can_be_taken_back() -> None:
    match = started()
    active = match.state.active
    match.play(active, Take("patrol").id)

    match.take_back(active)
    assert steps(match) == [ActionChoice(active)]
    assert match.state.used == []


def test_r53_everything_up_to_the_move_itself_can_be_taken_back() -> None:
    match = started()
    active = match.state.active
    match.play(active, Take("patrol").id)
    match.play(active, Perform().id)
    match.take_back(active)
    assert steps(match) == [Response(active)]

    match.take_back(active)
    assert steps(match) == [ActionChoice(active)]


def test_r53_an_action_that_the_seat_can_not_perform_ends_its_response() -> None:
    match = responding("build", {"t1a-1": [A, A]})

    assert not can_take_back(match, A)


def test_r53_only_the_seat_itself_takes_its_move_back() -> None:
    match = responding("patrol", {"t1a-1": [A], "t1a-2": [A]}).when(A, Perform())

    assert can_take_back(match, A)
    assert not can_take_back(match, B)


def test_r53_the_choice_of_a_meeple_can_be_taken_back() -> None:
    match = responding("patrol", {"t1a-1": [A], "t1a-2": [A]}).when(A, Perform(), Move("t1a-1"))

    assert can_take_back(match, A)


@pytest.mark.parametrize(
    ("action", "faction", "choices"),
    [
        ("patrol", ("goblins", 1), [Move("t1a-1"), GoTo("t1a-5")]),
        ("quest", ("goblins", 4), [Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-1")]),
        ("quest", ("centaurs", 4), [Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-1")]),
    ],
)
def test_r53_a_completed_move_into_a_region_stays(
    action: ActionId, faction: tuple[str, int], choices: list[Move | GoTo | GoOnto]
) -> None:
    """Although the same seat is asked next."""
    match = responding(action, {"t1a-1": [A], "t1a-2": [A]}, faction).when(A, Perform(), *choices)

    assert match.questions()[0].seat == A
    assert not can_take_back(match, A)


def test_r53_the_first_step_of_a_second_patrol_can_be_taken_back_but_no_further() -> None:
    match = responding("patrol", {"t1a-1": [A], "t1a-2": [A]}, ("goblins", 1))
    match.when(A, Perform(), Move("t1a-1"), GoTo("t1a-5")).then_asks(PatrolUnit(A, ("s0.1",)))

    match.when(A, Move("t1a-2"))
    assert can_take_back(match, A)
    assert len(match.state.header.undo) == 1


def test_r53_a_meeple_that_stood_up_may_lie_again_while_the_goblins_patrol() -> None:
    match = responding("patrol", {"t1a-4": [A], "t1a-2": [A]}, ("goblins", 1))

    assert can_take_back(match.when(A, Perform(), Stand("t1a-4")), A)


def test_r53_the_end_of_a_response_stays() -> None:
    assert not can_take_back(responding("patrol", at_home()).when(A, Pass()), A)
    built = responding("build", at_home(), stock=(3, 0, 0)).when(A, Perform())
    assert not can_take_back(built, A)


def test_r53_a_collect_stays_once_it_is_booked() -> None:
    match = response_of(B, ordinary(meeples=at_home()), C).when(B, Collect())

    assert not can_take_back(match, B)


def test_r53_a_collect_can_be_taken_back_while_its_resource_is_chosen() -> None:
    meeples = {"t1a-1": [A, A], "t2a-5": [B, B], "t3a-1": [C, C]}
    match = response_of(B, ordinary(meeples=meeples), C).when(B, Collect())
    assert can_take_back(match, B)

    assert not can_take_back(match.when(B, Gain("ore")), B)


def test_r53_a_first_trade_can_be_taken_back_while_the_second_is_asked() -> None:
    match = responding("trade", at_home(), ("humans", 1)).when(A, Perform(), Get("ore"))
    match.when(A, Exchange(2))
    assert can_take_back(match, A)

    assert not can_take_back(match.when(A, No()), A)


def test_r53_a_new_meeple_can_be_taken_back_until_it_has_stepped() -> None:
    placed = responding("expand", {"t1a-1": [A]}, ("halflings", 4)).when(A, Perform())
    assert can_take_back(placed, A)

    stays = responding("expand", {"t1a-1": [A], "t1a-4": [A]}, ("halflings", 4))
    assert can_take_back(stays.when(A, Perform(), "place:t1a-1", Stay()), A)
    steps = responding("expand", {"t1a-1": [A], "t1a-4": [A]}, ("halflings", 4))
    assert not can_take_back(steps.when(A, Perform(), "place:t1a-1", StepTo("t1a-5")), A)


def test_r53_a_sealed_war_die_stays() -> None:
    meeples = {"t1a-1": [A, A], "t1a-2": [B], "t2a-2": [B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, stock={A: (1, 0, 0), B: (1, 0, 0)})
    match = response_of(A, state).when(A, Perform(), GoTo("t1a-2"), SetDie(1))

    assert match.questions()[0].seat == B
    with pytest.raises(Refused):
        take_back(GAME, match.g, A)
