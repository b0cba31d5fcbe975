"""Before the first phase: factions, a map of the players' own, drafted Feats (SPEC 8.2, 18.2)."""

from collections.abc import Iterator
from itertools import permutations

from games.kernel.content import in_order
from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.content import COLOURS, ColourId
from games.rules.dei.events.setup import ColourTaken, FactionTaken, FeatDrafted, TileLaid
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.layouts import columns_for, refuges_meet
from games.rules.dei.state import LaidTile

_ = gettext_noop


class TakeFaction(Choice, frozen=True):
    faction: str


class LayTile(Choice, frozen=True):
    tile: str


class Turn(Choice, frozen=True):
    turns: int


class TakeColour(Choice, frozen=True):
    colour: ColourId


class KeepFeat(Choice, frozen=True):
    feat: str


class FactionChoice(Step[Dei], frozen=True, tag="setup.choose_faction"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Which faction do you lead?"))

    def options(self, g: Dei) -> Iterator[Option]:
        taken = [seat.faction for seat in g.state.seats]
        for faction in in_order(g.content.factions):
            if faction not in taken:
                printed = g.content.factions[faction]
                hint = plain(printed.leader.text)
                yield Option(TakeFaction(faction), plain(printed.name), hint=hint)

    def decide(self, g: Dei, choice: TakeFaction) -> Rule:
        yield FactionTaken(self.seat, choice.faction)


class TileChoice(Step[Dei], frozen=True, tag="layout.choose_tile"):
    """The players lay the map together, row by row, in the order of seats."""

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        row, column = divmod(len(g.state.laid), columns_for(g.content, len(g.seats)))
        return say(
            _("Which District lies in row {row}, column {column}?"), row=row + 1, column=column + 1
        )

    def options(self, g: Dei) -> Iterator[Option]:
        for tile in tiles_to_lay(g):
            label = say(_("{tile} {name}"), tile=tile, name=g.content.tiles[tile].name)
            yield Option(LayTile(tile), label)

    def decide(self, g: Dei, choice: LayTile) -> Rule:
        yield TurnChoice(self.seat, choice.tile)


class TurnChoice(Step[Dei], frozen=True, tag="layout.choose_turns"):
    seat: int
    tile: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("How is {tile} turned?"), tile=g.content.tiles[self.tile].name)

    def options(self, g: Dei) -> Iterator[Option]:
        for turns in range(4):
            label = say(_("{turns} quarter turns clockwise"), turns=turns)
            yield Option(Turn(turns), label)

    def decide(self, g: Dei, choice: Turn) -> Rule:
        yield TileLaid(self.seat, self.tile, choice.turns)


def tiles_to_lay(g: Dei) -> list[str]:
    """Tiles that may come next and still leave a way to keep the two Refuge tiles apart."""
    laid = [tile.tile for tile in g.state.laid]
    left = [tile for tile in g.content.tiles_for(len(g.seats)) if tile not in laid]
    return [tile for tile in left if can_be_completed(g, tile, left)]


def can_be_completed(g: Dei, tile: str, left: list[str]) -> bool:
    """True if the Refuge tiles that remain find places that do not touch."""
    columns = columns_for(g.content, len(g.seats))
    rest = [other for other in left if other != tile]
    refuges = [other for other in rest if g.content.tiles[other].refuge]
    begun: list[LaidTile | None] = [*g.state.laid, LaidTile(tile, 0)]
    for places in permutations(range(len(rest)), len(refuges)):
        gap: list[LaidTile | None] = [None] * len(rest)
        for place, refuge in zip(places, refuges, strict=True):
            gap[place] = LaidTile(refuge, 0)
        if not refuges_meet(g.content, [*begun, *gap], columns):
            return True
    return False


class DraftColour(Step[Dei], frozen=True, tag="draft.choose_colour"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Of which colour do you draft a Feat?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for colour in COLOURS:
            if colour not in g.seat(self.seat).feats:
                yield Option(TakeColour(colour), plain(g.content.outposts[colour].name))

    def decide(self, g: Dei, choice: TakeColour) -> Rule:
        yield ColourTaken(self.seat, choice.colour)
        yield DraftFeat(self.seat, choice.colour)


class DraftFeat(Step[Dei], frozen=True, tag="draft.choose_feat"):
    hides_answer = True

    seat: int
    colour: ColourId

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Which Feat do you keep?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for feat in g.state.feats_left[self.colour]:
            printed = g.content.feats[feat]
            yield Option(KeepFeat(feat), plain(printed.name), hint=plain(printed.text))

    def decide(self, g: Dei, choice: KeepFeat) -> Rule:
        yield FeatDrafted(self.seat, self.colour, choice.feat)
