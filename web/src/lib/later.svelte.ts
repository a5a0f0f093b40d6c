// A move for later: chosen while others are on turn, made by itself when one's own comes, if it then still is what was chosen.

export class Later {
  /** The move that waits for one's turn. */
  move: string | null = $state(null);
  /** The move that did not fit any more when the turn came. */
  dropped: string | null = $state(null);
  #kind = "";

  /** `kind` says what a move does as things stand ("cover the Troll with a Dragon"): where it would do something else, nobody has chosen that. */
  constructor(private readonly kind: (move: string) => string) {}

  /** Choose a move for later; choosing it again takes it back. */
  choose(move: string): void {
    this.dropped = null;
    this.move = this.move === move ? null : move;
    this.#kind = this.move === null ? "" : this.kind(move);
  }

  forget(): void {
    this.move = this.dropped = null;
  }

  /** The turn has come: return the move to be made now, if it may be and still does what it did. */
  due(legal: Readonly<Record<string, unknown>>): string | null {
    const { move } = this;
    if (move === null) return null;
    this.move = null;
    if (move in legal && this.kind(move) === this.#kind) return move;
    this.dropped = move;
    return null;
  }
}
