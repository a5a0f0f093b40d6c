// How the saga's episodes are laid out: all in two rows, or the few around Beowulf; and through which lands they lead.
import { type Land, LANDS } from "./lands";

const LONGEST = 18; // episodes in one row

/** Return the track in one row or two. */
export function rows<T>(track: readonly T[]): T[][] {
  const count = track.length > LONGEST ? 2 : 1;
  const each = Math.ceil(track.length / count);
  return Array.from({ length: count }, (_, i) => track.slice(i * each, (i + 1) * each));
}

/** Return the episodes around Beowulf: one that is past, the current one, and what comes. */
export function around<T extends { number: number }>(track: readonly T[], now: number, count = 5): T[] {
  const at = track.findIndex((episode) => episode.number === now);
  const from = Math.max(0, Math.min(at - 1, track.length - count));
  return track.slice(from, from + count);
}

/** The episodes with which a land begins; the first begins with the track. */
const BEGINS: Readonly<Record<string, Land>> = {
  king_hrothgars_hall: "heorot",
  the_hags_revenge: "moor",
  hrothgars_farewell: "homeward",
  hygelacs_thanks: "geatland",
  the_stolen_cup: "dragon",
};

/** Return the land of each episode; on a track that names none of ours the six lands are of one length. */
export function landsOf(track: readonly { id: string }[]): Land[] {
  if (!track.some(({ id }) => id in BEGINS)) return track.map((_, i) => LANDS[Math.floor((i * LANDS.length) / track.length)]!);
  let land: Land = LANDS[0];
  return track.map(({ id }) => (land = BEGINS[id] ?? land));
}

/** A land within one row: which, from which stop, over how many. */
export interface Span {
  land: Land;
  from: number;
  count: number;
}

/** Return the lands of a row, one after another. */
export function spans(lands: readonly Land[]): Span[] {
  const found: Span[] = [];
  lands.forEach((land, from) => {
    const last = found.at(-1);
    if (last?.land === land) last.count++;
    else found.push({ land, from, count: 1 });
  });
  return found;
}
