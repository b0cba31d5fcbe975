"""What the own mail server says about a sender is respected; what others write is not believed."""

from email import message_from_string

import pytest

from notifications.replies.verdicts import is_disowned


def mail(*results: str) -> str:
    return "".join(f"Authentication-Results: {each}\n" for each in results) + "From: a@b.c\n\n2\n"


@pytest.mark.parametrize(
    ("result", "disowned"),
    [
        ("mx.host; dmarc=pass; spf=fail; dkim=fail", False),
        ("mx.host; dmarc=fail (p=reject); spf=pass; dkim=pass", True),
        ("mx.host 1; spf=fail smtp.mailfrom=x; dkim=pass header.d=b.c", False),
        ("mx.host; spf=softfail; dkim=fail", True),
        ("mx.host; spf=none; dkim=none", False),
        ("mx.host; none", False),
        ("mx.host; dmarc=none; spf=fail", True),
        ("mx.host; dmarc=temperror; spf=pass", False),
        ("mx.host; dkim=neutral (dmarc=fail in a comment)", False),
    ],
)
def test_the_verdict_counts(result: str, disowned: bool) -> None:  # noqa: FBT001
    assert is_disowned(message_from_string(mail(result))) == disowned


def test_without_a_verdict_nothing_is_held_against_it() -> None:
    assert not is_disowned(message_from_string(mail()))


def test_only_the_topmost_header_counts() -> None:
    assert is_disowned(message_from_string(mail("mx; dmarc=fail", "evil; dmarc=pass")))
    assert not is_disowned(message_from_string(mail("mx; dmarc=pass", "old; dmarc=fail")))


def test_a_host_that_names_its_server_believes_no_other(settings: pytest.FixtureRequest) -> None:
    settings.LONGTABLE_AUTHSERV_ID = "mx.host"
    assert is_disowned(message_from_string(mail("evil; dmarc=pass", "MX.host; dmarc=fail")))
    assert not is_disowned(message_from_string(mail("evil; dmarc=fail")))
