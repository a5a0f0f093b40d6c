"""What how to play the Legend says in words, and what its pictures show, is so in the box and in the rules."""

from __future__ import annotations

import re

import heorot
from heorot.games.beowulf_legend import parts as p
from heorot.howto import howto
from heorot.words import languages

GAME = heorot.game("beowulf_legend")
EPISODES = {entry["id"]: entry for entry in GAME.parts.data["episodes"]}
SPECIALS = {entry["id"]: entry for entry in GAME.parts.data["special_cards"]}


def drawn(picture: str, name: str) -> list[str]:
    """Return the words in a list that a picture is made from."""
    text = (GAME.folder() / "web" / "howto" / picture).read_text("utf-8")
    found = re.search(rf"const {name} = (.+);", text)
    assert found, name
    return re.findall(r"[\w=]+", found[1].removesuffix(" as const").replace('"', " "))


def test_the_numbers_that_are_written_in_words_are_those_of_the_rules() -> None:
    """Three scratches, three wounds, two cards for a risk and with a wound, five more at the start; 36 episodes, six with treasure."""
    assert (p.SCRATCHES, p.DEADLY, p.TURNED_UP, p.COMFORT, p.HAND) == (3, 3, 2, 2, 5)
    assert [len(entry["choices"]) for entry in EPISODES.values() if entry["type"] == "selection"] == [5, 5, 5]
    treasure = [entry for entry in EPISODES.values() if entry["type"] == "treasure"]
    assert (len(EPISODES), len(treasure), sum("mode" not in entry for entry in treasure)) == (36, 6, 5)
    for lang in languages():
        told = howto(GAME, lang)
        assert told
        assert "36" in told.sections[1].blocks[0].text


def test_the_picture_of_an_episode_is_that_episode() -> None:
    entry = EPISODES[drawn("Episode.svelte", "SLUG")[0]]
    assert drawn("Episode.svelte", "ASKS") == entry["symbols"]
    taken = [name.split("=") for name in drawn("Episode.svelte", "TAKEN")]
    icons = [f"X:{on[0]}" if on else name for name, *on in taken]
    assert sorted(icons) == sorted(entry["icons"][: len(icons)])


def test_the_special_cards_of_the_picture_of_a_hand_are_in_the_box() -> None:
    for name, *on in [name.split("=") for name in drawn("Hand.svelte", "CARDS")]:
        if on:
            card = SPECIALS[name.lower()]
            assert on[0] == (f"{card['type']}{card['symbols']}" if card["kind"] == "symbol" else name.lower())


def test_all_episodes_are_listed_with_what_they_give() -> None:
    listed = GAME.listings()["episodes"]
    assert len(listed.rows) == len(EPISODES)
    for (node, _, gives), entry in zip(listed.rows, EPISODES.values(), strict=True):
        assert entry["id"] in node.id
        assert len(entry.get("icons", ())) <= len(getattr(gives, "id", "").split(","))
