"""The command line: `heorot …`. Every command imports only what it needs, so that help is there at once."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heorot import __version__

if TYPE_CHECKING:
    from heorot.core.game import Game
    from heorot.core.parts import Parts


WITH_OPTIONS = ("play", "simulate", "arena", "lab")  # commands that take a game's own options as --name [value]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; bad input is one clear sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # what cannot be shown or read is shown as ?, not a crash
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
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
        args = top.parse_args(["serve"])
        args.browser = True
    from heorot.core.errors import HeorotError

    try:
        code: int = args.run(args)
    except BrokenPipeError:  # whoever read our output has left
        sys.stderr.close()
        return 0
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
    add_game(play, required=False)
    play.add_argument("--people", type=int, default=1, metavar="N", help="how many of the players are people at this terminal (1)")
    play.add_argument(
        "--bots",
        default="adept",
        help="who plays the other seats, separated by commas: novice, adept, or more (adept)",
    )
    play.add_argument("--lang", default="en", help="en, fr or ru")
    play.add_argument("--plain", action="store_true", help="without drawn boards and colours")
    play.add_argument("--seed", type=int, help="deal the same game again (nobody need trust such a dealer)")
    play.add_argument("--record", metavar="F", help="keep the record in this file, not among the others; - for none")
    play.add_argument("--resume", metavar="F", help="go on with a game that was left")
    play.set_defaults(run=run_play)

    verify = commands.add_parser("verify", help="replay records and recompute every draw")
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.add_argument("--receipt", metavar="F", help="what your device kept of the beginning: the record must be the one that was begun")
    verify.add_argument("--hall", metavar="KEY", help="the key that must have signed it, or a file that has kept /.well-known/heorot.json")
    verify.add_argument("--lang", default="en", help="en, fr or ru")
    verify.add_argument("--json", metavar="F", help="what was found as JSON into a file, - for standard output")
    verify.set_defaults(run=run_verify)

    replay = commands.add_parser("replay", help="tell a recorded game again, turn by turn")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, metavar="N", help="through the eyes of this seat (0 is the first); without: all is told")
    replay.add_argument("--lang", default="en", help="en, fr or ru")
    replay.add_argument("--boards", action="store_true", help="draw the board after each turn")
    replay.add_argument("--draws", action="store_true", help="tell the draws too, as far as they may be known")
    replay.add_argument("--own", metavar="F", help="write that seat's own record into a file, - for standard output")
    replay.set_defaults(run=run_replay)

    parts = commands.add_parser("parts", help="the components of a game and where they are known from")
    parts.add_argument("game")
    parts.add_argument("--template", action="store_true", help="print the file to start one's own components from")
    parts.set_defaults(run=run_parts)

    games = commands.add_parser("games", help="the games there are")
    games.add_argument("--options", action="store_true", help="with their options")
    games.add_argument("--lang", default="en", help="en, fr or ru")
    games.add_argument("--json", metavar="F", help="as JSON into a file, - for standard output")
    games.set_defaults(run=run_games)

    rules = commands.add_parser("rules", help="how a game is played, then its rules, clause by clause")
    rules.add_argument("game")
    rules.add_argument("clause", nargs="?", help="only this clause, such as VO-C2, or this section of how to play, such as goal")
    rules.add_argument("--howto", action="store_true", help="only how to play")
    rules.add_argument("--lang", default="en", help="en, fr or ru")
    rules.set_defaults(run=run_rules)

    words = commands.add_parser("words", help="every message of a game in whole sentences, for proofreading and translating")
    words.add_argument("game")
    words.add_argument("--lang", default="en", help="en, fr or ru")
    words.add_argument("--missing", action="store_true", help="only what this language lacks, or has too much; then the exit code is 1")
    words.set_defaults(run=run_words)

    simulate = commands.add_parser("simulate", help="many games between bots")
    add_game(simulate)
    simulate.add_argument("--games", type=int, default=100, metavar="M")
    simulate.add_argument("--bots", default="greedy,random", help="who plays, separated by commas; they change seats from game to game")
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--jobs", type=int, default=1, help="how many processes")
    simulate.add_argument("--records", metavar="D", help="write the record of every game into this folder")
    simulate.add_argument("--json", metavar="F", help="the tally as JSON into a file, - for standard output")
    simulate.set_defaults(run=run_simulate)

    arena = commands.add_parser("arena", help="who plays better: the same deals from every seat, with an interval")
    add_game(arena)
    arena.add_argument("--bots", default="search,greedy", help="who plays, separated by commas; the last takes all seats that are left")
    arena.add_argument("--deals", type=int, default=100, metavar="D", help="deals; each is played once in every rotation of the seats")
    arena.add_argument("--budget", default="200sims", help="how long a bot may think of a move: 200sims, or 25ms")
    arena.add_argument("--seed", type=int, default=1, help="the range of deals")
    arena.add_argument("--jobs", type=int, default=1, help="how many processes")
    arena.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="by Ray: at this address, or on this machine")
    arena.add_argument("--sprt", metavar="LOW,HIGH", help="end as soon as the first bot's share is decided between these two")
    arena.add_argument("--journal", metavar="F", help="keep each deal in this file, and go on from there after an interruption")
    arena.add_argument("--json", metavar="F", help="the outcome as JSON into a file, - for standard output")
    arena.set_defaults(run=run_arena)

    lab = commands.add_parser("lab", help="teach a game's eye: self-play, a fit, weights")
    tasks = lab.add_subparsers(dest="task", metavar="task", required=True)
    fit = tasks.add_parser("fit", help="fit the value that search uses, and write it into the game's folder")
    add_game(fit)
    fit.add_argument("--games", type=int, default=1000, metavar="M", help="games of self-play")
    fit.add_argument("--seed", type=int, default=77)
    fit.add_argument("--keep", type=float, default=0.2, help="which part of the quiet positions is kept")
    fit.add_argument("--plan", default="", metavar="P", help="how search is to use it, such as stretches=3:slope=0.02")
    fit.add_argument("--out", metavar="F", help="write into this file instead")
    fit.set_defaults(run=run_fit)

    serve = commands.add_parser("serve", help="open the hall: tables in the browser and over the network")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1: this machine only)")
    serve.add_argument("--port", type=int, default=8450, help="the port, or the next free one (8450)")
    serve.add_argument("--lan", action="store_true", help="let other devices of this network in, and show their address as a QR code")
    serve.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE (a file in your data folder)")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address people use, where a proxy stands before the hall")
    serve.add_argument("--metrics-token", default="", metavar="T", help="lets who names it read /metrics from elsewhere")
    serve.add_argument(
        "--allow-private-hooks", action="store_true", help="let web hooks of tables lead to this machine and its network, and by plain http"
    )
    serve.add_argument("--bots", type=int, default=1, metavar="N", help="processes in which bots think (1)")
    serve.add_argument("--grace", type=float, default=120, metavar="S", help="seconds for which a seat waits for its person (120)")
    serve.set_defaults(run=run_serve)

    bench = commands.add_parser("bench", help="measure moves and games a second")
    bench.add_argument("game", nargs="?", help="only this game")
    bench.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    bench.add_argument("--json", metavar="F", help="the rows as JSON into a file, - for standard output")
    bench.add_argument("--beside", metavar="PATH", help="compare with another checkout, or its Python: by turns, medians, ratios")
    bench.set_defaults(run=run_bench)
    return top


def add_game(command: argparse.ArgumentParser, required: bool = True) -> None:
    """Let a command be told a game, its players, parts and options."""
    command.add_argument("game", nargs=None if required else "?")
    command.add_argument("--parts", metavar="F", help="play with components of one's own (see `heorot parts GAME --template`)")
    command.add_argument("--players", type=int, default=3, metavar="N")
    command.add_argument(
        "--preset", metavar="P", help="letter: by the letter of the rulebook; played: as players play it; options given besides win"
    )
    command.add_argument("--first", metavar="WHO", help="who begins: a name, or the number of a seat (1 is the first); drawn: by lot")
    command.epilog = "A game's own options are given by their names, such as --edda or --bookend holds: see `heorot games --options`."


def chosen(args: argparse.Namespace, names: Sequence[str] = ()) -> tuple[Game[Any], Parts, dict[str, Any]]:
    """Return the game, the parts and the options a command was told; the names are those of the seats."""
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
    if args.preset is not None:
        options = {**game.preset(args.preset), **options}
    if args.first is not None:
        if game.first_option in options:
            raise BadOption(f"who begins is said twice, by --first and by --{game.first_option}")
        options[game.first_option] = begins(game, args.first, args.players, names)
    try:
        parts = game.read_parts(Path(args.parts).read_text("utf-8")) if args.parts else game.parts
    except UnicodeDecodeError:
        raise BadOption(f"{args.parts}: it is not text") from None
    return game, parts, settle_options(game.options, options)


def begins(game: Game[Any], who: str, players: int, names: Sequence[str]) -> str:
    """Return the value of the option by which somebody begins who is named, or whose seat is numbered."""
    from heorot.core.errors import BadOption
    from heorot.core.options import DRAWN, begun_by

    if not game.first_option:
        raise BadOption(f"in {game.title} it cannot be chosen who begins")
    if who == DRAWN:
        return DRAWN
    if who.isascii() and who.isdigit():
        if not 1 <= int(who) <= players:
            raise BadOption(f"--first must be from 1 to {players}, not {who}")
        return begun_by(int(who) - 1)
    found = [seat for seat, name in enumerate(names) if name.casefold() == who.casefold()]
    if len(found) != 1:
        known = f"; there are: {', '.join(names)}" if names else ", which a number or a name must tell"
        raise BadOption(f"there is no seat {who!r}{known}")
    return begun_by(found[0])


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


def run_serve(args: argparse.Namespace) -> int:
    """Open the hall."""
    from heorot.server.web.serve import Wishes, serve

    if not 0 <= args.port < 65536:
        raise OSError(f"--port must be from 0 to 65535, not {args.port}")
    bots = at_least(args.bots, 1, "--bots")
    browser = getattr(args, "browser", False)
    if not 1 <= args.grace <= 86_400:
        raise OSError(f"--grace must be from 1 to 86400 seconds, not {args.grace:g}")
    where = (args.host, args.port, args.lan, args.database, args.public_url, args.metrics_token)
    return serve(Wishes(*where, bots, private_hooks=args.allow_private_hooks, grace=args.grace, browser=browser))


def run_play(args: argparse.Namespace) -> int:
    """Play a game at the terminal."""
    import heorot
    from heorot import records
    from heorot.bots import is_offered, no_bot
    from heorot.core.dealing import Dealer
    from heorot.core.errors import BadOption
    from heorot.terminal import Sitting, Style, resumed, seats_of, sit_down
    from heorot.words import Words

    style = Style(args.plain, not args.plain and sys.stdout.isatty())
    if args.resume:
        if args.game or args.rest or args.parts or args.record or args.preset or args.first:
            raise BadOption("a game that is resumed keeps its players, parts and options: name only its record")
        path = Path(args.resume)
        return sit_down(resumed(path, args.lang, style), path)
    if args.game is None:
        raise BadOption("which game? name it first; `heorot games` lists them")
    if not 0 <= args.people <= args.players:
        raise BadOption(f"of {args.players} players, {args.people} cannot be people")
    words = Words(args.lang, heorot.game(args.game))
    bots = args.bots.split(",")
    seats = seats_of(words, args.people, [bots[i % len(bots)] for i in range(args.players - args.people)])
    game, parts, options = chosen(args, [seat["name"] for seat in seats])
    state = game.begin_with(args.players, parts, options)
    dealer = Dealer.new(args.players) if args.seed is None else Dealer.from_seed(args.seed, args.players)
    kept = None if args.record == "-" else Path(args.record) if args.record else records.fresh_file(game.name)
    for name in bots:
        if not is_offered(name, game):
            raise BadOption(no_bot(name, game))
    record = records.begin(game, state, parts, seats, options, dealer, kept)
    return sit_down(Sitting(record, words, style), kept)


def run_verify(args: argparse.Namespace) -> int:
    """Verify records; each that is wrong gets its sentence."""
    from heorot import records
    from heorot.core.errors import BadOption, HeorotError
    from heorot.words import Words

    if args.json in args.files:
        raise BadOption(f"{args.json} is one of the records: name another file for the JSON")
    if args.receipt and len(args.files) > 1:
        raise BadOption("a receipt is of one record: name one file")
    receipt = Path(args.receipt) if args.receipt else None
    hall = records.hall_key(args.hall) if args.hall else ""
    found: list[dict[str, Any]] = []
    for name in args.files:
        try:
            replay = records.verify(Path(name), receipt, hall)
        except (HeorotError, OSError) as why:
            print(f"heorot: {why}", file=sys.stderr)
            found.append({"file": name, "error": str(why)})
            continue
        header = replay.header
        counts = {"lines": len(replay.raw), "draws": len(replay.draws), "undos": replay.undos}
        signed = replay.signature[0] if replay.signature else None
        about = {"eyes": header.eyes, "signed": signed, "receipt": receipt is not None, "void": list(header.void)}
        found.append({"file": name, "game": header.game, **counts, **about, **(replay.end or {})})
        if args.json != "-":
            words = Words(args.lang, replay.game)
            said = {"file": name, "game": words("game-title"), **counts}
            people = words.people(header.seats)
            print(words("verified", **said) if header.eyes is None else words("verified-own", seat=people[header.eyes], **said))
            for void in header.void:
                print("  " + words(records.VOID[void["why"]], seat=void["name"], round=void["round"]))
            print("  " + (words("verified-signed", hall=signed) if signed else words("verified-unsigned")))
            if receipt:
                print("  " + words("verified-receipt"))
    if args.json:
        write_json(args.json, found)
    return 2 if any("error" in entry for entry in found) else 0


def run_replay(args: argparse.Namespace) -> int:
    """Tell a recorded game again."""
    from heorot.retelling import own_record, retell

    path = Path(args.file)
    if args.own:
        text = own_record(path, args.seat)
        if args.own == "-":
            sys.stdout.write(text)
        else:
            with Path(args.own).open("x", encoding="utf-8") as file:
                file.write(text)
        return 0
    return retell(path, args.seat, args.lang, args.boards, args.draws)


def run_parts(args: argparse.Namespace) -> int:
    """Show a game's components, or the file to start one's own from."""
    import heorot

    game = heorot.game(args.game)
    if args.template:
        sys.stdout.write(game.template())
        return 0
    for table, entries in game.parts.data.items():
        if not isinstance(entries, list | dict):
            print(f"{table} {entries}")  # a number of the whole box
            continue
        print(f"{table}:")
        for entry in entries if isinstance(entries, list) else [entries]:
            print("  " + ", ".join(f"{key} {value}" for key, value in entry.items()))
    print(f"fingerprint {game.parts.fingerprint}")
    return 0


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
        words = Words(args.lang, game)
        line = words("game-line", title=words("game-title"), fewest=game.fewest, most=game.most, minutes=game.minutes)
        print(f"{game.name:<16} {line} {words('game-about')}")
        for option in game.options if args.options else ():
            values = words.series(
                [words("value-default", value=str(v).lower()) if v == option.default else str(v).lower() for v in option.values]
            )
            said = words(f"option-{option.name}")
            print("    " + words("option-line", option=option.name, values=values, said=said, clause=option.clause))
        for name, preset in game.presets.items() if args.options else ():
            values = words.series([f"{option} {str(value).lower()}" for option, value in preset.items()])
            print("    " + words("preset-line", preset=name, called=words(f"preset-{name}"), values=values))
    return 0


def run_words(args: argparse.Namespace) -> int:
    """Print a game's messages for people who proofread, or what a translator has still to do."""
    import heorot
    from heorot.proofreading import howto_proofs, missing, proofs, unknown
    from heorot.words import Words

    game = heorot.game(args.game)
    words = Words(args.lang, game)
    if args.missing:
        lacking, never = missing(game, args.lang), unknown(game, args.lang)
        print("\n".join([*(words("words-lacks", id=name) for name in lacking), *(words("words-unused", id=name) for name in never)])
              or words("words-whole"))  # fmt: skip
        return 1 if lacking or never else 0
    for proof in (*proofs(game, args.lang), *howto_proofs(game, args.lang)):
        print(f"{proof.id}\n    {proof.text}")
    return 0


def run_rules(args: argparse.Namespace) -> int:
    """Print how a game is played and its rules, or a part of them."""
    import heorot
    from heorot.core.errors import BadOption
    from heorot.howto import howto, sections_called
    from heorot.prose import howto_lines, section_lines, text_lines, width_here
    from heorot.rulebook import clauses, intro
    from heorot.terminal import clause_lines
    from heorot.words import Words

    game = heorot.game(args.game)
    found, told = clauses(game, args.lang), howto(game, args.lang)
    words = Words(args.lang, game)
    if args.clause and args.clause.upper() in found:
        print("\n".join(clause_lines(found[args.clause.upper()], words)))
        return 0
    sections = sections_called(told, args.clause) if told and args.clause else ()
    if args.clause and not sections:
        raise BadOption(f"there is no clause {args.clause!r}")
    if args.howto and told is None:
        raise BadOption(f"{game.title} does not say how to play it")
    if sections:
        print("\n".join(line for one in sections for line in section_lines(one, words, width_here())))
        return 0
    print("\n".join([words("game-title"), "", *(howto_lines(told, words) if told else text_lines(intro(game, args.lang)))]))
    for clause in () if args.howto else found.values():
        print("\n".join(clause_lines(clause, words)))
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    """Play many games between bots."""
    from heorot.lab.simulate import Setting, simulate

    game, parts, options = chosen(args)
    games = at_least(args.games, 1, "--games")
    jobs = at_least(args.jobs, 1, "--jobs")
    setting = Setting(game.name, args.players, options, args.bots.split(","), args.seed, dict(parts.data), args.records)
    tally = simulate(setting, games, jobs, lambda done: tell(f"{done} of {games} games"))
    tell("")
    if args.json:
        write_json(args.json, tally.as_json())
    if args.json != "-":
        print(
            f"{game.title}, {args.players} players, {games} {'game' if games == 1 else 'games'}, {tally.moves} moves in {tally.seconds} s"
        )
        for bot, wins, mean in zip(tally.bots, tally.wins, tally.mean_scores):
            print(f"  {bot:<10} wins {100 * wins / games:5.1f} %   mean points {mean:7.2f}")
    return 0


def run_arena(args: argparse.Namespace) -> int:
    """Let bots compete on the same deals."""
    from heorot.bots import Budget
    from heorot.core.errors import BadOption
    from heorot.lab.arena import Match, compete, read_budget, seated, table
    from heorot.lab.pool import pool_of
    from heorot.lab.sprt import read_sprt

    game, parts, options = chosen(args)
    if parts is not game.parts:
        raise BadOption("strength is measured with the components of the box only")
    deals = at_least(args.deals, 1, "--deals")
    bots = tuple(args.bots.split(","))
    if len(bots) > args.players:
        raise BadOption(f"there are {args.players} seats for {len(bots)} bots")
    read_budget(args.budget)
    for bot in bots:
        seated(bot, game, 0, Budget())
    game.begin_with(args.players, parts, options)
    match = Match(game.name, args.players, options, bots, args.budget, args.seed, game.version, parts.fingerprint)
    pool = pool_of(at_least(args.jobs, 1, "--jobs"), args.ray)
    journal = Path(args.journal) if args.journal else None
    sprt = read_sprt(args.sprt) if args.sprt else None
    outcome = compete(match, deals, pool, journal, lambda done: tell(f"{done} of {deals} deals"), sprt)
    tell("")
    if args.json:
        write_json(args.json, outcome.as_json())
    if args.json != "-":
        print(f"{game.title}, {args.players} players, seed {args.seed}, {args.budget}: " + "\n".join(table(outcome)))
    return 0


def run_fit(args: argparse.Namespace) -> int:
    """Learn a value by self-play."""
    from heorot.bots.searching import read_plan
    from heorot.lab.fit import Wish, learn, weights_file, write

    game, _, options = chosen(args)
    given = {option.name: options[option.name] for option in game.options if options[option.name] != option.default}
    command = f"heorot lab fit {game.name} --players {args.players} --games {args.games} --seed {args.seed} --keep {args.keep}"
    command += f" --plan {args.plan}" if args.plan else ""
    command += "".join(f" --{name} {value}".lower() for name, value in given.items())
    games = at_least(args.games, 10, "--games")
    lesson = learn(Wish(game.name, args.players, options, games, args.seed, args.keep, command, read_plan(args.plan)))
    write(Path(args.out) if args.out else weights_file(game.name), lesson)
    told = ", ".join(f"{name} {loss:.4f}" for name, loss in lesson.losses.items())
    print(f"{game.title}, {args.players} players, {args.games} games: log loss {told}")
    return 0


def run_bench(args: argparse.Namespace) -> int:
    """Measure the rules."""
    import heorot
    from heorot.core.errors import BadOption
    from heorot.games import names
    from heorot.lab.bench import bench

    wanted = [heorot.game(args.game).name] if args.game else names()
    if not 0 < args.seconds < 3600:
        raise BadOption(f"--seconds must be more than 0, and less than an hour, not {args.seconds}")
    if args.beside:
        return run_beside(args, wanted)
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


def run_beside(args: argparse.Namespace, wanted: list[str]) -> int:
    """Compare the rules with those of another build."""
    from heorot.lab.beside import beside

    if args.json != "-":
        print(f"{'game':<22} {'players':>7}  {'how':<12} {'before':>10} {'now':>10} {'ratio':>6}  options")
    rows = []
    for row in beside(wanted, Path(args.beside), args.seconds, tell):
        rows.append(row.as_json())
        what = " ".join(f"{name}={value}" for name, value in row.options.items())
        if args.json != "-":
            print(f"{row.game:<22} {row.players:>7}  {row.how:<12} {row.before:>7.2f} µs {row.now:>7.2f} µs {row.ratio:>6.2f}  {what}")
    if args.json:
        write_json(args.json, rows)
    return 0
