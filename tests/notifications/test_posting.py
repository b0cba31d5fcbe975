"""Delivery over a real SMTP connection: once, true, together, again, or given up."""

from datetime import time, timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone

from accounts.models import User
from games.models import Match, Turn
from games.services.invitations import invite_by_mail
from games.services.moves import play_option
from games.services.talk import write_post
from games.services.tenures import leave_match
from games.services.votes import cast_ballot, propose
from notifications.channels.email import LINE
from notifications.errors import TryLater
from notifications.models import Channel, InboxEntry, Mute, Notice, Preferences, SentMail
from notifications.services import courier, posting, settling
from notifications.services.claiming import claim_due
from notifications.services.posting import post_due
from notifications.services.settling import WAITS
from notifications.services.troubles import clear_trouble
from tests.support.people import open_one, player, players, started
from tests.support.post import later, plan, round_of_post
from tests.support.sink import Sink, deaf_server, mails_go_to, smtp_sink

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


@pytest.fixture
def sink() -> Any:
    LINE.close()
    with smtp_sink() as sink:
        yield sink
        LINE.close()


def turn_mails(sink: Sink) -> list[Any]:
    return [mail for mail in sink.mails if SentMail.objects.get(message_id=mail["Message-ID"]).seat]


def table(*names: str, **wishes: Any) -> Match:
    match = started(*players(*(names or ("ada", "bogdan"))), **wishes)
    plan()
    Notice.objects.exclude(kind="turn").delete()
    return match


def state(kind: str = "turn") -> list[str]:
    notices = Notice.objects.filter(kind=kind).order_by("pk")
    return [Notice.State(notice.state).name for notice in notices]


def test_a_turn_is_told_by_one_mail(sink: Sink) -> None:
    table()
    assert post_due() == 1
    assert post_due() == 0
    assert [mail["To"] for mail in sink.mails] == ["ada@example.org"]
    assert state() == ["SENT"]
    assert SentMail.objects.get().message_id == sink.mails[0]["Message-ID"]


def test_a_turn_that_is_over_is_not_told(sink: Sink) -> None:
    match = table()
    play_option(match.pk, 0, "end_turn")
    post_due()
    assert sink.to("ada@") == []
    plan()
    post_due()
    assert len(sink.to("bogdan@")) == 1


def test_nothing_is_told_in_a_pause_or_to_who_has_left(sink: Sink) -> None:
    match = table()
    Match.objects.update(status="paused")
    post_due()
    assert (sink.mails, state()) == ([], ["DROPPED"])
    Match.objects.update(status="running")
    Notice.objects.update(state=0, closed=None, due=timezone.now())
    leave_match(match.pk, User.objects.get(username="ada"))
    post_due()
    assert sink.to("ada@") == []


def test_all_of_a_match_goes_into_one_mail(sink: Sink) -> None:
    match = table()
    write_post(match, User.objects.get(username="bogdan"), text="Your move, @ada")
    propose(match.pk, 1, "pause")
    assert round_of_post() == 1
    assert len(sink.mails) == 1
    kinds = set(Notice.objects.filter(state=Notice.State.SENT).values_list("kind", flat=True))
    assert kinds == {"turn", "mention", "vote"}


def test_talk_that_waits_for_more_goes_with_the_turn(sink: Sink, settings: Any) -> None:
    settings.LONGTABLE_TALK_DELAY = 300
    match = table()
    write_post(match, User.objects.get(username="bogdan"), text="Hello")
    assert round_of_post() == 1
    assert Notice.objects.get(kind="talk").state == Notice.State.SENT


def test_a_vote_is_not_asked_for_once_it_was_cast(sink: Sink) -> None:
    match = table("ada", "bogdan", "celia")
    vote = propose(match.pk, 1, "pause")
    plan()
    cast_ballot(vote.pk, 2, agrees=False)
    post_due()
    assert sink.to("celia@") == []


def test_who_mutes_a_match_or_a_kind_hears_nothing_but_finds_it_in_the_inbox(sink: Sink) -> None:
    match = table()
    Mute.objects.create(player_id=Notice.objects.get().player_id, match=match)
    post_due()
    assert (sink.mails, state()) == ([], ["DROPPED"])
    assert InboxEntry.objects.filter(kind="turn", read__isnull=True).count() == 1


def test_a_pace_of_never_or_a_silent_kind_is_heeded_when_it_arises() -> None:
    ada, bogdan = players("ada", "bogdan")
    Channel.objects.create(player=ada, silent=["turn"])
    started(ada, bogdan)
    plan()
    assert not Notice.objects.filter(player=ada, kind="turn").exists()


def test_a_digest_comes_once_at_the_players_own_hour(sink: Sink) -> None:
    ada, bogdan = player("ada", time_zone="Asia/Tokyo"), player("bogdan")
    Channel.objects.create(player=ada, pace="digest")
    Preferences.objects.create(player=ada, digest_hour=7)
    for _ in range(3):
        started(ada, bogdan)
    plan()
    due = set(Notice.objects.filter(player=ada).values_list("due", flat=True))
    assert len(due) == 1
    assert due.pop().astimezone(ada.zone).hour == 7
    post_due()
    assert sink.to("ada@") == []
    with later(hours=24):
        post_due()
    assert len(sink.to("ada@")) == 1


def test_quiet_hours_hold_a_mail_back(sink: Sink) -> None:
    ada, bogdan = players("ada", "bogdan")
    now = timezone.now()
    Preferences.objects.create(
        player=ada,
        quiet_from=(now - timedelta(hours=1)).time(),
        quiet_until=(now + timedelta(hours=2)).time(),
    )
    started(ada, bogdan)
    round_of_post()
    assert sink.to("ada@") == []
    with later(hours=2.1):
        post_due()
    assert len(sink.to("ada@")) == 1
    assert Preferences.objects.get().quiet_from != time(0)


def test_batched_mails_come_at_the_full_hour(sink: Sink) -> None:
    ada, bogdan = players("ada", "bogdan")
    Channel.objects.create(player=ada, pace="batched")
    started(ada, bogdan)
    plan()
    due = Notice.objects.filter(player=ada).first().due
    assert (due.minute, due.second) == (0, 0)
    assert timedelta() < due - timezone.now() <= timedelta(hours=1)


def test_an_invitation_goes_through_the_outbox(sink: Sink) -> None:
    ada = player("ada")
    match = open_one(ada, private=True)
    invite_by_mail(match.pk, ada, address="zoe@example.org", base="http://testserver/")
    assert sink.mails == []
    round_of_post()
    assert len(sink.to("zoe@example.org")) == 1
    assert match.terms.invitation in sink.to("zoe@")[0].get_body(("plain",)).get_content()


def test_greylisting_is_waited_out(sink: Sink) -> None:
    table()
    sink.answer = lambda address: "451 come back later"
    post_due()
    assert (sink.mails, state()) == ([], ["OPEN"])
    assert post_due() == 0, "not before its time"
    sink.answer = lambda address: "250 ok"
    with later(seconds=31):
        post_due()
    assert (len(sink.mails), state()) == (1, ["SENT"])


def test_a_refused_address_is_given_up_and_the_player_sees_it(sink: Sink) -> None:
    match = table()
    sink.answer = lambda address: "550 no such mailbox"
    post_due()
    assert state() == ["DEAD"]
    channel = Channel.objects.get(player__username="ada")
    assert "550" in channel.trouble
    assert channel.troubled is not None
    play_option(match.pk, 0, "end_turn")
    sink.answer = lambda address: "250 ok"
    round_of_post()
    assert sink.to("ada@") == [], "nothing more goes there"
    clear_trouble(channel)
    Turn.objects.update(fresh=1)
    assert Channel.objects.get(pk=channel.pk).trouble == ""


def test_a_server_that_never_answers_costs_a_moment_and_loses_nothing() -> None:
    table()
    LINE.close()
    with deaf_server() as port, mails_go_to(port):
        assert post_due() == 0
    assert state() == ["OPEN"]
    assert Notice.objects.get().attempts == 1
    assert Notice.objects.get().error


def test_a_server_that_is_away_is_tried_again_and_again_until_it_is_given_up() -> None:
    table()
    LINE.close()
    with mails_go_to(1):
        passed = timedelta()
        for wait in WAITS:
            with later(seconds=passed.total_seconds() + 1):
                post_due()
            assert state() == ["OPEN"]
            passed += wait + timedelta(seconds=1)
        with later(seconds=passed.total_seconds() + 1):
            post_due()
    assert state() == ["DEAD"]
    assert Notice.objects.get().attempts == len(WAITS) + 1
    assert timedelta(hours=24) < passed < timedelta(hours=48)


def test_what_a_dead_worker_had_taken_is_due_again_after_its_lease(
    sink: Sink, settings: Any
) -> None:
    table()
    assert len(claim_due(10)) == 1
    assert claim_due(10) == []
    with later(seconds=settings.LONGTABLE_LEASE + 1):
        assert post_due() == 1


def test_who_dies_after_the_server_took_a_mail_repeats_that_one_under_the_same_id(
    sink: Sink, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound that SMTP sets: one mail a killed worker, whatever else was in its hands."""
    for pair in (("ada", "bogdan"), ("celia", "darek"), ("ewa", "filip")):
        table(*pair)

    class Killed(BaseException):
        pass

    def die(*_: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(courier.settling, "settle_sent", die)
        with pytest.raises(Killed):
            post_due()
    assert len(sink.mails) == 1
    with later(seconds=settings.LONGTABLE_LEASE + 1):
        post_due()
    ids = [mail["Message-ID"] for mail in sink.mails]
    assert (len(ids), len(set(ids))) == (4, 3)
    assert state() == ["SENT"] * 3


def test_a_database_that_is_away_for_a_moment_repeats_nothing(
    sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    table()
    settle, tries = settling.settle_sent, []

    def away_at_first(*given: Any) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OperationalError("the connection is lost")
        settle(*given)

    monkeypatch.setattr(courier.settling, "settle_sent", away_at_first)
    monkeypatch.setattr(courier, "WAITS_FOR_DATABASE", (0, 0, 0))
    monkeypatch.setattr(courier.connection, "close", lambda: None)
    assert post_due() == 1
    assert (len(sink.mails), state()) == (1, ["SENT"])


def test_who_comes_after_the_lease_settles_nothing(sink: Sink, settings: Any) -> None:
    table()
    (slow,) = claim_due(10)
    with later(seconds=settings.LONGTABLE_LEASE + 1):
        (quick,) = claim_due(10)
        settling.release([slow], timedelta(), "too late")
    assert Notice.objects.get().claim == quick.claim


def test_a_message_that_cannot_be_composed_does_not_stop_the_others(
    sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    table("ada", "bogdan")
    table("celia", "darek")
    compose = posting.compose

    def broken(bundle: Any) -> Any:
        if bundle.player.username == "ada":
            raise ZeroDivisionError
        return compose(bundle)

    monkeypatch.setattr(posting, "compose", broken)
    assert post_due() == 1
    assert len(sink.to("celia@")) == 1
    assert "ZeroDivisionError" in Notice.objects.get(player__username="ada").error


def test_all_mails_of_a_round_go_over_one_connection(sink: Sink) -> None:
    for pair in (("ada", "bogdan"), ("celia", "darek"), ("ewa", "filip")):
        table(*pair)
    assert post_due() == 3
    assert sink.sessions == 1


def test_who_has_no_address_finds_everything_in_the_inbox(sink: Sink) -> None:
    ada, bogdan = players("ada", "bogdan")
    User.objects.filter(pk=ada.pk).update(email="")
    started(ada, bogdan)
    round_of_post()
    assert sink.to("ada") == []
    assert InboxEntry.objects.filter(player=ada, kind="turn").exists()


def test_a_server_may_say_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table()

    def busy(*args: Any) -> None:
        raise TryLater("busy", after=3600)

    monkeypatch.setattr(courier, "deliver", busy)
    post_due()
    assert Notice.objects.get().due > timezone.now() + timedelta(minutes=59)


def test_the_inbox_entry_of_a_turn_is_read_once_the_turn_is_over() -> None:
    match = table()
    play_option(match.pk, 0, "end_turn")
    plan()
    entry = InboxEntry.objects.get(kind="turn", player__username="ada")
    assert entry.read is not None
