from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("notifications", "0001_the_post"),
    ]

    operations = [
        migrations.AddField(
            model_name="preferences",
            name="one_subject",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
