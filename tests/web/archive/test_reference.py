"""The rules at hand: complete, in both languages, searchable without a script."""

import re
from xml.etree import ElementTree

import pytest
from django.test import Client

from games.kernel.game import AnyGame
from games.kernel.reference import ReferenceEntry
from games.rules.registry import GAMES
from games.rules.tiny_epic_kingdoms.game import GAME as KINGDOMS

pytestmark = pytest.mark.django_db
HOME = "/games/tiny_epic_kingdoms/"
POLISH = {"accept-language": "pl"}


def entries_of(game: AnyGame) -> list[ReferenceEntry]:
    sections = game.reference(game.content().value)
    found = [entry for section in sections for entry in section.entries]
    return found + [part for entry in found for part in entry.parts]


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_entry_is_written_in_both_languages_under_its_own_slug(slug: str) -> None:
    game = GAMES[slug]
    for section in game.reference(game.content().value):
        slugs = [entry.slug for entry in section.entries]
        assert len(slugs) == len(set(slugs))
    for entry in entries_of(game):
        assert entry.name.en
        assert entry.name.pl
        assert bool(entry.text.en) == bool(entry.text.pl)
        assert "{" not in entry.text.en + entry.text.pl


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_picture_can_be_drawn(slug: str, language: str, theme: str) -> None:
    for picture in {entry.picture for entry in entries_of(GAMES[slug]) if entry.picture}:
        response = Client(headers={"accept-language": language}).get(
            f"/games/{slug}/reference/{picture}.svg?theme={theme}"
        )
        assert response.status_code == 200
        assert response["Content-Type"] == "image/svg+xml"
        assert ElementTree.fromstring(response.content).tag.endswith("svg")


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("page", ["reference", "how-to-play"])
def test_the_pages_of_every_game_answer_and_so_do_their_pictures(slug: str, page: str) -> None:
    response = Client().get(f"/games/{slug}/{page}/")
    assert response.status_code == 200
    pictures = re.findall(
        rf'"(/games/{slug}/reference/[^"]+\.svg[^"]*)"', response.content.decode()
    )
    assert pictures
    for address in pictures[:: max(1, len(pictures) // 20)]:
        assert Client().get(address.replace("&amp;", "&")).status_code == 200, address


def test_kingdoms_is_complete() -> None:
    content = KINGDOMS.content().value
    sections = {section.slug: section for section in KINGDOMS.reference(content)}
    factions = sections["factions"].entries
    assert len(factions) == 13
    assert all(len(faction.parts) == 5 for faction in factions)
    assert {side.slug for side in sections["territories"].entries} == set(content.sides)
    assert len(sections["territories"].entries) == 16
    assert len(sections["actions"].entries) == 6
    assert len(sections["terms"].entries) == len(content.terms)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_says_it_all(language: str) -> None:
    page = Client(headers={"accept-language": language}).get(f"{HOME}reference/").content.decode()
    for entry in entries_of(KINGDOMS):
        assert entry.name.in_language(language).replace("'", "&#x27;") in page
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=", page)


def test_words_narrow_it_without_a_script() -> None:
    page = Client().get(f"{HOME}reference/?q=caravans").content.decode()
    assert "Caravans" in page
    assert "Tariffs" not in page
    assert "Ashmoor" not in page
    assert "Humans" in Client().get(f"{HOME}reference/?q=karawany").content.decode()
    assert "Nothing fits" in Client().get(f"{HOME}reference/?q=zeppelin").content.decode()


@pytest.mark.parametrize(
    "words", ["%00", "%3Cscript%3Ealert(1)%3C/script%3E", "x" * 9000, "%22%3E"]
)
def test_odd_words_are_only_words(words: str) -> None:
    response = Client().get(f"{HOME}reference/?q={words}")
    assert response.status_code == 200
    assert "<script>alert" not in response.content.decode()


@pytest.mark.parametrize(
    "address",
    [
        "/games/chess/reference/",
        "/games/chess/how-to-play/",
        "/games/..%2f..%2fetc/how-to-play/",
        "/games/chess/reference/t1a.svg",
        f"{HOME}reference/nothing.svg",
        f"{HOME}reference/..%2f..%2fmanage.svg",
    ],
)
def test_what_is_not_there_is_not_found(address: str) -> None:
    assert Client().get(address).status_code == 404


def test_a_game_without_a_guide_leads_to_its_reference(quarry: AnyGame) -> None:
    response = Client().get("/games/quarry/how-to-play/")
    assert response["Location"] == "/games/quarry/reference/"
    page = Client().get("/games/quarry/reference/").content.decode()
    assert "Nothing is written here yet" in page


@pytest.mark.parametrize("headers", [{}, POLISH])
def test_how_to_play_is_one_page_with_pictures_that_exist(headers: dict[str, str]) -> None:
    page = Client(headers=headers).get(f"{HOME}how-to-play/").content.decode()
    pictures = set(re.findall(rf'src="({HOME}reference/[\w-]+\.svg)', page))
    assert len(pictures) >= 6
    for picture in pictures:
        assert Client().get(picture).status_code == 200


@pytest.mark.parametrize("page", ["reference/", "how-to-play/", "reference/t1a.svg"])
def test_it_is_only_looked_at(page: str) -> None:
    assert Client().post(f"{HOME}{page}").status_code == 405
