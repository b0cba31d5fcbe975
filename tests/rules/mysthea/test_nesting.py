"""Procedures inside procedures: the outer one waits with all that is its own (SPEC 5)."""

from games.rules.mysthea.events.battle import BattleEnded
from games.rules.mysthea.events.units import UnitMoved
from games.rules.mysthea.events.world import EncounterFaced, MonsterRewarded
from games.rules.mysthea.flow import EventResolution
from games.rules.mysthea.game import GAME
from games.rules.mysthea.steps.battle_choices import CardChoice, RetreatChoice
from games.rules.mysthea.steps.encounter import FreeEncounter
from games.rules.mysthea.steps.spending import ActSpending, RewardSpending
from tests.rules.mysthea.positions import A, B, C, glory, ordinary, pieces, turn_of_a
from tests.support.scene import Scene

HERE = "tree.crystal"


def test_an_encounter_grants_an_act_that_starts_a_battle_in_which_another_retreats() -> None:
    state = ordinary(
        encounters=["EN30"],
        tokens={A: "monolith"},
        hands={A: ["C004", "C026"], B: ["C006", "C007"]},
        units={A: {HERE: "g"}, B: {HERE: "t"}},
        purse={A: (2, 1, 0)},
    )
    match = turn_of_a(state).when(A, "encounter", "icon:dialogue", "yes", "card:C004", "cp.energy")
    match.when(A, "effect", f"region:{HERE}")
    match.then_asks(CardChoice(A), CardChoice(B)).when(A, "none").when(B, "card:C006")
    match.then_asks(RetreatChoice(B, 2)).when(B, f"unit:{HERE}:troop", "to:tree.forest")

    assert match.happened(UnitMoved) == [UnitMoved(B, "troop", HERE, "tree.forest", way="retreat")]
    assert match.happened(BattleEnded) == [BattleEnded([A], 1)]
    match.then_asks(ActSpending(A))
    assert (match.state.commands[-1].card, match.state.commands[-1].points) == ("C004", 1)
    assert match.state.encounters, "the encounter is not over yet"
    match.when(A, "done")
    assert match.happened(EncounterFaced) == [EncounterFaced(A, "EN30", "volcano")]


def test_a_monster_called_in_an_act_rewards_a_seat_that_is_not_active() -> None:
    state = ordinary(
        track=("onygauros",),
        monsters=("onygauros", "utcoro", "caerulas"),
        hands={A: ["C063"]},
        champions={C: "volcano.forest"},
        units={C: {"volcano.river": "gggg", "volcano.forest": "tt"}},
        purse={A: (3, 0, 0)},
    )
    match = turn_of_a(state).when(A, "act:C063", "cp.energy", "effect")
    match.then_asks(RewardSpending(C))
    assert match.state.active == A
    match.refuses(A, "done").when(C, "cp.construct:troop", "done")
    match.then_asks(ActSpending(A))
    assert match.state.commands[-1].points == 2


def test_a_reward_of_the_last_phase_opens_an_encounter_with_a_battle() -> None:
    """The era ends; Utcoro falls; B faces an encounter and fights A, who has no turn."""
    state = ordinary(
        2,
        era=3,
        track=("utcoro", "forest", "river", "myst", "mountain", "crystal"),
        encounters=["EN17"],
        champions={A: "arch.forest"},
        units={A: {"sphere.myst": "t"}, B: {"tree.crystal": "gggt", "sphere.myst": "g"}},
        mirages=("tree.mountain", "arch.mountain"),
        hands={A: ["C065"]},
    )
    state.round = 6
    match = Scene(GAME, state, EventResolution())
    match.then_asks(FreeEncounter(B)).when(B, "yes", "icon:axe", "yes", "region:sphere.myst")
    match.then_asks(CardChoice(A)).when(A, "card:C065")

    assert pieces(match, B, "sphere.myst") == ""
    assert match.happened(BattleEnded) == [BattleEnded([A], 1)]
    assert match.state.header.over
    assert glory(match, A) > 0


def test_rewards_are_resolved_completely_one_seat_after_the_other() -> None:
    state = ordinary(
        track=("utcoro", "forest", "river", "storm", "myst"),
        encounters=["EN02", "EN06"],
        champions={A: "tree.crystal"},
        units={A: {"tree.crystal": "ggg"}, B: {"tree.forest": "t"}},
    )
    match = Scene(GAME, state, EventResolution())
    match.then_asks(FreeEncounter(A)).when(A, "yes", "icon:dialogue")
    match.then_asks(RewardSpending(A)).when(A, "done")
    assert match.happened(MonsterRewarded) == [MonsterRewarded(B, "utcoro", 1, 1)]
    match.then_asks(FreeEncounter(B))
