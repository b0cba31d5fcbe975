"""A match in memory: for simulations, tests and bots that look ahead."""

from typing import Any

from games.kernel.content import Edition
from games.kernel.fold import first_state, fold, fold_numbered, without_undone
from games.kernel.game import ENCODER, AnyGame
from games.kernel.moves import MatchOpened, Unsealed
from games.kernel.play import (
    Answer,
    Played,
    Table,
    open_match,
    play,
    play_default,
    questions,
    resign,
    step_back,
    take_back,
)
from games.kernel.resolution import Emitted, Question


class Match:
    """Holds the whole log, the state it leads to, and the drafts of open lanes."""

    def __init__(
        self,
        game: AnyGame,
        edition: Edition[Any],
        table: Table,
        seed: bytes,
        *,
        checks: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.checks = checks
        self.drafts: dict[str, list[str]] = {}
        self.g, self.log = open_match(game, edition, table, seed, checks=checks)
        self.asked = self.g.state.header.asked

    @property
    def state(self) -> Any:
        return self.g.state

    @property
    def over(self) -> bool:
        return bool(self.g.state.header.over)

    def questions(self) -> list[Question]:
        return questions(self.game, self.g, self.drafts)

    def play(self, seat: int, option: str, seen: int | None = None) -> Played:
        answer = Answer(seat, option, seen=seen)
        return self._took(play(self.game, self.g, answer, self.drafts, checks=self.checks))

    def time_out(self, seat: int) -> Played:
        return self._took(
            play_default(self.game, self.g, seat, drafts=self.drafts, checks=self.checks)
        )

    def resign(self, seat: int) -> Played:
        return self._took(resign(self.game, self.g, seat, checks=self.checks))

    def take_back(self, seat: int) -> None:
        shorter = step_back(self.game, self.g, seat, self.drafts)
        if shorter is not None:
            self.drafts[shorter[0]] = shorter[1]
            return
        event = take_back(self.game, self.g, seat)
        if isinstance(event, Unsealed):
            self.drafts.pop(event.lane, None)
        else:
            self.drafts.clear()
        self.log.append(Emitted(event, ENCODER.encode(event), []))
        self.g.state = self.folded()
        self.g.known.clear()
        self.asked = self.g.state.header.asked

    def folded(self, upto: int | None = None) -> Any:
        """The state again, from the bytes of the log."""
        events = [self.game.event_decoder.decode(row.payload) for row in self.log[:upto]]
        opened = events[0]
        assert isinstance(opened, MatchOpened)
        return fold(first_state(self.game, opened), events)

    def moments(self) -> list[tuple[int, Any]]:
        """The state at every event that still counts, oldest first."""
        events = [self.game.event_decoder.decode(row.payload) for row in self.log]
        opened = events[0]
        assert isinstance(opened, MatchOpened)
        state = first_state(self.game, opened)
        found = []
        for numbered in without_undone(0, events):
            state = fold_numbered(state, [numbered])
            found.append((numbered[0], self.game.copy(state)))
        return found

    def _took(self, played: Played) -> Played:
        """Drafts belong to the opening of the question: a new question drops them."""
        if played.draft is not None:
            lane, answers = played.draft
            self.drafts[lane] = answers
        self.log.extend(played.emitted)
        if self.g.state.header.asked != self.asked:
            self.asked = self.g.state.header.asked
            self.drafts.clear()
        return played
