"""At the end of a Turn a token goes to one Mission, which is scored at once (SPEC 15)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.events.economy import MissionScored, MissionSkipped
from games.rules.dei.queries.dei import Dei
from games.rules.dei.scoring.missions import counted, is_late, open_missions, worth
from games.rules.dei.state import MissionCard

_ = gettext_noop


class Assign(Choice, frozen=True):
    mission: str


class Skip(Choice, frozen=True):
    pass


class MissionChoice(Step[Dei], frozen=True, tag="mission.choose"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat if open_missions(g, self.seat) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Which Mission do you score this Turn?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for card in open_missions(g, self.seat):
            yield Option(Assign(card.mission), self.label(g, card), (f"mission:{card.mission}",))
        if g.options.rebellion:
            yield Option(Skip(), say(_("Score none this Turn")))

    def label(self, g: Dei, card: MissionCard) -> Text:
        words = _("{mission}: {supply} Supply, on time")
        if is_late(g, card):
            words = _("{mission}: {supply} Supply, late")
        name = g.content.missions[card.mission].name
        return say(words, mission=name, supply=worth(g, self.seat, card))

    def decide(self, g: Dei, choice: Assign | Skip) -> Rule:
        if isinstance(choice, Skip):
            yield MissionSkipped(self.seat)
            return
        card = next(card for card in g.state.missions if card.mission == choice.mission)
        yield MissionScored(
            self.seat,
            card.mission,
            card.column,
            card.row,
            counted(g, self.seat, card.mission),
            worth(g, self.seat, card),
            is_late(g, card),
        )

    def default(self, g: Dei) -> Choice:
        """SPEC 22: the most Supply now; among equals late ones, then by column and row."""
        best = min(
            open_missions(g, self.seat),
            key=lambda card: (
                -worth(g, self.seat, card),
                not is_late(g, card),
                card.column,
                card.row,
            ),
        )
        if g.options.rebellion and worth(g, self.seat, best) == 0:
            return Skip()
        return Assign(best.mission)
