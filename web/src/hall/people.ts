// Becoming somebody in the hall without a form: a name from the sagas, which can be changed later.
import { hall, Trouble } from "$lib/hall";
import { t, tongue } from "$lib/words.svelte";
import type { Me, SeatInfo } from "$lib/wire";

/** Return names from the sagas in one's language, in any order. */
export function sagaNames(): string[] {
  const names = t("hall-names").split(",").map((name) => name.trim());
  for (let i = names.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [names[i], names[j]] = [names[j]!, names[i]!];
  }
  return names;
}

/** Return who one is, or nobody. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await hall.me();
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.code === "who-are-you") return null;
    throw trouble;
  }
}

/** Do something as somebody: who is nobody yet arrives under a name from the sagas first. */
export async function asSomebody<T>(deed: () => Promise<T>, name = ""): Promise<T> {
  try {
    return await deed();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.code !== "who-are-you") throw trouble;
    await hall.arrive(name || sagaNames()[0]!);
    return deed();
  }
}

/** Return a level of the bots in one's language. */
export const levelName = (level: string): string => (tongue.words.has(`hall-level-${level}`) ? t(`hall-level-${level}`) : level);

/** Return the name of whoever sits there; a bot's in one's language. */
export function seatName(seat: SeatInfo): string {
  const numbered = seat.kind === "bot" ? /^\S+ (\d+)$/.exec(seat.name ?? "") : null;
  return numbered ? t("hall-bot", { level: levelName(seat.bot ?? ""), number: Number(numbered[1]) }) : (seat.name ?? "");
}

/** Return what went wrong as one sentence. */
export function sentence(trouble: unknown): string {
  const id = trouble instanceof Trouble ? `trouble-${trouble.code}` : "";
  return t(id && tongue.words.has(id) ? id : "trouble-internal");
}
