"""How fast a table wants to play, and what happens to who does not."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from accounts.validators import time_zones
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say

_ = gettext_noop
Hours = Annotated[int, Meta(ge=0, le=24 * 90)]
Policy = Literal["remind", "skip", "default", "replace"]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stored in the terms of a match; an empty table means no limit."""

    kind: Literal["none", "per_move", "bank", "clock"] = "none"
    hours: Hours = 0
    """For a move, in the bank at the start, or the least before the hour that the clock strikes."""
    increment: Hours = 0
    """What a bank gets back for every turn."""
    cap: Hours = 0
    """The most that a bank can hold; 0 for no bound."""
    grace: Hours = 0
    """How long after the deadline nothing happens yet."""
    clock: Annotated[int, Meta(ge=0, le=23)] = 0
    """The hour of the day at which moves are due, in the table's own zone."""
    zone: str = "UTC"
    policy: Policy = "remind"
    """What the table does when time has run out: remind only, let the others skip the seat, play
    what the game's rules say for an absent player, or open the seat for somebody else."""
    windows: bool = False
    """True if each player's clock runs only in the hours that the player chose."""


NO_LIMIT = TimeControl()


def read_time_control(values: Mapping[str, Any]) -> TimeControl:
    """The time control that these values mean, or a refusal."""
    try:
        control = msgspec.convert(dict(values), TimeControl)
    except msgspec.ValidationError as error:
        raise Refused(
            "bad_time_control", say(_("This time control does not fit: {error}"), error=str(error))
        ) from error
    if control.kind == "none":
        return NO_LIMIT
    check(control)
    return control


def check(control: TimeControl) -> None:
    if not control.hours and control.kind != "clock":
        raise Refused("bad_time_control", say(_("A time control needs some hours.")))
    if (control.increment or control.cap) and control.kind != "bank":
        raise Refused("bad_time_control", say(_("Only a bank gets hours back.")))
    if control.cap and control.cap < control.hours:
        raise Refused("bad_time_control", say(_("A bank cannot hold less than it begins with.")))
    if control.zone not in time_zones():
        raise Refused("bad_time_control", say(_("There is no such time zone.")))


def stored(control: TimeControl) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(control)
    return values
