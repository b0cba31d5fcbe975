"""Staff at the admin."""

import pytest
from django.test import Client

from accounts.models import User


@pytest.fixture
def as_host(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("host", "host@play.example"))
    return client
