"""What is the same everywhere: on a laptop, in the tests, on a server."""

from pathlib import Path

from django.utils.translation import gettext_lazy as _

from config import env, mail
from config.settings.api import *
from config.settings.mail import *
from config.settings.post import *
from config.settings.sign_in import *

BASE_DIR = Path(__file__).resolve().parents[2]
VAR_DIR = BASE_DIR / "var"

SECRET_KEY = env.text("SECRET_KEY")
DEBUG = env.flag("DEBUG", default=False)
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS")
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS")

# True where strangers come: `config.checks` then refuses what is unsafe.
LONGTABLE_PRODUCTION = False
# How many events at most are folded to reach any moment of a match.
LONGTABLE_SNAPSHOT_EVERY = env.number("LONGTABLE_SNAPSHOT_EVERY", 50)
# How many matches a process keeps ready between two moves; 0 for none.
LONGTABLE_WARM_MATCHES = int(env.text("LONGTABLE_WARM_MATCHES", "64"))
# A folder with a club's own values for content that no rulebook gives.
LONGTABLE_CONTENT_DIR = Path(folder) if (folder := env.text("LONGTABLE_CONTENT_DIR")) else None

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.socialaccount",
    *SOCIAL_PROVIDER_APPS,
    "allauth.usersessions",
    "rest_framework",
    "rest_framework.authtoken",
    "drf_spectacular",
    "anymail",
    "config",
    "accounts",
    "games",
    "notifications",
]

MIDDLEWARE = [
    "config.health.health",
    "games.api.express.express",
    "django.middleware.security.SecurityMiddleware",
    "config.content_policy.content_policy",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "accounts.middleware.personal_settings",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

if SOCIAL_PROVIDERS:
    MIDDLEWARE.append("accounts.leaving.leave_by_page")

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "games.web.lobby.waiting.waiting_for_you",
                "notifications.web.inbox.post_for_you",
            ],
        },
    },
]

DATABASES = {
    "default": env.database(env.text("DATABASE_URL", "sqlite:///var/longtable.sqlite3"), BASE_DIR),
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Counts attempts and calls. Several processes count together only in redis://host:6379/0.
CACHES = {"default": env.cache(env.text("CACHE_URL", "locmem://"))}

# smtp://user:password@host:587?tls=yes, smtps://…, console:// or filebased:///folder.
globals().update(mail.settings_from(env.text("EMAIL_URL", "filebased:///var/mail"), BASE_DIR))
DEFAULT_FROM_EMAIL = env.text("EMAIL_FROM", "Longtable <longtable@localhost>")
SERVER_EMAIL = DEFAULT_FROM_EMAIL

AUTH_USER_MODEL = "accounts.User"
_VALIDATORS = "django.contrib.auth.password_validation"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"{_VALIDATORS}.UserAttributeSimilarityValidator"},
    {"NAME": f"{_VALIDATORS}.MinimumLengthValidator"},
    {"NAME": f"{_VALIDATORS}.CommonPasswordValidator"},
    {"NAME": f"{_VALIDATORS}.NumericPasswordValidator"},
]

USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("pl", _("Polish"))]
LOCALE_PATHS = [BASE_DIR / "locale", *sorted(BASE_DIR.glob("games/rules/*/locale"))]

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]

X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "games.web.lobby.errors.forged"
