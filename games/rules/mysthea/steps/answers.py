"""Answers that many questions share."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.text import gettext_noop, say

_ = gettext_noop


class Yes(Choice, frozen=True):
    pass


class No(Choice, frozen=True):
    pass


class Decline(Choice, frozen=True):
    pass


class Done(Choice, frozen=True):
    pass


class PickCard(Choice, frozen=True, tag="card"):
    card: str


class PickRegion(Choice, frozen=True, tag="region"):
    region: str


def yes_or_no() -> Iterator[Option]:
    yield Option(Yes(), say(_("Yes")))
    yield Option(No(), say(_("No")))


def decline() -> Option:
    return Option(Decline(), say(_("Decline")))
