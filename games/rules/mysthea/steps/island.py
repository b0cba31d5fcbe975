"""Moving an island: attune to it, then set it down elsewhere in the ring (SPEC 8.4)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.events.gains import ArtefactDischarged
from games.rules.mysthea.events.world import Attuned, IslandMoved
from games.rules.mysthea.queries.counting import attunement_worth, attunements_left
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import attunement_name, island_name
from games.rules.mysthea.steps.gains import Why, gain

_ = gettext_noop


def move_island(g: Mysthea, seat: int) -> Rule:
    yield ArtefactDischarged(seat)
    yield AttunementChoice(seat)
    yield InsertChoice(seat)


def moved_island(g: Mysthea, seat: int) -> str:
    return g.island_of(g.seat(seat).champion.region)


class TakeAttunement(Choice, frozen=True, tag="take"):
    card: str


class SkipAttunement(Choice, frozen=True, tag="skip"):
    pass


class AttunementChoice(Step[Mysthea], frozen=True, tag="island.attune"):
    """Once per seat and era; the moved island's card, for the wanderers any (R39)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if self.cards(g) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Attune yourself? You can do so once in an era."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for card in self.cards(g):
            attunement = g.content.attunements[card]
            label = say(_("Take {card}"), card=attunement_name(g, card))
            worth = say(_("{glory} glory now"), glory=attunement_worth(g, self.seat, card))
            hint = plain(attunement.text) if attunement.at_era_end else worth
            yield Option(TakeAttunement(card), label, (f"attunement:{card}",), hint)
        yield Option(SkipAttunement(), say(_("Not now")))

    def decide(self, g: Mysthea, choice: TakeAttunement | SkipAttunement) -> Rule:
        if isinstance(choice, TakeAttunement):
            yield Attuned(self.seat, choice.card)
            if not g.content.attunements[choice.card].at_era_end:
                worth = attunement_worth(g, self.seat, choice.card)
                yield from gain(g, self.seat, "glory", worth, Why("attunements", choice.card))

    def default(self, g: Mysthea) -> Choice:
        """The first that scores something."""
        for card in self.cards(g):
            if attunement_worth(g, self.seat, card):
                return TakeAttunement(card)
        return SkipAttunement()

    def cards(self, g: Mysthea) -> list[str]:
        if g.seat(self.seat).attunement:
            return []
        left = attunements_left(g)
        if g.has_ability(self.seat, "wanderers"):
            return left
        own = g.state.faces[moved_island(g, self.seat)]
        return [card for card in left if card == own]


class InsertAfter(Choice, frozen=True, tag="after"):
    island: str


class InsertChoice(Step[Mysthea], frozen=True, tag="island.insert"):
    """Between two neighbours of the other four, never back where it came from (R9)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("{island} moves: choose where it goes into the ring."),
            island=island_name(g, moved_island(g, self.seat)),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        rest = self.rest(g)
        for place, island in enumerate(rest):
            if island != self.before(g):
                label = say(
                    _("Between {first} and {second}"),
                    first=island_name(g, island),
                    second=island_name(g, rest[(place + 1) % len(rest)]),
                )
                yield Option(InsertAfter(island), label, (f"gap:{island}",))

    def decide(self, g: Mysthea, choice: InsertAfter) -> Rule:
        ring = self.rest(g)
        island = moved_island(g, self.seat)
        ring.insert(ring.index(choice.island) + 1, island)
        yield IslandMoved(self.seat, island, choice.island, ring)

    def rest(self, g: Mysthea) -> list[str]:
        moved = moved_island(g, self.seat)
        return [island for island in g.state.ring if island != moved]

    def before(self, g: Mysthea) -> str:
        ring = g.state.ring
        return ring[ring.index(moved_island(g, self.seat)) - 1]
