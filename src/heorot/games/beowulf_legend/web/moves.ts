// The Legend's moves as the hall writes them (`play Wit2`, `take F5`, `risk`, `heal wound`), sorted by where on the table they are made.
import type { Legal } from "$lib/figure";

export const AIMED = ["play", "give", "blessing", "take", "show", "heal"] as const;
export const SMALL = ["risk", "daring", "pass", "resolve", "no", "done", "inspiration", "rest", "fame"] as const;

export type Verb = (typeof AIMED)[number] | (typeof SMALL)[number];
export interface Move {
  verb: Verb;
  /** The card, token, icon or hurt that is named. */
  what: string;
}

const NEWS = / ![\d,]*$/; // what onlookers are told besides at the end

/** Return what a line of the hall means, or null if it is no move of a seat. */
export function parse(line: string): Move | null {
  const [verb = "", what = "", more] = line.replace(NEWS, "").split(" ");
  if (more !== undefined) return null;
  if (!what) return (SMALL as readonly string[]).includes(verb) ? { verb: verb as Verb, what } : null;
  return (AIMED as readonly string[]).includes(verb) ? { verb: verb as Verb, what } : null;
}

/** What text cards are used by: their own move, by effect. Blessing's names the card that comes back. */
const USED: Record<string, string> = { daring: "daring", rest: "rest", resolve: "resolve", inspiration: "inspiration" };

/** Return the move that is made by tapping a card of the hand, legal or not. */
export function byCard(card: { name: string; effect: string | null }, step: string): string {
  if (step === "give") return `give ${card.name}`;
  return (card.effect && USED[card.effect]) || `play ${card.name}`;
}

/** Return the move that is made by tapping a token. */
export const byToken = (token: string, step: string): string => `${step === "give" ? "give" : "show"} ${token}`;

/** Return the moves that have buttons of their own while nothing is chosen, the least of them first. */
export function buttons(legal: Legal, step: string): string[] {
  const order = ["no", "pass", "fame", "heal wound", "heal double", "heal scratches", "resolve", "inspiration", "risk", "done"];
  if (step === "rest") order.push("rest");
  if (step === "give") order.unshift("rest"); // here its card is given by a tap; elsewhere a tap uses it
  return order.filter((move) => move in legal);
}
