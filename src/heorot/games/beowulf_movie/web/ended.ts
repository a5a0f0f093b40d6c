// An act that is over, as it is told: what the saga may say already, and the board as it lay at its end.
import type { Told } from "$lib/wire";
import type { Cell } from "./board";
import { tileOf } from "./moves";
import { type Act, events } from "./scoring";

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
