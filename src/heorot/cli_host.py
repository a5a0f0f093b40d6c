"""The commands of whoever runs a hall: `heorot backup`, `heorot check`, `heorot admin …`. They are told in English, as all commands are."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Show = Callable[[Any], list[str]]


def add_host(commands: Any) -> None:
    """Let the command line be told what the host wants."""
    backup = commands.add_parser("backup", help="copy a hall into a new file, also while it runs, with the key by which it signs")
    backup.add_argument("file", metavar="FILE", help="the new file; it is readable by you alone")
    add_database(backup)
    backup.set_defaults(run=run_backup)

    check = commands.add_parser("check", help="look a hall over: the file, every log, every record; also while it runs")
    check.add_argument("--json", metavar="F", help="what was found as JSON into a file, - for standard output")
    add_database(check)
    check.set_defaults(run=run_check)

    admin = commands.add_parser(
        "admin", help="be the host: see and close tables, mute and bar people, say something to all, erase somebody"
    )
    acts = admin.add_subparsers(dest="act", metavar="act", required=True)

    def act(name: str, help: str, show: Show = told) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = acts.add_parser(name, help=help)
        made.add_argument("--json", metavar="F", help="the answer as JSON into a file, - for standard output")
        add_database(made)
        made.set_defaults(run=run_act, show=show)
        return made

    tables = act("tables", "the tables, the latest first", show_tables)
    tables.add_argument("--of", metavar="PERSON", help="only those of somebody, by name or id")
    tables.add_argument("--stage", choices=("gathering", "sealing", "playing", "finished", "aside"), help="only those of a stage")
    act("people", "who has been here, the last seen first", show_people).add_argument("text", nargs="?", help="only who is called so")
    act("load", "how much there is, and how much of it is awake", show_load)
    act("reports", "what people reported, the latest first", show_reports)
    act("acts", "all that the host did, the latest first", show_acts)
    act("rules", "what you have set: quotas, how long things are kept, the sentence to everybody", show_rules)
    for name, help in (("close", "close a table: nobody can look at it"), ("reopen", "take up a table again that was closed or set aside")):
        made = act(name, help)
        made.add_argument("table", help="its id or its room code")
        if name == "close":
            made.add_argument("--why", metavar="TEXT", help="for the list of acts")
    for name, help in (
        ("mute", "let somebody say nothing any more"), ("unmute", "let somebody speak again"), ("bar", "let somebody in no more"),
        ("unbar", "let somebody in again"), ("erase", "erase somebody, in the logs of tables too"),
        ("export", "write down all that is kept of somebody"),
    ):  # fmt: skip
        made = act(name, help)
        made.add_argument("person", help="the name, if only one has it, or the id")
        if name in ("mute", "bar"):
            made.add_argument("--hours", type=int, metavar="N", help="for so long; without: for good")
            made.add_argument("--why", metavar="TEXT", help="for the list of acts")
        elif name == "erase":
            made.add_argument("--yes", action="store_true", help="really: it cannot be taken back")
        elif name == "export":
            made.add_argument("file", metavar="FILE", help="the new file, of JSON; - for standard output")
    quota = act("quota", "how much there may be: tables, tables-each (of one opener), people; 0 is no limit")
    quota.add_argument("name", choices=("tables", "tables-each", "people"))
    quota.add_argument("number", type=int)
    keep = act("keep", "after how many days is thrown away: finished tables, empty ones, unseen people; 0 is never")
    keep.add_argument("name", choices=("finished", "empty", "unseen"))
    keep.add_argument("number", type=int, metavar="DAYS")
    act("sweep", "throw away now what is too old")
    act("say", "say a sentence to everybody; without a text, nothing any more").add_argument("text", nargs="?", default="")


def add_database(command: argparse.ArgumentParser) -> None:
    """Let a command be told which hall."""
    command.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE (a file in your data folder)")


def write_json(where: str, data: Any) -> None:
    """Write JSON values to a file, or to standard output for `-`."""
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    if where == "-":
        sys.stdout.write(text)
    else:
        Path(where).write_text(text, "utf-8")


def run_backup(args: argparse.Namespace) -> int:
    """Copy a hall."""
    from heorot.server.host.check import backup
    from heorot.server.store.place import database_file

    made = backup(database_file(args.database), Path(args.file))
    print(f"{made['file']}: {made['tables']} tables, {made['people']} people and the hall's key, {made['bytes'] // 1024} kB")
    for sentence in made["wrong"]:
        print(f"heorot: {sentence}", file=sys.stderr)
    return 2 if made["wrong"] else 0


def run_check(args: argparse.Namespace) -> int:
    """Look a hall over."""
    import msgspec

    from heorot.server.host.check import check
    from heorot.server.store.place import database_file

    def tell(text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)

    path = database_file(args.database)
    found = check(path, tell)
    tell("")
    if args.json:
        write_json(args.json, msgspec.to_builtins(found))
    for one in found.wrong:
        print(f"heorot: {f'table {one.table}: ' if one.table else ''}{one.why}", file=sys.stderr)
    if args.json != "-":
        aside = f", {found.aside} set aside" if found.aside else ""
        counted = f"{found.tables} tables{aside}, {found.people} people, {found.entries} entries folded, {found.records} records verified"
        print(f"{path}: {counted}, {len(found.wrong)} faults")
    return 2 if found.wrong else 0


def run_act(args: argparse.Namespace) -> int:
    """Do what the host asks, in a hall that runs or in its file."""
    from heorot.core.errors import BadOption
    from heorot.server.host.line import do
    from heorot.server.store.place import database_file

    apart = ("act", "command", "run", "show", "json", "database", "rest", "version", "file", "yes")
    wish = {name: value for name, value in vars(args).items() if name not in apart}
    if args.act == "erase" and not args.yes:
        raise BadOption("this cannot be taken back: say --yes if you mean it")
    file = getattr(args, "file", "-")
    if file != "-" and Path(file).exists():
        raise BadOption(f"{file}: there is a file already")
    done = do(database_file(args.database), args.act, wish)
    if args.act == "export":
        return write_private(file, done)
    if args.json:
        write_json(args.json, done)
    if args.json != "-":
        print("\n".join(args.show(done)))
    return 0


def write_private(where: str, data: Any) -> int:
    """Write what is somebody's own where only the host reads it."""
    if where == "-":
        write_json("-", data)
        return 0
    handle = os.open(where, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
    print(f"{where}: all that is kept of {data['person'][0]['name'] if data['person'] else 'nobody'}")
    return 0


# how answers are shown


def told(done: Any) -> list[str]:
    """Show a sentence."""
    return [str(done)]


def when(at: int) -> str:
    """Return a time of the hall as a day and an hour."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000)) if at else "never"


def columns(rows: list[list[str]], nothing: str) -> list[str]:
    """Return rows in columns, the first one their headings."""
    if len(rows) < 2:
        return [nothing]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip() for row in rows]


def show_tables(done: Any) -> list[str]:
    """Show tables."""
    rows = [["table", "code", "game", "stage", "touched", "here", "seats"]]
    for one in done:
        seats = ", ".join(name or "(free)" for name in one["seats"])
        why = f" [{one['why']}]" if one["why"] else ""
        rows.append([one["table"], one["code"], one["game"], one["stage"], when(one["touched"]), str(one["here"]), seats + why])
    return columns(rows, "there are no tables")


def show_people(done: Any) -> list[str]:
    """Show people."""
    rows = [["person", "name", "came", "last seen", "devices", ""]]
    rows += [
        [
            one["id"],
            one["name"],
            when(one["created"]),
            when(one["seen"]),
            str(one["devices"]),
            {"mute": "muted", "bar": "barred"}.get(one["curb"], ""),
        ]
        for one in done
    ]
    return columns(rows, "there is nobody")


def show_load(done: Any) -> list[str]:
    """Show how much there is."""
    kept = done.pop("kept")
    runs = done.pop("runs")
    done["memory"] = f"{done['memory'] // 1024 // 1024} MB"
    kept["bytes"] = f"{kept['bytes'] // 1024} kB"
    live = [f"{name:<18} {value}" for name, value in done.items()] if runs else ["the hall does not run"]
    return [*live, *(f"{name:<18} {value}" for name, value in kept.items())]


def show_reports(done: Any) -> list[str]:
    """Show what was reported."""
    lines = []
    for one in done:
        lines.append(f"{when(one['at'])}  table {one['table']}: {one['name'] or 'somebody erased'} ({one['person'] or '-'})")
        lines.append(
            f"  reported by {one['reporter_name'] or 'somebody erased'} ({one['reporter'] or '-'}): {one['why'] or 'no reason given'}"
        )
        lines += [f"    {when(said['at'])}  {said['text']}" for said in one["lines"]]
    return lines or ["nothing was reported"]


def show_acts(done: Any) -> list[str]:
    """Show what the host did."""
    return columns(
        [["when", "what", "about", ""], *([when(one["at"]), one["act"], one["about"], one["said"]] for one in done)], "nothing was done"
    )


def show_rules(done: Any) -> list[str]:
    """Show what the host has set."""
    quotas = [f"quota {name:<12} {value or 'no limit'}" for name, value in done["quota"].items()]
    days = [f"keep {name:<13} {f'{value} days' if value else 'for ever'}" for name, value in done["keep"].items()]
    return [*quotas, *days, f"say                {done['notice'] or 'nothing'}"]
