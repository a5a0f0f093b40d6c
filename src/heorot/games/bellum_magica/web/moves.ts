// Moves of Bellum Magica as the hall writes them: `attack Barleywick`, `steal 3`, `hire Grubnose left`. What may be done where.
import type { Legal } from "$lib/figure";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

export type Move =
  | { act: "castle" | "raid"; castle: string }
  | { act: "place"; sides: [Side, Side] }
  | { act: "attack"; place: string }
  | { act: "steal"; chest: number }
  | { act: "hire"; creature: string; side: Side; glyphs: boolean }
  | { act: "barrel" | "spell" | "pass" | "done" };

const LINE =
  /^(?:(?<alone>barrel|spell|pass|done)|(?<verb>castle|raid|attack) (?<card>[A-Z][a-z]*)|place (?<first>left|right) (?<second>left|right)|steal (?<chest>\d{1,2})|hire (?<creature>[A-Z][a-z]*) (?<side>left|right)(?<glyphs> glyphs)?)$/;

/** Return what a line of the hall means, or null if it is no move of a seat. */
export function parse(line: string): Move | null {
  const found = LINE.exec(line)?.groups;
  if (!found) return null;
  const { alone, verb, card, first, second, chest, creature, side, glyphs } = found;
  if (alone) return { act: alone as "pass" };
  if (verb === "attack") return { act: "attack", place: card!.toLowerCase() };
  if (verb) return { act: verb as "raid", castle: card!.toLowerCase() };
  if (first) return { act: "place", sides: [first as Side, second as Side] };
  if (chest) return { act: "steal", chest: Number(chest) };
  return { act: "hire", creature: creature!.toLowerCase(), side: side as Side, glyphs: !!glyphs };
}

/** A card as the notation writes it. */
export const named = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const attack = (id: string, castle: boolean): string => `${castle ? "raid" : "attack"} ${named(id)}`;
export const castle = (id: string): string => `castle ${named(id)}`;
export const place = (first: Side, second: Side): string => `place ${first} ${second}`;
export const steal = (chest: number): string => `steal ${chest}`;

/** Return the hire of a creature to a side: in the first way that can be paid; if none can, the line that is asked about. */
export function hire(legal: Legal, creature: string, side: Side): string {
  const line = `hire ${named(creature)} ${side}`;
  return !(line in legal) && `${line} glyphs` in legal ? `${line} glyphs` : line;
}

/** Return the same hire paid in the other way, if that may be done too. */
export function paidOtherwise(legal: Legal, line: string): string | null {
  const other = line.endsWith(" glyphs") ? line.slice(0, -7) : `${line} glyphs`;
  return line.startsWith("hire ") && other in legal ? other : null;
}
