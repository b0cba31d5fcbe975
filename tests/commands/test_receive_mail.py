"""The receiver as a process of its own: it starts, answers, refuses and stops cleanly."""

import os
import signal
import smtplib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError

from tests.notifications.post_office import free_port


def test_it_starts_only_where_mails_ask_for_answers(settings: Any) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = ""
    with pytest.raises(CommandError, match="REPLY_ADDRESS"):
        call_command("receive_mail")


@pytest.mark.slow
@pytest.mark.parametrize("protocol", ["SMTP", "LMTP"])
def test_it_answers_and_stops(tmp_path: Path, protocol: str) -> None:
    port = free_port()
    options = ["--lmtp"] if protocol == "LMTP" else []
    place = {
        "DATABASE_URL": f"sqlite:///{tmp_path}/db.sqlite3",
        "DJANGO_SETTINGS_MODULE": "config.settings.test",
        "REPLY_ADDRESS": "reply@play.example.org",
    }
    command = [sys.executable, "manage.py", "receive_mail", "--port", str(port), *options]
    process = subprocess.Popen(
        command, cwd=settings.BASE_DIR, env=os.environ | place, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert f"by {protocol} on 127.0.0.1:{port}" in process.stdout.readline()
        with getattr(smtplib, protocol)("127.0.0.1", port) as line:
            line.ehlo_or_helo_if_needed()
            line.mail("eve@example.org")
            assert line.rcpt("reply+forged@play.example.org")[0] == 550
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.wait()
