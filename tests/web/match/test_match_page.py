"""The page of a match: who sees what, how often it asks the database, what it weighs."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.kernel.resolution import Question
from games.log import editions, warm
from games.models import Match, Seat, Terms
from games.selectors import timeline
from games.services.moves import play_option
from games.services.tables import open_table
from tests.support.kingdoms import asks, kingdoms_match, play_events, play_until, player
from tests.support.playing import open_questions

pytestmark = pytest.mark.django_db
PERSONAL = re.compile(
    rb'name="(?:csrfmiddlewaretoken|key)" value="[^"]*"|asked.*?</time>|title="[^"]*m\."'
)


def client_of(name: str | None) -> Client:
    client = Client()
    if name is not None:
        client.force_login(player(name))
    return client


def page_of(match: Match, name: str | None, path: str = "") -> bytes:
    response = client_of(name).get(f"/matches/{match.pk}/{path}")
    assert response.status_code == 200
    return PERSONAL.sub(b"", response.content)


def asked_name(match: Match) -> str:
    seat = open_questions(match)[0].seat
    return Seat.objects.get(match=match, number=seat).player.username


@pytest.fixture
def match() -> Match:
    return play_until(kingdoms_match("ada", "bogdan", "celia"), asks("turn.action"))


def test_who_is_asked_finds_the_question_and_every_option_as_a_button(match: Match) -> None:
    page = page_of(match, asked_name(match)).decode()
    question = open_questions(match)[0]
    assert "Choose the action of this turn." in page
    assert page.count('class="opt"') == len(question.options)
    for number, option in enumerate(question.options, 1):
        assert f'id="option-{number}" name="option" value="{option.id}"' in page
        assert f'href="#option-{number}"' in page
    assert "<title>(1) The long winter: your turn</title>" in page
    assert "favicon-lit.svg" in page


@pytest.mark.parametrize("viewer", ["other", None])
def test_nothing_is_lit_for_anybody_else(match: Match, viewer: str | None) -> None:
    asked = asked_name(match)
    name = viewer and next(name for name in ("ada", "bogdan", "celia") if name != asked)
    page = page_of(match, name).decode()
    assert "#option-" not in page
    assert 'class="opt"' not in page
    assert f"{asked} decides." in page
    assert "<title>The long winter</title>" in page


def test_a_page_asks_the_database_seldom_however_long_the_match_is() -> None:
    short = play_events(kingdoms_match("ada", "bogdan", "celia"), 30)
    long = play_events(kingdoms_match("ada", "bogdan", "celia"), 420, seed=3)
    counts = []
    for match in (short, long):
        client = client_of("ada")
        for path in ("", "moments/25/"):
            timeline.forget_all()
            editions.READ.clear()
            with CaptureQueriesContext(connection) as queries:
                assert client.get(f"/matches/{match.pk}/{path}").status_code == 200
            counts.append(len(queries))
    assert max(counts) <= 15


def test_a_page_without_its_board_is_light(match: Match) -> None:
    page = page_of(match, asked_name(match))
    page = re.sub(rb"<svg xmlns.*?</svg>", b"", page, flags=re.DOTALL)
    static = Path(settings.BASE_DIR) / "static"
    files = [static / "look.css", static / "lobby.css", static / "match.css"]
    files += [static / "vendor/htmx.min.js", static / "js/menu.js", *static.glob("js/match/*.js")]
    weight = len(gzip.compress(page)) + sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert weight < 150_000


def both_set_a_die(questions: list[Question]) -> bool:
    return len(questions) == 2 and asks("war.die")(questions)


def test_a_sealed_die_changes_no_byte_for_others() -> None:
    match = play_until(kingdoms_match("ada", "bogdan", "celia"), both_set_a_die, most=4000)
    question = open_questions(match)[0]
    names = ["ada", "bogdan", "celia"]
    own = names[question.seat]
    others = [name for name in [*names, None] if name != own]
    paths = ["", f"moments/{match.head + 1}/", "chronicle/"]
    seen = []
    for option in (question.options[0], question.options[-1]):
        with undone_afterwards():
            play_option(match.pk, question.seat, option.id)
            seen.append([page_of(match, name, path) for name in others for path in paths])
    assert seen[0] == seen[1]


@contextmanager
def undone_afterwards() -> Iterator[None]:
    """What happens inside leaves no trace, neither in the database nor in what is kept ready."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
    warm.forget_all()
    timeline.forget_all()


def test_a_past_moment_lights_nothing_and_leads_back(match: Match) -> None:
    page = page_of(match, asked_name(match), "moments/20/").decode()
    assert "#option-" not in page
    assert "Back to now" in page
    assert 'class="prompt past"' in page


def test_what_is_no_moment_is_not_found(match: Match) -> None:
    client = client_of(None)
    for path in (
        "moments/0/",
        f"moments/{match.head + 1}/",
        "moments/999999999/",
        "?as=7",
        "?as=x",
    ):
        assert client.get(f"/matches/{match.pk}/{path}").status_code == 404
    assert client.get(f"/matches/{match.pk + 1}/").status_code == 404


def test_a_private_match_is_for_those_who_sit_there(match: Match) -> None:
    Terms.objects.filter(match=match).update(private=True)
    player("eve")
    for path in ("", "moments/5/", "head/", "chronicle/", "talk/"):
        assert client_of("eve").get(f"/matches/{match.pk}/{path}").status_code == 404
        assert client_of("ada").get(f"/matches/{match.pk}/{path}").status_code == 200


def test_a_finished_match_opens_all_hands_and_every_seat_as_it_was() -> None:
    match = play_events(kingdoms_match("ada", "bogdan"), 100_000)
    assert match.status == Match.Status.FINISHED
    sealed = next(row.seq for row in match.log.order_by("seq") if b'"sealed"' in bytes(row.payload))
    page = page_of(match, None, f"moments/{sealed}/?as=0").decode()
    assert "all hands open" in page
    assert f"moments/{sealed}/?as=1" in page
    fragment = client_of("ada").get(
        f"/matches/{match.pk}/moments/{sealed}/", headers={"HX-Request": "true"}
    )
    public = client_of(None).get(f"/matches/{match.pk}/moments/{sealed}/")
    for response in (fragment, public):
        assert "immutable" in response["Cache-Control"]
        assert "HX-Request" in response["Vary"]
    assert b"<html" not in fragment.content
    whole = client_of("ada").get(f"/matches/{match.pk}/moments/{sealed}/")
    assert "immutable" not in whole["Cache-Control"]


def test_the_chronicle_goes_back_to_the_first_event() -> None:
    match = play_events(kingdoms_match("ada", "bogdan"), 150)
    client, path, told = client_of(None), f"/matches/{match.pk}/chronicle/", 0
    for _page in range(10):
        page = client.get(path).content.decode()
        told += page.count("data-moment")
        earlier = re.search(r"chronicle/\?before=(\d+)", page)
        if earlier is None:
            break
        path = f"/matches/{match.pk}/chronicle/?before={earlier[1]}"
    assert "is the first player" in page
    assert told > 60


def test_a_table_that_has_not_begun_shows_its_seats() -> None:
    match = open_table(player("ada"), "tiny_epic_kingdoms", seats=3, options={})
    response = client_of("ada").get(f"/matches/{match.pk}/")
    assert response.status_code == 200
    assert b"#option-" not in response.content


def test_who_comes_back_is_told_what_happened_since(match: Match) -> None:
    mine = open_questions(match)[0]
    play_option(match.pk, mine.seat, mine.options[0].id)
    play_until(match, lambda asked: asked[0].seat != mine.seat, seed=3)
    theirs = open_questions(match)[0]
    play_option(match.pk, theirs.seat, theirs.options[-1].id)
    name = Seat.objects.get(match=match, number=mine.seat).player.username
    page = page_of(match, name).decode()
    assert "Since you left" in page
    assert "Step through" in page
    assert "Since you left" not in page_of(match, None).decode()


def test_polish_readers_get_polish_words(match: Match) -> None:
    user = player("ada")
    user.language = "pl"
    user.save()
    page = page_of(match, "ada").decode()
    assert '<html lang="pl"' in page
    assert "Akcje" in page
