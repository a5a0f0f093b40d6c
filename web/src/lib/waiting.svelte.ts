// Somebody waits for their turn and looks elsewhere meanwhile: it is called out when it comes, and once it is asked whether notices may appear.
// Loaded when one first looks elsewhere.
import { call, mayAsk, quiet } from "./attention";

const LONG = 20_000; // milliseconds of waiting with the tab out of sight, after which it is worth asking

export class Waiting {
  /** Whether it is the moment to ask if notices may appear: one has come back from a long wait. */
  asks = $state(false);
  #since: number | null = null; // when one began to wait out of sight
  #mine: boolean;

  /** `said` is what is called out; `mine` whether it is one's turn now. */
  constructor(private readonly said: () => [title: string, body: string], mine: boolean) {
    this.#mine = mine;
    document.addEventListener("visibilitychange", this.#looked);
    this.#looked();
  }

  /** Say whether it is one's turn; whoever does not see it is called. */
  turn(mine: boolean): void {
    if (mine === this.#mine) return;
    this.#mine = mine;
    if (!mine) {
      this.#since = document.visibilityState === "hidden" ? Date.now() : null;
      quiet();
    } else if (document.visibilityState === "hidden") call(...this.said());
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    quiet();
  }

  #looked = (): void => {
    if (document.visibilityState === "hidden") {
      if (!this.#mine) this.#since = Date.now();
      return;
    }
    if (this.#since !== null && Date.now() - this.#since > LONG) this.asks = mayAsk();
    this.#since = null;
  };
}
