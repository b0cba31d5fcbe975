"""Bots play matches through the real kernel; prints what came of it."""

from argparse import BooleanOptionalAction
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.kernel.bots import BOTS
from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.kernel.simulate import Plan, Report, simulate
from games.rules.registry import GAMES


class Command(BaseCommand):
    help = "Let bots play matches and check the game's invariants after every event."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--seats", type=int, required=True)
        parser.add_argument("--matches", type=int, default=1)
        parser.add_argument("--seed", default="1")
        parser.add_argument("--options", nargs="*", metavar="k=v", help="for every match alike")
        parser.add_argument("--bot", choices=sorted(BOTS), default="random")
        parser.add_argument("--checks", action=BooleanOptionalAction, default=True)
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **given: Any) -> None:
        game = GAMES.get(given["game"])
        if game is None:
            raise CommandError(f"There is no game {given['game']!r}; known: {', '.join(GAMES)}")
        plan = Plan(
            given["seats"],
            given["matches"],
            given["seed"],
            options_from(given["options"]),
            given["bot"],
            given["checks"],
        )
        report = simulated(game, plan)
        self.stdout.write(msgspec.json.encode(report).decode() if given["json"] else told(report))
        if report.failures:
            raise SystemExit(1)


def simulated(game: AnyGame, plan: Plan) -> Report:
    try:
        game.read_options(plan.seats, plan.options or {})
    except Refused as refusal:
        raise CommandError(str(refusal)) from refusal
    return simulate(game, plan)


def options_from(pairs: list[str] | None) -> dict[str, Any] | None:
    """Values are read as JSON where they are JSON, else as text."""
    if pairs is None:
        return None
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"Write options as name=value, not {pair!r}.")
        options[name] = value_of(value)
    return options


def value_of(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def told(report: Report) -> str:
    lines = [
        f"{report.game}, {report.seats} seats: {report.finished} of {report.matches} matches "
        f"finished, {report.moves} moves, {report.events} events, {report.seconds} s"
    ]
    lines += [f"match {each.seed}: {each.error}" for each in report.failures]
    return "\n".join(lines)
