// Any value of a view in one line, for tables that know nothing of their game.

import { tongue } from "$lib/words.svelte";

/** Return a value as words: lists with commas, structures as their fields, nothing as a dash. */
export function spoken(value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  if (Array.isArray(value)) return value.length ? tongue.words.series(value.map(spoken)) : "—";
  if (typeof value === "object") return Object.entries(value).map(([name, inner]) => `${name} ${spoken(inner)}`).join(" ");
  return String(value);
}
