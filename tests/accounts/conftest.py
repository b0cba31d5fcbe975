"""Players for the tests of accounts, and a service that has seen nobody yet."""

import pytest
from allauth.account.models import EmailAddress
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from tests.accounts.steps import PASSWORD, sign_in


@pytest.fixture(autouse=True)
def nobody_was_counted() -> None:
    """The limits on attempts are kept in the cache."""
    cache.clear()


@pytest.fixture
def ada(db: None) -> User:
    user = User.objects.create_user("ada", "ada@play.example", PASSWORD, time_zone="UTC")
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    return user


@pytest.fixture
def bogdan(db: None) -> User:
    user = User.objects.create_user("bogdan", "bogdan@play.example", PASSWORD, time_zone="UTC")
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    return user


@pytest.fixture
def as_ada(ada: User) -> Client:
    """A browser in which ada has signed in."""
    client = Client()
    sign_in(client, "ada")
    return client
