"""Two workers never take the same notice, on either database."""

import threading

import pytest
from django.db import connection, connections
from django.utils import timezone

from notifications.models import Channel, Notice
from notifications.services.claiming import claim_due
from tests.support.people import player

NOTICES = 60
WORKERS = 4


def put_down() -> None:
    people = [player(f"p{n}") for n in range(NOTICES)]
    channels = Channel.objects.bulk_create(Channel(player=one) for one in people)
    Notice.objects.bulk_create(
        Notice(
            key=f"k{channel.pk}",
            player=channel.player,
            channel=channel,
            kind="decided",
            due=timezone.now(),
        )
        for channel in channels
    )


def claimed_by_threads() -> list[list[int]]:
    taken: list[list[int]] = [[] for _ in range(WORKERS)]
    gate = threading.Barrier(WORKERS)

    def work(mine: list[int]) -> None:
        gate.wait()
        while notices := claim_due(5):
            mine.extend(notice.pk for notice in notices)
        connections.close_all()

    threads = [threading.Thread(target=work, args=(mine,)) for mine in taken]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return taken


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_workers_share_what_is_due() -> None:
    put_down()
    taken = claimed_by_threads()
    together = sorted(pk for mine in taken for pk in mine)
    assert together == sorted(Notice.objects.values_list("pk", flat=True))
    assert sum(bool(mine) for mine in taken) > 1, "all of them found something"


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_what_another_worker_is_just_taking_is_passed_over() -> None:
    """Without waiting for it, so a slow worker holds nobody up."""
    put_down()
    held = threading.Event()
    done = threading.Event()

    def hold() -> None:
        with connection.cursor() as cursor:
            cursor.execute("BEGIN")
            cursor.execute("SELECT id FROM notifications_notice ORDER BY id LIMIT 50 FOR UPDATE")
            held.set()
            done.wait(20)
            cursor.execute("ROLLBACK")
        connections.close_all()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(20)
    assert len(claim_due(NOTICES)) == NOTICES - 50
    done.set()
    thread.join(20)


@pytest.mark.django_db
def test_a_notice_is_taken_once_by_one_who_asks_twice() -> None:
    put_down()
    first, second = claim_due(40), claim_due(40)
    assert len(first) + len(second) == NOTICES
    assert not {notice.pk for notice in first} & {notice.pk for notice in second}
