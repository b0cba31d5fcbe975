"""Eras, rounds, events, the end of the match (SPEC 6, 7.1, 9)."""

from typing import Any

import pytest

from games.kernel.events import Event
from games.kernel.moves import MatchEnded
from games.rules.mysthea.events.cards import MarketRevealed
from games.rules.mysthea.events.era import (
    ArtefactsDealt,
    ArtefactsRecharged,
    ChampionsHealed,
    DiscardsReturned,
    EraBegan,
    EventPlaced,
    FortsReturned,
    MonsterAppeared,
    TurnStarted,
)
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.flow import EraStart, EventResolution, RoundStart, end_era
from games.rules.mysthea.game import GAME
from games.rules.mysthea.scoring.glory import ranks, score, tie_breaks
from games.rules.mysthea.state import State
from tests.rules.mysthea.positions import A, B, C, D, glory, ordinary, position, started
from tests.support.scene import Scene

TRACK = ("forest", "river", "storm", "myst", "mountain", "crystal")


def new_era(state: State, era: int = 2) -> Scene:
    """The era before is over; the next one begins and comes to its first turn."""
    for seat in state.seats:
        seat.hand = seat.hand or [state.box.pop(0)]
    return Scene(GAME, state, EraStart(era))


def resolved(state: State) -> Scene:
    """All events of the track are resolved, and the next era stands at its first turn."""
    for seat in state.seats:
        seat.hand = seat.hand or [state.box.pop(0)]
    return Scene(GAME, state, EventResolution())


def test_g1_the_artefacts_go_by_glory_and_the_order_before() -> None:
    """Red A, yellow B, blue C: yellow leads, red and blue are equal."""
    state = ordinary(track=TRACK, purse={A: (0, 0, 5), B: (0, 0, 9), C: (0, 0, 5)})
    match = new_era(state)
    assert match.happened(ArtefactsDealt) == [ArtefactsDealt([2, 1, 3])]
    assert match.g.order() == (B, A, C)


def test_g2_the_artefacts_give_energy_at_the_start_of_an_era() -> None:
    match = started()
    energy = {seat.artefact: seat.energy for seat in match.state.seats}
    bonus = {s.artefact for s in match.state.seats if s.champion.id == "H04"}
    assert {n: e - (4 if n in bonus else 0) for n, e in energy.items()} == {1: 3, 2: 4, 3: 5}


def test_phase_one_comes_in_its_printed_order() -> None:
    state = ordinary(
        2,
        track=TRACK,
        units={A: {"tree.crystal": "f"}},
        discards={A: ["C001"]},
        heroes={B: "H04"},
    )
    state.seats[A].champion.wounded = True
    match = new_era(state)
    kinds = [type(fact) for fact in match.facts]
    expected: list[type[Event[Any]]] = [
        Gained,
        EraBegan,
        MarketRevealed,
        MonsterAppeared,
        ChampionsHealed,
        FortsReturned,
        DiscardsReturned,
        ArtefactsDealt,
        ArtefactsRecharged,
        EventPlaced,
        TurnStarted,
    ]
    assert sorted(kinds.index(kind) for kind in expected) == [kinds.index(k) for k in expected]


def test_r40_x32_the_charger_is_paid_before_champions_heal() -> None:
    state = ordinary(track=TRACK, heroes={A: "H04"})
    state.seats[A].champion.wounded = True
    match = new_era(state)
    assert match.state.seats[A].energy == 3, "wounded at the end of the era: only the artefact"
    assert not match.state.seats[A].champion.wounded

    state = ordinary(track=TRACK, heroes={A: "H04"}, era=2)
    assert new_era(state, 3).state.seats[A].energy == 3 + 4


def test_r50_old_market_and_deck_leave_the_game() -> None:
    state = ordinary(track=TRACK)
    market, deck = list(state.market), list(state.decks[0])
    match = new_era(state)
    assert set(market) <= set(match.state.removed)
    assert set(deck) <= set(match.state.box)
    assert len(match.state.market) == 3
    assert all(match.g.card(card).era == 2 for card in match.state.market)


def test_r65_an_era_resets_only_what_is_listed() -> None:
    state = ordinary(
        track=TRACK,
        units={A: {"tree.crystal": "tg"}},
        boards={A: ["C031", "C019"]},
        faced={A: 2},
        purse={A: (10, 7, 9)},
    )
    state.seats[A].attunement = "A01"
    match = new_era(state)
    owner = match.state.seats[A]
    assert (owner.energy, owner.xp, owner.glory) == (12, 7, 9)
    assert owner.accessories == ["C031"]
    assert owner.upgrades == {"champion": "C019"}
    assert len(owner.encounters) == 2
    assert owner.attunement == "", "the attunement cards come back"
    assert owner.board["tree.crystal"].golem == 1
    assert match.state.monsters["utcoro"].island == "tree"
    assert match.state.ring == state.ring


@pytest.mark.parametrize(("era", "cards"), [(2, 8), (3, 9)])
def test_each_era_adds_a_monster_to_the_event_deck(era: int, cards: int) -> None:
    match = new_era(ordinary(track=TRACK, era=era - 1), era)
    assert len(match.state.track) + len(match.state.event_deck) == cards


def test_x19_r13_the_fifth_event_recharges_every_artefact() -> None:
    state = ordinary(track=TRACK[:4])
    for seat in state.seats:
        seat.charged, seat.hand = False, [state.box.pop(0)]
    match = Scene(GAME, state, RoundStart())
    assert len(match.state.track) == 5
    assert match.happened(ArtefactsRecharged) == [ArtefactsRecharged()]
    assert all(seat.charged for seat in match.state.seats)


def test_other_slots_recharge_nothing() -> None:
    state = ordinary(track=TRACK[:3])
    for seat in state.seats:
        seat.charged, seat.hand = False, [state.box.pop(0)]
    match = Scene(GAME, state, RoundStart())
    assert match.happened(ArtefactsRecharged) == []


def test_the_fifth_region_makes_the_last_round() -> None:
    state = ordinary(track=("forest", "river", "myst", "mountain"))
    state.event_deck = ["crystal", "storm", "utcoro"]
    for seat in state.seats:
        seat.hand = [state.box.pop(0)]
    match = Scene(GAME, state, RoundStart())
    assert match.happened(EventPlaced) == [EventPlaced("crystal", last=True)]
    assert match.state.last_round


def test_a_round_goes_through_the_seats_in_artefact_order() -> None:
    state = ordinary(track=TRACK[:3])
    state.seats[A].artefact, state.seats[C].artefact = 3, 1
    for owner in state.seats:
        owner.hand, owner.charged = [state.box.pop(0)], False
    match = Scene(GAME, state, RoundStart())
    turns: list[int] = []
    for _turn in range(3):
        seat = match.questions()[0].seat
        turns.append(seat)
        match.when(seat, "meditate")
        while match.questions()[0].seat == seat and len(turns) < 3:
            match.when_time_runs_out(seat)
    assert turns == [C, B, A]


def test_g9_every_forest_scores_for_its_controller() -> None:
    """Blue A is strongest in one, tied with red B in the second; black C alone in the third."""
    state = ordinary(
        4,
        track=("forest", "river", "storm", "myst", "mountain", "crystal"),
        champions={B: "monolith.crystal", A: "monolith.myst"},
        units={
            A: {"tree.forest": "g", "volcano.forest": "t"},
            B: {"tree.forest": "t", "volcano.forest": "t"},
            C: {"arch.forest": "t"},
        },
    )
    match = resolved(state)
    forests = [fact for fact in match.happened(Gained) if fact.source.endswith(".forest")]
    assert {(fact.seat, fact.amount, fact.source) for fact in forests} == {
        (A, 2, "tree.forest"),
        (A, 2, "volcano.forest"),
        (C, 2, "arch.forest"),
    }


def test_x20_the_last_slot_is_worth_ten() -> None:
    track = (
        "forest",
        "river",
        "storm",
        "myst",
        "mountain",
        "utcoro",
        "cannibarok",
        "caerulas",
        "crystal",
    )
    state = ordinary(
        era=3,
        track=track,
        units={A: {"monolith.crystal": "t", "tree.crystal": "t", "volcano.crystal": "t"}},
    )
    state.resolved = 8
    match = Scene(GAME, state, EventResolution())
    crystals = [f.amount for f in match.happened(Gained) if f.source.endswith(".crystal")]
    assert crystals == [10, 10, 10]


def test_x28_a_mirage_scores_for_nobody() -> None:
    state = ordinary(
        2,
        era=3,
        track=TRACK,
        champions={A: "volcano.forest", B: "tree.forest"},
        mirages=("arch.forest", "volcano.river"),
    )
    match = Scene(GAME, state, EventResolution())
    forests = [f.source for f in match.happened(Gained) if f.source.endswith(".forest")]
    assert forests == ["tree.forest", "volcano.forest"]


@pytest.mark.parametrize(("wounded", "worth"), [(False, 6), (True, 0)])
def test_x31_r41_the_surveyor_scores_for_pairs_of_regions(*, wounded: bool, worth: int) -> None:
    spread = dict.fromkeys(("arch.forest", "arch.myst", "tree.crystal", "tree.mountain"), "t")
    state = ordinary(era=3, track=TRACK, heroes={A: "H05"}, units={A: spread})
    state.seats[A].champion.wounded = wounded
    state.resolved = len(TRACK)
    assert position(state).controlled(A) == 5
    match = Scene(GAME, state, EventResolution())
    assert sum(f.amount for f in match.happened(Gained) if f.reason == "champion") == worth


def test_r41_a_wound_by_the_last_monster_cancels_the_surveyor() -> None:
    spread = dict.fromkeys(("arch.forest", "arch.myst", "sphere.myst", "volcano.forest"), "t")
    track = (*TRACK, "utcoro")
    state = ordinary(
        era=3,
        track=track,
        heroes={A: "H05"},
        champions={A: "sphere.river", B: "arch.mountain", C: "volcano.crystal"},
        units={A: spread},
    )
    match = Scene(GAME, state, EventResolution())
    match.when(A, "region:sphere.river")
    assert not [f for f in match.happened(Gained) if f.reason == "champion"]


def test_after_the_third_era_the_match_is_over() -> None:
    state = ordinary(era=3, track=TRACK, purse={A: (0, 0, 40), B: (0, 0, 60), C: (0, 0, 50)})
    match = Scene(GAME, state, EventResolution())
    (ended,) = match.happened(MatchEnded)
    assert ended.ranks == [3, 1, 2]
    assert ended.points == [seat.glory for seat in match.state.seats]


def test_x37_a_tie_goes_to_the_lower_artefact() -> None:
    state = ordinary(purse={A: (0, 0, 88), B: (0, 0, 88), C: (0, 0, 10)})
    state.seats[A].artefact, state.seats[B].artefact = 2, 1
    g = position(state)
    assert ranks(g) == [2, 1, 3]
    assert [tie_breaks(g, seat)[0].points for seat in (A, B)] == [-2, -1]


def test_the_score_tells_where_glory_came_from() -> None:
    state = ordinary(purse={A: (0, 0, 9)})
    state.seats[A].glory_from = {"cards": 4, "regions": 7, "losses": -2}
    lines = score(position(state), A)
    assert [line.points for line in lines] == [7, 4, -2]


def test_control_goes_to_the_strongest_then_to_the_lower_artefact() -> None:
    state = ordinary(
        4,
        units={
            A: {"tree.crystal": "t"},
            B: {"tree.crystal": "t", "arch.myst": "g"},
            D: {"arch.myst": "t"},
        },
        champions={B: "monolith.river"},
    )
    g = position(state)
    assert g.controller("tree.crystal") == A
    assert g.controller("arch.myst") == B
    assert g.controller("arch.forest") is None


def test_r15_a_fortification_counts_for_control() -> None:
    state = ordinary(units={A: {"tree.crystal": "f"}, B: {"tree.crystal": "t"}})
    assert position(state).controller("tree.crystal") == A


def test_the_fighter_s_bonus_never_counts_for_control() -> None:
    state = ordinary(
        heroes={B: "H01"}, champions={A: "arch.myst", B: "arch.myst"}, units={A: {"arch.myst": "t"}}
    )
    assert position(state).controller("arch.myst") == A


def test_r51_questions_of_the_last_phase_use_the_market_of_the_era() -> None:
    state = ordinary(
        track=("utcoro", *TRACK),
        encounters=["EN13"],
        champions={B: "arch.forest"},
        units={A: {"tree.crystal": "gggg", "tree.mountain": "tt"}},
        purse={A: (3, 0, 0)},
    )
    match = Scene(GAME, state, EventResolution())
    match.when(A, "yes", "icon:chest", "yes", "reveal_fourth")
    assert all(match.g.card(o[5:]).era == 1 for o in match.offers(A))


def test_glory_never_falls_below_nothing() -> None:
    """R42: the invariant holds it after every event of the simulations too."""
    assert all(seat.glory >= 0 for seat in ordinary().seats)
    assert glory(Scene(GAME, ordinary(era=3, track=TRACK), EventResolution()), A) >= 0


def test_the_end_of_an_era_pays_the_monster_hunt() -> None:
    state = ordinary(era=3, track=TRACK, attunements="night")
    state.seats[B].attunement, state.defeated = "A10", ["utcoro", "caerulas"]
    facts = list(end_era(position(state)))
    assert facts[0] == Gained(B, "glory", 16, "attunements", "A10")
