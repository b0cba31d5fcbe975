"""Small tables that show a rule; they are drawn on the pages that explain the game."""

from games.kernel.header import Header
from games.rules.mysthea.board.scene import News
from games.rules.mysthea.content import Content
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import (
    Battle,
    Beast,
    Command,
    Figure,
    Garrison,
    Options,
    Seat,
    State,
)

RING = ["monolith", "tree", "sphere", "volcano", "arch"]
WALK = (
    News("left", "unit:0:tree.forest:golem"),
    News("arrived", "unit:0:tree.mountain:golem"),
)


def red_seat() -> Seat:
    return Seat(
        champion=Figure("H01", "tree.forest"),
        artefact=1,
        charged=True,
        energy=5,
        xp=3,
        glory=14,
        supply={"troop": 4, "golem": 2, "fort": 3},
        pool={"troop": 1, "golem": 0, "fort": 0},
        board={
            "tree.forest": Garrison(troop=2),
            "tree.mountain": Garrison(golem=1),
            "monolith.river": Garrison(troop=1, fort=1),
        },
        hand=["C004", "C006", "C011", "C016", "C024"],
        discard=["C031"],
        accessories=["C033"],
        upgrades={"troop": "C017", "fort": "C036"},
        encounters=["EN02"],
        token="sphere",
        attunement="A03",
    )


def blue_seat() -> Seat:
    return Seat(
        champion=Figure("H06", "sphere.mountain"),
        artefact=2,
        energy=8,
        xp=1,
        glory=9,
        supply={"troop": 5, "golem": 3, "fort": 4},
        board={
            "sphere.mountain": Garrison(troop=1, golem=1),
            "tree.forest": Garrison(troop=1),
            "volcano.crystal": Garrison(troop=1),
        },
        hand=["?"] * 4,
        token="arch",
    )


def example_table(content: Content) -> Mysthea:
    """Two seats in the middle of the second era."""
    state = State(
        header=Header(seats=2, colours=["red", "blue"]),
        options=Options(),
        seats=[red_seat(), blue_seat()],
        era=2,
        round=4,
        phase="rounds",
        ring=list(RING),
        faces={name: island.day for name, island in content.islands.items()},
        monsters={"utcoro": Beast(1, "tree"), "caerulas": Beast(2, "sphere")},
        track=["forest", "utcoro", "river", "storm"],
        event_deck=["crystal"],
        decks=[[], ["?"] * 14, ["?"] * 20],
        market=["C043", "C046", "C058"],
        encounter_deck=["EN16"],
    )
    return Mysthea(state, content)


def playing(g: Mysthea) -> Mysthea:
    """A card is in play."""
    g.state.commands = [Command(0, "act", 2, "C024")]
    return g


def fighting(g: Mysthea) -> Mysthea:
    """A battle after the reveal."""
    g.state.battle = Battle(
        initiator=0,
        region="tree.forest",
        bonus=0,
        participants=[0, 1],
        start={0: Garrison(troop=2), 1: Garrison(troop=1)},
        champions=[0],
        laid={0: "C004", 1: "C016"},
        totals={0: 9, 1: 1},
    )
    return g
