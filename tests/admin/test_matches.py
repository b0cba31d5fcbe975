"""Staff find, read and check matches, change nothing and see nothing that is hidden."""

import base64
from html import unescape

import pytest
from django.test import Client

from accounts.models import User
from games.kernel.game import AnyGame
from games.log.history import rows_of_match
from games.models import ContentEdition, Match, Note, Seat, TalkPost, Terms, Vote
from games.services.archive import pack_match
from tests.support.guards import tamper
from tests.support.playing import finished_match, running_match

pytestmark = pytest.mark.django_db

MODELS = ("match", "seat", "vote", "outbox", "contentedition", "talkpost")


def page(client: Client, address: str, **asked: object) -> str:
    response = client.get(f"/admin/games/{address}", asked)
    assert response.status_code == 200, address
    return unescape(response.content.decode())


def told_by_admin(client: Client, match: Match) -> str:
    """Every page of the admin that has something to do with this match."""
    addresses = [f"{model}/" for model in MODELS]
    addresses += [f"match/{match.pk}/change/", f"match/{match.pk}/log/"]
    addresses += [f"seat/{seat.pk}/change/" for seat in match.places.all()]
    addresses += [f"vote/{vote.pk}/change/" for vote in match.votes.all()]
    later = range(1, match.head + 1, 100)
    logs = [page(client, f"match/{match.pk}/log/", **{"from": first}) for first in later]
    return "\n".join([page(client, address) for address in addresses] + logs)


def with_secrets() -> Match:
    match = running_match()
    Terms.objects.create(match=match, private=True, invitation="an-invitation")
    player = User.objects.create_user("celia")
    match.places.filter(number=0).update(player=player, entropy="celias-entropy")
    Note.objects.create(match=match, player=player, text="my secret plan")
    Vote.objects.create(match=match, kind="correct", seat=0, about={"values": "a hidden card"})
    return match


def test_nobody_sees_what_is_hidden_in_a_running_match(quarry: AnyGame, as_host: Client) -> None:
    match = with_secrets()
    told = told_by_admin(as_host, match)
    hidden = [row.payload.decode() for row in rows_of_match(match) if row.public]
    drawn = [row.draws.decode() for row in rows_of_match(match) if row.draws]
    assert hidden, "the match must have something to hide"
    seed = bytes(match.seed)
    secrets = [seed.hex(), base64.b64encode(seed).decode(), repr(seed)]
    secrets += ["an-invitation", "celias-entropy", "my secret plan", "a hidden card"]
    assert [text for text in [*secrets, *hidden, *drawn] if text in told] == []


def test_the_log_of_a_finished_match_is_open(quarry: AnyGame, as_host: Client) -> None:
    match = finished_match()
    pack_match(match.pk)
    told = told_by_admin(as_host, match)
    assert all(row.payload.decode() in told for row in rows_of_match(match))


def test_a_cancelled_match_keeps_its_secrets(quarry: AnyGame, as_host: Client) -> None:
    match = with_secrets()
    Match.objects.filter(pk=match.pk).update(status=Match.Status.CANCELLED)
    told = told_by_admin(as_host, match)
    assert not any(row.payload.decode() in told for row in rows_of_match(match) if row.public)


@pytest.mark.parametrize(
    "asked",
    ["seed__gte=a", "seed=a", "head_hash__gt=a", "entropy__contains=a", "notes__text__contains=a"],
)
def test_no_filter_tells_a_hidden_field(quarry: AnyGame, as_host: Client, asked: str) -> None:
    assert as_host.get(f"/admin/games/match/?{asked}").status_code == 400
    assert as_host.get(f"/admin/games/seat/?match__{asked}").status_code == 400


@pytest.mark.parametrize("model", MODELS)
def test_nothing_is_added_by_hand(as_host: Client, model: str) -> None:
    assert as_host.get(f"/admin/games/{model}/add/").status_code == 403


def test_nothing_is_changed_or_deleted_by_hand(quarry: AnyGame, as_host: Client) -> None:
    match = with_secrets()
    things = [match, match.places.first(), match.votes.first(), ContentEdition.objects.first()]
    for thing in things:
        address = f"/admin/games/{thing._meta.model_name}/{thing.pk}"
        assert as_host.post(f"{address}/change/", {"status": "open"}).status_code == 403
        assert as_host.post(f"{address}/delete/", {"post": "yes"}).status_code == 403
    chosen = {"action": "delete_selected", "_selected_action": [match.pk], "post": "yes"}
    as_host.post("/admin/games/match/", chosen)
    assert Match.objects.get(pk=match.pk).status == Match.Status.RUNNING


@pytest.mark.parametrize(
    "model", ["logentry", "chunk", "snapshot", "draft", "commandkey", "note", "terms"]
)
def test_what_would_tell_or_break_has_no_page(as_host: Client, model: str) -> None:
    assert as_host.get(f"/admin/games/{model}/").status_code == 404


@pytest.mark.parametrize("asked", ["celia", "border", "number"])
def test_a_match_is_found(quarry: AnyGame, as_host: Client, asked: str) -> None:
    match, other = running_match(), running_match()
    Terms.objects.create(match=match, title="Letters from the border")
    Seat.objects.filter(match=match, number=0).update(player=User.objects.create_user("celia"))
    found = page(as_host, "match/", q=match.pk if asked == "number" else asked)
    assert f"/admin/games/match/{match.pk}/change/" in found
    assert f"/admin/games/match/{other.pk}/change/" not in found


def test_lists_are_narrowed(quarry: AnyGame, as_host: Client) -> None:
    running, finished = running_match(), finished_match()
    found = page(as_host, "match/", status__exact="finished", terms__private__exact="0")
    assert f"/match/{running.pk}/change/" not in found
    found = page(as_host, "match/", status__exact="finished", created__year=2000)
    assert f"/match/{finished.pk}/change/" not in found


def test_a_match_links_to_its_page_and_its_log(quarry: AnyGame, as_host: Client) -> None:
    match = running_match()
    shown = page(as_host, f"match/{match.pk}/change/")
    assert f'"/matches/{match.pk}/"' in shown
    assert f'"/admin/games/match/{match.pk}/log/"' in shown
    assert match.seed_hash in shown


def verified(client: Client, match: Match) -> str:
    chosen = {"action": "verify", "_selected_action": [match.pk]}
    return client.post("/admin/games/match/", chosen, follow=True).content.decode()


def test_a_sound_match_is_said_to_be_sound(quarry: AnyGame, as_host: Client) -> None:
    assert "is sound up to event" in verified(as_host, running_match())


def test_a_broken_match_is_named_with_its_event(quarry: AnyGame, as_host: Client) -> None:
    match = running_match()
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq = 5", match.pk)
    assert "event 5, not what was written" in verified(as_host, match)


def test_posts_can_be_removed(quarry: AnyGame, as_host: Client) -> None:
    post = TalkPost.objects.create(match=running_match(), seq=3, text="rude")
    as_host.post(f"/admin/games/talkpost/{post.pk}/delete/", {"post": "yes"})
    assert not TalkPost.objects.exists()


def test_matches_are_listed_with_few_queries(
    quarry: AnyGame,
    as_host: Client,
    django_assert_max_num_queries,  # type: ignore[no-untyped-def]
) -> None:
    for _ in range(5):
        Terms.objects.create(match=running_match(5))
    with django_assert_max_num_queries(14):
        as_host.get("/admin/games/match/")


@pytest.mark.parametrize("first", ["-1", "0", "abc", "99999999999999999999", "5000", ""])
def test_a_strange_place_in_the_log_is_no_error(
    quarry: AnyGame, as_host: Client, first: str
) -> None:
    page(as_host, f"match/{running_match().pk}/log/", **{"from": first})


def test_a_log_that_is_not_there_is_not_found(as_host: Client) -> None:
    assert as_host.get("/admin/games/match/4711/log/").status_code == 404


def test_staff_need_the_permission_to_read_a_log(quarry: AnyGame) -> None:
    client, match = Client(), running_match()
    client.force_login(User.objects.create_user("helper", is_staff=True))
    assert client.get(f"/admin/games/match/{match.pk}/log/").status_code == 404
    assert client.get(f"/admin/games/match/{match.pk}/change/").status_code == 403
