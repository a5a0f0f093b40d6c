// Völuspá's moves as the hall writes them (`Thor 3,-1`, `Jotun 1,1>4,1`, `discard Loki`, `stop`), and the places they open to a tile.
import { type Legal, middle } from "$lib/figure";

/** The tiles by their ids: their names in the notation, the strengths of the rulebook, and their icons. */
export const TILES = {
  odin: { name: "Odin", strength: 8, icon: "raven" },
  thor: { name: "Thor", strength: 7, icon: "thor-hammer" },
  troll: { name: "Troll", strength: 6, icon: "golem-head" },
  dragon: { name: "Dragon", strength: 5, icon: "dragon-head" },
  fenrir: { name: "Fenrir", strength: 4, icon: "wolf-head" },
  skadi: { name: "Skadi", strength: 3, icon: "high-shot" },
  valkyrie: { name: "Valkyrie", strength: 2, icon: "liberty-wing" },
  loki: { name: "Loki", strength: 1, icon: "duality-mask" },
  hermod: { name: "Hermod", strength: 3, icon: "horse-head" },
  jotun: { name: "Jotun", strength: 5, icon: "giant" },
  serpent: { name: "Serpent", strength: 6, icon: "sea-serpent" },
  hel: { name: "Hel", strength: 0, icon: "crowned-skull" },
} as const;

export type Kind = keyof typeof TILES;

export interface Cell {
  x: number;
  y: number;
}

export type Move =
  | { act: "lay"; tile: Kind; at: Cell }
  | { act: "throw"; tile: "jotun"; at: Cell; to: Cell }
  | { act: "discard"; tile: Kind }
  | { act: "stop" };

const IDS = new Map((Object.keys(TILES) as Kind[]).map((id) => [TILES[id].name as string, id]));
const LINE = /^(\S+) (-?\d+),(-?\d+)(?:>(-?\d+),(-?\d+))?$/;

/** Return a tile's printed strength: the rulebook's, unless the table is played with other parts. */
export function strengthOf(tile: string, printed: Readonly<Record<string, number>>): number {
  return printed[tile] ?? TILES[tile as Kind]?.strength ?? 0;
}

/** Return a cell as it is written: `3,-1`. */
export const key = (cell: Cell): string => `${cell.x},${cell.y}`;

/** Return the cell that such a text means, or null; a typographer's minus is one too. */
export function cellOf(text: string): Cell | null {
  const found = /^\s*([-−]?\d{1,3})\s*[,;\s]\s*([-−]?\d{1,3})\s*$/.exec(text);
  return found && { x: Number(found[1]!.replace("−", "-")), y: Number(found[2]!.replace("−", "-")) };
}

/** Return what a line of the hall means, or null if it is no move of this game. */
export function parse(line: string): Move | null {
  if (line === "stop") return { act: "stop" };
  const discarded = line.startsWith("discard ") ? IDS.get(line.slice(8)) : undefined;
  if (discarded) return { act: "discard", tile: discarded };
  const found = LINE.exec(line);
  const tile = found && IDS.get(found[1]!);
  if (!found || !tile) return null;
  const at = { x: Number(found[2]), y: Number(found[3]) };
  if (found[4] === undefined) return { act: "lay", tile, at };
  return tile === "jotun" ? { act: "throw", tile, at, to: { x: Number(found[4]), y: Number(found[5]) } } : null;
}

/** Return a move as the hall writes it. */
export function written(move: Move): string {
  if (move.act === "stop") return "stop";
  if (move.act === "discard") return `discard ${TILES[move.tile].name}`;
  return `${TILES[move.tile].name} ${key(move.at)}${move.act === "throw" ? `>${key(move.to)}` : ""}`;
}

/** A tile thrown from a place: where it lands, and what that brings. */
export interface Landing {
  to: Cell;
  move: string;
  worth: number;
}

/** What a picked tile may do at a cell: be laid there by `move`, or lie there after throwing what lies there now. */
export interface Place {
  at: Cell;
  worth: number;
  move: string | null;
  landings: Landing[];
}

/** Return the places of a picked tile by cell, each with the most that it brings. */
export function places(legal: Legal, picked: string | null): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const [line, figure] of Object.entries(legal)) {
    const move = parse(line);
    const worth = middle(figure); // what lies is seen by all: here every figure is exact
    if (!move || (move.act !== "lay" && move.act !== "throw") || move.tile !== picked) continue;
    const place = found.get(key(move.at)) ?? { at: move.at, worth, move: null, landings: [] };
    place.worth = Math.max(place.worth, worth);
    if (move.act === "throw") place.landings.push({ to: move.to, move: line, worth });
    else place.move = line;
    found.set(key(move.at), place);
  }
  return found;
}

/** Return, while no tile is picked, the free cells where some tile may lie, each with the best of these moves. */
export function prospects(legal: Legal, laid: readonly Cell[]): Map<string, Place> {
  const taken = new Set(laid.map(key));
  const found = new Map<string, Place>();
  for (const [line, figure] of Object.entries(legal)) {
    const move = parse(line);
    const worth = middle(figure);
    if (move?.act !== "lay" || taken.has(key(move.at))) continue;
    if (worth > (found.get(key(move.at))?.worth ?? -1)) found.set(key(move.at), { at: move.at, worth, move: line, landings: [] });
  }
  return found;
}

/** Return the kinds that may be discarded; empty unless nothing can be played. */
export function discards(legal: Legal): Set<string> {
  const found = new Set<string>();
  for (const line of Object.keys(legal)) {
    const move = parse(line);
    if (move?.act === "discard") found.add(move.tile);
  }
  return found;
}

/** Return the tile that is taken in hand by itself: when a hand holds nothing but this kind. */
export function onlyKind(hand: readonly string[]): string | null {
  const kinds = new Set(hand);
  return kinds.size === 1 && !kinds.has("?") ? hand[0]! : null;
}

/** What the main button calls a move: the act, and the tiles it names. */
export interface Naming {
  id: "table-lay" | "table-cover" | "table-exchange" | "table-throw" | "table-discard" | "table-stop";
  tile: Kind | null;
  other: string | null;
}

/** Return how a move is named, by what lies where it is made. */
export function naming(line: string, tileAt: (cell: Cell) => string | null): Naming | null {
  const move = parse(line);
  if (!move) return null;
  if (move.act === "stop") return { id: "table-stop", tile: null, other: null };
  if (move.act === "discard") return { id: "table-discard", tile: move.tile, other: null };
  const other = tileAt(move.at);
  if (move.act === "throw") return { id: "table-throw", tile: move.tile, other };
  if (other && move.tile === "dragon") return { id: "table-cover", tile: move.tile, other };
  if (other && move.tile === "skadi") return { id: "table-exchange", tile: move.tile, other };
  return { id: "table-lay", tile: move.tile, other };
}
