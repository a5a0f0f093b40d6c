// Moments: what is seen and heard of a move. A game says which by data, in src/heorot/games/NAME/web/moments.ts (its default); the frame's
// queue plays them one after another. This file is all that a game needs to know of it: kinds of moments, and how a game names its own.
import type { Component } from "svelte";
import type { Play } from "./play.svelte";
import type { Sound } from "./sound";
import type { Saying, Told } from "./wire";

/** Something on the screen: a place of the board (an id of `data-place`), a seat's panel, the points beside its name, or what lies in one's hand (an id of `data-hand`). */
export type Where = string | { seat: number } | { points: number } | { hand: string };

export type Kind =
  /** A piece flies: what lies at `to` when it is over, or what lay at `piece` before. */
  | { is: "travel"; from: Where; to: Where; piece?: Where }
  /** A coin with points flies from a place to the points beside a name, which only then count them. */
  | { is: "coin"; from: Where; seat: number; points: number }
  /** A plait grows along places in a line, from the first to the last. */
  | { is: "row"; places: readonly string[] }
  /** Places light up: look here. */
  | { is: "light"; places: readonly string[] }
  /** What came newly to a place appears there. */
  | { is: "appear"; places: readonly string[] }
  /** A blow against a place, which shakes: Loki strikes, a tile is silenced. */
  | { is: "strike"; at: Where }
  /** Claws rip over a seat's shield, which shakes. */
  | { is: "wound"; seat: number }
  /** Swords cross over something that is raided. */
  | { is: "raid"; at: Where }
  /** What is yours and good: rays and sparks around it, with a word or a number. For others' luck it is a light. */
  | { is: "cheer"; at: Where; seat: number; text?: string }
  /** Words over the board: an act, an episode, the night. */
  | { is: "banner"; text: string; small?: string }
  /** A component of the game's own, loaded on use, over the whole table; it gets `props`, `play` and `time`, and animates by `$lib/moments-stage`. */
  | { is: "own"; load: () => Promise<{ default: Component<OwnProps> }>; props?: Readonly<Record<string, unknown>>; time: number }; // prettier-ignore

/** What a component of a game's own gets: how long it has, at the speed that was chosen, and whether motion is to be less. */
export interface OwnProps {
  play: Play;
  time: number;
  still: boolean;
  props: Readonly<Record<string, unknown>>;
}

export type Moment = Kind & {
  /** Milliseconds at speed 1, at most `LONGEST`; nothing: as its kind takes (`TIMES`). */
  time?: number;
  /** Whether it begins with the one before it, not after it. */
  with?: boolean;
  /** What is heard as it begins; nothing: as its kind sounds (`SOUNDS`). */
  sound?: Sound | null;
  /** What it brings beside whose name, shown there when it is over; a coin needs not say so. */
  pays?: { seat: number; points: number };
};

/** What a game's moments are made from: who moved, what was told, and how it was before and is after, as these eyes see it. */
export interface Beat {
  told: Told;
  eyes: number | null;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  play: Play;
}

/** The one of a game's events that has this id. */
export type Of<S extends Saying, I extends string> = S extends { id: infer Ids } ? (I extends Ids ? S : never) : never;

type Ids<S extends Saying> = S extends { id: infer I extends string } ? I : never;

/** A game's own: S is the type of its events, as `VoluspaSaying`. */
export interface GameMoments<S extends Saying = Saying> {
  /** What is seen of a move itself, before anything that was told of it: a piece travels. */
  move?(beat: Beat): readonly Moment[];
  /** What is seen of each thing that was told, by its id. What is not here is not seen. */
  events?: { readonly [I in Ids<S>]?: (said: Of<S, I>, beat: Beat) => readonly Moment[] };
  /** Instead of both, where several moves are one: sealed bids that open together. Nothing: as usual. */
  together?(told: readonly Told[], beat: Omit<Beat, "told">): readonly Moment[] | null;
  /** Load what the rest takes, where that is much: it is called when somebody stirs at the table, or something happens there. */
  ready?(): Promise<unknown>;
  /** The places of a move, by the ids of `data-place`: they stay marked until its seat moves again. */
  marks?(told: Told): readonly string[];
}

const found = import.meta.glob<{ default: GameMoments }>("../../../src/heorot/games/*/web/moments.ts");

/** Return a game's moments; one that has none is played as it was, move by move. */
export async function gameMoments(game: string): Promise<GameMoments> {
  return (await found[`../../../src/heorot/games/${game}/web/moments.ts`]?.())?.default ?? {};
}
