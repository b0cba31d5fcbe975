"""Keeps requests on behalf of players away from the host's own network.

A player names where messages go. Every connection that is made for one is checked when it is made,
after the name was resolved: neither a name that changes its address between two looks nor a
redirect leads inside.
"""

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.conf import settings
from urllib3.util import connection

GUARDED: ContextVar[bool] = ContextVar("GUARDED", default=False)
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class ForbiddenAddress(OSError):
    """Inside the host's own network, or no address at all."""


def is_forbidden(text: str) -> bool:
    """True for loopback, link-local, private, shared, multicast and reserved addresses."""
    try:
        address = inner(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return True
    if any(address in network for network in allowed_networks()):
        return False
    return not address.is_global or address.is_multicast


def inner(address: Address) -> Address:
    """The address that one written in another way leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or teredo or address


def allowed_networks() -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """What the host lets players reach all the same, such as a chat server of the club."""
    return [ipaddress.ip_network(text) for text in settings.LONGTABLE_CHANNEL_NETWORKS]


def resolved(host: str, port: int) -> list[str]:
    """All addresses of a host; refused if one of them is forbidden."""
    try:
        found = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ForbiddenAddress(f"{host} has no address") from error
    addresses = list(dict.fromkeys(str(sockaddr[0]) for *_, sockaddr in found))
    if not addresses or any(is_forbidden(address) for address in addresses):
        raise ForbiddenAddress(f"{host} is not reached from here")
    return addresses


open_connection = connection.create_connection


def create_connection(address: tuple[str, int], *args: Any, **kwargs: Any) -> socket.socket:
    """Connects to the very addresses that were checked."""
    if not GUARDED.get():
        return open_connection(address, *args, **kwargs)
    host, port = address
    trouble: OSError = ForbiddenAddress(f"{host} has no address")
    for each in resolved(host, port):
        try:
            return open_connection((each, port), *args, **kwargs)
        except OSError as error:
            trouble = error
    raise trouble


connection.create_connection = create_connection


@contextmanager
def guarded() -> Iterator[None]:
    """Whatever speaks HTTP in here reaches public addresses only."""
    before = GUARDED.set(True)
    try:
        yield
    finally:
        GUARDED.reset(before)
