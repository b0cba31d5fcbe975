"""Signed words in links and addresses: small, bound to a purpose, ended by time."""

import time

import pytest

from config import checks
from notifications.mail.addresses import LONGEST_LOCAL_PART, reply_address, token_in
from notifications.mail.tokens import (
    FOR_EVER,
    Ask,
    BadToken,
    ExpiredToken,
    Stop,
    in_days,
    read_token,
    token_for,
)

ASK = Ask(match=12, seat=1, player=7, seen=209, mark=0xDEADBEEF)


def test_a_token_says_what_was_put_in_and_until_when() -> None:
    until = in_days(30)
    token = token_for(ASK, "link", until=until)
    assert read_token(token, Ask, "link") == (ASK, until)
    assert token == token.lower()


@pytest.mark.parametrize("place", [0, 5, 20, -1])
def test_a_changed_letter_is_noticed(place: int) -> None:
    token = token_for(ASK, "link", until=in_days())
    letters = list(token)
    letters[place] = "a" if letters[place] != "a" else "b"
    with pytest.raises(BadToken):
        read_token("".join(letters), Ask, "link")


@pytest.mark.parametrize("token", ["", "a" * 30, "ż" * 30, "A" * 500, "======" * 5, "1189" * 10])
def test_nonsense_is_no_token(token: str) -> None:
    with pytest.raises(BadToken):
        read_token(token, Ask, "link")


def test_a_link_is_no_reply_address_and_the_other_way_round() -> None:
    with pytest.raises(BadToken):
        read_token(token_for(ASK, "link", until=in_days()), Ask, "reply")


def test_one_meaning_is_not_read_as_another() -> None:
    with pytest.raises(BadToken):
        read_token(token_for(Stop(7, "turn"), "link", until=FOR_EVER), Ask, "link")


def test_it_ends_and_still_tells_whose_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    token = token_for(ASK, "link", until=in_days(30))
    later = time.time() + 31 * 86400
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(ExpiredToken) as caught:
        read_token(token, Ask, "link")
    assert caught.value.meaning == ASK


def test_an_old_key_of_the_service_still_counts(settings: pytest.FixtureRequest) -> None:
    token = token_for(ASK, "link", until=in_days())
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "a new key"
    assert read_token(token, Ask, "link")[0] == ASK
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(BadToken):
        read_token(token, Ask, "link")


def test_the_largest_numbers_fit_into_an_address(settings: pytest.FixtureRequest) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = f"{'r' * checks.LONGEST_LOCAL_PART}@play.example.org"
    big = 2**32 - 1
    address = reply_address(Ask(big, 120, big, 2**16 - 1, big))
    local, _, domain = address.partition("@")
    assert len(local) == LONGEST_LOCAL_PART
    assert domain == "play.example.org"
    assert token_in(address.upper()) == local.partition("+")[2]


@pytest.mark.parametrize(
    "address", ["reply@play.example.org", "reply+x@example.org", "other+x@play.example.org", ""]
)
def test_other_addresses_are_not_ours(address: str, settings: pytest.FixtureRequest) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"
    with pytest.raises(BadToken):
        token_in(address)
