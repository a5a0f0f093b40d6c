// How the saga's episodes are laid out: all in two rows, or the five around Beowulf.

const LONGEST = 18; // episodes in one row

/** Return the track in one row or two. */
export function rows<T>(track: readonly T[]): T[][] {
  const count = track.length > LONGEST ? 2 : 1;
  const each = Math.ceil(track.length / count);
  return Array.from({ length: count }, (_, i) => track.slice(i * each, (i + 1) * each));
}

/** Return the five episodes around Beowulf: one that is past, the current one, and what comes. */
export function around<T extends { number: number }>(track: readonly T[], now: number, count = 5): T[] {
  const at = track.findIndex((episode) => episode.number === now);
  const from = Math.max(0, Math.min(at - 1, track.length - count));
  return track.slice(from, from + count);
}
