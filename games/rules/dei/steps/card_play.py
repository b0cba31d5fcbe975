"""Playing a card: which one, and face-up or face-down (SPEC 8.4, 18.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import COMMIT, Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.events.economy import RobotSent
from games.rules.dei.events.turn import BoostUsed, CardPlanned, CardPlayed
from games.rules.dei.queries.bag import has_printed_move
from games.rules.dei.queries.buying import boosts_that_buy, can_buy, purse_of, robot_ready
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import card as card_name
from games.rules.dei.queries.names import printed
from games.rules.dei.steps.card_actions import CardActions, RobotBuy, robot_option
from games.rules.dei.steps.purchase import Purchase
from games.rules.dei.steps.resources import TechForPurchase

_ = gettext_noop


class Play(Choice, frozen=True):
    card: str


class Plan(Choice, frozen=True):
    card: str


class Up(Choice, frozen=True):
    """Use the printed Actions."""


class Down(Choice, frozen=True):
    """Use the card to Buy."""


class DownWith(Choice, frozen=True):
    """Use the card to Buy what only this Boost makes possible."""

    boost: str


def card_option(g: Dei, choice: Choice, card: str) -> Option:
    """A card by its name, with what stands on it."""
    return Option(choice, plain(card_name(g, card)), (f"card:{card}",), printed(g, card))


def plain_cards(g: Dei, cards: list[str]) -> list[str]:
    """Cards in the order of defaults: Faction cards without a Drone, then the others."""
    first = [card for card in cards if g.card(card).faction and not g.card(card).drone_card]
    return first + [card for card in cards if card not in first]


class CardPlay(Step[Dei], frozen=True, tag="phase.choose_card"):
    """R24: with an empty hand nothing is played."""

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat if not g.options.planning and g.seat(self.seat).hand else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Which card do you play?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for card in g.seat(self.seat).hand:
            yield card_option(g, Play(card), card)
        if robot_ready(g, self.seat):
            yield robot_option()

    def decide(self, g: Dei, choice: Play | RobotBuy) -> Rule:
        if isinstance(choice, Play):
            yield FaceChoice(self.seat, choice.card)
        else:
            yield from send_robot(self.seat)
            yield self

    def run(self, g: Dei) -> Rule:
        if g.seat(self.seat).planned:
            yield FaceChoice(self.seat)

    def default(self, g: Dei) -> Choice:
        return Play(plain_cards(g, g.seat(self.seat).hand)[0])


def send_robot(seat: int) -> Rule:
    yield RobotSent(seat)
    yield Purchase(seat, "robot")


class FaceChoice(Step[Dei], frozen=True, tag="phase.choose_face"):
    """R25: face-down only with a purchase in view; R59: a planned card is turned up now."""

    inner = True

    seat: int
    card: str = ""
    """Planned cards are not named here: the agenda is public."""

    def played(self, g: Dei) -> str:
        return self.card or g.seat(self.seat).planned[0]

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("How do you play {card}?"), card=card_name(g, self.played(g)))

    def options(self, g: Dei) -> Iterator[Option]:
        yield Option(Up(), say(_("Face-up, for its Actions")))
        if not g.state.play.face_down:
            yield from self.ways_to_buy(g)
        if g.options.planning and robot_ready(g, self.seat):
            yield robot_option()

    def ways_to_buy(self, g: Dei) -> Iterator[Option]:
        if can_buy(g, self.seat, purse_of(g, self.seat)):
            yield Option(Down(), say(_("Face-down, to Buy a card")))
            return
        for kind in boosts_that_buy(g, self.seat):
            boost = g.content.boosts[kind].name
            label = say(_("Face-down with {boost}, to Buy a card"), boost=boost)
            yield Option(DownWith(kind), label, (f"boost:{kind}",))

    def decide(self, g: Dei, choice: Up | Down | DownWith | RobotBuy) -> Rule:
        if isinstance(choice, RobotBuy):
            yield from send_robot(self.seat)
            yield self
            return
        if g.options.planning:
            yield COMMIT
        if isinstance(choice, Up):
            yield from self.turn_up(g)
        else:
            yield from self.lay_down(g, choice)
        yield CardActions(self.seat)

    def turn_up(self, g: Dei) -> Rule:
        card = self.played(g)
        moves = g.powers(self.seat).moves_per_move_card if has_printed_move(g, card) else 0
        yield CardPlayed(self.seat, card, "up", g.card(card).bag, moves)

    def lay_down(self, g: Dei, choice: Down | DownWith) -> Rule:
        yield CardPlayed(self.seat, self.played(g), "down", secret=g.options.planning)
        if isinstance(choice, DownWith):
            yield BoostUsed(self.seat, choice.boost)
            if g.content.boosts[choice.boost].adds:
                yield TechForPurchase(self.seat)

    def default(self, g: Dei) -> Choice:
        return Up()


class PlanFirst(Step[Dei], frozen=True, tag="plan.choose_first"):
    """R40: which two cards are played and in which order; final once both are chosen."""

    final = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.seat(self.seat).hand else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Which card do you plan to play first?"))

    def options(self, g: Dei) -> Iterator[Option]:
        yield from plan_options(g, self.seat)

    def decide(self, g: Dei, choice: Plan) -> Rule:
        yield CardPlanned(self.seat, choice.card)
        yield PlanSecond(self.seat)

    def default(self, g: Dei) -> Choice:
        return Plan(plain_cards(g, g.seat(self.seat).hand)[0])


class PlanSecond(Step[Dei], frozen=True, tag="plan.choose_second"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat if g.seat(self.seat).hand else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Which card do you plan to play second?"))

    def options(self, g: Dei) -> Iterator[Option]:
        yield from plan_options(g, self.seat)

    def decide(self, g: Dei, choice: Plan) -> Rule:
        yield CardPlanned(self.seat, choice.card)

    def default(self, g: Dei) -> Choice:
        return Plan(plain_cards(g, g.seat(self.seat).hand)[0])


def plan_options(g: Dei, seat: int) -> Iterator[Option]:
    for card in g.seat(seat).hand:
        yield card_option(g, Plan(card), card)
