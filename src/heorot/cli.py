"""The command line: `heorot …`. Every command imports only what it needs, so that help is there at once."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heorot import __version__

if TYPE_CHECKING:
    from heorot.core.game import Game


WITH_OPTIONS = ("play", "simulate")  # commands that take a game's own options as --name [value]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; bad input is one clear sentence and exit code 2."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    args.rest = rest
    if rest and args.command not in WITH_OPTIONS:
        top.error(f"unknown: {' '.join(rest)}")
    if args.version:
        import heorot

        print(f"heorot {__version__}, rules {'compiled' if heorot.compiled() else 'in plain Python (not compiled: slower)'}")
        return 0
    if args.command is None:
        top.print_help()
        return 0
    from heorot.core.errors import HeorotError

    try:
        code: int = args.run(args)
    except (HeorotError, OSError) as why:
        print(f"heorot: {why}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    top = argparse.ArgumentParser(prog="heorot", description="The mead hall where saga board games are played.")
    top.add_argument("--version", action="store_true", help="say the version, and whether the rules run compiled")
    commands = top.add_subparsers(dest="command", metavar="command")

    play = commands.add_parser("play", help="play a game at the terminal, against bots or with friends")
    add_game(play)
    play.add_argument("--people", type=int, default=1, metavar="N", help="how many of the players are people at this terminal (1)")
    play.add_argument("--bots", default="strong", help="who plays the other seats, separated by commas (strong)")
    play.add_argument("--lang", default="en", help="en, fr or ru")
    play.add_argument("--plain", action="store_true", help="without drawn boards and colours")
    play.add_argument("--seed", type=int, help="deal the same tiles again")
    play.set_defaults(run=run_play)

    games = commands.add_parser("games", help="the games there are")
    games.add_argument("--options", action="store_true", help="with their options")
    games.add_argument("--json", metavar="F", help="as JSON into a file, - for standard output")
    games.set_defaults(run=run_games)

    rules = commands.add_parser("rules", help="the rules of a game, clause by clause")
    rules.add_argument("game")
    rules.add_argument("clause", nargs="?", help="only this clause, such as VO-C2")
    rules.add_argument("--lang", default="en", help="en, fr or ru")
    rules.set_defaults(run=run_rules)

    simulate = commands.add_parser("simulate", help="many games between bots")
    add_game(simulate)
    simulate.add_argument("--games", type=int, default=100, metavar="M")
    simulate.add_argument("--bots", default="greedy,random", help="who plays, separated by commas; they change seats from game to game")
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--jobs", type=int, default=1, help="how many processes")
    simulate.add_argument("--json", metavar="F", help="the tally as JSON into a file, - for standard output")
    simulate.set_defaults(run=run_simulate)

    bench = commands.add_parser("bench", help="measure moves and games a second")
    bench.add_argument("game", nargs="?", help="only this game")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    bench.add_argument("--json", metavar="F", help="the rows as JSON into a file, - for standard output")
    bench.set_defaults(run=run_bench)
    return top


def add_game(command: argparse.ArgumentParser) -> None:
    """Let a command be told a game, its players and its options."""
    command.add_argument("game")
    command.add_argument("--players", type=int, default=3, metavar="N")
    command.epilog = "A game's own options are given by their names, such as --edda or --bookend holds: see `heorot games --options`."


def chosen(args: argparse.Namespace) -> tuple[Game[Any], dict[str, Any]]:
    """Return the game and the options a command was told."""
    import heorot
    from heorot.core.errors import BadOption
    from heorot.core.options import settle_options

    game = heorot.game(args.game)
    options: dict[str, Any] = {}
    name = ""
    for text in args.rest:
        if text.startswith("--"):
            name, equals, value = text[2:].replace("-", "_").partition("=")
            options[name] = value if equals else True
        elif name and options[name] is True:
            options[name] = text
        else:
            raise BadOption(f"{text!r} belongs to no option")
    return game, settle_options(game.options, options)


def at_least(number: int, least: int, what: str) -> int:
    """Return a number that must not be too small."""
    from heorot.core.errors import BadOption

    if number < least:
        raise BadOption(f"{what} must be at least {least}, not {number}")
    return number


def write_json(where: str, data: Any) -> None:
    """Write JSON values to a file, or to standard output for `-`."""
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    if where == "-":
        sys.stdout.write(text)
    else:
        Path(where).write_text(text, "utf-8")


def tell(text: str) -> None:
    """Show progress on one line of the terminal; nothing where nobody looks."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def run_play(args: argparse.Namespace) -> int:
    """Play a game at the terminal."""
    import secrets

    from heorot.core.errors import BadOption
    from heorot.terminal import sit_down

    game, options = chosen(args)
    if not 0 <= args.people <= args.players:
        raise BadOption(f"of {args.players} players, {args.people} cannot be people")
    seed = secrets.randbits(62) if args.seed is None else args.seed
    return sit_down(game, game.new(args.players, **options), args.people, args.bots.split(","), args.lang, args.plain, seed)


def run_games(args: argparse.Namespace) -> int:
    """List the games."""
    import heorot
    from heorot.games import names
    from heorot.words import Words

    found = [heorot.game(name) for name in names()]
    if args.json:
        write_json(args.json, [game.about() for game in found])
        return 0
    for game in found:
        words = Words("en", game)
        print(f"{game.name:<16} {game.title}, {game.fewest}–{game.most} players, {game.minutes} minutes: {words('game-about')}")
        for option in game.options if args.options else ():
            values = ", ".join(str(value).lower() + (" (default)" if value == option.default else "") for value in option.values)
            print(f"    {option.name}: {values} — {words(f'option-{option.name}')} [{option.clause}]")
    return 0


def run_rules(args: argparse.Namespace) -> int:
    """Print a game's rules, or one clause."""
    import heorot
    from heorot.core.errors import BadOption
    from heorot.rulebook import clauses
    from heorot.terminal import clause_lines

    found = clauses(heorot.game(args.game), args.lang)
    wanted = [args.clause.upper()] if args.clause else list(found)
    if wanted[0] not in found:
        raise BadOption(f"there is no clause {args.clause!r}")
    for name in wanted:
        print("\n".join(clause_lines(found[name])))
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    """Play many games between bots."""
    from heorot.lab.simulate import Setting, simulate

    game, options = chosen(args)
    games = at_least(args.games, 1, "--games")
    jobs = at_least(args.jobs, 1, "--jobs")
    setting = Setting(game.name, args.players, options, args.bots.split(","), args.seed)
    tally = simulate(setting, games, jobs, lambda done: tell(f"{done} of {games} games"))
    tell("")
    if args.json:
        write_json(args.json, tally.as_json())
    if args.json != "-":
        print(f"{game.title}, {args.players} players, {games} games, {tally.moves} moves in {tally.seconds} s")
        for bot, wins, mean in zip(tally.bots, tally.wins, tally.mean_scores):
            print(f"  {bot:<10} wins {100 * wins / games:5.1f} %   mean points {mean:7.2f}")
    return 0


def run_bench(args: argparse.Namespace) -> int:
    """Measure the rules."""
    import heorot
    from heorot.games import names
    from heorot.lab.bench import bench

    wanted = [heorot.game(args.game).name] if args.game else names()
    if args.seconds <= 0:
        at_least(0, 1, "--seconds")
    rows = bench(wanted, args.seconds, tell)
    tell("")
    if args.json:
        write_json(args.json, [row.as_json() for row in rows])
    if args.json != "-":
        print(f"{'game':<22} {'players':>7}  {'how':<12} {'moves/s':>12} {'games/s':>10}  options")
        for row in rows:
            what = " ".join(f"{name}={value}" for name, value in row.options.items())
            if row.moves_per_s is not None:
                print(f"{row.game:<22} {row.players:>7}  {row.how:<12} {row.moves_per_s:>12,.0f} {row.games_per_s:>10,.0f}  {what}")
            else:
                value = f"{row.microseconds:.2f} µs" if row.microseconds is not None else f"{row.bytes} bytes"
                print(f"{row.game:<22} {row.players:>7}  {row.how:<12} {value:>23}  {what}")
    return 0
