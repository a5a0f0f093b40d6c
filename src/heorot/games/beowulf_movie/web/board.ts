// Where the spaces of a board stand on the screen, upright or on its corner; its rows and columns; and how the arrow keys walk over it.
import type { BeowulfMovieCellView } from "$lib/api";
import { type Ability, calledOf } from "./moves";

export type Cell = BeowulfMovieCellView;

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where what is told beside the board stands: at both its sides, in a column at the right, or above it. */
export type Panels = "sides" | "column" | "strip";

/** Pixels: the side of a space with its share of the gap, where the board stands, and the middle of each space. */
export interface Layout {
  cell: number;
  left: number;
  top: number;
  width: number;
  height: number;
  panels: Panels;
  at: Map<string, Point>;
}

const MARGIN = 8; // around the board, with its frame
const SIDE = 96; // of a panel
const COLUMN = 72;
const STRIP = 64;
const LARGEST = 100;
const LEAST = 18;
const HALF = Math.SQRT1_2; // of a space's diagonal, in sides

/** A way to draw the lattice: where the middle of a cell stands, in sides. */
type Draw = (cell: Point) => Point;
const UPRIGHT: Draw = ({ x, y }) => ({ x, y });
const PORTRAIT: Draw = ({ x, y }) => ({ x: (x - y) * HALF, y: (x + y) * HALF });
const LANDSCAPE: Draw = ({ x, y }) => ({ x: (x + y) * HALF, y: (y - x) * HALF });

/** How a board is drawn in a small picture: upright, or on its corner and lying on its side. */
export const drawing = (turned: boolean): Draw => (turned ? LANDSCAPE : UPRIGHT);

/** Return the layout with the largest spaces; `strip` asks for so much room above the board and nothing beside it, `column` for so much at its right, `rim` for so much around it. */
export function layout(size: Size, cells: readonly Cell[], turned: boolean, largest = LARGEST, strip = 0, column = 0, rim = 0): Layout {
  const half = turned ? HALF : 0.5; // from the middle of a space to where it ends
  let best: Layout | null = null;
  for (const draw of turned ? [PORTRAIT, LANDSCAPE] : [UPRIGHT]) {
    const points = cells.map(draw);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - half, Math.min(...ys) - half];
    const [wide, high] = [Math.max(...xs) + half - left, Math.max(...ys) + half - top];
    const rooms: [Panels, number, number][] = strip
      ? [["strip", 0, strip]]
      : column
        ? [["column", column, 0]]
        : [["sides", 2 * SIDE, 0], ["column", COLUMN, 0], ["strip", 0, STRIP]];
    for (const [panels, aside, above] of rooms) {
      const margin = 2 * (MARGIN + rim);
      const room = { width: size.width - aside - margin, height: size.height - above - margin };
      const cell = Math.floor(Math.max(LEAST, Math.min(largest, room.width / wide, room.height / high)));
      if (best && cell <= best.cell) continue;
      const [width, height] = [wide * cell, high * cell];
      const x = Math.round((size.width - (panels === "column" ? aside : 0) - width) / 2);
      const y = Math.round(above + (size.height - above - height) / 2);
      const at = new Map(cells.map((one, i) => [one.cell, { x: x + (points[i]!.x - left) * cell, y: y + (points[i]!.y - top) * cell }]));
      best = { cell, left: x, top: y, width, height, panels, at };
    }
  }
  return best ?? { cell: LEAST, left: 0, top: 0, width: 0, height: 0, panels: "sides", at: new Map() };
}

/** What is asked about a space: what lies or stands there. */
export function asked(cell: Cell): string {
  if (cell.kind === "figure") return cell.figure ?? "space";
  if (cell.kind !== "tile") return cell.kind === "gorge" ? "printed_gorge" : "space";
  return cell.silenced ? "silenced" : calledOf({ ability: cell.ability === "none" ? null : (cell.ability as Ability | null), value: cell.value ?? 0 });
}

/** Whether a cell ends the parts of its row and column. */
export const divides = (cell: Cell | undefined): boolean => !cell || cell.kind === "gorge" || cell.ability === "gorge";

/** Return the row part and the column part through a cell, which is in both of them. */
export function parts(cells: readonly Cell[], at: string): { row: Cell[]; column: Cell[] } {
  const by = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  const here = cells.find((cell) => cell.cell === at);
  if (!here || divides(here)) return { row: [], column: [] };
  const part = (dx: number, dy: number): Cell[] => {
    const found = [here];
    for (const step of [-1, 1]) {
      for (let i = step; ; i += step) {
        const next = by.get(`${here.x + i * dx},${here.y + i * dy}`);
        if (!next || divides(next)) break;
        if (step < 0) found.unshift(next);
        else found.push(next);
      }
    }
    return found;
  };
  return { row: part(1, 0), column: part(0, 1) };
}

/** Return the cell that an arrow key leads to: along its line on the screen, or to the next line above or below. */
export function toward(at: ReadonlyMap<string, Point>, from: string, dx: number, dy: number): string | null {
  const here = at.get(from);
  if (!here) return null;
  const lines = [...new Set([...at.values()].map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const lean = lines.indexOf(Math.round(here.y)) % 2 ? -1 : 1; // of two as near: down and up again leads back
  let best: string | null = null;
  let least: [number, number] = [Infinity, Infinity];
  for (const [cell, { x, y }] of at) {
    const [right, down] = [Math.round(x - here.x), Math.round(y - here.y)];
    const ahead = right * dx + down * dy;
    if (ahead < 1) continue;
    const far: [number, number] = dx ? [Math.abs(down), ahead] : [ahead, Math.abs(right) - (Math.sign(right) === lean ? 0.5 : 0)];
    if (dx && Math.abs(down) > ahead + 1) continue;
    if (far[0] < least[0] || (far[0] === least[0] && far[1] < least[1])) [best, least] = [cell, far];
  }
  return best;
}
