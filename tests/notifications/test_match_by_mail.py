"""A whole match of three by mail alone: ada by links, bogdan by replies, celia by the API.

Mails go over real SMTP to a sink, replies over real SMTP to our receiver, and between two moves
the worker's own tasks plan and post. Every turn is told once, and every mail is held against the
log at the moment of its arrival.
"""

import re
import smtplib
from collections import Counter
from email.message import EmailMessage
from random import Random
from typing import Any

import pytest
from django.test import Client
from rest_framework.authtoken.models import Token

from games.kernel.game import AnyGame
from games.log.history import rows_of_match
from games.models import Match, Turn
from games.selectors.chronicle import chronicle_of
from games.selectors.decisions import decision_at, table_now
from games.selectors.viewpoints import viewpoint_of
from games.web.match.players import names_of
from games.web.rendering import voice_for
from notifications.tasks import plan, post
from tests.notifications.post_office import Arrived, Sink, receiver, sink
from tests.notifications.tables import head, user
from tests.support.kingdoms import kingdoms_match
from tests.support.people import started

pytestmark = [pytest.mark.slow, pytest.mark.django_db(transaction=True)]
NAMES = ("ada", "bogdan", "celia")
MOST_ROUNDS = 600
PLAYER = 0


class Evening:
    """Three people, their mails, and what they do with them."""

    def __init__(self, sink: Sink, port: int, match: Match) -> None:
        self.sink, self.port = sink, port
        self.match = match
        self.rng = Random(7)
        self.browser = Client()
        token = Token.objects.create(user=user("celia"))
        self.program = Client(headers={"Authorization": f"Token {token.key}"})
        self.told: Counter[tuple[str, str]] = Counter()
        self.turns: Counter[int] = Counter()
        self.waiting: dict[str, Arrived] = {}
        self.replies = 0

    # -- the post --------------------------------------------------------------------------

    def deliver(self) -> None:
        plan()
        post()
        self.match.refresh_from_db()
        for mail in self.sink.take():
            name = mail.to.partition("@")[0]
            self.told[name, mail.kind] += 1
            if mail.kind in ("turn", "answer"):
                self.check(mail, name)
                self.waiting[name] = mail
            if mail.kind == "turn":
                self.turns[self.open_turn(name)] += 1

    def open_turn(self, name: str) -> int:
        seat = NAMES.index(name)
        return Turn.objects.get(match=self.match, seat=seat, closed__isnull=True).pk

    # -- each mail is true when it comes ---------------------------------------------------

    def check(self, mail: Arrived, name: str) -> None:
        seat = NAMES.index(name)
        seal = re.search(r"^Event (\d+), chain ([0-9a-f ]+)$", mail.text, re.M)
        assert int(seal[1]) == self.match.head
        (row,) = rows_of_match(self.match, self.match.head, self.match.head)
        assert row.hash.hex().startswith(seal[2].replace(" ", ""))
        table = table_now(self.match)
        question = decision_at(table, seat)
        voice = voice_for(names_of(self.match.places.order_by("number")))
        offered = re.findall(r"^(\d+)  (.+)$", mail.text, re.M)
        assert offered == [
            (str(number), voice.say(option.label))
            for number, option in enumerate(question.options, 1)
        ]
        assert voice.say(question.step.prompt(table.g)) in mail.text
        assert mail.message["References"].split()[0] == f"<match-{self.match.pk}@localhost>"
        if mail.kind == "turn":
            self.check_news(mail, seat, voice)

    def check_news(self, mail: Arrived, seat: int, voice: Any) -> None:
        """One line for every event since the own last move that this player may see."""
        own = [
            row.seq for row in rows_of_match(self.match) if row.seat == seat and row.via == PLAYER
        ]
        since = own[-1] if own else 0
        point = viewpoint_of(self.match, user(NAMES[seat]))
        lines = chronicle_of(point, since + 1, self.match.head) if since < self.match.head else []
        wanted = [f"- {voice.say(line.text)}" for line in lines]
        block = re.search(r"^(?:Since you left|So far)\n((?:- .+\n)*)", mail.text, re.M)
        assert (block[1].splitlines() if block else []) == wanted[-40:]

    # -- what people do --------------------------------------------------------------------

    def act(self) -> bool:
        """Somebody who is waited for answers; False when nobody is."""
        asked = [NAMES[seat] for seat in self.match.waiting_seats]
        if not asked or self.match.status != Match.Status.RUNNING:
            return False
        name = self.rng.choice(asked)
        {"ada": self.by_link, "bogdan": self.by_reply, "celia": self.by_program}[name]()
        self.match.refresh_from_db()
        return True

    def by_link(self) -> None:
        """Opens a button of the mail, presses; goes on where the page asks on."""
        found = re.findall(r"http://localhost:8000(/mail/play/\w+/\d+/)", self.waiting["ada"].text)
        while found:
            link = self.rng.choice(found)
            before = head(self.match)
            assert self.browser.get(link).status_code == 200
            assert head(self.match) == before
            answer = self.browser.post(link)
            assert answer.status_code == 200
            page = answer.content.decode()
            assert "Played: " in page
            found = re.findall(r'href="[^"]*(/mail/play/\w+/\d+/)"', page)

    def by_reply(self) -> None:
        """Writes the number or the words back."""
        mail = self.waiting["bogdan"]
        number, label = self.rng.choice(re.findall(r"^(\d+)  (.+)$", mail.text, re.M))
        unique = re.findall(rf"^\d+  {re.escape(label)}$", mail.text, re.M)
        answer = label if len(unique) == 1 and self.rng.random() < 0.5 else number
        self.replies += 1
        reply = EmailMessage()
        reply["From"], reply["To"] = "Bogdan <bogdan@example.org>", mail.reply_to
        reply["Subject"], reply["Message-ID"] = "Re: match", f"<{self.replies}@example.org>"
        quoted = "\n".join(f"> {line}" for line in mail.text.splitlines())
        reply.set_content(f"{answer}\n\nOn Thursday Longtable wrote:\n{quoted}\n")
        with smtplib.SMTP("127.0.0.1", self.port) as line:
            line.send_message(reply)
            if self.rng.random() < 0.2:
                line.send_message(reply)

    def by_program(self) -> None:
        address = f"/api/v1/matches/{self.match.pk}/"
        while (answer := self.program.get(f"{address}decision/")).status_code == 200:
            decision = answer.json()
            sent = {
                "option": self.rng.choice(decision["options"])["id"],
                "seq": decision["seq"],
            }
            moved = self.program.post(f"{address}moves/", sent, content_type="application/json")
            assert moved.status_code == 201, moved.content


def play(settings: Any, match: Match, rounds: int) -> Evening:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@localhost"
    with sink(settings) as server, receiver() as port:
        evening = Evening(server, port, match)
        for _ in range(rounds):
            evening.deliver()
            if not evening.act():
                break
        evening.deliver()
    return evening


def check_all_were_told_once(evening: Evening) -> None:
    turns = Turn.objects.filter(match=evening.match, again=False)
    assert set(evening.turns.values()) == {1}
    assert set(evening.turns) == set(turns.values_list("pk", flat=True))
    for name in NAMES:
        assert evening.told[name, "turn"] == turns.filter(seat=NAMES.index(name)).count()
    assert {kind for _, kind in evening.told} <= {"turn", "answer", "over", "started"}
    assert evening.told["ada", "answer"] == evening.told["celia", "answer"] == 0
    assert evening.told["bogdan", "answer"] <= evening.replies
    assert len(evening.sink.connections) < sum(evening.told.values()) / 2


def test_a_whole_match_by_mail_alone(settings: Any, quarry: AnyGame) -> None:
    """The small game of the tests, with secret bids and hidden finds, to its end."""
    match = started(*(user(name) for name in NAMES), options={"rounds": 5})
    evening = play(settings, match, MOST_ROUNDS)
    assert evening.match.status == Match.Status.FINISHED
    check_all_were_told_once(evening)
    assert all(evening.told[name, "over"] == 1 for name in NAMES)
    assert all(evening.told[name, "started"] <= 1 for name in NAMES)


def test_a_long_stretch_of_a_real_game_by_mail_alone(settings: Any) -> None:
    evening = play(settings, kingdoms_match(*NAMES), 80)
    assert evening.match.head > 60
    check_all_were_told_once(evening)
