from games.kernel.text import SeatName, Words, plain, render, say

DELTA = Words("the delta", "delta")
POLISH = {
    "{player} retreats to {region}.": "{player} wycofuje się: {region}.",
    "{sentence} Then it rains.": "{sentence} Potem pada.",
}


def polish(template: str) -> str:
    return POLISH.get(template, template)


def test_a_sentence_is_put_into_words_only_when_it_is_shown() -> None:
    text = say("{player} retreats to {region}.", player=SeatName(1), region=DELTA)
    assert render(text, names={1: "Ben"}) == "Ben retreats to the delta."
    shown = render(text, translate=polish, language="pl", names={1: "Ben"})
    assert shown == "Ben wycofuje się: delta."


def test_a_seat_without_a_name_is_a_number() -> None:
    assert render(say("{player} passes.", player=SeatName(1))) == "#2 passes."


def test_sentences_nest() -> None:
    inner = say("{player} retreats to {region}.", player=SeatName(0), region=DELTA)
    outer = say("{sentence} Then it rains.", sentence=inner)
    assert render(outer, names={0: "Ann"}) == "Ann retreats to the delta. Then it rains."
    shown = render(outer, translate=polish, language="pl", names={0: "Ann"})
    assert shown == "Ann wycofuje się: delta. Potem pada."


def test_a_plain_name_or_number_needs_no_translator() -> None:
    assert render(plain(DELTA), language="pl") == "delta"
    assert render(plain(7)) == "7"


def test_braces_in_a_value_are_just_shown() -> None:
    assert render(say("{name} passes.", name="{x}")) == "{x} passes."


def test_text_can_be_printed() -> None:
    assert str(say("{count} food", count=2)) == "2 food"


def test_a_language_we_do_not_speak_is_english() -> None:
    assert DELTA.in_language("de") == "the delta"
