// The arrow keys: from one thing of the table to the nearest that lies in that direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Spot {
  x: number;
  y: number;
}

/** Return the nearest of some spots in a direction from here, or -1: what lies aside counts thrice as far. */
export function nearest(here: Spot, spots: readonly Spot[], dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    if (along < 2) return;
    const off = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    const far = along + 3 * off;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** Return what an arrow key leads to, or null. */
export function toward(key: string, nodes: readonly HTMLElement[], from: Element | null): HTMLElement | null {
  const way = WAYS[key];
  const at = nodes.findIndex((node) => node === from);
  if (!way || at < 0) return null;
  const spots = nodes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return nodes[nearest(spots[at]!, spots, ...way)] ?? null;
}
