// A game at one moment as these eyes see it, and what may be done in it. Boards draw it; live tables, lessons, examples and replays feed it.
import type { Legal } from "./figure";
import type { Rect } from "./flip";
import { Trouble } from "./hall";
import { Later } from "./later.svelte";
import { Notation } from "./notation";
import { settings } from "./settings.svelte";
import { tongue } from "./words.svelte";
import { lastTurns, sinceTurn } from "./turns";
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
  /** What coins and chests still carry to the seats while moments are seen: it is not shown beside the names before they arrive. */
  unpaid: number[] | null = $state.raw(null);
  names: string[] = $state.raw([]);
  /** How whoever learns is called where no sentence is made of it; nothing: by their name. */
  self = $state("");
  /** The moves of these eyes with what each is worth; empty when it is not their turn. */
  legal: Legal = $state.raw({});
  /** The last move of a seat, and what was said of it. */
  last: Told | null = $state.raw(null);
  /** All moves up to now with what was said of them, the dealer's too; what was taken back is left out. */
  told: readonly Told[] = $state.raw([]);
  /** Which places a move is about, by the ids of `data-place`: the game's (moments.ts). */
  marks: ((told: Told) => readonly string[]) | null = $state.raw(null);
  /** Every seat's last turn, which stays marked until it moves again. */
  readonly lastOf = $derived(lastTurns(this.told, this.marks));
  /** What the others did since the last turn of these eyes. */
  readonly since = $derived(sinceTurn(this.told, this.eyes));
  /** Where a place will be in the window when a board's camera has come to rest; a board without a camera has none. */
  rectOf: ((id: string) => Rect | null) | null = null;
  /** Whether one leafs through a game that is over: then nothing is told at length. */
  leafing = $state(false);
  /** Whether moments of a move are being seen. */
  beating = $state(false);
  /** Whether the board is telling something at length, as the scoring of an act: the end of the game waits for it. */
  telling = $state(false);
  /** While the board tells: of the move at this line of the record only so many sayings are told, and of later moves none. The saga waits for the rest. */
  untold: { line: number; says: number } | null = $state.raw(null);
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
  /** The place under a mouse, or under the piece that is dragged, by its `data-place`: the board may show there what would lie. */
  over: string | null = $state(null);
  /** The move that waits for its confirmation. */
  staged: string | null = $state(null);
  /** Whether a move may be chosen while others are on turn: at a table that is played now. */
  planning = $state(false);
  /** What a move is called as things stand; the frame knows it from the game. */
  label: ((move: string) => string) | null = null;
  /** The move that was chosen for later. */
  readonly later = new Later((move) => this.label?.(move) ?? move);
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
  readonly points = $derived(this.held ?? this.counted.map((points, seat) => points - (this.unpaid?.[seat] ?? 0)));
  readonly myTurn = $derived(this.eyes !== null && this.actors.includes(this.eyes) && Object.keys(this.legal).length > 0);
  /** Whether others are on turn, and one may choose already what to do after them. */
  readonly mayPlan = $derived(this.planning && !this.myTurn && this.eyes !== null && this.actors.length > 0 && !this.actors.includes(this.eyes));
  /** Whether something may be taken in hand: now, or for later. */
  readonly mayPick = $derived(this.myTurn || this.mayPlan);
  /** The move that is seen on the board as a ghost: staged, or chosen for later. */
  readonly ghost = $derived(this.staged ?? this.later.move);
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
    if (!this.mayPick) this.picked = null;
    if (this.staged !== null && !(this.staged in this.legal)) this.unstage();
    if (this.myTurn) this.#comes();
    else if (!this.mayPlan) this.later.forget();
  }

  /** One's turn has come: what was chosen for it is done; what must be done is staged, or done by itself where that is wanted. */
  #comes(): void {
    const chosen = this.later.due(this.legal);
    const moves = Object.keys(this.legal);
    const forced = this.planning && moves.length === 1 ? moves[0]! : null;
    if (chosen === null && this.later.dropped !== null) this.picked = null;
    if (chosen !== null || (forced !== null && settings.byItself)) {
      this.staged = chosen ?? forced;
      void this.confirm();
    } else if (forced !== null && this.staged === null) void this.#consider(forced);
  }

  /** Choose a move; choosing it again does it, and with the setting "one tap" the first time does. */
  async stage(move: string): Promise<void> {
    this.refusal = null;
    if (this.mayPlan) return this.later.choose(move);
    this.later.dropped = null;
    if (!(move in this.legal)) {
      await this.ask(move);
      return;
    }
    if (this.staged === move || settings.oneTap) {
      this.staged = move;
      return this.confirm();
    }
    await this.#consider(move);
  }

  /** Stage a move, and ask what it would bring. */
  async #consider(move: string): Promise<void> {
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
    this.later.move = null;
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
