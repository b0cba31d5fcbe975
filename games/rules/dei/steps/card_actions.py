"""The action loop of a card: its Actions in any order, Boosts, bonus Moves (SPEC 8.5)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.content import CardAction, Family
from games.rules.dei.events.economy import RobotSent, SupplyGained
from games.rules.dei.events.turn import (
    ActionsAdded,
    ActionTaken,
    BonusMoveTaken,
    BoostUsed,
    CardFinished,
)
from games.rules.dei.queries.bag import (
    PLAIN_MOVE,
    can_do,
    copied_bag,
    copyable,
    current_card,
    distinct,
    may_send_robot,
    outposts_counted,
    usable_boosts,
)
from games.rules.dei.queries.buying import can_buy, purse_of
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.moving import origins
from games.rules.dei.queries.names import action as action_name
from games.rules.dei.queries.names import card as card_name
from games.rules.dei.queries.names import printed
from games.rules.dei.steps.building import BuildKind
from games.rules.dei.steps.collecting import CollectMode
from games.rules.dei.steps.droning import DroneChoice, DroneFlight
from games.rules.dei.steps.enlisting import EnlistMode
from games.rules.dei.steps.killing import KillRegion
from games.rules.dei.steps.moving import MoveFrom
from games.rules.dei.steps.purchase import Purchase
from games.rules.dei.steps.resources import Gain

_ = gettext_noop


class Do(Choice, frozen=True):
    action: str


class Buy(Choice, frozen=True):
    pass


class UseBoost(Choice, frozen=True):
    kind: str


class BonusMove(Choice, frozen=True):
    pass


class RobotBuy(Choice, frozen=True):
    """Once per Action Phase, for one Energy Cell."""


class Finish(Choice, frozen=True):
    pass


class Copy(Choice, frozen=True):
    card: str


def robot_option() -> Option:
    return Option(RobotBuy(), say(_("Delivery Robot: pay 1 Energy and Buy a card")))


class CardActions(Step[Dei], frozen=True, tag="card.choose_action"):
    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        current = current_card(g)
        if current.face == "down":
            return say(_("Buy a card, or use a Candy Boost first."))
        return say(_("What do you do with {card}?"), card=card_name(g, current.card))

    def options(self, g: Dei) -> Iterator[Option]:
        for entry in distinct(g):
            if can_do(g, self.seat, entry):
                yield do_option(g, entry)
        buying = current_card(g).buying and can_buy(g, self.seat, purse_of(g, self.seat))
        if buying:
            yield Option(Buy(), say(_("Buy a card")))
        for kind in usable_boosts(g, self.seat):
            boost = g.content.boosts[kind]
            yield Option(UseBoost(kind), plain(boost.name), (f"boost:{kind}",), plain(boost.text))
        if g.state.play.bonus_moves and origins(g, self.seat, PLAIN_MOVE):
            label = say(_("Bonus Move ({count} left)"), count=g.state.play.bonus_moves)
            yield Option(BonusMove(), label)
        if may_send_robot(g, self.seat):
            yield robot_option()
        if not buying:
            yield Option(Finish(), say(_("Finish this card")))

    def decide(self, g: Dei, choice: Do | Buy | UseBoost | BonusMove | RobotBuy | Finish) -> Rule:
        match choice:
            case Finish():
                yield CardFinished(self.seat)
                return
            case Do(action):
                yield from do(g, self.seat, next(e for e in distinct(g) if e.key == action))
            case Buy():
                yield Purchase(self.seat, "card")
            case UseBoost(kind):
                yield BoostUsed(self.seat, kind, list(g.content.boosts[kind].adds))
            case BonusMove():
                yield BonusMoveTaken(self.seat)
                yield MoveFrom(self.seat, PLAIN_MOVE)
            case RobotBuy():
                yield RobotSent(self.seat)
                yield Purchase(self.seat, "robot")
        yield self

    def default(self, g: Dei) -> Choice:
        buying = current_card(g).buying and can_buy(g, self.seat, purse_of(g, self.seat))
        return Buy() if buying else Finish()


def do_option(g: Dei, entry: CardAction) -> Option:
    count = sum(other.key == entry.key for other in current_card(g).bag)
    label = action_name(g, entry)
    if count > 1:
        label = say(_("{action} ({count} left)"), action=label, count=count)
    return Option(Do(entry.key), label, hint=plain(g.content.actions[entry.do].text))


def do(g: Dei, seat: int, entry: CardAction) -> Rule:
    yield ActionTaken(seat, entry)
    yield from OPENED[g.content.family(entry.do)](g, seat, entry)


def gain(g: Dei, seat: int, entry: CardAction) -> Rule:
    yield Gain(seat, g.content.actions[entry.do].gains, entry.n)


def supply(g: Dei, seat: int, entry: CardAction) -> Rule:
    yield SupplyGained(seat, "card", entry.n)


def activate(g: Dei, seat: int, entry: CardAction) -> Rule:
    if entry.drone:
        yield DroneFlight(seat, entry.drone, entry.bonus)
    else:
        yield DroneChoice(seat, entry.bonus)


def repeat(g: Dei, seat: int, entry: CardAction) -> Rule:
    """R23: counted now, and fixed from now on."""
    count = outposts_counted(g, seat, entry.colour)
    yield ActionsAdded(seat, [CardAction(entry.action)] * count)


OPENED: dict[Family, Callable[[Dei, int, CardAction], Rule]] = {
    "enlist": lambda g, seat, entry: iter((EnlistMode(seat, entry.do),)),
    "move": lambda g, seat, entry: iter((MoveFrom(seat, entry.do),)),
    "collect": lambda g, seat, entry: iter((CollectMode(seat, entry.do),)),
    "build": lambda g, seat, entry: iter((BuildKind(seat, entry.do),)),
    "kill": lambda g, seat, entry: iter((KillRegion(seat),)),
    "copy": lambda g, seat, entry: iter((CopyChoice(seat),)),
    "gain": gain,
    "supply": supply,
    "drone": activate,
    "per_outpost": repeat,
}


class CopyChoice(Step[Dei], frozen=True, tag="copy.choose_card"):
    inner = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Which card do you copy?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for card in copyable(g, self.seat):
            yield Option(Copy(card), plain(card_name(g, card)), (f"card:{card}",), printed(g, card))

    def decide(self, g: Dei, choice: Copy) -> Rule:
        yield ActionsAdded(self.seat, copied_bag(g, choice.card), choice.card)
