// The games that Heorot is built for, in the order of their doors; a game that the hall has besides them gets a door as well.
import type { Component } from "svelte";
import type { GameInfo } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";

/** What the hall says of a game; what it is about, in one sentence. */
export type Told = GameInfo & { about?: string };

const EMBLEMS: Record<string, string> = {
  voluspa: "dragon-head",
  beowulf_legend: "drakkar",
  beowulf_movie: "viking-longhouse",
  bellum_magica: "goblin-head",
};
const MINIS = import.meta.glob<{ default: Component }>("../../../src/heorot/games/*/web/Mini.svelte");

export const KNOWN: readonly string[] = Object.keys(EMBLEMS);
export const emblem = (game: string): string => EMBLEMS[game] ?? "rune-stone";

const known = (id: string): string => (tongue.words.has(id) ? t(id) : "");

/** Return a game's name as the hall calls it: at a door there is room for a short one. */
export const doorName = (name: string, game: Told | null): string => known(`hall-game-${name}`) || game?.title || name;

/** Return what a game is about in one short sentence. */
export const doorLine = (name: string, game: Told | null): string => known(`hall-about-${name}`) || (game?.about ?? "");

/** Return a game in small, if its folder draws one. */
export async function miniature(game: string): Promise<Component | null> {
  const load = MINIS[`../../../src/heorot/games/${game}/web/Mini.svelte`];
  return load ? (await load()).default : null;
}
