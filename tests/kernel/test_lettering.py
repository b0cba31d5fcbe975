from games.kernel.drawing.lettering import fitting_size, lines_of, paragraph, width_of

SENTENCE = "Put one scrapper from your reserve into a region with a refuge"


def test_a_sentence_breaks_into_lines_that_fit() -> None:
    lines = lines_of(SENTENCE, 12, 120)

    assert " ".join(lines) == SENTENCE
    assert len(lines) > 1
    assert all(width_of(line, 12) <= 120 for line in lines)


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert lines_of("a Donaudampfschifffahrt b", 12, 40) == ["a", "Donaudampfschifffahrt", "b"]


def test_words_shrink_until_they_take_few_enough_lines() -> None:
    size = fitting_size(SENTENCE, 14, 120, 3)

    assert size < 14
    assert len(lines_of(SENTENCE, size, 120)) <= 3


def test_nothing_shrinks_below_what_can_be_read() -> None:
    assert fitting_size(SENTENCE * 9, 14, 120, 1) == 9


def test_lines_stand_one_under_the_other() -> None:
    first, second, *_ = paragraph(SENTENCE, "quiet", 10, 100).children

    assert (first.y, second.y) == (0, 12.8)  # type: ignore[attr-defined]
