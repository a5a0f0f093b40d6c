// What the Movie's table says in words: buttons, the line under a name, and everything that is read aloud.
import type { BeowulfMovieSumView, BeowulfMovieView } from "$lib/api";
import type { Play } from "$lib/play.svelte";
import { type Args, t, tongue } from "$lib/words.svelte";
import type { Cell } from "./board";
import { calledOf, type Figure, FIGURES, figureOf, KINDS, parse, signed, type Tile, tileOf } from "./moves";
import { roman } from "./scoring";

/** The view as this game shows it; before the game begins there is nothing in it. */
export const seen = (play: Play): Partial<BeowulfMovieView> => play.view as Partial<BeowulfMovieView>;

export const cellsOf = (play: Play): Cell[] => seen(play).cells ?? [];
export const cellAt = (play: Play, at: string): Cell | undefined => cellsOf(play).find((cell) => cell.cell === at);
export const sumAt = (play: Play, at: string): BeowulfMovieSumView | undefined => seen(play).sums?.find((sum) => sum.cell === at);

/** Return the seat that these eyes see through. */
const mine = (play: Play) => (play.eyes === null ? undefined : seen(play).seats?.[play.eyes]);

/** Return the hand that these eyes see, and the figures they may still place. */
export const handOf = (play: Play): string[] => mine(play)?.hand ?? [];
export const unusedOf = (play: Play): Record<string, number> => mine(play)?.figures ?? {};

/** Return a piece's name as the object of a verb, in the form that the language has for it: the accusative, or with its article. */
export function objective(id: string): string {
  const forms = tongue.words.pieceArgs("piece", id);
  return String(forms["piece-acc"] ?? forms["piece-def"] ?? forms["piece-indef"] ?? forms["piece"]);
}

/** Return a tile as arguments: its name, also as an object, and its value as it is read. */
export function tileArgs(tile: Pick<Tile, "ability" | "value">, key = "tile"): Args {
  const called = calledOf(tile);
  const value = tile.value || called === "tile" ? `\u00a0${signed(tile.value)}` : "";
  return { ...tongue.words.pieceArgs(key, called), [`${key}-object`]: objective(called), [`${key}-value`]: value };
}

/** Return a tile's name with its value: `Mead +3`. */
export function tileNamed(name: string): string {
  const tile = tileOf(name);
  return !tile || tile.hidden ? t("table-back", { act: roman(tile?.act ?? 0) }) : t("table-tile", tileArgs(tile));
}

/** The same, with what it brings in cash. */
export function tileSaid(name: string): string {
  const cash = tileOf(name)?.cash;
  return cash ? t("table-tile-cash", { tile: tileNamed(name), cash }) : tileNamed(name);
}

/** What lies on a cell, as a tile. */
export const tileOn = (cell: Cell | undefined): Tile | null => (cell?.tile ? tileOf(cell.tile) : null);

/** By how much a seat stands otherwise. */
export interface Change {
  seat: number;
  by: number;
}
const changes = (by: readonly number[] | undefined): Change[] => (by ?? []).flatMap((by, seat) => (by ? [{ seat, by }] : []));

/** Whom a move of these eyes would help and whom it would hurt, as things stand. */
export const swaysOf = (play: Play, line: string): Change[] => changes(seen(play).sways?.[line]);

/** What a tile that lies brings every seat, as things stand. */
export const bringsAt = (play: Play, at: string): Change[] => changes(seen(play).brings?.[at]);

/** Return changes in words: `+3 for Anna, −2 for Björn`. */
export const changesSaid = (play: Play, of: readonly Change[]): string =>
  tongue.words.listed(of.map(({ seat, by }) => t("table-sways", { name: play.titles[seat] ?? "", change: signed(by) })));

/** What each seat would score if the act ended now, and what it would have then. */
export const standings = (play: Play): { seat: number; standing: number; total: number }[] =>
  (seen(play).seats ?? []).map(({ seat, points, standing }) => ({ seat, standing, total: points + standing }));

/** How far a tile, or the board, is known where the rulebook does not prove it: a sentence, or nothing. */
export function sourceSaid(play: Play, of: string): string {
  const [source, ...proved] = seen(play).sources?.[of] ?? [];
  if (!source) return "";
  return t(of === "board" ? `table-board-${source}` : `table-tile-${source}`, { proved: proved.join("-") });
}

/** The last act is said while it lasts. */
export const announces = (play: Play): string => (seen(play).last && play.actors.length ? t("table-last-act") : "");

/** Where to go on with what is in hand: nothing where nothing is. */
function takenSaid(play: Play): string {
  const { picked } = play;
  const figure = figureOf(picked);
  if (figure) return t("table-task-place", { figure: objective(figure) });
  const tile = picked ? tileOf(picked) : null;
  if (!tile) return "";
  if (tile.ability === "good_counsel") return t("table-task-counsel");
  return t(`${picked} cash` in play.legal ? "table-task-cash" : "table-task-lay", tileArgs(tile));
}

/** What these eyes must do now. */
export function task(play: Play): string {
  const { step, mark, pool } = seen(play);
  const { legal } = play;
  const taken = step === "turn" || step === "play" ? takenSaid(play) : "";
  if (taken) return taken;
  if (step === "remove") return t(`table-task-remove-${cellAt(play, mark ?? "")?.ability === "valor" ? "temptation" : "valor"}`);
  if (step === "swap" || step === "with" || step === "play" || step === "refill") return t(`table-task-${step}`);
  if ("draw" in legal) return t(Object.keys(legal).length > 1 ? "table-task-turn" : "table-task-draw");
  const moves = Object.keys(legal).map(parse);
  const figures = moves.some((move) => move?.act === "place");
  const tiles = moves.some((move) => move && "tile" in move);
  return t(figures && tiles && !pool ? "table-task-either" : figures ? "table-task-figure" : "table-task-play");
}

export const openSpaces = (play: Play): number => cellsOf(play).filter((cell) => cell.kind === "open").length;

/** What stands beside the title. */
export function about(play: Play): string {
  const { act, pool } = seen(play);
  if (act === undefined) return "";
  return tongue.words.facts([t("table-act", { act: roman(act) }), t("table-spaces", { count: openSpaces(play) }), t("table-pool", { count: pool ?? 0 })]);
}

/** What a seat is known to hold: the backs of its tiles, and its unused figures. */
export function holds(play: Play, seat: number): string {
  const at = seen(play).seats?.[seat];
  if (!at) return "";
  const acts = at.hand.map((tile) => tileOf(tile)?.act ?? 0).sort();
  const parts = [t("table-backs", { count: acts.length, acts: tongue.words.series(acts.map(roman)) })];
  if (at.shown.length) parts.push(t("table-shown", { count: at.shown.length }));
  const figures = counted(at.figures);
  return tongue.words.facts([...parts, figures || t("table-no-figures")]);
}

/** Return figures with their numbers: `Beowulf, 2 Thanes`. */
export function counted(figures: Readonly<Record<string, number>>): string {
  return tongue.words.series(KINDS.filter((figure) => figures[figure]).map((figure) => t("table-figures", { figure, count: figures[figure]! })));
}

/** What the main button says of a move. */
export function label(play: Play, line: string): string {
  const move = parse(line);
  if (!move) return play.notation.here(line);
  if (move.act === "place") return t("table-place", { figure: objective(move.figure) });
  if (move.act === "counsel") return t("table-counsel", { figure: objective(cellAt(play, move.at)?.figure ?? "") });
  if (move.act === "lay") {
    const mead = tileOn(cellAt(play, move.at));
    if (mead) return t("table-replace", tileArgs(mead, "other"));
    return t("table-lay", tileArgs(tileOf(move.tile)!));
  }
  if (move.act === "remove" || move.act === "swap" || move.act === "with") {
    const tile = tileOn(cellAt(play, move.at));
    return tile ? t(`table-${move.act}`, tileArgs(tile)) : play.notation.here(line);
  }
  return t(`table-${move.act}`);
}

/** Moves with a button of their own while nothing is chosen: to draw, to keep, to cash the Treasure that is picked. */
export function aside(play: Play): string[] {
  if (play.staged !== null) return [];
  return ["draw", "keep", "pass", `${play.picked} cash`].filter((move) => move in play.legal);
}

/** Return a place as a sentence: what lies there or stands there. */
export function cellSaid(play: Play, cell: Cell): string {
  if (cell.kind === "figure") return t("table-cell-figure", { cell: cell.cell, figure: tongue.words.piece(cell.figure ?? ""), name: play.names[cell.owner ?? -1] ?? "" });
  if (cell.kind !== "tile") return t(`table-cell-${cell.kind}`, { cell: cell.cell });
  const said = t("table-cell-tile", { cell: cell.cell, tile: tileSaid(cell.tile ?? "") });
  return cell.silenced ? t("table-silenced", { tile: said }) : said;
}

/** Return the same without the space's name, as one sees it. */
export function cellSeen(play: Play, cell: Cell): string {
  if (cell.kind === "figure") return t("table-seen-figure", { figure: tongue.words.piece(cell.figure ?? ""), name: play.names[cell.owner ?? -1] ?? "" });
  if (cell.kind !== "tile") return t(`table-seen-${cell.kind}`);
  const said = tileSaid(cell.tile ?? "");
  return cell.silenced ? t("table-silenced", { tile: said }) : said;
}

/** What a figure counts at a space: as things lie, and in the end unless tiles that lie are touched or cut off. */
export function forecast(play: Play, at: string, figure: Figure): { now: number; worst: number; best: number } | null {
  const sum = sumAt(play, at);
  const i = KINDS.indexOf(figure);
  return sum ? { now: sum.now[i] ?? 0, worst: sum.worst[i] ?? 0, best: sum.best[i] ?? 0 } : null;
}

export function forecastSaid(play: Play, at: string, figure: Figure): string {
  const found = forecast(play, at, figure);
  if (!found) return "";
  const { now, worst, best } = found;
  return t("table-counts", { figure: tongue.words.piece(figure), now: signed(now), worst: signed(worst), best: signed(best) });
}

/** What counts at a space: for the figure that stands there or is picked; whom the tile there or the picked one helps; otherwise its sums. */
export function countsSaid(play: Play, cell: Cell): string {
  const changed = cell.kind === "tile" && !play.picked ? bringsAt(play, cell.cell) : play.picked ? swaysOf(play, `${play.picked} ${cell.cell}`) : [];
  if (changed.length) return t("table-sways-said", { changes: changesSaid(play, changed) });
  const figure = (cell.figure as Figure | null | undefined) ?? (cell.kind === "open" ? figureOf(play.picked) : null);
  if (figure && figure in FIGURES) return forecastSaid(play, cell.cell, figure);
  const sum = sumAt(play, cell.cell);
  return sum ? t("table-sums", { row: signed(sum.row), column: signed(sum.column), horns: sum.horns }) : "";
}
