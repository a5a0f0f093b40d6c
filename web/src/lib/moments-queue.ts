// The queue of a table: positions that wait to be shown, each seat's move in its own beat. It keeps time and shows; what is seen meanwhile
// is the stage's (moments-stage.ts), which is loaded when there is something to be seen. Nothing here keeps anybody from acting.
import { type GameMoments, gameMoments } from "./moments";
import type { Cue, Timed } from "./moments-beat";
import type { Playing } from "./moments-stage";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { Position, Told } from "./wire";

/** A position that waits to be shown, with the moves that led there, the dealer's too. */
export interface Frame {
  game: Position | undefined;
  told: readonly Told[];
  /** Put it before the player's eyes. */
  show(): void;
}

const LEAST = 700; // milliseconds at speed 1 that a move of another seat is shown, whatever is seen of it
const ROUND = 5_800; // milliseconds at speed 1 in which a whole round of bots is seen; with what timers are late it is six seconds
const EXPECTED = 1_000; // that the beat of a move is thought to take which still waits
const SHORTEST = 180; // that a beat is seen at least: where a round has more beats than that, we jump
const REST = 2_500; // without anything to show: what comes then is a new round. Bots think less.

type Stage = typeof import("./moments-stage");

/** Return whose moves a frame shows, each seat once. */
const seatsOf = (frame: Frame): number[] => [...new Set(frame.told.flatMap(({ seat }) => (seat >= 0 ? [seat] : [])))];

/** Let a move be heard of which nothing else is. */
function knock({ told }: Frame): void {
  if (!settings.sound || !told.some(({ seat }) => seat >= 0)) return;
  const scored = told.some(({ says }) => says?.some(({ points }) => points > 0));
  void import("./sound").then(({ sound }) => sound(scored ? "coin" : "knock"), () => {});
}

export class Queue {
  #frames: Frame[] = [];
  #timer = 0;
  #playing: Playing | null = null;
  #stage: Stage | null = null;
  #own: GameMoments | null = null;
  #asked = "";
  #known: Promise<void> = Promise.resolve(); // when the game's moments are
  #setting = false; // whether the stage is being set up
  #round = -Infinity; // when the round began that is being shown
  #idle = -Infinity; // since when there is nothing to show

  constructor(private readonly play: Play) {}

  /** The last of the positions that wait. */
  get latest(): Frame | undefined {
    return this.#frames.at(-1);
  }

  /** Whether something is being shown, or waits to be. */
  get busy(): boolean {
    return this.#timer !== 0;
  }

  /** Get to know a game's moments: the places of its moves are marked by them. */
  know(game: string): void {
    if (this.#asked === game) return;
    this.#asked = game;
    this.#known = gameMoments(game).then((own) => {
      if (this.#asked !== game) return;
      this.#own = own;
      this.play.marks = own.marks ?? null;
    }, () => void (this.#asked = "")); // the next frame asks again
  }

  /** Get ready to show a game's moments: what it takes is loaded now; where nothing moves, only what marks the last moves. */
  prepare(game: string): void {
    this.know(game);
    if (!settings.speed || this.#stage || this.#setting) return;
    this.#setting = true;
    const ready = this.#known.then(() => this.#own?.ready?.());
    void Promise.all([import("./moments-stage"), ready]).then(([stage]) => (this.#stage = stage), () => {}).finally(() => (this.#setting = false));
  }

  /** Let a frame be shown in its turn: at once where nobody watches, where all is to be at once, and where more waits than a round can show. */
  push(frame: Frame): void {
    const now = performance.now();
    if (!this.#timer && (now - this.#idle > REST || now - this.#round >= ROUND / settings.speed)) this.#round = now;
    this.#frames.push(frame);
    if (this.#frames.length * SHORTEST > ROUND || !settings.speed || document.visibilityState === "hidden") this.flush();
    else if (!this.#timer) this.#next();
  }

  /** Show a move now, whatever waits before it, as one's own; it has its moments too, and nobody waits for them. */
  now(frame: Frame): void {
    this.flush();
    this.#round = performance.now();
    if (!settings.speed || document.visibilityState === "hidden") return frame.show();
    this.#frames.push(frame);
    this.#next();
  }

  /** Go to the end of the beat. */
  skip = (): void => {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#end();
  };

  /** Show at once whatever waits: nobody has to wait for the table. */
  flush(): void {
    this.#stop();
    const all = this.#frames.splice(0);
    for (const frame of all) frame.show();
    if (all.length) knock(all.at(-1)!);
  }

  /** Forget what waits. */
  clear(): void {
    this.#stop();
    this.#frames = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#playing?.skip();
    this.#playing = null;
    this.play.unpaid = null;
    this.play.beating = false;
    this.#idle = performance.now();
  }

  #end(): void {
    this.#stop();
    this.#next();
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) return;
    const beat = this.#beat(frame);
    if (!beat) {
      frame.show();
      knock(frame);
      return this.#next();
    }
    const { play } = this;
    const stage = beat.cues.length ? this.#stage : null;
    const scene = stage?.before(beat.cues, play);
    play.unpaid = stage ? stage.owed(beat.cues.map((cue) => cue.moment), play.names.length) : null;
    frame.show();
    const pay = (cue: Cue) => {
      const brings = stage?.paid(cue.moment);
      if (brings && play.unpaid) play.unpaid = play.unpaid.map((sum, seat) => (seat === brings.seat ? sum - brings.points : sum));
    };
    if (scene) {
      play.beating = true;
      this.#playing = scene.play(pay);
    } else knock(frame);
    this.#timer = window.setTimeout(() => this.#end(), beat.length);
  }

  /** Return the beat of a frame at the speed that was chosen; nothing where there is nothing to see. */
  #beat(frame: Frame): Timed | null {
    const { told } = frame;
    const seats = seatsOf(frame);
    if (!told.length || !settings.speed) return null;
    const { play } = this;
    const after = { ...frame.game?.view, ...frame.game?.own };
    const stage = this.#own && this.#stage;
    const { cues, length: natural } = stage ? stage.beatOf(stage.momentsOf(this.#own!, told, { eyes: play.eyes, before: play.view, after, play }), seats.length) : { cues: [], length: 0 };
    const others = seats.length > 1 || (seats.length === 1 && seats[0] !== play.eyes);
    const length = Math.max(natural, others ? LEAST : 0);
    if (!length) return null;
    const speed = settings.speed * this.#haste(length);
    return { cues: stage ? stage.faster(cues, speed) : [], length: length / speed };
  }

  /** Return how many times as fast a beat is to be, so that what waits behind it is seen within the round too. */
  #haste(length: number): number {
    const waiting = EXPECTED * this.#frames.filter((frame) => seatsOf(frame).length).length;
    const left = Math.max(0, ROUND - (performance.now() - this.#round) * settings.speed);
    const share = (left * length) / (length + waiting);
    return length / Math.min(length, Math.max(SHORTEST, share));
  }
}
