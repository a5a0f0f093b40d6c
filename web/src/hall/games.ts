// The games that Heorot is built for, in the order of their doors; a game that the hall has besides them gets a door as well.
import type { GameInfo } from "$lib/wire";

/** What the hall says of a game; what it is about, in one sentence. */
export type Told = GameInfo & { about?: string };

const EMBLEMS: Record<string, string> = {
  voluspa: "dragon-head",
  beowulf_legend: "drakkar",
  beowulf_movie: "viking-longhouse",
  bellum_magica: "goblin-head",
};

export const KNOWN: readonly string[] = Object.keys(EMBLEMS);
export const emblem = (game: string): string => EMBLEMS[game] ?? "rune-stone";
