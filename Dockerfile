# syntax=docker/dockerfile:1
# Two stages: packages and static files are made in the first, the second runs them as nobody special.

FROM python:3.11-slim AS build

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app
RUN python -m venv /venv
ENV PATH=/venv/bin:$PATH

# What the service itself needs, in the versions of the lock; tools and benchmarks stay out.
COPY pyproject.toml requirements.lock ./
RUN python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > needed.txt \
    && pip install --constraint requirements.lock --requirement needed.txt

COPY manage.py ./
COPY accounts accounts
COPY config config
COPY games games
COPY locale locale
COPY notifications notifications
COPY static static
COPY templates templates
# The key is for these two steps only; nothing of it stays in the image.
RUN export SECRET_KEY=needed-to-start-and-thrown-away DJANGO_SETTINGS_MODULE=config.settings.local \
    && python manage.py messages compile \
    && STATIC_HASHED=yes python manage.py collectstatic --no-input --verbosity 0 \
    && python -m compileall -q accounts config games notifications


FROM python:3.11-slim

RUN groupadd --gid 10001 longtable \
    && useradd --uid 10001 --gid longtable --no-create-home --shell /usr/sbin/nologin longtable
COPY --from=build /venv /venv
COPY --from=build /app /app
RUN install --directory --owner=longtable --group=longtable /app/var/mail

ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DJANGO_SETTINGS_MODULE=config.settings.production \
    HOST=0.0.0.0 \
    PORT=8000
WORKDIR /app
USER longtable
EXPOSE 8000

HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['PORT']}/readyz\", timeout=4)"]

CMD ["python", "-m", "config.server", "web"]
