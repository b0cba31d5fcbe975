"""The action loop: the bag, Copy, per-Outpost Actions, Boosts, bonus Moves (SPEC 8.4, 8.5, 9.7)."""

import pytest

from games.rules.dei.content import CardAction
from games.rules.dei.events.economy import ResourceGained, SupplyGained
from games.rules.dei.events.pieces import UnitsMoved
from games.rules.dei.events.turn import (
    ActionsAdded,
    ActionTaken,
    BonusMoveTaken,
    BoostUsed,
    CardFinished,
    CardPlayed,
)
from games.rules.dei.queries.bag import copyable, current_card
from games.rules.dei.state import PlayedCard, State
from games.rules.dei.steps.card_actions import BonusMove, CardActions, CopyChoice, Do, UseBoost
from games.rules.dei.steps.card_play import CardPlay, Play
from tests.rules.dei.positions import (
    CONTENT,
    A,
    B,
    Units,
    at,
    boosts,
    doing,
    give,
    hold,
    ordinary,
    playing,
    scene,
    unlock,
)
from tests.support.scene import Scene

SEEKERS = ("ravagers", "farm_z")


def laid(state: State, card: str, face: str = "up", phase: int = 1) -> State:
    """The card was played in an earlier phase of this Turn."""
    state.seats[A].hand.remove(card)
    state.seats[A].board.append(PlayedCard(card, face, phase))  # type: ignore[arg-type]
    return state


def bag(match: Scene) -> list[str]:
    return [entry.do for entry in current_card(match.g).bag]


def test_a_card_fills_the_bag_with_its_actions() -> None:
    match = playing(ordinary(Units({A: {"G02": 1}})), "AU3")

    assert bag(match) == ["move", "move", "collect"]
    assert match.offers(A) == ["do:move", "do:collect", "finish"]


def test_actions_come_in_any_order_and_may_be_left() -> None:
    match = doing(ordinary(Units({A: {"G02": 1}})), "AU3", "collect")

    assert match.facts[0] == ActionTaken(A, CardAction("collect"))
    match.when(A, "finish").then(CardFinished(A)).then_asks(CardPlay(B))


def test_a_card_may_be_played_and_not_used_at_all() -> None:
    """R25."""
    match = playing(ordinary(), "AU1").when(A, "finish")

    assert match.state.seats[A].board == [PlayedCard("AU1", "up", 2)]


def test_a_bag_without_a_legal_action_finishes_by_itself() -> None:
    match = playing(ordinary(), "AU2").then_asks(CardPlay(B))

    assert CardFinished(A) in match.facts


def test_actions_of_the_first_card_do_not_wait_for_the_second() -> None:
    state = hold(ordinary(Units({A: {"G02": 1}})), A, 0, 0)
    match = scene(state, CardPlay(A), CardPlay(A))
    match.when(A, Play("AU2"), "finish", Play("AU1"))

    assert bag(match) == ["enlist", "enlist"]


def test_a_selected_action_must_be_completed() -> None:
    doing(ordinary(Units({A: {"G02": 1}})), "AU2", "move").refuses(A, "finish")


def test_r24_an_empty_hand_plays_nothing() -> None:
    state = ordinary()
    for card in list(state.seats[A].hand):
        laid(state, card, phase=1 + len(state.seats[A].board) // 2)
        state.seats[A].bin.append(state.seats[A].board.pop().card)

    scene(state, CardPlay(A)).then_asks(CardPlay(B))


# -- Copy ----------------------------------------------------------------------------------


def test_x13_copy_adds_the_printed_actions() -> None:
    """Refuge 42 copies Simon with the Puppet Master."""
    state = laid(ordinary(factions=("refuge42", "farm_z")), "RF8")

    match = doing(state, "B12", "copy")
    added = ActionsAdded(A, [CardAction("drone", drone="simon")], "RF8")
    assert match.happened(ActionsAdded) == [added]
    assert bag(match) == ["collect", "supply", "drone"]


def test_x13_r19_r57_a_card_with_nothing_but_copy_is_not_offered() -> None:
    state = ordinary()
    match = playing(state, "B12")
    match.state.seats[A].board.insert(0, PlayedCard("B1", "up", 1))
    assert copyable(match.g, A) == []
    match.state.seats[A].board.insert(0, PlayedCard("B2", "up", 1))
    assert copyable(match.g, A) == ["B2"]


def test_r19_copy_takes_only_cards_face_up_from_earlier() -> None:
    state = laid(laid(ordinary(), "AU2", "down"), "AU1")

    match = doing(state, "B2", "copy")
    assert match.happened(ActionsAdded)[0].card == "AU1"


def test_copy_without_a_card_to_copy_is_refused() -> None:
    playing(ordinary(Units({A: {"G02": 1}})), "B2").refuses(A, Do("copy"))


def test_copy_chooses_among_several() -> None:
    state = laid(laid(ordinary(), "AU2"), "AU1")

    doing(state, "B1", "copy").then_asks(CopyChoice(A)).refuses(A, "copy:AU3")


def test_r19_a_copied_per_outpost_icon_is_counted_anew() -> None:
    state = ordinary(Units({A: {"G05": 1, "G11": 1}}))
    laid(give(state, A, "T5"), "T5")
    match = doing(state, "B1", "copy").when(A, Do("per_outpost-red-enlist"))
    assert bag(match).count("enlist") == 2


def test_r29_r57_no_card_prints_a_buy() -> None:
    """R29: the icon is for expansions."""
    printed = [action.do for card in CONTENT.cards.values() for action in card.actions]
    assert "buy" not in printed


# -- per Outpost ---------------------------------------------------------------------------

BLUE = {"G03": 1, "G12": 1, "R11": 1}


def test_x14_r23_the_count_is_frozen() -> None:
    """Three blue cubes: three Moves, even when the first one gives an Outpost up."""
    match = doing(ordinary(Units({A: BLUE})), "L5", "per_outpost-blue-move")

    assert bag(match).count("move") == 3
    match.when(A, Do("move"), *at("G03"))
    assert match.g.cubes(A, "blue") == 2
    assert bag(match).count("move") == 2


def test_without_an_outpost_there_is_nothing_to_repeat() -> None:
    playing(ordinary(Units({A: {"G02": 1}})), "L5").refuses(A, Do("per_outpost-blue-move"))


def test_any_colour_counts_all_cubes() -> None:
    match = doing(ordinary(Units({A: {**BLUE, "G05": 1}})), "B11", "per_outpost-any-move")

    assert bag(match) == ["move"] * 4


def test_the_joker_counts_as_an_outpost_of_the_icon() -> None:
    state = boosts(ordinary(Units({A: {"G05": 1}})), A, "boost_wild")

    match = playing(state, "T5").when(A, UseBoost("boost_wild"), Do("per_outpost-red-enlist"))
    assert bag(match).count("enlist") == 2


def test_the_joker_makes_an_icon_usable_without_cubes() -> None:
    state = boosts(ordinary(Units({A: {"G02": 1}})), A, "boost_wild")

    match = playing(state, "T5").when(A, UseBoost("boost_wild"))
    assert "do:per_outpost-red-enlist" in match.offers(A)


# -- Boosts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "added"),
    [
        ("boost_move", "move"),
        ("boost_enlist", "enlist"),
        ("boost_collect", "collect"),
        ("boost_tech", "gain_tech"),
        ("boost_build", "build_any"),
    ],
)
def test_a_boost_adds_its_action_once_per_card(kind: str, added: str) -> None:
    state = boosts(ordinary(Units({A: {"G02": 1}})), A, kind, "boost_move")

    match = playing(state, "AU1").when(A, UseBoost(kind))
    assert match.happened(BoostUsed)[0].kind == kind
    assert bag(match)[-1] == added
    assert not any(offer.startswith("use_boost") for offer in match.offers(A))


def test_the_joker_is_idle_without_a_buy_or_an_icon() -> None:
    playing(boosts(ordinary(), A, "boost_wild"), "AU1").refuses(A, UseBoost("boost_wild"))


def test_the_joker_is_offered_if_the_robot_may_come() -> None:
    state = unlock(hold(ordinary(), A, 0, 1), A, "mac_delivery_robot")

    assert UseBoost("boost_wild").id in playing(boosts(state, A, "boost_wild"), "AU1").offers(A)


def test_r41_boosts_are_used_on_own_cards_only() -> None:
    match = playing(boosts(ordinary(), B, "boost_move"), "AU1")

    match.refuses(A, UseBoost("boost_move")).refuses(B, UseBoost("boost_move"))


def test_a_boost_lies_open_on_its_card() -> None:
    match = playing(boosts(ordinary(Units({A: {"G02": 1}})), A, "boost_move"), "AU1")

    match.when(A, UseBoost("boost_move"))
    assert match.state.seats[A].board[-1].boost == "boost_move"
    assert match.state.seats[A].boosts == []


# -- bonus Moves ---------------------------------------------------------------------------


def test_r20_jet_boots_give_a_move_for_every_move_card() -> None:
    state = unlock(hold(ordinary(Units({A: {"G02": 1}})), A, 0, 0), A, "log_jet_boots")
    match = scene(state, CardPlay(A), CardPlay(A)).when(A, Play("AU3"), "finish", Play("AU4"))

    assert match.state.play.bonus_moves == 2
    match.when(A, BonusMove(), *at("G03"))
    assert match.happened(BonusMoveTaken) == [BonusMoveTaken(A)]
    assert match.happened(UnitsMoved) == [UnitsMoved(A, "G02", "G03", 1)]


def test_x29_jet_boots_see_the_icon_even_if_it_counts_nothing() -> None:
    state = unlock(ordinary(Units({A: {"G02": 1}})), A, "log_jet_boots")

    match = playing(state, "B11")
    assert match.happened(CardPlayed)[0].bonus_moves == 1
    assert match.offers(A) == ["bonus_move", "finish"]


def test_jet_boots_ignore_cards_without_a_move() -> None:
    state = unlock(ordinary(Units({A: {"G02": 1}})), A, "log_jet_boots")

    assert playing(state, "AU1").happened(CardPlayed)[0].bonus_moves == 0


def test_jet_boots_look_at_the_print_of_the_copy_card() -> None:
    """9.7: the copied icons give no bonus Move."""
    state = unlock(ordinary(Units({A: {"G02": 1}})), A, "log_jet_boots")

    assert doing(laid(state, "AU2"), "B1", "copy").state.play.bonus_moves == 0


# -- Supply and gains ----------------------------------------------------------------------


def test_a_supply_drop_counts_at_once() -> None:
    match = doing(ordinary(), "B3", "supply-2")

    assert match.happened(SupplyGained) == [SupplyGained(A, "card", 2)]
    assert match.state.seats[A].supply == 2


def test_energy_is_gained_from_the_reserve() -> None:
    match = doing(ordinary(Units({A: {"G02": 1}})), "B5", "gain_energy")

    assert match.happened(ResourceGained) == [ResourceGained(A, "energy")]
    match.then_asks(CardActions(A))


# -- Kill ----------------------------------------------------------------------------------


def test_r14_a_kill_needs_an_own_unit() -> None:
    state = ordinary(Units({A: {"G05": 1}, B: {"G05": 1, "G07": 2}}), SEEKERS)

    match = doing(state, "T3", "kill")
    assert "G07" in match.state.seats[B].scrappers
    assert "G05" not in match.state.seats[B].scrappers


def test_r42_the_killer_chooses_and_the_victim_gains_a_boost() -> None:
    match = doing(ordinary(Units({A: {"G05": 1}, B: {"G05": 1}})), "T3", "kill")

    assert len(match.state.seats[B].boosts) == 1
    assert match.state.seats[A].boosts == []


def test_a_leader_is_never_killed() -> None:
    state = ordinary(Units({A: {"G05": 1}}, {B: "G05"}))

    playing(state, "B7").refuses(A, Do("kill"))


def test_r26_an_empty_pool_gives_no_boost() -> None:
    state = ordinary(Units({A: {"G05": 1}, B: {"G05": 1}}))
    boosts(state, B, *list(state.pool))

    match = doing(state, "T3", "kill")
    assert len(match.state.seats[B].boosts) == 16
