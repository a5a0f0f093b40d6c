// What lies where on Völuspá's table: spots, rows, the lines that score. Nothing here judges; the hall has said what counts.
import type { Saying } from "$lib/wire";
import type { VoluspaSaying, VoluspaTileView, VoluspaView } from "$lib/api";
import { type Cell, key } from "./moves";

/** A place of the table: a tile, an open cell, or one that the limit of seven closes. */
export interface Spot extends Cell {
  key: string;
  tile: VoluspaTileView | null;
  troll: boolean;
  closed: boolean;
}

const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Return all places, line by line. The hall lists the open cells; a free neighbour of a tile that it does not list is closed. */
export function spots(view: Partial<VoluspaView>): Spot[] {
  const found = new Map<string, Spot>();
  for (const tile of view.tiles ?? []) found.set(key(tile), { x: tile.x, y: tile.y, key: key(tile), tile, troll: false, closed: false });
  for (const { x, y, troll } of view.cells ?? []) found.set(key({ x, y }), { x, y, key: key({ x, y }), tile: null, troll, closed: false });
  for (const tile of view.tiles ?? []) {
    for (const [dx, dy] of SIDES) {
      const cell = { x: tile.x + dx, y: tile.y + dy };
      if (!found.has(key(cell))) found.set(key(cell), { ...cell, key: key(cell), tile: null, troll: false, closed: true });
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A row or line that scored, from its first tile to its last. */
export interface Line {
  first: Cell;
  last: Cell;
  points: number;
  level: boolean;
}

/** The cells around a Hel that brought points. */
export interface Ring {
  at: Cell;
  points: number;
}

/** Return what was said of a move as the events of this game. */
export const events = (says: readonly Saying[] = []): readonly VoluspaSaying[] => says as readonly VoluspaSaying[];

const cell = ([x, y]: [number, number]): Cell => ({ x, y });

/** Return all cells from the first of a row to its last. */
export function line([x, y]: [number, number], [toX, toY]: [number, number]): Cell[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps + 1 }, (_, i) => ({ x: x + i * Math.sign(toX - x), y: y + i * Math.sign(toY - y) }));
}

/** Return the rows and lines among what was said that brought points. */
export function lines(says: readonly Saying[]): Line[] {
  const found: Line[] = [];
  for (const { args, points } of events(says)) {
    if (!("first" in args) || points <= 0) continue;
    const first = cell(args.first);
    const last = cell(args.last);
    found.push({ first, last, points, level: first.y === last.y });
  }
  return found;
}

/** Return where Hel brought points. */
export function rings(says: readonly Saying[]): Ring[] {
  const found: Ring[] = [];
  for (const said of events(says)) if (said.id === "note-around" && said.points > 0) found.push({ at: cell(said.args.cell), points: said.points });
  return found;
}

/** Return the tiles around a cell in the eight directions, line by line. */
export function around(tiles: readonly VoluspaTileView[], at: Cell): VoluspaTileView[] {
  return tiles
    .filter(({ x, y }) => Math.abs(x - at.x) <= 1 && Math.abs(y - at.y) <= 1 && (x !== at.x || y !== at.y))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Return the unbroken row (or column) through a cell, from its first tile to its last; Hel is a gap. */
export function run(tiles: readonly VoluspaTileView[], at: Cell, level: boolean): VoluspaTileView[] {
  const laid = new Map(tiles.map((tile) => [key(tile), tile]));
  const found: VoluspaTileView[] = [];
  for (const step of [-1, 1]) {
    for (let i = step < 0 ? 0 : 1; ; i++) {
      const tile = laid.get(key(level ? { x: at.x + i * step, y: at.y } : { x: at.x, y: at.y + i * step }));
      if (!tile || tile.tile === "hel") break;
      if (step < 0) found.unshift(tile);
      else found.push(tile);
    }
    if (!found.length) break;
  }
  return found;
}

/** A part of the table that is lit, from one cell to another. */
export interface Band {
  from: Cell;
  to: Cell;
}

/** Return Hermod's row and column with the cells at their ends. */
export function cross(tiles: readonly VoluspaTileView[], at: Cell): Band[] {
  return [true, false].map((level) => {
    const row = run(tiles, at, level);
    const first = row[0] ?? at;
    const last = row.at(-1) ?? at;
    return level
      ? { from: { x: first.x - 1, y: at.y }, to: { x: last.x + 1, y: at.y } }
      : { from: { x: at.x, y: first.y - 1 }, to: { x: at.x, y: last.y + 1 } };
  });
}

/** Return the first cell past the end of a tile's row at which a throw could be tried, to ask why it may not be. */
export function landing(tiles: readonly VoluspaTileView[], at: Cell): Cell {
  const row = run(tiles, at, true);
  return { x: (row.at(-1) ?? at).x + 1, y: at.y };
}
