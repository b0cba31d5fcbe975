"""The chronicle and the turns, read from any stretch of the log."""

from random import Random

import pytest

from games.kernel.moves import Undone
from games.models import Match
from games.selectors import timeline
from games.selectors.chronicle import chronicle_of, story_of
from games.selectors.moments import moment
from games.selectors.news import since_own_move
from games.selectors.stretch import stretch_of
from games.selectors.timeline import ticks_of
from games.selectors.viewpoints import Viewpoint
from tests.support.kingdoms import kingdoms_match, play_events
from tests.support.playing import play_on

pytestmark = pytest.mark.django_db


@pytest.fixture
def match() -> Match:
    """Long enough for snapshots, with moves taken back."""
    match = kingdoms_match("ada", "bogdan", "celia")
    return play_on(match, 120, rng=Random(5), undo=0.25)


@pytest.mark.parametrize("seat", [None, 0])
def test_a_stretch_tells_what_the_whole_log_tells(match: Match, seat: int | None) -> None:
    point = Viewpoint(match, seat)
    whole = {line.seq: str(line.text) for line in chronicle_of(point, 1, match.head)}
    for last in range(20, match.head, 37):
        story = story_of(point, last)
        assert story.seq == last
        assert len(story.events) <= 60
        kept = {line.seq: str(line.text) for line in story.lines}
        assert all(whole[seq] == kept[seq] for seq in kept.keys() & whole.keys())


def test_a_story_ends_at_its_moment(match: Match) -> None:
    point = Viewpoint(match, 1)
    for last in range(1, match.head + 1, 23):
        assert story_of(point, last).seen.state == moment(point, last).g.state


def test_what_was_taken_back_is_not_told(match: Match) -> None:
    stretch = stretch_of(match, 1, match.head)
    undone = [
        (event.to, seq) for seq, event in enumerate(stretch.events, 1) if isinstance(event, Undone)
    ]
    assert undone
    told = {line.seq for line in chronicle_of(Viewpoint(match), 1, match.head)}
    for to, seq in undone:
        assert not told & set(range(to + 1, seq))
        assert seq in told or any(to < seq < later for to, later in undone)


def test_there_is_no_story_of_what_has_not_happened(match: Match) -> None:
    for seq in (0, -1, match.head + 1):
        with pytest.raises(LookupError):
            story_of(Viewpoint(match), seq)


def test_the_next_moment_is_the_next_sentence(match: Match) -> None:
    point = Viewpoint(match)
    seq, steps = 1, []
    while (following := story_of(point, seq, most=1).next) is not None and len(steps) < 40:
        assert following > seq
        seq = following
        steps.append(seq)
    assert len(steps) == 40


def test_turns_grow_as_the_log_does() -> None:
    match = kingdoms_match("ada", "bogdan", "celia")
    timeline.forget_all()
    for events in (40, 80, 120):
        match = play_events(match, events)
        grown = ticks_of(match, story_of(Viewpoint(match)).stretch)
        timeline.forget_all()
        assert ticks_of(match) == grown
    assert len(grown.turns) > 2
    assert any(tick.opens_round for tick in grown.turns)


def test_an_undone_turn_has_no_tick(match: Match) -> None:
    timeline.forget_all()
    kept = {seq for seq, _ in stretch_of(match, 1, match.head).kept(match.head)}
    assert {tick.seq for tick in ticks_of(match).turns} <= kept


def test_since_you_left_begins_after_your_own_move(match: Match) -> None:
    story = story_of(Viewpoint(match, 0, (0,)))
    since = since_own_move(Viewpoint(match, 0, (0,)), story)
    rows = [row for row in story.stretch.rows if row.seat == 0]
    assert since == rows[-1].seq
    assert since_own_move(Viewpoint(match), story) is None
