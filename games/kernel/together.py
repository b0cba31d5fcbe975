"""Several seats asked at once: fork into lanes, seal each answer, join and play them out."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from games.kernel.moves import Joined
from games.kernel.position import Position
from games.kernel.steps import Rule, Step


class Lane(Struct, frozen=True):
    """One answer to come: who gives it, the step it starts with, and a name of its own."""

    seat: int
    step: Raw
    name: str


def lane(seat: int, step: Step[Any], name: str = "") -> Lane:
    """A lane that begins with this step; a seat with two lanes has to name them."""
    return Lane(seat, Raw(msgspec.json.encode(step)), name or f"seat{seat}")


class Together(Step[Any], frozen=True):
    """Open until every lane is sealed; no lane writes facts before."""

    lanes: list[Lane]
    secret: bool = True
    """False where others may see finished answers before the join."""


class Playout(Step[Any], frozen=True):
    """After the join: the sealed answers of one lane are played by the lane's own steps."""

    lane: Lane
    secret: bool = True


class Join(Step[Any], frozen=True):
    """Beneath the lanes: when it comes up, all of them were played out."""

    def run(self, g: Position[Any, Any]) -> Rule:
        yield Joined()


KERNEL_STEPS: tuple[type[Step[Any]], ...] = (Together, Playout, Join)
