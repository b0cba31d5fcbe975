"""How fast a table wants to play: so much time for a move, a bank that refills, or no limit."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say

_ = gettext_noop
Hours = Annotated[int, Meta(ge=0, le=24 * 90)]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stored in the terms of a match; an empty table means no limit."""

    kind: Literal["none", "per_move", "bank"] = "none"
    hours: Hours = 0
    """For a move, or in the bank at the start."""
    increment: Hours = 0
    """What a bank gets back for every move."""


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
    if not control.hours or (control.increment and control.kind != "bank"):
        raise Refused("bad_time_control", say(_("A time control needs some hours.")))
    return control


def stored(control: TimeControl) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(control)
    return values
