// The Movie's moves as the hall writes them (`Castle b3`, `Mead+3/1 b3`, `Counsel/1 b2>b3`, `remove c3`, `draw`), and the spaces they open.
import type { Legal } from "$lib/figure";

/** The figures by their ids, in the order of `view.sums`: their names in the notation, and their icons. */
export const FIGURES = {
  beowulf: { name: "Beowulf", icon: "viking-helmet" },
  thane: { name: "Thane", icon: "viking-shield" },
  castle: { name: "Castle", icon: "viking-longhouse" },
  longship: { name: "Longship", icon: "drakkar" },
} as const;

/** The abilities by their ids, the same way. */
export const ABILITIES = {
  temptation: { name: "Temptation", icon: "temptation" },
  valor: { name: "Valor", icon: "shining-sword" },
  treasure: { name: "Treasure", icon: "open-treasure-chest" },
  drunkenness: { name: "Drunkenness", icon: "drinking" },
  mead: { name: "Mead", icon: "beer-horn" },
  golden_statue: { name: "Statue", icon: "colombian-statue" },
  good_counsel: { name: "Counsel", icon: "talk" },
  royal_dragon_horn: { name: "Horn", icon: "hunting-horn" },
  treachery: { name: "Treachery", icon: "backstab" },
  gorge: { name: "Gorge", icon: "earth-crack" },
} as const;

export type Figure = keyof typeof FIGURES;
export type Ability = keyof typeof ABILITIES;
export const KINDS = Object.keys(FIGURES) as Figure[];

/** What a tile without a sign of its own has for one, where it stands as an icon. */
export const PLAIN = "rune-stone";

/** Where the tiles are drawn from, as a place of the board. */
export const POOL = "pool";

const FIGURE_IDS = new Map(KINDS.map((id) => [FIGURES[id].name as string, id]));
const ABILITY_IDS = new Map((Object.keys(ABILITIES) as Ability[]).map((id) => [ABILITIES[id].name as string, id]));
const TILE = /^([A-Za-z]*)([+-]\d{1,2}|0)?(?:\$(\d{1,2}))?\/([1-3])$/;
const CELL = "[a-l](?:1[0-2]|[1-9])";
const LINE = new RegExp(`^(\\S+) (${CELL})(?:>(${CELL}))?$`);
const NEWS = / ![0-3]+$/; // what onlookers are told besides of hands

/** A tile as its name says it; of a hidden one only its act is known. */
export interface Tile {
  ability: Ability | null;
  value: number;
  /** Whether a number is printed on it. */
  numbered: boolean;
  cash: number | null;
  act: number;
  hidden: boolean;
}

/** Return the tile that a name means: `Mead+3/1`, `Treasure+1$6/1`, `-2/2`, `?/1`; or null. */
export function tileOf(name: string): Tile | null {
  const back = /^\?\/([1-3])$/.exec(name);
  if (back) return { ability: null, value: 0, numbered: false, cash: null, act: Number(back[1]), hidden: true };
  const found = TILE.exec(name);
  const ability = found && found[1] ? ABILITY_IDS.get(found[1]) : null;
  if (!found || ability === undefined || (!ability && !found[2])) return null;
  return { ability, value: Number(found[2] ?? 0), numbered: !!found[2], cash: found[3] ? Number(found[3]) : null, act: Number(found[4]), hidden: false };
}

/** What a tile is called: its ability's id, or what it is without one. */
export function calledOf(tile: Pick<Tile, "ability" | "value">): string {
  return tile.ability ?? (tile.value > 0 ? "boon" : tile.value < 0 ? "peril" : "tile");
}

/** Return the dye of a tile: a Gorge is a chasm; what adds is a boon, what takes away a peril, what does neither a power. */
export function dyeOf(tile: Tile | null): "gorge" | "power" | "boon" | "peril" {
  if (tile?.ability === "gorge") return "gorge";
  return !tile || tile.hidden || !tile.value ? "power" : tile.value > 0 ? "boon" : "peril";
}

/** Return a number with its sign, as it is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export type Move =
  | { act: "place"; figure: Figure; at: string }
  | { act: "lay"; tile: string; at: string }
  | { act: "counsel"; tile: string; at: string; to: string }
  | { act: "cash"; tile: string }
  | { act: "remove" | "swap" | "with"; at: string }
  | { act: "draw" | "keep" | "pass" };

/** Return what a line of the hall means, or null if it is no move of a seat. */
export function parse(line: string): Move | null {
  line = line.replace(NEWS, "");
  if (line === "draw" || line === "keep" || line === "pass") return { act: line };
  if (line.endsWith(" cash")) {
    const tile = line.slice(0, -5);
    return tileOf(tile)?.ability === "treasure" ? { act: "cash", tile } : null;
  }
  const [, what, at, to] = LINE.exec(line) ?? [];
  if (!what || !at) return null;
  if (to) return tileOf(what)?.ability === "good_counsel" ? { act: "counsel", tile: what, at, to } : null;
  if (what === "remove" || what === "swap" || what === "with") return { act: what, at };
  const figure = FIGURE_IDS.get(what);
  if (figure) return { act: "place", figure, at };
  return tileOf(what) && !what.startsWith("?") ? { act: "lay", tile: what, at } : null;
}

/** Return what a move takes from the player, as `play.picked` names it: `Castle`, `Mead+3/1`; null where it takes nothing. */
export function takes(move: Move): string | null {
  return move.act === "place" ? FIGURES[move.figure].name : "tile" in move ? move.tile : null;
}

/** Return the figure that is picked, if it is one. */
export const figureOf = (picked: string | null): Figure | null => FIGURE_IDS.get(picked ?? "") ?? null;

/** What may be done at a cell: `move` by choosing it, or one of `ways` that lead on from it. */
export interface Target {
  at: string;
  move: string | null;
  ways: { to: string; move: string }[];
}

/** Return the cells that may be chosen now: for what is picked, or for an ability that asks. */
export function targets(legal: Legal, picked: string | null): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const line of Object.keys(legal)) {
    const move = parse(line);
    if (!move || !("at" in move)) continue;
    const needs = takes(move);
    if (needs !== null && needs !== picked) continue;
    const target = found.get(move.at) ?? { at: move.at, move: null, ways: [] };
    if (move.act === "counsel") target.ways.push({ to: move.to, move: line });
    else target.move = line;
    found.set(move.at, target);
  }
  return found;
}

/** Return the spaces that may be chosen for later, while others are on turn: open ones, for a figure or a tile that is simply laid. */
export function planned(cells: readonly { cell: string; kind: string }[], picked: string | null): Map<string, Target> {
  const open = picked === null || tileOf(picked)?.ability === "good_counsel" ? [] : cells.filter((cell) => cell.kind === "open");
  return new Map(open.map(({ cell }) => [cell, { at: cell, move: `${picked} ${cell}`, ways: [] }]));
}

/** Return all that may be picked now, each by its name, with one of its moves. */
export function pickable(legal: Legal): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of Object.keys(legal)) {
    const move = parse(line);
    const needs = move && takes(move);
    if (needs) found.set(needs, found.get(needs) ?? line);
  }
  return found;
}

/** Return the move that is asked about where a pick may not be used: it tells why. */
export function tried(picked: string, at: string, to?: string): string {
  return tileOf(picked)?.ability === "good_counsel" && to ? `${picked} ${at}>${to}` : `${picked} ${at}`;
}
