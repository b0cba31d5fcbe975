import pytest

from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.war import (
    MeepleFled,
    MeepleRemoved,
    WarResolved,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.state import Meeple
from games.rules.tiny_epic_kingdoms.steps.going import GoTo
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination
from games.rules.tiny_epic_kingdoms.steps.quest import QuestDestination
from games.rules.tiny_epic_kingdoms.steps.response import Perform, Response
from games.rules.tiny_epic_kingdoms.steps.war_choices import BeBeaten, Flee, FleeChoice
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    ordinary,
    position,
    regions_of,
    response_of,
    scene,
)
from tests.rules.tiny_epic_kingdoms.wars import FLAG, RICH, duel, reveal, stock
from tests.support.scene import Scene


def patrol_from(origin: str, meeples: dict[str, list[int]]) -> list[str]:
    """Where A's meeple may go, with C out of the way."""
    state = ordinary(3, {**meeples, "t3a-1": [C, C]})
    options = PatrolDestination(A, origin).options(position(state))
    return [option.choice.region for option in options if isinstance(option.choice, GoTo)]


def test_w7_a_beaten_defender_leaves_the_region_to_the_attacker() -> None:
    match = reveal(duel(), 2, 1)

    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t1a-2")]
    assert match.state.regions["t1a-2"] == [Meeple("s0.1", A)]
    assert regions_of(match.state, B) == {"t3a-4": 1}


def test_w7_a_beaten_attacker_goes_to_its_reserve_not_back() -> None:
    match = reveal(duel(), 1, 2)

    assert match.happened(MeepleRemoved) == [MeepleRemoved(A, "s0.1", "t1a-2")]
    assert regions_of(match.state, A) == {"t3a-2": 1}
    assert position(match.state).reserve(A) == 6


def test_r18_a_region_with_two_meeples_is_never_entered() -> None:
    meeples = {"t1a-1": [A, A], "t1a-2": [B, B], "t1a-5": [B, C], "t2a-1": [B]}
    assert patrol_from("t1a-1", meeples) == []


def test_r18_a_quest_to_a_region_with_two_meeples_is_refused() -> None:
    state = ordinary(3, {"t1a-1": [A, A], "t2a-1": [B, B], "t2a-2": [B], "t3a-1": [C]})
    match = scene(state, QuestDestination(A, "t1a-1", "t2a")).refuses(A, GoTo("t2a-1"))

    match.when(A, GoTo("t2a-2"))
    assert match.happened(WarStarted) == [WarStarted(A, B, "t2a-2", "quest")]


def test_r19_a_last_meeple_can_not_be_attacked() -> None:
    state = ordinary(3, {"t1a-1": [A], "t1a-2": [B], "t2a-1": [A, A], "t3a-1": [C]})
    assert [o.id for o in PatrolDestination(A, "t1a-1").options(position(state))] == ["go_to:t1a-5"]


def test_r19_a_quest_to_a_last_meeple_is_refused() -> None:
    state = ordinary(3, {"t1a-1": [A, A], "t2a-1": [B], "t3a-1": [C]})
    scene(state, QuestDestination(A, "t1a-1", "t2a")).refuses(A, GoTo("t2a-1"))


def test_r20_a_last_meeple_moves_to_empty_regions_only() -> None:
    meeples = {"t1a-2": [A], "t1a-3": [B], "t2a-1": [B]}
    assert patrol_from("t1a-2", meeples) == ["t1a-1", "t1a-4"]


def test_r21_the_moving_meeple_counts_for_its_owner() -> None:
    meeples = {"t1a-1": [A, A], "t1a-2": [B], "t2a-1": [B]}
    assert patrol_from("t1a-1", meeples) == ["t1a-2", "t1a-5"]


def test_r21_a_meeple_in_ruins_counts_as_in_play() -> None:
    meeples = {"t1a-1": [A], "t2a-5": [A, B], "t1a-2": [B]}
    assert "t1a-2" in patrol_from("t1a-1", meeples)


def test_r22_an_attacker_in_ruins_lies_and_fights_normally() -> None:
    match = duel("t1a-3", "t1a-4")

    assert [meeple.lying for meeple in match.state.regions["t1a-4"]] == [True, True]
    reveal(match, 3, 2)
    assert match.state.regions["t1a-4"] == [Meeple("s0.1", A, lying=True)]


def test_r22_a_lying_defender_fights_normally() -> None:
    match = reveal(duel("t1a-3", "t1a-4"), 2, 2)
    assert match.happened(WarResolved) == [WarResolved(2, 2, B)]


def test_r24_a_defender_that_wins_stays_as_it_was() -> None:
    lying, standing = duel("t1a-3", "t1a-4"), duel("t1a-3", "t1a-4")
    standing.state.regions["t1a-4"][0].lying = False

    assert reveal(lying, 1, 1).state.regions["t1a-4"] == [Meeple("s1.1", B, lying=True)]
    assert reveal(standing, 1, 1).state.regions["t1a-4"] == [Meeple("s1.1", B)]


def test_r9_the_loser_of_a_war_still_answers_the_action_in_its_turn() -> None:
    where = {"t1a-1": [A, A], "t1a-2": [B], "t2a-1": [B], "t3a-1": [C]}
    match = response_of(A, ordinary(3, where, stock=RICH), B, C)

    reveal(match.when(A, Perform(), GoTo("t1a-2")), 2, 1).then_asks(Response(B))


@pytest.mark.parametrize(
    ("faction", "kind", "amount"), [("undead", "mana", 1), ("valkyries", "food", 2)]
)
@pytest.mark.parametrize("seat", [A, B])
def test_9_2_some_gain_by_every_meeple_lost(
    faction: str, kind: str, amount: int, seat: int
) -> None:
    level = 1 if faction == "undead" else 2
    match = duel(factions={seat: (faction, level)})

    reveal(match, 1 if seat == A else 3, 2)
    assert match.happened(ResourceGained) == [ResourceGained(seat, kind, "war_loss", amount)]


@pytest.mark.parametrize(("faction", "level"), [("undead", 0), ("valkyries", 1)])
def test_9_2_nothing_is_gained_one_level_below(faction: str, level: int) -> None:
    match = reveal(duel(factions={B: (faction, level)}), 3, 2)
    assert match.happened(ResourceGained) == []


def test_9_2_the_winner_gains_nothing_by_the_loss() -> None:
    assert reveal(duel(factions={A: ("undead", 1)}), 3, 2).happened(ResourceGained) == []


@pytest.mark.parametrize(("food", "gained"), [(8, 1), (9, 0)])
def test_9_2_what_is_gained_by_a_loss_is_cut_at_nine(food: int, gained: int) -> None:
    match = reveal(duel(factions={B: ("valkyries", 2)}, stock={B: (2, 0, food)}), 3, 2)

    assert sum(fact.amount for fact in match.happened(ResourceGained)) == gained
    assert stock(match, B) == (0, 0, 9)


def beaten_lizard(food: int = 1, level: int = 2, **more: list[int]) -> Scene:
    """Lizardfolk are beaten in t7a-3, at home."""
    also = {key.replace("_", "-"): owners for key, owners in more.items()}
    return reveal(
        duel(
            "t2a-1",
            "t7a-3",
            also,
            homes=("t2a", "t7a", "t3a"),
            factions={B: ("lizardfolk", level)},
            stock={B: (2, 0, food)},
        ),
        3,
        2,
    )


def test_x19_a_beaten_lizard_may_flee_to_any_free_neighbour() -> None:
    match = beaten_lizard().then_asks(FleeChoice(B))
    assert match.offers(B) == ["no", "flee:t7a-2", "flee:t7a-4", "flee:t7a-5"]


def test_x19_the_flight_costs_a_food_and_saves_the_meeple() -> None:
    match = beaten_lizard().when(B, Flee("t7a-2"))

    assert match.facts[:2] == [MeepleFled(B, "s1.1", "t7a-3", "t7a-2", 1), WarWon(A)]
    assert (stock(match, B), match.state.seats[A].wars_won) == ((0, 0, 0), 1)
    assert regions_of(match.state, B) == {"t3a-4": 1, "t7a-2": 1}


def test_x19_it_lies_down_when_it_flees_into_ruins() -> None:
    match = beaten_lizard().when(B, Flee("t7a-4"))
    assert match.state.regions["t7a-4"] == [Meeple("s1.1", B, lying=True)]


def test_x19_it_flees_only_to_free_regions() -> None:
    match = beaten_lizard(t7a_2=[C], t7a_4=[B, B], t7a_5=[B])

    assert match.offers(B) == ["no", "flee:t7a-5"]
    match.refuses(B, Flee("t7a-2")).refuses(B, Flee("t7a-4"))


def test_x19_it_may_let_itself_be_beaten() -> None:
    match = beaten_lizard().when(B, BeBeaten())
    assert match.facts[0] == MeepleRemoved(B, "s1.1", "t7a-3")


@pytest.mark.parametrize(("food", "level"), [(0, 2), (5, 1)])
def test_x19_without_food_or_the_ability_it_is_lost(food: int, level: int) -> None:
    match = beaten_lizard(food, level)
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t7a-3")]


def test_x19_without_a_free_neighbour_it_is_lost() -> None:
    match = beaten_lizard(t7a_2=[C], t7a_4=[C], t7a_5=[C])
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t7a-3")]


def test_9_2_an_attacking_lizard_does_not_flee() -> None:
    match = reveal(duel(factions={A: ("lizardfolk", 2)}, stock={A: (2, 0, 5)}), 2, 3)
    assert match.happened(MeepleRemoved) == [MeepleRemoved(A, "s0.1", "t1a-2")]


def test_9_2_a_beaten_lizard_may_flee_although_it_showed_the_flag() -> None:
    lizards = {B: ("lizardfolk", 2)}
    match = reveal(duel(factions=lizards, stock={B: (2, 0, 1)}), 1, FLAG)
    match.then_asks(FleeChoice(B))


def test_9_2_fleeing_gains_nothing_by_a_loss() -> None:
    shapeshifters = {B: ("shapeshifters", 4), C: ("lizardfolk", 0), A: ("undead", 0)}
    match = duel(factions=shapeshifters, stock={B: (0, 1, 1)})
    match.state.seats[B].mimics = {1: "undead", 2: "lizardfolk"}

    reveal(match, 3, 2).when(B, Flee("t1a-1"))
    assert match.happened(ResourceGained) == []
