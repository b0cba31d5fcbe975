"""A laptop: nothing has to be set; a secret key is made once and kept in var/."""

from pathlib import Path

from django.core.management.utils import get_random_secret_key

from config import static_files
from config.settings.base import *


def kept_secret_key(path: Path) -> str:
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(get_random_secret_key())
    return path.read_text()


VAR_DIR.mkdir(exist_ok=True)

SECRET_KEY = SECRET_KEY or kept_secret_key(VAR_DIR / "secret_key")
ALLOWED_HOSTS = ALLOWED_HOSTS or ["localhost", "127.0.0.1", "[::1]"]

# Nobody has to read a mail to try it; passkeys work on http://localhost.
ACCOUNT_EMAIL_VERIFICATION = env.text("EMAIL_VERIFICATION", "optional")
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = True

if env.flag("STATIC_HASHED", default=False):
    STORAGES = static_files.HASHED
else:
    # Straight from their folders, through the same middleware as on a server.
    INSTALLED_APPS = ["whitenoise.runserver_nostatic", *INSTALLED_APPS]
    WHITENOISE_USE_FINDERS = True
    WHITENOISE_AUTOREFRESH = True
