"""The database refuses to change or delete what the log holds.

Only the packing of a finished match takes rows away, and only those that a chunk covers.
On SQLite a later migration that rebuilds one of these tables has to make its triggers again.
"""

from django.db import migrations

WHY = "the log is append-only"
COVERED = """EXISTS (
    SELECT 1 FROM games_chunk c
    WHERE c.match_id = OLD.match_id AND OLD.seq BETWEEN c.first AND c.last
)"""
# Name, event and condition of every trigger that refuses a row.
REFUSED = [
    ("games_logentry", "update", "true"),
    ("games_logentry", "delete", f"NOT {COVERED}"),
    ("games_chunk", "update", "true"),
    ("games_chunk", "delete", "true"),
    ("games_contentedition", "update", "true"),
    ("games_contentedition", "delete", "true"),
    ("games_match", "delete", "OLD.head > 0"),
]
KEPT = ["games_logentry", "games_chunk", "games_contentedition"]
# REPLACE deletes without asking the triggers for deletion.
REPLACED = {
    "games_logentry": "match_id = NEW.match_id AND seq = NEW.seq",
    "games_chunk": "match_id = NEW.match_id AND first = NEW.first",
    "games_contentedition": "id = NEW.id OR game = NEW.game AND version = NEW.version",
}

POSTGRES_FORWARD = [
    f"""CREATE FUNCTION games_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION '{WHY}' USING ERRCODE = 'integrity_constraint_violation';
    END $$""",
    f"""CREATE FUNCTION games_refuse_unpacked() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT {COVERED} THEN
            RAISE EXCEPTION '{WHY}' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN OLD;
    END $$""",
    "CREATE TRIGGER games_logentry_delete BEFORE DELETE ON games_logentry"
    " FOR EACH ROW EXECUTE FUNCTION games_refuse_unpacked()",
    *(
        f"CREATE TRIGGER {table}_{event} BEFORE {event} ON {table}"
        f" FOR EACH ROW WHEN ({condition}) EXECUTE FUNCTION games_refuse()"
        for table, event, condition in REFUSED
        if "EXISTS" not in condition
    ),
    *(
        f"CREATE TRIGGER {table}_truncate BEFORE TRUNCATE ON {table}"
        " FOR EACH STATEMENT EXECUTE FUNCTION games_refuse()"
        for table in KEPT
    ),
    # Room on the page for the next version of the row, and no second compression of zstd.
    "ALTER TABLE games_match SET (fillfactor = 50)",
    "ALTER TABLE games_snapshot ALTER state SET STORAGE EXTERNAL",
    "ALTER TABLE games_chunk ALTER body SET STORAGE EXTERNAL",
]
POSTGRES_BACKWARD = [
    "DROP FUNCTION games_refuse() CASCADE",
    "DROP FUNCTION games_refuse_unpacked() CASCADE",
]
SQLITE_FORWARD = [
    *(
        f"CREATE TRIGGER {table}_{event} BEFORE {event} ON {table} WHEN {condition}"
        f" BEGIN SELECT RAISE(ABORT, '{WHY}'); END"
        for table, event, condition in REFUSED
    ),
    *(
        f"CREATE TRIGGER {table}_replace BEFORE INSERT ON {table}"
        f" WHEN EXISTS (SELECT 1 FROM {table} WHERE {same})"
        f" BEGIN SELECT RAISE(ABORT, '{WHY}'); END"
        for table, same in REPLACED.items()
    ),
]
SQLITE_BACKWARD = [
    *(f"DROP TRIGGER {table}_{event}" for table, event, _ in REFUSED),
    *(f"DROP TRIGGER {table}_replace" for table in REPLACED),
]


def enforce(apps, schema_editor):
    postgres = schema_editor.connection.vendor == "postgresql"
    for statement in POSTGRES_FORWARD if postgres else SQLITE_FORWARD:
        schema_editor.execute(statement, params=None)


def trust(apps, schema_editor):
    postgres = schema_editor.connection.vendor == "postgresql"
    for statement in POSTGRES_BACKWARD if postgres else SQLITE_BACKWARD:
        schema_editor.execute(statement, params=None)


class Migration(migrations.Migration):
    dependencies = [("games", "0001_the_log")]

    operations = [migrations.RunPython(enforce, trust)]
