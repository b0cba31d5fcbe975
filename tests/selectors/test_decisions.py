"""Decisions worked out from masked positions are those that the rules ask."""

from random import Random

import pytest

from games.kernel.play import questions
from games.selectors.chronicle import story_of
from games.selectors.decisions import can_step_back, chain_of, decision_of, drafts_of_match
from games.selectors.viewpoints import Viewpoint
from games.services.moves import play_option
from tests.support.kingdoms import asks, kingdoms_match, play_until
from tests.support.playing import open_questions, table_at

pytestmark = pytest.mark.django_db


def test_the_page_asks_what_the_rules_ask() -> None:
    match, rng = kingdoms_match("ada", "bogdan", "celia"), Random(3)
    for _ in range(60):
        match.refresh_from_db()
        table = table_at(match)
        asked = {
            question.seat: question for question in questions(table.game, table.g, table.drafts)
        }
        for seat in range(3):
            story = story_of(Viewpoint(match, seat, (seat,)))
            drafts = drafts_of_match(match, table.g.state.header.asked)
            decision = decision_of(table.game, story.seen, seat, drafts)
            offered = decision and [option.id for option in decision.question.options]
            wanted = asked.get(seat)
            assert offered == (wanted and [option.id for option in wanted.options])
            assert decision is None or decision.question.key == wanted.key
        question = rng.choice(list(asked.values()))
        play_option(match.pk, question.seat, rng.choice(question.options).id)


def test_the_chain_so_far_is_told_in_words() -> None:
    match = play_until(kingdoms_match("ada", "bogdan", "celia"), asks("quest.card"), most=4000)
    seat = open_questions(match)[0].seat
    story = story_of(Viewpoint(match, seat, (seat,)))
    words = [str(text) for text in chain_of(story.stretch, story.g, seat)]
    assert words[-1].startswith(("Move from", "Perform"))
    assert can_step_back(story.stretch.game, story.g, seat, {})
    assert not list(chain_of(story.stretch, story.g, (seat + 1) % 3))
