"""Acting: command points, effects, placing cards, moving (SPEC 7.2 to 7.6)."""

from games.rules.mysthea.events.cards import (
    CardPlaced,
    CardPlayed,
    CardReplaced,
    CommandEnded,
    PlacementPaid,
    PointsSpent,
)
from games.rules.mysthea.events.era import BasicActionBegun
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.events.units import UnitConstructed, UnitDeployed, UnitMoved
from games.rules.mysthea.flow import Turns
from games.rules.mysthea.steps.answers import Done, PickCard
from games.rules.mysthea.steps.moving import GoTo
from games.rules.mysthea.steps.placing import ReplacedChoice
from games.rules.mysthea.steps.purchases import Construct, Deploy, MoveUnit, TakeEnergy
from games.rules.mysthea.steps.spending import ActSpending
from games.rules.mysthea.steps.turn import TurnChoice
from tests.rules.mysthea.positions import (
    A,
    B,
    Pause,
    glory,
    ordinary,
    pieces,
    purse_of,
    turn_of_a,
)
from tests.support.scene import Scene


def moves_offered(match: Scene) -> list[str]:
    return [option for option in match.offers(A) if option.startswith("cp.move")]


def test_g3_five_points_for_two_units_and_three_steps() -> None:
    """Construct a troop, deploy it, the champion moves twice, a golem once."""
    state = ordinary(hands={A: ["C065", "C001"]}, units={A: {"monolith.river": "g"}})
    match = turn_of_a(state).when(A, "act:C065", Construct("troop"), Deploy("troop"))
    assert pieces(match, A, "monolith.myst") == "t"
    match.when(A, MoveUnit("monolith.myst", "champion"), GoTo("monolith.crystal"))
    match.when(A, MoveUnit("monolith.crystal", "champion"), GoTo("tree.crystal"))
    match.when(A, MoveUnit("monolith.river", "golem"), GoTo("monolith.crystal"))

    assert match.state.commands == []
    assert match.state.seats[A].champion.region == "tree.crystal"
    assert match.state.seats[A].discard == ["C065"]


def test_g3_a_second_step_of_the_same_golem_is_refused() -> None:
    state = ordinary(hands={A: ["C065"]}, units={A: {"monolith.river": "g"}})
    match = turn_of_a(state).when(
        A,
        "act:C065",
        MoveUnit("monolith.river", "golem"),
        GoTo("monolith.crystal"),
        Construct("troop"),
    )
    match.refuses(A, MoveUnit("monolith.crystal", "golem"))


def test_a_played_card_is_shown_and_gives_its_points() -> None:
    match = turn_of_a(ordinary(hands={A: ["C026", "C001"]})).when(A, "act:C026")
    match.then(BasicActionBegun(A), CardPlayed(A, "C026", 1)).then_asks(ActSpending(A))


def test_energy_is_not_offered_at_twelve() -> None:
    state = ordinary(hands={A: ["C061"]}, purse={A: (12, 0, 0)})
    turn_of_a(state).when(A, "act:C061").refuses(A, TakeEnergy())


def test_points_that_are_left_are_lost() -> None:
    match = turn_of_a(ordinary(hands={A: ["C065"]})).when(A, "act:C065", TakeEnergy(), Done())
    assert match.facts[-1] == CommandEnded(A)
    assert match.happened(PointsSpent) == [PointsSpent(A, 1)]
    assert purse_of(match, A) == (1, 0, 0)


def test_r2_an_effect_that_could_do_nothing_is_not_offered() -> None:
    state = ordinary(hands={A: ["C028"]}, purse={A: (9, 0, 0)})
    turn_of_a(state).when(A, "act:C028").refuses(A, "effect")


def test_r2_an_effect_that_can_not_be_paid_is_not_offered() -> None:
    state = ordinary(hands={A: ["C047"]}, purse={A: (1, 0, 0)})
    match = turn_of_a(state).when(A, "act:C047").refuses(A, "effect")
    match.when(A, TakeEnergy())
    assert "effect" in match.offers(A)


def test_r3_points_are_spent_before_and_after_the_effect() -> None:
    state = ordinary(hands={A: ["C048"]}, purse={A: (2, 0, 0)})
    match = turn_of_a(state).when(A, "act:C048", TakeEnergy(), "effect", TakeEnergy())
    assert purse_of(match, A) == (1, 0, 7)
    match.refuses(A, "effect").when(A, Construct("troop"))
    match.then_asks(TurnChoice(A))


def test_r3_no_special_action_inside_an_act() -> None:
    state = ordinary(hands={A: ["C048"]}, purse={A: (2, 0, 0)})
    turn_of_a(state).when(A, "act:C048").refuses(A, "move_island")


def test_one_basic_and_one_special_action_a_turn() -> None:
    state = ordinary(hands={A: ["C001", "C002"]})
    match = turn_of_a(state).when(A, "move_island", "skip", "after:sphere")
    match.refuses(A, "move_island").when(A, "meditate")
    match.then_asks(Pause())


def test_the_turn_ends_by_itself_when_no_special_action_is_left() -> None:
    state = ordinary(hands={A: ["C001"]})
    state.seats[A].charged = False
    turn_of_a(state).when(A, "meditate").then_asks(Pause())


def test_the_turn_may_be_ended_without_a_special_action() -> None:
    match = turn_of_a(ordinary()).when(A, "meditate")
    match.refuses(A, "meditate").when(A, "end_turn").then_asks(Pause())


def test_r17_a_unit_deployed_this_turn_may_still_move() -> None:
    state = ordinary(hands={A: ["C069"]})
    match = turn_of_a(state).when(A, "act:C069", Construct("troop"), Deploy("troop"))
    match.when(A, MoveUnit("monolith.myst", "troop"), GoTo("monolith.river"))
    assert pieces(match, A, "monolith.river") == "t"


def test_r53_an_act_names_the_card_that_is_played() -> None:
    match = turn_of_a(ordinary(hands={A: ["C001", "C002"]}))
    assert {"act:C001", "act:C002"} <= set(match.offers(A))


def test_r55_a_unit_that_went_back_to_the_pool_is_fresh_again() -> None:
    state = ordinary(hands={A: ["C065"]}, units={A: {"monolith.river": "T"}})
    state.seats[A].board["monolith.river"].troop = 0
    state.seats[A].board.clear()
    state.seats[A].pool["troop"] = 1
    match = turn_of_a(state).when(A, "act:C065", Deploy("troop"))
    assert MoveUnit("monolith.myst", "troop").id in match.offers(A)


def test_r56_a_granted_act_has_to_name_a_card() -> None:
    state = ordinary(hands={A: ["C003", "C001", "C026"]}, purse={A: (2, 0, 0)})
    match = turn_of_a(state).when(A, "act:C003", "effect")
    assert match.offers(A) == ["card:C001", "card:C026"]


def test_r44_a_granted_act_uses_up_no_action_of_the_turn() -> None:
    state = ordinary(hands={A: ["C003", "C026"]}, purse={A: (4, 0, 0)})
    match = turn_of_a(state).when(A, "act:C003", "effect", "effect", Done(), Done())
    assert not match.state.special_done
    match.then_asks(TurnChoice(A))
    assert "move_island" in match.offers(A)


def test_an_outer_act_keeps_its_points_while_an_inner_one_runs() -> None:
    state = ordinary(hands={A: ["C003", "C026"]}, purse={A: (3, 0, 0)})
    match = turn_of_a(state).when(A, "act:C003", "effect")
    assert [command.card for command in match.state.commands] == ["C003", "C026"]
    match.when(A, Done())
    assert [(c.card, c.points) for c in match.state.commands] == [("C003", 2)]


def test_r27_the_played_card_is_discarded_at_the_end_of_its_act() -> None:
    match = turn_of_a(ordinary(hands={A: ["C065", "C001"]})).when(A, "act:C065", TakeEnergy())
    assert match.state.seats[A].discard == []
    match.when(A, Done())
    assert match.state.seats[A].discard == ["C065"]


def test_x22_a_rune_makes_the_card_that_replaces_it_free() -> None:
    state = ordinary(hands={A: ["C040"]}, boards={A: ["C020"]})
    match = turn_of_a(state).when(A, "act:C040", "place")

    assert match.happened(PlacementPaid) == [PlacementPaid(A, "C040", 0)]
    assert match.happened(CardReplaced) == [CardReplaced(A, "C020")]
    assert match.happened(CardPlaced) == [CardPlaced(A, "C040", "card")]
    assert match.state.commands[-1].points == 3
    assert match.state.seats[A].discard == ["C020"]


def test_x23_a_fourth_accessory_replaces_one_of_three() -> None:
    boards = {A: ["C031", "C032", "C033"]}
    state = ordinary(hands={A: ["C034", "C001"]}, boards=boards, purse={A: (3, 0, 0)})
    match = turn_of_a(state).when(A, "act:C034", "place")
    match.then_asks(ReplacedChoice(A, "C034")).when(A, PickCard("C032"))

    assert match.state.seats[A].accessories == ["C031", "C033", "C034"]
    assert match.state.seats[A].discard == ["C032"]


def test_r5_cards_leave_the_player_board_only_for_a_successor() -> None:
    state = ordinary(hands={A: ["C001"]}, boards={A: ["C031", "C019"]}, purse={A: (3, 3, 0)})
    offers = turn_of_a(state).offers(A)
    assert not [option for option in offers if "discard" in option]


def test_an_accessory_placed_this_turn_is_a_special_action_at_once() -> None:
    state = ordinary(hands={A: ["C033"]}, purse={A: (2, 1, 0)})
    match = turn_of_a(state).when(A, "act:C033", "place", Done(), "accessory:C033")
    assert purse_of(match, A) == (0, 0, 2)


def test_x25_surplus_energy_is_lost() -> None:
    state = ordinary(hands={A: ["C061"]}, purse={A: (6, 0, 0)})
    match = turn_of_a(state).when(A, "act:C061", "effect")
    assert match.state.seats[A].energy == 12


def test_r58_a_replaced_upgrade_stops_working_at_once() -> None:
    state = ordinary(hands={A: ["C038"]}, boards={A: ["C019"]}, purse={A: (2, 0, 0)})
    match = turn_of_a(state)
    assert match.g.strength(A, "monolith.myst") == 5
    match.when(A, "act:C038", "place")
    assert match.g.strength(A, "monolith.myst") == 3


def test_c038_the_champion_takes_a_fresh_troop_along() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C038"]}, units={A: {"monolith.myst": "tT"}})
    match = turn_of_a(state).when(
        A, "act:C065", MoveUnit("monolith.myst", "champion"), "to:arch.myst", "carry:troop"
    )
    assert match.happened(UnitMoved) == [
        UnitMoved(A, "champion", "monolith.myst", "arch.myst", "troop")
    ]
    assert pieces(match, A, "arch.myst") == "t"
    match.when(A, MoveUnit("arch.myst", "champion"), "to:monolith.myst")
    assert match.happened(UnitMoved)[-1].passenger is None, "the other troop has moved"


def test_r4_a_carried_unit_carries_nobody_and_has_moved() -> None:
    state = ordinary(
        hands={A: ["C065"]}, boards={A: ["C059", "C077"]}, units={A: {"monolith.river": "tg"}}
    )
    match = turn_of_a(state).when(
        A, "act:C065", MoveUnit("monolith.river", "troop"), "to:monolith.crystal", "carry:golem"
    )
    assert pieces(match, A, "monolith.crystal") == "tg"
    assert moves_offered(match) == ["cp.move:monolith.myst:champion"]


def test_c059_a_troop_carries_the_champion_if_it_has_not_moved() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C059"]}, units={A: {"monolith.myst": "tt"}})
    match = turn_of_a(state).when(A, "act:C065", MoveUnit("monolith.myst", "troop"), "to:arch.myst")
    assert match.offers(A) == ["none", "carry:troop", "carry:champion"]
    match.when(A, "carry:champion")
    assert match.state.seats[A].champion.region == "arch.myst"


def test_r15_a_fortification_neither_moves_nor_is_carried() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C059"]}, units={A: {"monolith.myst": "f"}})
    match = turn_of_a(state).when(A, "act:C065")
    assert moves_offered(match) == ["cp.move:monolith.myst:champion"]


def test_r57_a_unit_appears_where_the_champion_stands() -> None:
    state = ordinary(hands={A: ["C065"]}, champions={A: "arch.forest"})
    state.seats[A].pool["golem"], state.seats[A].supply["golem"] = 1, 3
    match = turn_of_a(state).when(A, "act:C065", Deploy("golem"))
    assert match.happened(UnitDeployed) == [UnitDeployed(A, "golem", "arch.forest")]


def test_the_upgrades_of_construction_and_deployment() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C039", "C037"]})
    match = turn_of_a(state).when(A, "act:C065", Construct("troop"), "yes")
    assert match.happened(UnitConstructed) == [UnitConstructed(A, "troop")]
    assert pieces(match, A, "monolith.myst") == "t"
    match.when(A, Construct("golem"), Deploy("golem"))
    assert glory(match, A) == 3


def test_a_free_deployment_may_be_declined() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C018"]})
    match = turn_of_a(state).when(A, "act:C065", Construct("golem"), "no")
    assert match.state.seats[A].pool["golem"] == 1


def test_c017_a_constructed_troop_gives_experience() -> None:
    state = ordinary(hands={A: ["C065"]}, boards={A: ["C017"]})
    match = turn_of_a(state).when(A, "act:C065", Construct("troop"))
    assert match.happened(Gained) == [Gained(A, "xp", 1, "upgrades", "C017")]


def test_r48_a_hand_has_no_limit() -> None:
    hand = [f"C{number:03}" for number in range(1, 21)]
    match = turn_of_a(ordinary(2, hands={A: hand}))
    assert len([option for option in match.offers(A) if option.startswith("act:")]) == 20


def test_r67_an_inner_act_does_not_freshen_units() -> None:
    state = ordinary(
        hands={A: ["C003", "C065"]}, units={A: {"monolith.river": "t"}}, purse={A: (2, 0, 0)}
    )
    match = turn_of_a(state).when(
        A, "act:C003", MoveUnit("monolith.river", "troop"), "to:monolith.crystal", "effect"
    )
    assert moves_offered(match) == ["cp.move:monolith.myst:champion"]


def test_a_new_turn_freshens_the_units_of_everybody() -> None:
    state = ordinary(hands={B: ["C001"]}, units={A: {"monolith.river": "T"}})
    match = turn_of_a(state)
    other = type(match)(match.game, state, Turns([B]))
    assert other.state.seats[A].board["monolith.river"].moved_troop == 0
