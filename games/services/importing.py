"""Reads an exported match back in; a file that does not hold together changes nothing."""

from collections.abc import Iterable
from typing import Any

import msgspec
from django.db import transaction

from games.kernel.events import Event
from games.kernel.game import AnyGame
from games.kernel.moves import MatchOpened
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log.chain import START
from games.log.clock import time_of
from games.log.commit import result_of
from games.log.editions import keep_edition
from games.log.errors import CorruptLog
from games.log.row import Row
from games.log.upcast import read_event
from games.log.verify import Checked, Evidence, check_log
from games.models import ContentEdition, LogEntry, Match, Seat, Snapshot, Terms
from games.services.checking import all_snapshots
from games.services.exporting import FORMAT, Cover, Line, chain_holds, text_of
from games.services.matches import known_game

COVER = msgspec.json.Decoder(Cover)
LINE = msgspec.json.Decoder(Line)
_ = gettext_noop


def import_match(file: Iterable[bytes]) -> Match:
    """Keep a finished match with its log as it is, hashes included."""
    cover, lines = read_file(file)
    game = known_game(cover.game)
    if not cover.seed:
        refuse_masked(lines)
    with transaction.atomic():
        contents = kept_contents(game, cover)
        rows = [row_of(line, contents) for line in lines]
        evidence = Evidence(
            match_id=None,
            game=game,
            seed=hex_bytes(cover.seed),
            entropy=cover.entropy,
            editions={pk: version for version, pk in contents.items()},
            inherited=cover.inherited,
        )
        try:
            checked = check_log(evidence, rows)
        except CorruptLog as error:
            raise bad_file(f"event {error.seq}: {error.reason}") from error
        check_cover(cover, checked, read_event(game, rows[0].payload, rows[0].version))
        return keep(cover, rows, checked, game)


def bad_file(reason: str) -> Refused:
    return Refused("bad_file", say(_("This file can not be imported: {reason}"), reason=reason))


def read_file(file: Iterable[bytes]) -> tuple[Cover, list[Line]]:
    number = 0
    try:
        texts = [text for text in file if text.strip()]
        cover = COVER.decode(texts[0]) if texts else None
        if cover is None or cover.longtable != FORMAT:
            raise bad_file("it does not begin as an exported match does")
        lines = []
        for number, text in enumerate(texts[1:], 2):  # noqa: B007 - named in the refusal
            lines.append(LINE.decode(text))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise bad_file(f"line {number or 1}: {error}") from error
    if len(lines) != cover.head or not lines:
        raise bad_file(f"{cover.head} events are promised, {len(lines)} are there")
    return cover, lines


def refuse_masked(lines: list[Line]) -> None:
    broken = chain_holds(lines, START)
    if broken is not None:
        raise bad_file(f"event {broken}: the chain is broken")
    raise bad_file("it holds the public part of a match that was not over")


def kept_contents(game: AnyGame, cover: Cover) -> dict[str, int]:
    """The editions of the file, kept here too, as numbers by version."""
    contents = {}
    for version, body in cover.editions.items():
        try:
            edition = game.edition(bytes(body))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise bad_file(f"content {version}: {error}") from error
        if edition.version != version:
            raise bad_file(f"content {version} is not what its version says")
        contents[version] = keep_edition(game, edition).pk
    return contents


def hex_bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise bad_file(str(error)) from error


def row_of(line: Line, contents: dict[str, int]) -> Row:
    if line.content not in contents:
        raise bad_file(f"event {line.seq}: content {line.content} is missing")
    return Row(
        line.at,
        line.seq,
        line.move,
        contents[line.content],
        line.version,
        line.rules,
        line.seat,
        line.via,
        text_of(line.event),
        text_of(line.public),
        text_of(line.draws),
        hex_bytes(line.hash),
    )


def check_cover(cover: Cover, checked: Checked, opened: Event[Any]) -> None:
    assert isinstance(opened, MatchOpened), "a checked log begins so"
    if not checked.state.header.over:
        raise bad_file("the match is not over")
    if (opened.game, opened.seats) != (cover.game, cover.seats):
        raise bad_file("the first line speaks of another match")


def keep(cover: Cover, rows: list[Row], checked: Checked, game: AnyGame) -> Match:
    kept = ContentEdition.objects.get(pk=rows[-1].content)
    g = game.position(checked.state, game.edition(bytes(kept.body)).value)
    match = Match.objects.create(
        game=cover.game,
        seats=cover.seats,
        options=cover.options,
        entropy=cover.entropy,
        seed=bytes.fromhex(cover.seed),
        content_id=rows[-1].content,
        rules=rows[0].rules,
        status=Match.Status.FINISHED,
        started=time_of(rows[0].at),
        finished=time_of(rows[-1].at),
        head=checked.seq,
        head_hash=checked.hash,
        result=msgspec.json.decode(result_of(game, g)),
    )
    Seat.objects.bulk_create(Seat(match=match, number=number) for number in range(cover.seats))
    LogEntry.objects.bulk_create(entry_of(match, row) for row in rows)
    Snapshot.objects.bulk_create(
        Snapshot(match=match, seq=taken.seq, format=taken.format, state=taken.state)
        for taken in all_snapshots(game, rows, checked.state)
    )
    if cover.inherited:
        keep_as_sandbox(match, cover.inherited)
    return match


def keep_as_sandbox(match: Match, inherited: int) -> None:
    """Draws that another seed gave can not be checked, so it counts for nobody's record."""
    Terms.objects.create(match=match, private=True, sandbox=True, fork_at=inherited)


def entry_of(match: Match, row: Row) -> LogEntry:
    fields = {name: getattr(row, name) for name in row.__struct_fields__ if name != "content"}
    return LogEntry(match=match, content_id=row.content, **fields)
