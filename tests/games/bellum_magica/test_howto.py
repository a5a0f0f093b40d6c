"""How to play, asking and the terminal's question: what they say is what the rules and the box have."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

import heorot
from heorot.asking import asks
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p
from heorot.words import languages
from tests.speaking import speaking

GAME = heorot.game("bellum_magica")
BOX: dict[str, list[dict[str, Any]]] = dict(GAME.parts.data)
GOOD_AT = {  # what an answer says that a kind of creature has: symbols, and the token that each of them brings
    "orc": "fs", "forager": "fs", "scout": "ms", "rogue": "mt", "adept": "gx", "beast": "fs", "dragon": "fsmgx", "lich": "gx",
    "vampire": "mt", "giant": "fs", "demon": "gxt",
}  # fmt: skip
TOKENS = {"scout": ("shield", "spell"), "rogue": ("shield", "spell"), "lich": ("magic_shield",), "vampire": ("spell",)}


def creatures(group: str) -> list[dict[str, Any]]:
    """Return the creatures of a kind."""
    return [one for one in (*BOX["evil"], *BOX["most_evil"]) if one["group"] == group]


@pytest.mark.parametrize("group", p.GROUPS[2:])
def test_every_creature_of_a_kind_has_what_is_said_of_the_kind(group: str) -> None:
    for one in creatures(group):
        assert set(GOOD_AT[group]) <= set("".join((*one["left"], *one["right"]))), one["id"]
        assert group not in TOKENS or one["bonus"] in TOKENS[group], one["id"]


def test_what_is_said_of_single_kinds() -> None:
    def total(group: str, letter: str) -> int:
        return sum("".join((*one["left"], *one["right"])).count(letter) for one in creatures(group))

    assert total("orc", "s") > total("orc", "f")
    assert total("forager", "f") > total("forager", "s")
    for one in creatures("beast"):
        assert [sum(line != "-" for line in one[side]) for side in p.SIDES] == [1, 1]
    for goblin in BOX["goblins"]:
        assert [sum(line != "-" for line in goblin[side]) for side in p.SIDES] == [3, 3]
    golden = {place["kind"] for place in BOX["places"] if place["loot"].get("gold")}
    assert golden == {"town"}
    strongest = {kind: max(place["shield"] for place in BOX["places"] if place["kind"] == kind) for kind in p.PLACE_KINDS}
    assert strongest["farm"] < strongest["village"] < strongest["town"]
    values = {kind: [chest["value"] for chest in BOX["chests"] if chest["kind"] == kind] for kind in p.KIND_NAMES}
    assert sum(values["wood"]) < sum(values["iron"]) < sum(values["gold"])


@pytest.mark.parametrize("lang", languages())
def test_no_figure_is_written_by_hand_in_an_answer_or_on_the_screen(lang: str) -> None:
    told = (GAME.folder() / f"words.{lang}.ftl").read_text("utf-8")
    for thing in asks(GAME):
        found = re.search(rf"^ask-{thing} = (.*)$", told, re.MULTILINE)
        assert found is not None
        assert not re.search(r"[0-9]", found[1]), thing
    screen = (GAME.folder() / f"howto.{lang}.md").read_text("utf-8")
    pictures = re.sub(r"^!\[.*$", "", screen, flags=re.MULTILINE)
    assert not re.search(r"(?<![-DES])[0-9]", re.sub(r"MA-[A-Z][0-9]+", "", pictures))
    ten = {"en": "ten chests", "fr": "dix coffres", "ru": "десять сундуков"}[lang]
    assert ten in screen
    assert p.CHESTS_TO_END == p.QUIET_DAYS == 10


def test_the_day_of_the_pictures_is_as_they_tell() -> None:
    position = json.loads((GAME.folder() / "web/howto/day.json").read_text("utf-8"))
    view = GAME.view(GAME.read_position(position, 1).seen_by(0))
    line = view.seats[0].lines[view.face - 1]
    assert line.food
    assert line.maps
    assert line.scouts == "iron"
    assert line.swords >= view.places[0].shield
    assert not view.places[0].magic_shield
    assert set(view.places[0].loot) == {"wood"}
    hire = view.hires[0]
    assert hire is not None
    assert hire.card.bonus
    assert hire.costs[0] == {"food": p.EVIL_FOOD}
    assert {one.side for one in view.seats[0].creatures} == set(p.SIDES)


@cache
def asked() -> list[tuple[frozenset[str], Message]]:
    """Return what lords are asked in some games by lot, each with the verbs of the moves that are legal then."""
    found: list[tuple[frozenset[str], Message]] = []
    for seed, options in enumerate(({}, {"spell": "holds"}, {"castles": "chosen"}, {}, {})):
        state: Any = GAME.begin_with(3, GAME.parts, options)
        rng, moves = Rng(seed), Moves(400)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            seat = state.actors()[0]
            question = GAME.question(state.seen_by(seat), seat)
            assert question is not None
            legal = list(state.legal(seat))
            found.append((frozenset(GAME.act(move, state)["act"] for move in legal), question))
            state.apply(legal[rng.below(len(legal))], seat)
    return found


def test_a_lord_is_asked_at_every_step() -> None:
    assert {question.id for _, question in asked()} == {
        f"task-{what}" for what in ("castle", "place", "reroll", "hold", "attack", "steal", "steal-more", "hire")
    }


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_asks_for_what_may_be_done(lang: str) -> None:
    """Every verb that a question names begins a legal move, but for those of an attack, where a place or a castle may be out of reach."""
    words = speaking(lang, GAME)
    verbs = {verb: words(f"verb-{verb}") for verb in ("castle", "place", "barrel", "spell", "pass", "steal", "hire", "done")}
    for legal, question in asked()[::5]:
        said = words.say(question, ["Ann", "Bo", "Cy"])
        inside = {verb for verb, word in verbs.items() if re.search(rf"(?<!\w){word}(?!\w)", said)}
        assert inside, said
        assert inside <= legal or question.id == "task-attack", (said, legal)
