"""A random match as a short list of deeds, which can be cut and played again."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct

from games.kernel.game import AnyGame
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.refusal import Refused

Kind = Literal["play", "take_back", "time_out", "resign"]
MOST_DEEDS = 5_000
ONLY_PLAY: dict[Kind, int] = {"play": 1}
ALL_SORTS: dict[Kind, int] = {"play": 1000, "take_back": 120, "time_out": 30, "resign": 1}


class Deed(Struct, frozen=True, array_like=True):
    """A command; the number says which of those that are possible then."""

    kind: Kind
    number: int


class Script(Struct, frozen=True):
    seats: int
    options: dict[str, Any]
    seed: bytes
    deeds: tuple[Deed, ...]


Watch = Callable[[Match], None]
Promise = Callable[[], Watch]
"""Gives a fresh look-out for one playing of a script."""


def drawn_options(game: AnyGame, rng: Random) -> dict[str, Any]:
    return {
        name: rng.choice([value.value for value in option.values])
        for name, option in game.options.items()
    }


def random_options(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """A combination that this number of players may agree on."""
    while True:
        options = drawn_options(game, rng)
        try:
            game.read_options(seats, options)
        except Refused:
            continue
        return options


def random_script(
    game: AnyGame, seats: int, rng: Random, mix: dict[Kind, int] = ONLY_PLAY
) -> Script:
    """More deeds than any match has; those after its end are not played."""
    kinds = rng.choices(list(mix), list(mix.values()), k=MOST_DEEDS)
    deeds = tuple(Deed(kind, rng.getrandbits(32)) for kind in kinds)
    return Script(seats, random_options(game, seats, rng), rng.randbytes(32), deeds)


def open_table(game: AnyGame, script: Script) -> Match:
    table = Table(script.seats, script.options)
    return Match(game, game.content(), table, script.seed, checks=True)


def nothing_special() -> Watch:
    return lambda match: None


def perform(game: AnyGame, script: Script, promise: Promise = nothing_special) -> Match:
    """Play a script to its end or to that of the match; the promise is watched at every deed."""
    watch = promise()
    match = open_table(game, script)
    watch(match)
    for deed in script.deeds:
        if match.over:
            break
        if do(match, deed):
            watch(match)
    return match


def do(match: Match, deed: Deed) -> bool:
    """False if the deed was refused, as many are that come out of turn."""
    seats: Sequence[int] = range(match.state.header.seats)
    if deed.kind == "play":
        play_one(match, deed.number)
        return True
    if deed.kind == "time_out":
        seats = [question.seat for question in match.questions()]
    commands = {"take_back": match.take_back, "time_out": match.time_out, "resign": match.resign}
    try:
        commands[deed.kind](seats[deed.number % len(seats)])
    except Refused:
        return False
    return True


def play_one(match: Match, number: int) -> None:
    """An option of any open question; every offered option must be accepted."""
    offers = [(q.seat, option.id) for q in match.questions() for option in q.options]
    assert offers, "nobody is asked, and the match is not over"
    match.play(*offers[number % len(offers)])
