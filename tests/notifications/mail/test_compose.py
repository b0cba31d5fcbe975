"""What mails say: all that the reader may know, nothing else, in both parts and languages."""

import re
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from django.core.cache import cache
from django.utils import timezone

from accounts.models import User
from games.kernel.masks import view
from games.models import Match, TalkPost, Turn, Vote
from games.rules.registry import GAMES
from games.selectors.chronicle import chronicle_of
from games.selectors.viewpoints import viewpoint_of
from games.services.tables import Wishes, open_table
from games.services.votes import propose
from games.web.match.players import names_of
from games.web.rendering import voice_for
from notifications.mail import pictures
from notifications.mail.compose import compose
from notifications.mail.scene import match_for_mail, scene_of
from notifications.message import Message
from notifications.models import Channel
from notifications.services.choices import mail_channel, set_one_subject
from tests.notifications.letters import bundle, letter, notice
from tests.support.kingdoms import asks, kingdoms_match, play_events, play_until, player

pytestmark = pytest.mark.django_db
TAG = re.compile(r"<(style|title)[^>]*>.*?</\1>|<[^>]+>", re.DOTALL)


@pytest.fixture(autouse=True)
def post(settings: Any) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = "reply@play.example.org"
    settings.LONGTABLE_URL = "https://play.example.org"
    settings.DEFAULT_FROM_EMAIL = "Longtable <post@play.example.org>"


@pytest.fixture
def match() -> Match:
    started = play_events(kingdoms_match("ada", "bogdan", "celia"), 80, seed=4)
    return play_until(started, asks("turn.action", 0), seed=3)


@pytest.fixture
def ada(match: Match) -> User:
    return player("ada")


def words_in(html: str) -> str:
    return " ".join(unescape(TAG.sub(" ", html)).split())


def in_polish(user: User) -> User:
    user.language, user.time_zone = "pl", "Europe/Warsaw"
    user.save()
    return user


def test_the_subject_names_table_game_decision_and_time_left(match: Match, ada: User) -> None:
    due = timezone.now() + timedelta(hours=52, minutes=1)
    Turn.objects.filter(match=match, closed__isnull=True).update(due=due)
    message = letter(ada, match, "turn")
    assert message.subject == (
        "The long winter (Tiny Epic Kingdoms): Choose the action of this turn. 2 d 4 h left"
    )
    assert "Your turn, 2 d 4 h left: Choose the action of this turn." in words_in(message.html)


def test_who_threads_by_subject_gets_one_for_all_mails(match: Match, ada: User) -> None:
    set_one_subject(ada, one=True)
    subjects = {letter(ada, match, kind).subject for kind in ("turn", "reminder", "started")}
    assert subjects == {"The long winter (Tiny Epic Kingdoms)"}


def test_the_deadline_is_in_the_readers_time(match: Match, ada: User) -> None:
    ada.time_zone = "Asia/Tokyo"
    ada.save()
    due = timezone.now() + timedelta(days=2)
    Turn.objects.filter(match=match, closed__isnull=True).update(due=due)
    local = due.astimezone(ada.zone)
    assert f"until {local:%A %H:%M} your time" in letter(ada, match, "turn").text


def test_every_mail_of_a_match_is_in_one_thread(match: Match, ada: User) -> None:
    first, again = letter(ada, match, "turn"), letter(ada, match, "reminder")
    root = f"<match-{match.pk}@play.example.org>"
    for message in (first, again):
        assert message.headers["References"] == message.headers["In-Reply-To"] == root
    assert first.message_id != again.message_id


def test_the_same_notice_is_the_same_mail(match: Match, ada: User) -> None:
    one = bundle(notice(ada, match, "turn"))
    first, second = compose(one), compose(one)
    assert first is not None
    assert second is not None
    assert first.message_id == second.message_id
    assert (first.subject, first.text) == (second.subject, second.text)


def test_both_parts_say_the_same(match: Match, ada: User) -> None:
    message = letter(ada, match, "turn")
    page = words_in(message.html)
    for line in message.text.splitlines():
        said = re.sub(r"^(\d+  |- )|https?://\S+|^\s+|\|", "", line).strip(" :·")
        if said and "The board of" not in said and said[:15] != "The long winter" and said != "--":
            assert said in page, said
    for url in re.findall(r"https?://\S+", message.text):
        assert f'href="{url}"' in message.html
    assert f'alt="{message.pictures[0].alt}"' in unescape(message.html)


def test_the_options_are_those_of_the_decision_each_with_its_link(match: Match, ada: User) -> None:
    message = letter(ada, match, "turn")
    links = re.findall(r"/mail/play/(\w+)/(\d+)/", message.text)
    assert [int(number) for _, number in links] == list(range(1, len(links) + 1))
    assert len({token for token, _ in links}) == 1
    assert len(message.record["options"]) == len(links)
    assert message.reply_to.startswith("reply+")
    assert "answer this mail with" in message.text


def test_without_a_way_in_no_mail_asks_for_an_answer(
    match: Match, ada: User, settings: Any
) -> None:
    settings.LONGTABLE_REPLY_ADDRESS = ""
    message = letter(ada, match, "turn")
    assert message.reply_to == ""
    assert "answer this mail" not in message.text


def test_the_board_is_inside_and_drawn_once(
    match: Match, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.clear()
    drawn: list[Any] = []
    real = pictures.drawn
    monkeypatch.setattr(pictures, "drawn", lambda scene: drawn.append(scene.seat) or real(scene))
    first, second = letter(ada, match, "turn"), letter(ada, match, "reminder")
    assert first.pictures[0].png[:4] == b"\x89PNG"
    assert first.pictures[0].png == second.pictures[0].png
    assert drawn == [0]
    assert f"cid:{first.pictures[0].cid}" in first.html


def test_the_picture_is_masked(match: Match, ada: User) -> None:
    scene = scene_of(match_for_mail(match.pk), ada)
    assert scene.story is not None
    game = GAMES[match.game]
    assert scene.story.seen.state == view(game, scene.story.g.state, 0)
    assert pictures.key_of(scene) != pictures.key_of(
        scene_of(match_for_mail(match.pk), player("bogdan"))
    )


def test_a_turn_that_is_over_has_nothing_to_say(match: Match) -> None:
    assert compose(bundle(notice(player("bogdan"), match, "turn"))) is None


def test_one_click_ends_mails_of_this_kind(match: Match, ada: User) -> None:
    headers = letter(ada, match, "turn").headers
    assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert headers["List-Unsubscribe"].startswith("<https://play.example.org/mail/stop/")
    assert headers["Auto-Submitted"] == "auto-generated"


def test_head_and_chain_stand_at_the_end(match: Match, ada: User) -> None:
    chain = bytes(match.head_hash).hex()
    assert f"Event {match.head}, chain {chain[:4]} {chain[4:8]}" in letter(ada, match, "turn").text


def test_other_tables_come_soonest_first(match: Match, ada: User) -> None:
    for title, hours in (("Isles of glass", 50), ("Tide and tusk", 20), ("No hurry", None)):
        other = play_until(kingdoms_match("ada", "bogdan", title=title), asks("turn.action", 0))
        due = timezone.now() + timedelta(hours=hours) if hours else None
        Turn.objects.filter(match=other, closed__isnull=True).update(due=due)
    text = letter(ada, match, "turn").text
    rows = re.findall(r"^- (Tide and tusk|Isles of glass|No hurry)", text, re.MULTILINE)
    assert rows == ["Tide and tusk", "Isles of glass", "No hurry"]


def test_what_happened_are_the_lines_since_the_own_last_move(match: Match, ada: User) -> None:
    for seed in range(20):
        scene = scene_of(match_for_mail(match.pk), ada)
        voice = voice_for(names_of(scene.places))
        wanted = chronicle_of(viewpoint_of(match, ada), scene.since + 1, match.head)
        text = letter(ada, match, "turn").text
        told = text.partition("Since you left\n")[2].partition("\n\n")[0].splitlines()
        assert told == [f"- {voice.say(line.text)}" for line in wanted]
        if len(told) > 2:
            return
        play_until(match, lambda questions: all(each.seat != 0 for each in questions), seed=seed)
        play_until(match, lambda questions: any(each.seat == 0 for each in questions), seed=seed)
    raise AssertionError("there was never anything to tell")


def a_vote(match: Match, kind: str, **about: Any) -> dict[str, int]:
    return {"vote": propose(match.pk, 1, kind, about=about).pk}


def a_post(match: Match, text: str) -> dict[str, int]:
    post = TalkPost.objects.create(match=match, author=player("bogdan"), seq=1, text=text)
    return {"post": post.pk}


AWAY = {"seat": 1, "begins": "2027-01-02T09:00:00+00:00", "ends": "2027-01-05T09:00:00+00:00"}
CASES: dict[str, tuple[Any, str, str]] = {
    "reminder": (lambda m: {}, "The table waits for you.", "Stół czeka na ciebie."),
    "passed": (
        lambda m: {"seat": 1, "policy": "default"},
        "The time of bogdan has run out.",
        "Czas gracza bogdan się skończył.",
    ),
    "started": (lambda m: {}, "The match has begun.", "Gra się zaczęła."),
    "joined": (
        lambda m: {"seat": 1, "name": "bogdan"},
        "bogdan sat down.",
        "bogdan siada do stołu.",
    ),
    "left": (
        lambda m: {"seat": 2, "name": "celia"},
        "celia left the table.",
        "celia odchodzi od stołu.",
    ),
    "replaced": (
        lambda m: {"seat": 2, "name": "darek"},
        "darek plays seat 3 from now on.",
        "Od teraz na miejscu 3 gra darek.",
    ),
    "vote": (lambda m: a_vote(m, "pause"), "Your vote is needed.", "Potrzebny jest twój głos."),
    "talk": (
        lambda m: a_post(m, "Good <b>luck</b>, all!"),
        "bogdan writes to the table.",
        "bogdan pisze do stołu.",
    ),
    "mention": (
        lambda m: a_post(m, "@ada, well played"),
        "bogdan mentions you at the table.",
        "bogdan wspomina cię przy stole.",
    ),
    "vacation": (
        lambda m: AWAY,
        "bogdan is away from 2 January, 09:00 until 5 January, 09:00.",
        "bogdan wyjeżdża od 2 stycznia, 10:00 do 5 stycznia, 10:00.",
    ),
    "resumed": (
        lambda m: {},
        "The pause is over; the match goes on.",
        "Przerwa się skończyła; gra toczy się dalej.",
    ),
    "cancelled": (lambda m: {}, "The match was cancelled.", "Gra została przerwana."),
}


@pytest.mark.parametrize("kind", CASES)
def test_each_kind_in_both_languages(kind: str, match: Match, ada: User) -> None:
    about, english, polish = CASES[kind]
    values = about(match)
    message = letter(ada, match, kind, **values)
    assert english in message.text
    assert english in words_in(message.html)
    said = letter(in_polish(ada), match, kind, **values)
    assert polish in said.text, said.text
    assert polish in words_in(said.html)
    assert "your time" not in said.text


def test_a_post_is_quoted_as_it_was_written(match: Match, ada: User) -> None:
    message = letter(ada, match, "talk", **a_post(match, "Good <b>luck</b>, all!"))
    assert "| Good <b>luck</b>, all!" in message.text
    assert "Good &lt;b&gt;luck&lt;/b&gt;, all!" in message.html


def test_a_correction_shows_what_is_to_change(match: Match, ada: User) -> None:
    vote = Vote.objects.create(
        match=match,
        kind=Vote.Kind.CORRECT,
        seat=1,
        about={"values": {"/seats/0/ore": 3}, "reason": "The mine paid twice"},
    )
    text = letter(ada, match, "correction", vote=vote.pk).text
    assert "bogdan proposes to put a mistake right." in text
    assert "The mine paid twice" in text
    assert "/seats/0/ore → 3" in text


def test_a_closed_vote_needs_nobody(match: Match, ada: User) -> None:
    vote = Vote.objects.create(match=match, kind=Vote.Kind.PAUSE, seat=1, outcome="failed")
    assert compose(bundle(notice(ada, match, "vote", vote=vote.pk))) is None
    text = letter(ada, match, "decided", vote=vote.pk).text
    assert "The table did not agree." in text


def test_the_end_tells_the_result(ada: User) -> None:
    over = play_until(kingdoms_match("ada", "bogdan"), lambda questions: False)
    message = letter(ada, over, "over")
    ranks = over.result["ranks"]
    assert ("You won." in message.text) == (ranks[0] == 1 and ranks.count(1) == 1)
    for seat, name in enumerate(("ada", "bogdan")):
        points = over.result["points"][seat]
        assert f"{name}: {points} points, place {ranks[seat]}" in message.text
    assert f"https://play.example.org/matches/{over.pk}/results/" in message.text


def test_several_things_of_one_match_are_one_mail(match: Match, ada: User) -> None:
    both = bundle(
        notice(ada, match, "talk", **a_post(match, "Hurry up")), notice(ada, match, "turn")
    )
    message = compose(both)
    assert message is not None
    assert "Choose the action of this turn." in message.subject
    assert "- bogdan writes to the table. Hurry up" in message.text


def test_a_digest_puts_what_waits_first(match: Match, ada: User) -> None:
    Channel.objects.filter(pk=mail_channel(ada).pk).update(pace="digest")
    quiet = play_until(
        kingdoms_match("bogdan", "ada", title="Tide and tusk"), asks("turn.action", 0)
    )
    message = compose(
        bundle(
            notice(ada, quiet, "joined", seat=0, name="bogdan"),
            notice(ada, match, "turn"),
            notice(ada, match, "talk", **a_post(match, "Hello")),
        )
    )
    assert message is not None
    assert message.subject == "Longtable: One table waits for you"
    order = [message.text.index(each) for each in ("The long winter", "Tide and tusk")]
    assert order == sorted(order)
    assert "- Your turn: Choose the action of this turn." in message.text
    assert "- bogdan writes to the table. Hello" in message.text


def test_an_invitation_goes_to_somebody_without_an_account() -> None:
    table = open_table(
        player("bogdan"), "tiny_epic_kingdoms", seats=3, options={}, wishes=Wishes(title="Spring")
    )
    told = notice(
        player("bogdan"),
        table,
        "invited",
        sender="bogdan",
        invitation=table.terms.invitation,
        base="https://play.example.org",
        language="pl",
    )
    told.player, told.channel, told.address = None, None, "eve@example.org"
    message: Message | None = compose(bundle(told))
    assert message is not None
    assert message.to == "eve@example.org"
    assert f"https://play.example.org/join/{table.terms.invitation}/" in message.text
    assert "bogdan zaprasza cię do stołu „Spring”." in message.text


def test_a_heavy_picture_is_drawn_coarser(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>'
    finest = pictures.light_enough(drawing)
    assert pictures.size_of(finest) == (2 * pictures.COLUMN, pictures.COLUMN)
    monkeypatch.setattr(pictures, "MOST_BYTES", len(finest) - 1)
    coarser = pictures.light_enough(drawing)
    assert len(coarser) < len(finest)
    assert pictures.size_of(coarser)[0] == pictures.WIDTHS[1]
    monkeypatch.setattr(pictures, "MOST_BYTES", 0)
    assert pictures.size_of(pictures.light_enough(drawing))[0] == pictures.COLUMN
