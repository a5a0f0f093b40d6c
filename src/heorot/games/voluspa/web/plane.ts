// Where the endless table stands on the screen: fitted, zoomed, panned; and how the arrow keys walk over it.
import type { Cell } from "./moves";

/** Pixels: where the corner of cell 0,0 stands, and the side of a cell. */
export interface Camera {
  x: number;
  y: number;
  cell: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the table by its edges, in cells. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 36;
export const MOST = 88;
export const WIDE = 112; // the largest cell where the window is wide
export const SMALLEST = 16; // so far one may go away, to see the whole table
const LARGEST = 140;
const MARGIN = 6;
const RING = 0.65; // of the empty cells around the tiles so much is seen: they need no more

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** Return the tiles' edges. */
function edges(tiles: readonly Cell[], ring: number): Box {
  const xs = tiles.length ? tiles.map((tile) => tile.x) : [0];
  const ys = tiles.length ? tiles.map((tile) => tile.y) : [0];
  return { left: Math.min(...xs) - ring, top: Math.min(...ys) - ring, right: Math.max(...xs) + 1 + ring, bottom: Math.max(...ys) + 1 + ring };
}

/** Return the tiles' edges with a ring of narrow cells around them. */
export const bounds = (tiles: readonly Cell[]): Box => edges(tiles, RING);

/** Return the camera that shows all of the box, centred, where there is room above a strip at the foot; what does not fit at the least size is shown around `focus`. */
export function fit(size: Size, box: Box, most = MOST, focus: Cell | null = null, least = LEAST, foot = 0): Camera {
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  const cell = Math.floor(between(least, Math.min((size.width - 2 * MARGIN) / columns, (size.height - 2 * MARGIN) / rows), most));
  const along = (room: number, from: number, count: number, at: number | undefined): number => {
    const length = count * cell;
    if (length <= room - 2 * MARGIN || at === undefined) return (room - length) / 2 - from * cell;
    const wished = room / 2 - (at + 0.5) * cell; // keep the box's ends at the margins, not inside
    return between(room - MARGIN - (from + count) * cell, wished, MARGIN - from * cell);
  };
  const above = between(Math.min(rows * cell + 2 * MARGIN, size.height), size.height - foot, size.height);
  return {
    x: Math.round(along(size.width, box.left, columns, focus?.x)),
    y: Math.round(along(above, box.top, rows, focus?.y)),
    cell,
  };
}

/** Return whether all of the box can be seen. */
export function sees(camera: Camera, size: Size, box: Box): boolean {
  return (
    camera.x + box.left * camera.cell >= -1 &&
    camera.y + box.top * camera.cell >= -1 &&
    camera.x + box.right * camera.cell <= size.width + 1 &&
    camera.y + box.bottom * camera.cell <= size.height + 1
  );
}

/** Return the camera nearer by a factor, the point of the screen staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Cell): Camera {
  const cell = between(SMALLEST, camera.cell * factor, LARGEST);
  const grown = cell / camera.cell;
  return { cell, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** Return the camera moved by pixels, but never so far that no tile is left in sight. */
export function panned(camera: Camera, dx: number, dy: number, size: Size, box: Box): Camera {
  const { cell } = camera;
  const kept = 1.5 + RING; // cells of the box that stay in sight
  return {
    cell,
    x: between((kept - box.right) * cell, camera.x + dx, size.width - (kept + box.left) * cell),
    y: between((kept - box.bottom) * cell, camera.y + dy, size.height - (kept + box.top) * cell),
  };
}

/** Return the camera moved just so far that a cell is in sight. */
export function showing(camera: Camera, size: Size, at: Cell): Camera {
  const { cell } = camera;
  const along = (from: number, room: number, i: number) => between(MARGIN - i * cell, from, room - MARGIN - (i + 1) * cell);
  return { cell, x: along(camera.x, size.width, at.x), y: along(camera.y, size.height, at.y) };
}

/** Return the camera that shows all of these cells: the same if it does, or else fitted to them, and hardly nearer than it was. */
export function seeing(camera: Camera, size: Size, cells: readonly Cell[]): Camera {
  const box = edges(cells, 0);
  return sees(camera, size, box) ? camera : fit(size, box, camera.cell, cells[0]);
}

/** Return the spot that an arrow key leads to: the nearest in that direction, straight on before aside. */
export function toward<S extends Cell>(spots: readonly S[], from: Cell, dx: number, dy: number): S | null {
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 1 || aside > 2 * ahead) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
