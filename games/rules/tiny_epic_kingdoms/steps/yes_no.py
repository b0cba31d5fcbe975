"""The two answers to a plain question."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.text import gettext_noop, say

_ = gettext_noop


class Yes(Choice, frozen=True):
    pass


class No(Choice, frozen=True):
    pass


def yes_or_no() -> Iterator[Option]:
    yield Option(Yes(), say(_("Yes")))
    yield Option(No(), say(_("No")))
