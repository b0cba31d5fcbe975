"""Final scoring, armies, ranks, achievements (SPEC 12, 14)."""

import pytest

from games.kernel.text import render
from games.rules.daimyo.events.ending import AchievementsReached, GameScored
from games.rules.daimyo.flow import RoundEnd
from games.rules.daimyo.game import GAME
from games.rules.daimyo.scoring.army import army_points, army_value
from games.rules.daimyo.scoring.points import entries, has_won, points, ranks, score, tie_breaks
from games.rules.daimyo.state import AUTOMATON, State
from tests.rules.daimyo.positions import (
    CONTENT,
    A,
    B,
    building,
    fetch,
    neutral,
    ordinary,
    position,
    restored,
    shadow,
    tokens,
)
from tests.support.scene import Scene


def army(state: State, owner: int, *heroes: str) -> None:
    for hero in heroes:
        fetch(state, hero)
    if owner == AUTOMATON:
        assert state.automaton is not None
        state.automaton.heroes += heroes
    else:
        state.seats[owner].heroes += heroes
        state.seats[owner].discard += heroes


def test_the_tables() -> None:
    scoring = CONTENT.scoring
    assert scoring.relics.points == (0, 3, 7, 12, 18, 25, 33)
    assert scoring.farms.points == (0, 1, 4, 7, 12)
    assert scoring.towers.points == (0, 1, 2, 4, 7)


def test_r68_a_seventh_relic_scores_no_more_than_six() -> None:
    assert CONTENT.scoring.relics.of(7) == 33


def test_r73_the_empires_relics_beyond_six_begin_the_table_again() -> None:
    assert CONTENT.scoring.relics.in_sets(8) == 33 + 7
    assert CONTENT.scoring.farms.in_sets(6) == 12 + 4


def test_every_line_is_explained() -> None:
    state = ordinary()
    state.seats[A].points = {"islands": 20, "objectives": 3, "heroes": 2, "storage": 1}
    restored(state, A, "red", "red_a1")
    building(state, A, "farm", "blue_p1", 1)
    building(state, A, "tower", "blue_p2", 1)
    tokens(state, A, rice=4, metal=1, gold=7)
    lines = {render(line.text): line.points for line in score(position(state), A)}

    assert lines == {
        "Influence on the islands": 20,
        "Objectives": 3,
        "Heroes' effects": 2,
        "Storage beyond the end of its track": 1,
        "Restored Relics: 1": 3,
        "Techno-Farms: 1": 1,
        "Radio Towers: 1": 1,
        "Army of 13": 10,
        "The Mighty Helmet": 2,
        "Left-over tokens without gold: 5": 1,
    }


def test_g9_r44_army_tie_broken_by_the_dearest_cards() -> None:
    """G9: both armies are worth 30 with as many cards; three cost-5 cards against two."""
    state = ordinary(2)
    for seat in (A, B):
        state.seats[seat].heroes, state.seats[seat].hand = [], []
    army(state, A, "h35", "h36", "h37", "h25", "h01", "h02", "h03", "h04")
    army(state, B, "h38", "h39", "h26", "h27", "h13", "h14", "h05", "h06")
    g = position(state)
    tokens(state, A, gold=30 - army_value(g, A))
    tokens(state, B, gold=30 - army_value(g, B))

    assert army_value(g, A) == army_value(g, B) == 30
    ranked = army_points(g)
    assert (ranked[A], ranked[B]) == (10, 5)


def test_fewer_cards_rank_higher() -> None:
    state = ordinary(2)
    state.seats[A].heroes, state.seats[A].hand = [], []
    tokens(state, A, gold=6)
    assert army_value(position(state), B) == 6
    assert army_points(position(state))[A] == 10


def test_r44_equal_armies_share_the_ranks_they_span() -> None:
    ranked = army_points(position(ordinary(3)))
    assert set(ranked.values()) == {(10 + 5 + 2) // 3}


def test_two_players_lose_the_rank_of_the_mercenaries() -> None:
    state = ordinary(2)
    army(state, AUTOMATON, "h35", "h36", "h37")
    tokens(state, A, gold=1)
    ranked = army_points(position(state))

    assert (ranked[AUTOMATON], ranked[A], ranked[B]) == (10, 5, 2)


def test_g40_a_tie_is_broken_by_basic_tokens() -> None:
    """G40: 84 : 84, basic tokens 3 : 7, gold 9 : 0."""
    state = ordinary(2)
    tokens(state, A, rice=3, gold=9)
    tokens(state, B, rice=7)
    g = position(state)
    state.seats[A].points = {"islands": 84 - points(g, A)}
    state.seats[B].points = {"islands": 84 - points(g, B)}
    assert points(g, A) == points(g, B) == 84

    assert ranks(g) == [2, 1]
    assert [line.points for line in tie_breaks(g, B)] == [7]


def test_a_full_tie_is_a_shared_victory() -> None:
    state = ordinary(3)
    state.helmet = A
    g = position(state)
    state.seats[B].points = {"islands": 2}
    state.seats[2].points = {"islands": 2}
    assert ranks(g) == [1, 1, 1]


def test_r65_who_resigned_cannot_win() -> None:
    state = ordinary(2)
    state.seats[A].points = {"islands": 50}
    state.header.resigned = [A]
    assert ranks(position(state)) == [2, 1]


def solo_final() -> State:
    """G13: track 51 : 45; 2 Relics, 3 farms, 3 towers, army 20, 6 tokens against the Empire."""
    state = ordinary(1)
    assert state.automaton is not None
    state.seats[A].points = {"islands": 51}
    state.automaton.points = {"islands": 45}
    restored(state, A, "red", "red_a1")
    restored(state, A, "blue", "blue_a1")
    state.automaton.markers = 3
    for number in (1, 2, 3):
        building(state, A, "farm", f"blue_p{number}", number)
        building(state, A, "tower", f"red_p{number}", number)
    neutral(state, "farm", *(f"yellow_p{n}" for n in range(1, 6)), "violet_p1")
    neutral(state, "tower", "violet_p2")
    state.helmet = AUTOMATON
    tokens(state, A, rice=2, metal=2, stone=2, gold=14)
    army(state, AUTOMATON, "h35", "h38", "h39", "h13")
    return state


def test_g13_solo_final() -> None:
    state = solo_final()
    g = position(state)

    assert army_value(g, A) == 20
    assert army_value(g, AUTOMATON) == 18
    assert points(g, A) == 80
    assert points(g, AUTOMATON) == 78
    assert has_won(g)
    assert {entry.why: entry.points for entry in entries(g, AUTOMATON)} == {
        "islands": 45,
        "relics": 12,
        "farms": 16,
        "towers": 1,
        "army": 2,
        "helmet": 2,
    }


@pytest.mark.parametrize(("basic", "won"), [(1, True), (0, False)])
def test_equal_points_against_the_empire_need_a_token(basic: int, won: bool) -> None:  # noqa: FBT001
    state = solo_final()
    tokens(state, A, rice=basic, gold=14)
    g = position(state)
    state.seats[A].points["islands"] += points(g, AUTOMATON) - points(g, A)

    assert has_won(g) is won
    assert ranks(g) == [1 if won else 2]


def test_the_face_down_hero_counts_for_the_empire() -> None:
    state = ordinary(1)
    assert state.automaton is not None
    fetch(state, "h39")
    state.automaton.first_hero = "h39"
    assert army_value(position(state), AUTOMATON) == 5


def test_r57_r60_the_end_scores_once_and_tells_the_achievements() -> None:
    """All buildings and units in a victory at the level that was played."""
    state = solo_final()
    state.round = 5
    building(state, A, "farm", "blue_p4", 4)
    building(state, A, "tower", "red_p4", 4)
    state.seats[A].had_all_units = True
    state.seats[A].points["islands"] = 90
    shadow(state, A, "red_d1")
    state.turn = None
    match = Scene(GAME, state, RoundEnd("islands")).when(A, "kind:rice")

    assert len(match.happened(GameScored)) == 1
    names = ["win_nature", "all_buildings", "all_units"]
    assert match.happened(AchievementsReached) == [AchievementsReached(A, "normal", names)]
    assert match.state.achievements == names


def test_no_achievement_without_a_victory() -> None:
    state = solo_final()
    state.round = 5
    state.seats[A].points = {}
    state.turn = None
    match = Scene(GAME, state, RoundEnd("islands")).when(A, "kind:rice")

    assert match.state.header.ranks == [2]
    assert match.happened(AchievementsReached) == []


def test_achievements_are_kept_with_their_level() -> None:
    """What the service stores for the player, and the words of all that can be stored."""
    state = solo_final()
    state.achievements = ["win_nature"]
    kept = GAME.achievements(position(state), A)

    assert kept == ["normal:win_nature"]
    names = GAME.achievement_names(CONTENT)
    assert len(names) == 3 * 7
    assert render(names[kept[0]]) == "Nature triumphs (Normal)"


def test_r72_points_are_one_number_however_many_laps() -> None:
    state = ordinary()
    state.seats[A].points = {"islands": 49, "objectives": 7}
    assert position(state).points(A) == 56
