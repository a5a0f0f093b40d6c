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

/** What lies on the table of a piece: what it is one of, and what is on it. */
type Printed = (piece: string) => { kind: string; said: string[] } | null;

/** Return what can be asked about in the game at hand, by its id. */
export async function known(lang: string): Promise<Record<string, AskInfo>> {
  return (await rulebook.rules(tongue.game, lang)).asks;
}

/** Return what is to be said of a thing; of this very one where that is known. Nothing is said where there are no words. */
export function answered(words: Words, { id, args }: Asked, info?: AskInfo): Answer {
  const message = { id: `ask-${id}`, args: { ...info?.figures, ...args } as Record<string, string | number> };
  const clause = info?.clause ?? "";
  if (info?.said) return { name: called(words, id), text: info.said, clause };
  if (!words.has(message.id)) return { name: "", text: "", clause };
  const here = Object.keys(args).length ? words.form(message.id, "here", words.spokenArgs(message.args)) : "";
  const kind = called(words, id, words.spokenArgs(message.args));
  const own = typeof args["piece"] === "string" && words.has(`piece-${args["piece"]}`) ? words.piece(args["piece"], "shown") : ""; // a card answers with its own name too
  return { name: own && own !== kind ? words.t("about-piece", { name: own, kind }) : kind, text: [words.say(message), here].filter(Boolean).join(" "), clause };
}

/** Return the name of a thing: its own, or that of the piece it is. */
const called = (words: Words, id: string, args = {}): string => words.form(`ask-${id}`, "name", args) || (words.has(`piece-${id}`) ? words.piece(id) : "");

const NAMING = ["full", "short", "def"]; // forms of a piece's name that stand for it on the table

interface Named {
  id: string;
  name: string;
  all: string[]; // its names as they are compared
}

function named(words: Words, id: string): Named {
  const name = called(words, id);
  const forms = words.has(`piece-${id}`) ? [words.piece(id), ...NAMING.map((form) => words.piece(id, form))] : [];
  return { id, name, all: [name, id, ...forms].map(folded) };
}

const begun = (names: readonly Named[], wanted: string): Named[] => names.filter((one) => one.all.some((name) => ` ${name}`.includes(` ${wanted}`)));

/** Answer a question about a thing or a piece by its name, or say what can be asked about. */
export async function about(words: Words, said: string, printed: Printed = () => null): Promise<string[]> {
  const { asks, kinds } = await rulebook.rules(tongue.game, words.lang);
  const wanted = folded(said);
  const things = Object.keys(asks).map((id) => named(words, id));
  const pieces = Object.keys(kinds).filter((id) => !(id in asks)).map((id) => named(words, id));
  const exact = [...things, ...pieces].filter((one) => one.all.includes(wanted));
  const found = exact.length || !wanted ? exact : [begun(things, wanted), begun(pieces, wanted)].find((some) => some.length) ?? [];
  if (found.length === 1) return [thing(words, found[0]!, asks, kinds, printed)];
  const first = wanted ? [words.t(found.length ? "about-several" : "about-unknown", { text: said })] : [];
  return [...first, words.facts((found.length ? found : things).map((one) => one.name))];
}

/** Say what a thing is and does; a piece is told as what it is one of, and then what is on it. */
function thing(words: Words, { id, name }: Named, asks: Record<string, AskInfo>, kinds: Record<string, string>, printed: Printed): string {
  const own = printed(id);
  const kind = id in asks ? id : (own?.kind ?? kinds[id]!);
  const { name: kindName, text, clause } = answered(words, { id: kind, args: {} }, asks[kind]);
  const whole = kind === id ? name : words.t("about-piece", { name, kind: kindName });
  return words.t("about-thing", { name: whole, said: [text, ...(own?.said ?? [])].join(" "), clause });
}
