"""The end of the match."""

from games.kernel.events import Event
from games.rules.daimyo.state import ScoreEntry, State


class GameScored(Event[State], frozen=True):
    """Seats in order, then the Empire if it plays."""

    entries: list[list[ScoreEntry]]

    def apply(self, state: State) -> None:
        state.scored = [list(entries) for entries in self.entries]


class AchievementsReached(Event[State], frozen=True):
    """A solo victory and what it ticks off at its level."""

    seat: int
    level: str
    achievements: list[str]

    def apply(self, state: State) -> None:
        state.achievements = list(self.achievements)
