// A finished game played on from one of its moments, against bots: the hall keeps nothing of it, this page holds what it sealed.
import { hall, Trouble } from "./hall";
import { Queue } from "./moments-queue";
import { Play } from "./play.svelte";
import { troubled } from "./rulebook";
import type { Advice, Event, Outcome, PlayedOn, Told } from "./wire";

/** How it stood before one's turn: to take back a move is to go there. */
interface Moment {
  since: string;
  answer: PlayedOn;
  told: Told[];
}

export class Branch {
  readonly play: Play;
  readonly queue: Queue;
  /** All that was told, as the saga reads it. */
  events: Event[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  /** Whether a position is on the board. */
  ready = $state(false);
  /** Whether bots think. */
  thinking = $state(false);
  trouble: Trouble | null = $state.raw(null);
  #past: Moment[] = $state.raw([]);
  #asked = 0;

  constructor(readonly table: string, readonly line: number, readonly seat: number, readonly game: string) {
    this.play = new Play({
      why: (move) => this.#why(move),
      move: (move) => this.#go(move),
    });
    this.queue = new Queue(this.play);
  }

  readonly mayTakeBack = $derived(this.#past.length > 1);

  /** Begin at the moment that was left; what goes wrong is kept in `trouble`. */
  async begin(): Promise<void> {
    this.trouble = null;
    this.#past = [];
    this.play.unstage();
    try {
      await this.#go(null);
    } catch (thrown) {
      this.trouble = troubled(thrown);
    }
  }

  /** Take back one's last move, and all that followed. */
  takeBack(): void {
    if (!this.mayTakeBack) return;
    this.#asked++;
    this.#past = this.#past.slice(0, -1);
    this.play.unstage();
    this.play.picked = null;
    this.queue.clear();
    this.#show(this.#past.at(-1)!);
  }

  async #go(move: string | null): Promise<void> {
    const mine = ++this.#asked;
    const before = this.#past.at(-1);
    this.thinking = true;
    try {
      const answer = await hall.playOn(this.table, { line: this.line, seat: this.seat, since: before?.since ?? "", move });
      if (mine !== this.#asked) return;
      const told = [...(before?.told ?? []), ...answer.moves.flatMap((one) => one.told)];
      const now = { since: answer.since, answer, told };
      this.#past = [...this.#past, now];
      this.queue.prepare(this.game);
      if (!this.ready) return this.#show(now);
      let shown = before?.told ?? [];
      answer.moves.forEach((one, i) => {
        shown = [...shown, ...one.told];
        const [so, last] = [shown, i === answer.moves.length - 1];
        const frame = { game: one.game, told: one.told, show: () => (last ? this.#show(now) : this.#put(one.game, so)) };
        if (i) this.queue.push(frame);
        else this.queue.now(frame);
      });
    } finally {
      if (mine === this.#asked) this.thinking = false;
    }
  }

  #put(game: PlayedOn["moves"][number]["game"], told: Told[]): void {
    this.play.told = told;
    this.play.last = told.findLast((one) => one.seat >= 0) ?? null;
    this.events = told.map((what) => ({ seq: what.line, at: 0, what }));
    this.play.show(game, this.seat);
    this.ready = true;
  }

  #show({ answer, told }: Moment): void {
    const { game } = answer.moves.at(-1)!;
    this.#put(game, told);
    this.outcome = game.outcome ?? null;
  }

  async #why(move: string): Promise<Advice> {
    const { advice } = await hall.playOn(this.table, { line: this.line, seat: this.seat, since: this.#past.at(-1)?.since ?? "", ask: move });
    if (!advice) throw new Trouble("not-now", "nothing was said of this move");
    return advice;
  }
}
