// A game told after its end: the moves that counted, how the points grew, and what they were scored for.
import { kept } from "./saga";
import type { Event, Saying, Told } from "./wire";

/** A seat's move that was not taken back, and the points of all seats after it. */
export interface Turn {
  line: number;
  seat: number;
  move: string;
  says: Saying[];
  /** What the move brought whoever made it. */
  gained: number;
  points: number[];
}

/** What a seat scored by one clause: how often, and how much in all. No clause: points of which nothing was told. */
export interface Source {
  clause: string;
  count: number;
  points: number;
}

/** Return the points that each seat had before anything was scored: what it has in the end, less all that was told. */
export function begins(events: readonly Event[], players: number, final?: readonly number[]): number[] {
  return sources(events, players).map((of, seat) => {
    const told = of.reduce((sum, source) => sum + source.points, 0);
    return (final?.[seat] ?? told) - told;
  });
}

/** Return the turns of a game from what each seat began with. What is scored between two moves, as at the end of an act, belongs to the move before. */
export function turns(events: readonly Event[], began: readonly number[]): Turn[] {
  const told: Turn[] = [];
  const points = [...began];
  for (const move of kept(events)) {
    const says = move.says ?? [];
    const before = points[move.seat] ?? 0;
    for (const [seat, saying] of scored(move)) if (seat in points) points[seat]! += saying.points;
    const last = told.at(-1);
    if (move.seat >= 0) {
      const gained = (points[move.seat] ?? 0) - before;
      told.push({ line: move.line, seat: move.seat, move: move.move, says, gained, points: [...points] });
    } else if (last) {
      last.points = [...points];
    }
  }
  return told;
}

/** Return what each seat's points came from, the most first; `final` are the points in the end, where they are known. */
export function sources(events: readonly Event[], players: number, final?: readonly number[]): Source[][] {
  const found = Array.from({ length: players }, () => new Map<string, Source>());
  const add = (seat: number, clause: string, points: number, count: number) => {
    const source = found[seat]?.get(clause) ?? { clause, count: 0, points: 0 };
    found[seat]?.set(clause, { clause, count: source.count + count, points: source.points + points });
  };
  for (const move of kept(events)) {
    for (const [seat, saying] of scored(move)) add(seat, saying.clause, saying.points, 1);
  }
  return found.map((of, seat) => {
    const told = [...of.values()].reduce((sum, source) => sum + source.points, 0);
    const untold = (final?.[seat] ?? told) - told;
    if (untold) add(seat, "", untold, 0);
    return [...of.values()].sort((a, b) => Number(!a.clause) - Number(!b.clause) || b.points - a.points);
  });
}

/** Return the clauses by which anybody scored, those first that brought the most. */
export function clausesOf(found: readonly Source[][]): string[] {
  const sums = new Map<string, number>();
  for (const source of found.flat()) sums.set(source.clause, (sums.get(source.clause) ?? 0) + Math.abs(source.points));
  return [...sums.keys()].sort((a, b) => Number(!a) - Number(!b) || sums.get(b)! - sums.get(a)!);
}

/** Return the move that brought its player most; of several the first. */
export function bestTurn(told: readonly Turn[]): Turn | null {
  const best = told.reduce<Turn | null>((found, turn) => (turn.gained > (found?.gained ?? 0) ? turn : found), null);
  return best;
}

/** Return the sayings of a move that brought points, each with the seat it brought them. */
function scored(move: Told): [number, Saying][] {
  return (move.says ?? []).flatMap((saying): [number, Saying][] => {
    const seat = saying.args["seat"];
    return saying.points ? [[typeof seat === "number" ? seat : move.seat, saying]] : [];
  });
}

/** Points as they are written: a loss with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Return even steps through 0 that reach past `least` and `most`: the lines of a chart. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const rough = Math.max(1, most - least) / wanted;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((of) => of * ten).find((of) => of >= rough)!);
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Move labels apart that stand closer than `gap`, keeping their order and staying above `end`. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const put = [...places];
  let free = -Infinity;
  for (const i of order) free = (put[i] = Math.max(put[i]!, free)) + gap;
  let limit = end;
  for (const i of order.reverse()) limit = (put[i] = Math.min(put[i]!, limit)) - gap;
  return put;
}
