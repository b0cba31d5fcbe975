import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="ContentEdition",
            fields=[
                ("id", models.AutoField(primary_key=True, serialize=False)),
                ("game", models.CharField(max_length=40)),
                ("version", models.CharField(max_length=16)),
                ("body", models.BinaryField()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("game", "version"), name="edition_is_kept_once")
                ],
            },
        ),
        migrations.CreateModel(
            name="Match",
            fields=[
                ("id", models.BigAutoField(primary_key=True, serialize=False)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("started", models.DateTimeField(blank=True, null=True)),
                ("finished", models.DateTimeField(blank=True, null=True)),
                (
                    "content",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="games.contentedition",
                    ),
                ),
                ("head", models.IntegerField(default=0)),
                ("seats", models.SmallIntegerField()),
                ("rules", models.SmallIntegerField(default=0)),
                ("waiting", models.SmallIntegerField(default=0)),
                ("packed", models.BooleanField(default=False)),
                (
                    "status",
                    models.CharField(
                        choices=[
                            ("open", "open"),
                            ("running", "running"),
                            ("finished", "finished"),
                        ],
                        default="open",
                        max_length=10,
                    ),
                ),
                ("game", models.CharField(max_length=40)),
                ("head_hash", models.BinaryField(default=b"")),
                ("seed", models.BinaryField()),
                ("entropy", models.JSONField(default=list)),
                ("options", models.JSONField(default=dict)),
                ("result", models.JSONField(default=dict)),
            ],
            options={
                "verbose_name_plural": "matches",
            },
        ),
        migrations.CreateModel(
            name="LogEntry",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "match_id",
                        "seq",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="log",
                        to="games.match",
                    ),
                ),
                ("at", models.BigIntegerField()),
                ("seq", models.IntegerField()),
                ("move", models.IntegerField()),
                (
                    "content",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        to="games.contentedition",
                    ),
                ),
                ("version", models.SmallIntegerField()),
                ("rules", models.SmallIntegerField()),
                ("seat", models.SmallIntegerField()),
                ("via", models.SmallIntegerField()),
                ("payload", models.BinaryField()),
                ("public", models.BinaryField()),
                ("draws", models.BinaryField()),
                ("hash", models.BinaryField()),
            ],
            options={
                "verbose_name_plural": "log entries",
            },
        ),
        migrations.CreateModel(
            name="Draft",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "match_id",
                        "lane",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="drafts",
                        to="games.match",
                    ),
                ),
                ("asked", models.IntegerField()),
                ("seat", models.SmallIntegerField()),
                ("lane", models.CharField(max_length=60)),
                ("answers", models.TextField()),
            ],
        ),
        migrations.CreateModel(
            name="CommandKey",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "match_id",
                        "key",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="keys",
                        to="games.match",
                    ),
                ),
                ("key", models.BigIntegerField()),
                ("command", models.BigIntegerField()),
                ("first", models.IntegerField()),
                ("last", models.IntegerField()),
            ],
        ),
        migrations.CreateModel(
            name="Chunk",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "match_id",
                        "first",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="chunks",
                        to="games.match",
                    ),
                ),
                ("first", models.IntegerField()),
                ("last", models.IntegerField()),
                ("body", models.BinaryField()),
            ],
        ),
        migrations.CreateModel(
            name="Outbox",
            fields=[
                ("id", models.BigAutoField(primary_key=True, serialize=False)),
                (
                    "match",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        to="games.match",
                    ),
                ),
                ("at", models.BigIntegerField()),
                ("seq", models.IntegerField()),
                ("seat", models.SmallIntegerField()),
                ("kind", models.SmallIntegerField(choices=[(1, "Turn"), (2, "Over")])),
            ],
            options={
                "verbose_name_plural": "outbox",
            },
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="places",
                        to="games.match",
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("number", models.SmallIntegerField()),
                ("first", models.IntegerField(default=0)),
                ("last", models.IntegerField(blank=True, null=True)),
                ("bot", models.CharField(blank=True, max_length=20)),
            ],
        ),
        migrations.CreateModel(
            name="Snapshot",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "match_id",
                        "seq",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_constraint=False,
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="snapshots",
                        to="games.match",
                    ),
                ),
                ("seq", models.IntegerField()),
                ("format", models.IntegerField()),
                ("state", models.BinaryField()),
            ],
        ),
        migrations.AddIndex(
            model_name="match",
            index=models.Index(fields=["status", "game"], name="match_by_status"),
        ),
        migrations.AddConstraint(
            model_name="match",
            constraint=models.CheckConstraint(
                condition=models.Q(("head__gte", 0)), name="head_is_counted"
            ),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.UniqueConstraint(
                condition=models.Q(("last__isnull", True)),
                fields=("match", "number"),
                name="seat_is_held_by_one",
            ),
        ),
    ]
