"""A combat from the card that is shown to the last counterattack."""

from typing import Self

import msgspec

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.tsukuyumi.state import Blow, Combat, Side, State


def innermost(state: State) -> Combat:
    return state.combats[-1]


def side_of(combat: Combat, side: int) -> Side:
    return next(other for other in combat.sides if other.side == side)


def copied(side: Side) -> Side:
    return msgspec.structs.replace(side, units=list(side.units), picks=list(side.picks))


class CombatStarted(Event[State], frozen=True):
    """The attacker shows a card on a tile."""

    attacker: int
    actor: int
    cell: str
    card: str
    target: str
    barrier = True

    def apply(self, state: State) -> None:
        state.combats.append(Combat(self.attacker, self.actor, self.cell, self.card, self.target))


class StrikeAimed(Event[State], frozen=True):
    """Where the damage goes: a tile beside, or a line of tiles."""

    seat: int
    cells: list[str]

    def apply(self, state: State) -> None:
        combat = innermost(state)
        combat.target = self.cells[0]
        combat.line = list(self.cells)


class AttackFixed(Event[State], frozen=True):
    """Damage, conquest points and defenders are frozen (SPEC 9.2, S3)."""

    units: list[int]
    points: int
    damage: int
    sides: list[Side]
    formation: list[str] = []
    cybear: bool = False

    def apply(self, state: State) -> None:
        combat = innermost(state)
        combat.units, combat.points, combat.damage = list(self.units), self.points, self.damage
        combat.sides = [copied(side) for side in self.sides]
        combat.formation = list(self.formation)
        combat.cybear = self.cybear


class WeaponAdded(Event[State], frozen=True):
    seat: int
    weapon: str
    bonus: int

    def apply(self, state: State) -> None:
        combat = innermost(state)
        combat.weapons.append(self.weapon)
        combat.damage += self.bonus
        state.seats[self.seat].weapons[self.weapon] -= 1
        state.tokens[self.weapon] += 1


class WeaponTurned(Event[State], frozen=True):
    """A weapon adds to a retaliation."""

    seat: int
    weapon: str
    bonus: int

    def apply(self, state: State) -> None:
        side_of(innermost(state), self.seat).strikes += self.bonus
        state.seats[self.seat].weapons[self.weapon] -= 1
        state.tokens[self.weapon] += 1


class DefenceUsed(Event[State], frozen=True):
    """A side uses its defence effect."""

    seat: int
    defence: str

    def apply(self, state: State) -> None:
        pass


class PreDefenceUsed(Event[State], frozen=True):
    """A side defends before the attack is fixed."""

    seat: int

    def apply(self, state: State) -> None:
        combat = innermost(state)
        combat.sides.append(Side(self.seat, used_defence=True))


class DamageSplit(Event[State], frozen=True):
    side: int
    damage: int

    def apply(self, state: State) -> None:
        innermost(state).split[self.side] = self.damage


class CounterPicked(Event[State], frozen=True):
    """A side's counterattack, told when all are in; "" for none."""

    side: int
    seat: int
    pick: str

    def apply(self, state: State) -> None:
        side_of(innermost(state), self.side).picks.append(self.pick)


class SideArmoured(Event[State], frozen=True):
    """Reinforcement: more hit points until the combat ends."""

    side: int
    armour: str

    def apply(self, state: State) -> None:
        side_of(innermost(state), self.side).armour = self.armour


class SideDugIn(Event[State], frozen=True):
    side: int
    points: int

    def apply(self, state: State) -> None:
        side_of(innermost(state), self.side).points += self.points


class SideStrikesBack(Event[State], frozen=True):
    side: int
    damage: int

    def apply(self, state: State) -> None:
        side_of(innermost(state), self.side).strikes += self.damage


class PointsCounted(Event[State], frozen=True):
    """On cards with damage and conquest the others count what survived."""

    points: dict[int, int]

    def apply(self, state: State) -> None:
        combat = innermost(state)
        for side in combat.sides:
            if side.side in self.points:
                side.points = self.points[side.side]


class BlowsLanded(Event[State], frozen=True):
    blows: list[Blow]

    def apply(self, state: State) -> None:
        state.blows = [
            msgspec.structs.replace(blow, dead=list(blow.dead), reefs=list(blow.reefs))
            for blow in self.blows
        ]


class CasualtyNamed(Event[State], frozen=True):
    """A unit falls to a blow."""

    unit: int
    hp: int

    def apply(self, state: State) -> None:
        blow = open_blow(state)
        blow.dead.append(self.unit)
        blow.damage -= self.hp


class ReefHit(Event[State], frozen=True):
    edge: int
    hp: int

    def apply(self, state: State) -> None:
        blow = open_blow(state)
        blow.reefs.append(self.edge)
        blow.damage -= self.hp


class BlowSpent(Event[State], frozen=True):
    """Nobody else falls to this blow."""

    def apply(self, state: State) -> None:
        open_blow(state).done = True


def open_blow(state: State) -> Blow:
    return next(blow for blow in state.blows if not blow.done)


class BlowsOver(Event[State], frozen=True):
    kills: int = 0
    """Eliminations of the attacker in the running combat."""

    def apply(self, state: State) -> None:
        state.blows = []
        if state.combats:
            innermost(state).kills += self.kills


class ConquestTried(Event[State], frozen=True):
    """The conquest part failed or succeeded."""

    attacker: int
    cell: str
    success: bool

    def apply(self, state: State) -> None:
        innermost(state).conquered = self.success


class CombatBroken(Event[State], frozen=True):
    """No attacking unit is left: the attack and the action are lost."""

    attacker: int
    cell: str

    def apply(self, state: State) -> None:
        state.combats.pop()


class CombatEnded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.combats.pop()


class CombatSheltered(Event[State], frozen=True):
    """In this ONI fight the areas of one seat may not be conquered."""

    seat: int

    def apply(self, state: State) -> None:
        innermost(state).sheltered = self.seat


class DieRolled(Event[State], frozen=True):
    seat: int
    face: int

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, face=chance.roll(6))
