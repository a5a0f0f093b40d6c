// A clause as it is read: its rule, our rulings and its options, these called by the words that are used at set-up.
import { inWordsOf, parts, plain } from "./prose";
import type { Clause } from "./rulebook";
import { t, tongue } from "./words.svelte";

/** A part of a clause in words; the rule itself has no title. */
export interface Told {
  title: string;
  text: string;
}

/** What a message says, or nothing where there is none. */
const said = (id: string): string => (tongue.words.has(id) ? t(id) : "");

/** Return a clause's parts in words. */
export function told(clause: Clause): Told[] {
  return parts(clause.text).map(({ kind, option, text }) => {
    if (kind === "rule") return { title: "", text };
    if (kind === "ruling") return { title: t("rules-ruling"), text };
    return {
      title: t("rules-option", { option: said(`option-${option}`) || option }),
      text: inWordsOf(text, (value) => said(`option-${option}-${value}`)),
    };
  });
}

/** Return a clause as it is searched. */
export const searched = (clause: Clause): string => [clause.id, clause.title, ...told(clause).flatMap((part) => [part.title, plain(part.text)])].join(" ");
