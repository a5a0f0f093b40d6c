// What a seat is called: people by their names, bots by their level in the reader's language.
import { t, tongue } from "./words.svelte";
import type { SeatInfo } from "./wire";

/** Return a level of the bots in one's language. */
export const levelName = (level: string): string => (tongue.words.has(`hall-level-${level}`) ? t(`hall-level-${level}`) : level);

/** Return the name of whoever sits there; a bot's in one's language. */
export function seatName(seat: SeatInfo): string {
  const numbered = seat.kind === "bot" && tongue.ready ? /^\S+ (\d+)$/.exec(seat.name ?? "") : null;
  return numbered ? t("hall-bot", { level: levelName(seat.bot ?? ""), number: Number(numbered[1]) }) : (seat.name ?? "");
}
