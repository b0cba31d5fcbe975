"""Followers that answer an economic action at once: what is sealed, and until when (R50)."""

import pytest

from games.kernel.refusal import Refused
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
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, Passed
from games.rules.tiny_epic_kingdoms.flow import Responses
from games.rules.tiny_epic_kingdoms.steps.expansion import PlaceIn
from games.rules.tiny_epic_kingdoms.steps.gain_choice import Gain, GainChoice
from games.rules.tiny_epic_kingdoms.steps.research import Mimic, MimicChoice
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform, Response
from games.rules.tiny_epic_kingdoms.steps.trade import (
    Exchange,
    Get,
    Give,
    TradeAmount,
    TradeGet,
    TradeGive,
)
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    ordinary,
    scene,
    started,
    stock_of,
)
from tests.support.scene import Scene

APART = {
    "t1a-1": [A],
    "t1a-2": [A],
    "t2a-1": [B],
    "t2a-2": [B],
    "t3a-1": [C],
    "t3a-2": [C],
}
ECONOMIC: list[ActionId] = ["build", "research", "trade", "expand"]


def responding(
    action: ActionId,
    *,
    factions: dict[int, tuple[str, int]] | None = None,
    stock: Stock = (5, 5, 5),
    mode: str = "parallel_economic",
) -> Scene:
    """Everybody could perform; A is active and responds first."""
    state = ordinary(
        meeples=APART,
        stock=dict.fromkeys((A, B, C), stock),
        factions=factions,
        used=[action],
        follow_mode=mode,
    )
    return scene(state, Responses([A, B, C]))


@pytest.mark.parametrize("action", ECONOMIC)
def test_r50_nobody_follows_before_the_active_seat_has_responded(action: ActionId) -> None:
    match = responding(action).then_asks(Response(A)).refuses(B, Collect())

    match.when(A, Pass()).then(Passed(A)).then_asks(Response(B), Response(C))


@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_r50_the_last_seat_does_not_follow_a_move_early(action: ActionId) -> None:
    match = responding(action).when(A, Pass()).then_asks(Response(B))

    match.refuses(C, Collect())


@pytest.mark.parametrize("action", ECONOMIC)
def test_without_the_option_nobody_answers_early(action: ActionId) -> None:
    match = responding(action, mode="sequential").when(A, Pass()).then_asks(Response(B))

    match.refuses(C, Collect())


@pytest.mark.parametrize("seat", [A, B, C])
@pytest.mark.parametrize("faction", [("goblins", 2), ("halflings", 3)])
def test_r50_expand_is_sequential_whoever_could_reach_empty_regions(
    seat: int, faction: tuple[str, int]
) -> None:
    match = responding("expand", factions={seat: faction}).when(A, Pass())

    match.then_asks(Response(B)).refuses(C, Collect())


@pytest.mark.parametrize("faction", [("goblins", 1), ("halflings", 2)])
def test_r50_expand_is_answered_together_below_those_levels(faction: tuple[str, int]) -> None:
    match = responding("expand", factions={B: faction}).when(A, Pass())

    match.then_asks(Response(B), Response(C))


def test_r50_a_copied_ability_keeps_expand_sequential_too() -> None:
    match = responding("expand", factions={C: ("shapeshifters", 4)})
    match.state.seats[C].mimics = {2: "goblins"}

    match.when(A, Pass()).then_asks(Response(B))


def test_r50_results_come_in_clockwise_order_whoever_was_first() -> None:
    match = responding("build").when(A, Pass())
    match.when(C, Collect()).then().then_asks(Response(B))

    match.when(B, Perform())
    match.then(TowerBuilt(B, 1, 1), Collected(C, ore=1, food=1), MarkerPassed(B))


def test_r50_sub_decisions_are_asked_in_turn_and_sealed_with_the_answer() -> None:
    match = responding("trade").when(A, Pass()).when(B, Perform()).then()
    match.then_asks(TradeGive(B), Response(C))

    match.when(B, Give("food")).then_asks(TradeGet(B, "food"), Response(C))
    match.when(B, Get("ore")).then_asks(TradeAmount(B, "food", "ore"), Response(C))
    match.when(B, Exchange(2)).then().then_asks(Response(C))
    assert stock_of(match.state, B) == (5, 5, 5)

    match.when(C, Collect())
    assert match.happened(Traded) == [Traded(B, "food", "ore", 2)]


def test_r50_the_active_seat_responds_openly() -> None:
    match = responding("build").when(A, Perform())

    match.then(TowerBuilt(A, 1, 1)).then_asks(Response(B), Response(C))


def test_r50_choices_of_a_collect_are_sealed_too() -> None:
    state = ordinary(
        meeples={"t1a-1": [A, A], "t2a-5": [B, B], "t3a-1": [C, C]},
        stock={C: (1, 0, 0)},
        used=["build"],
        follow_mode="parallel_economic",
    )
    match = scene(state, Responses([A, B, C])).then_asks(GainChoice(B, "t2a-5"), Response(C))

    match.when(B, Gain("mana")).then().when(C, Collect())
    assert match.facts[:2] == [Collected(B), ResourceGained(B, "mana", "t2a-5")]


def test_r50_expansions_are_sealed_with_their_regions() -> None:
    match = responding("expand").when(A, Pass()).when(B, Perform(), PlaceIn("t2a-2")).then()

    match.when(C, Perform(), PlaceIn("t3a-1"))
    assert match.happened(MeepleExpanded) == [
        MeepleExpanded(B, "s1.3", "t2a-2", food=3),
        MeepleExpanded(C, "s2.3", "t3a-1", food=3),
    ]


def test_r50_a_copy_is_chosen_with_the_sealed_answer() -> None:
    match = responding("research", factions={B: ("shapeshifters", 2)}).when(A, Pass())
    match.when(B, Perform()).then().then_asks(MimicChoice(B, 1), Response(C))

    match.when(B, Mimic("humans")).when(C, Perform())
    match.then(
        MagicResearched(B, 3, 3),
        AbilityMimicked(B, 1, "humans"),
        MagicResearched(C, 1, 1),
        MarkerPassed(B),
    )


def test_r50_a_long_answer_looks_like_a_short_one_to_everybody_else() -> None:
    performs = responding("trade").when(A, Pass())
    performs.when(B, Perform(), Give("food"), Get("ore"), Exchange(2))
    collects = responding("trade").when(A, Pass()).when(B, Collect())

    assert performs.seen_by(A) == collects.seen_by(A)
    assert performs.seen_by(C) == collects.seen_by(C)
    assert performs.seen_by(None) == collects.seen_by(None)
    assert performs.seen_by(B) != collects.seen_by(B)


def test_r50_others_see_who_has_answered() -> None:
    waiting = responding("trade").when(A, Pass())
    answered = responding("trade").when(A, Pass()).when(B, Collect())

    assert waiting.seen_by(C) != answered.seen_by(C)


def test_an_unfinished_answer_outlives_the_seal_of_another_seat() -> None:
    match = responding("trade").when(A, Pass()).when(B, Perform(), Give("food"))

    match.when(C, Collect()).then_asks(TradeGet(B, "food"))


def test_followers_without_a_choice_are_not_asked() -> None:
    """Nobody can build: everything happens at once."""
    match = responding("build", stock=(0, 5, 5))

    match.then(Passed(A), Collected(B, ore=1, mana=1), Collected(C, ore=1, food=1), MarkerPassed(B))


def test_a_sealed_follower_answers_no_second_time() -> None:
    responding("build").when(A, Pass()).when(B, Collect()).refuses(B, Perform())


def test_two_players_follow_too() -> None:
    state = ordinary(
        2,
        {"t1a-1": [A, A], "t2a-1": [B, B]},
        stock={B: (1, 0, 0)},
        used=["build"],
        follow_mode="parallel_economic",
    )
    match = scene(state, Responses([A, B])).when(B, Perform())

    match.then(TowerBuilt(B, 1, 1), MarkerPassed(B))


def test_r53_a_sealed_answer_can_be_changed_until_the_last_one_is_in() -> None:
    match = started(follow_mode="parallel_economic")
    first, second, third = match.g.clockwise(match.state.first)
    match.play(first, "action:build")
    match.play(first, Pass().id)
    match.play(second, Perform().id)

    match.take_back(second)
    assert {question.seat for question in match.questions()} == {second, third}
    match.play(second, Collect().id)
    match.play(third, Collect().id)
    assert match.state.seats[second].tower == 0
    with pytest.raises(Refused):
        match.take_back(second)


def test_a_follower_whose_time_runs_out_abandons_its_trade_and_collects() -> None:
    match = responding("trade").when(A, Pass()).when(B, Perform(), Give("food"))
    match.when_time_runs_out(B).then().then_asks(Response(C))

    match.when_time_runs_out(C)
    match.then(Collected(B, ore=1, mana=1), Collected(C, ore=1, food=1), MarkerPassed(B))


def test_r51_a_seat_that_resigns_while_others_think_collects() -> None:
    match = responding("trade").when(A, Pass()).when(B, Perform(), Give("food"))
    match.when_resigns(B).then_asks(Response(C))

    match.when(C, Collect())
    assert match.facts[:2] == [Collected(B, ore=1, mana=1), Collected(C, ore=1, food=1)]
