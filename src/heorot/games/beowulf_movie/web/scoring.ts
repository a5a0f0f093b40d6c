// How an act was scored, read from what the hall has told: figure by figure, and the board as it lay at its end.
import type { BeowulfMovieSaying } from "$lib/api";
import type { Saying, Told } from "$lib/wire";
import type { Cell } from "./board";
import { type Figure, tileOf } from "./moves";

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

/** Return how many sayings of the move that ended an act are told before a figure is: what was said of it and of later moves is not told yet. */
export function untoldFrom(told: readonly Told[], act: Act, step: number): { line: number; says: number } {
  const says = events(told.find((move) => move.line === act.line)?.says);
  const figures = says.flatMap(({ id }, i) => (id === "note-scored" || id === "note-scored-horns" ? [i] : []));
  return { line: act.line, says: figures[step] ?? says.length };
}

/**
 * Return an act's board as it lay when it ended: the board as it was last seen in the act, with all that was told of the act done on it.
 * What was told before it was seen is done once more, which changes nothing; what lay there before anything was told stays.
 */
export function boardAtEnd(told: readonly Told[], act: Act, seen: readonly Cell[]): Cell[] {
  const board = new Map(seen.map((cell): [string, Cell] => [cell.cell, { ...cell, silenced: false }]));
  const put = (at: string, what: Partial<Cell>) => {
    const cell = board.get(at);
    if (cell) board.set(cell.cell, { ...bare(cell), ...what });
  };
  const tile = (name: string): Partial<Cell> => {
    const found = tileOf(name);
    return { kind: "tile", tile: name, ability: found?.ability ?? "none", value: found?.value ?? 0, cash: found?.cash ?? null, act: found?.act ?? null };
  };
  for (const move of told) {
    if (move.line > act.line) break;
    for (const { id, args } of events(move.says)) {
      if (id === "note-act-began" || id === "note-last-act-began") for (const cell of board.values()) put(cell.cell, {});
      else if (id === "note-placed") put(args.cell, { kind: "figure", figure: args.figure, owner: args.seat });
      else if (id === "note-laid" || id === "note-replaced") put(args.cell, tile(args.kind));
      else if (id === "note-removed") put(args.cell, {});
      else if (id === "note-counselled") {
        put(args.to, { kind: "figure", figure: args.figure, owner: args.seat });
        put(args.cell, tile(args.kind));
      } else if (id === "note-swapped") {
        put(args.cell, tile(args["other-kind"]));
        put(args.to, tile(args.kind));
      } else if (id === "note-act-ended" || id === "note-act-unfilled") {
        if (move.line === act.line && args.act === act.act) {
          return [...board.values()].map((cell) => (act.silenced.includes(cell.cell) ? { ...cell, silenced: true } : cell));
        }
      }
    }
  }
  return [...board.values()];
}

const bare = ({ cell, x, y, kind }: Cell): Cell => ({ cell, x, y, kind: kind === "gorge" ? "gorge" : "open" });
