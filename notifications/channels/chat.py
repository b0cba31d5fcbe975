"""Messages by what Apprise speaks: Discord, Slack, Telegram, ntfy, Matrix, a webhook and more."""

from urllib.parse import SplitResult, parse_qsl, urlsplit

from apprise import Apprise, AppriseAsset, NotifyFormat
from msgspec import Struct

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from notifications.channels.guard import ForbiddenAddress, guarded, resolved

_ = gettext_noop
LONGEST_ADDRESS = 500
LONGEST_TEXT = 1500
SECONDS = 10
SCHEMES = {
    "bark", "barks", "discord", "gotify", "gotifys", "guilded", "json", "jsons", "line",
    "mastodon", "mastodons", "matrix", "matrixs", "mmost", "mmosts", "ntfy", "ntfys", "pbul",
    "pover", "prowl", "rocket", "rockets", "signal", "signals", "slack", "spush", "tgram",
    "threema", "webex", "zulip",
}  # fmt: skip
"""Those that speak HTTP to a server and read nothing on this one."""
OWN_SERVERS = {
    "bark", "barks", "gotify", "gotifys", "json", "jsons", "mastodon", "mastodons", "matrix",
    "matrixs", "mmost", "mmosts", "ntfy", "ntfys", "rocket", "rockets", "signal", "signals",
}  # fmt: skip
"""Those whose address names a host of the player's choice."""
TOPICS = {"ntfy", "ntfys"}
FORBIDDEN_QUERY = {"attach", "template", "store", "cto", "rto", "verify", "redirect"}


class ChatMessage(Struct, frozen=True):
    title: str
    body: str
    url: str


def checked_address(text: str) -> str:
    """An address that messages may go to, or a refusal."""
    address = text.strip()
    parts = split(address)
    if parts is None or len(address) > LONGEST_ADDRESS:
        raise Refused("bad_channel", say(_("This is not an address that messages can go to.")))
    if parts.scheme.lower() not in SCHEMES:
        raise Refused(
            "bad_channel", say(_("“{scheme}” is not among the services."), scheme=parts.scheme)
        )
    if FORBIDDEN_QUERY & {name.lower() for name, _value in parse_qsl(parts.query)}:
        raise Refused("bad_channel", say(_("This address asks for something that is not allowed.")))
    if parts.scheme.lower() in OWN_SERVERS and not is_public(parts):
        raise Refused("bad_channel", say(_("This host can not be reached from here.")))
    if Apprise.instantiate(address, asset=asset()) is None:
        raise Refused("bad_channel", say(_("This is not an address that messages can go to.")))
    return address


def split(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    return parts if parts.scheme and "://" in address and address.isprintable() else None


def is_public(parts: SplitResult) -> bool:
    """A bare word behind ntfy:// is a topic of the service itself."""
    host = parts.hostname or ""
    if parts.scheme.lower() in TOPICS and host.isalnum() and not parts.path.strip("/"):
        return True
    try:
        resolved(host, parts.port or 443)
    except (ForbiddenAddress, ValueError):
        return False
    return True


def asset() -> AppriseAsset:
    return AppriseAsset(
        app_id="Longtable",
        app_desc="Longtable",
        app_url="",
        http_redirects=False,
        allow_templates=False,
        service_timeout=SECONDS,
        async_mode=False,
        storage_mode="memory",
    )


def send_chat(address: str, message: ChatMessage) -> bool:
    """True if the service took it; a refusal if its address is no longer allowed."""
    speaker = Apprise(asset=asset())
    speaker.add(checked_address(address))
    body = f"{shortened(message.body)}\n\n{message.url}".strip()
    with guarded():
        return bool(speaker.notify(body=body, title=message.title, body_format=NotifyFormat.TEXT))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT].rstrip()} …"


def shown_address(address: str) -> str:
    """What may stand on a page: the rest of it is a key."""
    parts = urlsplit(address)
    host = parts.hostname if parts.scheme.lower() in OWN_SERVERS else None
    return f"{parts.scheme}://{host}/…" if host and "." in host else f"{parts.scheme}://…"
