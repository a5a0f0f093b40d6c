// Where the spaces of a board stand on the screen, upright or on its corner; its rows and columns.
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
  /** What it takes with everything around it; and whether its room is smaller, unless it is shown small. */
  pane: Size;
  large: boolean;
  panels: Panels;
  at: Map<string, Point>;
}

const MARGIN = 8; // around the board, with its frame
const SIDE = 112; // of a panel
const COLUMN = 84;
const STRIP = 48;
const LARGEST = 120;
const LEAST = 39; // of a space with its gap: what does not fit then is panned
const TINY = 18; // where all of it is to be seen at once
const HALF = Math.SQRT1_2; // of a space's diagonal, in sides

/** A way to draw the lattice: where the middle of a cell stands, in sides. */
type Draw = (cell: Point) => Point;
const UPRIGHT: Draw = ({ x, y }) => ({ x, y });
const PORTRAIT: Draw = ({ x, y }) => ({ x: (x - y) * HALF, y: (x + y) * HALF });
const LANDSCAPE: Draw = ({ x, y }) => ({ x: (x + y) * HALF, y: (y - x) * HALF });

/** How a board is drawn in a small picture: upright, or on its corner and lying on its side. */
export const drawing = (turned: boolean): Draw => (turned ? LANDSCAPE : UPRIGHT);

/** What a layout is asked for besides. */
export interface Wishes {
  largest?: number | undefined;
  /** Pixels above the board, with nothing beside it; or at its right; and around it. */
  strip?: number;
  column?: number;
  rim?: number;
  /** Whether all of it is to be seen, however small. */
  whole?: boolean;
}

/** Return the layout with the largest spaces. Where they would be too small to be touched it is larger than its room, as `pane` says. */
export function layout(size: Size, cells: readonly Cell[], turned: boolean, { largest = LARGEST, strip = 0, column = 0, rim = 0, whole = false }: Wishes = {}): Layout {
  const half = turned ? HALF : 0.5; // from the middle of a space to where it ends
  const margin = MARGIN + rim;
  let most = -Infinity;
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
      const room = { width: size.width - aside - 2 * margin, height: size.height - above - 2 * margin };
      const fits = Math.floor(Math.min(largest, room.width / wide, room.height / high));
      if (fits <= most) continue;
      most = fits;
      const cell = Math.max(whole ? TINY : LEAST, fits);
      const [width, height] = [wide * cell, high * cell];
      const pane = { width: Math.max(size.width, Math.ceil(width) + aside + 2 * margin), height: Math.max(size.height, Math.ceil(height) + above + 2 * margin) };
      const x = Math.round((pane.width - (panels === "column" ? aside : 0) - width) / 2);
      const y = Math.round(above + (pane.height - above - height) / 2);
      const at = new Map(cells.map((one, i) => [one.cell, { x: x + (points[i]!.x - left) * cell, y: y + (points[i]!.y - top) * cell }]));
      best = { cell, left: x, top: y, width, height, pane, large: fits < LEAST, panels, at };
    }
  }
  return best ?? { cell: LEAST, left: 0, top: 0, width: 0, height: 0, pane: size, large: false, panels: "sides", at: new Map() };
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
