// What a thing on the table is and does, in words: for the answer beside it, and for whoever asks in the command box.
import type { Asked } from "./asking";
import { folded } from "./notation";
import { rulebook } from "./rulebook";
import type { AskInfo } from "./wire";
import { tongue, type Words } from "./words.svelte";

export interface Answer {
  name: string;
  text: string;
  clause: string;
}

/** Return what can be asked about in the game at hand, by its id. */
export async function known(lang: string): Promise<Record<string, AskInfo>> {
  return (await rulebook.rules(tongue.game, lang)).asks;
}

/** Return what is to be said of a thing; of this very one where that is known. Nothing is said where there are no words. */
export function answered(words: Words, { id, args }: Asked, info?: AskInfo): Answer {
  const message = { id: `ask-${id}`, args: { ...info?.figures, ...args } as Record<string, string | number> };
  const clause = info?.clause ?? "";
  if (!words.has(message.id)) return { name: "", text: "", clause };
  const here = Object.keys(args).length ? words.form(message.id, "here", words.spokenArgs(message.args)) : "";
  return { name: called(words, id, words.spokenArgs(message.args)), text: [words.say(message), here].filter(Boolean).join(" "), clause };
}

/** Return the name of a thing: its own, or that of the piece it is. */
const called = (words: Words, id: string, args = {}): string => words.form(`ask-${id}`, "name", args) || (words.has(`piece-${id}`) ? words.piece(id) : "");

/** Answer a question about a thing by its name, or say what can be asked about. */
export async function about(words: Words, said: string): Promise<string[]> {
  const all = await known(words.lang);
  const wanted = folded(said);
  const names = Object.keys(all).map((id) => ({ id, name: called(words, id), all: [folded(called(words, id)), id] }));
  const exact = names.filter((one) => one.all.includes(wanted));
  const found = exact.length ? exact : wanted ? names.filter((one) => one.all.some((name) => ` ${name}`.includes(` ${wanted}`))) : [];
  if (found.length === 1) {
    const { name, text, clause } = answered(words, { id: found[0]!.id, args: {} }, all[found[0]!.id]);
    return [words.t("about-thing", { name, said: text, clause })];
  }
  const first = wanted ? [words.t(found.length ? "about-several" : "about-unknown", { text: said })] : [];
  return [...first, (found.length ? found : names).map((one) => one.name).join(" · ")];
}
