// What somebody chose when they last set up a game against bots: "Play now" and the next set-up begin with it. It stays on this device.
import type { GameInfo } from "$lib/wire";
import type { Values } from "./rules";

export interface Choice {
  /** Who sits where: "me" once, and the levels of bots. */
  seats: string[];
  options: Values;
}

const place = (game: string) => `heorot-choice-${game}`;

/** Keep a choice, if nobody but oneself and bots sits there: others cannot be there by themselves the next time. */
export function keepChoice(game: string, choice: Choice): void {
  if (choice.seats.filter((who) => who === "me").length !== 1 || choice.seats.some((who) => !who || who.startsWith("guest:"))) return;
  try {
    localStorage.setItem(place(game), JSON.stringify(choice));
  } catch {
    // then "Play now" is as it was
  }
}

/** Return the last choice for a game, if the game, as it is now, and the hall with its bots still offer it. */
export function lastChoice(game: Pick<GameInfo, "game" | "players" | "options">, levels: readonly string[] = []): Choice | null {
  let kept: Choice;
  try {
    kept = JSON.parse(localStorage.getItem(place(game.game)) ?? "null") as Choice;
    if (!Array.isArray(kept.seats) || typeof kept.options !== "object") return null;
  } catch {
    return null; // storage is closed to us, or holds what is no choice
  }
  const [fewest, most] = game.players;
  const fits = kept.seats.length >= fewest && kept.seats.length <= most && kept.seats.every((who) => who === "me" || levels.includes(who));
  const known = Object.entries(kept.options ?? {}).every(([name, value]) => game.options.find((option) => option.name === name)?.values.includes(value));
  return fits && known ? kept : null;
}
