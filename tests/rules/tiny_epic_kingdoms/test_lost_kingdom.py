import pytest

from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.turn import MeepleMoved
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceFormed,
    DieRevealed,
    MeepleRaised,
    MeepleRemoved,
    Plundered,
    WarEnded,
    WarPaid,
    WarResolved,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.scoring.points import entries
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, ScoreEntry
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.going import GoTo
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination
from games.rules.tiny_epic_kingdoms.steps.quest import QuestDestination
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, Peace, Raise, RaiseChoice
from tests.rules.tiny_epic_kingdoms.positions import (
    CONTENT,
    A,
    B,
    C,
    opened,
    ordinary,
    position,
    regions_of,
    scene,
)
from tests.rules.tiny_epic_kingdoms.wars import LOST, duel, feud, raid, reveal, stock


def test_g18_on_a_tie_the_neutral_meeple_stays_and_both_pay() -> None:
    match = reveal(raid(), 3, 3)

    assert match.facts[2:7] == [
        WarResolved(3, 3, B),
        WarPaid(A, 3),
        WarPaid(B, 3),
        MeepleRemoved(A, "s0.1", "t4a-4"),
        WarEnded(),
    ]
    assert match.state.regions["t4a-4"] == [Meeple("n.1", NEUTRAL)]


def test_g18_a_beaten_neutral_meeple_leaves_the_game() -> None:
    match = reveal(raid(), 4, 3)

    assert match.happened(MeepleRemoved) == [MeepleRemoved(NEUTRAL, "n.1", "t4a-4")]
    assert match.state.regions["t4a-4"] == [Meeple("s0.1", A)]
    assert stock(match, B) == (6, 0, 0)


def test_g18_a_held_region_of_the_lost_kingdom_scores_one() -> None:
    g = position(reveal(raid(), 4, 3).state)
    assert ScoreEntry("lost_kingdom", 1, 1) in entries(g, A)


@pytest.mark.parametrize("seed", [b"one", b"two", b"three", b"four"])
def test_r66_a_neutral_meeple_stands_in_each_of_the_five_standable_regions(seed: bytes) -> None:
    state = opened(2, seed, faction_assignment="random").state
    standable = [r.id for r in CONTENT.regions_on(state.lost_kingdom) if r.standable]

    assert len(standable) == 5
    assert {region: (m.owner, m.lying) for region, (m,) in state.regions.items()} == dict.fromkeys(
        standable, (NEUTRAL, False)
    )


def test_11_1_the_other_player_supports_the_neutral_meeple() -> None:
    match = raid()

    assert match.happened(WarStarted) == [WarStarted(A, B, "t4a-4", "patrol", neutral=True)]
    match.then_asks(DieChoice(A), DieChoice(B))


def test_11_1_a_quest_leads_to_the_lost_kingdom() -> None:
    match = raid("t1a-2", "t4a-1")
    assert match.happened(WarStarted) == [WarStarted(A, B, "t4a-1", "quest", neutral=True)]


def test_11_1_there_are_no_alliances() -> None:
    match = feud().refuses(A, Peace()).refuses(B, Peace())

    reveal(match, 0, 0)
    assert match.happened(AllianceFormed) == []
    assert match.happened(WarResolved) == [WarResolved(0, 0, B)]


def test_11_1_zero_is_a_number_and_gets_bonuses() -> None:
    match = reveal(feud(factions={A: ("orcs", 1)}), 0, 0)
    assert match.happened(WarResolved) == [WarResolved(1, 0, A)]


def test_11_1_players_fight_each_other_as_everywhere() -> None:
    match = reveal(feud(), 2, 1)

    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t1a-2")]
    assert match.happened(WarWon) == [WarWon(A)]


def test_11_1_the_supporters_bonuses_count_as_a_defenders() -> None:
    """t4a-5 is a mountain, which Dwarves defend with +2."""
    match = reveal(raid("t1a-2", "t4a-5", factions={B: ("dwarves", 3)}), 4, 2)
    assert match.happened(WarResolved) == [WarResolved(4, 4, B)]


def test_11_1_the_supporters_discount_counts() -> None:
    match = reveal(raid(factions={B: ("elves", 4)}), 4, 4)
    assert WarPaid(B, 2) in match.happened(WarPaid)


def test_11_1_the_supporter_may_pay_with_food_where_it_can() -> None:
    match = raid(factions={B: ("shapeshifters", 2)}, stock={B: (0, 0, 4)})

    assert match.offers(B)[-1] == "die:4"
    assert WarPaid(B, 0, 0, 3) in reveal(match, 3, 3).happened(WarPaid)


def test_11_1_the_supporter_may_raise() -> None:
    match = reveal(raid(factions={B: ("orcs", 4)}), 4, 3).then_asks(RaiseChoice(B))
    assert match.when(B, Raise("ore")).happened(WarResolved) == [WarResolved(4, 4, B)]


def test_11_1_a_supporter_wins_nothing() -> None:
    """Neither a counted win nor a raised meeple."""
    match = reveal(raid(factions={B: ("undead", 4)}, stock={B: (3, 2, 0)}), 3, 3)
    match.when(B, "pay:3:0:0")

    assert match.happened(WarWon) == match.happened(MeepleRaised) == []
    assert [owner.wars_won for owner in match.state.seats] == [0, 0]


@pytest.mark.parametrize(("faction", "level"), [("undead", 1), ("valkyries", 2), ("lizardfolk", 2)])
def test_11_1_a_supporter_that_loses_suffers_no_loss(faction: str, level: int) -> None:
    match = reveal(raid(factions={B: (faction, level)}, stock={B: (3, 0, 1)}), 4, 3)

    assert match.happened(ResourceGained) == []
    assert match.happened(WarEnded)
    assert regions_of(match.state, B) == {"t2a-1": 1, "t2a-2": 1}


def test_11_1_a_win_against_a_neutral_meeple_counts_for_the_attacker() -> None:
    match = reveal(raid(factions={A: ("orcs", 2)}), 4, 3)

    assert match.happened(WarWon) == [WarWon(A)]
    match.then_asks(GainChoice(A, "war_win"))


def test_11_1_undead_raise_a_meeple_in_the_lost_kingdom() -> None:
    match = reveal(raid(factions={A: ("undead", 4)}, stock={A: (4, 2, 0)}), 4, 3)
    match.when(A, "pay:4:0:0", "yes")
    assert match.happened(MeepleRaised) == [MeepleRaised(A, "s0.3", "t4a-4", 2)]


def test_11_1_nobody_is_plundered_over_a_neutral_meeple() -> None:
    match = reveal(raid(factions={A: ("dark_elves", 4)}), 4, 3)

    assert match.happened(Plundered) == []
    assert match.happened(WarEnded)


def test_11_1_a_lost_attack_is_a_lost_meeple() -> None:
    match = reveal(raid(factions={A: ("undead", 1)}), 3, 3)
    assert match.happened(ResourceGained) == [ResourceGained(A, "mana", "war_loss")]


def test_11_1_a_single_meeple_can_not_attack_a_neutral_one() -> None:
    where = {"t4a-1": [A], "t4a-4": [NEUTRAL], "t2a-1": [B, B]}
    match = scene(ordinary(2, where, lost_kingdom=LOST), PatrolDestination(A, "t4a-1"))

    assert match.happened(MeepleMoved) == [MeepleMoved(A, "s0.1", "t4a-1", "t4a-2", lying=True)]


def test_11_1_a_quest_of_a_single_meeple_to_a_neutral_one_is_refused() -> None:
    where = {"t1a-1": [A], "t4a-4": [NEUTRAL], "t2a-1": [B, B]}
    match = scene(ordinary(2, where, lost_kingdom=LOST), QuestDestination(A, "t1a-1", LOST))
    match.refuses(A, GoTo("t4a-4"))


def test_11_1_the_last_neutral_meeple_has_no_protection() -> None:
    match = raid()

    neutrals = [m for there in match.state.regions.values() for m in there if m.owner == NEUTRAL]
    assert len(neutrals) == 1
    assert match.happened(WarStarted)


def test_11_1_a_freed_region_is_an_ordinary_one() -> None:
    """B attacks the new owner of t4a-4: a war between players."""
    where = {"t4a-1": [B], "t4a-4": [A], "t1a-1": [A], "t2a-1": [B]}
    match = scene(ordinary(2, where, lost_kingdom=LOST), PatrolDestination(B, "t4a-1"))

    match.when(B, GoTo("t4a-4"))
    assert match.happened(WarStarted) == [WarStarted(B, A, "t4a-4", "patrol")]


def test_11_1_two_poor_players_both_show_zero_without_a_question() -> None:
    match = raid(stock={A: (0, 0, 9), B: (0, 0, 9)})
    assert match.happened(DieRevealed) == [DieRevealed(A, 0), DieRevealed(B, 0)]


def test_11_1_ruins_of_the_lost_kingdom_score_only_for_survivors() -> None:
    where = {"t4a-2": [A], "t4a-1": [A, A], "t2a-1": [B, B]}
    plain = ordinary(2, where, lost_kingdom=LOST)
    undead = ordinary(2, where, lost_kingdom=LOST, factions={A: ("undead", 2)})

    assert ScoreEntry("lost_kingdom", 1, 1) in entries(position(plain), A)
    assert ScoreEntry("lost_kingdom", 2, 2) in entries(position(undead), A)


def test_11_1_with_three_players_there_is_no_lost_kingdom() -> None:
    g = position(duel().state)
    assert LOST not in g.territories()
    assert all(entry.why != "lost_kingdom" for entry in entries(g, C))
