"""Receives answers to mails, as a neighbour of the mail server."""

import asyncio
import signal
from functools import partial
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from notifications.replies.server import server_for


class Command(BaseCommand):
    help = "Receive answers to mails by SMTP or LMTP; let the mail server forward them here."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8025)
        parser.add_argument("--lmtp", action="store_true", help="speak LMTP instead of SMTP")

    def handle(self, *args: Any, **given: Any) -> None:
        if not settings.LONGTABLE_REPLY_ADDRESS:
            raise CommandError("REPLY_ADDRESS is not set: mails ask for no answers.")
        asyncio.run(self.serve(given["host"], given["port"], lmtp=given["lmtp"]))

    async def serve(self, host: str, port: int, *, lmtp: bool) -> None:
        loop = asyncio.get_running_loop()
        ended = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ended.set)
        server = await loop.create_server(partial(server_for, lmtp=lmtp), host, port)
        speaks = "LMTP" if lmtp else "SMTP"
        self.stdout.write(f"Receiving mail by {speaks} on {host}:{port}.")
        self.stdout.flush()
        async with server:
            await ended.wait()
