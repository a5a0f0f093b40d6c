// A game at one moment as these eyes see it, and what may be done in it. Boards draw it; live tables, lessons, examples and replays feed it.
import type { Legal } from "./figure";
import { Trouble } from "./hall";
import { Notation } from "./notation";
import { settings } from "./settings.svelte";
import { tongue } from "./words.svelte";
import type { Advice, Message, Position, Saying, Told } from "./wire";

/** What answers a board: the hall, or a practice board. */
export interface Backing {
  why(move: string): Promise<Advice>;
  move(move: string): Promise<void>;
}

/** Why a move is not allowed. */
export interface Refusal {
  move: string;
  clause: string;
  said: Message | null;
  text: string;
}

const NOTHING: Backing = {
  why: () => Promise.reject(new Trouble("not-now", "nothing can be asked here")),
  move: () => Promise.reject(new Trouble("not-now", "nothing can be played here")),
};

export class Play {
  view: Record<string, unknown> = $state.raw({});
  eyes: number | null = $state(null);
  actors: number[] = $state.raw([]);
  /** What the seats have in this position. */
  counted: number[] = $state.raw([]);
  /** What is shown of it while the board still counts it up before the players' eyes; nothing: all of it. */
  held: number[] | null = $state.raw(null);
  names: string[] = $state.raw([]);
  /** How whoever learns is called where no sentence is made of it; nothing: by their name. */
  self = $state("");
  /** The moves of these eyes with what each is worth; empty when it is not their turn. */
  legal: Legal = $state.raw({});
  /** The last move of a seat, and what was said of it. */
  last: Told | null = $state.raw(null);
  /** All moves up to now with what was said of them, the dealer's too; what was taken back is left out. */
  told: readonly Told[] = $state.raw([]);
  /** Whether one leafs through a game that is over: then nothing is told at length. */
  leafing = $state(false);
  /** Whether the board is telling something at length, as the scoring of an act: the end of the game waits for it. */
  telling = $state(false);
  /** The seat that is looked at, where the board shows one seat's things at a time; nobody: one's own. */
  looked: number | null = $state(null);
  /** The places that a line of the saga is about, by the ids of `data-place`: the frame lights them. */
  lit: readonly string[] = $state.raw([]);
  /** Whether moves are being typed: then, and only then, the board shows its coordinates. */
  commanding = $state(false);
  /** Whether one is to find out what moves bring: neither board nor buttons show it before the move is made. */
  unaided = $state(false);
  /** What is pointed at in the hand and not taken, in the game's own words: the board may show what it would do. */
  pointed: string | null = $state(null);
  /** What is taken in hand, in the game's own words (a tile's kind): its places glow. */
  picked: string | null = $state(null);
  /** The move that waits for its confirmation. */
  staged: string | null = $state(null);
  /** What the staged move would bring, and why. */
  advice: Advice | null = $state.raw(null);
  /** Why the place that was tried is not allowed; `shaken` counts the tries. */
  refusal: Refusal | null = $state.raw(null);
  shaken = $state(0);
  /** Whether it is a picture within the rules: nothing can be done on it, keys mean others, and it has no buttons of its own. */
  still = $state(false);
  /** Whether a move is on its way. */
  busy = $state(false);
  /** What went wrong with the last move. */
  trouble: Trouble | null = $state.raw(null);

  /** The points as they are shown beside the names. */
  readonly points = $derived(this.held ?? this.counted);
  readonly myTurn = $derived(this.eyes !== null && this.actors.includes(this.eyes) && Object.keys(this.legal).length > 0);
  /** The names as they stand alone, in tables and headings. */
  readonly titles = $derived(this.names.map((name, seat) => (seat === this.eyes && this.self) || name));
  readonly notation = $derived(new Notation(tongue.words, tongue.english));

  constructor(private readonly backing: Backing = NOTHING) {}

  /** Show a position through these eyes. What was staged stays if it still may be played. */
  show(position: Position, eyes: number | null): void {
    this.view = { ...position.view, ...position.own };
    this.eyes = eyes;
    this.actors = position.actors;
    this.counted = position.points;
    this.legal = position.legal ?? {};
    this.refusal = null;
    if (!this.myTurn) this.picked = null;
    if (this.staged !== null && !(this.staged in this.legal)) this.unstage();
  }

  /** Choose a move; choosing it again does it, and with the setting "one tap" the first time does. */
  async stage(move: string): Promise<void> {
    this.refusal = null;
    if (!(move in this.legal)) {
      await this.ask(move);
      return;
    }
    if (this.staged === move || settings.oneTap) {
      this.staged = move;
      return this.confirm();
    }
    this.staged = move;
    this.advice = null;
    try {
      const advice = await this.backing.why(move);
      if (this.staged === move) this.advice = advice;
    } catch {
      // the worth is known from the legal moves; only the reasons are missing
    }
  }

  unstage(): void {
    this.staged = null;
    this.advice = null;
  }

  /** Do what is staged. */
  async confirm(): Promise<void> {
    const move = this.staged;
    if (move === null || this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await this.backing.move(move);
      this.unstage();
      this.picked = null;
    } catch (trouble) {
      this.trouble = trouble instanceof Trouble ? trouble : new Trouble("internal", String(trouble));
    } finally {
      this.busy = false;
    }
  }

  /** Ask why a move is not allowed (or what it would bring). */
  async ask(move: string): Promise<Advice | null> {
    this.unstage();
    this.shaken++;
    try {
      const advice = await this.backing.why(move);
      if (advice.clause) this.refusal = { move, clause: advice.clause, said: advice.message ?? null, text: "" };
      return advice;
    } catch (trouble) {
      if (trouble instanceof Trouble) this.refusal = { move, clause: trouble.clause, said: trouble.said, text: trouble.message };
      return null;
    }
  }

  /** The sayings of the staged move that concern scoring, with their arguments: rows to light. */
  get reasons(): Saying[] {
    return (this.advice?.says ?? []).filter((saying) => saying.part === "reason");
  }
}
