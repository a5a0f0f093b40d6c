// How an act was scored, read from what the hall has told, figure by figure.
import type { BeowulfMovieSaying } from "$lib/api";
import type { Saying, Told } from "$lib/wire";
import type { Figure } from "./moves";

/** A row part or column part with its numbers, as they are written. */
export interface Part {
  level: boolean;
  cells: string[];
  terms: string;
  sum: number;
}

export interface Scored {
  seat: number;
  figure: Figure;
  cell: string;
  sum: number;
  factor: number;
  horns: number;
  points: number;
  parts: Part[];
}

export interface Act {
  /** As it is written: I, II, III. */
  act: string;
  /** The record's line of the move that ended it. */
  line: number;
  figures: Scored[];
  /** What Treacheries turned down. */
  silenced: string[];
}

const ROMAN = ["", "I", "II", "III"];
export const roman = (act: number): string => ROMAN[act] ?? String(act);
const list = (text: string): string[] => text.split(/[ ,]+/).filter(Boolean);

/** Return what was said of a move as the events of this game. */
export const events = (says: readonly Saying[] = []): readonly BeowulfMovieSaying[] => says as readonly BeowulfMovieSaying[];

/** Return where the first of two swapped tiles lay. */
export function swappedFrom(says: readonly Saying[] = []): string {
  for (const { id, args } of events(says)) if (id === "note-swapped") return args.cell;
  return "";
}

/** Return the acts that were scored, in their order. */
export function scoredActs(told: readonly Told[]): Act[] {
  const found: Act[] = [];
  for (const move of told) {
    for (const said of events(move.says)) {
      const act = found.at(-1);
      if (said.id === "note-act-ended" || said.id === "note-act-unfilled") found.push({ act: said.args.act, line: move.line, figures: [], silenced: [] });
      else if (!act) continue;
      else if (said.id === "note-silenced") act.silenced.push(...list(said.args.cells));
      else if (said.id === "note-scored" || said.id === "note-scored-horns") {
        const { seat, figure, cell, sum, factor, horns, points } = said.args;
        act.figures.push({ seat, figure: figure as Figure, cell, sum, factor, horns, points, parts: [] });
      } else if (said.id === "note-row" || said.id === "note-column") {
        const { cells, terms, sum } = said.args;
        act.figures.at(-1)?.parts.push({ level: said.id === "note-row", cells: list(cells), terms, sum });
      }
    }
  }
  return found;
}

/** Return the points of an act by seat. */
export function totals(act: Act, players: number): number[] {
  const sums = new Array<number>(players).fill(0);
  for (const { seat, points } of act.figures) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

/** Return the points as they are while an act is told, up to a figure: without what the figures from there on score. */
export function untilFigure(points: readonly number[], act: Act, step: number): number[] {
  const rest = totals({ ...act, figures: act.figures.slice(step) }, points.length);
  return points.map((all, seat) => all - rest[seat]!);
}

/** Return the spaces that something said is about; of an act that is over none, for another board lies there now. */
export function placesOf(saying: Saying, told: readonly Told[], line: number): string[] {
  if (scoredActs(told).some((act) => act.line >= line)) return [];
  const { id, args } = saying as BeowulfMovieSaying;
  if (id === "note-swapped" || id === "note-counselled") return [args.cell, args.to];
  if (id === "note-silenced" || id === "note-row" || id === "note-column") return [args.cell, ...list(args.cells)];
  return "cell" in args ? [args.cell] : [];
}
