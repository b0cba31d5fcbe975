"""A clone works anywhere: no file names a folder or a package index of one machine."""

import re
import subprocess

from django.conf import settings

FOLDERS = ("work", "root", "opt/pypi", "opt/wheels")
HOSTS = (r"pypi\.org", r"pythonhosted\.org", r"npmjs\.org", r"npmjs\.com", r"deb\.debian\.org")
INDEX_OPTIONS = ("--index-url", "--extra-index-url", "--find-links", "--trusted-host")

FORBIDDEN = re.compile(
    "|".join(
        [
            *(rf"(?<![\w.$)}}/-])/{folder}/" for folder in FOLDERS),
            *(rf"\b{host}\b" for host in HOSTS),
        ]
    ).encode()
)


def files() -> list[str]:
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=settings.BASE_DIR, capture_output=True, check=True)
    return [name for name in names.stdout.decode().split("\0") if name]


def test_no_file_names_a_machine() -> None:
    found = []
    for name in files():
        path = settings.BASE_DIR / name
        if path.is_file() and (hit := FORBIDDEN.search(path.read_bytes())):
            found.append(f"{name}: {hit.group().decode()}")
    assert found == []


def test_the_lock_names_no_package_index() -> None:
    lock = (settings.BASE_DIR / "requirements.lock").read_text()
    assert "://" not in lock
    assert not any(option in lock for option in INDEX_OPTIONS)
