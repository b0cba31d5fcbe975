"""The play loop: questions that are open, and commands that answer them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from games.kernel.chance import Chance, key_of, seed_hash
from games.kernel.content import Edition
from games.kernel.fold import first_state, fold
from games.kernel.game import ENCODER, Game
from games.kernel.masks import view
from games.kernel.moves import (
    Change,
    Corrected,
    MatchOpened,
    Resigned,
    Sealed,
    Undone,
    Unsealed,
    Via,
    put,
    tree_of,
    value_at,
)
from games.kernel.options import Choice
from games.kernel.position import Position
from games.kernel.refusal import Refused
from games.kernel.resolution import Emitted, Question, Resolution
from games.kernel.text import gettext_noop, say
from games.kernel.together import Lane, Together

G = TypeVar("G", bound=Position[Any, Any])
Drafts = Mapping[str, Sequence[str]]
"""Answers so far of lanes that are not sealed yet, by lane; kept outside the log."""
_ = gettext_noop


class Played(Struct, frozen=True):
    """What a command led to: events, or one more answer of a draft, or neither."""

    emitted: list[Emitted]
    draft: tuple[str, list[str]] | None = None
    """A lane and its answers so far, to be kept until the lane is sealed."""


class Table(Struct, frozen=True):
    """What an opened match was agreed to be."""

    seats: int
    options: Mapping[str, Any] = {}
    entropy: Sequence[str] = ()
    colours: Sequence[str] = ()


def open_match(
    game: Game[Any, G], edition: Edition[Any], table: Table, seed: bytes, *, checks: bool = False
) -> tuple[G, list[Emitted]]:
    """The opening events, up to the first question."""
    options = game.read_options(table.seats, table.options)
    opened = MatchOpened(
        game.slug,
        table.seats,
        msgspec.to_builtins(options),
        edition.version,
        seed_hash(seed),
        list(table.entropy),
        seat_colours(game, table),
    )
    chance = Chance(key_of(seed, opened.entropy), 0)
    g = game.position(first_state(game, opened), edition.value, chance)
    shadow = game.copy(g.state) if checks else None
    move = Resolution(game, g)
    move.tell(opened)
    move.checks = checks
    move.follow(game.setup(g))
    move.advance()
    move.close_settled()
    check_fold(game, shadow, move)
    return g, move.emitted


def seat_colours(game: Game[Any, G], table: Table) -> list[str]:
    """Each seat's wish if nobody before had it, else the first colour that nobody wished for."""
    wishes = [*table.colours, *[""] * table.seats][: table.seats]
    granted = [
        wish if wish in game.colours and wish not in wishes[:seat] else ""
        for seat, wish in enumerate(wishes)
    ]
    left = (colour for colour in game.colours if colour not in granted)
    return [colour or next(left) for colour in granted]


def questions(
    game: Game[Any, G], g: G, drafts: Drafts | None = None, seat: int | None = None
) -> list[Question]:
    """Every decision that is open now: one, or several while a `Together` waits.

    With a seat only its own lanes are looked at: a viewer's copy knows nothing of the others.
    """
    header = g.state.header
    if header.over or not header.agenda:
        return []
    step = game.read_step(header.agenda[-1])
    if isinstance(step, Together):
        lanes = [lane for lane in step.lanes if seat in (None, lane.seat)]
        return lane_questions(game, g, lanes, drafts or {})
    asked = step.asks(g)
    if asked is None:
        return []
    return [Question(asked, step, list(step.options(g)))]


def lane_questions(
    game: Game[Any, G], g: G, lanes: Sequence[Lane], drafts: Drafts
) -> list[Question]:
    """The first open lane of each seat."""
    found: dict[int, Question] = {}
    for lane in lanes:
        if lane.name not in g.state.header.sealed and lane.seat not in found:
            answers = list(drafts.get(lane.name, ()))
            rehearsal = Resolution(game, g).rehearse(lane, answers)
            assert rehearsal.question is not None, f"nothing is left to ask in {lane.name}"
            found[lane.seat] = rehearsal.question
    return list(found.values())


def waiting_seats(game: Game[Any, G], g: G) -> list[int]:
    """Who is being waited for; cheaper than the questions themselves."""
    header = g.state.header
    if header.over or not header.agenda:
        return []
    step = game.read_step(header.agenda[-1])
    if isinstance(step, Together):
        return sorted({lane.seat for lane in step.lanes if lane.name not in header.sealed})
    seat = step.asks(g)
    return [] if seat is None else [seat]


def question_of(game: Game[Any, G], g: G, seat: int, drafts: Drafts | None = None) -> Question:
    """The question that this seat is asked, or a refusal."""
    if g.state.header.over:
        raise Refused("match_over", say(_("The match is over.")))
    for question in questions(game, g, drafts, seat):
        if question.seat == seat:
            return question
    raise Refused("not_asked", say(_("You are not asked for a decision now.")))


def check_not_overtaken(g: G, seen: int | None) -> None:
    """Refuse a command whose sender saw less than the open question."""
    if seen is not None and not g.state.header.asked <= seen <= g.state.header.seq:
        raise Refused("overtaken", say(_("The match has moved on since you looked.")))


class Answer(Struct, frozen=True):
    """A seat's answer: which option, how it came, and the event that its sender had seen last."""

    seat: int
    option: str
    via: Via = "player"
    seen: int | None = None
    question: str | None = None
    """The key of the question that was answered, where one border asks a seat several."""


def play(
    game: Game[Any, G],
    g: G,
    answer: Answer,
    drafts: Drafts | None = None,
    *,
    checks: bool = False,
) -> Played:
    """Answer the open question; a refusal leaves everything as it was."""
    check_not_overtaken(g, answer.seen)
    question = question_of(game, g, answer.seat, drafts)
    if answer.question not in (None, question.key):
        raise Refused("overtaken", say(_("This question is answered already.")))
    option = question.option(answer.option)
    if option is None:
        raise Refused("unknown_option", say(_("“{option}” is not offered."), option=answer.option))
    return answer_question(game, g, question, option.choice, answer.via, checks=checks)


def play_default(
    game: Game[Any, G],
    g: G,
    seat: int,
    via: Via = "timeout",
    drafts: Drafts | None = None,
    *,
    checks: bool = False,
) -> Played:
    """Answer for a seat whose time ran out, as the rules say for an absent player."""
    question = question_of(game, g, seat, drafts)
    if question.lane is None:
        choice = question.step.default(g)
        return answer_question(game, g, question, choice, via, checks=checks)
    move = Resolution(game, g, checks=checks)
    rehearsal = move.rehearse(question.lane, question.answers, defaults=True)
    return seal(move, question.lane, rehearsal.answers, via)


def answer_question(
    game: Game[Any, G],
    g: G,
    question: Question,
    choice: Choice,
    via: Via,
    *,
    checks: bool,
) -> Played:
    move = Resolution(game, g, checks=checks)
    if question.lane is not None:
        return answer_in_lane(move, question.lane, [*question.answers, choice.id], via)
    shadow = game.copy(g.state) if checks else None
    move.agenda.pop()
    move.follow(question.step.decide(g, choice))
    move.advance()
    move.close_answer(question.step, seat=question.seat, option=choice.id, via=via)
    check_fold(game, shadow, move)
    return Played(move.emitted)


def answer_in_lane(move: Resolution[G], lane: Lane, answers: list[str], via: Via) -> Played:
    """One more answer of a lane: the lane's next question, or its seal."""
    rehearsal = move.rehearse(lane, answers)
    if rehearsal.question is not None:
        return Played([], (lane.name, rehearsal.answers))
    return seal(move, lane, rehearsal.answers, via)


def seal(move: Resolution[G], lane: Lane, answers: list[str], via: Via) -> Played:
    together = move.game.read_step(move.agenda[-1])
    assert isinstance(together, Together)
    shadow = move.game.copy(move.g.state) if move.checks else None
    waiting = {other.name for other in together.lanes} - move.header.sealed.keys()
    last = waiting == {lane.name}
    move.tell(
        Sealed(lane.seat, lane.name, answers, closes=not last, open=not together.secret, via=via)
    )
    if last:
        move.advance()
        move.close_settled()
    check_fold(move.game, shadow, move)
    return Played(move.emitted)


def settle(game: Game[Any, G], g: G, *, checks: bool = False) -> Played:
    """Let play go on by itself as far as it can: after a release, or for absent seats."""
    shadow = game.copy(g.state) if checks else None
    move = Resolution(game, g, checks=checks)
    if not move.header.over:
        move.advance()
        move.close_settled()
    check_fold(game, shadow, move)
    return Played(move.emitted)


def resign(game: Game[Any, G], g: G, seat: int, *, checks: bool = False) -> Played:
    """A seat gives up: its lanes seal themselves, its questions answer themselves."""
    header = g.state.header
    if header.over:
        raise Refused("match_over", say(_("The match is over.")))
    if seat in header.resigned or seat not in g.seats:
        raise Refused("not_asked", say(_("This seat has no player who could resign.")))
    shadow = game.copy(g.state) if checks else None
    move = Resolution(game, g, checks=checks)
    move.tell(Resigned(seat))
    move.advance()
    move.close_settled()
    check_fold(game, shadow, move)
    return Played(move.emitted)


def correct(
    game: Game[Any, G], g: G, values: Mapping[str, Any], reason: str, *, private: bool = False
) -> Played:
    """Replace values of the state in the open, as the table agreed."""
    if g.state.header.over:
        raise Refused("match_over", say(_("The match is over.")))
    before, after = tree_of(g.state), tree_of(g.state)
    try:
        changes = [
            Change(path, raw(value_at(before, path)), raw(value)) for path, value in values.items()
        ]
        for path, value in values.items():
            put(after, path, value)
        for path in values:
            assert not path.strip("/").startswith("header"), "the header is the kernel's own"
        corrected = game.state_decoder.decode(ENCODER.encode(after))
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise Refused(
            "bad_correction", say(_("This correction does not fit: {error}"), error=str(error))
        ) from error
    private = private or is_hidden(game, g.state, values) or is_hidden(game, corrected, values)
    move = Resolution(game, g)
    move.tell(Corrected(reason, changes, private))
    move.advance()
    move.close_settled()
    return Played(move.emitted)


def is_hidden(game: Game[Any, G], state: Any, paths: Iterable[str]) -> bool:
    """True if some viewer may not know the value at one of these paths."""
    whole = tree_of(state)
    for viewer in (None, *range(state.header.seats)):
        seen = tree_of(view(game, state, viewer))
        if any(not shows(seen, path, value_at(whole, path)) for path in paths):
            return True
    return False


def shows(seen: Any, path: str, value: Any) -> bool:
    """True if a view has this value at the path; hidden things may leave no such place."""
    try:
        return bool(value_at(seen, path) == value)
    except (LookupError, TypeError, ValueError):
        return False


def raw(value: Any) -> Raw:
    return Raw(ENCODER.encode(value))


def take_back(game: Game[Any, G], g: G, seat: int) -> Undone | Unsealed:
    """The event that takes a seat's last move back; `fold` does the rest."""
    header = g.state.header
    if not header.over and header.agenda:
        step = game.read_step(header.agenda[-1])
        if isinstance(step, Together) and seat not in header.resigned:
            for lane in reversed(step.lanes):
                if lane.seat == seat and lane.name in header.sealed and can_unseal(game, g, lane):
                    return Unsealed(seat, lane.name)
    if header.over or header.mover != seat or not header.undo:
        raise Refused("nothing_to_undo", say(_("There is nothing that you could take back.")))
    return Undone(seat, header.undo[-1])


def step_back(game: Game[Any, G], g: G, seat: int, drafts: Drafts) -> tuple[str, list[str]] | None:
    """The seat's half-finished lane with its last real answer taken away."""
    try:
        question = question_of(game, g, seat, drafts)
    except Refused:
        return None
    if question.lane is None:
        return None
    answers = list(question.answers)
    for count in reversed(range(len(answers))):
        shorter = Resolution(game, g).rehearse(question.lane, answers[:count]).answers
        if len(shorter) < len(answers):
            return question.lane.name, shorter
    return None


def can_unseal(game: Game[Any, G], g: G, lane: Lane) -> bool:
    """A lane with a real question that its player answered and whose step is not final."""
    if lane.name in g.state.header.fixed:
        return False
    first = game.read_step(lane.step)
    return not first.final and Resolution(game, g).rehearse(lane, []).question is not None


def check_fold(game: Game[Any, G], shadow: Any, move: Resolution[G]) -> None:
    """The law that only `apply` writes: folding the move's bytes gives the played state."""
    if shadow is None:
        return
    events = [game.event_decoder.decode(emitted.payload) for emitted in move.emitted]
    folded = ENCODER.encode(fold(shadow, events))
    assert folded == ENCODER.encode(move.g.state), "the state was written outside of apply"
