// What a game's own table in the browser is: src/heorot/games/NAME/web/index.ts exports one as its default. A game without one is
// played on the plain table. The frame knows no game; a game knows of the frame only this file, `Play`, `Words` and the small things in ui/.
import type { Component } from "svelte";
import type { Play } from "./play.svelte";
import type { Saying, Told } from "./wire";

/** What is counted beside a player's name instead of points: how many, of what ("chests of Wulf"), and where these are no points, their sign. */
export interface Tally {
  count: number;
  said: string;
  /** An icon of the game's own: it says that these are no points. */
  icon?: string;
  /** What it is, where it is asked: an id of the game's asks. Otherwise the frame says it in general. */
  ask?: string;
}

/** One thing a seat is known to have, as an icon in its panel: of what, how many (nothing: just that), and in words. */
export interface Chip {
  icon: string;
  count?: number | string;
  said: string;
}

/** What a seat did last, as it stands in its panel until it moves again. */
export interface LastMove {
  /** A few words without the seat's name: "laid Odin". */
  text: string;
  /** The piece it was about: an icon of the game's own, on the ground of a class of its dyes.css ("dye-odin"). */
  icon?: string;
  dye?: string;
  /** What it brought, where points are counted at once. */
  points?: number;
}

/** One line at the first occurrence of something in a first game: its words are `tip-ID`. A game has them in `web/tips.ts`, as an array that is its default. */
export interface Tip {
  id: string;
  /** Whether it is the moment to say it. */
  when(play: Play): boolean;
}

/** Sentences, at once or when what it takes is loaded. */
export type Answer = string[] | Promise<string[]>;

/** A component that is loaded when it is shown. */
export type Later = () => Promise<{ default: Component<{ play: Play }> }>;

export interface GameTable {
  /** Draws the position; picks, stages and asks by `play`. */
  Board: Component<{ play: Play }>;
  /** What lies before the player: a hand of tiles, figures, cards. */
  Hand?: Component<{ play: Play }>;
  /** What the end opens, where points come only then: it stands beside the places. Loaded when it comes: `() => import("./Ending.svelte")`. */
  Ending?: Later;
  /** How many pixels the hand keeps at least where it lies under the board; 100 if nothing is said. */
  handHeight?: number;
  /** Whether hand and actions stand in a rail right of the board where the window is wide, 11.75 rem of it; false: always under the board. */
  rail?: boolean;
  /** The table for everybody in the room, on a screen that is nobody's: all castles side by side, the saga and the lanes. Otherwise the board as large as it goes. Loaded there: `() => import("./Scene.svelte")`. */
  Scene?: Later;
  /** What these eyes must do now, as a short sentence without "your turn": "lay a tile". */
  task?(play: Play): string;
  /** What stands beside the title: "with the Edda · 31 tiles left". */
  about?(play: Play): string;
  /** What stands under a player's name: "5 tiles · holds Dragon". */
  holds?(play: Play, seat: number): string;
  /** The same as icons, for its panel; then `holds` is only read aloud, and shown in the list of players. */
  chips?(play: Play, seat: number): Chip[];
  /** What `about` and `holds` are, where it is asked: ids of the game's asks. */
  asks?: { about?: string; holds?: string };
  /** What a seat's move was, in a few words with its piece; nothing: an earlier move has more to say. Otherwise the saga's own sentence. */
  lastMove?(told: Told, play: Play): LastMove | null;
  /** The number beside a player's name where points come only at the end. Nothing: the points. */
  tally?(play: Play, seat: number): Tally | null;
  /** What everybody should know just now, as a short sentence: "The last day". A banner while it is returned, read aloud when it comes; nothing otherwise, and at the end. */
  announces?(play: Play): string;
  /** Whether the board shows one seat's things at a time: choosing a seat then looks there, by `play.looked`. */
  looks?: boolean;
  /** The places on the board that something said is about, as they stand in `data-place`: a line of the saga that is touched lights them. `line`: of the record. */
  places?(saying: Saying, play: Play, line: number): string[];
  /** What the main button says of a move, without its worth: "Lay Thor". Otherwise it is the notation. */
  label?(play: Play, move: string): string;
  /** Moves that are offered as buttons of their own beside the main one: "stop". */
  aside?(play: Play): string[];
  /** Whether such a move is done by one press of its button, as there is nothing to weigh: drawing. */
  atOnce?(move: string): boolean;
  /** The table as sentences to be read aloud. */
  describe?(play: Play): Answer;
  /** What these eyes hold, as sentences. */
  held?(play: Play): Answer;
  /** What is on a piece of the table that is asked about by its own name: what it is one of, and sentences; null: it does not lie there. */
  printed?(play: Play, piece: string): { kind: string; said: string[] } | null;
  /** Commands of the command box beside the frame's own, by message id of their name: each answers with sentences. */
  commands?: Record<string, (play: Play, rest: string) => Answer>;
  /** The last of these, where they come only when somebody types: `() => import("./spoken")`. */
  typed?(): Promise<Pick<GameTable, "describe" | "held" | "printed" | "commands">>;
}

const tips = import.meta.glob<{ default: Tip[] }>("../../../src/heorot/games/*/web/tips.ts");

/** Return what a game says to whoever plays it for the first time. */
export async function gameTips(game: string): Promise<Tip[]> {
  return (await tips[`../../../src/heorot/games/${game}/web/tips.ts`]?.())?.default ?? [];
}

const tables = import.meta.glob<{ default: GameTable }>("../../../src/heorot/games/*/web/index.ts");

/** Return a game's own table, or the plain one. */
export async function gameTable(game: string): Promise<GameTable> {
  const own = tables[`../../../src/heorot/games/${game}/web/index.ts`];
  return (own ? await own() : await import("../frame/plain")).default;
}
