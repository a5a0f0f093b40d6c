"""What the notes of Bellum Magica say: for each a message, its clause and its arguments."""

from __future__ import annotations

from collections.abc import Callable

from heorot.core.message import Argument
from heorot.core.state import Note
from heorot.games.bellum_magica import parts as p

Args = dict[str, Argument]

SAYINGS: dict[int, tuple[str, str]] = {  # what a note says, and the clause it follows
    p.CAPTAINED: ("captained", "MA-S5"),
    p.GOT_CASTLE: ("castle-dealt", "MA-S1"),
    p.GOT_GOBLIN: ("goblin-dealt", "MA-S1"),
    p.CHOSE: ("sealed", "MA-S2"),
    p.PLACED: ("placed", "MA-S2"),
    p.REVEALED: ("revealed", "MA-S4"),
    p.DAWNED: ("dawned", "MA-D12"),
    p.ROLLED: ("rolled", "MA-D1"),
    p.PAID_BARREL: ("paid-barrel", "MA-D1"),
    p.CAST: ("cast", "MA-D2"),
    p.LET_BE: ("let-be", "MA-D1"),
    p.GATHERED: ("gathered", "MA-D3"),
    p.SCOUTED: ("scouted", "MA-D4"),
    p.DREW: ("drew", "MA-D4"),
    p.DRAWN: ("drawn", "MA-D4"),
    p.NO_CHEST: ("no-chest", "MA-D4"),
    p.TOOK: ("took", "MA-D7"),
    p.LOST_BARRELS: ("lost-barrels", "MA-D8"),
    p.RAIDED: ("raided", "MA-D9"),
    p.NAMED: ("named", "MA-D9"),
    p.ROBBED: ("robbed", "MA-D9"),
    p.SAW: ("saw", "MA-D9"),
    p.STAYED: ("stayed", "MA-D5"),
    p.HIRED: ("hired", "MA-D11"),
    p.RESTED: ("rested", "MA-D11"),
    p.NIGHT: ("night", "MA-D12"),
    p.ENDED: ("ended", "MA-D10"),
    p.COUNTED: ("counted", "MA-E1"),
    p.INCOME: ("income-left", "MA-D11"),
    p.REACH: ("reach", "MA-D6"),
    p.CHANCES: ("chances", "MA-D1"),
}
NOTED = frozenset(  # all that notes say
    {name for name, _ in SAYINGS.values()}
    | {"castle-chosen", "revealed-place", "dawned-spells", "scouted-tie", "took-nothing", "ended-quiet", "income-right", "chances-none"}
)
PARTS = {p.INCOME: "reason", p.REACH: "reason", p.CHANCES: "reason"} | dict.fromkeys((p.GOT_GOBLIN, p.REVEALED, p.DREW, p.DRAWN), "dealing")


def said_of(note: Note) -> tuple[str, str, Args]:
    """Return what to say of a note: the name of its message, the clause and the arguments."""
    name, clause = SAYINGS[note.what]
    args: Args = {"seat": note.seat} if note.seat >= 0 else {}
    more = MORE.get(note.what)
    if more is not None:
        other, said = more(note)
        args |= said
        name = other or name
    by_note = CLAUSES.get(name)
    return name, by_note(note) if by_note else clause, args


CLAUSES: dict[str, Callable[[Note], str]] = {  # where it depends on the note
    "revealed": lambda note: "MA-D11" if note.c == p.REPLACING else "MA-S4",
    "revealed-place": lambda note: "MA-D12" if note.c == p.REFILLING else "MA-S3",
    "dawned": lambda note: "MA-D12" if note.a > 1 else "MA-S5",
    "dawned-spells": lambda note: "MA-D2",
    "drew": lambda note: "MA-D7" if note.c else "MA-D4",
    "drawn": lambda note: "MA-D7" if note.c else "MA-D4",
    "ended-quiet": lambda note: "MA-D12",
}


def castle(note: Note) -> tuple[str, Args]:
    """A seat has its castle."""
    return "" if note.b else "castle-chosen", {"castle": p.CARDS[note.a]}


def placed(note: Note) -> tuple[str, Args]:
    """Two goblins are put left and right."""
    return "", {"creature": p.CARDS[note.a], "side": p.SIDES[note.b], "other": p.CARDS[note.c], "other-side": p.SIDES[note.d]}


def revealed(note: Note) -> tuple[str, Args]:
    """A card is turned up."""
    return ("revealed-place", {"place": p.CARDS[note.a]}) if note.a >= p.PLACE_AT else ("", {"creature": p.CARDS[note.a]})


def dawned(note: Note) -> tuple[str, Args]:
    """A day begins."""
    return ("dawned-spells" if note.b else ""), {"day": note.a, "spells": note.b}


def scouted(note: Note) -> tuple[str, Args]:
    """Scouts come back."""
    return ("" if note.b == p.IRON else "scouted-tie"), {"maps": note.a}


def chest(note: Note) -> tuple[str, Args]:
    """A chest is drawn or seen."""
    return "", {"kind": p.KIND_NAMES[note.a], "value": note.b}


def took(note: Note) -> tuple[str, Args]:
    """A place is taken."""
    chests = {name: note.e >> 8 * kind & 255 for kind, name in enumerate(p.KIND_NAMES)}
    args: Args = {"place": p.CARDS[note.a], "food": note.b, "glyphs": note.c, "barrels": note.d, **chests}
    return ("" if note.b + note.c + note.d + note.e else "took-nothing"), args


def robbed(note: Note) -> tuple[str, Args]:
    """A lord is robbed."""
    return "", {"wood": note.b, "iron": note.c, "gold": note.d}


TOKENS = ("none", "shield", "magic", "spell")  # what a creature may bring, as the words choose by it


def hired(note: Note) -> tuple[str, Args]:
    """A creature is hired."""
    bonus = TOKENS[note.e]
    return "", {"creature": p.CARDS[note.a], "side": p.SIDES[note.b], "food": note.c, "glyphs": note.d, "bonus": bonus}


def income(note: Note) -> tuple[str, Args]:
    """What one side of a creature would bring: today's numbers, and those of all six faces together."""
    signs = p.SIGNS[3 * note.b : 3 * note.b + 3]
    args: Args = {"creature": p.CARDS[note.a], "today": sum(note.c >> 8 * i & 255 for i in range(3))}
    for i, sign in enumerate(signs):
        args[sign] = note.c >> 8 * i & 255
        args[f"mean-{sign}"] = round((note.d >> 8 * i & 255) / p.FACES, 2)
    return f"income-{p.SIDES[note.b]}", args


def reach(note: Note) -> tuple[str, Args]:
    """A place or a castle that could be attacked on more faces."""
    return "", {"target": p.CARDS[note.a], "faces": " ".join(str(face) for face in range(1, p.FACES + 1) if note.b >> face & 1)}


def chances(note: Note) -> tuple[str, Args]:
    """The faces by which another roll would help."""
    faces = [str(face) for face in range(1, p.FACES + 1) if note.a >> face & 1]
    return ("" if faces else "chances-none"), {"count": len(faces), "faces": " ".join(faces)}


MORE: dict[int, Callable[[Note], tuple[str, Args]]] = {
    p.GOT_CASTLE: castle,
    p.GOT_GOBLIN: lambda note: ("", {"creature": p.CARDS[note.a]}),
    p.PLACED: placed,
    p.REVEALED: revealed,
    p.DAWNED: dawned,
    p.ROLLED: lambda note: ("", {"face": note.a}),
    p.GATHERED: lambda note: ("", {"food": note.a, "glyphs": note.b}),
    p.SCOUTED: scouted,
    p.DREW: chest,
    p.DRAWN: chest,
    p.TOOK: took,
    p.LOST_BARRELS: lambda note: ("", {"barrels": note.a}),
    p.RAIDED: lambda note: ("", {"castle": p.CARDS[note.b], "chests": note.c}),
    p.NAMED: lambda note: ("", {"number": note.b, "kind": p.KIND_NAMES[note.c]}),
    p.ROBBED: robbed,
    p.SAW: chest,
    p.HIRED: hired,
    p.NIGHT: lambda note: ("", {"days": note.a}),
    p.ENDED: lambda note: ("" if note.a else "ended-quiet", {}),
    p.COUNTED: lambda note: ("", {"points": note.points, "chests": note.a}),
    p.INCOME: income,
    p.REACH: reach,
    p.CHANCES: chances,
}
