// The rules of a game, its worked examples and its lesson: asked for once, then kept while the page is open.
import { hall, Trouble } from "./hall";
import type { ClauseInfo, Example, LessonStep, RulesInfo } from "./wire";

export type Clause = ClauseInfo;

const held = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = held.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  held.set(key, asked);
  asked.catch(() => held.delete(key));
  return asked;
}

/** Where a game has none of something, there is nothing; any other trouble stays one. */
async function orNone<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.code === "not-found") return [];
    throw trouble;
  }
}

const rules = (game: string, lang: string): Promise<RulesInfo> => once(`rules ${game} ${lang}`, () => hall.rules(game, lang));

export const rulebook = {
  rules,
  clauses: async (game: string, lang: string): Promise<Clause[]> => (await rules(game, lang)).clauses,
  examples: (game: string): Promise<Example[]> => once(`examples ${game}`, () => orNone(hall.examples(game))),
  better: (game: string): Promise<LessonStep[]> => once(`better ${game}`, () => orNone(hall.better(game))),
  lesson: (game: string): Promise<LessonStep[]> => once(`lesson ${game}`, () => orNone(hall.lesson(game))),
};

/** Return anything that was thrown as trouble. */
export const troubled = (thrown: unknown): Trouble => (thrown instanceof Trouble ? thrown : new Trouble("internal", String(thrown)));

/** Return the clauses by their sections, in their order. */
export function sections(clauses: readonly Clause[]): { section: string; of: Clause[] }[] {
  const found: { section: string; of: Clause[] }[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    const { section } = clause;
    if (last?.section === section) last.of.push(clause);
    else found.push({ section, of: [clause] });
  }
  return found;
}
