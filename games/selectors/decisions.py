"""What a seat is asked now, with its options numbered as everywhere."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.game import AnyGame
from games.kernel.masks import masked_header, view
from games.kernel.moves import Answered
from games.kernel.play import question_of, step_back, take_back
from games.kernel.refusal import Refused
from games.kernel.resolution import Question, Resolution
from games.kernel.text import Text
from games.kernel.together import Lane, Together
from games.log.found import find
from games.log.table import Table, table_of
from games.models import Draft, Match
from games.selectors.stretch import Stretch

Drafts = Mapping[str, Sequence[str]]
MOST_TOLD = 8
"""Of a chain of answers, the last ones."""
ANSWERS = msgspec.json.Decoder(list[str])


class Decision(Struct, frozen=True):
    question: Question
    prompt: Text
    g: Any
    """The position as this seat sees it, its half-finished answer played out on it."""
    answered: list[Text] = []
    """In a lane: the answers so far, in words."""


def table_now(match: Match) -> Table | None:
    """The match at its head, with the drafts of open lanes; None before its start."""
    if match.status != Match.Status.RUNNING:
        return None
    found = find(match.pk)
    return None if found is None else table_of(match.pk, found)


def decision_at(table: Table, seat: int) -> Question | None:
    try:
        return question_of(table.game, table.g, seat, table.drafts)
    except Refused:
        return None


def drafts_of_match(match: Match, asked: int) -> dict[str, list[str]]:
    """The half-finished answers to the open question."""
    rows = Draft.objects.filter(match=match, asked=asked).values_list("lane", "answers")
    return {lane: ANSWERS.decode(answers) for lane, answers in rows}


def decision_of(game: AnyGame, g: Any, seat: int, drafts: Drafts) -> Decision | None:
    """What the seat is asked, worked out from nothing but its own masked position."""
    header = g.state.header
    if header.over or not header.agenda:
        return None
    step = game.read_step(header.agenda[-1])
    if isinstance(step, Together):
        lane = open_lane(step, header.sealed, seat)
        return None if lane is None else lane_decision(game, g, lane, drafts.get(lane.name, ()))
    if step.asks(g) != seat:
        return None
    return Decision(Question(seat, step, list(step.options(g))), step.prompt(g), g)


def open_lane(together: Together, sealed: Mapping[str, Any], seat: int) -> Lane | None:
    lanes = (lane for lane in together.lanes if lane.seat == seat and lane.name not in sealed)
    return next(lanes, None)


def lane_decision(game: AnyGame, g: Any, lane: Lane, draft: Sequence[str]) -> Decision | None:
    """The rehearsal is what the seat sees: its own answers so far, nobody else's."""
    rehearsal = Resolution(game, g).rehearse(lane, list(draft))
    question = rehearsal.question
    if question is None:
        return None
    seen = rehearsal.g
    prompt = question.step.prompt(seen)
    seen.state.header = masked_header(game, g.state.header, lane.seat)
    return Decision(question, prompt, seen, list(answers_in_words(game, g, question)))


def answers_in_words(game: AnyGame, g: Any, question: Question) -> Iterator[Text]:
    assert question.lane is not None
    for count, answer in enumerate(question.answers):
        asked = Resolution(game, g).rehearse(question.lane, question.answers[:count]).question
        option = asked.option(answer) if asked else None
        if option is not None:
            yield option.label


def chain_of(stretch: Stretch, g: Any, seat: int) -> Iterator[Text]:
    """What the seat answered last, as far as it can take it back."""
    header = g.state.header
    if header.mover != seat:
        return
    kept = stretch.kept(header.seq)
    for border in header.undo[-MOST_TOLD:]:
        answer = next(
            (event for seq, event in kept if seq > border and isinstance(event, Answered)), None
        )
        if border < stretch.start or answer is None:
            continue
        before = stretch.position_at(border)
        before.state = view(stretch.game, before.state, seat)
        option = decision_option(stretch.game, before, seat, answer.option)
        if option is not None:
            yield option


def decision_option(game: AnyGame, g: Any, seat: int, option_id: str) -> Text | None:
    decision = decision_of(game, g, seat, {})
    option = decision.question.option(option_id) if decision else None
    return option.label if option else None


def can_step_back(game: AnyGame, g: Any, seat: int, drafts: Drafts) -> bool:
    try:
        if step_back(game, g, seat, drafts) is not None:
            return True
        take_back(game, g, seat)
    except Refused:
        return False
    return True


def lit_targets(question: Question | None) -> dict[str, int]:
    """The board elements that options touch, with the number of the first such option."""
    lit: dict[str, int] = {}
    for number, option in enumerate(question.options if question else (), 1):
        for target in option.targets:
            lit.setdefault(target, number)
    return lit
