"""A table in full swing to draw: not a real match, but everything that can lie on it."""

from pathlib import Path

from games.kernel.content import read_content
from games.kernel.header import Header
from games.rules.mysthea import content as module
from games.rules.mysthea.content import Content
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import HIDDEN, Beast, Figure, Garrison, Options, Seat, State

CONTENT = read_content(Path(module.__file__).parent / "content", Content).value
COLOURS = ["red", "yellow", "blue", "black", "teal"]
RING = ["monolith", "tree", "sphere", "volcano", "arch"]
HOMES = ["monolith.myst", "tree.forest", "sphere.river", "volcano.crystal", "arch.mountain"]
HANDS = ["C001", "C021", "C041", "C061", "C002"]
BOARDS = ["C031", "C032", "C033", "C034", "C035"]
UPGRADES = ["C016", "C036", "C060", "C079", ""]


def seat_at(number: int) -> Seat:
    home = HOMES[number]
    return Seat(
        champion=Figure(f"H0{number + 1}", home, wounded=number == 1),
        artefact=number + 1,
        charged=number % 2 == 0,
        energy=3 * number,
        xp=12 - number,
        glory=11 * number,
        supply={"troop": 4, "golem": 2, "fort": 3},
        pool={"troop": 2, "golem": 1, "fort": 0},
        board={home: Garrison(troop=2, golem=1, fort=1), "tree.crystal": Garrison(troop=1)},
        hand=[HANDS[0], "C006", "C011"] if number == 0 else [HIDDEN] * 3,
        discard=["C062"] if number == 0 else [],
        accessories=[BOARDS[number]],
        upgrades={"fort": UPGRADES[number]} if UPGRADES[number] else {},
        encounters=["EN01"] * number,
        token=RING[number - 1],
    )


def table(seats: int = 3) -> Mysthea:
    """Seen by the first seat, in the third round of era II."""
    state = State(
        header=Header(seats=seats, colours=COLOURS[:seats]),
        options=Options(),
        seats=[seat_at(number) for number in range(seats)],
        era=2,
        round=3,
        phase="rounds",
        ring=list(RING),
        faces={name: island.day for name, island in CONTENT.islands.items()},
        monsters={"utcoro": Beast(1, "tree"), "caerulas": Beast(2, "tree"), "onygauros": Beast(3)},
        track=["forest", "utcoro", "storm"],
        event_deck=["myst", *[HIDDEN] * 4],
        decks=[[], [HIDDEN] * 14, [HIDDEN] * 20],
        market=["C043", "C046", "C058"],
        encounter_deck=["EN16", *[HIDDEN] * 20],
    )
    state.seats[0].attunement = "A01"
    return Mysthea(state, CONTENT)
