"""The end of the match and its points."""

from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.events.pieces import pick_up
from games.rules.tiny_epic_kingdoms.state import EndTrigger, ScoreEntry, State


class EndTriggered(Event[State], frozen=True):
    by: list[EndTrigger]

    def apply(self, state: State) -> None:
        state.end = list(self.by)


class DeadRemoved(Event[State], frozen=True):
    """At the end every meeple in ruins is removed, but for those that ruins do not kill."""

    meeples: list[str]

    def apply(self, state: State) -> None:
        state.ruins_cleared = True
        for region, there in list(state.regions.items()):
            for meeple in [meeple for meeple in there if meeple.id in self.meeples]:
                pick_up(state, meeple.id, region)


class GameScored(Event[State], frozen=True):
    table: list[list[ScoreEntry]]

    def apply(self, state: State) -> None:
        state.scored = [list(entries) for entries in self.table]
