"""What is to be drawn: the position, and what the viewer is told about it."""

from games.kernel.drawing.scene import BoardScene
from games.rules.daimyo.content import Content
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Owner, State

BOX_COLOURS = ("teal", "blue", "orange", "purple")
"""The seats' colours if none were given out yet."""


class Scene(BoardScene[Daimyo], frozen=True):
    changed: frozenset[str] = frozenset()
    """Targets that are not as they were when the viewer left."""

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    def colour_of(self, owner: Owner) -> str:
        if owner == AUTOMATON:
            return "nobody"
        return (self.state.header.colours or BOX_COLOURS)[owner]

    def name_of(self, owner: Owner) -> str:
        """The clan of a seat, or its number before it has one; the automaton by its name."""
        if owner == AUTOMATON:
            return self.word(self.content.terms[self.g.automaton.kind].name)
        clan = self.state.seats[owner].clan
        return self.word(self.content.clans[clan].name) if clan else f"#{owner + 1}"

    def is_changed(self, target: str) -> bool:
        return target in self.changed
