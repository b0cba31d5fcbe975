"""Nothing that a player names leads into the host's own network."""

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
import requests

from games.kernel.refusal import Refused
from notifications.channels.chat import ChatMessage, checked_address, send_chat, shown_address
from notifications.channels.deliver import deliver
from notifications.channels.guard import guarded, is_forbidden
from notifications.errors import TryLater, Undeliverable
from notifications.message import Message
from notifications.models import Channel

HELLO = ChatMessage("The long winter", "Your turn", "https://play.example.org/matches/1/")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1%eth0",
        "fc00::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::7f00:1",
        "2002:7f00:1::", "ff02::1", "nonsense", "",
    ],
)  # fmt: skip
def test_inner_addresses_are_forbidden(address: str) -> None:
    assert is_forbidden(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_public_addresses_are_not(address: str) -> None:
    assert not is_forbidden(address)


def test_a_host_may_open_a_network_of_its_own(settings: Any) -> None:
    settings.LONGTABLE_CHANNEL_NETWORKS = ["10.1.2.0/24"]
    assert not is_forbidden("10.1.2.3")
    assert is_forbidden("10.1.3.3")


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/", "file:///etc/passwd", "syslog://", "dbus://", "mailto://u:p@host",
        "exec://rm", "json://127.0.0.1/", "jsons://localhost/x", "json://[::1]:6379/",
        "json://0x7f000001/", "json://2130706433/", "ntfy://10.0.0.1/topic",
        "matrix://u:p@192.168.0.2/#room", "json://host:99999/", "discord://", "not an address", "",
        "jsons://1.1.1.1/?template=/etc/passwd", "jsons://1.1.1.1/?redirect=yes", "json://\n1.1.1.1",
        "jsons://1.1.1.1/" + "x" * 600,
    ],
)  # fmt: skip
def test_such_addresses_are_refused(address: str) -> None:
    with pytest.raises(Refused):
        checked_address(address)


@pytest.mark.parametrize(
    "address",
    [
        "ntfys://1.1.1.1/topic", "ntfy://mytopic", "jsons://1.1.1.1/hook",
        "discord://123456789012345678/abcdefghijklmnopqrstuvwxyz",
        "tgram://123456789:abcdefg_hijklmnop/12315544/",
    ],
)  # fmt: skip
def test_such_addresses_are_fine(address: str) -> None:
    assert checked_address(address) == address


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"inside.example.org": "127.0.0.1"}

    def lookup(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 6, "", (answers.get(host, "1.1.1.1"), port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    with pytest.raises(Refused):
        checked_address("jsons://inside.example.org/x")


class Inside(BaseHTTPRequestHandler):
    """A server in the host's own network that should hear nothing."""

    heard: list[str] = []  # noqa: RUF012

    def do_POST(self) -> None:
        self.heard.append(self.path)
        if self.path.startswith("/away"):
            self.send_response(307)
            self.send_header("Location", "/secret")
        else:
            self.send_response(200)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def inside() -> Iterator[HTTPServer]:
    Inside.heard = []
    server = HTTPServer(("127.0.0.1", 0), Inside)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def test_the_connection_itself_is_checked(inside: HTTPServer) -> None:
    """As for a name that had another address when it was looked up before."""
    url = f"http://127.0.0.1:{inside.server_port}/"
    with guarded(), pytest.raises(requests.ConnectionError):
        requests.post(url, timeout=5)
    assert Inside.heard == []
    assert requests.post(url, timeout=5).ok
    assert Inside.heard == ["/"]


def test_a_name_that_changes_its_address_reaches_nothing(
    inside: HTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(["1.1.1.1"])

    def lookup(host: str, port: int, *args: Any, **kwargs: Any) -> list[Any]:
        address = next(looks, "127.0.0.1")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, inside.server_port))]

    address = f"json://rebinding.example.org:{inside.server_port}/"
    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr("notifications.channels.chat.checked_address", lambda text: text)
    next(looks)
    assert send_chat(address, HELLO) is False
    assert Inside.heard == []


def test_a_message_arrives_where_the_host_allows_it(inside: HTTPServer, settings: Any) -> None:
    settings.LONGTABLE_CHANNEL_NETWORKS = ["127.0.0.0/8"]
    assert send_chat(f"json://127.0.0.1:{inside.server_port}/hook", HELLO)
    assert Inside.heard == ["/hook"]


def test_redirects_are_not_followed(inside: HTTPServer, settings: Any) -> None:
    settings.LONGTABLE_CHANNEL_NETWORKS = ["127.0.0.0/8"]
    assert not send_chat(f"json://127.0.0.1:{inside.server_port}/away", HELLO)
    assert Inside.heard == ["/away"]


def test_pages_show_no_keys() -> None:
    assert shown_address("discord://123/secret") == "discord://…"
    assert shown_address("ntfys://user:word@ntfy.example.org/topic") == "ntfys://ntfy.example.org/…"


def test_a_channel_that_leads_inside_by_now_is_given_up() -> None:
    """The player is told on the site; nothing is tried again and again."""
    channel = Channel(medium=Channel.Medium.APPRISE, url="json://127.0.0.1/")
    with pytest.raises(Undeliverable):
        deliver(channel, Message(subject="Your turn", text="1 Quest"))


def test_a_service_that_takes_nothing_is_tried_again(inside: HTTPServer, settings: Any) -> None:
    settings.LONGTABLE_CHANNEL_NETWORKS = ["127.0.0.0/8"]
    url = f"json://127.0.0.1:{inside.server_port}/away"
    channel = Channel(medium=Channel.Medium.APPRISE, url=url)
    with pytest.raises(TryLater):
        deliver(channel, Message(subject="Your turn", text="1 Quest"))
