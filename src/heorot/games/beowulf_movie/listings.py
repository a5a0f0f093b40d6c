"""The tables of the Movie's how-to-play, made of its components: figures, tiles by act, boards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from heorot.core.listing import Entry as Shown
from heorot.core.listing import Listing, Piece, number
from heorot.core.message import Message
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.events import ROMAN, signed

Entry = Mapping[str, Any]
ACTS = range(1, p.ACTS + 1)
PLAIN = ("boon", "peril")


def listings(data: Mapping[str, Any]) -> dict[str, Listing]:
    """Return the tables of these components by their names."""
    return {"figures": figures(data["figures"]), "tiles": tiles(data["tiles"]), "acts": acts(data)}


def figures(entries: Iterable[Entry]) -> Listing:
    """Return the figures: diamonds, how many everyone has, and what becomes of them (BM-S1, BM-E4)."""
    heads = ("listing-figure", "listing-diamonds", "listing-each", "listing-after")
    rows = [
        (
            Piece(entry["kind"]),
            number(entry["diamonds"]),
            number(entry["count"]),
            Message("listing-returns" if entry["kind"] == p.FIGURES[p.LONGSHIP] else "listing-leaves"),
        )
        for entry in entries
    ]
    return Listing(tuple(Message(head) for head in heads), tuple(rows))


def tiles(entries: Iterable[Entry]) -> Listing:
    """Return the kinds of tile: values, how many of each act, and what they do (BM-A1 to BM-A12)."""
    kinds: dict[str, list[Entry]] = {kind: [] for kind in (*PLAIN, *p.ABILITIES[1:])}
    for entry in entries:
        kinds[kind_called(entry)].append(entry)
    columns = (
        Message("listing-tile"),
        Message("listing-value"),
        *(Message("listing-act-number", {"act": ROMAN[act]}) for act in ACTS),
        Message("listing-does"),
    )
    rows: list[tuple[Shown, ...]] = [
        (
            Piece(kind),
            values(alike),
            *(number(sum(entry["count"] for entry in alike if entry["act"] == act)) for act in ACTS),
            does(kind, alike),
        )
        for kind, alike in kinds.items()
        if alike
    ]
    return Listing(columns, tuple(rows))


def acts(data: Mapping[str, Any]) -> Listing:
    """Return the acts: the shape of each board, its spaces and printed Gorges, and how many tiles there are (BM-N3, BM-S3)."""
    heads = ("listing-act", "listing-shape", "listing-spaces", "listing-gorges", "listing-tiles")
    rows = []
    for board in sorted(data["boards"], key=lambda board: board["act"]):
        signs = "".join(board["mask"])
        shape = Message("listing-upright", {"columns": len(board["mask"][0]), "rows": len(board["mask"])})
        rows.append(
            (
                Message("listing-act-number", {"act": ROMAN[board["act"]]}),
                Message("listing-on-corner") if board.get("turned") else shape,
                number(signs.count("O")),
                number(signs.count("#")),
                number(sum(entry["count"] for entry in data["tiles"] if entry["act"] == board["act"])),
            )
        )
    return Listing(tuple(Message(head) for head in heads), tuple(rows))


def kind_called(entry: Entry) -> str:
    """Return what a tile is called: by its ability, or a boon or a peril."""
    if entry["ability"] != p.ABILITIES[p.NONE]:
        return str(entry["ability"])
    return "boon" if entry["value"] > 0 else "peril"


def values(alike: Collection[Entry]) -> Message:
    """Return the values of tiles of a kind, from the one nearest to 0 to the one farthest."""
    found = sorted({entry["value"] for entry in alike}, key=abs)
    if len(found) == 1:
        return Message("listing-one-value", {"value": signed(found[0])})
    return Message("listing-values", {"least": signed(found[0]), "most": signed(found[-1])})


def does(kind: str, alike: Collection[Entry]) -> Message:
    """Return what tiles of a kind do; of Treasures also what they bring in cash (BM-A5)."""
    if kind == p.ABILITIES[p.TREASURE]:
        cash = [entry["cash"] for entry in alike]
        return Message("listing-treasure", {"poorest": min(cash), "richest": max(cash)})
    return Message(f"listing-{kind}" if kind in PLAIN else f"table-does-{kind}")
