"""Before the first round: clans, construction boards, the first Governors (SPEC 4)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.kernel.content import in_order
from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.pieces import FirstGovernorPlaced, GovernorPlaced
from games.rules.daimyo.events.setup import BoardDrawn, BoardTaken, ClanDrawn, ClanTaken
from games.rules.daimyo.queries.board import free_governor_spaces, island_of, islands, on
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts, building_name
from games.rules.daimyo.steps.spots import GoTo, PutAt, island_options, place_options

_ = gettext_noop


class TakeClan(Choice, frozen=True, tag="clan"):
    clan: str


class TakeBoard(Choice, frozen=True, tag="board"):
    board: str


class AtRandom(Choice, frozen=True):
    """What happens to a seat that is not there to choose."""


class ClanChoice(Step[Daimyo], frozen=True, tag="setup.choose_clan"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Choose your clan."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for name in self.left(g):
            clan = g.content.clans[name]
            yield Option(TakeClan(name), plain(clan.name), (f"clan:{name}",), plain(clan.text))

    def decide(self, g: Daimyo, choice: TakeClan | AtRandom) -> Rule:
        if isinstance(choice, TakeClan):
            yield ClanTaken(self.seat, choice.clan)
        else:
            left = self.left(g)
            yield ClanDrawn(self.seat, g.chance.pick(left), left)

    def default(self, g: Daimyo) -> Choice:
        return AtRandom()

    def left(self, g: Daimyo) -> list[str]:
        taken = {seat.clan for seat in g.state.seats}
        return [clan for clan in in_order(g.content.clans) if clan not in taken]


class BoardChoice(Step[Daimyo], frozen=True, tag="setup.draft_board"):
    """First any board, then, in the opposite order, one of the missing kind (R8)."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if g.seat(self.seat).boards:
            return say(_("Choose your second construction board."))
        return say(_("Choose a construction board."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for name in self.left(g):
            board = g.content.boards[name]
            side = board.sides[g.options.boards]
            label = say(
                _("{board}: {building} for {price}"),
                board=board.name,
                building=building_name(g, board.kind),
                price=amounts(g, side.cost),
            )
            yield Option(TakeBoard(name), label, (f"draft:{name}",), self.tiles(g, name))

    def tiles(self, g: Daimyo, name: str) -> Text:
        texts = [g.content.effects[effect].text for effect in self.effects(g, name)]
        values = {f"tile{number}": text for number, text in enumerate(texts)}
        return Text(" ".join(f"{{{key}}}" for key in values), values)

    def effects(self, g: Daimyo, name: str) -> Sequence[str]:
        return g.content.boards[name].sides[g.options.boards].tiles

    def decide(self, g: Daimyo, choice: TakeBoard | AtRandom) -> Rule:
        if isinstance(choice, TakeBoard):
            kind = g.content.boards[choice.board].kind
            yield BoardTaken(self.seat, kind, choice.board)
        else:
            among = {board: g.content.boards[board].kind for board in self.left(g)}
            yield BoardDrawn(self.seat, g.chance.pick(among), among)

    def default(self, g: Daimyo) -> Choice:
        return AtRandom()

    def left(self, g: Daimyo) -> list[str]:
        taken = {board for seat in g.state.seats for board in seat.boards.values()}
        own = g.seat(self.seat).boards
        return [
            board
            for board in in_order(g.content.boards)
            if board not in taken and g.content.boards[board].kind not in own
        ]


class FirstIsland(Step[Daimyo], frozen=True, tag="setup.first_island"):
    """An island where nobody else begins; then the place."""

    seat: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.island:
            return say(_("Where does your first Governor go?"))
        return say(_("On which island do your first Governor and your Scavenger begin?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        if not self.island:
            yield from island_options(g, self.free(g))
        else:
            spots = on(g, self.island, free_governor_spaces(g))
            yield from place_options(g, spots, self.island, "governor")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield FirstIsland(self.seat, choice.island)
        else:
            yield FirstGovernorPlaced(self.seat, choice.place, self.island)

    def free(self, g: Daimyo) -> list[str]:
        begun = {island_of(g, place) for place in g.state.governors}
        return [island for island in islands(g) if island not in begun]

    def default(self, g: Daimyo) -> Choice:
        if not self.island:
            return GoTo(best_island(g, self.free(g)))
        return PutAt(rice_place(g, on(g, self.island, free_governor_spaces(g))))


class SecondPlace(Step[Daimyo], frozen=True, tag="setup.second_place"):
    """Any free space, on any island (R7)."""

    seat: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does your second Governor go?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from place_options(g, free_governor_spaces(g), self.island, "governor")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
        else:
            yield GovernorPlaced(self.seat, choice.place)

    def default(self, g: Daimyo) -> Choice:
        free = free_governor_spaces(g)
        island = best_island(g, [island_of(g, place) for place in free])
        return PutAt(rice_place(g, on(g, self.island or island, free)))


def best_island(g: Daimyo, names: list[str]) -> str:
    """The highest gold banner (SPEC 19)."""
    return max(names, key=lambda name: g.content.islands[name].gold_banner)


def rice_place(g: Daimyo, places: list[str]) -> str:
    currency = g.content.economy.recruit.currency
    good = [place for place in places if g.content.place(place).produces == currency]
    return (good or places)[0]
