"""A match leaves as a file and comes back as it was; a file that lies is refused."""

import re
from collections.abc import Callable
from random import Random

import pytest

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.log.chain import START
from games.models import Match
from games.rules.registry import GAMES
from games.services.archive import pack_match
from games.services.checking import verify_match
from games.services.exporting import chain_holds, export_match
from games.services.forking import fork_match
from games.services.importing import LINE, import_match
from games.services.moves import play_option
from tests.support.kingdoms import player
from tests.support.playing import (
    everything,
    finished_match,
    open_questions,
    play_on,
    running_match,
)

pytestmark = pytest.mark.django_db
Lines = list[bytes]


def test_a_finished_match_comes_back_with_its_hashes(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    lines = list(export_match(match))
    copy = import_match(lines)
    assert list(export_match(copy)) == lines
    assert bytes(copy.head_hash) == bytes(match.head_hash)
    assert (copy.status, copy.result, copy.finished) == ("finished", match.result, match.finished)
    verify_match(copy)


def test_a_packed_match_is_exported_the_same(quarry: AnyGame) -> None:
    match = finished_match()
    lines = list(export_match(match))
    pack_match(match.pk)
    assert list(export_match(Match.objects.get(pk=match.pk))) == lines


# -- running matches -------------------------------------------------------------------------


@pytest.fixture
def sealed(quarry: AnyGame) -> Match:
    """A running match with a hidden find, draws, and a sealed bid."""
    match = running_match(1, seats=3)
    while len(open_questions(match)) == 1:
        question = open_questions(match)[0]
        play_option(match.pk, question.seat, question.options[-1].id)
    play_option(match.pk, 1, "name:stone")
    play_option(match.pk, 1, "bid:2")
    match.refresh_from_db()
    return match


def finished_sandbox() -> Match:
    origin = finished_match(rounds=9)
    sandbox = fork_match(origin, player("ada"), at=origin.head // 2)
    return play_on(sandbox, 10_000, rng=Random(2))


def test_a_finished_sandbox_comes_back_as_a_sandbox(quarry: AnyGame) -> None:
    sandbox = finished_sandbox()
    copy = import_match(list(export_match(sandbox)))
    assert copy.head_hash == sandbox.head_hash
    assert (copy.terms.sandbox, copy.terms.fork_at) == (True, sandbox.terms.fork_at)
    verify_match(copy)


def test_a_sandbox_does_not_come_back_as_a_match(quarry: AnyGame) -> None:
    """Its first draws are not those of its seed."""
    lines = list(export_match(finished_sandbox()))
    lines[0] = re.sub(rb',"inherited":\d+', b"", lines[0])
    with pytest.raises(Refused, match="draw"):
        import_match(lines)


def test_the_public_part_holds_no_secret(sealed: Match) -> None:
    text = b"".join(export_match(sealed))
    assert b"bid:2" not in text
    assert bytes(sealed.seed).hex().encode() not in text
    assert b'"draws"' not in text
    assert b'"t":"find_hidden","seat":1,"kind":"?"' in text


def test_its_chain_can_be_checked_without_secrets(sealed: Match) -> None:
    lines = [LINE.decode(text) for text in list(export_match(sealed))[1:]]
    assert chain_holds(lines, START) is None
    assert lines[-1].hash == bytes(sealed.head_hash).hex()
    lines[7].seat += 1
    assert chain_holds(lines, START) == 8


def test_a_seat_sees_what_it_sealed_itself(sealed: Match) -> None:
    assert b"bid:2" in b"".join(export_match(sealed, 1))
    assert b"bid:2" not in b"".join(export_match(sealed, 2))


def test_a_masked_file_is_refused(sealed: Match) -> None:
    refused(list(export_match(sealed)), "not over")


def test_a_masked_file_with_a_broken_chain_is_refused_as_such(sealed: Match) -> None:
    lines = list(export_match(sealed))
    lines[9] = lines[9].replace(b'"via":0', b'"via":1')
    refused(lines, "event 9: the chain is broken")


# -- files that lie --------------------------------------------------------------------------


def refused(lines: Lines, reason: str, code: str = "bad_file") -> None:
    before = everything()
    with pytest.raises(Refused) as refusal:
        import_match(lines)
    assert refusal.value.code == code
    assert reason in str(refusal.value)
    assert everything() == before


def edited(number: int, old: bytes, new: bytes) -> Callable[[Lines], Lines]:
    def edit(lines: Lines) -> Lines:
        assert old in lines[number]
        return [*lines[:number], lines[number].replace(old, new, 1), *lines[number + 1 :]]

    return edit


LIES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "a changed event": (edited(5, b'"seat":', b'"seat":1'), "event 5"),
    "a changed hash": (edited(5, b'"hash":"', b'"hash":"00'), "event 5"),
    "a hash that is none": (edited(5, b'"hash":"', b'"hash":"xy'), "import"),
    "a line gone": (lambda lines: lines[:7] + lines[8:], "promised"),
    "two lines swapped": (lambda lines: [*lines[:6], lines[7], lines[6], *lines[8:]], "event 6"),
    "a line twice": (lambda lines: [*lines[:6], lines[5], *lines[7:]], "event 6"),
    "the end gone": (lambda lines: lines[:-3], "promised"),
    "another seed": (edited(0, b'"seed":"', b'"seed":"00'), "event"),
    "a seed that is none": (edited(0, b'"seed":"', b'"seed":"zz'), "import"),
    "other content": (edited(0, b'"prize":2', b'"prize":3'), "content"),
    "another table": (edited(0, b'"seats":3', b'"seats":4'), "another match"),
    "a number too large": (edited(5, b'"at":', b'"at":9999999999'), "line 6"),
    "not JSON": (lambda lines: [lines[0], b"{oops\n", *lines[2:]], "line 2"),
    "not text": (lambda lines: [b"\xff\xfe\x00", *lines[1:]], "line 1"),
    "nothing": (lambda lines: [], "begin"),
    "no events": (lambda lines: lines[:1], "promised"),
    "another kind of file": (lambda lines: [b'{"a":1}'], "line 1"),
}


@pytest.mark.parametrize(("lie", "reason"), LIES.values(), ids=LIES)
def test_a_file_that_lies_is_refused_and_changes_nothing(
    quarry: AnyGame, lie: Callable[[Lines], Lines], reason: str
) -> None:
    refused(lie(list(export_match(finished_match()))), reason)


def test_a_file_of_an_unknown_game_is_refused(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = list(export_match(finished_match()))
    monkeypatch.delitem(GAMES, "quarry")
    refused(lines, "quarry", "unknown_game")


def test_a_file_cut_short_under_a_mended_cover_is_refused(quarry: AnyGame) -> None:
    match = finished_match()
    lines = list(export_match(match))[:-2]
    lines[0] = lines[0].replace(b'"head":%d' % match.head, b'"head":%d' % (match.head - 2))
    refused(lines, "not over")
