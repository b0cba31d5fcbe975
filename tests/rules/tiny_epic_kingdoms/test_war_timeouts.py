import pytest

from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.war import (
    DieRevealed,
    MeepleFled,
    MeepleRaised,
    MeepleRemoved,
    MeepleRetreated,
    Plundered,
    WarEnded,
    WarPaid,
    WarResolved,
)
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.retreat import RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.war_choices import FleeChoice, RaiseChoice, SetDie
from games.rules.tiny_epic_kingdoms.steps.war_payment import Pay, PaymentChoice
from games.rules.tiny_epic_kingdoms.steps.war_rewards import PlunderChoice, ReanimateChoice
from tests.rules.tiny_epic_kingdoms.positions import A, B, C, Stock, ordinary, scene
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, feud, raid, reveal, stock


def test_15_an_absent_seat_shows_the_flag() -> None:
    match = duel().when(A, SetDie(2)).when_time_runs_out(B)
    assert match.happened(DieRevealed) == [DieRevealed(A, 2), DieRevealed(B, FLAG)]


def test_15_an_absent_seat_shows_the_flag_with_war_zero_too() -> None:
    match = duel(war_zero=True).when(A, SetDie(2)).when_time_runs_out(B)
    assert match.happened(DieRevealed)[1] == DieRevealed(B, FLAG)


def test_15_with_two_players_an_absent_seat_shows_zero() -> None:
    match = feud().when(A, SetDie(2)).when_time_runs_out(B)
    assert match.happened(DieRevealed)[1] == DieRevealed(B, 0)


def test_15_an_absent_supporter_shows_zero() -> None:
    match = raid().when(A, SetDie(2)).when_time_runs_out(B)
    assert match.happened(WarResolved) == [WarResolved(2, 0, A)]


def test_15_the_default_die_stays_sealed_until_the_other_is_set() -> None:
    match = duel().when_time_runs_out(B).then()
    assert b"peace" not in match.seen_by(A)


def test_15_an_absent_seat_does_not_raise() -> None:
    match = reveal(duel(factions={A: ("orcs", 4)}), 3, 5).then_asks(RaiseChoice(A))
    assert match.when_time_runs_out(A).facts[0] == WarResolved(5, 5, B)


@pytest.mark.parametrize(
    ("owned", "face", "paid"),
    [
        ((9, 9, 0), 5, WarPaid(A, 5)),
        ((2, 9, 0), 5, WarPaid(A, 1, 2)),
        ((2, 9, 0), 6, WarPaid(A, 2, 2)),
        ((1, 9, 0), 4, WarPaid(A, 0, 2)),
    ],
)
def test_15_an_absent_seat_pays_exactly_with_most_ore(
    owned: Stock, face: int, paid: WarPaid
) -> None:
    match = reveal(duel(stock={A: owned}), face, FLAG)
    if not match.happened(WarPaid):
        match.then_asks(PaymentChoice(A)).when_time_runs_out(A)
    assert match.happened(WarPaid) == [paid]


def test_15_only_where_nothing_is_exact_mana_is_wasted() -> None:
    """There is no other way to pay then, so nobody is asked."""
    match = reveal(duel(stock={A: (0, 9, 0)}), 5, FLAG)
    assert match.happened(WarPaid) == [WarPaid(A, 0, 3)]


def test_15_an_absent_seat_pays_food_only_where_it_is_needed() -> None:
    shapeshifters = {A: ("shapeshifters", 2)}
    spared = duel(factions=shapeshifters, stock={A: (1, 1, 2)})
    needed = duel(factions=shapeshifters, stock={A: (0, 2, 2)})

    assert reveal(spared, 3, FLAG).when_time_runs_out(A).facts[0] == WarPaid(A, 1, 1)
    assert reveal(needed, 3, FLAG).when_time_runs_out(A).facts[0] == WarPaid(A, 0, 1, 1)


def test_15_an_absent_lizard_flees_to_the_first_region() -> None:
    match = duel(factions={B: ("lizardfolk", 2)}, stock={B: (2, 0, 1)})

    reveal(match, 3, 2).then_asks(FleeChoice(B)).when_time_runs_out(B)
    assert match.facts[0] == MeepleFled(B, "s1.1", "t1a-2", "t1a-1", 1)


@pytest.mark.parametrize(
    ("left", "taken"), [((1, 1, 1), "mana"), ((1, 0, 1), "ore"), ((0, 1, 1), "mana")]
)
def test_15_an_absent_winner_plunders_mana_then_ore_then_food(left: Stock, taken: str) -> None:
    match = duel(factions={A: ("dark_elves", 4)}, stock={B: left})

    reveal(match, 3, FLAG).then_asks(PlunderChoice(A, B)).when_time_runs_out(A)
    assert match.facts[0] == Plundered(A, B, taken, 1)


def test_15_an_absent_winner_raises_nobody() -> None:
    match = duel(factions={B: ("undead", 4)}, stock={B: (9, 2, 0)})

    reveal(match, 1, 1).when(B, Pay(1, 0, 0)).then_asks(ReanimateChoice(B))
    match.when_time_runs_out(B)
    assert match.facts[0] == WarEnded()
    assert match.happened(MeepleRaised) == []


def test_15_an_absent_loser_gives_up_its_shared_regions() -> None:
    match = duel(also={"t2a-1": [A, B]}, stock={B: (2, 0, 9)})

    reveal(match, 3, 2).then_asks(RetreatChoice(B, A)).when_time_runs_out(B)
    assert match.facts[0] == MeepleRemoved(B, "s1.3", "t2a-1")


def test_15_the_last_meeple_of_an_absent_loser_takes_the_first_way_out() -> None:
    where = {"t2a-1": [A, B], "t3a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 2)}), RetreatChoice(B, A))

    match.when_time_runs_out(B)
    assert match.facts[0] == MeepleRetreated(B, "s1.1", "t2a-1", "t2a-2", 2)


@pytest.mark.parametrize(
    ("owned", "kind"),
    [((3, 3, 3), "mana"), ((3, 4, 3), "ore"), ((4, 4, 3), "food"), ((9, 9, 8), "food")],
)
def test_15_an_absent_seat_gains_what_it_has_least_of(owned: Stock, kind: str) -> None:
    """Out of turn, after a war that it won."""
    state = ordinary(3, {"t1a-1": [A], "t2a-1": [B], "t3a-1": [C]}, stock={B: owned})
    match = scene(state, GainChoice(B, "war_win"))

    if not match.facts:
        match.when_time_runs_out(B)
    assert match.facts[0] == ResourceGained(B, kind, "war_win")


def test_15_an_absent_orc_still_gets_its_reward() -> None:
    match = duel(factions={A: ("orcs", 2)}, stock={A: (4, 0, 0)})

    reveal(match, 3, 1).when_time_runs_out(A)
    assert match.facts[:2] == [ResourceGained(A, "mana", "war_win"), WarEnded()]
    assert stock(match, A) == (1, 1, 0)
