// How an act was scored, while it is told: figure by figure over its board as it lay then; after the last figure a table of it is shown.
// All of this comes when an act ends, or somebody asks for one.
import type { Play } from "$lib/play.svelte";
import type { Cell } from "./board";
import { boardAtEnd, untoldFrom } from "./ended";
import { type Act, type Scored, untilFigure } from "./scoring";

/** A board as it was last seen. */
export interface Seen {
  cells: Cell[];
  turned: boolean;
}

export class Telling {
  /** The act that is told, with its board if it was seen. */
  story: { act: Act; board: Seen | null } | null = $state.raw(null);
  /** Whether somebody opened it. */
  asked = $state(false);
  /** Which figure is told; after the last comes the table. */
  step = $state(0);
  /** The spaces whose numbers are written already. */
  counted: ReadonlySet<string> = $state.raw(new Set());
  /** The last figure whose points have come to the seat. */
  paid = $state(-1);
  readonly told: Scored | null = $derived.by(() => (this.story?.board && this.story.act.figures[this.step]) || null);
  /** No longer tell anything. */
  readonly end: () => void;

  /** Tell the acts of a game; `boards` has those that were seen, by act. */
  constructor(private readonly play: Play, private readonly boards: ReadonlyMap<string, Seen>) {
    this.end = $effect.root(() => {
      let [picked, staged] = [play.picked, play.staged];
      $effect(() => {
        const before = [picked, staged];
        [picked, staged] = [play.picked, play.staged];
        // whoever goes on playing sees the board; what was in hand for the move that ended the act goes on with nothing
        if ((picked !== null && picked !== before[0]) || (staged !== null && staged !== before[1])) this.shut();
      });
      $effect(() => {
        // the points beside the names and the lines of the saga come with the figures that bring them
        const { told, step, paid } = this;
        play.held = told ? untilFigure(play.counted, this.story!.act, step + (paid === step ? 1 : 0)) : null;
        play.untold = told ? untoldFrom(play.told, this.story!.act, step) : null;
      });
      return () => {
        play.telling = false;
        play.held = null;
        play.untold = null;
      };
    });
  }

  /** Show the table of an act. */
  open(act: Act): void {
    this.asked = true;
    this.story = { act, board: this.atEnd(act) };
    this.step = act.figures.length;
    if (this.play.actors.length) this.play.telling = true; // when it is over, its end lies above all
  }

  /** Go on with the game; an act that was told by itself is followed by the next one. */
  shut = (): void => {
    const { play } = this;
    const next = !!this.story && !this.asked && play.actors.length > 0;
    this.story = null;
    play.telling = false;
    if (next) void import("./counting").then(({ begins }) => begins(play), () => {});
  };

  /** Tell how an act was scored, or show the table of it at once. */
  tell(act: Act, aloud: boolean): void {
    const over = !this.play.actors.length;
    if (over && !aloud && !this.story) return void (this.play.telling = false); // the end of the game says enough; the table can be opened
    const board = this.atEnd(act);
    this.story = { act, board };
    this.asked = false;
    this.paid = -1;
    this.step = aloud && board ? 0 : act.figures.length;
    this.play.telling = aloud || !over;
  }

  /** Return an act's board as it lay when it ended, if it was seen. */
  private atEnd(act: Act): Seen | null {
    const seen = this.boards.get(act.act);
    return seen ? { cells: boardAtEnd(this.play.told, act, seen.cells), turned: seen.turned } : null;
  }
}
