"""How many moves a second bots make in memory, with the kernel's checks off."""

import statistics

from bench.report import at_least, begin_round
from games.kernel.simulate import Plan, Report, simulate
from games.rules.tiny_epic_kingdoms.game import GAME

ROUNDS = 5
MATCHES = 8


def measure() -> None:
    for seats in GAME.seats:
        if seats > 1:
            runs = [one_run(seats, number) for number in range(ROUNDS + 1)][1:]
            rate = statistics.median(run.moves / run.seconds for run in runs)
            events = round(rate * sum(run.events for run in runs) / sum(run.moves for run in runs))
            at_least(
                f"moves a second of Tiny Epic Kingdoms, {seats} seats",
                rate,
                1000,
                events_per_second=events,
                moves_per_match=round(sum(run.moves for run in runs) / ROUNDS / MATCHES),
            )


def one_run(seats: int, number: int) -> Report:
    begin_round()
    report = simulate(GAME, Plan(seats, MATCHES, f"bench {number}", checks=False))
    assert not report.failures, report.failures[0]
    return report
