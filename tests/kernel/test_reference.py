"""The entries of reference pages."""

import pytest

from games.kernel.reference import ReferenceEntry
from games.kernel.text import Words

NAME = Words("Ore", "ruda")


@pytest.mark.parametrize(
    ("source", "is_house"),
    [
        ("house", True),
        ("cost rulebook; points house", True),
        ("rulebook", False),
        ("rulebook; text house wording", False),
        ("name public:reviews; Polish name house", False),
        ("", False),
    ],
)
def test_only_values_of_our_own_are_marked_as_house(source: str, is_house: bool) -> None:  # noqa: FBT001
    assert ReferenceEntry("ore", NAME, source=source).is_house is is_house


def test_a_card_is_marked_if_anything_on_it_is() -> None:
    part = ReferenceEntry("ore-1", NAME, source="house")
    assert ReferenceEntry("ore", NAME, source="rulebook", parts=(part,)).is_house
