"""What encounters give, and what happens inside them (SPEC 10.5)."""

from typing import Any

import pytest

from games.rules.mysthea.events.battle import BattleStarted
from games.rules.mysthea.events.cards import CardsDiscarded
from games.rules.mysthea.events.gains import ArtefactRecharged
from games.rules.mysthea.events.units import GroupSent, UnitMoved, UnitsRemoved
from games.rules.mysthea.events.world import (
    EncounterBegun,
    EncounterFaced,
    MonsterDefeated,
)
from games.rules.mysthea.steps.act import ActCard
from games.rules.mysthea.steps.spending import RewardSpending
from tests.rules.mysthea.positions import (
    CONTENT,
    A,
    B,
    C,
    D,
    glory,
    ordinary,
    pieces,
    purse_of,
    turn_of_a,
)
from tests.support.scene import Scene


def facing(card: str, **given: Any) -> Scene:
    """A's champion stands in the monolith's land of myst, its token beside it."""
    given.setdefault("purse", {A: (3, 1, 0)})
    state = ordinary(encounters=[card], tokens={A: "monolith"}, **given)
    return turn_of_a(state).when(A, "encounter")


@pytest.mark.parametrize(
    ("card", "icon", "purse"),
    [
        ("EN01", "boots", (3, 2, 6)),
        ("EN06", "chest", (6, 0, 7)),
        ("EN11", "chest", (3, 0, 10)),
        ("EN12", "chest", (4, 0, 7)),
        ("EN19", "dialogue", (3, 2, 6)),
        ("EN26", "dialogue", (3, 0, 10)),
        ("EN26", "boots", (3, 1, 6)),
    ],
)
def test_plain_gains_of_encounters_are_automatic(
    card: str, icon: str, purse: tuple[int, int, int]
) -> None:
    match = facing(card).when(A, f"icon:{icon}")
    assert purse_of(match, A) == purse


@pytest.mark.parametrize(
    ("card", "icon", "kind"),
    [
        ("EN03", "chest", "crystal"),
        ("EN04", "axe", "forest"),
        ("EN10", "dialogue", "myst"),
        ("EN24", "dialogue", "river"),
        ("EN30", "chest", "mountain"),
    ],
)
def test_encounters_that_count_controlled_regions(card: str, icon: str, kind: str) -> None:
    units = {A: {f"{island}.{kind}": "t" for island in ("arch", "volcano", "sphere", "tree")}}
    units[A] = {region: u for region, u in units[A].items() if region in CONTENT.regions}
    match = facing(card, units=units, champions={B: "monolith.crystal", C: "tree.mountain"})
    before = glory(match, A)
    held = match.g.controlled(A, kind)
    match.when(A, f"icon:{icon}")
    assert held >= 1
    assert glory(match, A) == before + 3 * held


@pytest.mark.parametrize(
    ("card", "icon", "points"), [("EN02", "dialogue", 3), ("EN05", "boots", 2)]
)
def test_command_points_of_an_encounter_are_spent_at_once(
    card: str, icon: str, points: int
) -> None:
    match = facing(card).when(A, f"icon:{icon}").then_asks(RewardSpending(A))
    assert match.state.commands[-1].points == points
    match.refuses(A, "effect").when(A, "done")
    assert len(match.state.seats[A].encounters) == 1


def test_en08_energy_and_a_command_point() -> None:
    match = facing("EN08").when(A, "icon:dialogue", "cp.energy")
    assert purse_of(match, A) == (5, 0, 8)


def test_en14_the_glory_comes_after_the_point_is_spent() -> None:
    match = facing("EN14").when(A, "icon:boots")
    assert glory(match, A) == 7
    match.when(A, "done")
    assert glory(match, A) == 9


@pytest.mark.parametrize("card", ["EN06", "EN15", "EN17", "EN23"])
def test_encounters_that_draw_a_card(card: str) -> None:
    icons = {"EN06": "boots", "EN15": "chest", "EN17": "boots", "EN23": "dialogue"}
    match = facing(card).when(A, f"icon:{icons[card]}")
    assert len(match.state.seats[A].hand) == 1


def test_a_construction_may_be_declined_and_the_next_part_is_still_asked() -> None:
    match = facing("EN03").when(A, "icon:boots", "no", "yes")
    assert match.state.seats[A].pool == {"troop": 0, "golem": 1, "fort": 0}


@pytest.mark.parametrize(
    ("card", "icon", "types"),
    [
        ("EN09", "chest", "tactic"),
        ("EN18", "axe", "accessory"),
        ("EN23", "axe", "upgrade"),
        ("EN29", "boots", "objective"),
    ],
)
def test_encounters_that_take_a_card_for_glory(card: str, icon: str, types: str) -> None:
    cards = {"tactic": "C065", "accessory": "C075", "upgrade": "C080", "objective": "C070"}
    hand = list(cards.values())
    match = facing(card, hands={A: hand}).when(A, f"icon:{icon}")
    before = glory(match, A)
    assert match.offers(A) == [f"card:{cards[types]}", "decline"]
    match.when(A, f"card:{cards[types]}")
    assert match.happened(CardsDiscarded) == [CardsDiscarded(A, [cards[types]])]
    assert glory(match, A) == before + 5


def test_without_such_a_card_nothing_is_asked() -> None:
    match = facing("EN09", hands={A: ["C006"]}).when(A, "icon:chest")
    assert len(match.state.seats[A].encounters) == 1


def test_en12_either_the_charge_or_a_point() -> None:
    match = facing("EN12").when(A, "icon:axe")
    assert match.offers(A) == ["part:1", "decline"], "the artefact is charged already"
    match.when(A, "decline")
    assert match.state.commands == []


def test_en19_energy_or_command_points() -> None:
    match = facing("EN19").when(A, "icon:chest")
    assert match.offers(A) == ["part:0", "part:1", "decline"]
    match.when(A, "part:0")
    assert purse_of(match, A)[0] == 5


def test_en20_the_champion_goes_anywhere() -> None:
    match = facing("EN20").when(A, "icon:boots", "unit:monolith.myst:champion")
    assert len(match.offers(A)) == 14
    match.when(A, "to:volcano.forest")
    assert match.state.seats[A].champion.region == "volcano.forest"


def test_r12_two_portals_of_one_reward_are_independent() -> None:
    units = {A: {"arch.forest": "t", "tree.crystal": "g"}}
    match = facing("EN10", units=units).when(A, "icon:boots")
    match.when(A, "unit:tree.crystal:golem", "to:volcano.forest")
    match.when(A, "unit:arch.forest:troop", "to:sphere.myst")
    assert [move.way for move in match.happened(UnitMoved)] == ["portal"]
    assert pieces(match, A, "volcano.forest") == "g"
    assert pieces(match, A, "sphere.myst") == "t"


def test_en22_two_troops_through_portals_the_second_may_stay() -> None:
    match = facing("EN22", units={A: {"arch.forest": "tt"}}).when(A, "icon:boots")
    match.when(A, "unit:arch.forest:troop", "to:sphere.myst", "decline")
    assert pieces(match, A, "arch.forest") == "t"


def test_r61_a_portal_uses_up_the_move_of_the_turn() -> None:
    match = facing("EN22", units={A: {"arch.forest": "tT"}}).when(A, "icon:boots")
    match.when(A, "unit:arch.forest:troop", "to:sphere.myst")
    assert len(match.state.seats[A].encounters) == 1, "no fresh troop is left for a second one"


def test_r61_en25_leaves_behind_what_has_moved() -> None:
    units = {A: {"arch.forest": "tTg"}}
    match = facing("EN25", units=units).when(A, "icon:boots", "region:arch.forest")
    match.when(A, "to:sphere.myst")
    assert match.happened(GroupSent) == [
        GroupSent(A, "arch.forest", "sphere.myst", ["troop", "golem"])
    ]
    assert pieces(match, A, "arch.forest") == "t"


def test_en28_two_different_troops_take_a_step() -> None:
    match = facing("EN28", units={A: {"arch.forest": "tt"}}).when(A, "icon:boots")
    match.when(A, "unit:arch.forest:troop", "to:arch.myst")
    match.when(A, "unit:arch.forest:troop", "to:arch.myst")
    assert pieces(match, A, "arch.myst") == "tt"


def test_en28_a_fort_or_a_golem() -> None:
    match = facing("EN28", units={A: {"arch.forest": "t"}}).when(A, "icon:axe")
    assert match.offers(A) == ["part:0", "decline"], "no golem waits in the pool"
    match.when(A, "part:0", "region:arch.forest")
    assert pieces(match, A, "arch.forest") == "tf"


def test_en04_the_champion_steps_even_if_it_has_moved() -> None:
    state = ordinary(encounters=["EN04"], tokens={A: "monolith"}, purse={A: (0, 1, 0)})
    state.seats[A].champion.moved = True
    match = turn_of_a(state).when(A, "encounter", "icon:dialogue")
    match.when(A, "unit:monolith.myst:champion", "to:arch.myst")
    assert match.state.seats[A].champion.region == "arch.myst"


def test_en05_one_energy_then_a_develop() -> None:
    match = facing("EN05", purse={A: (0, 1, 0)}).when(A, "icon:chest", "yes", "reveal_fourth")
    assert len(match.offers(A)) == 4


def test_en30_r56_an_act_as_a_reward_may_be_declined() -> None:
    match = facing("EN30", hands={A: ["C001", "C002"]}).when(A, "icon:dialogue")
    assert match.offers(A) == ["yes", "no"]
    match.when(A, "yes").then_asks(ActCard(A))


def test_x34_after_en29_the_artefact_is_charged_and_a_battle_fought() -> None:
    state = ordinary(
        encounters=["EN29"],
        tokens={A: "monolith"},
        units={A: {"tree.crystal": "g"}, B: {"tree.crystal": "t"}},
        purse={A: (0, 1, 0)},
    )
    state.seats[A].charged = False
    match = turn_of_a(state).when(A, "encounter", "icon:axe", "yes", "region:tree.crystal")
    assert match.happened(ArtefactRecharged) == [ArtefactRecharged(A)]
    assert match.happened(BattleStarted)[0].region == "tree.crystal"
    assert match.state.seats[A].charged


def test_x35_r46_the_one_who_faces_it_chooses_opponent_by_opponent() -> None:
    state = ordinary(
        4,
        encounters=["EN11"],
        tokens={A: "monolith"},
        units={C: {"tree.crystal": "g"}, D: {"arch.forest": "gg", "sphere.myst": "g"}},
        purse={A: (0, 1, 0)},
    )
    match = turn_of_a(state).when(A, "encounter", "icon:axe")
    assert match.offers(A) == ["region:tree.crystal", "decline"]
    match.when(A, "region:tree.crystal")
    assert match.offers(A) == ["region:arch.forest", "region:sphere.myst", "decline"]
    match.when(A, "region:sphere.myst")

    assert match.happened(UnitsRemoved) == [UnitsRemoved(D, "sphere.myst", ["golem"], "card")]
    assert match.state.seats[C].pool["golem"] == match.state.seats[D].pool["golem"] == 1
    assert glory(match, A) == 7, "nobody scores for it"


def test_x11_encounters_inside_encounters() -> None:
    state = ordinary(
        encounters=["EN20", "EN26"],
        track=("utcoro",),
        heroes={A: "H02"},
        champions={A: "tree.crystal", B: "arch.forest"},
        units={A: {"tree.crystal": "gggg"}},
        tokens={A: "tree"},
        faced={A: 4},
        purse={A: (0, 5, 0)},
    )
    match = turn_of_a(state).when(A, "encounter", "icon:axe", "yes")
    assert match.happened(MonsterDefeated) == [MonsterDefeated("utcoro", [A])]
    assert glory(match, A) == 6 + 6
    match.when(A, "yes")
    assert match.happened(EncounterBegun) == [EncounterBegun(A, 6)]
    match.when(A, "icon:dialogue")

    assert match.happened(EncounterFaced) == [
        EncounterFaced(A, "EN26", "volcano"),
        EncounterFaced(A, "EN20", "tree"),
    ], "the second free encounter would be the seventh, so it is not offered"
    assert len(match.state.seats[A].encounters) == 6


@pytest.mark.parametrize("card", sorted(CONTENT.encounters))
def test_every_token_goes_as_far_as_printed(card: str) -> None:
    for number, side in enumerate(CONTENT.encounters[card].sides):
        match = facing(card)
        offered = match.question(A).options[number]
        assert offered.id == f"icon:{side.icon}"
        match.when(A, offered.id)
        while match.state.encounters:
            match.when_time_runs_out(match.questions()[0].seat)
        assert match.state.seats[A].token == match.g.clockwise("monolith", side.steps)
