"""The Legend at the terminal: the track around Beowulf, the episode with its icons, and what lies before each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heorot.core.game import Names

if TYPE_CHECKING:
    from heorot.games.beowulf_legend.views import SeatView, View

AROUND = 2  # episodes shown before and after the current one
SEATS = ("91", "94", "93", "96", "95")  # colours of the players
GLOW, FAINT, BAD = "33", "2", "31"
SYMBOL = {"travelling": "⛵", "friendship": "♥", "wit": "♦", "courage": "♣", "fighting": "♠"}


def colour(text: str, code: str, paint: bool) -> str:
    """Return a text in a colour, where colours are wanted."""
    return f"\x1b[{code}m{text}\x1b[0m" if paint else text


def episode_text(view: View, number: int, names: Names) -> str:
    """Return an episode's number and name."""
    episode = view.track[number - 1]
    return f"{number} {names.get(episode.id) or episode.name or episode.id}"


def asked_for(game: Any, view: View, names: Names) -> str:
    """Return the symbols that fit, or what is to be given."""
    episode = view.track[view.episode - 1]
    asked = episode.symbols if len(episode.symbols) < 5 else ()
    given = [name for name in episode.give if name in names]
    return " ".join(names[name] for name in (*asked, *given))


def icons_text(game: Any, view: View, names: Names) -> str:
    """Return the icons that are open, taken ones with the seat's number."""
    found = []
    for icon in view.icons:
        if icon.open:
            text = game.called(icon.icon, names)
            found.append(f"{text}={icon.taker + 1}" if icon.taker is not None else f"{text}×" if not icon.gives else text)
    return " ".join(found)


def draw(game: Any, view: View, names: Names, paint: bool, width: int | None) -> list[str]:
    """Return the lines of the picture, no wider than `width` if that can be."""
    now = view.episode
    near = [n for n in range(now - AROUND, now + AROUND + 1) if 1 <= n <= len(view.track)]
    lines = []
    for n in near:
        text = ("▶ " if n == now else "  ") + episode_text(view, n, names)
        lines.append(colour(text, GLOW if n == now else FAINT, paint))
    lines += ["  " + part for part in (asked_for(game, view, names), icons_text(game, view, names)) if part]
    if view.turned:
        lines.append("  " + stacked(game, view.turned, names))
    lines += [seat_line(game, seat, names, paint) for seat in view.seats]
    return lines if width is None else [part for line in lines for part in folded_line(line, width, paint)]


def folded_line(line: str, width: int, paint: bool) -> list[str]:
    """Return a line broken where it is too wide; painted ones are left as they are."""
    if paint or len(line) <= width:
        return [line]
    found, now = [], ""
    for word in line.split(" "):
        if now and len(now) + 1 + len(word) > width:
            found.append(now)
            now = "    " + word
        else:
            now = f"{now} {word}" if now else word
    return [*found, now]


def stacked(game: Any, cards: tuple[str, ...], names: Names) -> str:
    """Return cards or tokens as stacks: `Wit×3 Beowulf`."""
    kinds = list(dict.fromkeys(cards))
    return " ".join(game.called(kind, names) + (f"×{cards.count(kind)}" if cards.count(kind) > 1 else "") for kind in kinds)


def seat_line(game: Any, seat: SeatView, names: Names, paint: bool) -> str:
    """Return what all see of a seat: its place, what lies before it, its tokens and hurts."""
    before = stacked(game, (*seat.table, *seat.shown), names)
    parts = [f"{seat.seat + 1}:", f"[{len(seat.hand)}]", stacked(game, (*seat.owned, *seat.allies), names)]
    if seat.scratches or seat.wounds or seat.doubles:
        hurts = ("S",) * seat.scratches + ("W",) * seat.wounds + ("WW",) * seat.doubles
        parts.append(colour(stacked(game, hurts, names), BAD, paint))
    if before or seat.total:
        parts.append(f"| {before} = {seat.total}")
    if seat.laid:
        parts.append(f"| {stacked(game, seat.laid, names)}")
    if seat.marker:
        parts.append(f"#{seat.marker}")
    return colour(" ".join(part for part in parts if part), SEATS[seat.seat], paint)


def describe(game: Any, view: View, names: Names) -> list[str]:
    """Return the board to be read aloud: the episode, its icons, and each seat."""
    parts = [episode_text(view, view.episode, names), asked_for(game, view, names), icons_text(game, view, names)]
    lines = [": ".join(part for part in parts if part)]
    if view.turned:
        lines.append(stacked(game, view.turned, names))
    return lines + [seat_line(game, seat, names, False) for seat in view.seats]
