// Where the letters and numbers stand at the edge of a board: they come only while commands are typed.
import type { Cell, Layout, Point } from "./board";

/** Where a coordinate stands at the edge of the board. */
export interface Coordinate extends Point {
  text: string;
}

/** Return letters for the columns and numbers for the rows, each so far before the first space of its line. */
export function coordinates(cells: readonly Cell[], place: Layout, far: number): Coordinate[] {
  const draw = (along: "x" | "y", text: (line: number) => string): Coordinate[] => {
    const across = along === "x" ? "y" : "x";
    const step = stepAlong(cells, place, along);
    const before = place.cell / 2 + far;
    return [...new Set(cells.map((cell) => cell[across]))].map((line) => {
      const first = cells.filter((cell) => cell[across] === line).reduce((least, cell) => (cell[along] < least[along] ? cell : least));
      const { x, y } = place.at.get(first.cell)!;
      return { text: text(line), x: x - step.x * before, y: y - step.y * before };
    });
  };
  return [...draw("y", (x) => "abcdefghijkl"[x] ?? ""), ...draw("x", (y) => String(y + 1))];
}

/** Return the way along a row or a column on the screen, of length 1. */
function stepAlong(cells: readonly Cell[], place: Layout, along: "x" | "y"): Point {
  const upright = along === "x" ? { x: 1, y: 0 } : { x: 0, y: 1 };
  for (const cell of cells) {
    const next = cells.find((other) => other.x === cell.x + upright.x && other.y === cell.y + upright.y);
    if (!next) continue;
    const [from, to] = [place.at.get(cell.cell)!, place.at.get(next.cell)!];
    return { x: (to.x - from.x) / place.cell, y: (to.y - from.y) / place.cell };
  }
  return upright;
}
