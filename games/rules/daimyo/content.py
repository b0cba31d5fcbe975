"""The content of Daimyo, one field per content file."""

from functools import cached_property

from games.kernel.content import MatchOption, in_order
from games.rules.daimyo.printed.automata import Mercenaries, Solo
from games.rules.daimyo.printed.cards import Board, Clan, Effect, Hero, Objective, Relic, Villager
from games.rules.daimyo.printed.islands import Danger, Island, Map, Place
from games.rules.daimyo.printed.table import (
    Action,
    Economy,
    GameCard,
    Limits,
    Resource,
    Scoring,
    Slot,
    Term,
)
from games.rules.daimyo.printed.words import ActionId, Kind, Printed


class Content(Printed, frozen=True, dict=True):
    game: GameCard
    economy: Economy
    scoring: Scoring
    resources: dict[Kind, Resource]
    actions: dict[ActionId, Action]
    slots: dict[str, Slot]
    clans: dict[str, Clan]
    heroes: dict[str, Hero]
    relics: dict[str, Relic]
    villagers: dict[str, Villager]
    effects: dict[str, Effect]
    boards: dict[str, Board]
    objectives: dict[str, Objective]
    islands: dict[str, Island]
    map: Map
    mercenaries: Mercenaries
    solo: Solo
    terms: dict[str, Term]
    options: dict[str, MatchOption]

    @property
    def limits(self) -> Limits:
        return self.game.limits

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(in_order(self.resources))

    @cached_property
    def basic_kinds(self) -> tuple[Kind, ...]:
        return tuple(kind for kind in self.kinds if self.resources[kind].basic)

    @cached_property
    def island_of(self) -> dict[str, str]:
        """The island of every place, relic slot, danger space and altar."""
        return {
            spot: name
            for name, island in self.islands.items()
            for spots in (island.places, island.relics, island.dangers, island.altars)
            for spot in spots
        }

    @cached_property
    def grey_slots(self) -> tuple[str, ...]:
        return tuple(slot for slot in in_order(self.slots) if self.slots[slot].colour == "grey")

    @cached_property
    def yellow_slots(self) -> tuple[str, ...]:
        return tuple(slot for slot in in_order(self.slots) if self.slots[slot].colour == "yellow")

    def place(self, place: str) -> Place:
        return self.islands[self.island_of[place]].places[place]

    def danger(self, danger: str) -> Danger:
        return self.islands[self.island_of[danger]].dangers[danger]
