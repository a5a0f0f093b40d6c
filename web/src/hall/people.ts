// Becoming somebody in the hall without a form: a name from the sagas, which can be changed later.
import { hall, Trouble } from "$lib/hall";
import { t } from "$lib/words.svelte";
import type { Me } from "$lib/wire";

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
  if (!hall.knowsMe()) return null;
  try {
    return await hall.me();
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.code === "who-are-you") return null;
    throw trouble;
  }
}

/** Do something as somebody: who is nobody yet arrives under a name from the sagas first. */
export async function asSomebody<T>(deed: () => Promise<T>, name = ""): Promise<T> {
  if (!hall.knowsMe()) await hall.arrive(name || sagaNames()[0]!);
  try {
    return await deed();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.code !== "who-are-you") throw trouble;
    await hall.arrive(name || sagaNames()[0]!);
    return deed();
  }
}
