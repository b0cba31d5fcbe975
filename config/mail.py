"""Where mails go, read from one address: a folder, the console or an SMTP server."""

from pathlib import Path
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

BACKENDS = "django.core.mail.backends"
SMTP_PORTS = {"smtp": 25, "smtps": 465}
SECONDS_TO_WAIT = 10


def settings_from(url: str, base: Path) -> dict[str, object]:
    """Django's settings for filebased:///folder, relative to base, console: or smtp(s)://host."""
    parts = urlsplit(url)
    if parts.scheme == "console":
        return {"EMAIL_BACKEND": f"{BACKENDS}.console.EmailBackend"}
    if parts.scheme == "filebased" and not parts.netloc:
        folder = base / (unquote(parts.path.removeprefix("/")) or "var/mail")
        return {
            "EMAIL_BACKEND": f"{BACKENDS}.filebased.EmailBackend",
            "EMAIL_FILE_PATH": str(folder),
        }
    if parts.scheme not in SMTP_PORTS or not parts.hostname:
        raise ImproperlyConfigured(
            "EMAIL_URL must be filebased:///folder, console:// or smtp://user:password@host."
        )
    return smtp(parts)


def smtp(parts: SplitResult) -> dict[str, object]:
    asked = dict(parse_qsl(parts.query))
    return {
        "EMAIL_BACKEND": f"{BACKENDS}.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or SMTP_PORTS[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": asked.get("tls", "no") in {"1", "yes", "true"},
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_TIMEOUT": SECONDS_TO_WAIT,
    }
