import pytest
from django.db import IntegrityError

from accounts.models import User

pytestmark = pytest.mark.django_db


def test_an_address_belongs_to_one_player_in_any_case() -> None:
    User.objects.create_user("ada", "ada@play.example")
    with pytest.raises(IntegrityError):
        User.objects.create_user("bogdan", "Ada@play.example")


def test_a_public_name_belongs_to_one_player_in_any_case() -> None:
    User.objects.create_user("ada", "ada@play.example")
    with pytest.raises(IntegrityError):
        User.objects.create_user("Ada", "other@play.example")


def test_players_without_an_address_do_not_collide() -> None:
    User.objects.create_user("first bot")
    User.objects.create_user("second bot")
    assert User.objects.filter(email="").count() == 2
