"""One move in the making: follow rules, apply each fact as it is yielded, stop at a question."""

from typing import Any, Generic, TypeVar

from msgspec import Raw, Struct

from games.kernel.chance import Chance, Draw
from games.kernel.events import Event
from games.kernel.game import ENCODER, Game
from games.kernel.moves import Answered, Sealed, Settled, Via
from games.kernel.options import Choice, Option
from games.kernel.position import Position
from games.kernel.steps import Mark, Rule, Step
from games.kernel.together import Join, Lane, Playout, Together

G = TypeVar("G", bound=Position[Any, Any])
MOST_AUTOMATIC_STEPS = 10_000
MOST_EVENTS = 10_000
"""Of one move; the largest of any game is a fiftieth of it."""


class Emitted(Struct, frozen=True):
    """An event with its bytes, taken before it was applied, and the draws that it tells."""

    event: Event[Any]
    payload: bytes
    draws: list[Draw]


class Question(Struct, frozen=True):
    """An open decision of one seat."""

    seat: int
    step: Step[Any]
    options: list[Option]
    lane: Lane | None = None
    answers: list[str] = []
    """In a lane: the answers that led here, those that took themselves among them."""

    @property
    def key(self) -> str:
        """Tells a seat's questions apart that arose at the same border."""
        return f"{self.lane.name}/{len(self.answers)}" if self.lane else ""

    def option(self, option_id: str) -> Option | None:
        return next((option for option in self.options if option.id == option_id), None)


class Rehearsal(Struct, frozen=True):
    """How far a lane's answers lead, on a scratch copy."""

    g: Any
    answers: list[str]
    """The given answers and those that took themselves."""
    question: Question | None


class Feed:
    """The sealed answers of a lane that is being played out."""

    def __init__(self, seat: int, answers: list[str], depth: int) -> None:
        self.seat = seat
        self.answers = answers
        self.depth = depth

    def next(self) -> str | None:
        return self.answers.pop(0) if self.answers else None


class Resolution(Generic[G]):
    """Works on a draft of the state that nobody else holds."""

    def __init__(self, game: Game[Any, G], g: G, *, checks: bool = False) -> None:
        self.game = game
        self.g = g
        self.checks = checks
        self.header = g.state.header
        self.before = list(self.header.agenda)
        self.agenda: list[Raw | Step[Any]] = list(self.before)
        self.emitted: list[Emitted] = []
        self.trigger_questions: list[Step[Any]] = []
        self.triggering = 0
        self.commits = False
        self.drew = 0
        self.feed: Feed | None = None
        self.rehearsing: int | None = None
        """The seat whose lane is rehearsed here."""
        self.taken: list[str] = []
        """What that seat answered."""
        self.absent = set(self.header.resigned)

    # -- facts -----------------------------------------------------------------------------

    def emit(self, event: Event[Any]) -> None:
        """Make a fact of it: bytes first, then the state, then what it triggers."""
        assert not self.header.over, "an event after the end of the match"
        assert len(self.emitted) < MOST_EVENTS, f"a rule without end: {event}"
        g = self.g
        before = self.kept_for_transitions()
        draws = g.chance.take_untold()
        if draws and self.checks:
            self.check_draws(event, draws)
        self.emitted.append(Emitted(event, ENCODER.encode(event), draws))
        self.drew += len(draws)
        self.commits = self.commits or type(event).barrier
        self.header.seq += 1
        event.apply(g.state)
        g.known.clear()
        self.triggering += 1
        self.pull_triggers(event)
        self.triggering -= 1
        if self.checks and not self.triggering:
            self.check_laws(before)

    def kept_for_transitions(self) -> Any:
        """The state before an event, if a law compares the two; not between it and its triggers."""
        if self.checks and not self.triggering and self.game.transitions:
            return self.game.copy(self.g.state)
        return None

    def check_laws(self, before: Any) -> None:
        for invariant in self.game.invariants:
            invariant(self.g)
        for transition in self.game.transitions:
            transition(before, self.g)

    def pull_triggers(self, event: Event[Any]) -> None:
        table = self.game.triggers
        for function in (*table.get(type(event), ()), *table.get(Event, ())):
            if self.header.over:
                return
            asked: Step[Any] | None = None
            for item in function(self.g, event):
                if isinstance(item, Step):
                    asked = item
                    self.trigger_questions.append(item)
                elif isinstance(item, Event):
                    assert asked is None, f"a fact after a question: {item} after {asked}"
                    self.emit(item)
                else:
                    self.commits = True

    def check_draws(self, event: Event[Any], draws: list[Draw]) -> None:
        again = Chance(self.g.chance.key, draws[0].counter)
        assert event.redraw(self.g.state, again) == event, f"{event} is not what was drawn"
        assert again.untold == draws, f"{event} does not tell all that was drawn"

    def tell(self, event: Event[Any]) -> None:
        """A fact that no rule yields: what a command itself brings about."""
        self.follow(iter((event,)))
        self.absent = set(self.header.resigned)

    def follow(self, rule: Rule) -> None:
        """Run a rule to its end; what it opened is asked after what its triggers ask."""
        assert not self.g.chance.untold, "a draw outside of decide"
        opened: list[Step[Any]] = []
        for item in rule:
            if isinstance(item, Step):
                opened.append(item)
            elif isinstance(item, Mark):
                self.commits = True
            else:
                assert not opened, f"a fact after a question: {item} after {opened[-1]}"
                self.emit(item)
                if self.header.over:
                    break
        assert not self.g.chance.untold, "a draw that no fact tells"
        self.agenda.extend(reversed(opened))
        self.agenda.extend(reversed(self.trigger_questions))
        self.trigger_questions.clear()

    # -- steps -----------------------------------------------------------------------------

    def advance(self) -> Question | None:
        """Run all that asks nobody; the open question, or None if the match waits for lanes."""
        for _ in range(MOST_AUTOMATIC_STEPS):
            step = self.next_step()
            if step is None:
                return None
            if isinstance(step, Together):
                if not self.join(step):
                    return None
            elif isinstance(step, Playout):
                self.play_out(step)
            elif (seat := step.asks(self.g)) is None:
                self.agenda.pop()
                self.follow(step.run(self.g))
            elif (question := self.ask(seat, step)) is not None:
                return question
        raise AssertionError("the match runs without end")

    def next_step(self) -> Step[Any] | None:
        """The step on top; None when the match, or a rehearsal, is at its end."""
        if self.header.over:
            self.agenda.clear()
        if self.feed is not None and len(self.agenda) <= self.feed.depth:
            self.feed = None
        if not self.agenda:
            done = self.header.over or self.rehearsing is not None
            assert done, "the match stands still"
            return None
        return self.game.read_step(self.agenda[-1])

    def ask(self, seat: int, step: Step[Any]) -> Question | None:
        """The question, unless it answers itself."""
        options = list(step.options(self.g))
        self.check_options(step, options)
        choice = self.answer_at_hand(seat, step, options)
        if choice is None:
            return Question(seat, step, options)
        if seat == self.rehearsing:
            self.taken.append(choice.id)
        self.agenda.pop()
        self.follow(step.decide(self.g, choice))
        return None

    def answer_at_hand(self, seat: int, step: Step[Any], options: list[Option]) -> Choice | None:
        fed = self.fed_answer(seat, step, options)
        if fed is not None:
            return fed
        if seat in self.absent:
            return step.default(self.g)
        if len(options) == 1 and not step.always:
            return options[0].choice
        return None

    def fed_answer(self, seat: int, step: Step[Any], options: list[Option]) -> Choice | None:
        """The sealed answer to this question; one that is no longer legal ends the feeding."""
        feed = self.feed
        if feed is None or seat != feed.seat:
            return None
        answer = feed.next()
        for option in options:
            if option.id == answer:
                return option.choice
        default = step.default(self.g)
        if default.id == answer:
            return default
        self.feed = None
        return None

    def check_options(self, step: Step[Any], options: list[Option]) -> None:
        assert options, f"a question without an option: {step}"
        if self.checks:
            ids = [option.id for option in options]
            assert len(set(ids)) == len(ids), f"two options of {step} have one id: {ids}"

    # -- several at once -------------------------------------------------------------------

    def join(self, together: Together) -> bool:
        """Seal what needs no answer; if nothing is open any more, put the lanes in order."""
        self.check_lanes(together)
        for lane in together.lanes:
            if lane.name not in self.header.sealed:
                self.seal_by_itself(lane, together)
        if any(lane.name not in self.header.sealed for lane in together.lanes):
            return False
        self.agenda.pop()
        self.agenda.append(Join())
        self.agenda.extend(Playout(lane, together.secret) for lane in reversed(together.lanes))
        return True

    def check_lanes(self, together: Together) -> None:
        joins = [text for text in self.agenda if isinstance(self.game.read_step(text), Join)]
        assert self.rehearsing is None, "a Together inside a lane"
        assert not joins, "a Together before the lanes of another were played out"
        names = [lane.name for lane in together.lanes]
        assert len(set(names)) == len(names), f"two lanes have one name: {names}"

    def seal_by_itself(self, lane: Lane, together: Together) -> None:
        rehearsal = self.rehearse(lane, [])
        if rehearsal.question is not None:
            return
        answers = rehearsal.answers
        self.tell(Sealed(lane.seat, lane.name, answers, closes=False, open=not together.secret))

    def play_out(self, playout: Playout) -> None:
        """The answers come into the open: whoever moved may not take that back."""
        self.agenda.pop()
        self.commits = True
        lane = playout.lane
        self.feed = Feed(lane.seat, list(self.header.sealed[lane.name]), len(self.agenda))
        self.agenda.append(lane.step)

    def rehearse(self, lane: Lane, answers: list[str], *, defaults: bool = False) -> Rehearsal:
        """Answer a lane on a scratch copy, by its ordinary steps, without chance."""
        state = self.game.copy(self.g.state)
        state.header.agenda = [lane.step]
        state.header.sealed = {}
        scratch = Resolution(self.game, self.game.position(state, self.g.content))
        if defaults:
            scratch.absent.add(lane.seat)
        scratch.rehearsing = lane.seat
        scratch.feed = Feed(lane.seat, list(answers), 0)
        question = scratch.advance()
        if question is not None:
            assert question.seat == lane.seat, f"a lane asks another seat: {question.step}"
            assert not scratch.commits, f"a lane tells something too early: {question.step}"
            answers = scratch.taken
            question = Question(lane.seat, question.step, question.options, lane, answers)
        return Rehearsal(scratch.g, scratch.taken, question)

    # -- the end of the move ---------------------------------------------------------------

    def close_answer(self, step: Step[Any], *, seat: int, option: str, via: Via) -> None:
        pop, push = self.net_change()
        self.emit_closing(
            Answered(
                seat,
                option,
                pop=pop,
                push=push,
                drew=self.drew,
                commits=self.commits or bool(self.drew) or via != "player",
                secret=step.hides_answer,
                via=via,
            )
        )

    def close_settled(self) -> None:
        """Close a move without an answer, if anything happened in it."""
        pop, push = self.net_change()
        if self.emitted or pop or push:
            self.emit_closing(Settled(pop, push, drew=self.drew))

    def emit_closing(self, event: Answered | Settled) -> None:
        assert not self.g.chance.untold, "a draw outside of decide"
        self.emitted.append(Emitted(event, ENCODER.encode(event), []))
        self.header.seq += 1
        event.apply(self.g.state)
        self.g.known.clear()

    def net_change(self) -> tuple[int, list[Raw]]:
        """How many steps went off the agenda as it was, and which came on."""
        after = self.agenda_as_text()
        same = 0
        for old, new in zip(self.before, after, strict=False):
            if bytes(old) != bytes(new):
                break
            same += 1
        return len(self.before) - same, after[same:]

    def agenda_as_text(self) -> list[Raw]:
        return [
            Raw(ENCODER.encode(step)) if isinstance(step, Step) else step for step in self.agenda
        ]
