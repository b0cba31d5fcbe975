"""The match page in a real browser: by mouse, by keyboard, without scripts, watched live."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect

from games.models import Match, Seat
from games.services.moves import play_option
from tests.browser.chromium import browser_at_hand
from tests.support.kingdoms import asks, kingdoms_match, play_events, play_until, player
from tests.support.playing import open_questions

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
NAMES = ("ada", "bogdan")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


class Table:
    """A match, and a page for everybody who looks at it."""

    def __init__(self, browser: Browser, address: str, match: Match) -> None:
        self.browser, self.address, self.match = browser, address, match
        self.contexts: list[BrowserContext] = []
        self.pages: dict[str, Page] = {}

    def page(self, name: str | None, path: str = "", **how: Any) -> Page:
        context = self.browser.new_context(
            **{"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **how}
        )
        context.set_default_timeout(10_000)
        self.contexts.append(context)
        if name is not None:
            client = Client()
            client.force_login(player(name))
            session = client.cookies["sessionid"].value
            context.add_cookies([{"name": "sessionid", "value": session, "url": self.address}])
        page = context.new_page()
        page.goto(f"{self.address}/matches/{self.match.pk}/{path}")
        return page

    def asked(self) -> str:
        seat = open_questions(self.match)[0].seat
        return Seat.objects.get(match=self.match, number=seat).player.username

    def page_of_asked(self, **how: Any) -> Page:
        """The page of whoever is asked, fresh by itself."""
        name = self.asked()
        if name not in self.pages:
            self.pages[name] = self.page(name, **how)
        page = self.pages[name]
        expect(page.locator("#play")).to_have_attribute(
            "data-question", re.compile(f"^{self.head()}/"), timeout=8_000
        )
        page.locator("#options").wait_for()
        return page

    def head(self) -> int:
        self.match.refresh_from_db()
        return self.match.head

    @staticmethod
    def wait_for_move(page: Page, before: str) -> None:
        """Until the page shows another question; the database is busy meanwhile."""
        expect(page.locator("#play")).not_to_have_attribute("data-question", before)


@pytest.fixture
def table(browser: Browser, live_server: Any) -> Iterator[Table]:
    for name in NAMES:
        player(name)
    match = play_until(kingdoms_match(*NAMES), asks("turn.action"), seed=2)
    table = Table(browser, live_server.url, match)
    yield table
    for context in table.contexts:
        context.close()


def question_on(page: Page) -> str:
    return page.locator("#play").get_attribute("data-question") or ""


def press_on_the_board(page: Page) -> None:
    """The first lit target, and on until a single option was left; else its button."""
    lit = page.locator("#board .board-part a.d-lit")
    if lit.count() == 0:
        page.locator("#options .opt").first.click()
        return
    before = question_on(page)
    lit.first.locator(".d-ground, .d-halo").first.click(force=True)
    page.wait_for_timeout(150)
    if page.locator("#options .narrowed:not([hidden])").count() and question_on(page) == before:
        page.locator("#options .opt:visible").first.click()


def test_two_people_play_by_pressing_on_the_board(table: Table) -> None:
    for _ in range(10):
        page = table.page_of_asked()
        before = question_on(page)
        press_on_the_board(page)
        table.wait_for_move(page, before)
    assert len(table.pages) == 2


def test_two_people_play_by_keyboard_alone(table: Table) -> None:
    for turn in range(8):
        page = table.page_of_asked()
        before = question_on(page)
        number = min(1 + turn % 2, page.locator("#options .opt").count())
        page.keyboard.press(str(number))
        expect(page.locator(f"#option-{number}")).to_be_focused()
        page.keyboard.press("Enter")
        table.wait_for_move(page, before)


def test_two_people_play_without_scripts(table: Table) -> None:
    for _ in range(6):
        before = table.head()
        page = table.page_of_asked(java_script_enabled=False)
        page.goto(f"{table.address}/matches/{table.match.pk}/")
        page.locator("#options .opt").first.click()
        assert page.url == f"{table.address}/matches/{table.match.pk}/"
        assert table.head() > before


def test_a_spectator_sees_a_move_within_five_seconds(table: Table) -> None:
    watching = table.page(None)
    waiting = table.page(next(name for name in NAMES if name != table.asked()))
    lines = watching.locator("#chronicle .ev li")
    told = lines.count()
    question = open_questions(table.match)[0]
    play_option(table.match.pk, question.seat, question.options[0].id)
    for page in (watching, waiting):
        expect(page.locator("#chronicle .ev li")).to_have_count(told + 1, timeout=5_000)
    expect(watching.locator("#options")).to_have_count(0)


def test_a_page_that_waited_lights_up(table: Table) -> None:
    asked = table.asked()
    page = table.page(next(name for name in NAMES if name != asked))
    assert page.title() == "The long winter"
    play_until(table.match, lambda questions: questions[0].seat != NAMES.index(asked), seed=1)
    expect(page.locator("#options")).to_be_visible(timeout=5_000)
    expect(page).to_have_title("(1) The long winter: your turn")
    icon = page.locator("link[rel=icon]").get_attribute("href") or ""
    assert "favicon-lit" in icon


def test_what_was_typed_survives_a_fresh_page(table: Table) -> None:
    page = table.page(next(name for name in NAMES if name != table.asked()))
    page.locator("#say").fill("half a sentence")
    question = open_questions(table.match)[0]
    before = question_on(page)
    play_option(table.match.pk, question.seat, question.options[0].id)
    expect(page.locator("#play")).not_to_have_attribute("data-question", before, timeout=5_000)
    assert page.locator("#say").input_value() == "half a sentence"


def test_a_step_back_brings_the_question_back(table: Table) -> None:
    page = table.page_of_asked()
    offered = page.locator("#options .opt b").all_inner_texts()
    patrol = page.locator("#options .opt", has_text=re.compile("Patrol|Trade|Build")).first
    before = question_on(page)
    patrol.click()
    table.wait_for_move(page, before)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator("#options .opt b")).to_have_text(offered)


def test_a_press_narrows_and_escape_widens(table: Table) -> None:
    ada = table.asked()
    player(ada)
    page = table.page_of_asked()
    count = page.locator("#options .opt:visible").count()
    page.evaluate("document.getElementById('match').dataset.confirms = ''")
    page.locator("#board a.d-lit").first.locator(".d-ground").first.click(force=True)
    expect(page.locator("#options .opt:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#options .opt:visible")).to_have_count(count)


def test_who_is_overtaken_is_told_what_happened(table: Table) -> None:
    page = table.page_of_asked()
    page.route("**/head/", lambda route: route.abort())
    question = open_questions(table.match)[0]
    play_option(table.match.pk, question.seat, question.options[0].id)
    page.locator("#options .opt").last.click()
    expect(page.get_by_role("alert").first).to_contain_text("Nothing of yours was lost.")


def test_the_time_line_goes_through_the_match(table: Table) -> None:
    play_events(table.match, 160, seed=4)
    page = table.page(None)
    address = f"/matches/{table.match.pk}/moments/"
    page.locator("#ticks .tk").nth(1).click()
    expect(page.locator("#prompt h1")).to_have_text("You look at turn 2.")
    assert address in page.url
    second = page.url
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(second)
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(second)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#prompt h1")).to_have_text("You look at turn 3.")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(f"{address}1/$"))
    page.locator("#play-pause").click()
    expect(page).not_to_have_url(re.compile(f"{address}1/$"), timeout=5_000)
    page.locator("#play-pause").click()
    page.get_by_role("link", name="Back to now").click()
    expect(page).to_have_url(re.compile(f"/matches/{table.match.pk}/$"))
    page.go_back()
    expect(page.locator("#prompt.past")).to_be_visible()


def test_a_hand_drags_along_the_turns(table: Table) -> None:
    play_events(table.match, 160, seed=4)
    page = table.page(None)
    ticks = page.locator("#ticks .tk")
    first, third = ticks.nth(0).bounding_box(), ticks.nth(2).bounding_box()
    assert first
    assert third
    page.mouse.move(third["x"] + 8, third["y"] + 10)
    page.mouse.down()
    page.mouse.move(first["x"] + 8, first["y"] + 10, steps=4)
    page.mouse.move(first["x"] + 9, first["y"] + 10)
    expect(page.locator("#prompt h1")).to_have_text(re.compile("You look at turn [12]."))
    page.mouse.up()


def test_a_phone_shows_one_part_with_the_options_under_the_thumb(table: Table) -> None:
    page = table.page(table.asked(), viewport={"width": 390, "height": 844})
    shown = page.locator("#board .board-part:visible")
    expect(shown).to_have_count(1)
    expect(page.locator(".tab:has(:checked)")).to_contain_text("Actions")
    page.locator(".tab").first.click()
    expect(shown).to_have_attribute("id", "part-0")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_all_that_matters_is_on_the_first_screen(table: Table) -> None:
    page = table.page(table.asked())
    for part in ("#prompt", "#board", "#options", "#players", "#time"):
        box = page.locator(part).bounding_box()
        assert box
        if part not in ("#options", "#players"):
            assert box["y"] + box["height"] <= 900, part
        assert box["y"] < 900, part


def test_nothing_breaks_the_content_policy(table: Table) -> None:
    page = table.page(None)
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.reload()
    page.wait_for_timeout(500)
    assert troubles == []
