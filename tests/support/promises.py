"""What every game promises, each as a look-out that is called after every deed of a match."""

from random import Random
from typing import Any

from games.kernel.events import Event, Viewer
from games.kernel.fold import first_state, fold
from games.kernel.game import ENCODER
from games.kernel.match import Match
from games.kernel.moves import MatchOpened, Undone
from games.kernel.play import questions
from games.kernel.resolution import Question
from games.kernel.steps import Step
from games.kernel.text import Text, render
from tests.support.script import Promise, Watch


def viewers(match: Match) -> list[Viewer]:
    return [None, *range(match.state.header.seats)]


def now_and_then(promise: Promise, every: int) -> Promise:
    """For a costly look: only at every so many deeds."""

    def sparse() -> Watch:
        look, count = promise(), 0

        def watch(match: Match) -> None:
            nonlocal count
            count += 1
            if count % every == 0 and not match.over:
                look(match)

        return watch

    return sparse


def fold_equals_play() -> Watch:
    """At every border the bytes of the log lead to the state that was played."""
    folded: Any = None
    read = 0

    def watch(match: Match) -> None:
        nonlocal folded, read
        news = [match.game.event_decoder.decode(row.payload) for row in match.log[read:]]
        if folded is None:
            opened = news[0]
            assert isinstance(opened, MatchOpened)
            folded = first_state(match.game, opened)
        if any(isinstance(event, Undone) for event in news):
            folded = match.folded()
        else:
            fold(folded, news)
        read = len(match.log)
        assert ENCODER.encode(folded) == ENCODER.encode(match.state), "fold is not play"

    return watch


def round_trips_through_json() -> Watch:
    read = 0

    def watch(match: Match) -> None:
        nonlocal read
        for row in match.log[read:]:
            again = match.game.event_decoder.decode(row.payload)
            assert again == row.event, f"{row.event} came back as {again}"
            assert ENCODER.encode(again) == row.payload, f"{row.event} is written in two ways"
        read = len(match.log)
        body = ENCODER.encode(match.state)
        assert ENCODER.encode(match.game.state_decoder.decode(body)) == body

    return watch


def options_have_stable_ids() -> Watch:
    def watch(match: Match) -> None:
        copy = match.game.position(match.game.copy(match.state), match.g.content)
        again = questions(match.game, copy, match.drafts)
        for question, other in zip(match.questions(), again, strict=True):
            ids = [option.id for option in question.options]
            assert len(set(ids)) == len(ids), f"two options of {question.step} share an id: {ids}"
            assert ids == [option.id for option in other.options], "ids change from call to call"
            for option in question.options:
                assert question.option(option.id) is option

    return watch


def says_everything_in_both_languages() -> Watch:
    def watch(match: Match) -> None:
        for question in match.questions():
            assert type(question.step).prompt is not Step.prompt, f"{question.step} has no prompt"
            for text in texts_of(match, question):
                check_words(text)

    return watch


def texts_of(match: Match, question: Question) -> list[Text]:
    found: list[Text | None] = [question.step.prompt(match.g)]
    for option in question.options:
        found += [option.label, option.hint, option.group]
    return [text for text in found if text is not None]


def check_words(text: Text) -> None:
    for language in ("en", "pl"):
        words = render(text, language=language)
        assert words.strip(), f"{text.template!r} says nothing in {language}"
        assert "Words(" not in words, f"a value that no language knows: {words}"
        assert "Text(" not in words, f"a value that no language knows: {words}"


class Told:
    """Which kinds of events have a sentence, which have none."""

    def __init__(self) -> None:
        self.told: set[type[Event[Any]]] = set()
        self.silent: set[type[Event[Any]]] = set()

    def hear(self, match: Match) -> None:
        for seq, state in match.moments():
            event = match.log[seq - 1].event
            text = match.game.chronicle(event, match.game.position(state, match.g.content))
            (self.silent if text is None else self.told).add(type(event))
            if text is not None:
                check_words(text)


def whim() -> Random:
    """The same whims in every playing, so that a failure can be shrunk."""
    return Random(7)
