"""demo, as `make run` calls it at every start."""

from io import StringIO
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core.management import CommandError, call_command
from django.test import Client

from accounts.models import User
from games.kernel.game import AnyGame
from games.kernel.play import questions
from games.models import Match, Note, TalkPost
from games.rules.registry import GAMES
from games.services.bots import running_table
from games.services.checking import verify_match
from games.services.moves import play_option
from tests.support.playing import everything

pytestmark = pytest.mark.django_db

NAMES = ["ada", "bogdan", "celia", "darek"]


def demo(*args: str) -> str:
    out = StringIO()
    call_command("demo", *args, stdout=out)
    return out.getvalue()


@pytest.fixture
def only_quarry(quarry: AnyGame, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The demo of one small game, quickly made."""
    for slug in set(GAMES) - {quarry.slug}:
        monkeypatch.delitem(GAMES, slug)
    return quarry


def of(game: str, status: str) -> list[Match]:
    return list(Match.objects.filter(game=game, status=status).select_related("terms"))


def everybody() -> list[dict[str, Any]]:
    return list(User.objects.order_by("pk").values())


def test_everybody_signs_in_at_once(only_quarry: AnyGame, client: Client) -> None:
    assert "password is demo" in demo()
    for name in NAMES:
        user = User.objects.get(username=name)
        assert user.check_password("demo")
        assert not user.is_staff
        address = EmailAddress.objects.get(user=user)
        assert (address.email, address.verified) == (f"{name}@example.org", True)
    answer = client.post("/account/login/", {"login": "ada", "password": "demo"})
    assert answer.status_code == 302


@pytest.mark.slow
def test_every_game_has_a_match_to_rewind_and_one_that_waits_for_ada() -> None:
    demo()
    for slug in GAMES:
        (finished,) = of(slug, "finished")
        (running,) = of(slug, "running")
        players = set(finished.places.values_list("player__username", flat=True))
        assert "ada" in players <= set(NAMES)
        assert_waits_for_ada(running)
        for match in (finished, running):
            verify_match(match)
            assert TalkPost.objects.filter(match=match).exists()
        assert Note.objects.filter(match=running, player__username="ada").exists()


def assert_waits_for_ada(match: Match) -> None:
    seat = match.places.get(player__username="ada")
    assert match.waiting_seats == [seat.number]
    table = running_table(match.pk)
    assert table is not None
    (question,) = questions(table.game, table.g, table.drafts)
    assert len(question.options) > 1


def test_tables_are_open_and_one_comes_by_link(only_quarry: AnyGame) -> None:
    out = demo()
    tables = of("quarry", "open")
    (private,) = [match for match in tables if match.terms.private]
    assert f"/join/{private.terms.invitation}/" in out
    assert len(tables) == 3


def test_posts_are_pinned_to_the_moments_of_play(only_quarry: AnyGame) -> None:
    demo()
    (finished,) = of("quarry", "finished")
    moments = list(finished.talk.order_by("pk").values_list("seq", flat=True))
    assert moments == sorted(moments)
    assert moments[0] < moments[-1] == finished.head


def test_a_second_run_adds_nothing(only_quarry: AnyGame) -> None:
    demo()
    before, people = everything(), everybody()
    assert "there already" in demo()
    assert everything() == before
    assert everybody() == people


def test_what_somebody_played_since_is_kept(only_quarry: AnyGame) -> None:
    demo()
    (running,) = of("quarry", "running")
    table = running_table(running.pk)
    assert table is not None
    (question,) = questions(table.game, table.g, table.drafts)
    play_option(running.pk, question.seat, question.options[0].id)
    before = everything()
    demo()
    assert everything() == before


def test_a_superuser_comes_only_if_asked_for(only_quarry: AnyGame) -> None:
    demo()
    assert not User.objects.filter(is_superuser=True).exists()
    assert "/admin/" in demo("--admin")
    demo("--admin")
    assert User.objects.get(is_superuser=True).username == "admin"


def test_production_gets_no_players_with_known_passwords(
    only_quarry: AnyGame, settings: Any
) -> None:
    settings.LONGTABLE_PRODUCTION = True
    with pytest.raises(CommandError, match="passwords"):
        call_command("demo", skip_checks=True)
    assert not User.objects.exists()
