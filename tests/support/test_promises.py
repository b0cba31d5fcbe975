"""The promises of all games, each tried on a game that breaks it."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.kernel.events import Event, Viewer
from games.kernel.game import AnyGame
from games.kernel.moves import KERNEL_EVENTS
from games.kernel.options import Option
from games.kernel.steps import Step
from games.kernel.text import Text
from tests.support import promises, worlds
from tests.support.redecide import redecided
from tests.support.river_lords.battle import WatchChoice
from tests.support.river_lords.events import CardDrawn, FoodGained
from tests.support.river_lords.game import GAME
from tests.support.river_lords.mask import mask
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import State
from tests.support.river_lords.steps import ActLoop
from tests.support.script import Promise, perform, random_script
from tests.support.shrink import failure


def broken(game: AnyGame, promise: Promise, *, matches: int = 12) -> str:
    """What the first broken promise of some random matches says."""
    for number in range(matches):
        error = failure(game, random_script(game, 3, Random(number)), promise)
        if error is not None:
            return str(error)
    return ""


def with_step(step: type[Step[Any]]) -> AnyGame:
    """The game with a step replaced by one of the same slug."""
    slug = step.__struct_config__.tag
    others = [each for each in GAME.steps if each.__struct_config__.tag != slug]
    return structs.replace(GAME, steps=(*others, step))


ALL = [
    promises.fold_equals_play,
    promises.round_trips_through_json,
    promises.options_have_stable_ids,
    promises.says_everything_in_both_languages,
    worlds.hidden_things_do_not_show,
    worlds.options_follow_from_the_view,
    worlds.what_a_move_tells_is_a_barrier,
]


@pytest.mark.parametrize("promise", ALL, ids=lambda promise: promise.__name__)
def test_a_game_that_keeps_its_promises_passes(promise: Promise) -> None:
    assert broken(GAME, promise, matches=3) == ""


def test_a_leaky_mask_is_found() -> None:
    def leaky(state: State, viewer: Viewer) -> State:
        masked = mask(state, viewer)
        masked.lords[0].hand = state.lords[0].hand
        return masked

    def imagine(g: River, viewer: Viewer, rng: Random) -> State:
        masked = GAME.position(mask(g.state, viewer), g.content)
        return GAME.imagine(masked, viewer, rng)

    game = structs.replace(GAME, mask=leaky, imagine=imagine)
    assert "tells two worlds apart" in broken(game, worlds.hidden_things_do_not_show)


def test_a_rule_that_peeks_is_found() -> None:
    class Peeking(ActLoop, frozen=True, tag="act_loop"):
        def options(self, g: River) -> Iterator[Option]:
            rival = g.lord(g.next_lord(g.act.seat))
            for option in super().options(g):
                if option.id != "swear" or "ambush" in rival.hand:
                    yield option

    assert "peeks" in broken(with_step(Peeking), worlds.options_follow_from_the_view)


def test_a_reveal_without_a_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardDrawn, "barrier", False)
    assert "can be taken back" in broken(GAME, worlds.what_a_move_tells_is_a_barrier)


def test_a_hidden_card_that_changes_who_is_asked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `always`, a defender who is not asked has no ambush in hand."""
    monkeypatch.setattr(WatchChoice, "always", False)
    assert "can be taken back" in broken(GAME, worlds.what_a_move_tells_is_a_barrier)


def test_a_prompt_that_was_forgotten_is_found() -> None:
    class Mute(ActLoop, frozen=True, tag="act_loop"):
        prompt = Step.prompt

    message = broken(with_step(Mute), promises.says_everything_in_both_languages)
    assert "has no prompt" in message


def test_a_label_that_misses_a_value_is_found() -> None:
    class Garbled(ActLoop, frozen=True, tag="act_loop"):
        def prompt(self, g: River) -> Text:
            return Text("Points: {points}")

    message = broken(with_step(Garbled), promises.says_everything_in_both_languages)
    assert "points" in message


def test_a_reducer_that_looks_outside_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    times = count()

    def apply(self: FoodGained, state: State) -> None:
        state.lords[self.seat].food += next(times) % 2

    monkeypatch.setattr(FoodGained, "apply", apply)
    assert "apply" in broken(GAME, promises.fold_equals_play)


def test_a_match_is_decided_again_from_its_choices() -> None:
    match = perform(GAME, random_script(GAME, 3, Random(8)))
    assert redecided(match) == [row.payload for row in match.log]


def test_what_a_release_changes_shows_when_a_match_is_decided_again() -> None:
    match = perform(GAME, random_script(GAME, 3, Random(8)))
    later = {kind: rules for kind, rules in GAME.triggers.items() if kind is not Event}
    match.game = structs.replace(GAME, triggers=later)
    assert redecided(match) != [row.payload for row in match.log]


def test_kernel_events_have_their_place_in_every_chronicle() -> None:
    heard = promises.Told()
    heard.hear(perform(GAME, random_script(GAME, 3, Random(8))))
    assert heard.told & set(KERNEL_EVENTS)
    assert not heard.told & heard.silent
