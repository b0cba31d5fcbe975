"""A turn: one basic action, and before or after it perhaps a special one (SPEC 7.2)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.events.cards import AccessoryUsed
from games.rules.mysthea.events.era import BasicActionBegun, SpecialActionBegun
from games.rules.mysthea.queries.commands import (
    battle_regions,
    can_develop,
    can_seek_encounter,
    encounter_number,
)
from games.rules.mysthea.queries.feasibility import usable_accessories
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_name, card_with_points, island_name
from games.rules.mysthea.steps.act import play_card
from games.rules.mysthea.steps.battle import BattleRegion
from games.rules.mysthea.steps.develop import develop
from games.rules.mysthea.steps.encounter import face_encounter
from games.rules.mysthea.steps.island import move_island
from games.rules.mysthea.steps.meditate import meditate, meditation_in_words

_ = gettext_noop


class Act(Choice, frozen=True):
    card: str


class Develop(Choice, frozen=True):
    pass


class Meditate(Choice, frozen=True):
    pass


class UseAccessory(Choice, frozen=True, tag="accessory"):
    card: str


class StartBattle(Choice, frozen=True, tag="battle"):
    pass


class MoveIsland(Choice, frozen=True):
    pass


class FaceEncounter(Choice, frozen=True, tag="encounter"):
    pass


class EndTurn(Choice, frozen=True):
    pass


class TurnChoice(Step[Mysthea], frozen=True, tag="turn.choose"):
    """Asked again after every action, until nothing is left to do."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        if not g.state.basic_done:
            return self.seat
        return self.seat if any(special_actions(g, self.seat)) else None

    def prompt(self, g: Mysthea) -> Text:
        match (g.state.basic_done, g.state.special_done):
            case (True, _special):
                return say(_("You may take a special action, or end your turn."))
            case (_basic, True):
                return say(_("Take your basic action: act, develop or meditate."))
            case _:
                return say(_("Your turn: one basic action, and perhaps a special one."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from basic_actions(g, self.seat)
        yield from special_actions(g, self.seat)
        if g.state.basic_done:
            yield Option(EndTurn(), say(_("End your turn")))

    def decide(self, g: Mysthea, choice: Choice) -> Rule:
        match choice:
            case EndTurn():
                return
            case Act() | Develop() | Meditate():
                yield BasicActionBegun(self.seat)
            case _:
                yield SpecialActionBegun(self.seat)
        yield from carry_out(g, self.seat, choice)
        yield self

    def default(self, g: Mysthea) -> Choice:
        return EndTurn() if g.state.basic_done else Meditate()


def carry_out(g: Mysthea, seat: int, choice: Choice) -> Rule:
    match choice:
        case Act(card):
            yield from play_card(g, seat, card)
        case Develop():
            yield from develop(g, seat)
        case Meditate():
            yield from meditate(g, seat)
        case UseAccessory(card):
            price = g.card(card).price
            yield AccessoryUsed(seat, card, price.energy, price.xp)
        case StartBattle():
            yield BattleRegion(seat)
        case MoveIsland():
            yield from move_island(g, seat)
        case FaceEncounter():
            yield from face_encounter(g, seat)


def basic_actions(g: Mysthea, seat: int) -> Iterator[Option]:
    if g.state.basic_done:
        return
    group = say(_("Basic action"))
    gains = meditation_in_words(g, seat)
    yield Option(Meditate(), say(_("Meditate")), (f"seat:{seat}",), gains, group)
    if can_develop(g, g.seat(seat).energy):
        cost = say(_("Costs {energy} energy"), energy=g.content.costs.develop[0])
        yield Option(Develop(), say(_("Develop")), ("deck:era",), cost, group)
    for card in g.seat(seat).hand:
        label = say(_("Act: {card}"), card=card_with_points(g, card))
        yield Option(Act(card), label, (f"card:{card}",), plain(g.card(card).text), group)


def special_actions(g: Mysthea, seat: int) -> Iterator[Option]:
    if g.state.special_done:
        return
    group = say(_("Special action"))
    owner = g.seat(seat)
    for card in usable_accessories(g, seat):
        label = say(_("Use “{card}”"), card=card_name(g, card))
        text = plain(g.card(card).text)
        yield Option(UseAccessory(card), label, (f"card:{card}",), text, group)
    if owner.charged and battle_regions(g, seat, own_unit=True):
        hint = say(_("Discharges your artefact"))
        yield Option(StartBattle(), say(_("Start a battle")), (f"artefact:{seat}",), hint, group)
    if owner.charged:
        island = g.island_of(owner.champion.region)
        label = say(_("Move the island {island}"), island=island_name(g, island))
        hint = say(_("Discharges your artefact"))
        yield Option(MoveIsland(), label, (f"island:{island}",), hint, group)
    if can_seek_encounter(g, seat):
        cost = say(_("Costs {xp} experience"), xp=encounter_number(g, seat))
        label = say(_("Face an encounter"))
        yield Option(FaceEncounter(), label, (f"token:{seat}",), cost, group)
