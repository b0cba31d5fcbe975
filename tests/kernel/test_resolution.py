"""The laws of a move, each with a rule that breaks it, and what a move leaves on the log."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Raw

from games.kernel import resolution
from games.kernel.events import Event
from games.kernel.moves import Answered, MatchEnded, Settled
from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import plain
from tests.support.bare import Ask, Noted, Say, bare, facts, opens, table_of
from tests.support.river_lords.battle import SpringAmbush, WatchChoice
from tests.support.river_lords.events import (
    ActEnded,
    ActStarted,
    AmbushSprung,
    BattleEnded,
    CardPlayed,
    CrownPassed,
    FoodGained,
    FoodPaid,
    FoodSpoiled,
    GarrisonLost,
    GarrisonPlaced,
    GarrisonRetreated,
    OmenRead,
    PointsChanged,
    TurnEnded,
)
from tests.support.river_lords.positions import BLUE, GREEN, RED, at_home, ordinary, red_to_act
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import State
from tests.support.river_lords.steps import (
    ActLoop,
    Gather,
    March,
    Pick,
    PlayCard,
    Recruit,
    RetreatChoice,
    ShrineChoice,
    Stop,
    Take,
)

# -- laws ------------------------------------------------------------------------------------


def breaks(message: str, *steps: type[Step[Any]], opening: Any, **parts: Any) -> None:
    with pytest.raises(AssertionError, match=message):
        table_of(bare(*steps, opening=opening, **parts))


def test_no_fact_follows_a_question() -> None:
    breaks("a fact after a question", opening=opens(Ask(0), Noted("late")))


def test_no_fact_of_a_trigger_follows_its_question() -> None:
    def remark(g: River, event: Noted) -> Rule:
        if event.word == "first":
            yield Ask(0)
            yield Noted("late")

    breaks("a fact after a question", opening=opens(Noted("first")), triggers={Noted: (remark,)})


def test_no_question_is_without_an_option() -> None:
    breaks("a question without an option", opening=opens(Ask(0, ())))


def test_no_two_options_share_an_id() -> None:
    breaks("have one id", opening=opens(Ask(0, ("yes", "yes"))))


def test_nothing_is_written_outside_of_apply() -> None:
    def opening(g: River) -> Rule:
        g.state.lords[0].food = 7
        yield Ask(0)

    breaks("written outside of apply", opening=opening)


def test_options_write_nothing_either() -> None:
    class Greedy(Ask, frozen=True):
        def options(self, g: River) -> Iterator[Option]:
            g.state.lords[0].food += 1
            yield from super().options(g)

    breaks("written outside of apply", Greedy, opening=opens(Greedy(0)))


def test_what_an_event_keeps_of_itself_does_not_change_the_log() -> None:
    """The bytes are taken before the event is applied."""

    class Kept(Event[Any], frozen=True):
        words: list[str]

        def apply(self, state: Any) -> None:
            state.deck = self.words

    class Spoil(Event[Any], frozen=True):
        def apply(self, state: Any) -> None:
            state.deck.pop()

    events = (Kept, Spoil)
    match = table_of(bare(opening=opens(Kept(["a", "b"]), Spoil(), Ask(0)), more_events=events))
    assert b'["a","b"]' in match.log[1].payload
    assert match.folded().deck == ["a"]


def test_automatic_steps_do_not_run_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mill(Step[River], frozen=True):
        def run(self, g: River) -> Rule:
            yield self

    monkeypatch.setattr(resolution, "MOST_AUTOMATIC_STEPS", 50)
    breaks("runs without end", Mill, opening=opens(Mill()))


def test_no_draw_is_left_untold() -> None:
    def opening(g: River) -> Rule:
        g.chance.roll(6)
        yield Ask(0)

    breaks("a draw that no fact tells", opening=opening)


def test_a_drawn_fact_can_be_drawn_again() -> None:
    def opening(g: River) -> Rule:
        yield OmenRead(0, 7 - g.chance.roll(6))

    breaks("is not what was drawn", opening=opening)


def test_a_fact_tells_all_that_was_drawn() -> None:
    def opening(g: River) -> Rule:
        value = g.chance.roll(6)
        g.chance.roll(6)
        yield OmenRead(0, value)

    breaks("does not tell all", opening=opening)


def test_an_event_without_redraw_cannot_be_drawn() -> None:
    def opening(g: River) -> Rule:
        yield Noted(str(g.chance.roll(6)))

    with pytest.raises(NotImplementedError, match="Noted was drawn"):
        table_of(bare(opening=opening))


@pytest.mark.parametrize("method", ["asks", "options", "default"])
def test_no_draw_outside_of_decide(method: str) -> None:
    class Dicey(Ask, frozen=True):
        pass

    def drawing(self: Dicey, g: River) -> Any:
        g.chance.roll(6)
        return getattr(Ask, method)(self, g)

    setattr(Dicey, method, drawing)
    with pytest.raises(AssertionError, match="a draw outside of decide"):
        table_of(bare(Dicey, opening=opens(Dicey(0)))).time_out(0)


def test_nothing_happens_after_the_end() -> None:
    """What a rule or a trigger would have told after it is left out."""
    end = MatchEnded([1, 1], [0, 0])

    def remark(g: River, event: Event[Any]) -> Rule:
        yield Noted("too late")

    opening = opens(end, Noted("late"), Ask(0))
    match = table_of(bare(opening=opening, triggers={MatchEnded: (remark,)}))
    assert facts(match) == []
    assert [type(row.event) for row in match.log[1:]] == [MatchEnded, Settled]
    assert match.state.header.agenda == []


def test_a_move_refuses_facts_once_the_match_is_over() -> None:
    match = table_of(bare(opening=opens(MatchEnded([1, 1], [0, 0]))))
    with pytest.raises(AssertionError, match="after the end"):
        resolution.Resolution(match.game, match.g).emit(Noted("late"))


def test_a_match_does_not_stand_still() -> None:
    breaks("stands still", opening=opens(Noted("only")))


def test_invariants_hold_after_every_event() -> None:
    def nobody_eats(g: River) -> None:
        assert not g.state.lords[0].food, "somebody ate"

    breaks("somebody ate", opening=opens(Noted("bread"), Ask(0)), invariants=(nobody_eats,))


def test_invariants_wait_for_all_triggers_of_an_event() -> None:
    """A fact of the first trigger comes before the second trigger has settled its part."""

    def second_word(g: River, noted: Noted) -> Rule:
        if noted.word == "first":
            yield Noted("second")

    def third_word(g: River, noted: Noted) -> Rule:
        if noted.word == "first":
            yield Noted("third")

    def comes_in_threes(g: River) -> None:
        assert g.state.lords[0].food % 3 == 0

    game = bare(
        opening=opens(Noted("first"), Ask(1)),
        triggers={Noted: (second_word, third_word)},
        invariants=(comes_in_threes,),
    )
    assert facts(table_of(game)) == ["first", "second", "third"]


def test_transitions_compare_the_state_before_an_event_with_the_one_after_its_triggers() -> None:
    seen: list[tuple[int, int]] = []

    def second_word(g: River, noted: Noted) -> Rule:
        if noted.word == "first":
            yield Noted("second")

    def food_is_kept(before: State, g: River) -> None:
        seen.append((before.lords[0].food, g.state.lords[0].food))

    table_of(
        bare(
            opening=opens(Noted("first"), Noted("third"), Ask(1)),
            triggers={Noted: (second_word,)},
            transitions=(food_is_kept,),
        )
    )
    assert seen == [(0, 2), (2, 3)]


def test_a_broken_transition_is_noticed() -> None:
    def food_never_grows(before: State, g: River) -> None:
        assert g.state.lords[0].food <= before.lords[0].food, "it grew"

    breaks("it grew", opening=opens(Noted("bread"), Ask(0)), transitions=(food_never_grows,))


def test_a_rule_does_not_go_on_for_ever() -> None:
    def endless(g: River) -> Rule:
        while True:
            yield Noted("again")

    breaks("a rule without end", opening=endless)


# -- rules and triggers ----------------------------------------------------------------------


def test_steps_of_one_rule_are_asked_in_the_order_yielded() -> None:
    match = table_of(bare(opening=opens(Ask(1), Ask(0), Ask(1, ("last", "word")))))
    match.play(1, Say("yes").id)
    match.play(0, Say("no").id)
    assert match.questions()[0].step == Ask(1, ("last", "word"))


def test_facts_of_triggers_happen_at_once_and_depth_first() -> None:
    red_to_act(ordinary(food=(8, 2, 2))).when(RED, Gather()).then(
        PointsChanged(-1), FoodGained(RED, 1), FoodSpoiled(RED, 1)
    )


def test_a_trigger_on_every_event_sees_each_fact_before_the_rule_goes_on() -> None:
    state = ordinary({"ford": RED, "hill": BLUE, "marsh": BLUE}, food=(4, 2, 2))
    state.crown = BLUE
    scene = red_to_act(state).when(RED, Recruit("mill"))
    scene.then(PointsChanged(-1), FoodPaid(RED, 2), GarrisonPlaced(RED, "mill"))
    assert scene.state.crown == BLUE, "a tie leaves the crown where it is"
    scene.when(RED, Recruit("spring"))
    assert scene.facts[-2:] == [GarrisonPlaced(RED, "spring"), CrownPassed(RED)]


def test_a_question_of_a_trigger_waits_for_the_rule_and_comes_before_its_steps() -> None:
    def remark(g: River, noted: Noted) -> Rule:
        if noted.word == "one":
            yield Ask(1, ("remark", "silence"))

    opening = opens(Noted("one"), Noted("two"), Ask(0))
    match = table_of(bare(opening=opening, triggers={Noted: (remark,)}))
    assert facts(match) == ["one", "two"]
    assert match.questions()[0].step == Ask(1, ("remark", "silence"))
    match.play(1, Say("silence").id)
    assert match.questions()[0].step == Ask(0)


def test_an_act_inside_an_act_belongs_to_another_seat() -> None:
    state = ordinary(hands={RED: ["harvest_feast"]})
    scene = red_to_act(state).when(RED, PlayCard("harvest_feast"))
    scene.then(
        PointsChanged(-1),
        CardPlayed(RED, "harvest_feast"),
        PointsChanged(1),
        ActStarted(BLUE, 1),
    )
    assert [question.seat for question in scene.questions()] == [BLUE]
    scene.when(BLUE, Gather())
    scene.then(PointsChanged(-1), FoodGained(BLUE, 1), ActEnded(), FoodGained(RED, 1))
    assert scene.question(RED).step == ActLoop()
    assert [act.points for act in scene.state.acts] == [3]


def test_a_step_may_find_that_nobody_has_to_be_asked() -> None:
    """No free region is left beside the delta: its garrison is lost."""
    held = {"mill": RED, "ford": RED, "marsh": RED, "delta": GREEN}
    state = ordinary(held, hands={RED: ["spring_flood"]})
    state.crown = RED
    scene = red_to_act(state).when(RED, PlayCard("spring_flood"))
    assert scene.facts[-1] == GarrisonLost(GREEN, "delta")
    scene.then_asks(ActLoop())


def test_seats_are_asked_out_of_turn_one_after_the_other() -> None:
    held = {"mill": RED, "hill": BLUE, "ford": GREEN}
    state = ordinary(held, hands={RED: ["spring_flood"]})
    scene = red_to_act(state).when(RED, PlayCard("spring_flood"))
    scene.then_asks(RetreatChoice(GREEN, "ford")).when(GREEN, Pick("spring"))
    scene.then_asks(ShrineChoice(GREEN)).when(GREEN, Take(0))
    assert scene.happened(GarrisonRetreated) == [GarrisonRetreated(BLUE, "hill", "marsh")]
    scene.then_asks(ActLoop())


def test_a_procedure_breaks_off_by_not_going_on() -> None:
    held = {"ford": RED, "mill": BLUE, "delta": GREEN}
    scene = red_to_act(ordinary(held, hands={BLUE: ["ambush"]}))
    scene.when(RED, March(), Pick("mill")).then_asks(WatchChoice(BLUE))
    scene.when(BLUE, SpringAmbush()).then(AmbushSprung(BLUE), BattleEnded())
    scene.then_asks(ActLoop())
    assert b"battle_order" not in b"".join(map(bytes, scene.state.header.agenda))


def test_the_end_in_the_middle_of_a_procedure_empties_the_agenda() -> None:
    """A trigger ends the match by a step of its own, after the question of another trigger."""
    held = {"ford": RED, "mill": RED, "hill": RED, "marsh": BLUE}
    scene = red_to_act(ordinary(held)).when(RED, Recruit("delta"))
    scene.then_asks(ShrineChoice(RED)).when(RED, Take(1))
    assert isinstance(scene.facts[-1], MatchEnded)
    assert scene.state.header.agenda == []
    assert scene.questions() == []


# -- the closing event -----------------------------------------------------------------------


def closing(match: Any) -> Answered:
    event = match.log[-1].event
    assert isinstance(event, Answered)
    return event


def test_an_unchanged_loop_pushes_nothing() -> None:
    match = at_home()
    match.play(match.state.first, Gather().id)
    assert closing(match) == Answered(match.state.first, "gather")


def test_a_question_above_a_loop_pushes_only_itself() -> None:
    match = at_home()
    first = match.state.first
    match.play(first, "march")
    answered = closing(match)
    assert (answered.pop, len(answered.push)) == (0, 1)
    assert b"march_target" in bytes(answered.push[0])


def test_the_agenda_changes_by_no_more_than_what_differs() -> None:
    match = at_home()
    first = match.state.first
    before = list(match.state.header.agenda)
    match.play(first, Stop().id)
    answered = closing(match)
    kept = len(before) - answered.pop
    assert match.state.header.agenda == [*before[:kept], *answered.push]
    assert answered.pop == 3, "the loop, the end of the turn, the next turn"
    assert TurnEnded(first) in [row.event for row in match.log[-6:]]


def test_automatic_steps_leave_no_trace() -> None:
    match = at_home()
    kinds = {type(row.event) for row in match.log}
    assert not any(issubclass(kind, Step) for kind in kinds)
    assert isinstance(match.log[-1].event, Settled)


def test_a_stored_step_is_text() -> None:
    match = at_home()
    assert all(type(text) is Raw for text in match.folded().header.agenda)


def test_only_one_option_is_taken_at_once() -> None:
    match = table_of(bare(opening=opens(Ask(0, ("only",)), Ask(1))))
    assert facts(match) == ["only"]
    assert match.questions()[0].seat == 1


def test_a_step_that_always_asks_asks_for_its_only_option() -> None:
    class Insisting(Ask, frozen=True):
        always = True

    match = table_of(bare(Insisting, opening=opens(Insisting(0, ("only",)))))
    assert [option.label for option in match.questions()[0].options] == [plain("only")]
