// *How to play* in the browser: what a game draws for it. src/heorot/games/NAME/web/howto.ts exports one as its default; it is loaded
// when somebody reads it. A game without one is told in words alone.
import type { Component } from "svelte";
import { folded } from "./notation";
import { plain } from "./prose";
import type { HowTo, HowToBlock, HowToSection } from "./wire";

export interface GameHowTo {
  /** The pictures that howto.*.md names: small and still, drawn with the game's own components. */
  pictures: Record<string, Component>;
  /** Draws a piece within a table, at a size of its own, about 36 px high; its name stands beside it. */
  Piece?: Component<{ id: string }>;
}

const drawn = import.meta.glob<{ default: GameHowTo }>("../../../src/heorot/games/*/web/howto.ts");

/** Return what a game draws for how to play it. */
export async function gameHowTo(game: string): Promise<GameHowTo> {
  const own = drawn[`../../../src/heorot/games/${game}/web/howto.ts`];
  return own ? (await own()).default : { pictures: {} };
}

/** Return a part of a section as it is searched. */
const searched = (block: HowToBlock): string =>
  [plain(block.text ?? ""), ...(block.columns ?? []), ...(block.rows ?? []).flatMap((row) => row.map((cell) => cell.text))].join(" ");

/** Return the sections that speak of all these words; of their tables only the rows that do, unless none does. */
export function sectionsAbout(howto: HowTo, wanted: readonly string[]): HowToSection[] {
  const has = (text: string): boolean => {
    const told = folded(text);
    return wanted.every((word) => told.includes(word));
  };
  const narrowed = (block: HowToBlock): HowToBlock => {
    const rows = (block.rows ?? []).filter((row) => has(row.map((cell) => cell.text).join(" ")));
    return rows.length ? { ...block, rows } : block;
  };
  return howto.sections
    .filter((section) => has([section.title, ...section.blocks.map(searched)].join(" ")))
    .map((section) => (wanted.length ? { ...section, blocks: section.blocks.map(narrowed) } : section));
}
