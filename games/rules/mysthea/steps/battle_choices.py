"""The questions of a battle: the secret card, the retreat, the hits (SPEC 8.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import Piece, UnitKind
from games.rules.mysthea.events.battle import BattleCardRevealed
from games.rules.mysthea.events.units import ChampionWounded, UnitsRemoved
from games.rules.mysthea.queries.battle import removable, retreaters, the_battle
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_with_points, place, unit_name
from games.rules.mysthea.steps.answers import Done, PickCard
from games.rules.mysthea.steps.moving import DestinationChoice, PickUnit, unit_option

_ = gettext_noop
GIVEN_FIRST: tuple[UnitKind, ...] = ("troop", "golem", "fort", "champion")


class LayNothing(Choice, frozen=True, tag="none"):
    pass


class CardChoice(Step[Mysthea], frozen=True, tag="battle.choose_card"):
    """Once sealed, a battle card stays; until the reveal it leaves no trace."""

    final = True

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.seat(self.seat).hand else None

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("Battle in {place}: lay a card in secret, or none."),
            place=place(g, the_battle(g).region),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield Option(LayNothing(), say(_("No card")))
        for card in g.seat(self.seat).hand:
            kind = g.content.card_types[g.card(card).type]
            order = say(_("{order}: {text}"), order=kind.battle_name, text=kind.battle_text)
            yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",), order)

    def decide(self, g: Mysthea, choice: PickCard | LayNothing) -> Rule:
        yield BattleCardRevealed(self.seat, choice.card if isinstance(choice, PickCard) else "")

    def run(self, g: Mysthea) -> Rule:
        yield BattleCardRevealed(self.seat)


class RetreatChoice(Step[Mysthea], frozen=True, tag="battle.retreat_step"):
    """Step by step out of the region, by the rules of moving (R18, R20)."""

    seat: int
    left: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if self.left and retreaters(g, self.seat) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Retreat: choose a unit; steps left: {steps}."), steps=self.left)

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region, kind in retreaters(g, self.seat):
            yield unit_option(g, self.seat, region, kind)
        yield Option(Done(), say(_("Retreat no further")))

    def decide(self, g: Mysthea, choice: PickUnit | Done) -> Rule:
        if isinstance(choice, PickUnit):
            yield DestinationChoice(self.seat, choice.region, choice.kind, "retreat")
            yield RetreatChoice(self.seat, self.left - 1)

    def default(self, g: Mysthea) -> Choice:
        return Done()


class TakeHit(Choice, frozen=True, tag="hit"):
    kind: UnitKind


class HitChoice(Step[Mysthea], frozen=True, tag="battle.remove_unit"):
    """One unit a hit, whatever its strength; surplus hits are ignored (R24)."""

    seat: int
    hits: int

    def asks(self, g: Mysthea) -> int | None:
        units = removable(g, self.seat)
        all_go = self.hits >= len(units)
        return None if all_go or len(set(units)) == 1 else self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Your units are hit; hits left: {hits}. Which one goes next?"), hits=self.hits)

    def options(self, g: Mysthea) -> Iterator[Option]:
        region = the_battle(g).region
        for kind in dict.fromkeys(removable(g, self.seat)):
            words = _("{unit} is wounded") if kind == "champion" else _("{unit} is removed")
            target = f"unit:{self.seat}:{region}:{kind}"
            yield Option(TakeHit(kind), say(words, unit=unit_name(g, kind)), (target,))

    def decide(self, g: Mysthea, choice: TakeHit) -> Rule:
        yield from take_hits(g, self.seat, [choice.kind])
        if self.hits > 1:
            yield HitChoice(self.seat, self.hits - 1)

    def run(self, g: Mysthea) -> Rule:
        yield from take_hits(g, self.seat, removable(g, self.seat)[: self.hits])

    def default(self, g: Mysthea) -> Choice:
        return TakeHit(min(removable(g, self.seat), key=GIVEN_FIRST.index))


def take_hits(g: Mysthea, seat: int, units: list[UnitKind]) -> Rule:
    pieces: list[Piece] = [kind for kind in units if kind != "champion"]
    if pieces:
        yield UnitsRemoved(seat, the_battle(g).region, pieces, "battle")
    if "champion" in units:
        yield ChampionWounded(seat, "battle")
