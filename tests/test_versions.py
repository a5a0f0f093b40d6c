"""Rules have versions: a record, or a table of the hall, is read and played on by the options, parts and rules it began under."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot import records
from heorot.core.dealing import Dealer, canonical
from heorot.core.errors import BadOption, BadPosition, UnknownVersion
from heorot.core.game import Game
from heorot.core.parts import SOURCES, fingerprint
from heorot.core.position import begin
from heorot.core.record import BadRecord, Header, Record, Replay, seats_own
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from heorot.server import protocol
from heorot.server.protocol import Refused
from tests.server.evening import Evening
from tests.server.house import House
from tests.stored import files
from tests.stored.scripted import script
from tests.tiny import dropped_in
from tests.tiny.fists import GAME as FISTS
from tests.tiny.grown import Forgetful, Grown

GROWN, FORGETFUL = Grown(), Forgetful()
Find = Callable[[str], Game[Any]]


def go(record: Record, moves: int = 10_000, seed: int = 1) -> Record:
    """Play on at random for so many moves of the seats, or to the end."""
    rng = Rng(seed)
    while record.state.actor != NOBODY and moves:
        if record.state.actor == DEALER:
            record.deal()
            continue
        seats = record.state.actors()
        seat = seats[rng.below(len(seats))]
        legal = record.state.legal(seat)
        record.make(legal[rng.below(len(legal))], seat)
        moves -= 1
    return record


def opened(game: Game[Any], seed: int = 1, **options: Any) -> Record:
    """Return the record of a game by today's rules in which nothing has happened yet."""
    settled = game.settled_options(options, game.version)
    seats = [{"name": name} for name in ("Ann", "Bob", "Cid")]
    record = Record.begin(game, game.new(3, **options), game.parts, seats, settled, Dealer.from_seed(seed, 3), "t")
    record.open()
    return record


def verified(text: str, find: Find) -> Replay:
    """Verify a record, and each seat's own."""
    replay = Replay(text, find)
    replay.verify()
    for seat in range(replay.header.players):
        Replay(seats_own(text, seat, find), find).verify()
    return replay


def grown(_: str) -> Game[Any]:
    return GROWN


# every game


@pytest.mark.parametrize("name", names())
def test_a_game_lists_its_versions_and_every_option_is_settled_in_each(name: str) -> None:
    game = heorot.game(name)
    assert [version.number for version in game.versions] == list(range(1, game.version + 1))
    for version in game.versions:
        assert sorted((*version.options, *version.since)) == sorted(option.name for option in game.options)
        for players in range(game.fewest, game.most + 1):
            assert game.version_of(game.begin_with(players, game.box(version.number), {}, version.number)) == version.number
    assert game.versions[-1].since == {}


@pytest.mark.parametrize("name", names())
def test_an_unknown_version_is_refused_in_one_sentence(name: str) -> None:
    game = heorot.game(name)
    sentence = f"rules version {game.version + 1} of {name} is not known here; this is version {game.version}"
    assert not game.knows(game.version + 1)
    with pytest.raises(UnknownVersion, match=sentence):
        game.begin_with(game.fewest, game.parts, {}, game.version + 1)
    lines = files.records()[f"{name} own"]["text"].splitlines()
    header = {**json.loads(lines[0]), "rules": game.version + 1}
    with pytest.raises(BadRecord, match=f"^line 1: {sentence}$"):
        Replay("\n".join([canonical(header), *lines[1:]]) + "\n", heorot.game)
    with pytest.raises(BadPosition, match=f"that is a position of rules version {game.version + 1}; this is version {game.version}"):
        begin(game, {"version": game.version + 1, "players": game.fewest}, ("version", "players"))


# the fingerprint


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value of the components."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*path, key))
    else:
        yield path


def holder(data: Any, path: tuple[Any, ...]) -> Any:
    """Return what holds a value of the components."""
    for key in path[:-1]:
        data = data[key]
    return data


def another(value: Any) -> Any:
    """Return another value of the same kind."""
    return not value if isinstance(value, bool) else value + (1 if isinstance(value, int) else "x")


@pytest.mark.parametrize("name", names())
def test_a_fingerprint_covers_what_plays_and_nothing_else(name: str) -> None:
    game = heorot.game(name)
    data = copy.deepcopy(dict(game.parts.data))
    prose = {path for path in leaves(data) if path[-1] in game.prose}
    assert prose
    for path in list(leaves(data)):
        place, value = holder(data, path), holder(data, path)[path[-1]]
        place[path[-1]] = another(value)
        assert (fingerprint(data, game.prose) == game.parts.fingerprint) == (path in prose), path
        place[path[-1]] = value


@pytest.mark.parametrize("name", names())
def test_what_a_game_calls_prose_does_not_play(name: str) -> None:
    """Without it, or with anything in its place, a game by script goes the same way; only labels that lie in a state change its digest."""
    game = heorot.game(name)
    relabelled = renamed(name)
    for players in range(game.fewest, game.most + 1):
        assert way(relabelled, players) == way(game, players)


def way(game: Game[Any], players: int) -> list[str]:
    """Return the moves of a game by script."""
    state = game.begin_with(players, game.parts, {})
    dealer, rng = Dealer.from_seed(3, players), Rng(3)
    made: list[str] = []
    while state.actor != NOBODY:
        seat = state.actors()[-1] if state.actor != DEALER else DEALER
        move = dealer.deal(state, len(made)) if seat == DEALER else sorted(state.legal(seat))[rng.below(len(state.legal(seat)))]
        made.append(game.notation(move, state))
        if seat == DEALER:
            state.apply(move)
        else:
            state.apply(move, seat)
    return [*made, *map(str, state.scores)]


def renamed(name: str) -> Game[Any]:
    """Return a game whose box says other things in all that does not play: every source, every name, numbers that nobody counts."""
    game = type(heorot.game(name))()
    other = {source: SOURCES[(i + 1) % len(SOURCES)] for i, source in enumerate(SOURCES)}

    def relabel(data: Any, key: Any = "") -> Any:
        if isinstance(data, dict | list):
            found = {one: relabel(value, one) for one, value in (data.items() if isinstance(data, dict) else enumerate(data))}
            return found if isinstance(data, dict) else list(found.values())
        if key in ("name", "scratch", "wound", "double_wound"):
            return another(data)
        return other[data] if key == "source" else data

    for file, parts in {version.parts: game.box(version.number) for version in game.versions}.items():
        game.boxes[file] = replace(game.accept_parts(relabel(dict(parts.data))), box=file)
    game.opened.clear()
    game.beginnings.clear()
    return game


@pytest.mark.parametrize("name", names())
def test_other_labels_in_the_box_change_neither_fingerprint_nor_digests(name: str) -> None:
    game = renamed(name)
    assert game.parts.data != heorot.game(name).parts.data
    assert game.parts.fingerprint == heorot.game(name).parts.fingerprint
    for kind in ("undone", "bots", "own"):
        verified(files.records()[f"{name} {kind}"]["text"], lambda _: game)
    stored = [one for one in files.digests() if one["game"] == name][:3]
    for one in stored:
        assert script(name, one["players"], one["options"], one["seed"], game) == one["digest"]
    verified(ended(go(opened(game))), heorot.game)


def ended(record: Record) -> str:
    """Return the text of a record that is over."""
    record.close()
    return record.text()


@pytest.mark.parametrize("name", ["bellum_magica", "beowulf_legend"])
def test_the_table_shows_the_labels_of_today(name: str) -> None:
    game = heorot.game(name)
    before, after = (json.loads(one.view_json(go(opened(one)).state)) for one in (game, renamed(name)))
    sources = [value for path, value in values(before) if path[-1] == "source"]
    others = [value for path, value in values(after) if path[-1] == "source"]
    assert others == [SOURCES[(SOURCES.index(source) + 1) % len(SOURCES)] for source in sources]
    assert sources


def values(data: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield every value of a view, by the way to it."""
    for path in leaves(data):
        value = data
        for key in path:
            value = value[key]
        yield path, value


@pytest.mark.parametrize("name", names())
def test_records_name_the_box_by_todays_fingerprint_and_are_read_by_all_it_had(name: str) -> None:
    game = heorot.game(name)
    text = ended(go(opened(game)))
    assert verified(text, heorot.game).header.parts == game.parts.fingerprint
    stored = json.loads(files.records()[f"{name} bots"]["text"].splitlines()[0])["parts"]
    assert stored != game.parts.fingerprint
    assert stored in game.known(1).boxes


@pytest.mark.parametrize("name", names())
def test_parts_that_differ_from_the_box_in_labels_only_are_somebodys_own_and_travel_whole(name: str) -> None:
    game = heorot.game(name)
    parts = renamed(name).parts
    own = game.accept_parts(parts.data)
    record = Record.begin(
        game, game.begin_with(2, own, {}), own, [{"name": "A"}, {"name": "B"}], game.settled_options({}, 1), Dealer.from_seed(1, 2), "t"
    )
    record.open()
    assert record.header.parts == parts.data
    verified(ended(go(record)), heorot.game)


# a game that has grown


@pytest.mark.parametrize("lost", ["gone", "carried"])
@pytest.mark.parametrize("seed", range(4))
def test_a_record_of_an_older_version_verifies_by_the_rules_options_and_parts_it_had(seed: int, lost: str) -> None:
    with dropped_in():
        record = go(opened(FISTS, seed, lost=lost), seed=seed)
        text = ended(record)
    replay = verified(text, grown)
    assert (replay.header.rules, replay.header.options) == (1, {"lost": lost})
    assert replay.state.digest() == record.state.digest()
    assert replay.state.scores == record.state.scores
    assert sum(replay.state.census()) == 6


def test_today_is_another_game() -> None:
    """Else an older record would verify by any rules: option, parts and rule each change what comes of the same moves."""
    record = go(opened(GROWN))
    replay = verified(ended(record), grown)
    assert (replay.header.rules, replay.header.options) == (2, {"lost": "gone", "runes": "nothing"})
    assert sum(replay.state.census()) == 8
    before, rule, option = (
        [played(record.header, seed, *how) for seed in range(6)] for how in (({}, 1), ({"runes": "count"}, 2), ({"runes": "nothing"}, 1))
    )
    assert sum(option) < sum(before) < sum(rule)


def played(header: Header, seed: int, options: dict[str, Any], version: int) -> int:
    """Return the points of a game of the grown game with its first box, all together."""
    state = GROWN.begin_with(3, GROWN.box(1), options, version)
    go(Record(GROWN, header, Dealer.from_seed(seed, 3), state))
    return sum(state.scores)


def test_a_game_of_an_older_version_is_played_on_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "fists.jsonl"
    dealer = Dealer.from_seed(2, 3)
    with dropped_in():
        seats = [{"name": name} for name in ("Ann", "Bob", "Cid")]
        record = records.begin(FISTS, FISTS.new(3), FISTS.parts, seats, {"lost": "gone"}, dealer, path)
        go(record, 4)
        records.leave(path)
        record.write = lambda line: None
    monkeypatch.setattr(heorot, "game", grown)
    again, replay = records.resume(path)
    list(replay.steps())
    records.go_on(again, replay, path)
    assert again.state.digest() == record.state.digest()
    go(again)
    records.close(again, path)
    with dropped_in():
        go(record)
    assert records.verify(path).state.digest() == record.state.digest()
    assert json.loads(path.read_text("utf-8").splitlines()[0])["rules"] == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules": 3}, "rules version 3 of fists is not known here; this is version 2"),
        ({"rules": 0}, "rules version 0 of fists is not known here; this is version 2"),
        ({"rules": 2}, "it was played with other parts than those of this version"),
        ({"rules": 2, "parts": GROWN.parts.fingerprint}, "its options are not complete, or not written as they should be"),
        ({"options": {"lost": "gone", "runes": "count"}}, "its options are not complete, or not written as they should be"),
        ({"options": {"lost": "gone", "thumbs": True}}, "there is no option 'thumbs'; there are: lost, runes"),
        ({"parts": GROWN.parts.fingerprint}, "it was played with other parts than those of this version"),
    ],
)
def test_a_header_that_does_not_fit_its_version_is_refused(change: dict[str, Any], sentence: str) -> None:
    with dropped_in():
        lines = ended(go(opened(FISTS))).splitlines()
    header = {**json.loads(lines[0]), **change}
    with pytest.raises(BadRecord) as why:
        Replay("\n".join([canonical(header), *lines[1:]]) + "\n", grown)
    assert str(why.value) == f"line 1: {sentence}"


def test_the_box_has_all_names_it_ever_had() -> None:
    with dropped_in():
        header = opened(FISTS).header.as_json()
    assert Replay(canonical(header) + "\n", grown).parts.box == "fists/parts.toml"
    assert Replay(canonical({**header, "parts": "known by an older name"}) + "\n", grown).parts.box == "fists/parts.toml"


def test_an_option_added_later_is_settled_as_it_was_before() -> None:
    assert GROWN.settled_options({}, 1) == {"lost": "gone", "runes": "count"}
    assert GROWN.settled_options({}, 2) == {"lost": "gone", "runes": "nothing"}
    assert GROWN.recorded_options({"lost": "carried"}, 1) == {"lost": "carried"}
    with pytest.raises(BadOption):
        GROWN.settled_options({"thumbs": True}, 1)


def test_a_position_is_one_of_its_version() -> None:
    keys = ("version", "players", "options")
    for version in (1, 2):
        expected = GROWN.begin_with(3, GROWN.box(version), {"lost": "carried"}, version)
        assert begin(GROWN, {"version": version, "players": 3, "options": {"lost": "carried"}}, keys).digest() == expected.digest()
    assert GROWN.version_of(begin(GROWN, {"players": 3}, keys)) == 2


# the hall


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


def begun(path: Path) -> tuple[Evening, dict[str, str], dict[str, str]]:
    """Return tables of the first version, in a hall that is closed then: one that gathers, one that plays, and one that is over."""
    with dropped_in():
        evening = Evening(House(path))
        ids = {"gathering": evening.table(evening.ann, evening.bob), "playing": evening.game(evening.ann, evening.bob)}
        evening.move(ids["playing"], 0)
        evening.move(ids["playing"], 1)
        ids["over"] = evening.game(evening.ann, evening.bob)
        evening.play_out(ids["over"])
        digests = {name: evening.digest(ids[name]) for name in ("playing", "over")}
        evening.house.close()
    return evening, ids, digests


def reopened(evening: Evening, path: Path, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> House:
    """Open the same hall where the game is another one."""
    monkeypatch.setattr(heorot, "game", lambda _: game)
    house = House(path)
    house.keys = evening.house.keys
    evening.house = house
    return house


def test_a_table_begun_under_a_version_that_the_rules_know_is_played_on_by_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ids, digests = begun(path)
    house = reopened(evening, path, GROWN, monkeypatch)
    assert {name: evening.digest(ids[name]) for name in digests} == digests
    house.do(evening.ann, ids["gathering"], protocol.Start)
    for id in (ids["gathering"], ids["playing"]):
        assert not house.table(id).state.info().frozen
        evening.play_out(id)
    for id in ids.values():
        record = house.table(id).match.record
        assert verified(record.text(), grown).header.rules == 1
    house.close()


def test_a_rematch_is_played_by_the_rules_of_today_with_the_settings_of_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ids, _ = begun(path)
    house = reopened(evening, path, GROWN, monkeypatch)
    again = house.rematch(evening.bob, ids["over"])
    house.do(evening.bob, again, protocol.Start)
    evening.play_out(again)
    record = house.table(again).match.record
    header = verified(record.text(), grown).header
    assert (header.rules, header.options) == (2, {"lost": "gone", "runes": "count"})
    house.close()


def test_a_table_of_a_version_that_is_not_known_can_be_read_and_not_played(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ids, _ = begun(path)
    house = reopened(evening, path, FORGETFUL, monkeypatch)
    for id in ids.values():
        assert house.table(id).state.info().frozen
        with pytest.raises(Refused, match="begun under other rules"):
            house.do(evening.ann, id, protocol.Say, text="hail")
    house.close()
