// What Völuspá's table says in words: buttons, the line under a name, and everything that is read aloud.
import type { VoluspaTileView, VoluspaView } from "$lib/api";
import type { Chip, LastMove } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import type { Saying, Told } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";
import { type Cell, cellOf, discards, key, type Kind, naming, type Place, TILES } from "./moves";
import { around, events, line, run, type Spot } from "./rows";

/** The view as this game shows it; before the game begins there is nothing in it. */
export const seen = (play: Play): Partial<VoluspaView> => play.view as Partial<VoluspaView>;

/** Return the hand that these eyes see. */
export function handOf(play: Play): string[] {
  return play.eyes === null ? [] : (seen(play).seats?.[play.eyes]?.hand ?? []);
}

export const piece = (key: string, id: string) => tongue.words.pieceArgs(key, id);

const tileAt = (play: Play) => (at: Cell) => seen(play).tiles?.find((tile) => tile.x === at.x && tile.y === at.y)?.tile ?? null;

/** What these eyes must do now. */
export function task(play: Play): string {
  if (seen(play).hermod) return t("table-task-chain");
  if (discards(play.legal).size) return t("table-task-discard");
  return play.picked ? t("table-task-place", piece("tile", play.picked)) : t("table-task-lay");
}

/** What stands beside the title. */
export function about(play: Play): string {
  const { options, pile } = seen(play);
  if (pile === undefined) return "";
  return tongue.words.facts([...(options?.["edda"] ? [t("table-edda")] : []), t("table-pile", { count: pile })]);
}

/** What a seat is known to hold. */
export function holds(play: Play, seat: number): string {
  const at = seen(play).seats?.[seat];
  if (!at) return "";
  const hels = at.hand.filter((tile) => tile === "hel").length;
  const parts = [t("table-tiles", { count: at.hand.length - hels })];
  if (hels) parts.push(t("table-hels", { count: hels }));
  if (at.shown.length) parts.push(t("table-holds", { tiles: tongue.words.listed(at.shown.map((tile) => objective(tile))) }));
  return tongue.words.facts(parts);
}

/** The same as icons: its tiles, Hels apart, and what everybody has seen of them. */
export function chips(play: Play, seat: number): Chip[] {
  const at = seen(play).seats?.[seat];
  if (!at) return [];
  const hels = at.hand.filter((tile) => tile === "hel").length;
  const found: Chip[] = [{ icon: "rune-stone", count: at.hand.length - hels, said: t("table-tiles", { count: at.hand.length - hels }) }];
  if (hels) found.push({ icon: TILES.hel.icon, count: hels, said: t("table-hels", { count: hels }) });
  return found.concat(at.shown.map((tile) => ({ icon: TILES[tile as Kind]?.icon ?? "", said: t("table-holds", { tiles: objective(tile) }) })));
}

const LAST = { "note-laid": "laid", "note-covered": "over", "note-buried": "over", "note-exchanged": "for", "note-threw": "throws", "note-discarded": "discarded" } as const;

/** What a seat did last, in a few words. */
export function lastMove({ says = [] }: Told): LastMove | null {
  const laid = events(says).find(({ id }) => id in LAST);
  const { tile, other } = (laid?.args ?? {}) as { tile?: string; other?: string };
  if (!laid || !tile) return null;
  const text = t(`table-last-${LAST[laid.id as keyof typeof LAST]}`, { ...piece("tile", tile), ...(other ? piece("other", other) : {}) });
  return { text, icon: TILES[tile as Kind]?.icon ?? "", dye: `dye-${tile}`, points: says.reduce((sum, { points }) => sum + points, 0) };
}

/** Return a tile's name as the object of a verb, in the form that the language has for it. */
function objective(id: string): string {
  const forms = piece("tile", id);
  return String(forms["tile-acc"] ?? forms["tile-indef"] ?? forms["tile"]);
}

/** What the main button says of a move. */
export function label(play: Play, move: string): string {
  const named = naming(move, tileAt(play));
  if (!named) return play.notation.here(move);
  return t(named.id, { ...(named.tile ? piece("tile", named.tile) : {}), ...(named.other ? piece("other", named.other) : {}) });
}

/** Moves with a button of their own. */
export const aside = (play: Play): string[] => ("stop" in play.legal ? ["stop"] : []);

/** Return a laid tile in words, without its place. */
export function tileSaid(tile: VoluspaTileView): string {
  const args = { ...piece("tile", tile.tile), power: tile.power, strength: tile.strength };
  const id = tile.tile === "hel" ? "table-hel" : tile.power === tile.strength ? "table-tile" : "table-tile-changed";
  return tile.beneath ? t("table-beneath", { what: t(id, args), ...piece("tile", tile.beneath) }) : t(id, args);
}

/** Return a place in words: what lies there or may lie there. */
export function spotSaid(spot: Spot): string {
  if (spot.tile) return tileSaid(spot.tile);
  return t(spot.closed ? "table-cell-seven" : spot.troll ? "table-cell-troll" : "table-cell");
}

/** The same with its two numbers: for the command box, and for those who hear the table. */
export const spotAt = (spot: Spot): string => t("table-at", { cell: spot.key, what: spotSaid(spot) });

const tileAtSaid = (tile: VoluspaTileView): string => t("table-at", { cell: key(tile), what: tileSaid(tile) });

/** Return what can be asked about a place, as arguments of `ask`: the tile that lies there, or what kind of place it is. */
export function asked({ tile, closed, troll }: Spot, lands: boolean, afterHermod: boolean): [string, { beneath: string }?] {
  if (tile) return tile.beneath ? [tile.tile, { beneath: tile.beneath }] : [tile.tile];
  return [closed ? "closed" : lands ? "landing" : troll ? "beside-troll" : afterHermod ? "hermods-row" : "place"];
}

const START = key({ x: 0, y: 0 }); // cells are counted from the start tile

/** Return the cells that something said is about: those of a row, where a tile lies and where it was thrown, or the start tile's. */
export function places(saying: Saying): string[] {
  const { id, args } = events([saying])[0]!;
  if (id === "note-opened") return [START];
  if ("first" in args) return line(args.first, args.last).map(key);
  return [..."cell" in args ? [args.cell] : [], ..."to" in args ? [args.to] : []].map(([x, y]) => key({ x, y }));
}

/** Return what a picked tile may do at a place. */
export function placeSaid(place: Place, picked: string): string {
  if (place.move) return t("table-here", { ...piece("tile", picked), points: place.worth });
  return t("table-throw-from", { points: place.worth });
}

const row = (tiles: readonly VoluspaTileView[]): string =>
  tongue.words.series(
    tiles.map((tile) => t("table-line-tile", { x: tile.x, ...piece("tile", tile.tile), power: tile.tile === "hel" ? "" : tile.power }).trim()),
  ) || t("table-nothing");

/** Return the table line by line. */
export function describe(play: Play): string[] {
  const { tiles = [] } = seen(play);
  if (!tiles.length) return [t("table-empty")];
  const ys = [...new Set(tiles.map((tile) => tile.y))].sort((a, b) => a - b);
  return ys.map((y) => t("table-line", { y, tiles: row(tiles.filter((tile) => tile.y === y).sort((a, b) => a.x - b.x)) }));
}

const named = (tiles: readonly VoluspaTileView[]): string => tongue.words.joined(tiles.map(tileAtSaid)) || t("table-nothing");

/** Read out the row and the column through a cell. */
export function rowCommand(play: Play, rest: string): string[] {
  const at = cellOf(rest);
  if (!at) return [t("table-which-cell")];
  const { tiles = [] } = seen(play);
  return [
    t("table-row-of", { cell: key(at), tiles: named(run(tiles, at, true)) }),
    t("table-column-of", { cell: key(at), tiles: named(run(tiles, at, false)) }),
  ];
}

/** Read out what lies on a cell and around it. */
export function aroundCommand(play: Play, rest: string): string[] {
  const at = cellOf(rest);
  if (!at) return [t("table-which-cell")];
  const { tiles = [] } = seen(play);
  const here = tiles.find((tile) => tile.x === at.x && tile.y === at.y);
  return [...(here ? [tileAtSaid(here)] : []), t("table-around-of", { cell: key(at), tiles: named(around(tiles, at)) })];
}
