"""Talk, notes and the head that live pages ask for."""

import pytest
from django.test import Client

from games.models import Match, Note, TalkPost
from games.services.moves import play_option
from games.web.match.drawing import drawing_css_url
from games.web.match.markdown import safe_html
from tests.support.kingdoms import asks, kingdoms_match, play_until, player
from tests.support.playing import open_questions

pytestmark = pytest.mark.django_db


@pytest.fixture
def match() -> Match:
    return play_until(kingdoms_match("ada", "bogdan"), asks("turn.action"))


def client_of(name: str) -> Client:
    client = Client()
    client.force_login(player(name))
    return client


def test_a_post_is_pinned_to_its_moment(match: Match) -> None:
    client_of("ada").post(f"/matches/{match.pk}/talk/", {"text": "A *lovely* view."})
    post = TalkPost.objects.get()
    assert (post.seq, post.author.username) == (match.head, "ada")
    page = Client().get(f"/matches/{match.pk}/").content.decode()
    assert "<em>lovely</em>" in page
    assert f"/matches/{match.pk}/moments/{match.head}/" in page


@pytest.mark.parametrize("text", ["", "   ", "x" * 2001])
def test_a_post_that_can_not_be_is_refused(match: Match, text: str) -> None:
    response = client_of("ada").post(f"/matches/{match.pk}/talk/", {"text": text})
    assert response.status_code == 400
    assert not TalkPost.objects.exists()


def test_only_players_write_to_the_table(match: Match) -> None:
    player("eve")
    assert client_of("eve").post(f"/matches/{match.pk}/talk/", {"text": "hi"}).status_code == 400
    assert Client().post(f"/matches/{match.pk}/talk/", {"text": "hi"}).status_code == 403
    assert not TalkPost.objects.exists()


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "![x](https://example.org/pixel.png)",
        "[x](data:text/html,<script>alert(1)</script>)",
        '"><svg onload=alert(1)>',
    ],
)
def test_what_people_write_stays_text(text: str) -> None:
    html = safe_html(text)
    for tag in ("<script", "<img", "<svg", 'href="javascript', 'href="data'):
        assert tag not in html


def test_long_talk_comes_in_pages(match: Match) -> None:
    author = player("ada")
    TalkPost.objects.bulk_create(
        TalkPost(match=match, author=author, seq=1, text=f"post-{number}.") for number in range(45)
    )
    page = Client().get(f"/matches/{match.pk}/").content.decode()
    assert "post-44." in page
    assert "post-24." not in page
    first = TalkPost.objects.order_by("pk")[25].pk
    earlier = Client().get(f"/matches/{match.pk}/talk/?before={first}").content.decode()
    assert "post-24." in earlier
    assert "post-44." not in earlier


def test_notes_are_for_nobody_else(match: Match) -> None:
    client_of("ada").post(f"/matches/{match.pk}/notes/", {"text": "Keep 4 ore."})
    assert Note.objects.get().text == "Keep 4 ore."
    assert b"Keep 4 ore." in client_of("ada").get(f"/matches/{match.pk}/").content
    for client in (client_of("bogdan"), Client()):
        assert b"Keep 4 ore." not in client.get(f"/matches/{match.pk}/").content
    player("eve")
    assert client_of("eve").post(f"/matches/{match.pk}/notes/", {"text": "x"}).status_code == 403


def test_the_head_costs_one_query_and_nothing_when_nothing_happened(
    match: Match, django_assert_num_queries
) -> None:
    url = f"/matches/{match.pk}/head/"
    client = Client()
    with django_assert_num_queries(1):
        first = client.get(url)
    assert first.json()["head"] == match.head
    with django_assert_num_queries(1):
        assert client.get(url, headers={"If-None-Match": first["ETag"]}).status_code == 304
    question = open_questions(match)[0]
    play_option(match.pk, question.seat, question.options[0].id)
    moved = client.get(url, headers={"If-None-Match": first["ETag"]})
    assert moved.status_code == 200
    page = client.get(f"/matches/{match.pk}/").content.decode()
    assert f'data-etag="{moved["ETag"].replace(chr(34), "&quot;")}"' in page


def test_a_post_moves_the_head(match: Match) -> None:
    url = f"/matches/{match.pk}/head/"
    before = Client().get(url)["ETag"]
    client_of("ada").post(f"/matches/{match.pk}/talk/", {"text": "hi"})
    assert Client().get(url)["ETag"] != before


def test_the_style_sheet_of_drawings_may_be_kept_for_ever() -> None:
    response = Client().get(drawing_css_url())
    assert response["Content-Type"].startswith("text/css")
    assert "immutable" in response["Cache-Control"]
    assert b".d-lit" in response.content
    assert "immutable" not in Client().get("/drawing/old.css")["Cache-Control"]
