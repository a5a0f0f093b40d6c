// A figure's sum as it is written out, term by term: for the telling of an act.
import type { Cell } from "./board";
import { signed, tileOf } from "./moves";
import type { Scored } from "./scoring";

/** Return all terms of a figure's sum, each with its sign: the first without a plus. */
export function termsOf(scored: Pick<Scored, "parts">): string[] {
  const terms: string[] = [];
  for (const part of scored.parts) {
    for (const term of part.terms.replace(/ ([+−]) /g, " $1").split(" ")) {
      const bare = term.replace(/^[+−]/, "");
      const minus = term.startsWith("−");
      terms.push(terms.length ? `${minus ? "−" : "+"} ${bare}` : minus ? `−${bare}` : bare);
    }
  }
  return terms.length ? terms : ["0"];
}

/** Return the spaces of a figure's terms, in their order: tiles with a number, and those that Treachery turned down. */
export function countedCells(scored: Pick<Scored, "parts">, cells: readonly Cell[]): string[] {
  const by = new Map(cells.map((cell) => [cell.cell, cell]));
  const counts = (at: string): boolean => {
    const cell = by.get(at);
    return cell?.kind === "tile" && (!!cell.silenced || (!!cell.tile && !!tileOf(cell.tile)?.numbered));
  };
  return scored.parts.flatMap((part) => part.cells.filter(counts));
}

/** Return the sum written out: `(4 + 3 − 6) × 3 = 27`; with only so many of its terms and nothing after them while it is being told. */
export function writtenOut(scored: Scored, upTo = Infinity): string {
  const terms = termsOf(scored);
  if (upTo < terms.length) return `(${terms.slice(0, upTo).join(" ")}`;
  const sum = `(${terms.join(" ")})`;
  return upTo === terms.length ? sum : `${sum} × ${scored.factor} = ${scored.points < 0 ? signed(scored.points) : scored.points}`;
}

/** Return what so many of the terms add up to. */
export function countedUp(scored: Scored, upTo: number): number {
  return termsOf(scored)
    .slice(0, upTo)
    .reduce((sum, term) => sum + Number(term.replace(/ /g, "").replace("−", "-")), 0);
}
