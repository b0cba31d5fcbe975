"""The promises of all games; a game is under them the moment it is registered."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct, structs

from games.kernel.bots import BOTS
from games.kernel.game import AnyGame
from games.kernel.moves import KERNEL_EVENTS, Answered, Joined, MatchOpened, Settled
from games.kernel.together import KERNEL_STEPS
from games.rules.registry import GAMES
from tests.support import promises, worlds
from tests.support.promises import now_and_then
from tests.support.redecide import redecided
from tests.support.river_lords.game import GAME as RIVER_LORDS
from tests.support.script import (
    ALL_SORTS,
    MOST_DEEDS,
    ONLY_PLAY,
    Kind,
    Promise,
    Script,
    nothing_special,
    open_table,
    perform,
    random_script,
)
from tests.support.shrink import check

SILENT = {
    "daimyo": {"TurnEnded", "HeroLaidAside", "EmpireTurnEnded"},
    "dei": {
        "LayoutDrawn",
        "BoostsPooled",
        "SeatsEquipped",
        "ColourTaken",
        "DraftClosed",
        "SeatStarted",
        "ActionTaken",
        "BonusMoveTaken",
        "CardFinished",
    },
    "tiny_epic_kingdoms": {
        "SetupRevealed",
        "MarkerPassed",
        "WarWon",
        "WarEnded",
        "GameScored",
    },
    "mysthea": {
        "PiecesHandedOut",
        "DraftEnded",
        "TurnStarted",
        "BasicActionBegun",
        "SpecialActionBegun",
        "PointsSpent",
        "CommandEnded",
        "PlacementPaid",
        "BurialChosen",
        "DevelopEnded",
        "BattleCardsDiscarded",
        "TributeChosen",
        "TributesTaken",
    },
    "tsukuyumi": {
        "BoxOpened",
        "FactionEventsShuffled",
        "TurnStarted",
        "PartUsed",
        "PartGained",
        "TurnClosed",
        "CardSpent",
        "FlagRaised",
        "Counted",
        "ActionDue",
        "OrderGiven",
        "GameScored",
        "UnitStruck",
        "PointsCounted",
        "BlowsLanded",
        "CasualtyNamed",
        "ReefHit",
        "BlowSpent",
        "BlowsOver",
        "CombatEnded",
        "CombatSheltered",
    },
    "river_lords": {
        "DeckShuffled",
        "TurnEnded",
        "ActStarted",
        "PointsChanged",
        "ActEnded",
        "BattleEnded",
    },
}
"""What happens without a word in the chronicle."""
SILENT_IN_ALL = {MatchOpened, Answered, Settled, Joined}


class Sample(Struct, frozen=True):
    """Random matches of one game at one table: how many, and how much of each."""

    game: AnyGame
    seats: int
    matches: int
    deeds: int

    def scripts(self, mix: dict[Kind, int] = ONLY_PLAY) -> Iterator[Script]:
        for number in range(self.matches):
            rng = Random(f"{self.game.slug} {self.seats} {number}")
            script = random_script(self.game, self.seats, rng, mix)
            yield structs.replace(script, deeds=script.deeds[: self.deeds])

    def check(self, promise: Promise, mix: dict[Kind, int] = ONLY_PLAY) -> None:
        for script in self.scripts(mix):
            check(self.game, script, promise)

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.seats}{'-many' if self.matches > 1 else ''}"


def samples(matches: int, deeds: int) -> list[Sample]:
    games = (*GAMES.values(), RIVER_LORDS)
    return [Sample(game, seats, matches, deeds) for game in games for seats in game.seats]


LOOKS = samples(1, 120)
MATCHES = samples(1, MOST_DEEDS)
MANY = [pytest.param(sample, marks=pytest.mark.fuzz) for sample in samples(3, MOST_DEEDS)]
a_look_or_many = pytest.mark.parametrize("sample", [*LOOKS, *MANY], ids=str)
a_match_or_many = pytest.mark.parametrize("sample", [*MATCHES, *MANY], ids=str)


@a_match_or_many
def test_random_matches_end(sample: Sample) -> None:
    """With every offered option accepted and the invariants checked after every event."""
    for script in sample.scripts():
        check(sample.game, script, nothing_special)
        assert perform(sample.game, script).over


@a_look_or_many
def test_fold_equals_play_at_every_move_border(sample: Sample) -> None:
    sample.check(promises.fold_equals_play)


@a_look_or_many
def test_fold_is_right_after_undos_timeouts_and_resignations(sample: Sample) -> None:
    sample.check(promises.fold_equals_play, ALL_SORTS)


@a_look_or_many
def test_log_and_states_round_trip_through_json(sample: Sample) -> None:
    sample.check(now_and_then(promises.round_trips_through_json, 5), ALL_SORTS)


@a_look_or_many
def test_a_view_does_not_change_with_what_is_hidden(sample: Sample) -> None:
    sample.check(now_and_then(worlds.hidden_things_do_not_show, 7), ALL_SORTS)


@a_look_or_many
def test_options_follow_from_what_the_seat_sees(sample: Sample) -> None:
    sample.check(now_and_then(worlds.options_follow_from_the_view, 3), ALL_SORTS)


@a_look_or_many
def test_a_move_that_tells_its_mover_something_is_a_barrier(sample: Sample) -> None:
    sample.check(now_and_then(worlds.what_a_move_tells_is_a_barrier, 3))


@a_look_or_many
def test_option_ids_are_unique_and_stable(sample: Sample) -> None:
    sample.check(now_and_then(promises.options_have_stable_ids, 3))


@a_look_or_many
def test_every_prompt_and_label_is_said_in_both_languages(sample: Sample) -> None:
    sample.check(now_and_then(promises.says_everything_in_both_languages, 2))


@a_look_or_many
def test_every_event_is_told_or_listed_as_silent(sample: Sample) -> None:
    heard = promises.Told()
    for script in sample.scripts(ALL_SORTS):
        heard.hear(perform(sample.game, script))
    listed = SILENT[sample.game.slug]
    silent = {kind.__name__ for kind in heard.silent - SILENT_IN_ALL}
    assert silent <= listed, f"no sentence for {sorted(silent - listed)}"
    assert not listed & {kind.__name__ for kind in heard.told}, "told, but listed as silent"


@a_look_or_many
def test_the_choices_on_the_log_decide_the_same_match_again(sample: Sample) -> None:
    for script in sample.scripts(ALL_SORTS):
        match = perform(sample.game, script)
        assert redecided(match) == [row.payload for row in match.log]


@pytest.mark.parametrize("sample", LOOKS, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_what_is_offered(sample: Sample, bot: str) -> None:
    rng = Random(3)
    for script in sample.scripts():
        match = open_table(sample.game, script)
        for _deed in range(60):
            if match.over:
                break
            question = rng.choice(match.questions())
            option = BOTS[bot](sample.game, match.g, question, rng)
            match.play(question.seat, option)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_silent_events_are_events_of_the_game(game: AnyGame) -> None:
    assert SILENT[game.slug] <= {kind.__name__ for kind in game.events}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_slugs_of_events_and_steps_are_unique(game: AnyGame) -> None:
    for kinds in ((*KERNEL_EVENTS, *game.events), (*KERNEL_STEPS, *game.steps)):
        slugs = [kind.__struct_config__.tag for kind in kinds]
        assert len(set(slugs)) == len(slugs)
