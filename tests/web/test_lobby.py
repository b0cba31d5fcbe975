from typing import Any

import pytest
from django.core import mail
from django.core.cache import cache
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from games.models import Match, Outbox, Seat, Terms, Vote
from games.services.tenures import leave_match
from tests.support.people import open_one, player, players, seat_of, started
from tests.support.post import round_of_post

pytestmark = pytest.mark.django_db
TEK = "tiny_epic_kingdoms"
OPEN = f"/games/{TEK}/open/"
FORM = {
    "title": "The long winter",
    "seats": "3",
    "bots": "0",
    "pace": "per_move",
    "days": "2",
    "hours": "4",
    "visibility": "public",
    "order": "random",
    "starts_when_full": "on",
    "rule_faction_assignment": "1",
    "rule_start_resources": "0",
    "rule_war_zero": "0",
    "rule_follow_mode": "0",
    "entropy": "00ff",
}


def signed_in(user: User, **options: Any) -> Client:
    client = Client(**options)
    client.force_login(user)
    return client


def texts(response: Any) -> str:
    return " ".join(str(message) for message in response.context["messages"])


# -- games --------------------------------------------------------------------------------


def test_a_game_is_shown_with_its_picture_and_options(client: Client) -> None:
    page = client.get(f"/games/{TEK}/").content.decode()
    assert "2 to 5 players" in page
    assert f"/games/{TEK}/picture.svg" in page
    assert "Zero on the war die" in page


@pytest.mark.parametrize("theme", ["light", "dark", "../../etc"])
def test_the_picture_is_drawn_and_runs_nothing(client: Client, theme: str) -> None:
    response = client.get(f"/games/{TEK}/picture.svg", {"theme": theme})
    assert response.headers["Content-Type"] == "image/svg+xml"
    assert response.headers["Content-Security-Policy"] == "default-src 'none'"
    assert response.content.startswith(b"<svg")


@pytest.mark.parametrize(
    "address", ["/games/chess/", "/games/chess/open/", "/games/chess/picture.svg"]
)
def test_a_game_that_is_not_here_is_not_found(address: str) -> None:
    response = signed_in(player("ada")).get(address)
    assert response.status_code == 404
    assert "There is no such game here." in response.content.decode()


# -- opening ------------------------------------------------------------------------------


def test_a_table_is_opened_with_everything_that_was_chosen() -> None:
    ada = player("ada")
    response = signed_in(ada).post(OPEN, FORM)
    match = Match.objects.get()
    assert response.headers["Location"] == f"/matches/{match.pk}/"
    assert (match.seats, match.options) == (3, {"faction_assignment": "random"})
    assert match.terms.time_control == {"kind": "per_move", "hours": 52}
    assert (match.terms.title, match.terms.private) == ("The long winter", False)
    assert Seat.objects.get(player=ada).entropy == "00ff"


def test_a_bank_and_no_limit_are_kept_as_chosen() -> None:
    client = signed_in(player("ada"))
    client.post(OPEN, {**FORM, "pace": "bank", "increment": "12"})
    client.post(OPEN, {**FORM, "pace": "none", "days": "", "hours": ""})
    controls = list(Terms.objects.order_by("pk").values_list("time_control", flat=True))
    assert controls == [{"kind": "bank", "hours": 52, "increment": 12}, {}]


def test_all_of_a_time_control_can_be_chosen() -> None:
    ada = player("ada", time_zone="Europe/Warsaw")
    client = signed_in(ada)
    common = {"grace": "6", "policy": "default", "windows": "on"}
    client.post(OPEN, {**FORM, **common, "pace": "bank", "increment": "12", "cap": "60"})
    client.post(OPEN, {**FORM, **common, "pace": "clock", "clock": "21"})
    bank, clock = Terms.objects.order_by("pk").values_list("time_control", flat=True)
    kept = {"grace": 6, "policy": "default", "windows": True, "hours": 52}
    assert bank == {"kind": "bank", "increment": 12, "cap": 60, **kept}
    assert clock == {"kind": "clock", "clock": 21, "zone": "Europe/Warsaw", **kept}


@pytest.mark.parametrize(
    ("field", "value"), [("cap", "3"), ("grace", "-1"), ("policy", "expel"), ("clock", "24")]
)
def test_a_time_control_that_makes_no_sense_opens_nothing(field: str, value: str) -> None:
    pace = "clock" if field == "clock" else "bank"
    form = {**FORM, "pace": pace, "increment": "1", field: value}
    assert signed_in(player("ada")).post(OPEN, form).status_code == 400
    assert not Match.objects.exists()


def test_a_seat_that_is_out_of_time_is_skipped_by_a_button() -> None:
    ada, bogdan = players("ada", "bogdan")
    control = {"kind": "per_move", "hours": 24, "policy": "skip"}
    match = started(ada, bogdan, game=TEK, time_control=control)
    late = match.waiting_seats[0]
    other = bogdan if seat_of(match, ada) == late else ada
    client = signed_in(other)
    assert "Let the steward play" not in client.get(f"/matches/{match.pk}/").content.decode()
    match.turns.filter(seat=late).update(passed=True)
    assert "Let the steward play" in client.get(f"/matches/{match.pk}/").content.decode()
    client.post(f"/matches/{match.pk}/skip/", {"seat": str(late)})
    assert match.turns.filter(seat=late, closed__isnull=True, passed=True).count() == 0
    assert Match.objects.get(pk=match.pk).head > match.head


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", "9"),
        ("seats", "many"),
        ("seats", ""),
        ("bots", "3"),
        ("bots", "-1"),
        ("pace", "sand"),
        ("days", "10000"),
        ("days", "-1"),
        ("visibility", "moon"),
        ("order", "by age"),
        ("title", "x" * 81),
        ("title", "a\x00b"),
        ("rule_war_zero", "7"),
        ("rule_war_zero", ""),
        ("entropy", "f" * 65),
    ],
)
def test_what_does_not_fit_is_said_beside_its_field(field: str, value: str) -> None:
    response = signed_in(player("ada")).post(OPEN, {**FORM, field: value})
    assert response.status_code == 400
    assert field in response.context["form"].errors
    assert not Match.objects.exists()


def test_no_time_at_all_is_refused() -> None:
    response = signed_in(player("ada")).post(OPEN, {**FORM, "days": "0", "hours": "0"})
    assert "days" in response.context["form"].errors


def test_strangers_sign_in_first(client: Client) -> None:
    assert client.get(OPEN).headers["Location"].startswith("/account/login/")
    assert client.post(OPEN, FORM).headers["Location"].startswith("/account/login/")
    assert not Match.objects.exists()


# -- the table ----------------------------------------------------------------------------


def test_people_sit_down_and_stand_up() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK)
    client = signed_in(bogdan)
    client.post(f"/matches/{match.pk}/sit/", {"entropy": "ab"})
    assert seat_of(match, bogdan) == 1
    client.post(f"/matches/{match.pk}/stand/")
    assert not Seat.objects.filter(player=bogdan).exists()


@pytest.mark.parametrize("seat", ["0", "7", "-1", "x", "1.5", "9" * 40, "١"])
def test_a_forged_seat_is_refused_in_words(seat: str) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK, order="chosen")
    response = signed_in(bogdan).post(f"/matches/{match.pk}/sit/", {"seat": seat}, follow=True)
    assert "This seat is taken." in texts(response)
    assert not Seat.objects.filter(player=bogdan).exists()


def test_joining_twice_and_starting_as_a_stranger_change_nothing() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK)
    client = signed_in(bogdan)
    client.post(f"/matches/{match.pk}/sit/")
    again = client.post(f"/matches/{match.pk}/sit/", follow=True)
    assert "You sit at this table already." in texts(again)
    start = client.post(f"/matches/{match.pk}/start/", {"bots": "1"}, follow=True)
    assert "Only who opened the table starts it." in texts(start)
    assert Match.objects.get().status == "open"


def test_the_host_starts_with_bots() -> None:
    ada = player("ada")
    match = open_one(ada, game=TEK)
    signed_in(ada).post(f"/matches/{match.pk}/start/", {"bots": "1"})
    assert Match.objects.get().status == "running"


def test_a_private_table_is_found_by_its_link_only() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK, title="hidden away", private=True)
    client = signed_in(bogdan)
    assert client.post(f"/matches/{match.pk}/sit/").status_code == 404
    assert client.get(f"/matches/{match.pk}/picture.svg").status_code == 404
    assert "hidden away" not in client.get("/tables/").content.decode()
    link = f"/join/{match.terms.invitation}/"
    assert "hidden away" in client.get(link).content.decode()
    client.post(link, {"entropy": "ab"})
    assert seat_of(match, bogdan) == 1
    assert client.get(link).status_code == 302


@pytest.mark.parametrize("invitation", ["guessed", "a" * 500, "%00", "..%2F", "żółw"])
def test_a_guessed_link_leads_nowhere(client: Client, invitation: str) -> None:
    assert client.get(f"/join/{invitation}/").status_code == 404
    assert signed_in(player("ada")).post(f"/join/{invitation}/").status_code == 404


def test_who_comes_by_link_without_an_account_signs_in_and_comes_back(client: Client) -> None:
    match = open_one(player("ada"), game=TEK, private=True)
    link = f"/join/{match.terms.invitation}/"
    assert f"/account/login/?next={link}" in client.get(link).content.decode()
    assert client.post(link).headers["Location"] == f"/account/login/?next={link}"


def test_a_link_to_a_running_match_offers_the_seats_of_bots() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan, game=TEK, private=True)
    leave_match(match.pk, bogdan)
    link = f"/join/{match.terms.invitation}/"
    client = signed_in(celia)
    assert "Take over seat 2" in client.get(link).content.decode()
    client.post(link, {"seat": "1"})
    assert seat_of(match, celia) == 1


# -- invitations --------------------------------------------------------------------------


def test_an_invitation_goes_out_by_mail() -> None:
    cache.clear()
    ada = player("ada")
    match = open_one(ada, game=TEK, title="The <b>long</b> winter", private=True)
    signed_in(ada).post(f"/matches/{match.pk}/invite/", {"address": "bogdan@example.org"})
    assert mail.outbox == [], "the worker sends it"
    round_of_post()
    (message,) = mail.outbox
    assert message.to == ["bogdan@example.org"]
    assert f"http://testserver/join/{match.terms.invitation}/" in message.body
    assert "The <b>long</b> winter" in message.body


@pytest.mark.parametrize("address", ["", "nobody", "a@b.example\nBcc: c@d.example", "x" * 300])
def test_no_mail_goes_to_what_is_no_address(address: str) -> None:
    cache.clear()
    ada = player("ada")
    match = open_one(ada, game=TEK)
    signed_in(ada).post(f"/matches/{match.pk}/invite/", {"address": address})
    assert not Outbox.objects.exists()


def test_only_who_sits_there_invites() -> None:
    cache.clear()
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK)
    signed_in(bogdan).post(f"/matches/{match.pk}/invite/", {"address": "c@example.org"})
    assert not Outbox.objects.exists()


def test_invitations_are_limited() -> None:
    cache.clear()
    ada = player("ada")
    match = open_one(ada, game=TEK)
    client = signed_in(ada)
    answers = [
        client.post(f"/matches/{match.pk}/invite/", {"address": "b@example.org"}).status_code
        for _ in range(5)
    ]
    assert answers[-1] == 429
    assert Outbox.objects.filter(kind=Outbox.Kind.INVITED).count() == 3


# -- votes, leaving, taking over ----------------------------------------------------------


def test_a_vote_is_proposed_and_carried_through_the_pages() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan, game=TEK)
    signed_in(ada).post(f"/matches/{match.pk}/votes/", {"kind": "pause"})
    vote = Vote.objects.get()
    signed_in(bogdan).post(f"/matches/{match.pk}/votes/{vote.pk}/", {"answer": "yes"})
    assert Match.objects.get().status == "paused"


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"kind": "explode"},
        {"kind": "replace", "seat": "x"},
        {"kind": "extend", "hours": "-5"},
        {"kind": "correct", "path": "/seats", "value": "{broken", "reason": "x"},
        {"kind": "correct", "path": "/header/over", "value": "true", "reason": "x"},
        {"kind": "correct", "path": "", "value": "[" * 1500, "reason": "x"},
    ],
)
def test_a_senseless_proposal_is_refused_in_words(form: dict[str, str]) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan, game=TEK)
    response = signed_in(ada).post(f"/matches/{match.pk}/votes/", form)
    assert response.status_code == 302
    assert not Vote.objects.exists()


def test_strangers_neither_propose_nor_vote_nor_leave() -> None:
    ada, bogdan, stranger = players("ada", "bogdan", "stranger")
    match = started(ada, bogdan, game=TEK)
    client = signed_in(stranger)
    client.post(f"/matches/{match.pk}/votes/", {"kind": "cancel"})
    assert not Vote.objects.exists()
    signed_in(ada).post(f"/matches/{match.pk}/votes/", {"kind": "cancel"})
    client.post(f"/matches/{match.pk}/votes/{Vote.objects.get().pk}/", {"answer": "yes"})
    client.post(f"/matches/{match.pk}/leave/")
    assert Match.objects.get().status == "running"
    assert Seat.objects.filter(match=match).count() == 2


def test_a_vote_of_another_match_is_not_found() -> None:
    ada, bogdan = players("ada", "bogdan")
    one, other = started(ada, bogdan, game=TEK), started(ada, bogdan, game=TEK)
    signed_in(ada).post(f"/matches/{one.pk}/votes/", {"kind": "pause"})
    address = f"/matches/{other.pk}/votes/{Vote.objects.get().pk}/"
    assert signed_in(bogdan).post(address, {"answer": "yes"}).status_code == 404


def test_leaving_and_taking_over_through_the_pages() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan, game=TEK)
    signed_in(bogdan).post(f"/matches/{match.pk}/leave/")
    signed_in(celia).post(f"/matches/{match.pk}/take-over/", {"seat": "1"})
    assert seat_of(match, celia) == 1
    response = signed_in(celia).post(f"/matches/{match.pk}/take-over/", {}, follow=True)
    assert "This seat is taken." in texts(response)


# -- lists --------------------------------------------------------------------------------


def test_lists_are_narrowed_and_searched() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    started(ada, bogdan, game=TEK, title="The long winter")
    started(bogdan, celia, game=TEK, title="Tide and tusk")
    open_one(celia, game=TEK, seats=4, title="Evening provinces")
    client = signed_in(ada)

    def titles(**query: str) -> set[str]:
        return {card.title for card in client.get("/matches/", query).context["cards"]}

    assert titles(status="running") == {"The long winter", "Tide and tusk"}
    assert titles(mine="1") == {"The long winter"}
    assert titles(words="LONG") == {"The long winter"}
    assert titles(words="celi") == {"Tide and tusk", "Evening provinces"}
    assert titles(seats="4") == {"Evening provinces"}
    assert titles(status="open") == {"Evening provinces"}
    assert titles(game="chess") == set()


@pytest.mark.parametrize(
    "query",
    ["status=moon", "seats=x", "seats=99999999999", "page=0", "page=x", "page=999999", "words=%00",
     "words=" + "x" * 5000, "game=%27%3B--", "mine=1&mine=2"],
)  # fmt: skip
def test_a_list_answers_every_address(client: Client, query: str) -> None:
    for address in ("/tables/", "/matches/"):
        assert client.get(f"{address}?{query}").status_code == 200


@pytest.mark.parametrize("address", ["/tables/", "/matches/?status=running"])
def test_lists_ask_the_same_however_long_they_are(
    address: str, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    ada, bogdan = players("ada", "bogdan")
    for number in range(30):
        open_one(ada, game=TEK, title=f"Table {number}")
    for _ in range(4):
        started(ada, bogdan, game=TEK)
    with django_assert_num_queries(3):
        page = Client().get(address).content.decode()
    assert ('rel="next"' in page) == ("tables" in address)


def test_titles_and_names_are_only_words() -> None:
    ada = player("ada")
    open_one(ada, game=TEK, title="<script>alert(1)</script>")
    for address in ("/", "/tables/", f"/games/{TEK}/", "/matches/?words=<script>"):
        page = signed_in(player(f"b{len(address)}")).get(address).content.decode()
        assert "<script>alert" not in page
        assert 'value="<script>' not in page


# -- methods, tokens, bodies --------------------------------------------------------------

ACTIONS = ("sit", "stand", "start", "invite", "leave", "take-over", "votes", "votes/1")


@pytest.mark.parametrize("action", ACTIONS)
def test_nothing_happens_by_looking(action: str) -> None:
    ada = player("ada")
    match = open_one(ada, game=TEK)
    assert signed_in(ada).get(f"/matches/{match.pk}/{action}/").status_code == 405


@pytest.mark.parametrize("address", ["/", "/games/", "/tables/", "/matches/", f"/games/{TEK}/"])
def test_pages_are_only_looked_at(client: Client, address: str) -> None:
    assert client.post(address).status_code == 405
    assert client.delete(address).status_code == 405


@pytest.mark.parametrize("action", ACTIONS)
def test_a_form_without_its_token_is_refused(action: str) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, game=TEK)
    client = signed_in(bogdan, enforce_csrf_checks=True)
    response = client.post(f"/matches/{match.pk}/{action}/")
    assert response.status_code == 403
    assert "The form was out of date" in response.content.decode()
    assert not Seat.objects.filter(player=bogdan).exists()


def test_a_huge_body_is_refused() -> None:
    ada = player("ada")
    body = {**FORM, "title": "x" * 3_000_000}
    assert signed_in(ada).post(OPEN, body).status_code == 400
    many = {f"field{number}": "x" for number in range(2000)}
    assert signed_in(ada).post(OPEN, many).status_code == 400
    assert not Match.objects.exists()


def test_matches_that_are_not_there_are_not_found() -> None:
    client = signed_in(player("ada"))
    for number in (4711, 10**30):
        assert client.post(f"/matches/{number}/sit/").status_code == 404
        assert client.get(f"/matches/{number}/picture.svg").status_code == 404


# -- language -----------------------------------------------------------------------------


def test_the_language_is_switched_and_kept() -> None:
    ada = player("ada")
    client = signed_in(ada)
    response = client.post("/language/", {"language": "pl", "next": "/tables/"})
    assert response.headers["Location"] == "/tables/"
    assert User.objects.get().language == "pl"
    assert "Otwarte stoły" in client.get("/tables/").content.decode()


@pytest.mark.parametrize("target", ["https://evil.example/", "//evil.example", "javascript:1"])
def test_the_switch_leads_nowhere_else(client: Client, target: str) -> None:
    response = client.post("/language/", {"language": "xx", "next": target})
    assert response.headers["Location"] == "/"
    assert "django_language" not in response.cookies
