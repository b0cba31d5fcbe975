"""The turn's menu: the main action and extra actions in any order (SPEC 5, 7)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.turn import AbilityUsed, ActionPerformed, BonusTileUsed, TurnEnded
from games.rules.daimyo.printed.words import ActionId
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.effects import (
    ability_in_reach,
    heroes_in_reach,
    tile_slots_in_reach,
)
from games.rules.daimyo.queries.preview import adjust_preview
from games.rules.daimyo.queries.prices import can_reset_track
from games.rules.daimyo.steps.dice import AdjustCard
from games.rules.daimyo.steps.effects import Effects, play_hero
from games.rules.daimyo.steps.main_actions import MAIN_ACTIONS
from games.rules.daimyo.steps.recruiting import ResetTrack, reset_option, reset_track

_ = gettext_noop


class PerformMain(Choice, frozen=True, tag="main"):
    """The action of the space on which the turn's die lies."""


class PlayHero(Choice, frozen=True, tag="hero"):
    hero: str


class Adjust(Choice, frozen=True):
    """A discarded hero changes a die."""


class UseAbility(Choice, frozen=True, tag="clan"):
    """The clan ability, at 13 or more."""


class UseTile(Choice, frozen=True, tag="tile"):
    slot: str


class EndTurn(Choice, frozen=True, tag="end"):
    """Nothing more in this turn."""


class Menu(Step[Daimyo], frozen=True, tag="turn.menu"):
    """Main and extra actions, each as long as it is legal, until the turn is ended."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if g.turn.main_done:
            return say(_("Use extra actions, or end your turn."))
        return say(_("Perform your main action; extra actions may come before or after it."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        if not g.turn.main_done:
            yield self.main_option(g)
        yield from self.hero_options(g)
        yield from self.ability_options(g)
        if g.seat(self.seat).hand:
            hint = adjust_preview(g, self.seat)
            yield Option(Adjust(), say(_("Discard a hero: change a die by 1")), hint=hint)
        if can_reset_track(g, self.seat):
            yield reset_option(g, self.seat)
        if g.turn.main_done:
            yield Option(EndTurn(), say(_("End your turn")))

    def main_option(self, g: Daimyo) -> Option:
        action = g.content.actions[action_of(g)]
        label = say(_("Main action: {action}"), action=action.name)
        return Option(
            PerformMain(), label, (f"space:{self.seat}:{g.turn.action}",), plain(action.text)
        )

    def hero_options(self, g: Daimyo) -> Iterator[Option]:
        if g.turn.hero_played:
            return
        for hero in heroes_in_reach(g, self.seat):
            card = g.hero(hero)
            label = say(
                _("Play {hero} (strength {strength})"), hero=card.name, strength=card.strength
            )
            yield Option(PlayHero(hero), label, (f"hand:{hero}",), plain(card.text))

    def ability_options(self, g: Daimyo) -> Iterator[Option]:
        if ability_in_reach(g, self.seat):
            clan = g.content.clans[g.seat(self.seat).clan]
            label = say(_("Use the clan ability"))
            yield Option(UseAbility(), label, (f"ability:{self.seat}",), plain(clan.text))
        for slot in tile_slots_in_reach(g, self.seat):
            effect = g.content.effects[g.tile_effect(g.top_tile(self.seat, slot))]
            label = say(_("Bonus tile: {slot}"), slot=g.content.slots[slot].name)
            target = f"slot:{self.seat}:{slot}"
            yield Option(UseTile(slot), label, (target,), plain(effect.text))

    def decide(self, g: Daimyo, choice: Choice) -> Rule:
        if isinstance(choice, EndTurn):
            yield TurnEnded(self.seat)
            return
        yield from self.deed(g, choice)
        yield self

    def deed(self, g: Daimyo, choice: Choice) -> Rule:
        match choice:
            case PerformMain():
                action = action_of(g)
                yield ActionPerformed(self.seat, action)
                yield from MAIN_ACTIONS[action](g, self.seat)
            case PlayHero(hero=hero):
                yield from play_hero(g, self.seat, hero)
            case UseAbility():
                yield AbilityUsed(self.seat)
                yield Effects(self.seat, f"clan:{g.seat(self.seat).clan}")
            case UseTile(slot=slot):
                tile = g.top_tile(self.seat, slot)
                yield BonusTileUsed(self.seat, slot, tile)
                yield Effects(self.seat, f"effect:{g.tile_effect(tile)}")
            case ResetTrack():
                yield from reset_track(g, self.seat)
            case Adjust():
                yield AdjustCard(self.seat)

    def default(self, g: Daimyo) -> Choice:
        return EndTurn() if g.turn.main_done else PerformMain()


def action_of(g: Daimyo) -> ActionId:
    """The action of the turn; an idle die has none."""
    return next(action for action in g.content.actions if action == g.turn.action)
