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

/** Cells from left to right and top to bottom, both included. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LEAST = 36;
export const MOST = 88;
export const WIDE = 112; // the largest cell where the window is wide
const SMALLEST = 22; // by hand one may go further
const LARGEST = 140;
const MARGIN = 6;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** Return the tiles' bounds with one ring around them. */
export function bounds(tiles: readonly Cell[]): Box {
  const xs = tiles.length ? tiles.map((tile) => tile.x) : [0];
  const ys = tiles.length ? tiles.map((tile) => tile.y) : [0];
  return { left: Math.min(...xs) - 1, top: Math.min(...ys) - 1, right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** Return the camera that shows all of the box, centred; what does not fit at the least size is shown around `focus`. */
export function fit(size: Size, box: Box, most = MOST, focus: Cell | null = null): Camera {
  const columns = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  const cell = Math.floor(between(LEAST, Math.min((size.width - 2 * MARGIN) / columns, (size.height - 2 * MARGIN) / rows), most));
  const along = (room: number, from: number, count: number, at: number | undefined): number => {
    const length = count * cell;
    if (length <= room - 2 * MARGIN || at === undefined) return (room - length) / 2 - from * cell;
    const wished = room / 2 - (at + 0.5) * cell; // keep the box's ends at the margins, not inside
    return between(room - MARGIN - (from + count) * cell, wished, MARGIN - from * cell);
  };
  return {
    x: Math.round(along(size.width, box.left, columns, focus?.x)),
    y: Math.round(along(size.height, box.top, rows, focus?.y)),
    cell,
  };
}

/** Return whether all of the box can be seen. */
export function sees(camera: Camera, size: Size, box: Box): boolean {
  return (
    camera.x + box.left * camera.cell >= -1 &&
    camera.y + box.top * camera.cell >= -1 &&
    camera.x + (box.right + 1) * camera.cell <= size.width + 1 &&
    camera.y + (box.bottom + 1) * camera.cell <= size.height + 1
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
  return {
    cell,
    x: between(1.5 * cell - box.right * cell, camera.x + dx, size.width - 1.5 * cell - box.left * cell),
    y: between(1.5 * cell - box.bottom * cell, camera.y + dy, size.height - 1.5 * cell - box.top * cell),
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
  const { left, top, right, bottom } = bounds(cells);
  const box = { left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 };
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
