"""Hashed static files: nothing points at a file that is not there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as ours
from django.contrib.staticfiles import finders
from django.core.management import call_command

from config import static_files

NAMED = re.compile(r"""{%\s*static\s+["']([^"'{]+)["']""")


def test_every_file_that_a_template_names_exists() -> None:
    templates = [
        *(ours.BASE_DIR / "templates").rglob("*.html"),
        *ours.BASE_DIR.glob("*/templates/**/*.html"),
    ]
    named = {name for path in templates for name in NAMED.findall(path.read_text())}
    assert named
    assert sorted(name for name in named if finders.find(name) is None) == []


@pytest.fixture
def collected(settings: Any, tmp_path: Path) -> Path:
    settings.STATIC_ROOT = tmp_path
    settings.STORAGES = static_files.HASHED
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    call_command("collectstatic", interactive=False, verbosity=0)
    return tmp_path


def test_our_modules_import_each_other_by_hashed_names(collected: Path) -> None:
    names = json.loads((collected / "staticfiles.json").read_text())["paths"]
    page = (collected / names["js/match/page.js"]).read_text()
    imported = re.findall(r'from "\./([^"]+)"', page)
    assert imported
    assert {f"js/match/{name}" for name in imported} <= set(names.values())
