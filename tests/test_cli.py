"""The command line, as a user meets it: in a process of its own."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import heorot
from tests.effort import by_turns

ROOT = Path(__file__).parents[1]
TINY = str(Path(__file__).parent / "tiny")


def heorot_says(*args: str, code: int = 0, stdin: str = "", **env: str) -> str:
    """Run a command; returns what it prints, or for a refusal what it prints to standard error."""
    command = [sys.executable, "-m", "heorot", *args]
    with tempfile.TemporaryDirectory() as home:  # records are kept in the user's data folder
        environment = {**os.environ, "XDG_DATA_HOME": home, **env}
        done = subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, timeout=300, cwd=ROOT)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code else done.stdout


def test_version_says_which_form_runs() -> None:
    said = heorot_says("--version")
    assert heorot.__version__ in said
    assert ("compiled" in said and "not compiled" not in said) == heorot.compiled()
    assert "not compiled" in heorot_says("--version", HEOROT_PURE="1")


def test_help_is_there_at_once() -> None:
    """Less than 0.3 s of CPU: measured, with room for a slow machine by taking the best of three."""
    best = 9.0
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert "play" in heorot_says("--help")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    print(f"heorot --help: {best:.3f} s CPU")
    code = "import sys; import heorot.cli; heorot.cli.parser(); print(sorted(m for m in sys.modules if m.startswith('heorot')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "['heorot', 'heorot.cli']"  # what is not loaded costs nothing, on any machine


def test_games() -> None:
    assert "Völuspá" in heorot_says("games")
    assert "skadi_draw: refill (default), literal" in heorot_says("games", "--options")
    rows = json.loads(heorot_says("games", "--json", "-"))
    voluspa = next(row for row in rows if row["game"] == "voluspa")
    assert [option["name"] for option in voluspa["options"]] == ["edda", "bookend", "skadi_draw", "start"]
    assert voluspa["presets"]["letter"] == {"bookend": "scores-once", "skadi_draw": "literal"}
    assert voluspa["first_option"] == "start"
    assert "preset letter (by the letter): bookend scores-once, skadi_draw literal" in heorot_says("games", "--options")
    assert "Fists" in heorot_says("games", HEOROT_GAMES=TINY)


def simulated(*args: str) -> dict[str, object]:
    """Return the options with which a game was simulated."""
    text = heorot_says("simulate", "voluspa", "--games", "1", "--bots", "random", "--json", "-", *args)
    found: dict[str, object] = json.loads(text)["options"]
    return found


def test_a_preset_sets_options_and_what_is_said_besides_wins() -> None:
    assert simulated("--preset", "letter")["skadi_draw"] == "literal"
    assert simulated("--preset", "played")["skadi_draw"] == "refill"
    both = simulated("--preset", "letter", "--skadi-draw", "refill", "--bookend=holds", "--first", "3")
    assert both == {"edda": False, "bookend": "holds", "skadi_draw": "refill", "start": "seat-3"}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--preset", "quick"), "Völuspá has no preset 'quick'; there are: letter, played"),
        (("--first", "4"), "--first must be from 1 to 3, not 4"),
        (("--first", "0"), "--first must be from 1 to 3, not 0"),
        (("--first", "Grendel"), "there is no seat 'Grendel'; there are: Player, Adept 1, Adept 2"),
        (("--first", "1", "--start", "seat-2"), "who begins is said twice, by --first and by --start"),
        (("--start", "seat-4"), "start cannot be 'seat-4': there are only 3 seats"),
        (("--resume", "x", "--preset", "letter"), "a game that is resumed keeps its players"),
    ],
)
def test_who_begins_and_presets_are_refused_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    game = () if "--resume" in args else ("voluspa",)
    assert sentence in heorot_says("play", *game, *args, code=2)


def test_who_begins_is_chosen_by_name() -> None:
    assert "Adept 2 begins." in heorot_says("play", "voluspa", "--first", "adept 2", "--record", "-", stdin="")
    assert "Joueur commence." in heorot_says("play", "voluspa", "--first", "joueur", "--lang", "fr", "--record", "-", stdin="")


def test_a_game_without_such_an_option_says_so() -> None:
    said = heorot_says("play", "fists", "--first", "1", code=2, HEOROT_GAMES=TINY)
    assert "in Fists it cannot be chosen who begins" in said


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_rules_begin_with_what_the_game_is_about(lang: str) -> None:
    said = heorot_says("rules", "bellum_magica", "--lang", lang)
    before = said[: said.index("MA-S1")]
    assert {"en": "six lines", "fr": "six lignes", "ru": "шесть линий"}[lang] in " ".join(before.split())
    assert before.count("#") == 0
    assert "six lines" not in heorot_says("rules", "bellum_magica", "MA-E1")


def test_rules() -> None:
    assert "Troll" in heorot_says("rules", "voluspa", "VO-C2")
    whole = heorot_says("rules", "voluspa")
    assert "VO-S1" in whole
    assert "VO-X13" in whole


def test_the_arena_tells_shares_with_their_intervals(tmp_path: Path) -> None:
    file = tmp_path / "outcome.json"
    command = ("arena", "voluspa", "--players", "2", "--deals", "3", "--bots", "search:stretches=1,random", "--budget", "8sims", "--edda")
    said = heorot_says(*command, "--json", str(file))
    assert "6 games, 3 deals; fair 0.500" in said
    outcome = json.loads(file.read_text("utf-8"))
    assert outcome["match"]["options"]["edda"] is True
    assert [row["bot"] for row in outcome["rows"]] == ["search:stretches=1", "random"]
    assert all(row["low"] <= row["share"] <= row["high"] for row in outcome["rows"])


def test_a_value_is_fitted_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    said = heorot_says("lab", "fit", "voluspa", "--players", "2", "--games", "20", "--out", str(file), "--plan", "stretches=1", "--edda")
    assert "log loss held" in said
    (lesson,) = json.loads(file.read_text("utf-8"))
    assert (lesson["players"], lesson["variant"], lesson["plan"]["stretches"]) == (2, "edda", 1)
    assert lesson["command"].endswith("--plan stretches=1 --edda true")


def test_simulate_gives_the_same_games_with_any_number_of_processes(tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        heorot_says(
            "simulate", "voluspa", "--players", "2", "--games", "60", "--bots", "greedy,random", "--jobs", jobs, "--json", str(file)
        )
        tally = json.loads(file.read_text())
        assert tally.pop("seconds") > 0
        told.append(tally)
    assert told[0] == told[1]
    assert set(told[0]) == {"game", "players", "options", "bots", "seed", "games", "moves", "wins", "ties", "mean_scores"}
    assert told[0]["wins"][0] > 55  # the greedy bot is worth its name
    assert sum(told[0]["wins"]) == pytest.approx(60)


def test_bench_prints_rows(tmp_path: Path) -> None:
    rows = json.loads(heorot_says("bench", "voluspa", "--seconds", "0.05", "--json", "-"))
    hows = {(row["how"], str(row["options"])) for row in rows if row["game"] == "voluspa"}
    for how in (
        ("playout", "driven", "policy", "told", "interpreted", "copy", "copy_from", "imagine", "lines", "parse", "record", "state")
        if heorot.compiled()
        else ("interpreted",)
    ):
        assert (how, "{}") in hows
        assert (how, "{'edda': True}") in hows
    for row in rows:
        assert row.get("moves_per_s", row.get("microseconds", row.get("bytes"))) > 0
        assert ("moves_per_s" in row) == ("games_per_s" in row)


def test_bench_compares_with_another_build() -> None:
    rows = json.loads(heorot_says("bench", "voluspa", "--seconds", "0.05", "--beside", sys.executable, "--json", "-"))
    assert [row["how"] for row in rows] == 2 * ["playout", "driven", "told", "record", "lines", "parse"]
    for row in rows:
        assert row["ratio"] == pytest.approx(row["before"] / row["now"])


def test_records_are_written_verified_edited_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    heorot_says("simulate", "voluspa", "--games", "3", "--bots", "random", "--edda", "--records", str(folder))
    files = sorted(folder.glob("*.jsonl"))
    assert len(files) == 3
    said = heorot_says("verify", *map(str, files))
    assert said.count("81 draws recomputed, moves taken back: 0; all as recorded") == 3
    rows = json.loads(heorot_says("verify", str(files[0]), "--json", "-"))
    assert rows[0]["draws"] == 81
    text = files[0].read_text("utf-8")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(text.replace('"draw ', '"drew ', 1), "utf-8")
    assert "line 5: not a move" in heorot_says("verify", str(wrong), code=2)
    wrong.write_text(text[:1500], "utf-8")
    assert "the record breaks off" in heorot_says("verify", str(wrong), code=2)
    assert "the record breaks off" in heorot_says("replay", str(wrong), code=2)
    assert "No such file" in heorot_says("verify", str(tmp_path / "none"), code=2)
    saga = heorot_says("replay", str(files[0]))
    assert "lays" in saga
    assert "The game is over." in saga
    assert "draws" not in saga
    assert "draws ?" not in heorot_says("replay", str(files[0]), "--draws")
    own = tmp_path / "own.jsonl"
    heorot_says("replay", str(files[0]), "--seat", "1", "--own", str(own))
    assert "cannot be recomputed" in heorot_says("verify", str(own))
    seen = heorot_says("replay", str(files[0]), "--seat", "1", "--draws", "--boards")
    assert seen.count("Random 1 draws ") > 20
    assert "Random 0 draws a tile." in seen
    assert "┌" in seen
    assert "it knows nothing of what seat 0 saw" in heorot_says("replay", str(own), "--seat", "0", code=2)
    assert "there is no seat 9" in heorot_says("replay", str(own), "--seat", "9", code=2)


def test_ones_own_parts(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(heorot_says("parts", "voluspa", "--template").replace("count = 8\nstrength = 7", "count = 18\nstrength = 7"), "utf-8")
    folder = tmp_path / "records"
    heorot_says("simulate", "voluspa", "--games", "1", "--bots", "random", "--parts", str(file), "--records", str(folder))
    assert "71 draws recomputed" in heorot_says("verify", *map(str, folder.glob("*.jsonl")))
    file.write_text(file.read_text("utf-8").replace("count = 18", "count = 99"), "utf-8")
    assert "tiles entry 2: count of thor must be from 0 to 85" in heorot_says("play", "voluspa", "--parts", str(file), code=2)
    assert "source rulebook" in heorot_says("parts", "voluspa")
    assert "starting_points 50\n" in heorot_says("parts", "beowulf_movie")


def test_a_game_is_recorded_where_records_are_kept_and_resumed(tmp_path: Path) -> None:
    heorot_says("play", "voluspa", stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    files = list((tmp_path / "heorot" / "records").glob("voluspa-*.jsonl"))
    assert len(files) == 1
    assert "Farewell" in heorot_says("play", "--resume", str(files[0]), stdin="quit\n")
    assert "there is a record already" in heorot_says("play", "voluspa", "--record", str(files[0]), code=2)
    assert "which game?" in heorot_says("play", code=2)


BAD = [
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "voluspa", "--players", "9"], "2 to 5 players, not 9"),
    (["play", "voluspa", "--people", "4"], "of 3 players, 4 cannot be people"),
    (["play", "voluspa", "--bots", "deep-thought"], "there is no bot 'deep-thought'"),
    (["play", "voluspa", "--bots", "Grendel"], "there is no bot 'Grendel'; there are: novice (careless), adept (greedy)"),
    (["play", "voluspa", "--parts", "/no/such/file"], "No such file"),
    (["play", "--resume", "/no/such/file"], "No such file"),
    (["play", "voluspa", "--resume", "x"], "a game that is resumed keeps its players, parts and options"),
    (["play", "--resume", "tests/golden/voluspa-1-0.jsonl"], "this game is over: there is nothing to go on with"),
    (["play", "voluspa", "--parts", "tests/golden/bad.toml"], "it is not text"),
    (["verify", "/dev/zero"], "a record has at most 4 MB"),
    (["verify", "tests/golden/voluspa-1-0.jsonl", "--json", "tests/golden/voluspa-1-0.jsonl"], "is one of the records"),
    (["bench", "voluspa", "--seconds", "nan"], "--seconds must be more than 0"),
    (["bench", "voluspa", "--beside", "/no/such/place"], "there is none at /no/such/place"),
    (["replay", "README.md"], "line 1: it is not JSON"),
    (["play", "voluspa", "--lang", "xx"], "there are no words in 'xx'"),
    (["play", "voluspa", "--bookend", "maybe"], "bookend cannot be 'maybe'"),
    (["play", "voluspa", "--dragons", "9"], "there is no option 'dragons'"),
    (["play", "voluspa", "extra"], "'extra' belongs to no option"),
    (["simulate", "voluspa", "--games", "0"], "--games must be at least 1"),
    (["simulate", "voluspa", "--bots", "a,b,c,d"], "there is no bot 'a'"),
    (["simulate", "voluspa", "--bots", "random,random,random,random"], "there are 3 seats for 4 bots"),
    (["simulate", "voluspa", "--games", "1", "--json", "/no/such/folder/x.json"], "No such file or directory"),
    (["arena", "voluspa", "--budget", "long"], "a budget is so many simulations or milliseconds"),
    (["arena", "voluspa", "--bots", "search:depth=9,greedy"], "a plan has width, stretches"),
    (["arena", "voluspa", "--players", "2", "--bots", "greedy,random,random"], "there are 2 seats for 3 bots"),
    (["lab", "fit", "voluspa", "--games", "3"], "--games must be at least 10"),
    (["rules", "voluspa", "VO-Q9"], "there is no clause 'VO-Q9'"),
    (["bench", "voluspa", "--seconds", "-1"], "--seconds must be"),
]


@pytest.mark.parametrize(("args", "sentence"), by_turns(BAD, 8))
def test_bad_input_gets_one_clear_sentence(args: list[str], sentence: str) -> None:
    said = heorot_says(*args, code=2)
    assert sentence in said
    assert said.count("\n") == 1


def test_an_unknown_flag_is_refused() -> None:
    assert "unknown: --frobnicate" in heorot_says("games", "--frobnicate", code=2)


def test_the_tiny_game_is_played_at_the_terminal_without_touching_another_file() -> None:
    said = heorot_says("play", "fists", "--players", "2", "--plain", "--seed", "3", stdin="fist 1\nfist 2\nfist 3\n", HEOROT_GAMES=TINY)
    assert "The game is over." in said
    assert heorot_says("simulate", "fists", "--players", "4", "--games", "10", "--bots", "greedy", HEOROT_GAMES=TINY).startswith("Fists")
