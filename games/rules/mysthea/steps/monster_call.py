"""A card or an encounter that makes a monster attack at once (SPEC 9.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.queries.commands import monsters_on_track
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import island_name, monster_name
from games.rules.mysthea.steps.monster import MonsterAttack

_ = gettext_noop


class PickMonster(Choice, frozen=True, tag="monster"):
    monster: str


class MonsterChoice(Step[Mysthea], frozen=True, tag="monster.choose"):
    """A card sets one of the monsters on the track loose, exactly as the event would (R34)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if monsters_on_track(g) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the monster that attacks."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for monster in monsters_on_track(g):
            island = island_name(g, g.state.monsters[monster].island)
            hint = say(
                _("Strength {strength}, at {island}"),
                strength=g.content.monsters[monster].strength,
                island=island,
            )
            label = plain(monster_name(g, monster))
            yield Option(PickMonster(monster), label, (f"monster:{monster}",), hint)

    def decide(self, g: Mysthea, choice: PickMonster) -> Rule:
        yield MonsterAttack(choice.monster)

    def default(self, g: Mysthea) -> Choice:
        strengths = g.content.monsters
        return PickMonster(max(monsters_on_track(g), key=lambda name: strengths[name].strength))
