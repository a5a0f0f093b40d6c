// How the chart of the end is drawn: its lines, its labels, its numbers.

/** Points as they are written: a loss with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Return even steps through 0 that reach past `least` and `most`: the lines of a chart. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const rough = Math.max(1, most - least) / wanted;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((of) => of * ten).find((of) => of >= rough)!);
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Move labels apart that stand closer than `gap`, keeping their order and staying above `end`. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const put = [...places];
  let free = -Infinity;
  for (const i of order) free = (put[i] = Math.max(put[i]!, free)) + gap;
  let limit = end;
  for (const i of order.reverse()) limit = (put[i] = Math.min(put[i]!, limit)) - gap;
  return put;
}
