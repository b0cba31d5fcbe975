"""The shrinker, tried on a planted bug."""

from random import Random

import pytest
from msgspec import structs

from games.kernel.game import ENCODER
from games.kernel.match import Match
from tests.support.river_lords.events import OathSworn
from tests.support.river_lords.game import GAME
from tests.support.script import MOST_DEEDS, Watch, nothing_special, perform, random_script
from tests.support.shrink import check, failure, shrink, shrunk


def test_nothing_that_matters_is_cut() -> None:
    assert shrink(range(100), lambda kept: {17, 42} <= set(kept)) == (17, 42)


def test_order_is_kept() -> None:
    assert shrink("xaxbxxcx", lambda kept: "".join(kept).replace("x", "") == "abc") == tuple("abc")


def test_what_fails_with_nothing_shrinks_to_nothing() -> None:
    assert shrink(range(9), lambda kept: True) == ()


def two_oaths() -> Watch:
    """A planted bug: the match breaks when the second oath is sworn."""

    def watch(match: Match) -> None:
        oaths = [row for row in match.log if isinstance(row.event, OathSworn)]
        assert len(oaths) < 2, "two oaths"

    return watch


def test_a_failing_match_is_cut_to_what_it_takes() -> None:
    script = random_script(GAME, 3, Random(4))
    assert len(script.deeds) == MOST_DEEDS
    short = shrunk(GAME, script, two_oaths)
    assert str(failure(GAME, short, two_oaths)).startswith("two oaths")
    assert len(short.deeds) <= 12, "six for the homes, and little more than the oaths"
    for index in range(len(short.deeds)):
        deeds = short.deeds[:index] + short.deeds[index + 1 :]
        assert failure(GAME, structs.replace(short, deeds=deeds), two_oaths) is None


def test_a_broken_promise_tells_the_short_script() -> None:
    with pytest.raises(AssertionError, match=r"river_lords, 3 seats, .* deeds: play:.*two oaths"):
        check(GAME, random_script(GAME, 3, Random(4)), two_oaths)


def test_a_kept_promise_says_nothing() -> None:
    check(GAME, random_script(GAME, 3, Random(4)), nothing_special)


def test_a_script_is_played_the_same_way_every_time() -> None:
    script = random_script(GAME, 4, Random(2))
    first, second = perform(GAME, script), perform(GAME, script)
    assert ENCODER.encode(first.state) == ENCODER.encode(second.state)
