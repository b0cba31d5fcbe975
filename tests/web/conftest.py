"""What the tests of pages share."""

import pytest
from django.utils import translation

from config.translations import compile_catalogues


@pytest.fixture(scope="session", autouse=True)
def words_are_compiled() -> None:
    compile_catalogues()
    translation.trans_real._translations.clear()
