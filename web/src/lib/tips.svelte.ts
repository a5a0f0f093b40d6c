// Which tips of a first game were read on this device, and which games need none any more.

const PLACE = "heorot-tips";
const ALL = "*"; // instead of tips: none are wanted any more

type Kept = Record<string, string[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // storage may be closed to us, or hold what is no JSON
  }
}

class Tips {
  #kept: Kept = $state.raw(kept());

  /** Whether a tip of a game was not read yet, and the game not yet played to its end. */
  fresh(game: string, id: string): boolean {
    const read = this.#kept[game] ?? [];
    return !read.includes(id) && !read.includes(ALL);
  }

  /** A tip was read; none named: the game is known now. */
  read(game: string, id = ALL): void {
    if (this.fresh(game, id)) this.#keep({ ...this.#kept, [game]: [...(this.#kept[game] ?? []), id] });
  }

  /** Say everything again. */
  forget(): void {
    this.#keep({});
  }

  #keep(all: Kept): void {
    this.#kept = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // then it lasts as long as the page
    }
  }
}

export const tips = new Tips();
