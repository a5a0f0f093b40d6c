// What is read aloud of the Movie's table where it is asked for by words: the board line by line, what one holds, what counts at a space.
import type { Play } from "$lib/play.svelte";
import { t, tongue } from "$lib/words.svelte";
import { parts } from "./board";
import { type Figure, KINDS, signed } from "./moves";
import { about, cellAt, cellSaid, cellsOf, counted, forecastSaid, handOf, standings, sumAt, tileSaid, unusedOf } from "./saying";

/** Return parts of a sentence, put together as the language does. */
const joined = (parts: string[]): string => (parts.length ? parts.reduce((first, next) => t("table-join", { first, next })) : "");

/** Return the board line by line. */
export function describe(play: Play): string[] {
  const cells = cellsOf(play);
  const lines = [...new Set(cells.map((cell) => cell.y))].sort((a, b) => a - b);
  const said = lines.map((y) => joined(cells.filter((cell) => cell.y === y).map((cell) => cellSaid(play, cell))));
  const now = standings(play).map(({ seat, standing, total }) => t("table-standing-of", { name: play.titles[seat] ?? "", standing: signed(standing), total }));
  const after = now.length && cells.some((cell) => cell.kind === "figure") ? [t("table-standing-all", { seats: joined(now) })] : [];
  return [about(play), ...said.map((cells, i) => t("table-line", { row: lines[i]! + 1, cells })), ...after];
}

/** What these eyes hold. */
export function held(play: Play): string[] {
  const tiles = tongue.words.listed(handOf(play).map(tileSaid));
  return [
    tiles ? t("table-held", { tiles }) : t("table-held-none"),
    t("table-unused", { figures: counted(unusedOf(play)) || t("table-no-figures") }),
  ];
}

/** Read out what counts at a space: its row part, its column part, and what each figure would score. */
function spaceCommand(play: Play, rest: string): string[] {
  const cell = cellAt(play, rest.trim().toLowerCase());
  if (!cell) return [t("table-which-cell")];
  const { row, column } = parts(cellsOf(play), cell.cell);
  const sum = sumAt(play, cell.cell);
  const said = [cellSaid(play, cell)];
  for (const [id, part] of [["table-row-of", row], ["table-column-of", column]] as const) {
    const tiles = joined(part.filter((one) => one.cell !== cell.cell).map((one) => cellSaid(play, one)));
    if (part.length > 1) said.push(t(id, { tiles, sum: sum ? signed(id === "table-row-of" ? sum.row : sum.column) : "" }).trim());
  }
  const figures = cell.kind === "open" ? KINDS : cell.figure ? [cell.figure as Figure] : [];
  return [...said, ...figures.map((figure) => forecastSaid(play, cell.cell, figure)).filter(Boolean)];
}

export const commands = { "table-command-space": spaceCommand };
