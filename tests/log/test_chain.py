import hashlib

import msgspec
import pytest

from games.log.chain import NOTHING_HIDDEN, START, Facts, commitment, link

FACTS = Facts(3, 2, 1_700_000_000_000_000, 1, 4, 0, 0, "0123456789abcdef", b'{"t":"sealed"}')
CHANGED = {
    "seq": 4,
    "move": 3,
    "at": 1_700_000_000_000_001,
    "version": 2,
    "rules": 5,
    "seat": 1,
    "via": 1,
    "content": "0123456789abcdee",
    "public": b'{"t":"sealee"}',
}


@pytest.mark.parametrize("name", CHANGED)
def test_every_fact_of_a_row_is_in_its_hash(name: str) -> None:
    changed = msgspec.structs.replace(FACTS, **{name: CHANGED[name]})
    assert link(START, changed, NOTHING_HIDDEN) != link(START, FACTS, NOTHING_HIDDEN)


def test_no_fact_is_left_out_of_the_test_above() -> None:
    assert set(CHANGED) == set(Facts.__struct_fields__)


def test_a_row_hangs_on_the_one_before_and_on_what_it_hides() -> None:
    usual = link(START, FACTS, NOTHING_HIDDEN)
    assert link(usual, FACTS, NOTHING_HIDDEN) != usual
    assert link(START, FACTS, commitment(b"seed", 3, private=b"die:2", draws=b"")) != usual


def test_a_commitment_can_not_be_opened_by_trying_all_values() -> None:
    hidden = commitment(b"s" * 32, 3, private=b"die:2", draws=b"")
    tried = {hashlib.sha256(b"die:%d" % face).digest() for face in range(6)}
    tried |= {commitment(b"t" * 32, 3, private=b"die:%d" % face, draws=b"") for face in range(6)}
    assert hidden not in tried


def test_equal_secrets_in_two_rows_do_not_look_equal() -> None:
    first = commitment(b"s" * 32, 3, private=b"die:2", draws=b"")
    assert first != commitment(b"s" * 32, 4, private=b"die:2", draws=b"")


def test_what_is_private_can_not_pass_for_a_draw() -> None:
    mixed = commitment(b"s" * 32, 3, private=b"ab", draws=b"c")
    assert mixed != commitment(b"s" * 32, 3, private=b"a", draws=b"bc")
