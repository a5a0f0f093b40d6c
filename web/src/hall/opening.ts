// Opening a table: with the opener's own salts promised, and begun at once where nobody has to be waited for.
import { hall, Trouble } from "$lib/hall";
import { promise, random } from "$lib/salt";
import { settings } from "$lib/settings.svelte";
import type { GameInfo, Opening, SeatInfo } from "$lib/wire";
import { lastChoice } from "./choices";
import { asSomebody } from "./people";

const COMPANY = 3; // at a table that was not set up by hand
const RIVAL = "adept";

/** Return a level that the hall has, the wanted one if it can be. */
export const levelOf = (levels: readonly string[] = [], wanted = RIVAL): string => (levels.includes(wanted) ? wanted : (levels.at(-1) ?? wanted));

/** Open a table; returns its id. Where no seat is open the game begins. */
export async function openTable(opening: Opening): Promise<string> {
  const { table } = await asSomebody(() => hall.open(opening));
  const seats = Array.from({ length: opening.players }, (_, seat) => opening.seats?.[seat] ?? "");
  if (!seats.includes("")) await begin(table, seats.flatMap((who, seat) => (who === "me" || who.startsWith("guest:") ? [seat] : [])));
  return table;
}

/** Promise the salts of these seats, all of this device, and begin. */
async function begin(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await hall.do(table, { do: "promise", key: random(8), seat, commitment: promise(table, seat) });
  await hall.do(table, { do: "start", key: random(8) });
}

/** Begin a rematch, if nobody but bots and those at this device sat at the old table; otherwise it gathers. */
export async function beginAgain(table: string, old: readonly SeatInfo[], mine: readonly number[]): Promise<void> {
  if (old.some((seat, i) => seat.kind !== "bot" && !mine.includes(i))) return;
  await begin(table, mine.length === 1 ? mine : mine.map((seat) => (seat + old.length - 1) % old.length)); // several move one seat on
}

/** Open a table for whoever has just learned a game: one bot, the easiest, and as few others as it takes; returns its id. */
export async function playFirst(name: string): Promise<string> {
  const [games, { levels }] = await Promise.all([hall.games(settings.lang), hall.about()]);
  const game = games.find((one) => one.game === name);
  if (!game) throw new Trouble("not-found", name);
  const players = Math.max(2, game.players[0]);
  return openTable({ game: name, players, seats: ["me", ...Array.from({ length: players - 1 }, () => levels[name]?.[0] ?? RIVAL)] });
}

/** Open a table against bots as one set it up the last time, or as most people want it, and begin; returns its id. */
export async function playNow(game: GameInfo, levels?: readonly string[]): Promise<string> {
  const last = lastChoice(game, levels);
  if (last) return openTable({ game: game.game, players: last.seats.length, seats: last.seats, options: last.options });
  const players = Math.min(Math.max(COMPANY, game.players[0]), game.players[1]);
  const bots = Array.from({ length: players - 1 }, () => levelOf(levels));
  return openTable({ game: game.game, players, seats: ["me", ...bots] });
}
