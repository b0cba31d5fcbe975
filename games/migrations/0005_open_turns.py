"""Every seat that is waited for gets its turn; what the outbox kept of turns has no use any more."""

from django.db import migrations

OPEN = """
INSERT INTO games_turn (match_id, seat, opened, first)
SELECT m.id, s.number, e.at, m.head
FROM games_match m
JOIN games_seat s ON s.match_id = m.id AND s.last IS NULL
JOIN games_logentry e ON e.match_id = m.id AND e.seq = m.head
WHERE m.status IN ('running', 'paused') AND (m.waiting >> CAST(s.number AS integer)) & 1 = 1
"""
DROP_TOLD = "DELETE FROM games_outbox WHERE kind = 1"


class Migration(migrations.Migration):
    dependencies = [("games", "0004_turns_and_clocks")]

    operations = [
        migrations.RunSQL(OPEN, migrations.RunSQL.noop),
        migrations.RunSQL(DROP_TOLD, migrations.RunSQL.noop),
    ]
