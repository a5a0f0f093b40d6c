"""What the Legend's notes say, what a preview adds to them, and what a seat holds: messages, never sentences."""

from __future__ import annotations

from typing import Any

from heorot.core.game import Saying
from heorot.core.message import Argument, Message
from heorot.core.state import Note
from heorot.core.vocabulary import EVERYONE
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.chances import chance_of_risk
from heorot.games.beowulf_legend.citing import by_risk
from heorot.games.beowulf_legend.contest import highest
from heorot.games.beowulf_legend.showing import card_of, icon_worth, show_track

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
WHATS = (
    "", "gotfame", "gottreasure", "gotallies", "gotcards", "gotscratch", "gotwound", "gotdouble", "gotmisfortune", "gotspecial",
    "fameorheal", "healscratches", "healany",
)  # fmt: skip
HURTS = ("healwound", "healdouble", "healscratches")

SAYINGS = {  # what a note says
    p.STARTED: "started", p.EPISODE_BEGAN: "episode", p.DREW: "drew", p.DREW_CARD: "drew-card", p.REVEALED: "revealed",
    p.ALLIED: "allied", p.ALLIED_WITH: "allied-with", p.OPENED: "opened", p.OPENED_TOKEN: "opened-token", p.OPENED_END: "opened-end",
    p.RISKED: "risked", p.KEPT: "kept", p.FAILED: "failed", p.PERSISTED: "persisted", p.GAVE: "gave", p.GAVE_TOKEN: "gave-token",
    p.PASSED: "passed", p.BLESSED_NOTE: "blessed", p.GOT: "got", p.GOT_NOTHING: "got-nothing", p.PICKED: "picked",
    p.SEALED_NOTE: "sealed", p.LAID_DOWN: "laid", p.LAID_CARD: "laid-card", p.DECLINED: "declined", p.PLAYED: "played", p.OUT: "out",
    p.LAST_IN: "last-in", p.RANK: "ranked", p.RETURNED: "returned", p.TOOK: "took", p.SHIELDED: "shielded", p.MENDED: "mended",
    p.SCRATCH_NOTE: "scratched", p.WOUND_NOTE: "wounded", p.HEALED: "healed", p.SHOWED: "showed", p.WON: "won", p.PAID: "paid",
    p.NEW_START: "new-start", p.RESHUFFLED: "reshuffled", p.SCORED: "scored", p.FALLEN: "fallen", p.ENDED: "ended",
    p.FORECAST_RISK: "forecast-risk", p.FORECAST_NEED: "forecast-need", p.FORECAST_ICON: "forecast-icon",
}  # fmt: skip
NOTED = frozenset({*SAYINGS.values(), "risked-five", "kept-played", "bid-out", "forecast-enough", "opened-treasure"})
PARTS = {
    p.DREW: "dealing", p.DREW_CARD: "dealing", p.REVEALED: "dealing", p.ALLIED: "dealing", p.ALLIED_WITH: "dealing", p.OPENED: "dealing",
    p.OPENED_TOKEN: "dealing", p.RESHUFFLED: "dealing",
}  # fmt: skip
WITH_CARD = (
    p.DREW_CARD, p.REVEALED, p.OPENED, p.KEPT, p.GAVE, p.BLESSED_NOTE, p.PICKED, p.PLAYED, p.RETURNED, p.LAID_CARD, p.DECLINED,
)  # fmt: skip
WITH_TOKEN = (p.ALLIED_WITH, p.OPENED_TOKEN, p.GAVE_TOKEN, p.SHOWED, p.PAID)
WITH_ICON = (p.GOT, p.GOT_NOTHING, p.TOOK, p.SHIELDED, p.FORECAST_ICON)
NUMBERS = {  # names of the note's numbers a ... e
    p.OPENED: ("", "total"), p.OPENED_TOKEN: ("", "total"), p.OPENED_END: ("total",), p.RISKED: ("cards",),
    p.KEPT: ("", "count", "", "total"), p.PLAYED: ("", "total", "high"), p.OUT: ("marker",), p.RANK: ("marker", "total"),
    p.RETURNED: ("", "count"), p.MENDED: ("count",), p.SCRATCH_NOTE: ("count",), p.WOUND_NOTE: ("count",), p.SHOWED: ("", "total", "high"),
    p.WON: ("total",), p.PAID: ("", "count"), p.RESHUFFLED: ("count",), p.FALLEN: ("wounds",),
    p.SCORED: ("tokens", "allies", "misfortunes", "health", "wounds"), p.FORECAST_NEED: ("count",),
}  # fmt: skip


def card_args(state: Any, kind: int) -> dict[str, Argument]:
    """Return a card as arguments: its name, how many symbols are on it where that is not one, and how the notation writes it."""
    name = card_of(state, kind)
    if kind >= p.FIRST_SPECIAL:
        return {"card": name.lower() if name.lower() in SPECIALS else name, "sign": "", "kind": name}
    return {"card": p.TYPES[state.type[kind]], "sign": "\u00a0×2" if state.value[kind] == 2 else "", "kind": name}


def token_args(token: int) -> dict[str, Argument]:
    """Return a token as arguments: what it is, its value, and how the notation writes it."""
    kinds = tuple(TOKEN_KINDS)
    i = sum(token > last for last in (p.LAST_FAME, p.LAST_TREASURE, p.ALLY_TREASURE, p.LAST_ALLY))
    return {"token": kinds[i], "value": p.TOKEN_VALUES[token], "kind": p.TOKEN_NAMES[token]}


def icon_args(state: Any, what: int, number: int) -> dict[str, Argument]:
    """Return an icon as arguments: what it gives, the number, and of a special card its name."""
    special = what == p.GET_SPECIAL
    return {"what": WHATS[what], "number": number, "card": card_args(state, number)["card"] if special else ""}


def episode_name(state: Any, number: int) -> str:
    """Return what an episode is called: the id for which there are words, or its own name."""
    episode = show_track(state)[number]
    return episode.id if episode.id in EPISODE_NAMES else episode.name or episode.id


def say(note: Note, state: Any) -> Saying:
    """Return what to say of a note."""
    name = SAYINGS[note.what]
    args: dict[str, Argument] = {"seat": note.seat} if note.seat >= 0 else {}
    values = (note.a, note.b, note.c, note.d, note.e)
    if note.what in WITH_CARD:
        args |= card_args(state, note.a)
    elif note.what in WITH_TOKEN:
        args |= token_args(note.a)
    elif note.what in WITH_ICON:
        args |= icon_args(state, note.a, note.b)
    args |= {key: value for key, value in zip(NUMBERS.get(note.what, ()), values) if key}
    if note.what == p.EPISODE_BEGAN:
        args |= {"episode": episode_name(state, note.a), "number": note.a + 1}
    elif note.what == p.RISKED and note.b:
        name = "risked-five"
    elif note.what == p.KEPT and note.c:
        name = "kept-played"
    elif note.what == p.OUT and not note.a:
        name = "bid-out"
    elif note.what == p.OPENED_END and note.b == p.RECOVER:
        name = "opened-treasure"
    elif note.what == p.HEALED:
        args["what"] = HURTS[note.a]
    elif note.what == p.FORECAST_RISK:
        args["percent"] = note.a / 10
    elif note.what == p.FORECAST_NEED and not note.a:
        name = "forecast-enough"
    elif note.what == p.FORECAST_ICON:
        args["worth"] = note.c / 100
    return Saying(Message(f"note-{name}", args), p.CLAUSES[note.f], note, PARTS.get(note.what, "deed"))


def forecast(seen: Any, move: int, seat: int) -> Note | None:
    """Return what a preview adds: the odds of a risk, what a card leaves to be played, what an icon is worth as things stand."""
    if move in (p.GO, p.DARE):
        chance = chance_of_risk(seen, p.TURNED_UP if move == p.GO else p.DARED)
        return Note(p.FORECAST_RISK, EVERYONE, seat, 0, round(1000 * chance), 0, 0, 0, 0, p.BL_C3 if move == p.DARE else by_risk(seen))
    step = seen.now[p.STEP]
    if (move & ~p.LOW == p.LAY and step == p.TURN) or move & ~p.LOW == p.SHOW:
        brings = seen.value[move & p.LOW] if step == p.TURN else p.TOKEN_VALUES[move & p.LOW]
        lacks = max(0, highest(seen, seat) - seen.each[p.TOTAL + seat] - brings)
        return Note(p.FORECAST_NEED, EVERYONE, seat, 0, lacks, 0, 0, 0, 0, p.BL_J4 if step == p.TURN else p.BL_A1)
    if move & ~p.LOW == p.TAKE:
        at = seen.now[p.EPISODE] * p.ROW + p.ICONS + 2 * (move & p.LOW)
        what, number = seen.rows[at], seen.rows[at + 1]
        worth = round(100 * icon_worth(seen, seat, what, number))
        return Note(p.FORECAST_ICON, EVERYONE, seat, 0, what, number, worth, 0, 0, p.BL_E2)
    return None


def holdings(view: Any, seat: int | None) -> list[Message]:
    """Return the hand and the tokens, what is known of the others', and the pile."""
    said = []
    for other in view.seats:
        args: dict[str, Argument] = {
            "tiles": " ".join(other.hand) or "—",
            "tokens": " ".join((*other.owned, *other.allies)) or "—",
            "points": other.standing,
            "scratches": other.scratches,
            "wounds": other.wounds + 2 * other.doubles,
        }
        said.append(Message("held", args) if other.seat == seat else Message("seat-held", {"seat": other.seat, **args}))
    said.sort(key=lambda message: "seat" in message.args)
    return [*said, Message("stock", {"count": view.pile, "discards": sum(view.discards.values()), "allies": view.bag})]
