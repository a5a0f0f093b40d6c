"""What cards, tokens, icons and episodes of the Legend are called: in the notation, and as the words know them."""

from __future__ import annotations

from functools import lru_cache

from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.stores import Stores

FULL_NAMES = {
    "blessing": "King Hrothgar’s Blessing", "inspiration": "Queen Wealhtheow’s Inspiration", "daring": "Beowulf’s Daring",
    "resolve": "Beowulf’s Resolve", "rest": "The Warrior’s Rest", "hides": "Hides of Land", "counsel": "Wise Counsel",
    "longship": "Swift Longship", "shield": "All-Iron Shield",
}  # fmt: skip
SPECIALS = {name: name.capitalize() for name in (*FULL_NAMES, "hrunting")}
EPISODE_NAMES = {
    "king_hygelacs_court": "King Hygelac’s Court", "sail_to_denmark": "Sail to Denmark", "the_coast_guard": "The Coast Guard",
    "king_hrothgars_hall": "King Hrothgar’s Hall", "rings_from_the_king": "Rings from the King", "feast_in_the_hall": "Feast in the Hall",
    "unferths_taunt": "Unferth’s Taunt", "night_watch": "Night Watch", "grendels_attack": "Grendel’s Attack",
    "great_rewards": "Great Rewards", "gifts_of_gold": "Gifts of Gold", "the_hall_restored": "The Hall Restored",
    "the_hags_revenge": "The Hag’s Revenge", "tracks_on_the_moor": "Tracks on the Moor", "hunt_for_the_sea_hag": "Hunt for the Sea Hag",
    "into_the_mere": "Into the Mere", "fight_under_water": "Fight under Water", "hoard_of_the_mere": "Hoard of the Mere",
    "hrothgars_farewell": "Hrothgar’s Farewell", "many_friendships": "Many Friendships", "the_voyage_home": "The Voyage Home",
    "hygelacs_thanks": "Hygelac’s Thanks", "tribute": "Tribute", "raid_on_frisia": "Raid on Frisia", "the_long_swim": "The Long Swim",
    "council_of_the_geats": "Council of the Geats", "beowulf_is_crowned": "Beowulf Is Crowned",
    "feud_with_the_swedes": "Feud with the Swedes", "peace_returns": "Peace Returns", "forge_the_shield": "Forge the Shield",
    "the_stolen_cup": "The Stolen Cup", "the_last_muster": "The Last Muster", "dragon_battle": "Dragon Battle",
    "break_ranks": "Break Ranks?", "recover_treasures": "Recover Treasures", "death_of_beowulf": "Death of Beowulf",
}  # fmt: skip
TOKEN_KINDS = {  # what a token is called
    "fame": "fame", "treasure": "treasure", "fame_alliance": "fame-alliance token", "treasure_alliance": "treasure-alliance token",
    "misfortune": "misfortune",
}  # fmt: skip
PIECES = {**TOKEN_KINDS, **EPISODE_NAMES}
OWED_NAMES = (*p.TYPES[: p.JOKER], "any", "fame")
WHATS = (  # what an icon gives
    "", "gotfame", "gottreasure", "gotallies", "gotcards", "gotscratch", "gotwound", "gotdouble", "gotmisfortune", "gotspecial",
    "fameorheal", "healscratches", "healany",
)  # fmt: skip
TYPE_NAMES = tuple(name.capitalize() for name in p.TYPES)
PLAIN = ("?", *(f"{TYPE_NAMES[(kind - 1) // 2]}{'2' if kind % 2 == 0 else ''}" for kind in range(1, p.FIRST_SPECIAL)))


def names_of(text: bytes, kinds: int) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the ids of the special cards, and ids and names of the episodes."""
    lines = text.rstrip(b"\0").decode().split("\n")
    specials = lines[: kinds - p.FIRST_SPECIAL]
    episodes = [line.partition("\t") for line in lines[len(specials) :]]
    return specials, [(slug, name) for slug, _, name in episodes]


@lru_cache(maxsize=64)
def card_names(text: bytes, kinds: int) -> tuple[str, ...]:
    """Return the names of all cards: `?`, `Wit`, `Wit2`, `Beowulf`, `Hrunting`."""
    return (*PLAIN, *(name.capitalize() for name in names_of(text, kinds)[0]))


@lru_cache(maxsize=64)
def episodes_called(text: bytes, kinds: int) -> tuple[str, ...]:
    """Return what the episodes are called: the id for which there are words, or an own name."""
    return tuple(slug if slug in EPISODE_NAMES else name or slug for slug, name in names_of(text, kinds)[1])


def cards_of(s: Stores) -> tuple[str, ...]:
    """Return the names of all cards of a state's box."""
    return card_names(bytes(s.text), s.now[p.N_KINDS])


def card_of(s: Stores, kind: int) -> str:
    """Return the name of a card; most are named alike in every box, and their names need no look at it."""
    return PLAIN[kind] if kind < p.FIRST_SPECIAL else cards_of(s)[kind]
