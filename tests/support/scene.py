"""A position under test: given a state, when these choices, then exactly these facts."""

from typing import Any, Self

import pytest
from msgspec import Raw

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.game import ENCODER, AnyGame
from games.kernel.masks import view
from games.kernel.moves import KERNEL_EVENTS, MatchEnded, Resigned
from games.kernel.options import Choice
from games.kernel.play import (
    Answer,
    Played,
    play,
    play_default,
    question_of,
    questions,
    resign,
    settle,
)
from games.kernel.refusal import Refused
from games.kernel.resolution import Question
from games.kernel.steps import Step

TOLD_KERNEL_EVENTS = (MatchEnded, Resigned)


class Scene:
    """Plays on the real kernel with every check on."""

    def __init__(self, game: AnyGame, state: Any, *steps: Step[Any]) -> None:
        """The steps are open, the first of them on top."""
        self.game = game
        chance = Chance(b"a fixed key for tests", 0)
        self.g = game.position(state, game.content().value, chance)
        self.drafts: dict[str, list[str]] = {}
        self.asked = state.header.asked
        """Drafts belong to the opening of the question: a new question drops them."""
        self.facts: list[Event[Any]] = []
        """What happened in the last `when`, without the kernel's bookkeeping."""
        state.header.agenda = [Raw(ENCODER.encode(step)) for step in reversed(steps)]
        self._took(settle(game, self.g, checks=True))

    @property
    def state(self) -> Any:
        return self.g.state

    def when(self, seat: int, *choices: Choice | str) -> Self:
        """The seat answers its questions, one after the other."""
        self.facts = []
        for choice in choices:
            answer = Answer(seat, choice if isinstance(choice, str) else choice.id)
            self._took(play(self.game, self.g, answer, self.drafts, checks=True), keep=True)
        return self

    def when_time_runs_out(self, seat: int) -> Self:
        return self._took(play_default(self.game, self.g, seat, drafts=self.drafts, checks=True))

    def when_resigns(self, seat: int) -> Self:
        return self._took(resign(self.game, self.g, seat, checks=True))

    def then(self, *events: Event[Any]) -> Self:
        """Exactly these facts came of the last `when`."""
        assert self.facts == list(events)
        return self

    def then_asks(self, *steps: Step[Any]) -> Self:
        """Exactly these questions are open now."""
        assert [question.step for question in self.questions()] == list(steps)
        return self

    def happened(self, kind: type[Event[Any]]) -> list[Any]:
        """The facts of one kind in the last `when`."""
        return [event for event in self.facts if isinstance(event, kind)]

    def refuses(self, seat: int, choice: Choice | str) -> Self:
        """The choice is not offered to that seat now, and nothing changes."""
        before = ENCODER.encode(self.state)
        answer = Answer(seat, choice if isinstance(choice, str) else choice.id)
        with pytest.raises(Refused):
            play(self.game, self.g, answer, self.drafts, checks=True)
        assert ENCODER.encode(self.state) == before
        return self

    def questions(self) -> list[Question]:
        return questions(self.game, self.g, self.drafts)

    def question(self, seat: int) -> Question:
        return question_of(self.game, self.g, seat, self.drafts)

    def offers(self, seat: int) -> list[str]:
        """The ids of the options that the seat has now."""
        return [option.id for option in self.question(seat).options]

    def seen_by(self, viewer: Viewer) -> bytes:
        return ENCODER.encode(view(self.game, self.state, viewer))

    def _took(self, played: Played, *, keep: bool = False) -> Self:
        if not keep:
            self.facts = []
        if played.draft is not None:
            lane, answers = played.draft
            self.drafts[lane] = answers
        if self.state.header.asked != self.asked:
            self.asked = self.state.header.asked
            self.drafts = {}
        self.facts += [
            emitted.event
            for emitted in played.emitted
            if not isinstance(emitted.event, KERNEL_EVENTS)
            or isinstance(emitted.event, TOLD_KERNEL_EVENTS)
        ]
        return self
