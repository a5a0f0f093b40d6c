// Boards for the pictures of how to play: from an outline, and what lies and stands on it as positions are written.
import type { Cell } from "../board";
import { figureOf, tileOf } from "../moves";

/** Return the cells of a board; what is on them is written as in a position: `0 Thane`, `Mead+3/1`. */
export function cellsOn(mask: readonly string[], on: Readonly<Record<string, string>> = {}): Cell[] {
  return mask.flatMap((line, y) =>
    [...line].flatMap((sign, x): Cell[] => {
      const cell = `${"abcdefghijkl"[x]}${y + 1}`;
      return sign === "." ? [] : [{ cell, x, y, kind: sign === "#" ? "gorge" : "open", ...(on[cell] ? lying(on[cell]) : {}) } as Cell];
    }),
  );
}

function lying(what: string): Partial<Cell> {
  const [owner, name] = what.split(" ");
  const figure = figureOf(name ?? null);
  if (figure) return { kind: "figure", figure, owner: Number(owner) };
  const tile = tileOf(what);
  return { kind: "tile", tile: what, ability: tile?.ability ?? "none", value: tile?.value ?? 0 };
}
