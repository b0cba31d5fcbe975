"""Whether a player wants to hear a thing over a channel: when it arises, and when it leaves."""

from notifications.models import Channel, Notice


def is_wanted(kind: str, channel: Channel, *, muted: bool) -> bool:
    """A channel that gave trouble stays silent until its player has looked at it."""
    if muted or channel.trouble:
        return False
    return channel.pace != Channel.Pace.NEVER and kind not in channel.silent


def still_wanted(notice: Notice) -> bool:
    """As it was when the notice was claimed. Strangers asked for nothing; they hear of one
    invitation."""
    if notice.channel is None:
        return True
    return is_wanted(notice.kind, notice.channel, muted=notice.muted)
