// A board to try moves on: a prepared position, the moves made there, and what they brought. Nothing of it is kept in the hall.
import { hall, Trouble } from "./hall";
import { Queue } from "./moments-queue";
import { Play } from "./play.svelte";
import { troubled } from "./rulebook";
import type { Advice, Told, Tried } from "./wire";

export interface Start {
  position: Record<string, unknown>;
  seat: number;
  /** Whether one plays whoever is on turn, and sees through their eyes. */
  together?: boolean;
  /** What is drawn, and nothing more; without it all that the game draws. */
  deals?: string[] | null;
}

export class Practice {
  readonly play: Play;
  readonly queue: Queue;
  /** The moves made so far. */
  made: string[] = $state.raw([]);
  /** What is told of the last of them. */
  told: Told[] = $state.raw([]);
  /** Whether the position is on the board. */
  ready = $state(false);
  trouble: Trouble | null = $state.raw(null);
  /** Through whose eyes it is seen. */
  seat = $state(0);
  #asked = 0;

  /**
   * `right` says whether a move is to be made at all; one that is not leaves everything as it is.
   * After `most` moves nothing more is offered: the board is only looked at.
   */
  constructor(readonly game: string, readonly start: Start, names: string[], right: (move: string) => boolean = () => true, readonly most = Infinity) {
    this.play = new Play({
      why: (move) => this.#why(move),
      move: async (move) => {
        if (!right(move)) return;
        this.queue.prepare(game);
        await this.make([...this.made, move]);
      },
    });
    this.queue = new Queue(this.play);
    this.play.names = names;
    this.seat = start.seat;
  }

  /** Put the position on the board, and make these moves on it. */
  async make(moves: string[]): Promise<void> {
    const mine = ++this.#asked;
    let found = await this.#try({ moves });
    let { seat } = this;
    const next = found.game.actors[0];
    if (this.start.together && next !== undefined && next !== seat) {
      seat = next;
      found = await this.#try({ moves, seat });
    }
    if (mine !== this.#asked) return;
    this.seat = seat;
    const further = this.ready && moves.length === this.made.length + 1;
    this.made = moves;
    this.told = found.told.filter((told) => told.line === moves.length && moves.length > 0);
    const show = () => {
      this.play.told = found.told;
      this.play.last = found.told.findLast((told) => told.seat >= 0) ?? null;
      this.play.show(moves.length < this.most ? found.game : { ...found.game, legal: {} }, seat);
    };
    this.queue.clear();
    if (further) this.queue.now({ game: found.game, told: this.told, show });
    else show();
    this.ready = true;
  }

  /** Begin anew; what goes wrong is kept in `trouble`. */
  async again(moves: string[] = []): Promise<boolean> {
    this.trouble = null;
    this.play.unstage();
    this.play.picked = null;
    this.play.refusal = null;
    this.play.trouble = null;
    try {
      await this.make(moves);
      return true;
    } catch (thrown) {
      this.trouble = troubled(thrown);
      return false;
    }
  }

  async #why(move: string): Promise<Advice> {
    const { advice } = await this.#try({ moves: this.made, ask: move });
    if (!advice) throw new Trouble("not-now", "nothing was said of this move");
    return advice;
  }

  #try(what: { moves: string[]; ask?: string; seat?: number }): Promise<Tried> {
    return hall.attempt(this.game, { position: this.start.position, seat: this.seat, deals: this.start.deals ?? null, ...what });
  }
}
