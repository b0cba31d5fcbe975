from games.rules.mysthea.board.scene import News
from games.rules.mysthea.events.cards import MarketRevealed
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.events.units import GroupSent, UnitDeployed, UnitMoved, UnitsRemoved
from games.rules.mysthea.events.world import EncounterFaced, IslandMoved, MonsterMoved
from games.rules.mysthea.news import news


def test_a_unit_that_moved_arrived_there_and_left_here() -> None:
    assert news([UnitMoved(0, "troop", "tree.forest", "tree.crystal")]) == [
        News("left", "unit:0:tree.forest:troop"),
        News("arrived", "unit:0:tree.crystal:troop"),
    ]


def test_a_passenger_and_a_group_move_too() -> None:
    moved = news([UnitMoved(0, "champion", "a", "b", "golem")])
    sent = news([GroupSent(1, "a", "b", ["troop", "troop"])])
    assert News("arrived", "unit:0:b:golem") in moved
    assert sent == [News("left", "unit:1:a:troop"), News("arrived", "unit:1:b:troop")]


def test_a_way_there_and_back_is_no_news() -> None:
    there, back = UnitMoved(0, "champion", "a", "b"), UnitMoved(0, "champion", "b", "a")
    assert news([there, back]) == []


def test_one_that_left_and_one_that_came_make_no_difference() -> None:
    assert news([UnitDeployed(0, "troop", "a"), UnitsRemoved(0, "a", ["troop"], "battle")]) == []


def test_a_removed_unit_leaves_its_ghost() -> None:
    assert news([UnitsRemoved(2, "a", ["golem"], "monster")]) == [News("lost", "unit:2:a:golem")]


def test_islands_monsters_tokens_cards_and_numbers_are_news_once() -> None:
    events = [
        IslandMoved(0, "tree", "arch", []),
        MonsterMoved("utcoro", "arch"),
        MonsterMoved("utcoro", "tree"),
        EncounterFaced(1, "EN01", "arch"),
        MarketRevealed(["C043"]),
        Gained(1, "glory", 3, "cards"),
        Gained(1, "glory", 2, "cards"),
    ]
    assert news(events) == [
        News("changed", "island:tree"),
        News("arrived", "monster:utcoro"),
        News("arrived", "token:1"),
        News("changed", "card:C043"),
        News("changed", "resource:1:glory"),
    ]
