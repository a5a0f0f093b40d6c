// How an act was scored, while it is told: figure by figure over its board as it lay then; after the last figure a table of it is shown.
import { untrack } from "svelte";
import type { Play } from "$lib/play.svelte";
import { settings } from "$lib/settings.svelte";
import type { Cell } from "./board";
import { seen } from "./saying";
import { type Act, boardAtEnd, roman, type Scored, scoredActs, untilFigure, untoldFrom } from "./scoring";

interface Seen {
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
  readonly acts: Act[] = $derived.by(() => scoredActs(this.play().told));
  readonly told: Scored | null = $derived.by(() => (this.story?.board && this.story.act.figures[this.step]) || null);

  private readonly boards = new Map<string, Seen>(); // as they were last seen, by act
  private known = -1;

  /** Watch a game: an act that ends is told by itself. */
  constructor(private readonly play: () => Play) {
    $effect(() => {
      const found = this.acts;
      const { cells, turned, act } = seen(play());
      untrack(() => {
        const before = this.known;
        this.known = found.length;
        if (found.length < before) this.shut();
        else if (before >= 0 && found.length > before && !play().leafing) this.tell(found.at(-1)!, settings.speed > 0);
        if (cells && act) this.boards.set(roman(act), { cells, turned: turned ?? false });
      });
    });
    $effect(() => {
      if (play().picked !== null || play().staged !== null) this.shut(); // whoever goes on playing sees the board
    });
    $effect(() => {
      // the points beside the names and the lines of the saga come with the figures that bring them
      play().held = this.told ? untilFigure(play().counted, this.story!.act, this.step) : null;
      play().untold = this.told ? untoldFrom(play().told, this.story!.act, this.step) : null;
    });
    $effect(() => () => {
      play().telling = false;
      play().held = null;
      play().untold = null;
    });
  }

  /** Show the table of an act. */
  open = (act: Act): void => {
    this.asked = true;
    this.story = { act, board: this.atEnd(act) };
    this.step = act.figures.length;
    if (this.play().actors.length) this.play().telling = true; // when it is over, its end lies above all
  };

  shut = (): void => {
    this.story = null;
    untrack(() => (this.play().telling = false));
  };

  /** Tell how an act was scored, or show the table of it at once. */
  private tell(act: Act, aloud: boolean): void {
    const over = !this.play().actors.length;
    if (over && !aloud && !this.story) return; // the end of the game says enough; the table can be opened
    const board = this.atEnd(act);
    this.story = { act, board };
    this.asked = false;
    this.step = aloud && board ? 0 : act.figures.length;
    this.play().telling = aloud || !over;
  }

  /** Return an act's board as it lay when it ended, if it was seen. */
  private atEnd(act: Act): Seen | null {
    const seen = this.boards.get(act.act);
    return seen ? { cells: boardAtEnd(this.play().told, act, seen.cells), turned: seen.turned } : null;
  }
}
