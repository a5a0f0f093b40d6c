// How the arrow keys walk over a board: they come with the first of them.
import type { Point } from "./board";

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
