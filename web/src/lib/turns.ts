// Who did what since when: each seat's last turn, and what happened since one's own.
import type { Told } from "./wire";

/** A seat's last turn: its last move, all moves of the turn, and the places they are about, by the ids of `data-place`. */
export interface Turn {
  told: Told;
  moves: readonly Told[];
  places: readonly string[];
}

/** Return the last turn of every seat that has moved: the moves it made one after another, whatever the dealer did in between. */
export function lastTurns(told: readonly Told[], marks: ((told: Told) => readonly string[]) | null): Readonly<Record<number, Turn>> {
  const found: Record<number, Told[]> = {};
  let before = -1;
  for (const move of told) {
    if (move.seat < 0) continue;
    if (move.seat === before) found[move.seat]!.push(move);
    else found[move.seat] = [move];
    before = move.seat;
  }
  return Object.fromEntries(
    Object.entries(found).map(([seat, moves]) => [seat, { told: moves.at(-1)!, moves, places: [...new Set(moves.flatMap((move) => marks?.(move) ?? []))] }]),
  );
}

/** Return what the others did since the last turn of these eyes; nothing where they have not moved yet, or are nobody's. */
export function sinceTurn(told: readonly Told[], eyes: number | null): Told[] {
  if (eyes === null) return [];
  const last = told.findLastIndex((move) => move.seat === eyes);
  return last < 0 ? [] : told.slice(last + 1).filter((move) => move.seat >= 0);
}
