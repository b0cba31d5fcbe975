"""A reply names an option by its number or its words; what is doubtful names none."""

import pytest

from notifications.replies.answers import Offer, chosen

OFFERS = [
    Offer(1, "quest", ("Quest", "Misja")),
    Offer(2, "collect", ("Collect", "Zbierz")),
    Offer(3, "stand:w", ("Stand up in the western ruins", "Postaw pionek w zachodnich ruinach")),
    Offer(12, "pay", ("Pay 2 ore", "Zapłać 2 rudy")),
]


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("2", "collect"),
        ("2.", "collect"),
        ("(2)", "collect"),
        ("  2  ", "collect"),
        ("#12", "pay"),
        ("2 Collect", "collect"),
        ("2. collect!", "collect"),
        ("COLLECT", "collect"),
        ("collect.", "collect"),
        ("Zbierz", "collect"),
        ("zaplac 2 rudy", "pay"),
        ("Pay 2 ore", "pay"),
        ("stand up in the western ruins", "stand:w"),
        ("2\n\nGood luck to you both!\n+48 600 100 3", "collect"),
        ("2\nThanks", "collect"),
    ],
)
def test_is_understood(words: str, option: str) -> None:
    offer = chosen(words, OFFERS)
    assert offer is not None
    assert offer.id == option


@pytest.mark.parametrize(
    "words",
    [
        "",
        "4",
        "0",
        "99999",
        "2 or 3",
        "2 Quest",
        "I have 2 questions",
        "2\nno, 3",
        "2\nQuest",
        "not 2",
        "Hello,\n2",
        "-",
        "²",
        "two",
    ],
)
def test_is_not_guessed(words: str) -> None:
    assert chosen(words, OFFERS) is None


def test_options_that_read_alike_need_their_number() -> None:
    alike = [Offer(1, "a", ("Move",)), Offer(2, "b", ("Move",))]
    assert chosen("Move", alike) is None
    assert chosen("2", alike) == alike[1]
