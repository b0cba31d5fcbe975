from games.rules.tiny_epic_kingdoms.board.scene import News
from games.rules.tiny_epic_kingdoms.events.economy import MeepleExpanded
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen, MeepleMoved
from games.rules.tiny_epic_kingdoms.events.war import MeepleRemoved
from games.rules.tiny_epic_kingdoms.news import news


def test_a_piece_that_moved_arrived_here_and_left_there() -> None:
    assert news([MeepleMoved(0, "s0.1", "a", "b")]) == [
        News("arrived", "meeple:s0.1", "b"),
        News("left", "meeple:s0.1", "a"),
    ]


def test_a_way_counts_as_a_whole() -> None:
    there, back = MeepleMoved(0, "s0.1", "a", "b"), MeepleMoved(0, "s0.1", "b", "a")
    assert news([there, back]) == []
    assert news([there, MeepleMoved(0, "s0.1", "b", "c")])[0] == News("arrived", "meeple:s0.1", "c")


def test_a_lost_piece_leaves_its_ghost_where_it_stood() -> None:
    assert news([MeepleRemoved(1, "s1.2", "a")]) == [News("lost", "meeple:s1.2", "a")]


def test_a_piece_that_came_and_fell_is_no_news() -> None:
    came, fell = MeepleExpanded(1, "s1.3", "a"), MeepleRemoved(1, "s1.3", "a")
    assert news([came, fell]) == []


def test_a_chosen_action_is_a_change() -> None:
    assert news([ActionChosen(0, "quest")]) == [News("changed", "action:quest")]
