"""Battles: cards, orders, totals, losses, glory (SPEC 8.2, 8.3)."""

from games.kernel.masks import view
from games.kernel.play import question_of
from games.rules.mysthea.events.battle import (
    BattleCardRevealed,
    BattleEnded,
    BattleStarted,
    BattleTotalled,
)
from games.rules.mysthea.events.gains import ArtefactDischarged, Gained
from games.rules.mysthea.events.units import ChampionWounded, UnitMoved, UnitsRemoved
from games.rules.mysthea.steps.battle import BattleRegion
from games.rules.mysthea.steps.battle_choices import CardChoice, HitChoice, RetreatChoice
from tests.rules.mysthea.battles import battle_in, lay, struck_in
from tests.rules.mysthea.positions import (
    A,
    B,
    C,
    D,
    Pause,
    glory,
    ordinary,
    pieces,
    purse_of,
    scene,
    turn_of_a,
)

HERE = "tree.crystal"


def test_g6_the_battle_of_the_rulebook() -> None:
    """Blue A, yellow B, red C, black D; C starts; retreat 1, defend 4, attack 3, none."""
    state = ordinary(
        4,
        units={A: {HERE: "gtf"}, B: {HERE: "ggtt"}, C: {HERE: "gt"}, D: {HERE: "g"}},
        champions={D: HERE},
        hands={A: ["C026"], B: ["C060"], C: ["C043"]},
    )
    match = battle_in(state, HERE, by=C)
    assert not match.state.seats[C].charged
    lay(match, {A: "C026", B: "C060", C: "C043"})
    match.then_asks(RetreatChoice(A, 1)).when(A, f"unit:{HERE}:golem", "to:tree.forest")

    assert match.happened(BattleTotalled) == [BattleTotalled({A: 3, B: 6, C: 6, D: 5}, 1)]
    assert match.happened(UnitsRemoved) == [UnitsRemoved(A, HERE, ["troop", "fort"], "battle")]
    match.then_asks(HitChoice(D, 1)).when(D, "hit:champion")

    assert match.happened(ChampionWounded) == [ChampionWounded(D, "battle")]
    assert match.happened(BattleEnded) == [BattleEnded([B, C], 4)]
    assert glory(match, B) == 8 + 8
    assert glory(match, C) == 8
    assert match.state.seats[A].discard == ["C026"]
    assert match.state.seats[B].discard == ["C060"]
    assert match.state.seats[C].discard == ["C043"]
    assert match.g.strength_of(D, "champion") == 1


def test_a_battle_needs_a_charge_and_discharges_it() -> None:
    state = ordinary(2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C001"]})
    match = turn_of_a(state).when(A, "battle")
    assert match.happened(ArtefactDischarged) == [ArtefactDischarged(A)]

    state = ordinary(2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C001"]})
    state.seats[A].charged = False
    turn_of_a(state).refuses(A, "battle")


def test_a_battle_needs_an_own_unit_and_an_opponent_in_one_region() -> None:
    state = ordinary(2, units={A: {"arch.myst": "t"}, B: {HERE: "t"}}, hands={A: ["C001"]})
    turn_of_a(state).refuses(A, "battle")


def test_r7_an_effect_battle_may_be_where_the_initiator_has_no_unit() -> None:
    state = ordinary(3, units={B: {HERE: "t"}})
    match = scene(state, BattleRegion(A, 2, by_effect=True))
    assert f"region:{HERE}" in match.offers(A)
    match.refuses(A, "region:monolith.myst")


def test_x4_an_absent_initiator_wins_with_the_bonus_of_the_card() -> None:
    state = ordinary(2, units={B: {HERE: "gt"}}, hands={B: ["C001"]})
    match = lay(struck_in(state, HERE, 5), {})

    assert match.happened(BattleTotalled) == [BattleTotalled({A: 5, B: 3}, 0)]
    assert pieces(match, B, HERE) == ""
    assert glory(match, A) == 4
    assert match.state.seats[A].charged


def test_x5_an_absent_initiator_of_an_encounter_has_no_strength() -> None:
    state = ordinary(
        3,
        units={B: {HERE: "gg"}, C: {HERE: "tt"}},
        hands={A: ["C001"]},
        champions={A: "arch.forest"},
        tokens={A: "arch"},
        encounters=["EN07"],
        purse={A: (0, 1, 0)},
    )
    match = turn_of_a(state).when(A, "encounter", "icon:axe", "yes", f"region:{HERE}")

    assert match.happened(BattleTotalled) == [BattleTotalled({A: 0, B: 4, C: 2}, 0)]
    assert pieces(match, C, HERE) == ""
    assert glory(match, B) == 4
    assert glory(match, A) == 8 + 1


def test_x7_when_everybody_leaves_nobody_is_strongest() -> None:
    state = ordinary(
        2,
        units={A: {HERE: "t"}, B: {HERE: "t"}},
        hands={A: ["C026"], B: ["C006"]},
    )
    match = lay(battle_in(state, HERE), {A: "C026", B: "C006"})
    match.when(A, f"unit:{HERE}:troop", "to:tree.forest")
    match.when(B, f"unit:{HERE}:troop", "to:tree.forest")

    assert match.happened(BattleTotalled) == [BattleTotalled({A: 0, B: 0}, 2)]
    assert match.happened(BattleEnded) == [BattleEnded([], 2)]
    assert match.happened(Gained) == []
    assert match.state.seats[A].discard == ["C026"]


def test_r21_with_no_strength_left_only_the_veteran_is_paid() -> None:
    state = ordinary(
        2,
        units={A: {HERE: "t"}, B: {HERE: "t"}},
        hands={A: ["C026"], B: ["C006"]},
        heroes={A: "H03"},
    )
    match = lay(battle_in(state, HERE), {A: "C026", B: "C006"})
    match.when(A, f"unit:{HERE}:troop", "to:tree.forest")
    match.when(B, f"unit:{HERE}:troop", "to:tree.forest")
    assert match.happened(Gained) == [Gained(A, "glory", 2, "champion", "H03")]


def test_x8_r22_a_wounded_champion_takes_no_hit() -> None:
    state = ordinary(2, units={A: {HERE: "ggg"}, B: {HERE: "t"}}, champions={B: HERE})
    state.seats[B].champion.wounded = True
    match = battle_in(state, HERE)
    assert match.state.battle is None, "nobody has a card, so nothing is asked"
    assert match.state.seats[B].pool["troop"] == 1
    assert glory(match, A) == 2


def test_x10_the_veteran_scores_for_every_loss_whoever_wins() -> None:
    state = ordinary(
        4,
        units={A: {HERE: "tt"}, B: {HERE: "ggg"}, C: {HERE: "t"}, D: {HERE: "t"}},
        heroes={A: "H03"},
        hands={D: ["C026"]},
    )
    match = lay(battle_in(state, HERE), {D: "C026"})
    match.when(D, f"unit:{HERE}:troop", "to:tree.forest")

    assert match.happened(BattleEnded) == [BattleEnded([B], 4)]
    assert glory(match, B) == 8
    assert glory(match, A) == 4


def test_r8_the_veteran_s_bonus_is_fixed_when_the_battle_starts() -> None:
    state = ordinary(
        2, units={B: {HERE: "gggg"}}, champions={A: HERE}, heroes={A: "H03"}, hands={B: ["C001"]}
    )
    match = lay(battle_in(state, HERE), {})
    assert match.happened(ChampionWounded) == [ChampionWounded(A, "battle")]
    assert glory(match, A) == 1


def test_r8_a_veteran_wounded_before_brings_nothing() -> None:
    state = ordinary(2, units={B: {HERE: "ggt"}}, champions={A: HERE}, heroes={A: "H03"})
    state.seats[A].champion.wounded = True
    assert glory(battle_in(state, HERE), A) == 0


def test_x26_r18_a_troop_that_walked_in_this_turn_does_not_retreat() -> None:
    state = ordinary(2, units={A: {HERE: "T"}, B: {HERE: "t"}}, hands={A: ["C048"]})
    match = lay(battle_in(state, HERE), {A: "C048"})
    assert match.happened(UnitMoved) == []

    state = ordinary(2, units={A: {HERE: "tT"}, B: {HERE: "t"}}, hands={A: ["C048"]})
    match = lay(battle_in(state, HERE), {A: "C048"})
    assert match.offers(A) == [f"unit:{HERE}:troop", "done"]
    match.when(A, f"unit:{HERE}:troop", "to:tree.forest")
    assert match.state.battle is None, "the other troop may not go"


def test_r18_a_troop_that_retreated_this_turn_stays_in_a_second_battle() -> None:
    state = ordinary(
        3,
        units={A: {"tree.forest": "t"}, B: {HERE: "t"}},
        champions={A: HERE},
        hands={B: ["C026", "C047"], A: ["C001"]},
    )
    match = lay(battle_in(state, HERE), {B: "C026"})
    match.when(B, f"unit:{HERE}:troop", "to:tree.forest")
    assert match.state.seats[B].board["tree.forest"].moved_troop == 1
    again = lay(battle_in(match.state, "tree.forest"), {B: "C047"})
    assert again.happened(UnitMoved) == []


def test_r19_the_strongest_scores_for_its_own_retreat_too() -> None:
    state = ordinary(2, units={A: {HERE: "tgg"}, B: {HERE: "t"}}, hands={A: ["C026"]})
    match = lay(battle_in(state, HERE), {A: "C026"})
    match.when(A, f"unit:{HERE}:troop", "to:tree.forest")
    assert match.happened(BattleEnded) == [BattleEnded([A], 2)]
    assert glory(match, A) == 4


def test_r20_a_champion_that_walks_out_and_back_has_not_retreated() -> None:
    state = ordinary(2, units={B: {HERE: "t"}}, champions={A: HERE}, hands={A: ["C047", "C001"]})
    match = lay(battle_in(state, HERE), {A: "C047"})
    match.when(A, f"unit:{HERE}:champion", "to:tree.forest")
    match.when(A, "unit:tree.forest:champion", f"to:{HERE}")
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 3, B: 1}, 0)]


def test_a_champion_may_use_all_the_steps_of_a_retreat() -> None:
    state = ordinary(2, units={B: {HERE: "t"}}, champions={A: HERE}, hands={A: ["C047"]})
    match = lay(battle_in(state, HERE), {A: "C047"})
    match.when(A, f"unit:{HERE}:champion", "to:monolith.crystal")
    match.when(A, "unit:monolith.crystal:champion", "to:monolith.river")
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 0, B: 1}, 1)]
    assert glory(match, B) == 2


def test_r52_a_passenger_leaves_only_from_the_battle_s_region() -> None:
    state = ordinary(
        2,
        units={A: {HERE: "t", "tree.forest": "t"}, B: {HERE: "t"}},
        champions={A: HERE},
        boards={A: ["C038"]},
        hands={A: ["C048"]},
    )
    match = lay(battle_in(state, HERE), {A: "C048"})
    match.when(A, f"unit:{HERE}:champion", "to:tree.forest", "carry:troop")
    match.when(A, "unit:tree.forest:champion", "to:tree.mountain")
    assert [move.passenger for move in match.happened(UnitMoved)] == [None]
    assert match.happened(UnitMoved)[0].to == "tree.mountain"
    assert pieces(match, A, "tree.forest") == "tt"


def test_forts_never_retreat() -> None:
    state = ordinary(2, units={A: {HERE: "f"}, B: {HERE: "t"}}, hands={A: ["C048"]})
    match = lay(battle_in(state, HERE), {A: "C048"})
    assert match.happened(UnitMoved) == []
    assert pieces(match, A, HERE) == "f"


def test_r23_a_wounded_champion_keeps_its_upgrade() -> None:
    state = ordinary(boards={A: ["C019"], B: ["C076"]})
    state.seats[A].champion.wounded = state.seats[B].champion.wounded = True
    match = scene(state, Pause())
    assert match.g.strength_of(A, "champion") == 3
    assert match.g.strength_of(B, "champion") == 4


def test_r24_losses_are_counted_in_units_not_in_strength() -> None:
    state = ordinary(2, units={A: {HERE: "tttt"}, B: {HERE: "g"}})
    match = battle_in(state, HERE)
    assert pieces(match, B, HERE) == ""
    state = ordinary(2, units={A: {HERE: "ttttt"}, B: {HERE: "gf"}})
    match = battle_in(state, HERE)
    match.then_asks(HitChoice(B, 1)).when(B, "hit:golem")
    assert pieces(match, B, HERE) == "f"
    assert glory(match, A) == 2


def test_r25_tied_strongest_lose_nothing_and_score_in_full() -> None:
    state = ordinary(3, units={A: {HERE: "g"}, B: {HERE: "g"}, C: {HERE: "t"}})
    match = battle_in(state, HERE)
    assert (glory(match, A), glory(match, B)) == (2, 2)
    assert pieces(match, A, HERE) == pieces(match, B, HERE) == "g"


def test_r25_if_all_are_tied_there_are_no_losses() -> None:
    state = ordinary(2, units={A: {HERE: "t"}, B: {HERE: "t"}})
    match = battle_in(state, HERE)
    assert match.happened(UnitsRemoved) == []
    assert match.happened(Gained) == []


def test_r26_a_laid_card_gives_no_points_and_is_discarded_anyway() -> None:
    state = ordinary(2, units={A: {HERE: "T"}, B: {HERE: "t"}}, hands={A: ["C069"]})
    match = lay(battle_in(state, HERE), {A: "C069"})
    assert match.state.commands == []
    assert match.state.seats[A].discard == ["C069"]


def test_green_sacrifice_gives_energy_and_costs_no_unit() -> None:
    state = ordinary(2, units={A: {HERE: "tg"}, B: {HERE: "t"}}, hands={A: ["C055"]})
    match = lay(battle_in(state, HERE), {A: "C055"})
    assert purse_of(match, A) == (6, 0, 2)
    assert pieces(match, A, HERE) == "tg"


def test_blue_defence_counts_every_own_unit_there() -> None:
    state = ordinary(2, units={A: {HERE: "tgf"}, B: {HERE: "t"}}, hands={B: ["C080"]})
    match = lay(battle_in(state, HERE), {B: "C080"})
    assert glory(match, B) == 5 + 1


def test_red_attack_adds_to_the_total() -> None:
    state = ordinary(2, units={A: {HERE: "g"}, B: {HERE: "t"}}, hands={B: ["C065"]})
    match = lay(battle_in(state, HERE), {B: "C065"})
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 2, B: 6}, 0)]


def test_the_fighter_is_stronger_where_his_owner_starts_a_battle() -> None:
    units = {B: {HERE: "t"}}
    state = ordinary(2, units=units, champions={A: HERE}, heroes={A: "H01"})
    match = battle_in(state, HERE)
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 5, B: 1}, 0)]

    state = ordinary(2, units=units, champions={A: HERE}, heroes={A: "H01"})
    match = battle_in(state, HERE, by=B)
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 3, B: 1}, 0)]


def test_with_abilities_off_the_fighter_is_a_plain_figure() -> None:
    state = ordinary(
        2,
        units={B: {HERE: "t"}},
        champions={A: HERE},
        heroes={A: "H01"},
        champion_abilities=False,
    )
    match = battle_in(state, HERE)
    assert match.happened(BattleTotalled) == [BattleTotalled({A: 3, B: 1}, 0)]


def test_cards_are_chosen_at_once_in_secret_and_for_good() -> None:
    state = ordinary(
        2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C001", "C026"], B: ["C002"]}
    )
    match = battle_in(state, HERE)
    match.then_asks(CardChoice(A), CardChoice(B))
    match.when(A, "card:C001")
    assert len(match.state.seats[A].hand) == 2, "the hand is as it was"
    assert b"C001" not in match.seen_by(B)
    assert b"C001" in match.seen_by(A)
    match.then_asks(CardChoice(B)).refuses(A, "card:C026")


def test_laying_a_card_and_laying_none_look_alike() -> None:
    views = []
    for answer in ("card:C001", "none"):
        state = ordinary(
            2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C001", "C026"], B: ["C002"]}
        )
        match = battle_in(state, HERE).when(A, answer)
        views.append((match.seen_by(B), match.seen_by(None)))
    assert views[0] == views[1]


def test_a_seat_s_own_question_is_read_off_its_own_view() -> None:
    state = ordinary(2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C001"], B: ["C002"]})
    match = battle_in(state, HERE)
    for seat in (A, B):
        seen = match.game.position(view(match.game, match.state, seat), match.g.content)
        assert question_of(match.game, seen, seat) == match.question(seat)


def test_the_reveal_tells_every_order_at_once() -> None:
    state = ordinary(2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C065"], B: ["C047"]})
    match = lay(battle_in(state, HERE), {A: "C065", B: "C047"})
    revealed = match.happened(BattleCardRevealed)
    assert revealed == [BattleCardRevealed(A, "C065"), BattleCardRevealed(B, "C047")]


def test_the_seer_draws_before_the_cards_are_laid() -> None:
    state = ordinary(
        2,
        units={A: {HERE: "t"}, B: {HERE: "t"}},
        heroes={A: "H06"},
        deck=["C030", "C031"],
        market=["C021", "C022", "C023"],
    )
    match = battle_in(state, HERE)
    match.when(A, "yes")
    assert match.state.seats[A].hand == ["C030"]
    assert "card:C030" in match.offers(A)
    assert b"C030" not in match.seen_by(B)


def test_r43_an_effect_battle_leaves_the_artefact_alone() -> None:
    state = ordinary(
        2, units={A: {HERE: "t"}, B: {HERE: "t"}}, hands={A: ["C004"]}, purse={A: (2, 0, 0)}
    )
    match = turn_of_a(state).when(A, "act:C004", "effect")
    match.when(A, f"region:{HERE}")
    assert match.happened(BattleStarted)[0].bonus == 2
    assert match.happened(ArtefactDischarged) == []
    assert match.state.seats[A].charged
